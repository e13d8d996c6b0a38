internal import ArgumentParser
internal import IntentCommandLine
internal import IntentDiagnostics
internal import IntentModel
public import IntentRuntime
internal import IntentSystem
public import IntentWidgets

/// The command-line interface to widget instances, for a program of your own: the commands of `intentctl`, answered by
/// your handlers.
///
/// ```swift
/// @main struct CarTool {
///     static func main() async {
///         await ControlProgram.main(handlers: [CarHandler()])
///     }
/// }
/// ```
///
/// The definitions come from the generated code of the handlers, so there is no `--definitions` option. Help shows the
/// program's own name.
public enum ControlProgram {
    /// Runs one command and ends the process with its exit code.
    /// - Parameters:
    ///   - handlers: At most one for each intent.
    ///   - definitions: Definitions of intents and widgets without a handler, such as static widgets.
    ///   - widgets: The widgets whose providers are in this program, such as `MyBundle.registrations`. The definitions of their
    ///     intents may be omitted, and so may handlers of intents that have their own, such as App Intents.
    ///   - simulatedDate: Shows the date of a simulation to providers that read `Date()`; nil if the program does not link
    ///     `VirtualTime`.
    ///   - optionFiles: The folder that the paths of `optionsFrom: { file: }` are relative to, such as the folder in
    ///     which the program installs its data. No file outside it is read. If it is nil, those options are
    ///     unavailable.
    ///   - catalogs: Catalogs of the interface's texts in other languages than English and Simplified Chinese, or with other
    ///     texts in these.
    ///   - policies: Reads the policy of an administrator: `.files` of the module `IntentPolicies`. If it is nil, the program refuses
    ///     to run where there is one.
    ///   - commands: Further commands, such as `.definitions` of the module `IntentDefinitionsCommand`.
    ///   - arguments: The arguments without the program's name; nil for the process's own.
    public static func main(
        handlers: [any IntentHandling] = [], definitions: [IntentDefinition] = [], widgets: [WidgetRegistration] = [],
        simulatedDate: SimulatedDate? = nil, optionFiles: String? = nil, catalogs: [TextCatalog] = [],
        policies: PolicyReader? = nil, commands: [ProgramCommand] = [],
        arguments: [String]? = nil
    ) async {
        let declared = WidgetDeclarations(widgets, handlers: handlers, definitions: definitions)
        let run = run(
            of: .program(handlers: declared.handlers, definitions: declared.definitions, optionFiles: optionFiles),
            parsing: NoDefinitionArguments.self, arguments: arguments
        ) { context in
            context.widgets = widgets
            context.simulatedDate = simulatedDate
            context.commands = commands
            context.policies = policies
            context.settings.catalogs = catalogs
        }
        run.performPlainGet()?.exit()
        await run.perform().exit()
    }

    /// Runs one command of a program that reads definitions from files, and ends the process with its exit code.
    ///
    /// A `get` with plain arguments runs on the calling thread, without the threads that any other command starts.
    package static func main(loadingDefinitions load: @escaping DefinitionSource.Loader, policies: PolicyReader)
        -> Never
    {
        let run = run(of: .files(load), parsing: DefinitionFileArguments.self, arguments: nil) {
            $0.policies = policies
        }
        run.performPlainGet()?.exit()
        CurrentProcess.runUntilExit { await run.perform().exit() }
    }

    private static func run<Definitions: DefinitionArguments>(
        of definitions: DefinitionSource, parsing: Definitions.Type, arguments: [String]?,
        completing complete: (inout ControlContext) -> Void
    ) -> ProgramRun<Definitions> {
        StandardStream.reserveClosedDescriptors()
        do {
            let invocation = try Program.invocation()
            var context = ControlContext(
                programName: invocation.name ?? ControlContext.standardProgramName, definitions: definitions)
            complete(&context)
            return ProgramRun(context: context, arguments: arguments ?? invocation.arguments)
        } catch {
            ResultPrinter(printsJSON: false, environment: .process).print(error).exit()
        }
    }
}

/// One run of a program, from its arguments to its exit status.
private struct ProgramRun<Definitions: DefinitionArguments> {
    let context: ControlContext
    /// Without the program's name.
    let arguments: [String]

    func perform() async -> CommandStatus {
        await ControlContext.$current.withValue(context) {
            do {
                var command = try RootCommand<Definitions>.parsed(arguments)
                if let command = command as? any ControlCommand { return await run(command) }
                try command.run()
                return .success
            } catch {
                return printParsingError(error)
            }
        }
    }

