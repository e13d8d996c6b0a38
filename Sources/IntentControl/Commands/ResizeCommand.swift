internal import ArgumentParser

struct ResizeCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "resize", abstract: "Gives an instance another size.",
            discussion: """
                Values that the new size does not show are kept, and come back with a bigger one.

                  \(ProgramName.current) resize k3x9w2ab --family systemLarge
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Option(help: "The new size, such as systemLarge.", completion: .families)
    var family: String

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.resize(id: id, family: family)
    }
}
