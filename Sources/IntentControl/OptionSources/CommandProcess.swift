internal import IntentSystem
internal import Synchronization

/// A started command with all that it starts, which other threads may kill until its end was taken note of.
final class CommandProcess: Sendable {
    /// Nil once the end was taken note of.
    private let process: Mutex<StartedProcess?>

    init(_ process: StartedProcess) {
        self.process = Mutex(process)
    }

    var hasEnded: Bool {
        process.withLock { $0?.hasEnded ?? true }
    }

    /// Ends the program and what it started; nothing once the end was taken note of.
    func killAll() {
        process.withLock { $0?.killGroup() }
    }

    /// Waits for the end, and kills what the program left behind.
    func end() -> StartedProcess.End {
        guard let running = process.withLock({ $0 }) else { return .unknown }
        running.waitForEnd()
        return process.withLock { process in
            guard let ended = process else { return .unknown }
            process = nil
            ended.killGroup()
            return ended.reap()
        }
    }
}
