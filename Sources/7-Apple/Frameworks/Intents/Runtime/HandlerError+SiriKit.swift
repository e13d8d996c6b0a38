import Foundation
import IntentRuntime

/// The reasons why a SiriKit handler cannot be called.
extension HandlerError {
    /// A handler must implement one form of each requirement: with a completion handler, or async.
    static func missingRequirement(_ requirement: String, of intent: Any.Type, handler: Any.Type) -> HandlerError {
        HandlerError(
            .failed,
            message: """
                \(handler) implements neither form of '\(requirement)' for \(intent): add the form with a completion \
                handler or the async form
                """)
    }

    static func otherHandler(_ handler: Any, of intent: Any.Type, role: Any.Type) -> HandlerError {
        HandlerError(
            .failed, message: "\(type(of: handler)), the handler of \(intent), does not conform to \(role)")
    }

    static func noHandler(of intent: Any.Type, provider: String) -> HandlerError {
        HandlerError(.failed, message: "\(provider) provides no handler for \(intent)")
    }

    static func notGenerated(_ intent: Any.Type) -> HandlerError {
        HandlerError(
            .failed, message: "\(intent) cannot be performed: generate its class with this version of intentgen")
    }

    static func unknownParameter(_ parameter: String, of intent: Any.Type) -> HandlerError {
        HandlerError(.failed, message: "\(intent) has no parameter '\(parameter)'")
    }
}

/// Returns the error of a handler, a query or an action in the form that the runtime shows, with its localized description.
package func runtimeError(for error: any Error) -> any Error {
    // Any error can become an `NSError`. One without a description would be shown as a domain and a number, which is all that
    // Foundation's own errors say of themselves.
    let system = error as NSError
    let isDescribed = system.userInfo[NSLocalizedDescriptionKey] != nil || "\(error)".hasPrefix("Error Domain=")
    guard !(error is any LocalizedError), isDescribed else { return error }
    return HandlerError(.failed, message: system.localizedDescription)
}
