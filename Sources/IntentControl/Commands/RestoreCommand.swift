internal import ArgumentParser

struct RestoreCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "restore", abstract: "Puts a removed instance back as it was.",
            discussion: """
                With all its values: what to do when a widget is placed again that was removed before. 'list --removed' \
                tells which there are. Needs no definitions.

                  \(ProgramName.current) list --removed --kind com.example.car
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
