internal import ArgumentParser
internal import IntentDiagnostics
internal import IntentModel

/// One run of a program, from its arguments to its exit status.
struct ProgramRun<Definitions: DefinitionArguments> {
    let context: ControlContext
    /// Without the program's name.
    let arguments: [String]

    func perform() async -> ControlStatus {
        await ControlContext.$running.withValue(context) {
            do {
                try checkCommandName()
                var command = try RootCommand<Definitions>.parseAsRoot(arguments)
                if let command = command as? any ControlCommand { return await run(command) }
                try command.run()
                return .done
            } catch {
                return tell(error)
            }
        }
    }

    /// The parser would find fault with what stands behind an unknown command, and names no near one.
    private func checkCommandName() throws(ControlFailure) {
        let names = RootCommand<Definitions>.commandNames
        guard let name = arguments.first, !name.hasPrefix("-"), name != "help", !names.contains(name) else { return }
        throw ControlFailure(
            .wrongUsage,
            [
                ControlFailure.Problem(
                    "usage", "there is no command '\(name)'; there are \(names.joined(separator: ", "))",
                    suggestion: NearMatch.best(for: name, in: names))
            ])
    }

    private func run(_ command: some ControlCommand) async -> ControlStatus {
        let console = Console(printsJSON: command.printsJSON, environment: context.environment)
        let session = Session(context: context, choices: command.choices)
        defer { session.extensions.shutDown() }
        do {
            let result = try await command.perform(in: session)
            let status = console.tell(result)
            console.say(session.extensionWarnings)
            return status
        } catch {
            defer { console.say(session.extensionWarnings) }
            return console.tell(ControlFailure(error))
        }
    }

    /// Help and the like are data; all else that the parser throws is wrong usage.
    private func tell(_ error: any Error) -> ControlStatus {
        let console = Console(printsJSON: asksForJSON, environment: context.environment)
        if let failure = error as? ControlFailure { return console.tell(failure) }
        let message = RootCommand<Definitions>.fullMessage(for: error)
        if RootCommand<Definitions>.exitCode(for: error).isSuccess {
            do {
                try StandardStream.output.write(message.isEmpty ? "" : message + "\n")
                return .done
            } catch {
                return console.tell(error)
            }
        }
        let short = RootCommand<Definitions>.message(for: error)
        return console.tell(ControlFailure(.wrongUsage, [.init("usage", short, details: visible(message))]))
    }

    /// The arguments were not understood, but this one can be meant in one way only.
    private var asksForJSON: Bool {
        arguments.prefix { $0 != "--" }.contains("--json")
    }

    /// The parser repeats arguments as they are; its own line ends stay.
    private func visible(_ message: String) -> String {
        message.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).onOneVisibleLine }
            .joined(separator: "\n")
    }
}
