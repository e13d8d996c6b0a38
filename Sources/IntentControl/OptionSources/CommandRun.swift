internal import IntentSystem
internal import IntentRuntime

/// Runs one command to its end, without a shell, and gives what it prints. It blocks.
///
/// At the deadline, at a cancellation and past the limit the command is killed with everything that it started, apart
/// from what has left its session. What a command leaves running when it ends is killed too.
struct CommandRun {
    /// The command and what it is given, at least one.
    let arguments: [String]
    let folder: String
    let environment: CommandEnvironment
    /// Most bytes of output.
    let limit: Int
    let deadline: ContinuousClock.Instant

    /// - Throws: `unavailable` where it cannot be started, `timedOut`, `failed` with its status and its last words.
    func output() async throws(HandlerFailure) -> [UInt8] {
        let process: CommandProcess
        var reading: CommandReading
        do throws(SystemFailure) {
            reading = try CommandReading(limit: limit, deadline: deadline)
            let start = ProgramStart(
                path: try executable(), arguments: arguments, environment: environment.words, folder: folder,
                separation: .session, input: nil, output: reading.output.writeEnd, errors: reading.error.writeEnd)
            process = CommandProcess(try start.run())
        } catch {
            throw .unavailable("\(name) cannot be started: \(error.words)")
        }
        reading.begin()
        let ending = await withTaskCancellationHandler {
            reading.read(from: process)
        } onCancel: {
            process.killAll()
        }
        let end = process.end()
        if let failure = failure(ending, end, lastWords: reading.lastWords) { throw failure }
        return reading.bytes
    }

    private var name: String { "the command '\(arguments.joined(separator: " "))'" }

    /// A word without a slash is looked for on the path, any other is a place from the folder on.
    private func executable() throws(SystemFailure) -> String {
        let command = arguments.first ?? ""
        if command.contains("/") { return command.hasPrefix("/") ? command : folder + "/" + command }
        for place in environment.path.split(separator: ":") where place.hasPrefix("/") {
            let candidate = place + "/" + command
            if OpenFile.isProgram(candidate) { return candidate }
        }
        throw .missing
    }

    private func failure(
        _ ending: CommandReading.Ending, _ end: StartedProcess.End, lastWords: String
    ) -> HandlerFailure? {
        switch (ending, end) {
        case (.late, _): .timedOut
        case (.tooMuch, _): .failed("\(name) prints more than \(limit >> 20) MiB")
        case (.read, .status(0)): nil
        case (.read, .status(let status)): .failed("\(name) ended with status \(status)\(lastWords)")
        case (.read, .signal(let signal)): .failed("\(name) was ended by signal \(signal)\(lastWords)")
        case (.read, .unknown): .failed("how \(name) ended is not known")
        }
    }
}
