public import Foundation

extension URL: IntentValueConvertible {
    public init?(intentValue: IntentValue) {
        guard case .url(let text) = intentValue else { return nil }
        self.init(string: text)
    }

    public var intentValue: IntentValue { .url(absoluteString) }
}
