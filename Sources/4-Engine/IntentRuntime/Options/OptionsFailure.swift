/// Why a handler, a file, a command or an address gave no answer: the error that a caller receives.
///
/// A handler throws ``HandlerError`` or any other error. The engine converts it to an `OptionsFailure`, as it does with
/// whatever else prevents an answer, such as a missed deadline.
public struct OptionsFailure: Error, Hashable, Sendable {
    /// The kind of a failure. New codes may be added.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The code as it appears in JSON output, such as `timedOut`.
        public let description: String

        init(_ name: String) {
            description = name
        }

        /// The deadline passed before the answer arrived.
        public static let timedOut = Code("timedOut")
        /// The handler threw an error, or the answer is invalid.
        public static let failed = Code("failed")
        /// The user has to sign in first.
        public static let notSignedIn = Code("notSignedIn")
        /// There is no handler, too many calls were abandoned, or the data source is unavailable.
        public static let unavailable = Code("unavailable")
        /// The process of the handler exited or was ended for violating a limit.
        public static let crashed = Code("crashed")
        /// The options come from a command or an address that the user has not trusted. Nothing was run or fetched.
        public static let sourceNotTrusted = Code("sourceNotTrusted")
    }

    /// The kind of the failure.
    public let code: Code
    /// A phrase without a full stop that explains the failure.
    package let text: UserText
    /// The text in English, or the message of the handler; never empty.
    public var message: String { text.description }

    /// Creates a failure.
    /// - Parameters:
    ///   - code: The kind of the failure.
    ///   - message: A phrase without a full stop; nil or empty for the standard message of the code.
    public init(_ code: Code, message: String? = nil) {
        self.code = code
        if let message, !message.isEmpty { text = UserText(verbatim: message) } else { text = code.standardText }
    }
}

extension OptionsFailure {
    package static let timedOut = OptionsFailure(.timedOut)
    package static let notSignedIn = OptionsFailure(.notSignedIn)

    init(_ code: Code, _ text: UserText) {
        (self.code, self.text) = (code, text)
    }

    package static func failed(_ message: String) -> OptionsFailure { OptionsFailure(.failed, message: message) }

    package static func unavailable(_ message: String) -> OptionsFailure {
        OptionsFailure(.unavailable, message: message)
    }

    package static func crashed(_ message: String) -> OptionsFailure { OptionsFailure(.crashed, message: message) }

    package static func sourceNotTrusted(_ message: String) -> OptionsFailure {
        OptionsFailure(.sourceNotTrusted, message: message)
    }

    /// Creates a failure from an error that a handler threw.
    package init(thrown error: any Error) {
        switch error {
        case let failure as OptionsFailure: self = failure
        case let error as HandlerError: self.init(Code(error.code.description), message: error.message)
        case is CancellationError: self.init(.failed, message: "the handler canceled its own work")
        default: self.init(.failed, message: error.textForPeople)
        }
    }

    /// The message; nil if it is the standard one, which the code already says.
    package var ownMessage: String? { text == code.standardText ? nil : message }
}

extension OptionsFailure.Code {
    fileprivate var standardText: UserText {
        switch self {
        case .timedOut: UserText("the request timed out")
        case .notSignedIn: UserText("sign-in is required")
        case .unavailable: UserText("the data source is unavailable")
        case .crashed: UserText("the handler's process exited")
        case .sourceNotTrusted: UserText("the source of the options is not trusted")
        default: UserText("the handler failed")
        }
    }
}

extension OptionsFailure: CustomStringConvertible {
    /// The message on one line.
    public var description: String { message.onOneLine }
}
