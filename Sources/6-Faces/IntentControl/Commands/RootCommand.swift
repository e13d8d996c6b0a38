internal import ArgumentParser
internal import IntentCommandLine
internal import IntentModel

/// The program itself: its name, its version and its commands.
struct RootCommand<Definitions: DefinitionArguments>: ParsableCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        let examples = HelpExamples.current
        return CommandConfiguration(
            commandName: program,
            abstract: "Configure widget instances.",
            discussion: """
                A widget instance is a placed widget: an identifier, a kind, a family, and the values that its user \
                chose.

                  \(program) kinds
                  \(program) add \(examples.widget) --family \(examples.family)
                  \(program) options k3x9w2ab \(examples.choice)
                  \(program) set k3x9w2ab \(examples.twoAssignments)
                  \(program) get k3x9w2ab

                Exit codes: 0 success; 1 another failure; 64 wrong usage; 65 invalid definition, value or name; 66 input \
                file not found; 69 store, extension or provider unavailable; 70 internal error; 73 output \
                cannot be created; 74 input or output failed; 75 changed by another writer, nothing written; 77 not \
                permitted; 129 terminal closed; 130 canceled, nothing written; 143 ended by SIGTERM.
                """,
            version: Program.version,
            subcommands: commands.map { $0() })
    }

    /// The commands, as functions because a short command must not create the generic types of all others.
    private static var commands: [() -> any ParsableCommand.Type] {
        [
            { KindsCommand<Definitions>.self }, { AddCommand<Definitions>.self }, { ListCommand<Definitions>.self },
            { ShowCommand<Definitions>.self }, { GetCommand<Definitions>.self }, { SetCommand<Definitions>.self },
            { ConfigureCommand<Definitions>.self }, { ResetCommand<Definitions>.self },
            { ApplyCommand<Definitions>.self }, { CopyCommand<Definitions>.self },
            { FollowCommand<Definitions>.self }, { UnfollowCommand<Definitions>.self },
            { OptionsCommand<Definitions>.self },
            { ResizeCommand<Definitions>.self },
            { RemoveCommand<Definitions>.self }, { RestoreCommand<Definitions>.self },
            { HistoryCommand<Definitions>.self }, { UndoCommand<Definitions>.self },
            { RedoCommand<Definitions>.self }, { WatchCommand<Definitions>.self },
            { RefreshCommand<Definitions>.self }, { ExportCommand<Definitions>.self },
            { ImportCommand<Definitions>.self }, { MigrateCommand<Definitions>.self },
            { RetentionCommand<Definitions>.self }, { StoreCommand<Definitions>.self },
            { PolicyCommand<Definitions>.self }, { DoctorCommand<Definitions>.self },
            { TrustCommand<Definitions>.self },
            { TimelineCommand<Definitions>.self }, { ReloadCommand<Definitions>.self },
            { PerformCommand<Definitions>.self }, { HostCommand<Definitions>.self },
            { PreviewCommand<Definitions>.self }, { SimulateCommand<Definitions>.self },
            { ServeCommand<Definitions>.self }, { LanguagesCommand<Definitions>.self },
        ] + (ControlContext.current?.commands ?? []).map { added in { added.type } }
    }

    /// Parses the arguments of a command.
    ///
    /// ArgumentParser examines the options of all commands, which takes longer than performing most of them. Therefore the named
    /// command parses its arguments alone. The root parses what it rejects again, for a message with the program's name.
    /// - Throws: What ArgumentParser throws, or a ``CommandError`` if there is no such command.
    static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
        let all = commands
        let named = all.lazy.map { $0() }.first { $0.configuration.commandName == arguments.first }
        guard let command = named else {
            let names = all.compactMap { $0().configuration.commandName }
            try CommandError.checkCommand(in: arguments, of: names, nearest: NearMatch.best)
            return try parseAsRoot(arguments)
        }
        // Looking up a conformance takes longer than reading the definitions.
        let takesLists = arguments.count > ArgumentWords.maximumRunLength && command is any WordListCommand.Type
        let arguments = takesLists ? ArgumentWords.joined(arguments) : arguments
        let own = Array(arguments.dropFirst())
        // Help of the command alone would lack the name of the program.
        if command.configuration.subcommands.isEmpty, let parsed = try? command.parseAsRoot(own),
            type(of: parsed) == command
        {
            return parsed
        }
        return try parseAsRoot(arguments)
    }

    static var _errorLabel: String { "error" }
}
