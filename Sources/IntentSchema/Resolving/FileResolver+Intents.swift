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
        let (swift, classPrefix) = swiftName(ofIntent: declaration, fields)
        var intent = Intent(name: name, swiftName: swift.name, title: title(fields[.title], name: name))
        intent.description = localizedText(fields[.description])
        intent.isEligibleForWidgets = isEligible(fields, uses)
        let reserved = reservedNames(fields[.reserved])
        intent.reserved = reserved.map(\.name)
        intent.renamedFrom = formerNames(fields[.renamedFrom], of: declaration, .intents, swift)
        intent.deprecated = deprecation(fields[.deprecated])
        intent.classPrefix = classPrefix
        intent.repeatsSwiftName = swift.isRepeated
        var drafts: [ParameterDraft] = []
        if let parameters = fields[.parameters],
            isSection(parameters, of: "parameters")
        {
            drafts = self.parameters(parameters, uses: uses, reserved: reserved)
        }
        if fields.mentions(anyOf: .actions) {
            let section = fields[.parameters].map { document.tree.kind($0.node) }
            let hasAllParameters = section == .mapping || isMissing(.parameters, in: fields)
            intent.actions = actions(fields, of: drafts, hasAllParameters: hasAllParameters)
        }
        if let value = fields[.summary] {
            let isRight = !diagnostics[earlier...].contains { $0.severity == .error }
            intent.summary = summary(
                value, of: drafts, families: uses.flatMap { $0.families.map(\.family) }, judgesRows: isRight)
        }
        let variants = takeVariants()
        if !variants.isEmpty {
            var actions = intent.actions ?? IntentActions()
            actions.variants = variants
            intent.actions = actions
        }
        intent.parameters.reserveCapacity(drafts.count)
        for index in drafts.indices where drafts[index].isTyped {
            drafts[index].moveParameter(to: &intent.parameters)
        }
        return intent
    }

    private mutating func parameters(
        _ value: Value, uses: [WidgetUse], reserved: [(name: String, place: Place)]
    ) -> [ParameterDraft] {
        var drafts: [ParameterDraft] = []
        drafts.reserveCapacity(document.tree.entryCount(of: value.node))
        var formerNames = FormerNameRule()
        var hasRelations = false
        var hasDialogs = texts != nil
        for entry in document.tree.entries(of: value.node) {
            appendParameter(entry, to: &drafts, uses: uses, &formerNames)
            let index = drafts.count - 1
            hasRelations = hasRelations || drafts[index].when != nil || !drafts[index].dependsOn.isEmpty
            hasDialogs = hasDialogs || !drafts[index].dialogs.isEmpty
        }
        if !formerNames.isEmpty || !reserved.isEmpty {
            for draft in drafts { formerNames.declare(draft.parameter.name, at: place(draft.key)) }
            reportFormerNames(formerNames, reserved: reserved)
        }
        checkSwiftNames(of: drafts)
        if hasRelations { resolveRelations(of: &drafts) }
        if hasDialogs { checkDialogs(of: &drafts) }
        return drafts
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
