internal import ArgumentParser
package import IntentCommandLine
package import IntentModel
package import IntentRuntime
internal import IntentWidgets

struct ReloadCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "reload", abstract: "Request new timelines of an instance, of a kind, or of all instances.",
            discussion: """
                The host of the store performs the request, within the budget of each instance. The command returns as \
                soon as the request is stored; while no host runs, the request waits for one.

                  \(program) reload k3x9w2ab
                  \(program) reload \(HelpExamples.current.kind)
                  \(program) reload --all --push
                """)
    }

    @Argument(help: "The instance, or the kind of the instances.", completion: .instancesAndKinds)
    var target: String?

    @Flag(help: "Request new timelines of all instances.")
    var all = false

    @Flag(help: "Request the reload as a server push would.")
    var push = false

    @Flag(help: "Reload outside the budget. Needs --push.")
    var exempt = false

    @OptionGroup var common: CommonOptions<Definitions>

    func validate() throws {
        guard all == (target == nil) else {
            throw ValidationError(
                all
                    ? "--all requests all timelines; name nothing with it"
                    : "name an instance or a kind, or write --all")
        }
        guard push || !exempt else { throw ValidationError("--exempt needs --push") }
    }

    func perform(in session: Session) async throws -> any CommandResult {
        let target = try target.map(session.requestTarget) ?? .everything
        return try await session.reload(target, asPush: push, isExempt: exempt ? true : nil)
    }
}

extension Session {
    /// Returns the instance with an identifier, or else the instances of a kind, by the kind or the name of its widget.
    /// - Throws: `invalidData` with the most similar identifier, kind or name; `unavailable` if there is no store.
    package func requestTarget(_ text: String) throws -> HostRequest.Target {
        try requireStore()
        let schema = try? schemaIfFound()
        let store = try existingStore()
        let id = InstanceID(text)
        if let id, let instance = try store?.instance(id) {
            guard instance.isRemoved else { return .instance(id) }
            throw CommandError(.invalidData, "unknownInstance", "'\(text)' was removed; restore it first")
        }
        if let widget = schema?.kind(named: text) { return .kind(widget.kind) }
        let placed = try store?.headings(of: nil) ?? []
        if placed.contains(where: { $0.kind.name == text }) { return .kind(WidgetKind(text)) }
        let names = placed.flatMap { [$0.id.text, $0.kind.name] } + (schema?.kindNames ?? [])
        throw CommandError(
            .invalidData, "unknownInstance", "'\(text)' is neither an instance nor a kind",
            suggestion: NearMatch.name(for: text, in: names))
    }

    package func reload(
        _ target: HostRequest.Target, asPush: Bool = false, isExempt: Bool? = nil
    ) async throws -> ReloadResult {
        let workspace = try workspace(definitions: .ifValid, store: .existing)
        let time = context.settings.time()
        try await workspace.engine.request(
            asPush
                ? .push(target, isExempt: isExempt, at: time) : HostRequest(.reload, of: target, at: time))
        return ReloadResult(target: target, isHosted: try !hosts(of: workspace.engine.store).isEmpty)
    }
}

/// A request for new timelines that was stored.
package struct ReloadResult: CommandResult, Hashable {
    package let target: HostRequest.Target
    /// Whether a host runs.
    package let isHosted: Bool

    package var notes: [Note] { isHosted ? [] : [.note("no host runs; the request waits for one")] }

    package var json: JSONValue {
        var object: JSONObject = ["reload": 1]
        switch target {
        case .instance(let id): object["id"] = .string(id.text)
        case .kind(let kind): object["kind"] = .string(kind.name)
        case .everything: object["all"] = true
        }
        object["isHosted"] = .boolean(isHosted)
        return .object(object)
    }

    package func text(_ style: TextStyle) -> String {
        switch target {
        case .instance(let id): "requested a reload of \(id.text)\n"
        case .kind(let kind): "requested a reload of the instances of \(kind.name)\n"
        case .everything: "requested a reload of all instances\n"
        }
    }
}
