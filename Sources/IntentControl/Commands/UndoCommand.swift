internal import ArgumentParser

struct UndoCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "undo", abstract: "Takes the newest edit of an instance back.",
            discussion: """
                Values and the family come back exactly as they were stored. An undo is an edit itself: a second one \
                takes the first back. --to goes further, to a revision that 'history' shows.

                  \(ProgramName.current) undo k3x9w2ab
                  \(ProgramName.current) undo k3x9w2ab --to 4
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Option(help: ArgumentHelp("Take everything back that came after this revision.", valueName: "revision"))
    var to: Int?

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.undo(id: id, to: to)
    }
}
