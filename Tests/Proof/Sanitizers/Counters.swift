import Dispatch
import Synchronization

/// Counters that threads increment at the same time, under the lock of a contended Mutex: no race. With the argument `unlocked`,
/// one is incremented without the lock: a race. Scripts/sanitize runs both, to show that the thread sanitizer reports the second
/// one only.
final class Counters: @unchecked Sendable {
    private let guarded = Mutex(0)
    private let lock = Mutex(())
    private var beside = 0

    func count(withLock isLocked: Bool) {
        for _ in 0..<100_000 {
            guarded.withLock { $0 += 1 }
            if isLocked { lock.withLock { _ in beside += 1 } } else { beside += 1 }
        }
    }
}

@main
enum Program {
    static func main() {
        let (counters, isLocked) = (Counters(), !CommandLine.arguments.contains("unlocked"))
        DispatchQueue.concurrentPerform(iterations: 4) { _ in counters.count(withLock: isLocked) }
    }
}
