internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves intents, and what Siri, Shortcuts and Xcode's files need to know of them.
struct IntentResolver: ContextResolver {
    let context: ResolvingContext

    func resolve(_ declaration: Declaration) -> Intent {
        context.enterTexts("intents", declaration.key)
        defer { context.leaveTexts() }
        let value = Value(declaration.value, after: declaration.key)
        let name = declaration.name
        let earlierDiagnostics = context.diagnostics.count
        let uses = names.uses[name] ?? []
        guard let fields = reader.fields(of: value, allowed: .intent, subject: "an intent") else {
            return Intent(
                name: name, swiftName: name + "Intent", title: LocalizedText(name, language: document.language))
        }
        let (swift, classPrefix) = swiftName(of: declaration, fields)
        var intent = Intent(name: name, swiftName: swift.name, title: textResolver.title(fields[.title], name: name))
        intent.description = textResolver.localizedText(fields[.description])
        intent.isEligibleForWidgets = isEligible(fields, uses)
        let reserved = nameResolver.reservedNames(fields[.reserved])
        intent.reserved = reserved.map(\.name)
        nameResolver.readEvolution(of: &intent, fields, declaration, .intents, swift)
        intent.classPrefix = classPrefix
        intent.namesClass = swift.isRepeated
        var drafts: [ParameterDraft] = []
        if let parameters = fields[.parameters], reader.isSection(parameters, of: "parameters") {
            drafts = ParameterResolver(context: context).resolve(parameters, uses: uses, reserved: reserved)
        }
        if !names.isIncomplete, !names.runIntents.contains(name) {
            ShownFamilyRule(context: context).check(drafts, in: uses.shownFamilies)
        }
        intent.sections = SectionResolver(context: context).resolve(fields, of: &drafts)
        let section = fields[.parameters].map { tree.kind($0.node) }
        let hasAllParameters = section == .mapping || reader.isMissing(.parameters, in: fields)
        // Otherwise every row of a rule would be reported as unknown.
        if let rules = fields[.rules], hasAllParameters {
            intent.rules = RuleResolver(context: context, drafts: drafts, families: uses.shownFamilies).resolve(rules)
        }
        if fields.mentions(anyOf: .actions) {
            intent.actions = actions(fields, of: drafts, hasAllParameters: hasAllParameters)
        }
        if let value = fields[.summary] {
            let hasErrors = context.diagnostics[earlierDiagnostics...].contains { $0.severity == .error }
            intent.summary = SummaryResolver(context: context).resolve(
                value, of: drafts, families: uses.flatMap { $0.families.map(\.family) }, checksRows: !hasErrors)
        }
        let variants = context.removeVariants()
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

    // MARK: Actions

    /// Returns nil if nothing differs from the defaults.
    /// - Parameter hasAllParameters: False if `parameters` could not be read, so that an unknown name may be one.
    private func actions(_ fields: Fields, of drafts: [ParameterDraft], hasAllParameters: Bool) -> IntentActions? {
        var actions = IntentActions()
        actions.verb = reader.choice(fields[.verb], IntentVerb.self)
        actions.category = reader.choice(fields[.category], IntentCategory.self)
        actions.requiresConfirmation = reader.boolean(fields[.requiresConfirmation]) ?? false
        actions.restriction = reader.choice(fields[.restricted], IntentRestriction.self)
        actions.image = reader.filledString(fields[.image], expected: "the name of an image")
        if let value = fields[.inputParameter] {
            actions.inputParameter = parameterName(value, among: drafts, areAll: hasAllParameters)
        }
        if let value = fields[.keyParameter] {
            actions.keyParameter =
                keyParameter(value, among: drafts, areAll: hasAllParameters, input: actions.inputParameter)
        }
        actions.system = fields[.system].flatMap { systemIntent($0) }
        if let value = fields[.suggestions] {
            actions.suggestions = SuggestionResolver(context: context).resolve(
                value, of: drafts, hasAllParameters: hasAllParameters)
        }
        if let value = fields[.response] {
            actions.response = ResponseResolver(context: context).resolve(
                value, of: drafts, hasAllParameters: hasAllParameters)
        }
        return actions == IntentActions() ? nil : actions
    }

    private func parameterName(
        _ value: Value, among drafts: [ParameterDraft], areAll: Bool, expected: String = "the name of a parameter"
    ) -> String? {
        guard let name = reader.filledString(value, expected: expected) else { return nil }
        let known = drafts.lazy.map(\.parameter.name)
        if known.contains(name) { return name }
        if areAll { reportUnknownParameter(name, known: known, at: place(value.node)) }
        return nil
    }

    /// The word none means no parameter, unless one has that name.
    private func keyParameter(
        _ value: Value, among drafts: [ParameterDraft], areAll: Bool, input: String?
    ) -> IntentActions.KeyParameter {
        if reader.plainText(value) == "none", !drafts.contains(where: { $0.parameter.name == "none" }) {
            return input == nil ? .input : .none
        }
        let name = parameterName(value, among: drafts, areAll: areAll, expected: "the name of a parameter, or none")
        guard let name, name != input else { return .input }
        return .named(name)
    }

    // MARK: Apple's own intents

    /// Returns the class of the intent that is customized; reports a name that cannot be one.
    private func systemIntent(_ value: Value) -> String? {
        let expected = "the class of one of Apple's intents, such as INPlayMediaIntent"
        guard let name = systemClass(value) else {
            let near = tree.kind(value.node) == .scalar ? SystemIntents.nearest(to: text(value.node)) : nil
            reader.reportWrongType(value, expected: expected, near: near)
            return nil
        }
        return name
    }

    private func systemClass(_ value: Value) -> String? {
        guard tree.kind(value.node) == .scalar else { return nil }
        let name = text(value.node)
        return SystemIntents.isClassName(name) ? name : nil
    }

    /// Returns the name of the struct and its prefix. One of Apple's intents has a class, so no struct is generated.
    private func swiftName(of declaration: Declaration, _ fields: Fields) -> (swift: SwiftNamed, prefix: String?) {
        guard let value = fields[.system], let name = systemClass(value) else {
            return nameResolver.swiftName(of: declaration, fields) { $0 + "Intent" }
        }
        for word in [Word.swiftName, .classPrefix] {
            reader.reportUselessKey(
                fields.key(word), "has no effect on Apple's own intents, which already have a class")
        }
        return (SwiftNamed(name: name, node: value.node, isUsable: false), nil)
    }

    /// Whether the intent can configure widgets; reports widgets that use one that cannot.
    private func isEligible(_ fields: Fields, _ uses: [WidgetUse]) -> Bool {
        if let value = fields[.system], systemClass(value) != nil {
            for use in uses {
                report(
                    .intentNotForWidgets, at: use.place,
                    "the intent of '\(use.widget)' is one of Apple's own, which cannot configure widgets",
                    notes: [DiagnosticNote("'system' is set here", at: place(value.node))])
            }
            if let value = fields[.eligibleForWidgets], reader.boolean(value) == true {
                reader.reportUselessKey(
                    value.key, "has no effect on Apple's own intents, which cannot configure widgets")
            }
            return false
        }
        guard let value = fields[.eligibleForWidgets], let isEligible = reader.boolean(value) else {
            return !uses.isEmpty
        }
        if !isEligible {
            for use in uses {
                report(
                    .intentNotForWidgets, at: use.place, "the intent of '\(use.widget)' is not eligible for widgets",
                    notes: [DiagnosticNote("'eligibleForWidgets' is false here", at: place(value.node))])
            }
        }
        return isEligible
    }
}

extension KeySet {
    /// Keys that few intents have.
    fileprivate static let actions: KeySet = [
        .verb, .category, .requiresConfirmation, .restricted, .image, .inputParameter, .keyParameter, .system,
        .suggestions, .response,
    ]
}
