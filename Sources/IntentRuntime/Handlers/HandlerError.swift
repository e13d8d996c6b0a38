/// A handler's answer that it cannot answer, in words the editor understands.
public struct HandlerError: Error, Hashable, Sendable {
    /// Open, so that a new state breaks no switch.
    public struct Code: Hashable, Sendable {
        let name: String

        /// The user has to sign in somewhere first.
        public static let notSignedIn = Code(name: "notSignedIn")
        /// The source cannot be reached now.
        public static let unavailable = Code(name: "unavailable")
        /// Anything else; the message says what.
        public static let failed = Code(name: "failed")
    }

    /// Which state the editor shows.
    public let code: Code
    /// What an editor may show, nil for the code's own words.
    public let message: String?

    /// Thrown by a handler in place of an answer; `message` is one sentence for the person at the editor.
    public init(_ code: Code, message: String? = nil) {
        self.code = code
        self.message = message
    }
}
