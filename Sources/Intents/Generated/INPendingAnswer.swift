import Foundation

/// An answer that a completion will bring. The first one counts: a completion that is called twice does no harm. One that
/// is never called is waited for until the waiting task is cancelled, as the runtime does at its deadline.
final class INPendingAnswer<Answer>: @unchecked Sendable {
    // Guards both.
    private let lock = NSLock()
    private var result: Result<Answer, any Error>?
    private var waiting: CheckedContinuation<Void, Never>?

    func end(_ result: Result<Answer, any Error>) {
        let waiting = lock.withLock {
            guard self.result == nil else { return nil as CheckedContinuation<Void, Never>? }
            self.result = result
            return self.waiting.take()
        }
        waiting?.resume()
    }

    /// - Throws: The failure, or a `CancellationError`.
    nonisolated(nonsending) func value() async throws -> Answer {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isThere = lock.withLock {
                    if result == nil { waiting = continuation }
                    return result != nil
                }
                if isThere { continuation.resume() }
            }
        } onCancel: {
            end(.failure(CancellationError()))
        }
        guard let result = lock.withLock({ result }) else {
            preconditionFailure("a wait for an answer ends when there is one")
        }
        return try result.get()
    }
}
