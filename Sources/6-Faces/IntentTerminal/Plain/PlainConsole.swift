package import IntentCommandLine
internal import IntentSystem
internal import Synchronization

/// The lines that a plain session reads and writes.
package struct PlainConsole: Sendable {
    /// Whether a person types the lines, who needs a prompt and can wait.
    package var isInteractive: Bool
    /// Returns the next line without its end; nil at the end of the input.
    package var readLine: @Sendable () async throws(CancellationError) -> String?
    /// Writes text.
    package var write: @Sendable (String) throws(CommandError) -> Void

    /// Sets whether the terminal shows what is typed.
    package var setEcho: @Sendable (Bool) -> Void

    package init(
        isInteractive: Bool, readLine: @escaping @Sendable () async throws(CancellationError) -> String?,
        write: @escaping @Sendable (String) throws(CommandError) -> Void,
        setEcho: @escaping @Sendable (Bool) -> Void = { _ in }
    ) {
        self.setEcho = setEcho
        self.isInteractive = isInteractive
        self.readLine = readLine
        self.write = write
    }

    /// Reads standard input and writes to a standard stream.
    package static func standard(output: StandardStream) -> PlainConsole {
        let input = InputLines(of: .standardInput)
        return PlainConsole(
            isInteractive: StandardStream.isInputTerminal && output.isTerminal,
            readLine: { () async throws(CancellationError) -> String? in try await input.next() },
            write: { (text: String) throws(CommandError) in try output.write(text) },
            setEcho: { Descriptor.standardInput.setsEcho($0) })
    }
}

/// The lines of a descriptor, which a thread reads while a caller waits for one.
///
/// A line that a canceled caller did not receive is the next one's.
final class InputLines: Sendable {
    private struct State {
        var bytes: [UInt8] = []
        var hasEnded = false
        var isReading = false
        var waiting: CheckedContinuation<Void, Never>?

        var hasLine: Bool {
            hasEnded || bytes.contains(UInt8(ascii: "\n")) || bytes.count > InputLines.maximumByteCount
        }

        /// Removes and returns the first complete line, or what is left at the end.
        mutating func takeLine() -> String? {
            let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
            guard let end = end ?? (hasEnded || bytes.count > InputLines.maximumByteCount ? bytes.count : nil),
                end < bytes.count || end > 0
            else { return nil }
            var line = bytes[..<end]
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            defer { bytes.removeFirst(min(end + 1, bytes.count)) }
            return String(decoding: line, as: UTF8.self)
        }
    }

    /// A longer line is cut.
    private static let maximumByteCount = 1 << 20

    private let descriptor: Descriptor
    private let state = Mutex(State())

    init(of descriptor: Descriptor) {
        self.descriptor = descriptor
    }

    /// Returns the next line without its end; nil at the end.
    func next() async throws(CancellationError) -> String? {
        while true {
            guard !Task.isCancelled else { throw CancellationError() }
            let (line, hasEnded) = state.withLock { ($0.takeLine(), $0.hasEnded) }
            if line != nil || hasEnded { return line }
            await more()
        }
    }

    /// Waits until more bytes have been read, or until the task is canceled.
    private func more() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let mustRead = state.withLock { state in
                    state.waiting = continuation
                    guard !state.hasLine, !state.isReading else { return false }
                    state.isReading = true
                    return true
                }
                if mustRead, !PlatformThread.start({ [self] in read() }) { receive(nil) }
                // The line or the cancellation may have come before there was anything to resume.
                if Task.isCancelled || state.withLock({ $0.hasLine }) { resume() }
            }
        } onCancel: {
            resume()
        }
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let reading = buffer.withUnsafeMutableBytes { descriptor.read(into: $0) }
        switch reading {
        case .bytes(let count): receive(buffer.prefix(count))
        case .nothingYet:
            Descriptor.wait(toRead: [descriptor])
            read()
        case .end, .failed: receive(nil)
        }
    }

    /// - Parameter bytes: Nil at the end.
    private func receive(_ bytes: ArraySlice<UInt8>?) {
        state.withLock { state in
            state.isReading = false
            if let bytes { state.bytes += bytes } else { state.hasEnded = true }
        }
        resume()
    }

    private func resume() {
        let waiting = state.withLock { state in
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume()
    }
}
