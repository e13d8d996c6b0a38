public import Foundation

/// The object that the system asks first for the handler of an intent; an app's extension has a subclass.
open class INExtension: NSObject, INIntentHandlerProviding {
    public override init() {}

    /// The object itself, unless a subclass chooses among several.
    open func handler(for intent: INIntent) -> Any? { self }
}
