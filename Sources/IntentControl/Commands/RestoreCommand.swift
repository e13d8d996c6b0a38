internal import ArgumentParser

struct RestoreCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "restore", abstract: "Puts a removed instance back as it was.",
            discussion: """
                Needs no definitions.

                  \(ProgramName.current) restore k3x9w2ab
                """)
    }

    @Argument(help: "The instance.")
    var id: String

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try session.restore(id: id)
    }
}
