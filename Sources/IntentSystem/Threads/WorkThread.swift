/// A thread that does what it is given, one thing after the other; tasks may prefer it as their executor.
///
/// Whoever made it ends it. Work that comes after that, such as a late job of a task, still gets a thread.
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

    /// A thread that already runs; nil where the system has none left.
    package static func started() -> WorkThread? {
        let thread = WorkThread()
        thread.state.withLock { $0.isRunning = true }
        return PlatformThread.start { thread.work() } ? thread : nil
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        submit(.job(UnownedJob(job)))
    }

    package func run(_ body: @escaping @Sendable () -> Void) {
        submit(.body(body))
    }

    /// The thread ends when it has done what it was given.
    package func end() {
        state.withLock { $0.isEnded = true }
    }

    private func submit(_ work: Work) {
        let needsThread = state.withLock { state in
            state.queue.append(work)
            defer { state.isRunning = true }
            return !state.isRunning
        }
        guard needsThread, !PlatformThread.start({ self.work() }) else { return }
        // No thread is left in the whole system: late is better than never.
        workOff()
    }

    private func work() {
        while let work = next(waits: true) { perform(work) }
    }

    private func workOff() {
        while let work = next(waits: false) { perform(work) }
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
