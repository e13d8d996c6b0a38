public import Foundation

/// What a handler answers when it has confirmed or handled an intent. Generated responses are subclasses, with a code and
/// a property for each value.
open class INIntentResponse: NSObject {
    /// What the app opens with, where it has to be opened.
    open var userActivity: NSUserActivity?

    public required override init() {}
}
