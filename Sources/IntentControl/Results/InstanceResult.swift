package import IntentModel
package import IntentRuntime

/// One instance whole: `show`.
package struct InstanceResult: CommandResult, Hashable {
    package let configuration: ResolvedConfiguration
    /// The widget's title; nil for an orphan.
    package let title: String?
    /// Empty for an orphan and for a static widget.
    package let parameters: [ParameterReport]

    package init(configuration: ResolvedConfiguration, title: String?, parameters: [ParameterReport]) {
        self.configuration = configuration
        self.title = title
        self.parameters = parameters
    }

    package var json: JSONValue {
        var object = InstanceJSON.object(of: configuration.instance, version: ("show", 1))
        object["title"] = title.map(JSONValue.string) ?? .null
        object["isOrphan"] = .boolean(configuration.isOrphan)
        object["parameters"] = ParameterJSON.explanations(of: parameters)
        if configuration.isOrphan { object["stored"] = ParameterJSON.forms(of: configuration.instance.values) }
        return .object(object)
    }

    package func text(_ style: TextStyle) -> String {
        let body = configuration.isOrphan ? orphanLines : explanations(style)
        let lines = header(style) + (body.isEmpty ? [] : [""] + body)
        return lines.map { $0 + "\n" }.joined()
    }

    private func header(_ style: TextStyle) -> [String] {
        let instance = configuration.instance
        var table = TextTable()
        func add(_ name: String, _ value: String, _ more: String = "") {
            table.append([.init(name, dress: style.faint), .init(value), .init(more)])
        }
        add("id", instance.id.text)
        add("kind", instance.kind.name, title ?? "")
        add("family", instance.family)
        add("intent", instance.intent ?? "none")
        add("revision", String(instance.revision))
        if configuration.isOrphan { add("orphan", "the definitions no longer have this kind or intent") }
        return table.lines()
    }

    private func explanations(_ style: TextStyle) -> [String] {
        parameters.flatMap { ParameterText.explanation(of: $0, style: style) }
    }

    private var orphanLines: [String] {
        var table = TextTable()
        for (name, value) in configuration.instance.values.sorted(by: { $0.key < $1.key }) {
            table.append([.init("\(name):"), .init(StoredText.line(of: value))])
        }
        return table.lines()
    }
}
