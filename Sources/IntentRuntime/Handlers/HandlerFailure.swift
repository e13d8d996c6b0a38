/// The reason why a handler or another source of options did not answer.
public enum HandlerFailure: Error, Hashable, Sendable {
    /// The deadline passed before the answer arrived.
    case timedOut
    /// The handler threw an error, described by the message.
    case failed(String)
    /// The user has to sign in first.
    case notSignedIn
    /// There is no handler, too many calls were abandoned, or the handler reported that its data source is unavailable.
    /// The message explains which.
    case unavailable(String)
    /// The process of the handler exited or was ended for violating a limit. The message explains why and may be empty.
    case crashed(String)
    /// The options come from a command or an address that the user has not trusted. Nothing was run or fetched.
    case sourceNotTrusted(String)
}

extension HandlerFailure {
    /// Creates a failure from an error that a handler threw.
    package init(thrown error: any Error) {
        switch error {
        case let failure as HandlerFailure: self = failure
        case let error as HandlerError: self.init(error)
        case is CancellationError: self = .failed("the handler canceled its own work")
        default: self = .failed(String(describing: error))
        }
    }

    private init(_ error: HandlerError) {
        switch error.code {
        case .notSignedIn: self = .notSignedIn
        case .unavailable: self = .unavailable(error.message ?? "the data source is unavailable")
        default: self = .failed(error.message ?? "the handler failed")
        }
    }
}

extension HandlerFailure {
    /// The failure as part of a sentence.
    package var phrase: String {
        switch self {
        case .timedOut: "the request timed out"
        case .failed(let message): message
        case .notSignedIn: "sign-in is required"
        case .unavailable(let message): message
        case .crashed(""): "the handler's process exited"
        case .crashed(let message): message
        case .sourceNotTrusted(let message): message
        }
    }
}
