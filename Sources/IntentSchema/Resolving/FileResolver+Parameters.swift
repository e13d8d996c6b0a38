internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Parameters, each by itself.
extension FileResolver {
    /// One parameter up to what it says of its siblings.
    mutating func parameter(
        _ entry: YAMLTree.Entry, uses: [WidgetUse], _ formerNames: inout FormerNameRule
    ) -> ParameterDraft {
        let name = text(entry.key)
        let value = Value(entry.value, behind: entry.key)
        if document.tree.kind(entry.value) != .mapping { return shorthand(name, entry) }
        guard let fields = fields(of: value, allowed: .parameter, subject: "a parameter") else {
            return untyped(name, entry.key)
        }
        let swift = swiftName(of: name, at: entry.key, fields[.swiftName]) { $0 }
        let type = requiredType(fields, of: "a parameter", at: entry.key)
        var parameter = Parameter(
            name: name, swiftName: swift.name, title: title(fields[.title], name: name),
            type: type ?? ValueType(.string))
        parameter.description = localizedText(fields[.description])
        parameter.families = families(fields[.families])?.map(\.family)
        parameter.parentPolicy = choice(fields[.ifParentChanges], ParentPolicy.self) ?? .reset
        parameter.vanishedPolicy = choice(fields[.ifVanished], VanishedPolicy.self) ?? .keepAndFlag
        parameter.renamedFrom = self.formerNames(fields[.renamedFrom], into: &formerNames)
        parameter.deprecated = deprecation(fields[.deprecated])
        var draft = ParameterDraft(
            parameter: parameter, key: entry.key, swiftNode: swift.node, isTyped: type != nil,
            options: ResolvedOptions(.free))
        draft.when = fields[.when]
        draft.dependsOn = names(fields[.dependsOn], expected: "a list of parameters") ?? []
        if type != nil { readTyped(fields, into: &draft, uses: uses) }
        return draft
    }

    /// `icon: String`.
    private mutating func shorthand(_ name: String, _ entry: YAMLTree.Entry) -> ParameterDraft {
        let value = Value(entry.value, behind: entry.key)
        guard !document.tree.isRefused(entry.value) else { return untyped(name, entry.key) }
        let swift = swiftName(of: name, at: entry.key, nil) { $0 }
        guard let type = valueType(value) else { return untyped(name, entry.key) }
        let parameter = Parameter(name: name, swiftName: swift.name, title: title(nil, name: name), type: type)
        var draft = ParameterDraft(
            parameter: parameter, key: entry.key, swiftNode: entry.key, isTyped: true, options: ResolvedOptions(.free))
        readTyped(Fields(), into: &draft, uses: [])
        return draft
    }

    private func untyped(_ name: String, _ key: NodeID) -> ParameterDraft {
        let title = LocalizedText(name, language: document.language)
        let parameter = Parameter(name: name, swiftName: name, title: title, type: ValueType(.string))
        return ParameterDraft(
            parameter: parameter, key: key, swiftNode: key, isTyped: false, options: ResolvedOptions(.free))
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
