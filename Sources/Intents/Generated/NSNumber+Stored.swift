import Foundation
import IntentRuntime

extension NSNumber {
    /// Nil for what is no number; seconds for a length of time.
    static func stored(_ value: IntentValue) -> NSNumber? {
        switch value {
        case .boolean(let value): NSNumber(value: value)
        case .integer(let value): NSNumber(value: value)
        case .decimal(let value): NSNumber(value: value)
        case .timeInterval(let duration): NSNumber(value: IntentValue.seconds(of: duration))
        default: nil
        }
    }
}
