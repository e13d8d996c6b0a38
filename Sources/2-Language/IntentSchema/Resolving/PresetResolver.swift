internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves the presets of widgets, after the intents whose parameters they set.
struct PresetResolver: ContextResolver {
    let context: ResolvingContext
    let intents: ResolvedIntents

    func presets(of widget: ResolvedWidget) -> [WidgetPreset] {
        guard let value = widget.presets, reader.isSection(value, of: "presets") else { return [] }
        context.enterTexts("widgets", widget.key)
        defer { context.leaveTexts() }
        return tree.entries(of: value.node).compactMap { preset($0, of: widget.widget) }
    }

    /// Reads a preset such as `morning: { title: To work, values: { stops: [central, harbor] } }`.
    private func preset(_ entry: YAMLTree.Entry, of widget: DeclaredWidget) -> WidgetPreset? {
        context.enterTexts("presets", entry.key)
        defer { context.leaveTexts() }
        let name = text(entry.key)
        let value = Value(entry.value, after: entry.key)
        guard let fields = reader.fields(of: value, allowed: .preset, subject: "a preset") else { return nil }
        var preset = WidgetPreset(name: name, title: textResolver.title(fields[.title], name: name))
        preset.description = textResolver.localizedText(fields[.description])
        guard let values = fields[.values] else {
            if reader.isMissing(.values, in: fields) {
                let hint = ", such as values: { stops: [central, harbor] }"
                report(.missingKey(Word.values.text, of: "a preset", at: place(entry.key), hint: hint))
            }
            return preset
        }
        guard reader.isSection(values, of: "values", by: "parameter") else { return preset }
        if reader.isEmptyMapping(values.node) { reader.reportEmpty(values, "a preset sets at least one parameter") }
        if let intent = widget.intent.flatMap({ intents[$0] }) {
            preset.values = self.values(values, of: intent, in: widget.families)
            let hasAllValues = preset.values.count == tree.entryCount(of: values.node)
            if hasAllValues, let rule = intent.brokenRule(by: preset.values) {
                report(.brokenRule(rule, of: intent, by: name, at: place(entry.key)))
            }
        }
        return preset
    }

    private func values(_ value: Value, of intent: Intent, in families: [SizeFamily]) -> [String: IntentValue] {
        var values: [String: IntentValue] = [:]
        let resolver = DefaultResolver(context: context, given: .preset(families))
        for entry in tree.entries(of: value.node) {
            let name = text(entry.key)
            guard let parameter = intent.parameter(named: name) else {
                if !intents.isDoubtful(intent.name) {
                    let known = intent.parameters.map(\.name)
                    report(
                        .unknownParameter(
                            name, known: known, near: context.nearest(to: name, in: known), at: place(entry.key)))
                }
                continue
            }
            if parameter.isSecret {
                report(.secretInPreset(name, at: place(entry.key)))
                continue
            }
            let draft = ParameterDraft(parameter, key: entry.key, isDoubtful: intents.isDoubtful(intent.name))
            values[parameter.name] = resolver.givenValue(Value(entry.value, after: entry.key), of: draft)
        }
        return values
    }
}

extension ParameterDraft {
    /// Creates the draft of a resolved parameter.
    /// - Parameter isDoubtful: Whether some of its options may not have been read.
    init(_ parameter: Parameter, key: NodeID, isDoubtful: Bool) {
        self.init(name: parameter.name, key: key, language: "en")
        self.parameter = parameter
        isTyped = true
        options = ResolvedOptions(parameter.options)
        options.identifiers = Set(options.listed.map(\.identifier))
        options.isComplete = !isDoubtful
    }
}

// MARK: - Rules

extension Intent {
    /// Returns a rule that a new instance with these values breaks, if that is known without handlers and hidden rows.
    fileprivate func brokenRule(by values: [String: IntentValue]) -> IntentRule? {
        rules.first { rule in
            !rule.require.alternatives.isEmpty
                && rule.require.alternatives.allSatisfy { $0.contains { isBroken($0, by: values) } }
        }
    }

    private func isBroken(_ condition: Condition, by values: [String: IntentValue]) -> Bool {
        guard let type = parameter(named: condition.parameter)?.type,
            case .known(let value) = newValue(of: condition.parameter, values)
        else { return false }
        // A rule refuses what is wrong, not what is not chosen yet.
        if condition.test.readsValue, value?.isEmptyChoice ?? true { return false }
        guard case .compares(let comparison, let operand) = condition.test else {
            return !condition.test.holds(for: value, of: type)
        }
        let other: IntentValue?
        switch operand {
        case .value(let literal): other = literal
        case .row(let name):
            guard case .known(let value) = newValue(of: name, values) else { return false }
            other = value
        }
        guard let value, let other else { return false }
        if comparison.needsOrder, value.isLess(than: other) == nil { return false }
        return !comparison.holds(value, other)
    }

    private enum NewValue {
        case known(IntentValue?)
        /// The row can be hidden, or its default depends on a handler or the family.
        case unknown
    }

    private func newValue(of name: String, _ values: [String: IntentValue]) -> NewValue {
        guard let parameter = parameter(named: name), parameter.when.isEmpty, parameter.families == nil else {
            return .unknown
        }
        if let value = values[name] { return .known(value) }
        switch parameter.defaultRule {
        case nil: return .known(nil)
        case .value(let value): return .known(value)
        case .options, .handler, .first, .row, .byFamily: return .unknown
        }
    }
}

extension IntentValue {
    fileprivate var isEmptyChoice: Bool { if case .list(let slots) = self { slots.isEmpty } else { false } }
}

extension Diagnostic {
    fileprivate static func brokenRule(_ rule: IntentRule, of intent: Intent, by preset: String, at place: Place)
        -> Diagnostic
    {
        let rows = rule.require.parameters.map { "'\($0)'" }
        let message = rule.message.map { ": \($0.text)" } ?? ""
        return Diagnostic(
            .invalidPreset, at: place,
            "the values of the preset \(quoted(preset)) break a rule of '\(intent.name)', which concerns "
                + rows.joined(separator: ", ") + message)
    }
}
