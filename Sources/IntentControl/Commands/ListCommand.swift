internal import ArgumentParser

struct ListCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "list", abstract: "Lists the placed instances: id, kind and family.",
            discussion: """
                In the order in which they were placed. Needs no definitions.

                  \(ProgramName.current) list --kind com.example.car
                """)
    }

    @Option(help: "Only instances of this kind.", completion: .widgetKinds)
    var kind: String?

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try session.list(kind: kind)
    }
}
