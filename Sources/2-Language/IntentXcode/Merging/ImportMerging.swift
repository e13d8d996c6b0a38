internal import IntentModel

/// Merges an imported schema into the existing one. What Xcode's format cannot represent, and what did not change in
/// Xcode, is kept.
/// - Parameters:
///   - existing: The existing definition, with the names that its declarations have in Xcode.
///   - roundTripped: The existing definition, exported and imported again.
///   - languages: The languages that the import contains.
func mergeImported(
    _ imported: Schema, into existing: Schema, roundTripped: Schema, languages: Set<String>
) -> Schema {
    let versions = ThreeWayMerge(
        existing: existing, roundTripped: roundTripped, imported: imported, languages: languages)
    var schema = existing
    schema.types = versions.list(\.types, by: \.name) { mergeType($0) }
    schema.enums = versions.list(\.enums, by: \.name) { mergeEnum($0) }
    schema.intents = versions.list(\.intents, by: \.name) { mergeIntent($0) }
    schema.updateImpliedTitles(from: existing)
    return schema
}

private func mergeType(_ versions: ThreeWayMerge<ObjectType>) -> ObjectType {
    var type = versions.picking(\.swiftName, \.classPrefix, \.namesClass)
    type.title = versions.pick(\.title)
    type.properties = versions.list(\.properties, by: \.name) { mergeProperty($0) }
    return type
}

private func mergeProperty(_ versions: ThreeWayMerge<Property>) -> Property {
    var property = versions.picking(\.swiftName, \.type)
    property.title = versions.pick(\.title)
    property.settings = versions.settings(\.settings, of: \.type)
    return property
}

private func mergeEnum(_ versions: ThreeWayMerge<EnumType>) -> EnumType {
    var enumeration = versions.picking(\.swiftName, \.classPrefix, \.namesClass)
    enumeration.title = versions.pick(\.title)
    enumeration.unknownTitle = versions.pick(\.unknownTitle)
    enumeration.cases = versions.list(\.cases, by: \.name) { versions in
        var enumCase = versions.picking(\.swiftName, \.index, \.synonyms, \.pronunciation)
        enumCase.title = versions.pick(\.title)
        return enumCase
    }
    return enumeration
}

private func mergeIntent(_ versions: ThreeWayMerge<Intent>) -> Intent {
    var intent = versions.picking(\.swiftName, \.classPrefix, \.namesClass, \.isEligibleForWidgets)
    intent.title = versions.pick(\.title)
    intent.description = versions.pick(\.description)
    intent.summary = versions.unwrapped(\.summary).map { $0.summary() } ?? versions.pick(\.summary)
    intent.actions = versions.map(\.self).actions()
    intent.parameters = versions.list(\.parameters, by: \.name) { mergeParameter($0) }
    return intent
}

private func mergeParameter(_ versions: ThreeWayMerge<Parameter>) -> Parameter {
    var parameter = versions.picking(
        \.swiftName, \.type, \.options, \.searchesInHandler, \.hasUniqueValues)
    parameter.title = versions.pick(\.title)
    parameter.prompt = versions.pick(\.prompt)
    parameter.settings = versions.settings(\.settings, of: \.type)
    parameter.defaultRule = versions.defaultRule()
    parameter.size = versions.unwrapped(\.size).map { $0.sizes() } ?? versions.pick(\.size)
    parameter.when = versions.map(\.when).requirement()
    parameter.siri = versions.unwrapped(\.siri).map { $0.request() } ?? versions.pick(\.siri)
    // Settings of the old type do not apply to another one.
    if parameter.type.element != versions.existing.type.element {
        parameter.adoptType(of: versions.imported)
    } else if parameter.type != versions.existing.type {
        parameter.adoptSlots(of: versions.imported)
    }
    return parameter
}

extension Parameter {
    fileprivate mutating func adoptType(of imported: Parameter) {
        settings = imported.settings
        options = imported.options
        searchesInHandler = imported.searchesInHandler
        allowsFreeText = imported.allowsFreeText
        convertedFrom = nil
        adoptSlots(of: imported)
    }

    /// Takes what differs between a list and a single value.
    fileprivate mutating func adoptSlots(of imported: Parameter) {
        hasUniqueValues = imported.hasUniqueValues
        defaultRule = imported.defaultRule
        size = imported.size
    }
}

/// Merging of parts of which Xcode's format has only some.
extension ThreeWayMerge {
    /// Merges each setting by itself. Settings of another type are those of the import.
    func settings(_ settings: KeyPath<Part, TypeSettings>, of type: KeyPath<Part, ValueType>) -> TypeSettings {
        let element = type.appending(path: \.element)
        guard roundTripped[keyPath: element] == imported[keyPath: element] else { return imported[keyPath: settings] }
        return existing[keyPath: settings].changed(
            from: roundTripped[keyPath: settings], to: imported[keyPath: settings], of: existing[keyPath: element])
    }
}

