internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Parameters, each by itself.
extension FileResolver {
    /// One parameter up to what it says of its siblings.
    ///
    /// It is made where it stands among the drafts: a parameter is large to be copied.
    mutating func appendParameter(
        _ entry: YAMLTree.Entry, to drafts: inout [ParameterDraft], uses: [WidgetUse],
        _ formerNames: inout FormerNameRule
    ) {
        enterTexts("parameters", entry.key)
        defer { leaveTexts() }
        drafts.append(ParameterDraft(name: text(entry.key), key: entry.key, language: document.language))
        let index = drafts.count - 1
        if document.tree.kind(entry.value) == .mapping {
            readParameter(entry, into: &drafts[index], uses: uses, &formerNames)
        } else {
            readShorthand(entry, into: &drafts[index])
        }
    }

    private mutating func readParameter(
        _ entry: YAMLTree.Entry, into draft: inout ParameterDraft, uses: [WidgetUse],
        _ formerNames: inout FormerNameRule
    ) {
        let value = Value(entry.value, behind: entry.key)
        guard let fields = fields(of: value, allowed: .parameter, subject: "a parameter") else { return }
        let name = draft.parameter.name
        let swift = swiftName(of: name, at: entry.key, fields[.swiftName]) { $0 }
        draft.parameter.swiftName = swift.name
        draft.swiftNode = swift.node
        if let type = requiredType(fields, of: "a parameter", at: entry.key) {
            draft.parameter.type = type
            draft.isTyped = true
        }
        draft.parameter.title = title(fields[.title], name: name)
        draft.parameter.description = localizedText(fields[.description])
        if fields.mentions(anyOf: .rarer) { readRarer(fields, into: &draft, &formerNames) }
        if draft.isTyped { readTyped(fields, into: &draft, uses: uses) }
    }

    private mutating func readRarer(
        _ fields: Fields, into draft: inout ParameterDraft, _ formerNames: inout FormerNameRule
    ) {
        draft.parameter.prompt = dialog(fields[.prompt], as: "prompt", words: Self.wordsOfChoices, into: &draft.dialogs)
        if let value = fields[.siri] { draft.parameter.siri = siriRequest(value, into: &draft.dialogs) }
        draft.parameter.families = shownFamilies(fields[.families])
        draft.parameter.parentPolicy = choice(fields[.ifParentChanges], ParentPolicy.self) ?? .reset
        draft.parameter.vanishedPolicy = choice(fields[.ifVanished], VanishedPolicy.self) ?? .keepAndFlag
        draft.parameter.renamedFrom = self.formerNames(fields[.renamedFrom], into: &formerNames)
        draft.parameter.deprecated = deprecation(fields[.deprecated])
        draft.when = fields[.when]
        draft.dependsOn = names(fields[.dependsOn], expected: "a list of parameters") ?? []
    }

    /// In which families there is a row; nil for all.
    private mutating func shownFamilies(_ value: Value?) -> [SizeFamily]? {
        guard let value, let families = families(value)?.map(\.family) else { return nil }
        if document.tree.elements(of: value.node).first(where: { _ in true }) == nil {
            reportEmpty(value, "a parameter is shown in at least one family")
        }
        return families
    }

    /// `icon: String`.
    private mutating func readShorthand(_ entry: YAMLTree.Entry, into draft: inout ParameterDraft) {
        guard !document.tree.isRefused(entry.value) else { return }
        let name = draft.parameter.name
        draft.parameter.swiftName = swiftName(of: name, at: entry.key, nil) { $0 }.name
        guard let type = valueType(Value(entry.value, behind: entry.key)) else { return }
        draft.parameter.type = type
        draft.parameter.title = title(nil, name: name)
        draft.isTyped = true
        readTyped(Fields(), into: &draft, uses: [])
    }

    /// What can be judged only with the type: settings first, then options, sizes, and the default, which needs all.
    private mutating func readTyped(_ fields: Fields, into draft: inout ParameterDraft, uses: [WidgetUse]) {
        draft.parameter.settings = settings(fields, of: &draft.parameter.type)
        if draft.element.isSystem { return readSystemType(fields, into: &draft, uses: uses) }
        readOptions(fields, into: &draft)
        readSlots(fields, into: &draft.parameter, uses: uses)
        if let value = fields[.default] { draft.parameter.defaultRule = defaultRule(value, of: draft) }
    }

    /// Of Apple's own types nothing is offered or assumed: their values are made elsewhere.
    private mutating func readSystemType(_ fields: Fields, into draft: inout ParameterDraft, uses: [WidgetUse]) {
        for word in [Word.default, .options, .optionsFrom, .search] {
            reportUselessKey(
                fields.key(word), "is not for Apple's own types, whose values come from their systems only")
        }
        readSlots(fields, into: &draft.parameter, uses: uses)
    }
}

extension KeySet {
    /// Keys that few parameters have.
    fileprivate static let rarer: KeySet = [
        .prompt, .siri, .families, .ifParentChanges, .ifVanished, .renamedFrom, .deprecated, .when, .dependsOn,
    ]
}
