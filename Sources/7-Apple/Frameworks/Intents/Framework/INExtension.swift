public import Foundation

/// An object that provides handlers for intents.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    /// Returns an object that conforms to the intent's handling protocol, or nil if the intent is not handled.
    func handler(for intent: INIntent) -> Any?
}

/// The entry point of an intents extension. Subclass it to provide the handler of each intent.
open class INExtension: NSObject, INIntentHandlerProviding {
    public override init() {}

    /// Returns the extension itself. Override it to return separate handlers.
    open func handler(for intent: INIntent) -> Any? { self }
}
