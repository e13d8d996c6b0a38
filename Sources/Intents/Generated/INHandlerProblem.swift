public import Foundation

/// Why a handler could not be asked, by its name, the requirement's and the intent's.
public struct INHandlerProblem: Error, Hashable, CustomStringConvertible {
    public let description: String

    /// A handler has to implement one form of each requirement, with a completion or `async`.
    static func missingRequirement(_ requirement: String, of intent: Any.Type, handler: Any.Type) -> INHandlerProblem {
        INHandlerProblem(
            description: """
                \(handler) implements neither form of '\(requirement)' for \(intent): add the one with a completion or \
                the async one
                """)
    }

    static func otherHandler(_ handler: Any, of intent: Any.Type, role: Any.Type) -> INHandlerProblem {
        INHandlerProblem(description: "\(type(of: handler)), the handler of \(intent), does not conform to \(role)")
    }

    static func noHandler(of intent: Any.Type, provider: String) -> INHandlerProblem {
        INHandlerProblem(description: "\(provider) gives no handler for \(intent)")
    }

    static func unknownParameter(_ parameter: String, of intent: Any.Type) -> INHandlerProblem {
        INHandlerProblem(description: "\(intent) does not know the parameter '\(parameter)'")
    }

    /// For generated code, which was asked about a parameter that no handler provides.
    public static func unknown(parameter: String, of intent: INIntent) -> INHandlerProblem {
        unknownParameter(parameter, of: type(of: intent))
    }
}

extension INHandlerProblem: LocalizedError {
    public var errorDescription: String? { description }
}
