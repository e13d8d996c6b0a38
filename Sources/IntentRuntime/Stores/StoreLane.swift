import IntentSystem

/// Where an engine's asynchronous functions call the store: a thread of their own.
///
/// A store call blocks: it waits for the disk, and for other processes' turns at the lock. Swift's cooperative pool
/// has as many threads as the machine has cores, and a few such waits there would hold up every task of the program.
/// Reading has a lane of its own, since it does not wait for writers.
final class StoreLane: Sendable {
    private let thread = WorkThread()

    deinit {
        thread.end()
    }

    func run<Answer: Sendable>(_ body: @escaping @Sendable () throws -> Answer) async throws -> Answer {
        try await withCheckedThrowingContinuation { continuation in
            submit { continuation.resume(with: Result(catching: body)) }
        }
    }

    func submit(_ body: @escaping @Sendable () -> Void) {
        thread.run(body)
    }
}
