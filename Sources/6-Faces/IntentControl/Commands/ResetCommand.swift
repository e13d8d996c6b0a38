internal import ArgumentParser
import IntentRuntime

struct ResetCommand<Definitions: DefinitionArguments>: InstanceCommand, WordListCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "reset", abstract: "Remove values of an instance, so that defaults apply again.",
            discussion: """
                  \(program) reset k3x9w2ab \(HelpExamples.current.parameter)
                  \(program) reset k3x9w2ab --all
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Argument(
        help: ArgumentHelp(
            "The parameters to reset, or fields of records, such as stations[2].label.", valueName: "param"),
        completion: .parameters)
    var parameters: [ArgumentWords] = []

    @Flag(help: "Reset every parameter.")
    var all = false

    @Option(help: .ifRevision)
    var ifRevision: Int?

    @OptionGroup var common: CommonOptions<Definitions>

    func validate() throws {
        guard all == parameters.isEmpty else {
            throw ValidationError(
                all ? "--all resets every parameter; name no parameters with it" : "name parameters, or write --all")
        }
    }

    func perform(in session: Session) async throws -> any CommandResult {
        if all { return try await session.resetAll(id: id, ifRevision: ifRevision) }
        return try await session.reset(id: id, parameters: parameters.words, ifRevision: ifRevision)
    }
}

extension Session {
    package func reset(id: String, parameters: [String], ifRevision: Int? = nil) async throws -> EditResult {
        try await edit(id, ifRevision: ifRevision) { widget, workspace in
            try DynamicEdit(resetting: parameters, intent: try intent(of: widget, in: workspace), workspace.schema)
        }
    }

    package func resetAll(id: String, ifRevision: Int? = nil) async throws -> EditResult {
        let workspace = try workspace(definitions: .required, store: .existingFor(id: id))
        let instance = try instanceID(id)
        var outcome = try await workspace.engine.edit(instance, ifRevision: ifRevision, resetAll: true) { _ in }
        await renewDefaults(of: instance, after: &outcome, in: workspace)
        return EditResult(id: instance, outcome: outcome)
    }
}
