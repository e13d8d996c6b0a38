internal import ArgumentParser

struct ShowCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "show", abstract: "Shows one instance whole.",
            discussion: """
                Its kind, family and revision, and every parameter as 'get --explain' tells it. Of an instance whose \
                kind is gone from the definitions, what is stored.

                  \(ProgramName.current) show k3x9w2ab
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try session.show(id: id)
    }
}
