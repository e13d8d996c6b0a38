import IntentRuntime
import IntentSystem

/// One run of an extension's program.
///
/// A thread reads the program's output, writes its input and handles its termination. The thread then closes all
/// descriptors and kills the processes that the program left running. Events are delivered in order on that thread; the
/// last one is ``Event/ended(_:)``.
final class ExtensionProcess: Sendable {
    enum Event: Sendable {
        case line([UInt8])
        /// The process wrote a line that exceeds the protocol's limit. No other line follows.
        case longLine
        /// A line of standard error.
        case log(String)
        case ended(Ending)
    }

    /// How the process terminated.
    struct Ending: Sendable {
        /// The number of Unicode scalars that a message contains of each line.
        private static let maximumLineLength = 500

        /// A phrase that follows the name of the extension.
        let phrase: String
        /// The last lines of its standard error.
        let lastLines: [String]

        /// Returns the phrase with the last lines, without secrets.
        func text(hiding secrets: SecretTexts) -> String {
            if lastLines.isEmpty { return phrase }
            // Cut afterward: a part of a secret is not recognized.
            let lines = lastLines.map {
                String(secrets.hidden(in: $0).unicodeScalars.prefix(Self.maximumLineLength))
            }
            return "\(phrase); its last output: \(lines.joined(separator: " / "))"
        }
    }

    struct State: Sendable {
        var outgoing: [[UInt8]] = []
        var isEnding = false
        /// The process has terminated but is not reaped yet.
        var hasEnded = false
        /// The process is reaped and all descriptors are closed.
        var isFinished = false
    }

    /// The ends of the pipes at the process's standard streams, all nonblocking.
    struct Streams: Sendable {
        let input: Descriptor
        let output: Descriptor
        let errors: Descriptor

        func close() {
            for end in [input, output, errors] { end.close() }
        }
    }

    let streams: Streams
    let state = Monitor(State())
    private let process: StartedProcess
    private let wakePipe: SystemPipe

    /// Starts the program. Nothing is read from it until ``begin(wantsLog:_:)``.
    init(path: String) throws(SystemFailure) {
        wakePipe = try SystemPipe()
        wakePipe.reading.makeNonblocking()
        wakePipe.writing.makeNonblocking()
        do {
            (process, streams) = try Self.start(path)
        } catch {
            wakePipe.closeBoth()
            throw error
        }
    }

    private static func start(_ path: String) throws(SystemFailure) -> (StartedProcess, Streams) {
        let (input, output, errors) = try pipes()
        let streams = Streams(input: input.writing, output: output.reading, errors: errors.reading)
        defer { for end in [input.reading, output.writing, errors.writing] { end.close() } }
        do {
            let start = ProgramStart(
                path: path, arguments: [path], separation: .group, input: input.reading, output: output.writing,
                errors: errors.writing)
            let process = try start.run()
            for end in [streams.input, streams.output, streams.errors] { end.makeNonblocking() }
            return (process, streams)
        } catch {
            streams.close()
            throw error
        }
    }

    private static func pipes() throws(SystemFailure) -> (SystemPipe, SystemPipe, SystemPipe) {
        var pipes: [SystemPipe] = []
        do {
            for _ in 0..<3 { pipes.append(try SystemPipe()) }
        } catch {
            for pipe in pipes { pipe.closeBoth() }
            throw error
        }
        return (pipes[0], pipes[1], pipes[2])
    }

    /// The process identifier.
    var id: CInt { process.id }

    /// Starts to read and write. Call this method once.
    /// - Parameter wantsLog: Whether to deliver lines of standard error as events.
    /// - Returns: False if the system cannot create a thread. The process is then killed and there are no events.
    func begin(wantsLog: Bool, _ event: @escaping @Sendable (Event) -> Void) -> Bool {
        let isWaiting = PlatformThread.start { [self] in
            process.waitForEnd()
            state.withLock { $0.hasEnded = true }
            wake()
        }
        let isReading =
            isWaiting
            && PlatformThread.start { [self] in
                var loop = ProcessLoop(self, wakeUp: wakePipe.reading, wantsLog: wantsLog, event)
                loop.run()
                event(.ended(finish(loop)))
            }
        if !isReading { abandon(hasWaiter: isWaiting) }
        return isReading
    }

    func send(_ line: [UInt8]) {
        state.withLock { state in
            if !state.isEnding { state.outgoing.append(line + [UInt8(ascii: "\n")]) }
        }
        wake()
    }

    /// Closes the standard input of the process once all lines are written. If that does not end the process within a
    /// second, it is killed.
    func end() {
        state.withLock { $0.isEnding = true }
        wake()
    }

    func kill() {
        state.withLock { state in
            if !state.isFinished { process.killGroup() }
        }
        wake()
    }

    /// Waits until the process is reaped and all descriptors are closed.
    func waitUntilFinished() {
        state.wait { $0.isFinished ? .done(()) : .wait(atMost: nil) }
    }

    /// The resident memory of the process in bytes; nil after its end.
    var residentBytes: Int? {
        state.withLock { $0.isFinished ? nil : process.residentBytes }
    }

    private func wake() {
        state.withLock { state in
            guard !state.isFinished else { return }
            // If the pipe is full, the thread is about to wake up anyway.
            _ = withUnsafeBytes(of: UInt8(0)) { try? wakePipe.writing.write($0) }
        }
    }

    /// Kills what the terminated process left running, and returns how it terminated.
    private func finish(_ loop: ProcessLoop) -> Ending {
        state.withLock { state in
            process.killGroup()
            let termination = process.reap()
            state.isFinished = true
            loop.closeDescriptors()
            wakePipe.closeBoth()
            return loop.ending(with: termination)
        }
    }

    private func abandon(hasWaiter: Bool) {
        process.killGroup()
        if hasWaiter { state.wait { $0.hasEnded ? .done(()) : .wait(atMost: nil) } }
        state.withLock { state in
            _ = process.reap()
            state.isFinished = true
            streams.close()
            wakePipe.closeBoth()
        }
    }
}
