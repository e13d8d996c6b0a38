import Synchronization

/// Threads for handler calls: one for each call, used again when the call has ended.
package final class ThreadPool: Sendable {
    /// More idle ones than this are ended.
    private static let mostIdle = 4

    private let idle = Mutex<[WorkThread]>([])

    package init() {}

    deinit {
        for thread in idle.withLock({ $0 }) { thread.end() }
    }

    /// Nil where the system has no thread left.
    package func take() -> WorkThread? {
        idle.withLock { $0.popLast() } ?? WorkThread.started()
    }

    /// Only when everything that ran on it has ended.
    package func giveBack(_ thread: WorkThread) {
        let isKept = idle.withLock { idle in
            guard idle.count < Self.mostIdle else { return false }
            idle.append(thread)
            return true
        }
        if !isKept { thread.end() }
    }
}
