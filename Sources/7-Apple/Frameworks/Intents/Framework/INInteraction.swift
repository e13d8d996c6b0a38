public import Foundation

/// A use of an intent. Donations have no effect here; every call succeeds immediately.
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

    /// Does nothing except call the completion handler with nil.
    open func donate(completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    /// Does nothing.
    open func donate() async throws {}

    /// Does nothing except call the completion handler with nil.
    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    /// Does nothing.
    open class func deleteAll() async throws {}

    /// Does nothing except call the completion handler with nil.
    open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    /// Does nothing.
    open class func delete(with identifiers: [String]) async throws {}

    /// Does nothing except call the completion handler with nil.
    open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    /// Does nothing.
    open class func delete(with groupIdentifier: String) async throws {}
}

/// Whether the app or the user started an interaction.
public enum INInteractionDirection: Int, Sendable {
    case unspecified = 0
    case outgoing = 1
    case incoming = 2
}

/// The state of handling an interaction's intent.
public enum INIntentHandlingStatus: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case inProgress = 2
    case success = 3
    case failure = 4
    case deferredToApplication = 5
    case userConfirmationRequired = 6
}
