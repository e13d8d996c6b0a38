internal import ArgumentParser

struct RetentionCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "retention", abstract: "Shows or sets how much of the past the store keeps.",
            discussion: """
                It is kept in the store and holds for every program that shares it: 200 edits of an instance and 90 days \
                for a removed one where nobody set it. What is kept no longer goes at once. Needs no definitions.

                  \(ProgramName.current) retention --edits 50 --removed-days all
                """)
    }

    @Option(help: ArgumentHelp("Keep so many edits of each instance, or all.", valueName: "n"))
    var edits: String?

    @Option(help: ArgumentHelp("Keep removed instances for so many days, or all.", valueName: "n"))
    var removedDays: String?

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.retention(edits: edits, removedDays: removedDays)
    }
}
