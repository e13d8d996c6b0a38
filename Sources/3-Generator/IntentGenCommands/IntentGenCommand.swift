internal import ArgumentParser
internal import IntentCommandLine
internal import IntentGeneratorRun
internal import IntentModel

/// The root command of `intentgen`. Each subcommand is in a separate file.
struct IntentGenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "intentgen",
        abstract: "Check intent definitions and generate Swift from them.",
        discussion: """
            A definition is a YAML file, NAME.intent.yaml, that declares what the user of a widget can configure.

            Exit codes: 0 success; 1 '--check', '--diff' or 'diff' found something, or 'lock' refused; 64 wrong usage; 65 a definition or imported \
            file is invalid; 66 an input file is missing; 70 a bug in intentgen; 73 an output cannot be created; \
            74 input or output failed; 78 a settings file is invalid.
            """,
        version: Program.version,
        subcommands: [
            InitCommand.self, ValidateCommand.self, GenerateCommand.self, ImportCommand.self, ExportCommand.self,
            LockCommand.self, DiffCommand.self, FormatCommand.self, DumpCommand.self, ExplainCommand.self,
            LspCommand.self,
        ])

    static var _errorLabel: String { "error" }

    init() {}
}

/// The program `intentgen`.
///
/// `IntentGenCommands` implements its commands: it connects the stages that read definitions, generate code, convert Xcode's
/// files and compare schemas to files, arguments and standard streams.
package enum IntentGenProgram {
    /// Runs a command and exits with its status.
    /// - Parameter arguments: The arguments without the program's name; nil for those of the process.
    package static func main(_ arguments: [String]? = nil) -> Never {
        PluginTool.exit(reportingOther: report) {
            let arguments = try arguments ?? Program.invocation().arguments
            // A build runs `generate` each time, and ArgumentParser takes twice as long as generating a small file.
            if let generation = try? Generation(arguments: arguments) { return try generation.run() }
            var command = try command(for: arguments)
            try command.run()
        }
    }

    /// Parses the arguments of a command.
    ///
    /// ArgumentParser examines the options of all commands, which takes longer than reading a small definition. Therefore the named
    /// command parses its arguments alone. The root parses what it rejects again, for a message with the program's name.
    private static func command(for arguments: [String]) throws -> any ParsableCommand {
        let commands = IntentGenCommand.configuration.subcommands
        let command = commands.first { $0.configuration.commandName == arguments.first }
        if command == nil {
            let names = commands.compactMap { $0.configuration.commandName }
            try CommandError.checkCommand(in: arguments, of: names, nearest: NearMatch.best)
        }
        // Help of the command alone would lack the name of the program.
        if let command, let parsed = try? command.parseAsRoot(Array(arguments.dropFirst())),
            type(of: parsed) == command
        {
            return parsed
        }
        return try IntentGenCommand.parseAsRoot(arguments)
    }

    /// Prints help, versions and completion scripts as data, and everything else that the parser throws as wrong usage.
    ///
    /// The parser's own `exit(withError:)` ignores a failure to print.
    private static func report(_ error: any Error) throws(CommandError) -> CommandStatus {
        Program.boundHelpWidth()
        let code = IntentGenCommand.exitCode(for: error)
        let message = IntentGenCommand.fullMessage(for: error)
        let stream: StandardStream = code.isSuccess ? .output : .error
        if !message.isEmpty { try stream.write(message + "\n") }
        return CommandStatus(rawValue: code.rawValue) ?? .failure
    }
}
