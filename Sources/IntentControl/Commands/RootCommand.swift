internal import ArgumentParser

/// The program itself: its name, its version, its commands.
struct RootCommand<Definitions: DefinitionArguments>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: ProgramName.current,
            abstract: "Configures widget instances.",
            discussion: """
                A widget instance is one placed widget: an id, a kind, a family, and the values that its user chose.

                  \(ProgramName.current) kinds
                  \(ProgramName.current) add CarWidget --family systemMedium
                  \(ProgramName.current) options k3x9w2ab carControls
                  \(ProgramName.current) set k3x9w2ab carControls=lock,trunk labelSize=16
                  \(ProgramName.current) get k3x9w2ab

                Exit codes: 0 done; 1 another failure; 64 wrong usage; 65 a definition, value or name is wrong; 66 an \
                input file is missing; 69 a store, an extension or an option's provider is unavailable; 70 a bug of ours; \
                74 input or output failed; 75 changed meanwhile, nothing written; 77 not permitted; \
                130 cancelled, nothing written.
                """,
            version: ProgramVersion.text,
            subcommands: [
                KindsCommand<Definitions>.self, AddCommand<Definitions>.self, ListCommand<Definitions>.self,
                ShowCommand<Definitions>.self, GetCommand<Definitions>.self, SetCommand<Definitions>.self,
                ResetCommand<Definitions>.self, OptionsCommand<Definitions>.self, ResizeCommand<Definitions>.self,
                RemoveCommand<Definitions>.self, RestoreCommand<Definitions>.self, HistoryCommand<Definitions>.self,
                UndoCommand<Definitions>.self, WatchCommand<Definitions>.self, ExportCommand<Definitions>.self,
                ImportCommand<Definitions>.self, MigrateCommand<Definitions>.self,
                RetentionCommand<Definitions>.self, DoctorCommand<Definitions>.self,
                TrustCommand<Definitions>.self,
            ])
    }

    static var commandNames: [String] {
        configuration.subcommands.compactMap { $0.configuration.commandName }
    }

    static var _errorLabel: String { "error" }
}
