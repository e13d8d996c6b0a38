import IntentSystem
import IntentRuntime

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// One run of an extension's program, with a thread that reads what it writes, writes what it shall read, and sees to
/// its end. Everything it opened is closed then, and nothing of the process is left.
///
/// Its events come in order, on that thread; the last one is ``Event/ended(_:)``.
final class ExtensionProcess: Sendable {
    enum Event: Sendable {
        case line([UInt8])
        /// A line is longer than the protocol allows. No line comes after it.
        case longLine
        /// A line of standard error.
        case log(String)
        /// With how, and the last words of its standard error.
        case ended(String)
    }

    struct State: Sendable {
        var outgoing: [[UInt8]] = []
        var isEnding = false
        var isKilled = false
        /// It has ended, and waits to be reaped.
        var hasEnded = false
        /// The thread that reads is gone, and with it the descriptors.
        var isOver = false
    }

    let child: ChildProcess
    let state = Monitor(State())
    /// Written to wake the thread.
    let wakeReading: CInt
    private let wakeWriting: CInt

    /// - Throws: The system's words where it cannot be started.
    init(path: String) throws(SystemFailure) {
        let wake = try SystemPipe()
        for end in [wake.reading, wake.writing] { SystemPipe.makeNonblocking(end) }
        do {
            child = try ChildProcess.start(path)
        } catch {
            wake.closeBoth()
            throw error
        }
        (wakeReading, wakeWriting) = (wake.reading, wake.writing)
    }

    /// Begins to read. Called once.
    /// - Parameter wantsLog: Whether lines of standard error are events.
    /// - Returns: False where the system has no thread left. Then the process is gone, and there are no events.
    func begin(wantsLog: Bool, _ event: @escaping @Sendable (Event) -> Void) -> Bool {
        let isWaiting = PlatformThread.start { [self] in
            child.process.waitForEnd()
            state.withLock { $0.hasEnded = true }
            wake()
        }
        let isReading =
            isWaiting
            && PlatformThread.start { [self] in
                var loop = ProcessLoop(self, wantsLog: wantsLog, event)
                loop.run()
                event(.ended(finish(loop)))
            }
        if !isReading { giveUp(hasWaiter: isWaiting) }
        return isReading
    }

    func send(_ line: [UInt8]) {
        state.withLock { state in
            if !state.isEnding { state.outgoing.append(line + [UInt8(ascii: "\n")]) }
        }
        wake()
    }

    /// Closes its input, after what is sent; it is killed where that does not end it soon.
    func end() {
        state.withLock { $0.isEnding = true }
        wake()
    }

    func kill() {
        state.withLock { state in
            state.isKilled = true
            if !state.isOver { child.process.killGroup() }
        }
        wake()
    }

    /// Waits until nothing is left of the process.
    func waitUntilOver() {
        state.wait { $0.isOver ? .done(()) : .wait(atMost: nil) }
    }

    var residentBytes: Int? {
        state.withLock { $0.isOver ? nil : ResidentMemory.bytes(ofProcess: child.process.id) }
    }

    private func wake() {
        state.withLock { state in
            guard !state.isOver else { return }
            var byte: UInt8 = 0
            // Full is as good: the thread is awake then.
            _ = write(wakeWriting, &byte, 1)
        }
    }

    /// The process has ended. What it started and left behind ends with it.
    private func finish(_ loop: ProcessLoop) -> String {
        state.withLock { state in
            child.process.killGroup()
            let how = child.process.reap()
            state.isOver = true
            for descriptor in loop.openDescriptors + [wakeReading, wakeWriting] { close(descriptor) }
            return loop.words(how.words)
        }
    }

    private func giveUp(hasWaiter: Bool) {
        child.process.killGroup()
        if hasWaiter { state.wait { $0.hasEnded ? .done(()) : .wait(atMost: nil) } }
        state.withLock { state in
            _ = child.process.reap()
            state.isOver = true
            for descriptor in [child.input, child.output, child.errors, wakeReading, wakeWriting] { close(descriptor) }
        }
    }
}

extension StartedProcess.End {
    fileprivate var words: String {
        switch self {
        case .status(let status): "ended with status \(status)"
        case .signal(let signal): "was ended by signal \(signal)"
        case .unknown: "ended, and nobody knows how"
        }
    }
}
