public import Foundation

/// An intent or an activity that an app offers. Nothing here shows it.
open class INShortcut: NSObject {
    public let intent: INIntent?
    public let userActivity: NSUserActivity?

    /// Nil for an intent that no generated class describes.
    public init?(intent: INIntent) {
        guard type(of: intent).generatedDefinition != nil else { return nil }
        self.intent = intent
        userActivity = nil
    }

    public init(userActivity: NSUserActivity) {
        intent = nil
        self.userActivity = userActivity
    }
}
