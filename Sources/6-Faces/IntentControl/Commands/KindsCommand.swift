internal import ArgumentParser
package import IntentCommandLine
internal import IntentDocuments
package import IntentModel

struct KindsCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "kinds", abstract: "List the kinds of widgets and controls.",
            discussion: """
                Each kind is shown with its families, its intent and the parameters that you can set. A control, which has no \
                family, is shown as a button or toggle with its symbol. A row for which the policy of an administrator has a \
                default or a lock is shown with it.

                  \(ControlContext.currentProgramName) kinds --locale zh-Hans
                """)
    }

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try session.kinds()
    }
}

extension Session {
    package func kinds() throws -> KindsResult {
        let schema = try schema()
        return KindsResult(schema: schema, policy: try policy(for: schema), locale: try locale(of: schema))
    }
}

/// The kinds of the definitions.
package struct KindsResult: CommandResult {
    package let schema: Schema
    /// Nil if there is none.
    package private(set) var policy: Policy?
    /// The language tag of titles.
    package let locale: String

    package var json: JSONValue { KindsJSON(schema, locale: locale, policy: policy).document }

    /// A block for each kind: its kind and title, and indented below them its properties and parameters.
    package func text(_ style: TextStyle) -> String {
        let index = SchemaIndex(schema)
        return schema.kinds.map { widget in
            let declared = widget.intent.flatMap(index.intent(named:))
            let intent = declared.map { policy?.applied(to: $0, of: widget) ?? $0 }
            return (lines(of: widget, intent, style: style) + parameterLines(of: intent, style: style)).terminatedLines
        }.joined(separator: "\n")
    }

    private func lines(of widget: DeclaredWidget, _ intent: Intent?, style: TextStyle) -> [String] {
        var heading = TextTable(style)
        heading.append([.init(widget.kind.name, style: style.bold), .init(widget.title.text(for: locale))])
        var properties = TextTable(style)
        func add(_ name: String, _ value: String) {
            properties.append([.init(name, style: style.faint), .init(value)])
        }
        if widget.name != widget.kind.name { add("name", widget.name) }
        if let control = widget.control {
            add("control", [control.styleName, control.symbol].filter { !$0.isEmpty }.joined(separator: " "))
        } else {
            add("families", widget.families.map(\.rawValue).joined(separator: " "))
        }
        add("intent", widget.intent ?? "none, nothing to configure")
        for preset in widget.presets { add("preset", description(of: preset, of: widget, intent)) }
        return heading.lines() + properties.lines(indentation: 2)
    }

    /// The name and the title of a preset, with the families if it does not fit all of them.
    private func description(of preset: WidgetPreset, of widget: DeclaredWidget, _ intent: Intent?) -> String {
        let text = "\(preset.name)  \(preset.title.text(for: locale))"
        let families = intent.map { widget.families(fitting: preset, of: $0) } ?? widget.families
        return families == widget.families ? text : "\(text) (\(families.map(\.rawValue).joined(separator: " ")))"
    }

    /// `locked by Operations: Ulm`, or `default by Operations: Ulm`
    private func description(of policy: ParameterPolicy, _ parameter: Parameter) -> String {
        let text = "\(policy.isLocked ? "locked" : "default") by \(policy.owner.text(for: locale))"
        let value = policy.hasDefault ? parameter.defaultRule?.policyText(schema.recordFields(of: parameter)) : nil
        return value.map { "\(text): \($0)" } ?? text
    }

    private func parameterLines(of intent: Intent?, style: TextStyle) -> [String] {
        var table = TextTable(style)
        for parameter in intent?.parameters ?? [] {
            table.append([
                .init(parameter.name), .init(parameter.type.written), .init(parameter.title.text(for: locale)),
                .init(parameter.policy.map { description(of: $0, parameter) } ?? ""),
            ])
        }
        return table.lines(indentation: 4)
    }
}

extension ValueType {
    /// The type as a definition writes it: `[CarControl]`, `Integer`.
    fileprivate var written: String {
        var name = element.name
        if case .dateComponents(let kind) = element, kind != .dateTime { name += " (\(kind.rawValue))" }
        return isList ? "[\(name)]" : name
    }
}
