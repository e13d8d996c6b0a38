internal import ArgumentParser
import IntentModel
import IntentRuntime

struct ApplyCommand<Definitions: DefinitionArguments>: InstanceCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "apply", abstract: "Set the values of a preset in an instance.",
            discussion: """
                Values are validated like an edit; if one does not fit, nothing is written. Parameters that the preset \
                does not set stay as they are. 'kinds' lists the presets; to add an instance with one, use 'add' with \
                --preset.

                  \(ControlContext.currentProgramName) apply k3x9w2ab morning
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Argument(help: "The name of a preset of its widget.", completion: .presets)
    var preset: String

    @Option(help: .ifRevision)
    var ifRevision: Int?

    @Flag(help: "Store options even if they cannot be looked up now.")
    var unchecked = false

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.apply(preset: preset, to: id, ifRevision: ifRevision, unchecked: unchecked)
    }
}

extension Session {
    package func apply(
        preset: String, to id: String, ifRevision: Int? = nil, unchecked: Bool = false
    ) async throws -> EditResult {
        let workspace = try workspace(definitions: .required, store: .existingFor(id: id))
        let instance = try instanceID(id)
        let widget = try await widget(of: instance, in: workspace)
        return try await result(of: instance, widget, in: workspace) {
            try await workspace.engine.apply(
                PresetName(preset), to: instance, ifRevision: ifRevision, unchecked: unchecked)
        }
    }
}
