import Foundation
import IntentRuntime

extension DateComponents {
    /// With a calendar, as Apple's system gives them: the stored ones have none.
    static func stored(_ value: IntentValue) -> DateComponents? {
        guard var components = DateComponents(intentValue: value) else { return nil }
        components.calendar = Calendar(identifier: .gregorian)
        return components
    }
}
