internal import ArgumentParser

struct ResetCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "reset", abstract: "Takes values away, so that defaults hold again.",
            discussion: """
                  \(ProgramName.current) reset k3x9w2ab labelSize
                  \(ProgramName.current) reset k3x9w2ab --all
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Argument(help: ArgumentHelp("Parameters to reset.", valueName: "param"), completion: .parameters)
    var parameters: [String] = []

    @Flag(help: "Reset every parameter.")
    var all = false

    @OptionGroup var common: CommonOptions<Definitions>

    func validate() throws {
        guard all == parameters.isEmpty else {
            throw ValidationError(all ? "--all resets every parameter; name none" : "name parameters, or write --all")
        }
    }

    func perform(in session: Session) async throws -> any CommandResult {
        if all { return try await session.resetAll(id: id) }
        return try await session.reset(id: id, parameters: parameters)
    }
}
