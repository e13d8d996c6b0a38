internal import ArgumentParser
import IntentRuntime

struct ResizeCommand<Definitions: DefinitionArguments>: InstanceCommand {
    static var configuration: CommandConfiguration {
        let examples = HelpExamples.current
        return CommandConfiguration(
            commandName: "resize", abstract: "Change the size of an instance.",
            discussion: """
                Values that the new size does not show are kept; they reappear with a larger size.

                  \(ControlContext.currentProgramName) resize k3x9w2ab --family \(examples.otherFamily)
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

extension Session {
    package func resize(id: String, family: String) async throws -> EditResult {
        let workspace = try workspace(definitions: .required, store: .existingFor(id: id))
        let instance = try instanceID(id)
        let kind = try await workspace.engine.storedInstance(instance).kind
        let family = try self.family(family, of: workspace.schema.presentWidget(of: kind))
        let outcome = try await workspace.engine.resize(instance, to: family)
        return EditResult(id: instance, outcome: outcome)
    }
}
