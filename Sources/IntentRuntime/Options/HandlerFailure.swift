/// Why a handler gave no answer.
public enum HandlerFailure: Error, Hashable, Sendable {
    case timedOut
    case failed(String)
    case notSignedIn
    /// No handler, too many abandoned calls, or the handler's own word that its source cannot be reached.
    case unavailable(String)
    /// Its process ended, by itself or since it broke a rule that it was given; says how, or nothing.
    case crashed(String)
    /// Options come from a command or an address that the user has not allowed; nothing was run or fetched.
    case sourceNotTrusted(String)
}