extension ThreeWayMerge<Parameter> {
    /// Merges the default for all families, which is the only one in Xcode.
    fileprivate func defaultRule() -> DefaultRule? {
        guard roundTripped.defaultRule != imported.defaultRule,
            case .byFamily(let rules, _)? = existing.defaultRule, !rules.isEmpty
        else { return pick(\.defaultRule) }
        return .byFamily(rules, otherwise: imported.defaultRule)
    }
}

extension ThreeWayMerge<SlotSizes> {
    /// Merges the number of each family by itself.
    fileprivate func sizes() -> SlotSizes {
        if roundTripped == imported { return existing }
        let isOwn = { (family: SizeFamily) in existing.families[family] != nil }
        let shared = Set(SizeFamily.allCases.filter { !isOwn($0) }.map { count(in: $0) })
        let otherwise = shared.count == 1 ? shared.first ?? nil : existing.otherwise
        var sizes = SlotSizes(otherwise: otherwise)
        for family in SizeFamily.allCases {
            let count = count(in: family)
            if isOwn(family) || count != otherwise { sizes.families[family] = count }
        }
        return sizes
    }

    /// Xcode has no minimum, so that of the definition is kept if it is less than the new number.
    private func count(in family: SizeFamily) -> SlotCount? {
        let (own, new) = (existing.count(in: family), imported.count(in: family))
        guard roundTripped.count(in: family) != new else { return own }
        guard let own, let new, !own.isFixed else { return new }
        return SlotCount(minimum: min(own.minimum, new.maximum), maximum: new.maximum)
    }
}

extension ThreeWayMerge<Requirement> {
    /// Merges conditions. One that is added in Xcode is added to those that Xcode's format cannot represent.
    fileprivate func requirement() -> Requirement {
        let added = imported.conditions
        guard roundTripped.isEmpty, !added.isEmpty, !existing.isEmpty else { return pick(\.self) }
        let names = Set(added.map(\.parameter))
        return Requirement(anyOf: existing.alternatives.map { $0.filter { !names.contains($0.parameter) } + added })
    }
}

/// Merging of parts that contain texts.
extension ThreeWayMerge<SiriRequest> {
    fileprivate func request() -> SiriRequest {
        SiriRequest(
            ask: pick(\.ask), introduce: pick(\.introduce), choose: pick(\.choose), confirm: pick(\.confirm),
            unsupported: list(\.unsupported, by: \.name) { reason in
                UnsupportedReason(name: reason.imported.name, text: reason.pick(\.text))
            }, isEnabled: pick(\.isEnabled))
    }
}

extension ThreeWayMerge<IntentSummary> {
    fileprivate func summary() -> IntentSummary {
        if roundTripped == imported { return existing }
        return IntentSummary(
            pick(\.sentence),
            combinations: list(\.combinations, by: { $0.shown.joined(separator: ",") }) { combination in
                IntentSummary.Combination(shown: combination.imported.shown, sentence: combination.pick(\.sentence))
            })
    }
}

extension ThreeWayMerge<Intent> {
    /// Merges the actions; an intent without any has all defaults.
    fileprivate func actions() -> IntentActions? {
        if roundTripped.actions == imported.actions { return existing.actions }
        let versions = ThreeWayMerge<IntentActions>(
            existing: existing.actions ?? IntentActions(), roundTripped: roundTripped.actions ?? IntentActions(),
            imported: imported.actions ?? IntentActions(), languages: languages)
        let actions = versions.actions()
        return actions == IntentActions() ? nil : actions
    }
}

extension ThreeWayMerge<IntentActions> {
    fileprivate func actions() -> IntentActions {
        var actions = picking(
            \.verb, \.category, \.requiresConfirmation, \.restriction, \.image, \.inputParameter, \.keyParameter,
            \.system)
        actions.suggestions = list(\.suggestions, by: { $0.parameters.joined(separator: ",") }) { $0.suggestion() }
        actions.response = unwrapped(\.response).map { $0.response() } ?? pick(\.response)
        actions.variants =
            existing.variants.filter { !languages.contains($0.language) }
            + imported.variants.filter { languages.contains($0.language) }
        return actions
    }
}

extension ThreeWayMerge<IntentSuggestion> {
    fileprivate func suggestion() -> IntentSuggestion {
        var suggestion = imported
        suggestion.subtitle = pick(\.subtitle)
        if let title = unwrapped(\.title.text) { suggestion.title = .text(title.text()) }
        return suggestion
    }
}

extension ThreeWayMerge<IntentResponse> {
    fileprivate func response() -> IntentResponse {
        IntentResponse(
            output: pick(\.output),
            properties: list(\.properties, by: \.name) { mergeProperty($0) },
            codes: list(\.codes, by: \.name) { code in
                ResponseCode(
                    name: code.imported.name, swiftName: code.pick(\.swiftName), say: code.pick(\.say),
                    show: code.pick(\.show), isSuccess: code.pick(\.isSuccess))
            })
    }
}
