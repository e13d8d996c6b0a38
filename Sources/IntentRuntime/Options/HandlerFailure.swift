/// Why a handler gave no answer.
public enum HandlerFailure: Error, Hashable, Sendable {
    case timedOut
    case failed(String)
    case notSignedIn
    /// No handler, too many abandoned calls, or the handler's own word that its source cannot be reached.
    case unavailable(String)
    case crashed
}