    /// Performs a ``PlainGet`` on the calling thread; returns nil for any other command.
    func performPlainGet() -> CommandStatus? {
        guard let get = PlainGet(arguments, acceptsDefinitions: context.definitions.areFiles) else { return nil }
        let session = session(for: get)
        // The process ends now, and the store has nothing to finish after reading.
        leakUntilExit(session)
        // Without extensions, a signal leaves nothing running.
        if !session.extensions.isEmpty { CurrentProcess.endOnInterrupt() }
        return finish(get, in: session, Result { try get.perform(in: session) })
    }

    private func run(_ command: some ControlCommand) async -> CommandStatus {
        if !command.handlesInterrupt { CurrentProcess.endOnInterrupt() }
        let session = session(for: command)
        do {
            return finish(command, in: session, .success(try await command.perform(in: session)))
        } catch {
            return finish(command, in: session, .failure(error))
        }
    }

    private func session(for command: some SessionCommand) -> Session {
        let printer = printer(for: command)
        let session = Session(context: context, choices: command.choices) { _ = printer.print($0) }
        printer.print(session.handlerWarnings)
        return session
    }

    private func finish(
        _ command: some SessionCommand, in session: Session, _ result: Result<any CommandResult, any Error>
    ) -> CommandStatus {
        let printer = printer(for: command)
        defer { session.extensions.shutDown() }
        defer { printer.print(session.extensionWarnings) }
        switch result {
        case .success(let result): return printer.print(result)
        case .failure(let error):
            return printer.print(session.addingSuggestion(to: CommandError(error), of: command))
        }
    }

    private func printer(for command: some SessionCommand) -> ResultPrinter {
        ResultPrinter(printsJSON: command.printsJSON, environment: context.environment)
    }

    /// Prints help, versions and completions as data; everything else that the parser throws is wrong usage.
    private func printParsingError(_ error: any Error) -> CommandStatus {
        let printer = ResultPrinter(printsJSON: asksForJSON, environment: context.environment)
        if let error = error as? CommandError { return printer.print(error) }
        Program.boundHelpWidth()
        let message = RootCommand<Definitions>.fullMessage(for: error)
        if RootCommand<Definitions>.exitCode(for: error).isSuccess {
            do {
                let output = completionScript(message) ?? message
                try StandardStream.output.write(output.isEmpty ? "" : output + "\n")
                return .success
            } catch {
                return printer.print(error)
            }
        }
        if let (option, assignment) = dashedAssignment {
            let message = "unknown option '\(option)'"
            return printer.print(CommandError(.wrongUsage, "usage", message, suggestion: assignment))
        }
        let short = RootCommand<Definitions>.message(for: error)
        return printer.print(CommandError(.wrongUsage, [.init("usage", short, details: visible(message))]))
    }

    /// An argument such as `--line=4` without which the arguments are valid, and the assignment in its place, both without the text,
    /// which may be a secret: `--line=…` and `line=…`.
    private var dashedAssignment: (option: String, assignment: String)? {
        for index in arguments.prefix(while: { $0 != "--" }).indices {
            guard let assignment = arguments[index].removingPrefix("--"), assignment.contains("=") else { continue }
            var others = arguments
            others[index] = assignment
            let command = try? RootCommand<Definitions>.parsed(others)
            if command is SetCommand<Definitions> || command is AddCommand<Definitions> {
                let beginning = assignment.prefix { $0 != "=" } + "=…"
                return ("--\(beginning)", String(beginning))
            }
        }
        return nil
    }

    /// Returns the completion script in place of the parser's; nil if the arguments do not ask for one.
    private func completionScript(_ script: String) -> String? {
        guard arguments.first?.hasPrefix("--generate-completion-script") == true else { return nil }
        let name = arguments.first?.removingPrefix("--generate-completion-script=") ?? arguments.dropFirst().first
        guard let shell = name.flatMap(CompletionShell.init(rawValue:)) ?? CompletionShell.requesting else {
            return nil
        }
        return CompletionScript(shell: shell, program: context.programName).extending(script)
    }

    /// Whether `--json` is among the arguments, which could not be parsed.
    private var asksForJSON: Bool {
        arguments.prefix { $0 != "--" }.contains("--json")
    }

    /// Makes control characters visible except line ends. The parser repeats arguments as they are.
    private func visible(_ message: String) -> String {
        message.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).onOneVisibleLine }
            .joined(separator: "\n")
    }
}
