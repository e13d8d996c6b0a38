internal import ArgumentParser

struct GetCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "get", abstract: "Prints the values that are in effect.",
            discussion: """
                'name: value' a line; a list has a line for each value, an object is 'identifier  title', and a \
                parameter without a value has nothing behind its name.

                  \(ProgramName.current) get k3x9w2ab
                  \(ProgramName.current) get k3x9w2ab labelSize --explain
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Argument(help: ArgumentHelp("Only this parameter.", valueName: "param"), completion: .parameters)
    var parameter: String?

    @Flag(help: "Add where a value comes from, what is stored, the default, and marks.")
    var explain = false

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        if explain { return try session.explain(id: id, parameter: parameter) }
        return try session.get(id: id, parameter: parameter)
    }
}
