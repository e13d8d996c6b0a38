internal import ArgumentParser

struct AddCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "add", abstract: "Places a widget instance and prints its id.",
            discussion: """
                  \(ProgramName.current) add CarWidget --family systemMedium
                  \(ProgramName.current) add CarWidget --family systemSmall --id garage showLabels=false

                Values are assigned as with 'set'.
                """)
    }

    @Argument(help: "A widget's kind, or its name.", completion: .widgetKinds)
    var kind: String

    @Argument(help: ArgumentHelp("Values to begin with.", valueName: "param=value"))
    var assignments: [String] = []

    @Option(help: "The size to place it in, such as systemSmall.", completion: .families)
    var family: String

    @Option(help: "Its id; otherwise one is made. An id is never given twice, not even after removal.")
    var id: String?

    @Flag(help: "Store options that nobody can look up now.")
    var unchecked = false

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.add(kind: kind, family: family, id: id, assignments: assignments, unchecked: unchecked)
    }
}
