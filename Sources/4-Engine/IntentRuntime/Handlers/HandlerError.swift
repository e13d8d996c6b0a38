/// The error that a handler throws for a state that an editor can explain to the user.
///
/// A handler may throw any other error, which becomes ``OptionsFailure/Code/failed`` with its description. Callers receive
/// an ``OptionsFailure`` in both cases.
public struct HandlerError: Error, Hashable, Sendable {
    /// The state to show. New codes may be added.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The code as it appears in JSON output, such as `notSignedIn`.
        public let description: String

        private init(_ name: String) {
            description = name
        }

        /// The user has to sign in first.
        public static let notSignedIn = Code("notSignedIn")
        /// The data source is unavailable at the moment.
        public static let unavailable = Code("unavailable")
        /// Any other failure, explained by the message.
        public static let failed = Code("failed")
    }

    /// The state that an editor shows.
    public let code: Code
    /// The message that an editor may show; nil for the standard message of the code.
    public let message: String?

    /// Creates an error.
    /// - Parameters:
    ///   - code: The state to show.
    ///   - message: A phrase for the user, without a full stop.
    public init(_ code: Code, message: String? = nil) {
        self.code = code
        self.message = message
    }

    /// Creates an error with a message.
    /// - Parameter message: A phrase for the user, without a full stop.
    public init(_ code: Code, _ message: String) {
        self.init(code, message: message)
    }

    /// Returns the error for a parameter that the definition of the handler does not declare as dynamic.
    public static func unknown(parameter: String) -> HandlerError {
        HandlerError(.failed, message: "the handler has no parameter '\(parameter)'")
    }
}

extension HandlerError: CustomStringConvertible {
    /// The message, or the standard message of the code, on one line.
    public var description: String { OptionsFailure(thrown: self).description }
}
