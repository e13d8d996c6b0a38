#if SQLite
    import IntentRuntime
    import IntentSystem

    /// The queue of all programs that write to a store or move its log into the database: an advisory lock on a file
    /// beside the database.
    ///
    /// The file is never deleted. If another program deletes it, the next holder notices and creates a new one.
    final class WriterLock: Sendable {
        /// The holder of the lock at one moment.
        enum Holder: Hashable, Sendable {
            case none
            /// The process identifier; nil if it is this process, or unknown.
            case process(CInt?)
        }

        private struct State: Sendable {
            /// Whether a thread of this process waits for the lock or holds it.
            var isTaken = false
            /// Nil until the lock is first used.
            var file: FileLock?
        }

        private let place: StorePlace
        private let timeout: Duration
        private let state = Monitor(State())

        /// Creates a lock without opening its file.
        /// - Parameter timeout: How long ``withLock(_:)`` waits.
        init(_ place: StorePlace, timeout: Duration) {
            self.place = place
            self.timeout = timeout
        }

        /// Waits for the lock, and holds it while `body` runs. Calls must not be nested.
        /// - Throws: `StoreError` with code `unavailable` if others hold the lock until the timeout; any error of `body`.
        func withLock<Result>(_ body: () throws -> Result) throws -> Result {
            guard let file = try acquired(until: .now + timeout) else { throw timedOut() }
            defer { release(file) }
            return try body()
        }

        /// Waits until each holder of this moment has released the lock, for at most `timeout`.
        /// - Returns: Whether they have.
        func waitUntilFree(timeout: Duration) throws(StoreError) -> Bool {
            guard let file = try acquired(until: .now + timeout) else { return false }
            release(file)
            return true
        }

        /// Returns the current holder, without waiting.
        func holder() throws(StoreError) -> Holder {
            // A separate descriptor, since this object's may hold the lock.
            let lock = try StorePlace.openLock(place.lock)
            let isFree = try StoreError.translating("lock", place.lock, try lock.acquireIfFree())
            guard isFree else { return .process(lock.holder()) }
            lock.release()
            return .none
        }

        private func timedOut() -> StoreError {
            let holder =
                switch try? holder() {
                case .process(let id?)?: "process \(id)"
                default: "another writer"
                }
            return StoreError(
                .unavailable,
                "'\(place.path)' is locked by \(holder), and nothing was written; wait for it to finish, or resume or stop it"
            )
        }
    }

    extension WriterLock {
        /// Returns the file once this thread holds its lock; nil after the deadline.
        private func acquired(until deadline: ContinuousClock.Instant) throws(StoreError) -> FileLock? {
            let isNext = state.wait { state in
                if !state.isTaken {
                    state.isTaken = true
                    return .done(true)
                }
                let left = ContinuousClock.now.duration(to: deadline)
                return left > .zero ? .wait(atMost: left) : .done(false)
            }
            guard isNext else { return nil }
            do {
                if let file = try locked(until: deadline) { return file }
            } catch {
                state.withLock { $0.isTaken = false }
                throw error
            }
            state.withLock { $0.isTaken = false }
            return nil
        }

        private func locked(until deadline: ContinuousClock.Instant) throws(StoreError) -> FileLock? {
            while true {
                let file = try openedFile()
                guard try StoreError.translating("lock", place.lock, try file.acquire(until: deadline)) else {
                    return nil
                }
                if StorePlace.isCurrent(file, at: place.lock) { return file }
                file.release()
                state.withLock { $0.file = nil }
            }
        }

        /// Only the thread that has taken the turn calls this.
        private func openedFile() throws(StoreError) -> FileLock {
            if let file = state.withLock({ $0.file }) { return file }
            let file = try StorePlace.openLock(place.lock)
            state.withLock { $0.file = file }
            return file
        }

        private func release(_ file: FileLock) {
            file.release()
            state.withLock { $0.isTaken = false }
        }
    }
#endif
