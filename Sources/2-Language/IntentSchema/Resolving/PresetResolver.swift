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
            if hasAllValues {
                checkRules(of: intent, by: preset, in: widget.families, at: entry.key)
                checkOffers(of: intent, by: preset, in: widget.families, at: values)
            }
        }
        return preset
    }

    /// Reports the first rule that a new instance with the preset breaks.
    private func checkRules(of intent: Intent, by preset: WidgetPreset, in families: [SizeFamily], at key: NodeID) {
        let broken = NewInstance.brokenRules(
            intent.rules, by: preset.values, of: intent.parameters, in: families, requiresValues: true)
        if let first = broken.first {
            report(
                .invalidPreset, at: place(key),
                "the values of the preset \(quoted(preset.name)) break a rule of '\(intent.name)': \(first.phrase)"
                    + (intent.rules[first.index].message.map { "; \($0.text)" } ?? ""))
        }
    }

    /// Reports values that a new instance with the preset does not offer.
    private func checkOffers(of intent: Intent, by preset: WidgetPreset, in families: [SizeFamily], at values: Value) {
        if intents.isDoubtful(intent.name) { return }
        let written = tree.entries(of: values.node).map { (text($0.key), Value($0.value, after: $0.key)) }
        OfferedValueRule(context: context, parameters: intent.parameters, families: families)
            .check(Dictionary(written) { first, _ in first }, setting: preset.values)
    }

    private func values(_ value: Value, of intent: Intent, in families: [SizeFamily]) -> [String: IntentValue] {
        var values: [String: IntentValue] = [:]
        let resolver = DefaultResolver(context: context, given: .preset(families))
        let placeholders = PlainPlaceholderRule(context: context, rows: Set(intent.parameters.map(\.name)))
        for entry in tree.entries(of: value.node) {
            let name = text(entry.key)
            guard let parameter = intent.parameter(named: name) else {
                if !intents.isDoubtful(intent.name) {
                    reportUnknownParameter(name, known: intent.parameters.lazy.map(\.name), at: place(entry.key))
                }
                continue
            }
            if parameter.isSecret {
                report(
                    .invalidSecret, at: place(entry.key),
                    "a preset cannot set the secret '\(name)': its value would be readable in the definition and in generated code"
                )
                continue
            }
            placeholders.check(entry.value) { .placeholderInGivenValue($0, "a preset", at: $1) }
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
