internal import ArgumentParser
package import IntentCommandLine
package import IntentDocuments
package import IntentModel
package import IntentRuntime

struct ShowCommand<Definitions: DefinitionArguments>: InstanceCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "show", abstract: "Show everything about one instance.",
            discussion: """
                Prints the kind, family and revision, and every parameter as 'get --explain' does. For an instance whose \
                kind is no longer in the definitions, prints the stored values.

                  \(ControlContext.currentProgramName) show k3x9w2ab
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Flag(help: .secrets)
    var secrets = false

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.show(id: id, revealsSecrets: secrets)
    }
}

extension Session {
    package func show(id: String, revealsSecrets: Bool = false) async throws -> ShowResult {
        let workspace = try workspace(definitions: .required, store: .existingFor(id: id))
        let translated = try await translated(id)
        let resolved =
            if let translated { translated.configuration } else {
                try await workspace.engine.resolved(try instanceID(id))
            }
        let configuration = workspace.engine.secrecy(revealsAll: revealsSecrets).shown(resolved)
        let widget = workspace.schema.presentWidget(of: configuration.instance.kind)
        return ShowResult(
            configuration: configuration, title: widget?.title.text(for: workspace.locale), control: widget?.control,
            presets: widget?.presets.map(\.name) ?? [],
            parameters: ParameterReport.list(configuration, in: workspace.schema, revealsSecrets: revealsSecrets),
            notes: (translated?.notes ?? []) + familyWarnings(about: configuration.instance))
    }
}

/// One instance with its parameters.
package struct ShowResult: CommandResult, Hashable {
    package let configuration: ResolvedConfiguration
    /// The widget's title; nil for an orphan.
    package let title: String?
    /// What is declared, if the instance is one of a control.
    package private(set) var control: Control?
    /// The names of the presets that can be applied.
    package private(set) var presets: [String] = []
    /// Empty for an orphan and for a static widget.
    package let parameters: [ParameterReport]
    package private(set) var notes: [Note] = []

    package var json: JSONValue {
        let names: JSONValue? = presets.isEmpty ? nil : .array(presets.map(JSONValue.string))
        return configuration.json(title: title, parameters: parameters).adding("presets", names)
    }

    /// A table of the instance's properties, then the parameters, or the stored values of an orphan.
    package func text(_ style: TextStyle) -> String {
        let body = configuration.isOrphan ? orphanLines(style) : parameters.flatMap { $0.explanation(style) }
        return (header(style) + (body.isEmpty ? [] : [""] + body)).terminatedLines
    }

    private func header(_ style: TextStyle) -> [String] {
        let instance = configuration.instance
        var table = TextTable(style)
        func add(_ name: String, _ value: String, _ more: String = "") {
            table.append([.init(name, style: style.faint), .init(value), .init(more)])
        }
        add("id", instance.id.text)
        add("kind", instance.kind.name, title ?? "")
        if let control { add("control", control.styleName) } else { add("family", instance.family.rawValue) }
        add("intent", instance.intent ?? "none")
        add("revision", String(instance.revision))
        if let source = instance.follows { add("follows", source.text, Self.absence(of: source, in: instance)) }
        if !presets.isEmpty { add("presets", presets.joined(separator: " ")) }
        if configuration.isOrphan { add("orphan", "the kind or intent is no longer in the definitions") }
        return table.lines()
    }

    /// Why the followed instance provides no values; empty if it does.
    private static func absence(of source: InstanceID, in instance: StoredInstance) -> String {
        guard let found = instance.followed.first else { return "does not exist" }
        return found.isRemoved ? "removed" : ""
    }

    private func orphanLines(_ style: TextStyle) -> [String] {
        var table = TextTable(style)
        for (name, value) in configuration.instance.values.sorted(by: { $0.key < $1.key }) {
            table.append([.init("\(name):"), .init(value.line)])
        }
        return table.lines()
    }
}
