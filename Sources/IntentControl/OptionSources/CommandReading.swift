internal import IntentDiagnostics
internal import IntentSystem

/// What a running command prints, read until it ends, is late, or prints too much.
struct CommandReading {
    enum Ending: Hashable {
        /// All of it was read; how the command ended is another question.
        case read
        case late
        case tooMuch
    }

    /// Longest wait between two looks at whether the command has ended, which closes no pipe that it left to others.
    private static let longestWait: Int32 = 50
    /// How much is kept of what the command says on its standard error, counted from the end.
    private static let mostLastWords = 2048

    let output: OutputPipe
    let error: OutputPipe
    private let limit: Int
    private let deadline: ContinuousClock.Instant
    private(set) var bytes: [UInt8] = []
    private var errorTail: [UInt8] = []

    init(limit: Int, deadline: ContinuousClock.Instant) throws(SystemFailure) {
        output = try OutputPipe()
        error = try OutputPipe()
        self.limit = limit
        self.deadline = deadline
    }

    /// Once the command has been started.
    func begin() {
        output.closeWriteEnd()
        error.closeWriteEnd()
    }

    /// What else than its end is met kills the command.
    mutating func read(from process: CommandProcess) -> Ending {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var wait: Int32 = 1
        while true {
            let hasEnded = process.hasEnded
            let hasRead = readOnce(&buffer)
            let left = ContinuousClock.now.duration(to: deadline)
            if bytes.count > limit || left <= .zero {
                process.killAll()
                return bytes.count > limit ? .tooMuch : .late
            }
            if hasRead {
                wait = 1
                continue
            }
            let open = [output, error].filter { !$0.isAtEnd }
            if hasEnded {
                if open.isEmpty { return .read }
                // What it left behind keeps a pipe open.
                process.killAll()
            }
            OutputPipe.wait(for: open.map(\.readEnd), milliseconds: min(wait, left.wholeMilliseconds))
            wait = min(wait * 2, Self.longestWait)
        }
    }

    /// The last lines that the command said on its standard error, to stand behind a sentence; empty for nothing.
    var lastWords: String {
        let lines = String(decoding: errorTail, as: UTF8.self).split(whereSeparator: \.isNewline)
            .map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
        let words = lines.suffix(3).map { String($0).onOneVisibleLine }.joined(separator: " / ")
        return words.isEmpty ? "" : ": \(words)"
    }

    private mutating func readOnce(_ buffer: inout [UInt8]) -> Bool {
        var hasRead = false
        if !output.isAtEnd {
            let chunk = output.read(into: &buffer)
            bytes += chunk
            hasRead = !chunk.isEmpty
        }
        if !error.isAtEnd {
            let chunk = error.read(into: &buffer)
            errorTail = (errorTail + chunk).suffix(Self.mostLastWords)
            hasRead = hasRead || !chunk.isEmpty
        }
        return hasRead
    }
}

extension Duration {
    /// At least 1, at most a minute.
    fileprivate var wholeMilliseconds: Int32 {
        let (seconds, attoseconds) = components
        if seconds >= 60 { return 60_000 }
        return max(1, Int32(seconds) * 1000 + Int32(attoseconds / 1_000_000_000_000_000))
    }
}
