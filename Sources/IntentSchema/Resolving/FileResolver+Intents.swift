internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Intents, and what their parameters say of each other.
extension FileResolver {
    mutating func intent(_ declaration: Declaration) -> Intent {
        enterTexts("intents", declaration.key)
        defer { leaveTexts() }
        let value = Value(declaration.value, behind: declaration.key)
        let name = declaration.name
        let earlier = diagnostics.count
        let uses = names.uses[name] ?? []
        guard let fields = fields(of: value, allowed: .intent, subject: "an intent") else {
            return Intent(
                name: name, swiftName: name + "Intent", title: LocalizedText(name, language: document.language))
        }
        let swift = swiftName(of: name, at: declaration.key, fields[.swiftName]) { $0 + "Intent" }
        var intent = Intent(name: name, swiftName: swift.name, title: title(fields[.title], name: name))
        intent.description = localizedText(fields[.description])
        intent.isEligibleForWidgets = isEligible(fields[.eligibleForWidgets], uses)
        let reserved = reservedNames(fields[.reserved])
        intent.reserved = reserved.map(\.name)
        intent.renamedFrom = formerNames(fields[.renamedFrom], of: declaration, .intents, swift)
        intent.deprecated = deprecation(fields[.deprecated])
        var drafts: [ParameterDraft] = []
        if let parameters = fields[.parameters],
            isMapping(parameters, subject: "'parameters', each with its type")
        {
            drafts = self.parameters(parameters, uses: uses, reserved: reserved)
            intent.parameters.reserveCapacity(drafts.count)
            for index in drafts.indices where drafts[index].isTyped {
                intent.parameters.append(drafts[index].parameter)
            }
        }
        if let value = fields[.summary] {
            let isRight = !diagnostics[earlier...].contains { $0.severity == .error }
            intent.summary = summary(
                value, of: drafts, families: uses.flatMap { $0.families.map(\.family) }, judgesRows: isRight)
        }
        return intent
    }

    private mutating func isEligible(_ value: Value?, _ uses: [WidgetUse]) -> Bool {
        guard let value, let isEligible = boolean(value) else { return !uses.isEmpty }
        if !isEligible {
            for use in uses { report(.intentNotForWidgets(use, denied: place(value.node))) }
        }
        return isEligible
    }

    private mutating func parameters(
        _ value: Value, uses: [WidgetUse], reserved: [(name: String, place: Place)]
    ) -> [ParameterDraft] {
        var drafts: [ParameterDraft] = []
        var formerNames = FormerNameRule()
        var hasRelations = false
        var hasPrompts = false
        for entry in document.tree.entries(of: value.node) {
            let draft = parameter(entry, uses: uses, &formerNames)
            formerNames.declare(draft.parameter.name, at: place(entry.key))
            hasRelations = hasRelations || draft.when != nil || !draft.dependsOn.isEmpty
            hasPrompts = hasPrompts || draft.prompt != nil
            drafts.append(draft)
        }
        reportFormerNames(formerNames, reserved: reserved)
        checkSwiftNames(of: drafts)
        if hasRelations { resolveRelations(of: &drafts) }
        if hasPrompts { checkPrompts(of: drafts) }
        return drafts
    }

    private mutating func checkPrompts(of drafts: [ParameterDraft]) {
        let scope = PlaceholderScope(drafts, words: ["count"], names: names)
        for draft in drafts {
            guard let prompt = draft.prompt else { continue }
            enterTexts("parameters", draft.key)
            checkPlaceholders(of: prompt, in: scope)
            leaveTexts()
        }
    }

    /// `when` and `dependsOn`, which name siblings.
    private mutating func resolveRelations(of drafts: inout [ParameterDraft]) {
        let indices = Dictionary(
            drafts.enumerated().map { ($0.element.parameter.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
        for index in drafts.indices {
            if let when = drafts[index].when {
                drafts[index].parameter.conditions = conditions(when, among: drafts, indices)
            }
            drafts[index].parameter.dependsOn = parents(of: drafts[index], at: index, among: drafts, indices)
        }
        reportCycles(of: drafts, indices)
    }
}

extension Diagnostic {
    fileprivate static func intentNotForWidgets(_ use: WidgetUse, denied: Place) -> Diagnostic {
        Diagnostic(
            .intentNotForWidgets, at: use.place, "the intent of '\(use.widget)' says that it is not for widgets",
            notes: [DiagnosticNote("'eligibleForWidgets' is false here", at: denied)])
    }
}
