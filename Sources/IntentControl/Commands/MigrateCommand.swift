internal import ArgumentParser

struct MigrateCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "migrate", abstract: "Brings what is stored to the present definitions, and reports counts.",
            discussion: """
                Values that are read under a former name or as another type are stored under the present name and type, \
                in removed instances too; all read as before. What does not fit is left alone. Reading does the same \
                at each read, so this is needed only before former names leave the definitions. Let go of programs with \
                older definitions first: they do not find values under new names.

                  \(ProgramName.current) migrate --dry-run
                """)
    }

    @Flag(help: "Report, and write nothing.")
    var dryRun = false

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.migrate(isDryRun: dryRun)
    }
}
