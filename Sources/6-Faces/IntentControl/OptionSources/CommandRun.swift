internal import IntentCommandLine
internal import IntentDiagnostics
internal import IntentModel
internal import IntentRuntime
internal import IntentSystem
internal import Synchronization

/// Runs one command of options to its end, without a shell, and returns its output. It blocks its thread.
///
/// When the deadline passes, the task is canceled or the output exceeds the limit, the command is killed with all
/// processes that it started, except those that left its session. Processes that still run when the command exits are
/// killed, too.
struct CommandRun {
    let command: CommandInspection
    let environment: CommandEnvironment
    /// The maximum number of bytes of output.
    let limit: Int
    let deadline: ContinuousClock.Instant

    /// - Throws: `unavailable` if the command cannot be started, `timedOut`, or `failed` with its status and the last lines
    ///   of its standard error.
    func output() async throws(OptionsFailure) -> [UInt8] {
        let process: CommandProcess
        var reading: CommandReading
        do throws(SystemFailure) {
            reading = try CommandReading(limit: limit, deadline: deadline)
            let start = try command.start(
                environment, output: reading.output.writeEnd, errors: reading.error.writeEnd)
            process = CommandProcess(try start.run())
        } catch {
            throw .unavailable("\(name) cannot be started: \(error.message)")
        }
        reading.begin()
        let ending = await withTaskCancellationHandler {
            reading.read(from: process)
        } onCancel: {
            process.killAll()
        }
        let termination = process.terminate()
        if let failure = failure(ending, termination, lastLines: reading.lastErrorLines) { throw failure }
        return reading.bytes
    }

    private var name: String { "the command '\(command.arguments.joined(separator: " "))'" }

    private func failure(
        _ ending: CommandReading.Ending, _ termination: StartedProcess.Termination, lastLines: String
    ) -> OptionsFailure? {
        switch (ending, termination) {
        case (.timedOut, _): .timedOut
        case (.exceededLimit, _): .failed("\(name) prints more than \(limit >> 20) MiB")
        case (.complete, .status(0)): nil
        case (.complete, .status(let status)): .failed("\(name) exited with status \(status)\(lastLines)")
        case (.complete, .signal(let signal)): .failed("\(name) was killed by signal \(signal)\(lastLines)")
        case (.complete, .unknown): .failed("the exit status of \(name) is unknown")
        }
    }
}

/// The environment of a command of options; it inherits nothing else.
///
/// | variable | meaning |
/// | --- | --- |
/// | `PATH`, `HOME`, `TZ`, `LANG`, `LC_…` | the user's own |
/// | `INTENT_OPTIONS` | `1`, the version of the expected document |
/// | `INTENT_NAME`, `INTENT_PARAMETER` | the intent, and the parameter whose options are requested |
/// | `INTENT_LOCALE` | the language of the titles, a BCP 47 tag |
/// | `INTENT_PARENTS` | the values of `dependsOn`, a JSON object by parameter, in the wire form |
struct CommandEnvironment {
    private static let defaultPath = "/usr/local/bin:/usr/bin:/bin"
    private static let inherited = [
        "HOME", "TZ", "LANG", "LC_ALL", "LC_COLLATE", "LC_CTYPE", "LC_MESSAGES", "LC_MONETARY", "LC_NUMERIC", "LC_TIME",
    ]

    /// Strings of the form `NAME=value`.
    let variables: [String]

    /// Returns the folders in which commands are searched, separated by colons.
    static func searchPath(_ environment: Environment) -> String { environment["PATH"] ?? defaultPath }

    init(_ environment: Environment, _ request: OptionDocumentRequest) {
        let inherited = Self.inherited.compactMap { name in environment[name].map { "\(name)=\($0)" } }
        variables =
            ["PATH=\(Self.searchPath(environment))"] + inherited + [
                "INTENT_OPTIONS=1", "INTENT_NAME=\(request.intent)", "INTENT_PARAMETER=\(request.parameter)",
                "INTENT_LOCALE=\(request.locale)",
                "INTENT_PARENTS=\(JSONValue.object(request.parents).rendered())",
            ]
    }
}

