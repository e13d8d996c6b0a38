import Dispatch

/// Runs tasks on threads that they may block: tests that wait for processes hold up no other test.
///
/// Each job that blocks has a thread to itself; none is one of Swift's cooperative pool.
package final class BlockingExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "BlockingExecutor", attributes: .concurrent)

    package init() {}

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
