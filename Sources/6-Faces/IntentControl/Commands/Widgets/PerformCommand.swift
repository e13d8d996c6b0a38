internal import ArgumentParser
package import IntentCommandLine
internal import IntentDiagnostics
package import IntentModel
internal import IntentRuntime
internal import IntentWidgets
internal import Synchronization

struct PerformCommand<Definitions: DefinitionArguments>: InstanceCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "perform", abstract: "Press the button or toggle of a control or widget.",
            discussion: """
                The host of the store performs it; the command returns as soon as the request is stored. While no host \
                runs, the command does what is due as 'host --once' does, with the button or toggle, and fails if the intent \
                does. A toggle gets the opposite of the state that it shows.

                  \(program) perform k3x9w2ab
                  \(program) perform k3x9w2ab lock
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Argument(help: "The button or toggle; may be omitted if the instance shows one.", completion: .actions)
    var action: String?

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.perform(action, of: id)
    }
}

extension Session {
    /// Performs the button or toggle of an instance, or requests it from the host that runs.
    /// - Parameter name: The identifier of the button or toggle; nil for the only one.
    package func perform(_ name: String?, of id: String) async throws -> PerformResult {
        let workspace = try workspace(definitions: .required, store: .existingFor(id: id))
        let (engine, instance) = (workspace.engine, try instanceID(id))
        _ = try await engine.storedInstance(instance)
        let isHosted = try !hosts(of: engine.store).isEmpty
        // What no host has shown yet has no button, and that of an edited instance has the former values. The language and the
        // device of the host that comes next are unknown, so nothing else is drawn again.
        if !isHosted { try await host(once: true, noticesEnvironment: false) { _ in } }
        guard let actions = try await actions(of: instance, engine) else {
            throw CommandError(.unavailable, "notShown", "no host has shown '\(id)' yet")
        }
        let action = try action(name, in: actions, of: id)
        try await engine.request(
            HostRequest(.perform, of: .instance(instance), argument: action.id, at: context.settings.time()))
        if !isHosted {
            let failure = Mutex<String?>(nil)
            try await host(once: true, noticesEnvironment: false) { event in
                guard case .notice(let notice) = event, notice.code == .performFailed, notice.instance == instance
                else {
                    return
                }
                failure.withLock { $0 = notice.message }
            }
            if let message = failure.withLock(\.self) { throw CommandError(.unavailable, "performFailed", message) }
        }
        return PerformResult(instance: instance, action: action.id, title: action.title, isHosted: isHosted)
    }

    /// Returns the buttons and toggles that an instance shows; nil if no host has shown it.
    func actions(of id: InstanceID, _ engine: IntentEngine) async throws -> [WidgetAction]? {
        let now = context.settings.time().date
        return try await engine.timeline(of: id, at: now)?.entry(at: now)?.content.actions
    }

    private func action(
        _ name: String?, in actions: [WidgetAction], of id: String
    ) throws(CommandError) -> WidgetAction {
        if name == nil, actions.count == 1, let only = actions.first { return only }
        if let named = actions.first(where: { $0.id == name }) { return named }
        let names = actions.map(\.id)
        guard let name, !names.isEmpty else {
            throw names.isEmpty
                ? CommandError(.invalidData, "unknownAction", "'\(id)' shows no button or toggle")
                : .usage("'\(id)' shows several buttons or toggles; name one of \(names.joined(separator: ", "))")
        }
        throw CommandError(
            .invalidData, "unknownAction",
            "'\(id)' shows no button or toggle '\(name)'; it shows \(names.joined(separator: ", "))",
            suggestion: NearMatch.name(for: name, in: names))
    }
}

/// A button or toggle that was performed, or requested from a host.
package struct PerformResult: CommandResult, Hashable {
    package let instance: InstanceID
    /// The identifier of the button or toggle.
    package let action: String
    /// The title that people read.
    package let title: String
    /// Whether a host runs, which performs it.
    package let isHosted: Bool

    package var json: JSONValue {
        [
            "perform": 1, "id": .string(instance.text), "action": .string(action), "isHosted": .boolean(isHosted),
        ]
    }

    package func text(_ style: TextStyle) -> String {
        let name = (title.isEmpty ? action : title).onOneVisibleLine
        return "\(isHosted ? "requested" : "performed") '\(name)' of \(instance.text)\n"
    }
}
