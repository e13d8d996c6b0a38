internal import ArgumentParser

struct KindsCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "kinds", abstract: "Lists the widget kinds that can be placed.",
            discussion: """
                With their families, their intents, and the parameters that can be set.

                  \(ProgramName.current) kinds --locale zh-Hans
                """)
    }

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try session.kinds()
    }
}
