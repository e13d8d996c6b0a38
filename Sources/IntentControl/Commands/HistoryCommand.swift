internal import ArgumentParser

struct HistoryCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "history", abstract: "Lists the changes of an instance, oldest first.",
            discussion: """
                A line for each change: revision, time (UTC), and what happened; below it each value before and after. \
                A removed instance has a history too. Only so many edits are kept, see 'retention'. Needs no definitions.

                  \(ProgramName.current) history k3x9w2ab
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Option(help: ArgumentHelp("Only the newest so many.", valueName: "n"))
    var limit: Int?

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.history(id: id, limit: limit)
    }
}
