public import Foundation

/// Finds the object that handles an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    /// An object that conforms to the intent's handling protocol; nil where the intent is not handled.
    func handler(for intent: INIntent) -> Any?
}
