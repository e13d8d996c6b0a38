internal import ArgumentParser

struct RemoveCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "remove", abstract: "Removes an instance.",
            discussion: """
                Its values stay in the store for 'restore'; its id is not used again. Needs no definitions.

                  \(ProgramName.current) remove k3x9w2ab
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try session.remove(id: id)
    }
}
