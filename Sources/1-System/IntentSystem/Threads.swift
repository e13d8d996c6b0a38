import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A thread of the operating system, outside Swift's cooperative pool, so that it may block.
package enum PlatformThread {
    /// Large enough for handlers; only the pages that are touched use memory.
    private static let stackBytes = 1 << 20

    /// Runs `body` on a new thread, which ends when it returns.
    /// - Returns: False if the system cannot create a thread.
    package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        let attributes = makeAttributes()
        defer {
            pthread_attr_destroy(attributes)
            attributes.deallocate()
        }
        let argument = Unmanaged.passRetained(ThreadBody(run: body)).toOpaque()
        let isStarted = create(attributes, argument)
        if !isStarted { Unmanaged<ThreadBody>.fromOpaque(argument).release() }
        return isStarted
    }

    /// Blocks the calling thread.
    package static func sleep(for duration: Duration) {
        var rest = timespec(waiting: duration)
        var left = timespec()
        while nanosleep(&rest, &left) != 0, errno == EINTR { rest = left }
    }

    private static func makeAttributes() -> UnsafeMutablePointer<pthread_attr_t> {
        let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
        pthread_attr_init(attributes)
        pthread_attr_setdetachstate(attributes, CInt(PTHREAD_CREATE_DETACHED))
        pthread_attr_setstacksize(attributes, stackBytes)
        return attributes
    }

    private static func create(
        _ attributes: UnsafeMutablePointer<pthread_attr_t>, _ argument: UnsafeMutableRawPointer
    ) -> Bool {
        #if canImport(Darwin)
            var thread: pthread_t?
            return pthread_create(&thread, attributes, { runThreadBody($0) }, argument) == 0
        #else
            // A number in Glibc, a pointer in Musl.
            let thread = UnsafeMutablePointer<pthread_t>.allocate(capacity: 1)
            defer { thread.deallocate() }
            return pthread_create(thread, attributes, { runThreadBody($0) }, argument) == 0
        #endif
    }
}

/// Boxes a closure so that a C pointer can refer to it.
final class ThreadBody: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
        self.run = run
    }
}

func runThreadBody(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    // `start` always passes the box.
    guard let argument else { return nil }
    Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
    return nil
}

/// A thread that runs closures and jobs in the order in which they are submitted; tasks may prefer it as their executor.
///
/// Whoever creates it calls ``end()``. Work that is submitted later, such as a late job of a task, still gets a thread.
package final class WorkThread: TaskExecutor {
    private enum Work: Sendable {
        case job(UnownedJob)
        case body(@Sendable () -> Void)
    }

    private struct State: Sendable {
        var queue: [Work] = []
        var isRunning = false
        var isEnded = false
    }

    private let state = Monitor(State())

    package init() {}

    /// Returns a thread that already runs; nil if the system cannot create one.
    package static func started() -> WorkThread? {
        let thread = WorkThread()
        thread.state.withLock { $0.isRunning = true }
        return PlatformThread.start { thread.runUntilEnd() } ? thread : nil
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        submit(.job(UnownedJob(job)))
    }

    package func run(_ body: @escaping @Sendable () -> Void) {
        submit(.body(body))
    }

    /// Ends the thread when it has run everything that was submitted.
    package func end() {
        state.withLock { $0.isEnded = true }
    }

    private func submit(_ work: Work) {
        let needsThread = state.withLock { state in
            state.queue.append(work)
            defer { state.isRunning = true }
            return !state.isRunning
        }
        guard needsThread, !PlatformThread.start({ self.runUntilEnd() }) else { return }
        // The system cannot create a thread, so the caller's runs the work.
        while let work = next(waits: false) { perform(work) }
    }

    private func runUntilEnd() {
        while let work = next(waits: true) { perform(work) }
    }

    private func perform(_ work: Work) {
        switch work {
        case .job(let job): job.runSynchronously(on: asUnownedTaskExecutor())
        case .body(let body): body()
        }
    }

    private func next(waits: Bool) -> Work? {
        state.wait { state in
            if !state.queue.isEmpty { return .done(state.queue.removeFirst()) }
            if waits, !state.isEnded { return .wait(atMost: nil) }
            state.isRunning = false
            return .done(nil)
        }
    }
}

/// Threads for calls: one for each call, reused after the call has ended.
package final class ThreadPool: Sendable {
    /// When more threads than this are idle, a released one ends.
    private static let maximumIdleCount = 4

    private let idle = Mutex<[WorkThread]>([])

    package init() {}

    deinit {
        for thread in idle.withLock({ $0 }) { thread.end() }
    }

    /// Returns an idle thread or a new one; nil if the system cannot create one.
    package func acquire() -> WorkThread? {
        idle.withLock { $0.popLast() } ?? WorkThread.started()
    }

    /// Makes a thread available again.
    /// - Precondition: Everything that ran on it has ended.
    package func release(_ thread: WorkThread) {
        let isReused = idle.withLock { idle in
            guard idle.count < Self.maximumIdleCount else { return false }
            idle.append(thread)
            return true
        }
        if !isReused { thread.end() }
    }
}
