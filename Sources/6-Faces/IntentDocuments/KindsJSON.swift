package import IntentModel
package import IntentRuntime

/// The kinds of widgets and controls in JSON.
package struct KindsJSON: Sendable {
    private let index: SchemaIndex
    /// The language tag of titles.
    private let locale: String
    private let policy: Policy?

    /// - Parameter policy: What an administrator specifies; nil for nothing.
    package init(_ schema: Schema, locale: String, policy: Policy? = nil) {
        index = SchemaIndex(schema)
        self.locale = locale
        self.policy = policy
    }

    /// The document of `kinds`.
    package var document: JSONValue { ["kinds": 1, "widgets": .array(index.schema.kinds.map(json))] }

    /// Returns a kind with its parameters. A control also has its style and its symbol.
    package func json(of widget: DeclaredWidget) -> JSONValue {
        let intent = widget.intent.flatMap(index.intent(named:)).map { policy?.applied(to: $0, of: widget) ?? $0 }
        var object: JSONObject = [
            "kind": .string(widget.kind.name),
            "sort": .string(widget.sort.rawValue),
            "name": .string(widget.name),
            "title": .string(widget.title.text(for: locale)),
            "description": text(widget.description),
            "families": .array(widget.families.map { .string($0.rawValue) }),
            "intent": .optional(widget.intent),
            "parameters": .array((intent?.parameters ?? []).map { json(of: $0, in: widget) }),
        ]
        if let control = widget.control {
            object["style"] = .string(control.styleName)
            if !control.symbol.isEmpty { object["symbol"] = .string(control.symbol) }
        }
        if !widget.presets.isEmpty {
            object["presets"] = .array(widget.presets.map { json(of: $0, in: widget, intent) })
        }
        if widget.asksWhenAdded { object["asksWhenAdded"] = true }
        return .object(object)
    }

    /// Returns a configuration that a provider recommends, in the form of a preset without a name and without secrets.
    package func json(
        ofRecommended description: String, _ values: IntentValues, in widget: DeclaredWidget
    ) -> JSONValue {
        let intent = widget.intent.flatMap(index.intent(named:))
        var preset = WidgetPreset(name: "", title: LocalizedText(description, language: locale))
        for parameter in intent?.parameters ?? [] where !parameter.isSecret {
            let secrets = index.schema.secretFields(of: parameter)
            preset.values[parameter.name] = values[parameter.name]?.mapSecrets(secrets) { _ in nil }
        }
        var object = json(of: preset, in: widget, intent).objectValue ?? [:]
        object["name"] = nil
        return .object(object)
    }

    private func json(of preset: WidgetPreset, in widget: DeclaredWidget, _ intent: Intent?) -> JSONValue {
        let families = intent.map { widget.families(fitting: preset, of: $0) } ?? widget.families
        let values = (intent?.parameters ?? []).compactMap { parameter in
            preset.values[parameter.name].map {
                JSONObject.Member(key: parameter.name, value: parameter.type.wire(for: $0))
            }
        }
        return [
            "name": .string(preset.name), "title": .string(preset.title.text(for: locale)),
            "description": text(preset.description), "families": .array(families.map { .string($0.rawValue) }),
            "values": .object(JSONObject(uniqueMembers: values)),
        ]
    }

    private func json(of parameter: Parameter, in widget: DeclaredWidget) -> JSONValue {
        var object: JSONObject = [
            "name": .string(parameter.name),
            "type": .string(parameter.type.tag),
            "title": .string(parameter.title.text(for: locale)),
            "description": text(parameter.description),
            "options": .string(parameter.options.jsonName),
        ]
        if parameter.isSecret { object["isSecret"] = true }
        if parameter.type.isList { object["slots"] = slots(of: parameter, in: widget) }
        if !parameter.dependsOn.isEmpty { object["dependsOn"] = .array(parameter.dependsOn.map(JSONValue.string)) }
        object["default"] = parameter.defaultRule?.wire(of: parameter)
        if case .row(let rule)? = parameter.defaultRule { object["defaultRow"] = .string(rule.row) }
        object["policy"] = parameter.policy?.json
        return .object(object)
    }

    /// The numbers of slots by family. A family without a size has no limit and is left out.
    private func slots(of parameter: Parameter, in widget: DeclaredWidget) -> JSONValue {
        let members = widget.families.compactMap { family in
            parameter.size?.count(in: family).map { count in
                JSONObject.Member(
                    key: family.rawValue,
                    value: ["minimum": .integer(count.minimum), "maximum": .integer(count.maximum)])
            }
        }
        return .object(JSONObject(uniqueMembers: members))
    }

    private func text(_ text: LocalizedText?) -> JSONValue {
        .optional(text?.text(for: locale))
    }
}

extension Control {
    /// What the control is called: a button or a toggle.
    package var styleName: String { toggle == nil ? "button" : "toggle" }
}

extension DefaultRule {
    /// The default in wire form, if it is the same in every family and needs no handler; otherwise nil. An option is its
    /// identifier.
    package func wire(of parameter: Parameter) -> JSONValue? {
        switch self {
        case .value(let value): parameter.type.wire(for: value)
        case .options(let identifiers) where parameter.type.isList: .array(identifiers.map(JSONValue.string))
        case .options(let identifiers): identifiers.first.map { .string($0) }
        case .handler, .first, .row, .byFamily: nil
        }
    }
}

extension ParameterPolicy {
    /// What the policy of an administrator specifies for a row.
    package var json: JSONValue {
        var object: JSONObject = [
            "by": .string(owner.text), "isLocked": .boolean(isLocked), "hasDefault": .boolean(hasDefault),
            "file": .string(path), "line": .integer(row.line),
        ]
        object["message"] = message.map { .string($0.text) }
        return .object(object)
    }
}

extension OptionSource {
    /// The source as JSON names it.
    fileprivate var jsonName: String {
        switch self {
        case .free: "free"
        case .none: "none"
        case .dynamic: "dynamic"
        case .listed: "listed"
        case .file: "file"
        case .command: "command"
        case .address: "url"
        }
    }
}
