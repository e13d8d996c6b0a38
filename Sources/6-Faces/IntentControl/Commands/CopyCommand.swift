internal import ArgumentParser
import IntentRuntime

struct CopyCommand<Definitions: DefinitionArguments>: InstanceCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "copy", abstract: "Replace the values of an instance with those of another one.",
            discussion: """
                Values are validated like an edit; if one does not fit the other kind or size, nothing is written. What \
                the first instance has not set is reset. To add an instance with the values of another one, use 'add' \
                with --like.

                  \(program) copy k3x9w2ab m4q8r1cd
                """)
    }

    @Argument(help: "The instance whose values are copied.", completion: .instances)
    var source: String

    @Argument(help: "The instance that receives them.", completion: .instances)
    var id: String

    @Option(help: .ifRevision)
    var ifRevision: Int?

    @Flag(help: "Store options even if they cannot be looked up now.")
    var unchecked = false

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.copy(from: source, to: id, ifRevision: ifRevision, unchecked: unchecked)
    }
}

extension Session {
    package func copy(
        from source: String, to id: String, ifRevision: Int? = nil, unchecked: Bool = false
    ) async throws -> EditResult {
        let workspace = try workspace(definitions: .required, store: .existingFor(id: id))
        let (source, target) = (try instanceID(source), try instanceID(id))
        let widget = try await widget(of: target, in: workspace)
        return try await result(of: target, widget, in: workspace) {
            try await workspace.engine.copy(source, to: target, ifRevision: ifRevision, unchecked: unchecked)
        }
    }
}
