internal import ArgumentParser

struct RemoveCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "remove", abstract: "Removes an instance.",
            discussion: """
                Its values stay in the store for 'restore', for 90 days unless 'retention' says otherwise; its id is not \
                used again. --forget takes values and history away at once and for good, also of an instance that was \
                removed before. Needs no definitions.

                  \(ProgramName.current) remove k3x9w2ab
                  \(ProgramName.current) remove k3x9w2ab --forget
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Flag(help: "Keep nothing of it but its id.")
    var forget = false

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try forget ? session.forget(id: id) : session.remove(id: id)
    }
}
