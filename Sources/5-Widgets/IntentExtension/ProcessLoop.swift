import IntentRuntime
import IntentSystem

/// The loop of an ``ExtensionProcess``'s thread, which waits for input, output and orders and handles them.
struct ProcessLoop {
    /// How long the process may continue to run after its input or its output was closed.
    private static let endTimeout = Duration.seconds(1)
    /// The maximum number of reads after the end of the process. Its children may keep the pipes open and write on.
    private static let maximumReadsAfterEnd = 256

    private let process: ExtensionProcess
    private let wakeUp: Descriptor
    private let wantsLog: Bool
    private let event: @Sendable (ExtensionProcess.Event) -> Void
    private var input: Descriptor?
    private var output: Descriptor?
    private var errors: Descriptor?
    private var lines = LineBuffer(maximumLineLength: ExtensionProtocol.maximumLineLength)
    private var errorLines = LineBuffer(maximumLineLength: 1 << 16)
    private var tail = ErrorTail()
    private var outgoing: [UInt8] = []
    private var written = 0
    private var killDeadline: ContinuousClock.Instant?
    private var closedOutput = false
    private var wasKilledByTimeout = false
    private let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

    init(
        _ process: ExtensionProcess, wakeUp: Descriptor, wantsLog: Bool,
        _ event: @escaping @Sendable (ExtensionProcess.Event) -> Void
    ) {
        self.process = process
        self.wakeUp = wakeUp
        self.wantsLog = wantsLog
        self.event = event
        (input, output, errors) = (process.streams.input, process.streams.output, process.streams.errors)
    }

    /// Runs until the process has terminated and its output is read.
    mutating func run() {
        CurrentProcess.blockBrokenPipeSignal()
        defer { bytes.deallocate() }
        while !handleOrders() {
            wait()
            writeOutgoing()
            _ = readOutput()
            _ = readErrors()
        }
        for _ in 0..<Self.maximumReadsAfterEnd where readOutput() {}
        for _ in 0..<Self.maximumReadsAfterEnd where readErrors() {}
        if wantsLog, errorLines.unfinishedCount > 0 { logUnfinishedLine() }
    }

    /// Closes the streams that are still open.
    func closeDescriptors() {
        for descriptor in [input, output, errors] { descriptor?.close() }
    }

    /// Returns how the process terminated, with its last output.
    func ending(with termination: StartedProcess.Termination) -> ExtensionProcess.Ending {
        var phrase =
            closedOutput && wasKilledByTimeout ? "closed its output and did not exit" : termination.phrase
        if lines.unfinishedCount > 0 { phrase += " in the middle of a line" }
        return ExtensionProcess.Ending(phrase: phrase, lastLines: tail.texts)
    }

    /// - Returns: Whether the process has terminated.
    private mutating func handleOrders() -> Bool {
        let state = process.state.withLock { state in
            defer { state.outgoing = [] }
            return state
        }
        for line in state.outgoing { outgoing += line }
        if state.isEnding {
            // A process that never reads its input is killed, too.
            killDeadline = killDeadline ?? .now + Self.endTimeout
            if written == outgoing.count { closeInput() }
        }
        if let killDeadline, killDeadline <= .now, !state.hasEnded {
            wasKilledByTimeout = true
            self.killDeadline = .now + Self.endTimeout
            process.kill()
        }
        return state.hasEnded
    }

    private mutating func wait() {
        let writers = written < outgoing.count ? [input].compactMap(\.self) : []
        let timeout = killDeadline.map { ContinuousClock.now.duration(to: $0) }
        Descriptor.wait(toRead: [wakeUp] + [output, errors].compactMap(\.self), toWrite: writers, timeout: timeout)
        while case .bytes = wakeUp.read(into: bytes) {}
    }

    private mutating func writeOutgoing() {
        guard let input, written < outgoing.count else { return }
        do {
            written += try outgoing.withUnsafeBytes {
                try input.write(UnsafeRawBufferPointer(rebasing: $0[written...]))
            }
        } catch {
            // The process no longer reads. Its end or a timeout follows.
            written = outgoing.count
        }
        guard written == outgoing.count else { return }
        outgoing = []
        written = 0
    }

    /// - Returns: Whether there may be more to read.
    private mutating func readOutput() -> Bool {
        guard let output else { return false }
        let count: Int
        switch output.read(into: bytes) {
        case .bytes(let number): count = number
        case .nothingYet: return false
        case .end, .failed:
            closeOutput()
            return false
        }
        lines.append(UnsafeRawBufferPointer(rebasing: bytes[..<count]))
        while let part = lines.next() {
            switch part {
            case .line(let line): event(.line(line))
            case .tooLong:
                event(.longLine)
                lines = LineBuffer(maximumLineLength: ExtensionProtocol.maximumLineLength)
                closeOutput()
                return false
            }
        }
        return true
    }

    private mutating func readErrors() -> Bool {
        guard let errors else { return false }
        let count: Int
        switch errors.read(into: bytes) {
        case .bytes(let number): count = number
        case .nothingYet: return false
        case .end, .failed:
            errors.close()
            self.errors = nil
            return false
        }
        let part = UnsafeRawBufferPointer(rebasing: bytes[..<count])
        tail.append(part)
        if wantsLog { log(part) }
        return true
    }

    private mutating func log(_ part: UnsafeRawBufferPointer) {
        errorLines.append(part)
        while let part = errorLines.next() {
            switch part {
            case .line(let line): event(.log(String(decoding: line, as: UTF8.self)))
            case .tooLong: logUnfinishedLine()
            }
        }
    }

    /// Logs the buffered part of a line that has no end or is very long.
    private mutating func logUnfinishedLine() {
        event(.log(String(decoding: errorLines.removeAll(), as: UTF8.self)))
    }

    private mutating func closeInput() {
        input?.close()
        input = nil
    }

    private mutating func closeOutput() {
        guard let output else { return }
        output.close()
        self.output = nil
        closedOutput = true
        killDeadline = min(killDeadline ?? .now + Self.endTimeout, .now + Self.endTimeout)
    }
}

extension StartedProcess.Termination {
    fileprivate var phrase: String {
        switch self {
        case .status(let status): "exited with status \(status)"
        case .signal(let signal): "was terminated by signal \(signal)"
        case .unknown: "terminated in an unknown way"
        }
    }
}

/// The last lines that a process wrote to standard error. Its size is limited.
private struct ErrorTail: Sendable {
    private static let maximumLineCount = 5
    /// The number of bytes that are kept of each line; messages contain fewer.
    private static let maximumLineLength = 1 << 16
    /// How Swift's crash reports begin. A report is pages long, and the reason precedes it.
    private static let reportPrefixes = ["*** Signal ", "*** Program crashed", "💣 Program crashed"].map {
        Array($0.utf8)
    }

    private var lines: [[UInt8]] = []
    private var line: [UInt8] = []
    private var isInReport = false

    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        guard !isInReport else { return }
        for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if part.offset > 0 { endLine() }
            line.append(contentsOf: part.element.prefix(Self.maximumLineLength - line.count))
        }
    }

    /// The lines; empty if there are none.
    var texts: [String] {
        var tail = self
        tail.endLine()
        return tail.lines.map { String(decoding: $0, as: UTF8.self) }
    }

    private mutating func endLine() {
        defer { line = [] }
        if Self.reportPrefixes.contains(where: line.starts) { isInReport = true }
        guard !isInReport, line.contains(where: { $0 > 0x20 }) else { return }
        lines.append(line)
        if lines.count > Self.maximumLineCount { lines.removeFirst() }
    }
}
