import IntentSystem
import IntentRuntime

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What the thread of an ``ExtensionProcess`` does: waits for whatever comes first, and deals with it.
struct ProcessLoop {
    /// What a process gets for ending when its input, or its own output, was closed.
    private static let endingTime = Duration.seconds(1)
    /// What it may have written before its end is read, and no more of what others write into its pipes.
    private static let mostAfterEnd = 256

    private let process: ExtensionProcess
    private let wantsLog: Bool
    private let event: @Sendable (ExtensionProcess.Event) -> Void
    private var input: CInt?
    private var output: CInt?
    private var errors: CInt?
    private var lines = LineBuffer(longestLine: ExtensionProtocol.longestLine)
    private var errorLines = LineBuffer(longestLine: 1 << 16)
    private var tail = ErrorTail()
    private var outgoing: [UInt8] = []
    private var written = 0
    private var killMoment: ContinuousClock.Instant?
    private var endedOutput = false
    private var wasKilledForSilence = false
    private let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

    init(
        _ process: ExtensionProcess, wantsLog: Bool, _ event: @escaping @Sendable (ExtensionProcess.Event) -> Void
    ) {
        self.process = process
        self.wantsLog = wantsLog
        self.event = event
        (input, output, errors) = (process.child.input, process.child.output, process.child.errors)
    }

    /// Those that are closed by whoever ran this.
    var openDescriptors: [CInt] { [input, output, errors].compactMap(\.self) }

    /// How it ended, with what it said last.
    func words(_ how: String) -> String {
        var words = how
        if endedOutput, wasKilledForSilence { words = "closed its output and did not end" }
        if lines.unfinishedCount > 0 { words += " in the middle of a line" }
        return tail.text.isEmpty ? words : "\(words); it said: \(tail.text)"
    }

    /// Until the process has ended and all it wrote is read.
    mutating func run() {
        // A process that is gone is told by an error, not by a signal that ends this program.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        defer { bytes.deallocate() }
        while !takeOrders() {
            wait()
            writeOut()
            _ = readOutput()
            _ = readErrors()
        }
        for _ in 0..<Self.mostAfterEnd where readOutput() {}
        for _ in 0..<Self.mostAfterEnd where readErrors() {}
        if wantsLog, errorLines.unfinishedCount > 0 { logRest() }
    }

    /// - Returns: Whether the process has ended.
    private mutating func takeOrders() -> Bool {
        var state = process.state.withLock { state in
            defer { state.outgoing = [] }
            return state
        }
        for line in state.outgoing { outgoing += line }
        state.outgoing = []
        if state.isEnding {
            // Also one that never reads what it was sent has so long, and no longer.
            killMoment = killMoment ?? .now + Self.endingTime
            if written == outgoing.count { closeInput() }
        }
        if let killMoment, killMoment <= .now, !state.hasEnded {
            wasKilledForSilence = true
            self.killMoment = .now + Self.endingTime
            process.kill()
        }
        return state.hasEnded
    }

    private mutating func wait() {
        var polled = [pollfd(fd: process.wakeReading, events: Int16(POLLIN), revents: 0)]
        for descriptor in [output, errors].compactMap(\.self) {
            polled.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
        }
        if let input, written < outgoing.count { polled.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0)) }
        let milliseconds = killMoment.map { moment in
            let left = max(ContinuousClock.now.duration(to: moment), .zero).components
            return CInt(clamping: left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000 + 1)
        }
        _ = poll(&polled, nfds_t(polled.count), milliseconds ?? -1)
        while readSome(process.wakeReading) > 0 {}
    }

    private mutating func writeOut() {
        guard let input, written < outgoing.count else { return }
        let count = outgoing.withUnsafeBytes { outgoing in
            write(input, outgoing.baseAddress.map { $0 + written }, outgoing.count - written)
        }
        if count > 0 { written += count }
        if count < 0, errno != EAGAIN, errno != EINTR {
            // It reads no more; its end, or its late answers, will tell.
            written = outgoing.count
        }
        guard written == outgoing.count else { return }
        outgoing = []
        written = 0
    }

    /// - Returns: Whether there may be more.
    private mutating func readOutput() -> Bool {
        guard let output else { return false }
        let count = readSome(output)
        guard count > 0 else {
            if count == 0 { closeOutput() }
            return false
        }
        lines.append(UnsafeRawBufferPointer(rebasing: bytes[..<count]))
        while let part = lines.next() {
            switch part {
            case .line(let line): event(.line(line))
            case .tooLong:
                event(.longLine)
                lines = LineBuffer(longestLine: ExtensionProtocol.longestLine)
                closeOutput()
                return false
            }
        }
        return true
    }

    private mutating func readErrors() -> Bool {
        guard let errors else { return false }
        let count = readSome(errors)
        guard count > 0 else {
            if count == 0 {
                close(errors)
                self.errors = nil
            }
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
            case .tooLong: logRest()
            }
        }
    }

    /// What is there of a line that has no end, or is too long to wait for it.
    private mutating func logRest() {
        event(.log(String(decoding: errorLines.takeAll(), as: UTF8.self)))
    }

    /// Below 0 where nothing is there now, 0 at the end.
    private func readSome(_ descriptor: CInt) -> Int {
        let count = read(descriptor, bytes.baseAddress, bytes.count)
        return count < 0 && errno != EAGAIN && errno != EINTR ? 0 : count
    }

    private mutating func closeInput() {
        guard let input else { return }
        close(input)
        self.input = nil
    }

    private mutating func closeOutput() {
        guard let output else { return }
        close(output)
        self.output = nil
        endedOutput = true
        killMoment = min(killMoment ?? .now + Self.endingTime, .now + Self.endingTime)
    }
}
