public import Foundation
import IntentRuntime

/// An error that occurs when a handler cannot be called.
public struct INHandlerProblem: Error, Hashable, CustomStringConvertible {
    public let description: String

    /// A handler must implement one form of each requirement: with a completion handler, or async.
    static func missingRequirement(_ requirement: String, of intent: Any.Type, handler: Any.Type) -> INHandlerProblem {
        INHandlerProblem(
            description: """
                \(handler) implements neither form of '\(requirement)' for \(intent): add the form with a completion \
                handler or the async form
                """)
    }

    static func otherHandler(_ handler: Any, of intent: Any.Type, role: Any.Type) -> INHandlerProblem {
        INHandlerProblem(description: "\(type(of: handler)), the handler of \(intent), does not conform to \(role)")
    }

    static func noHandler(of intent: Any.Type, provider: String) -> INHandlerProblem {
        INHandlerProblem(description: "\(provider) provides no handler for \(intent)")
    }

    static func unknownParameter(_ parameter: String, of intent: Any.Type) -> INHandlerProblem {
        INHandlerProblem(description: "\(intent) has no parameter '\(parameter)'")
    }

    /// Returns the error for a parameter that the handler does not provide. For generated code.
    public static func unknown(parameter: String, of intent: INIntent) -> INHandlerProblem {
        unknownParameter(parameter, of: type(of: intent))
    }
}

extension INHandlerProblem: LocalizedError {
    public var errorDescription: String? { description }
}

extension HandlerError {
    /// Converts an error for the runtime. Uses the localized description if the error has one.
    static func runtimeError(for error: any Error) -> any Error {
        switch error {
        case is HandlerError, is CancellationError: error
        case let error as any LocalizedError where error.errorDescription != nil:
            HandlerError(.failed, message: error.errorDescription)
        case let error as NSError where error.userInfo[NSLocalizedDescriptionKey] != nil:
            HandlerError(.failed, message: error.localizedDescription)
        default: HandlerError(.failed, message: String(describing: error))
        }
    }
}
