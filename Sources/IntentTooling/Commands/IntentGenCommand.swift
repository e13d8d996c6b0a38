internal import ArgumentParser

/// The root of `intentgen`; each subcommand is a file beside this one.
struct IntentGenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "intentgen",
        abstract: "Turns intent definitions into Swift, and says what is wrong with them.",
        discussion: """
            A definition is a YAML file, NAME.intent.yaml, that says what the user of a widget can choose.

            Exit codes: 0 done; 1 --check or diff found something; 64 wrong usage; 65 a definition or a file to import is \
            wrong; 66 an input file is missing; 70 a bug of intentgen; 73 an output cannot be created; 74 input or output failed; \
            78 a settings file is wrong.
            """,
        version: "0.1.0",
        subcommands: [
            InitCommand.self, ValidateCommand.self, GenerateCommand.self, ImportCommand.self, ExportCommand.self,
            LockCommand.self, DiffCommand.self, DumpCommand.self, ExplainCommand.self,
        ])

    init() {}
}
