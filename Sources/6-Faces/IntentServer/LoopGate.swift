#if Server
    internal import NIOCore
    internal import Synchronization

    /// The way from other threads to a server's event loop, until the server stops. An answer can take longer than the server
    /// lives, and an event loop accepts no work after its end.
    final class LoopGate: Sendable {
        let loop: any EventLoop
        private let isOpen = Mutex(true)

        init(_ loop: any EventLoop) {
            self.loop = loop
        }

        /// Runs work on the loop; does nothing if the gate is closed.
        /// - Returns: Whether the work will run.
        @discardableResult
        func execute(_ work: @escaping @Sendable () -> Void) -> Bool {
            isOpen.withLock { isOpen in
                if isOpen { loop.execute(work) }
                return isOpen
            }
        }

        /// Runs work on the loop, and returns its result.
        /// - Throws: The work's error, or a `CancellationError` if the gate is closed.
        func submit<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
            try await flatSubmit { [loop] in loop.makeCompletedFuture(withResultOf: work) }
        }

        /// Runs work on the loop, and waits for the result of its future.
        /// - Throws: The future's error, or a `CancellationError` if the gate is closed.
        func flatSubmit<Result: Sendable>(
            _ work: @escaping @Sendable () -> EventLoopFuture<Result>
        ) async throws -> Result {
            // The loop resumes the task. A future's own function to wait for it uses the loop once more, from this thread.
            try await withCheckedThrowingContinuation { continuation in
                let isSubmitted = execute { work().whenComplete { continuation.resume(with: $0) } }
                if !isSubmitted { continuation.resume(throwing: CancellationError()) }
            }
        }

        /// Closes the gate, and returns when the loop has run everything that came through it.
        func close() async {
            isOpen.withLock { $0 = false }
            try? await loop.submit {}.get()
        }
    }
#endif
