internal import ArgumentParser

struct SetCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "set", abstract: "Changes values: all that are named, or nothing.",
            discussion: """
                  PARAM=TEXT     the text as it is; a list is split at commas, and \\, is a comma
                  PARAM:=JSON    any value: null for none, a list with null for an empty slot
                  PARAM:=@FILE   JSON from a file; @- is standard input
                  PARAM+=TEXT    adds to a list
                  PARAM-=TEXT    takes out of a list

                Values are identifiers and case names, as 'options' prints them first, never titles.

                  \(ProgramName.current) set k3x9w2ab carControls=lock,trunk labelSize=16
                  \(ProgramName.current) set k3x9w2ab 'carControls:=["lock", null, "trunk"]'
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Argument(help: ArgumentHelp("What to change.", valueName: "param=value"))
    var assignments: [String]

    @Option(
        help: ArgumentHelp("Change nothing, and exit with 75, unless the instance is at this revision.", valueName: "n")
    )
    var ifRevision: Int?

    @Flag(help: "Store options that nobody can look up now.")
    var unchecked = false

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.set(id: id, assignments: assignments, ifRevision: ifRevision, unchecked: unchecked)
    }
}
