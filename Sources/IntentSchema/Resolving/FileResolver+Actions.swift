internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// What Siri, Shortcuts and Xcode's files know of an intent.
extension FileResolver {
    /// Nil where all of it is at its defaults.
    /// - Parameter hasAllParameters: False where `parameters` could not be read, so that a name may well be one.
    mutating func actions(_ fields: Fields, of drafts: [ParameterDraft], hasAllParameters: Bool) -> IntentActions? {
        var actions = IntentActions()
        actions.verb = choice(fields[.verb], IntentVerb.self)
        actions.category = choice(fields[.category], IntentCategory.self)
        actions.requiresConfirmation = fields[.requiresConfirmation].flatMap { boolean($0) } ?? false
        actions.restriction = choice(fields[.restricted], IntentRestriction.self)
        actions.image = fields[.image].flatMap { filledString($0, expected: "an image's name") }
        if let value = fields[.inputParameter] {
            actions.inputParameter = parameterName(value, among: drafts, areAll: hasAllParameters)
        }
        if let value = fields[.keyParameter] {
            actions.keyParameter =
                keyParameter(value, among: drafts, areAll: hasAllParameters, input: actions.inputParameter)
        }
        actions.system = fields[.system].flatMap { systemIntent($0) }
        if let value = fields[.suggestions] {
            actions.suggestions = suggestions(value, of: drafts, hasAllParameters: hasAllParameters)
        }
        if let value = fields[.response] {
            actions.response = response(value, of: drafts, hasAllParameters: hasAllParameters)
        }
        return actions == IntentActions() ? nil : actions
    }

    private mutating func parameterName(
        _ value: Value, among drafts: [ParameterDraft], areAll: Bool, expected: String = "a parameter's name"
    ) -> String? {
        guard let name = filledString(value, expected: expected) else { return nil }
        let known = drafts.lazy.map(\.parameter.name)
        if known.contains(name) { return name }
        if areAll {
            report(.unknownParameter(name, known: known, near: nearest(to: name, in: known), at: place(value.node)))
        }
        return nil
    }

    /// Where a parameter is called none, it is meant by that word.
    private mutating func keyParameter(
        _ value: Value, among drafts: [ParameterDraft], areAll: Bool, input: String?
    ) -> IntentActions.KeyParameter {
        if plainText(value) == "none", !drafts.contains(where: { $0.parameter.name == "none" }) {
            return input == nil ? .input : .none
        }
        let name = parameterName(value, among: drafts, areAll: areAll, expected: "a parameter's name, or none")
        guard let name, name != input else { return .input }
        return .named(name)
    }

    // MARK: Apple's own intents

    /// The class of the intent that is customised; reported where it can be none.
    private mutating func systemIntent(_ value: Value) -> String? {
        let expected = "the class of one of Apple's intents, such as INPlayMediaIntent"
        guard let name = systemClass(value) else {
            let near = document.tree.kind(value.node) == .scalar ? SystemIntents.nearest(to: text(value.node)) : nil
            reportWrongType(value, expected: expected, fixes: DiagnosticFix.didYouMean(near, at: place(value.node)))
            return nil
        }
        return name
    }

    private func systemClass(_ value: Value) -> String? {
        guard document.tree.kind(value.node) == .scalar else { return nil }
        let name = text(value.node)
        return SystemIntents.isClassName(name) ? name : nil
    }

    /// The struct's name and the prefix in it. One of Apple's own intents has a class already, and gets no struct.
    mutating func swiftName(ofIntent declaration: Declaration, _ fields: Fields) -> (swift: SwiftNamed, prefix: String?)
    {
        guard let value = fields[.system], let name = systemClass(value) else {
            return swiftName(of: declaration, fields) { $0 + "Intent" }
        }
        for word in [Word.swiftName, .classPrefix] {
            reportUselessKey(fields.key(word), "is not for Apple's own intents, which have a class already")
        }
        return (SwiftNamed(name: name, node: value.node, isUsable: false), nil)
    }

    /// Whether widgets can be configured with an intent; reported where one is that cannot.
    mutating func isEligible(_ fields: Fields, _ uses: [WidgetUse]) -> Bool {
        if let value = fields[.system], systemClass(value) != nil {
            for use in uses { report(.systemIntentNotForWidgets(use, system: place(value.node))) }
            if let value = fields[.eligibleForWidgets], boolean(value) == true {
                reportUselessKey(value.key, "is not for Apple's own intents, which configure no widgets")
            }
            return false
        }
        guard let value = fields[.eligibleForWidgets], let isEligible = boolean(value) else { return !uses.isEmpty }
        if !isEligible {
            for use in uses { report(.intentNotForWidgets(use, denied: place(value.node))) }
        }
        return isEligible
    }
}

extension KeySet {
    /// Keys that few intents have.
    static let actions: KeySet = [
        .verb, .category, .requiresConfirmation, .restricted, .image, .inputParameter, .keyParameter, .system,
        .suggestions, .response,
    ]
}

extension Diagnostic {
    fileprivate static func intentNotForWidgets(_ use: WidgetUse, denied: Place) -> Diagnostic {
        Diagnostic(
            .intentNotForWidgets, at: use.place, "the intent of '\(use.widget)' says that it is not for widgets",
            notes: [DiagnosticNote("'eligibleForWidgets' is false here", at: denied)])
    }

    fileprivate static func systemIntentNotForWidgets(_ use: WidgetUse, system: Place) -> Diagnostic {
        Diagnostic(
            .intentNotForWidgets, at: use.place,
            "the intent of '\(use.widget)' is one of Apple's own, which configure no widgets",
            notes: [DiagnosticNote("'system' says so here", at: system)])
    }
}