/// A running command with all processes that it starts. Other threads can kill it until it is reaped.
final class CommandProcess: Sendable {
    /// Nil after the process was reaped, when its number may belong to another process.
    private let process: Mutex<StartedProcess?>

    init(_ process: StartedProcess) {
        self.process = Mutex(process)
    }

    var hasEnded: Bool {
        process.withLock { $0?.hasEnded ?? true }
    }

    /// Kills the command and the processes that it started.
    func killAll() {
        process.withLock { $0?.killGroup() }
    }

    /// Waits for the command to exit, kills the processes that it left behind, and reaps it.
    func terminate() -> StartedProcess.Termination {
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

/// The output of a running command, read until it exits, times out or prints too much.
struct CommandReading {
    enum Ending: Hashable {
        /// All output was read.
        case complete
        case timedOut
        case exceededLimit
    }

    /// The longest wait before checking whether the command has exited; processes that it left behind can keep the pipes
    /// open.
    private static let longestWait = Duration.milliseconds(50)
    /// The number of bytes that are kept from the end of standard error.
    private static let errorByteCount = 2048

    let output: OutputPipe
    let error: OutputPipe
    private let limit: Int
    private let deadline: ContinuousClock.Instant
    private(set) var bytes: [UInt8] = []
    private var lastErrorBytes: [UInt8] = []

    init(limit: Int, deadline: ContinuousClock.Instant) throws(SystemFailure) {
        output = try OutputPipe()
        error = try OutputPipe()
        self.limit = limit
        self.deadline = deadline
    }

    /// Closes the write ends after the command has been started: it has its own, and ours would keep the pipes open.
    func begin() {
        output.closeWriteEnd()
        error.closeWriteEnd()
    }

    /// Reads until the end. Kills the command if it times out or exceeds the limit.
    mutating func read(from process: CommandProcess) -> Ending {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var wait = Duration.milliseconds(1)
        while true {
            let hasEnded = process.hasEnded
            let hasRead = readOnce(&buffer)
            let remaining = ContinuousClock.now.duration(to: deadline)
            if bytes.count > limit || remaining <= .zero {
                process.killAll()
                return bytes.count > limit ? .exceededLimit : .timedOut
            }
            if hasRead {
                wait = .milliseconds(1)
                continue
            }
            let open = [output, error].filter { !$0.isAtEnd }
            if hasEnded {
                if open.isEmpty { return .complete }
                // A process that it left behind keeps a pipe open.
                process.killAll()
            }
            Descriptor.wait(toRead: open.map(\.readEnd), timeout: min(wait, remaining))
            wait = min(wait * 2, Self.longestWait)
        }
    }

    /// The last lines of standard error, to be appended to a message; empty if there are none.
    var lastErrorLines: String {
        let lines = String(decoding: lastErrorBytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
        let text = lines.suffix(3).map { String($0).onOneVisibleLine }.joined(separator: " / ")
        return text.isEmpty ? "" : ": \(text)"
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
            lastErrorBytes = (lastErrorBytes + chunk).suffix(Self.errorByteCount)
            hasRead = hasRead || !chunk.isEmpty
        }
        return hasRead
    }
}

/// The pipe behind one of a command's output streams. Both ends are closed when it is released.
final class OutputPipe {
    private let pipe: SystemPipe
    private var isWriteEndOpen = true
    private(set) var isAtEnd = false

    init() throws(SystemFailure) {
        pipe = try SystemPipe()
        pipe.reading.makeNonblocking()
    }

    deinit {
        pipe.reading.close()
        closeWriteEnd()
    }

    var readEnd: Descriptor { pipe.reading }
    var writeEnd: Descriptor { pipe.writing }

    func closeWriteEnd() {
        if isWriteEndOpen { pipe.writing.close() }
        isWriteEndOpen = false
    }

    /// Returns what is available and fits into the buffer; an empty slice if nothing is, and at the end.
    func read(into buffer: inout [UInt8]) -> ArraySlice<UInt8> {
        switch buffer.withUnsafeMutableBytes({ readEnd.read(into: $0) }) {
        case .bytes(let count): return buffer[..<count]
        case .nothingYet: return []
        case .end, .failed:
            isAtEnd = true
            return []
        }
    }
}
