public import Foundation

/// That a person used an intent. Donations go nowhere here: every call ends at once, and well.
open class INInteraction: NSObject {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
    open var direction: INInteractionDirection = .unspecified
    open var dateInterval: DateInterval?
    open var identifier: String = UUID().uuidString
    open var groupIdentifier: String?

    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
    }

    /// Does nothing but call the completion, with nil.
    open func donate(completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    /// Does nothing.
    open func donate() async throws {}

    /// Does nothing but call the completion, with nil.
    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    /// Does nothing.
    open class func deleteAll() async throws {}

    /// Does nothing but call the completion, with nil.
    open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    /// Does nothing.
    open class func delete(with identifiers: [String]) async throws {}

    /// Does nothing but call the completion, with nil.
    open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    /// Does nothing.
    open class func delete(with groupIdentifier: String) async throws {}
}
