internal import IntentModel

/// Merges an imported schema into the existing one. What Xcode's format cannot represent, and what did not change in
/// Xcode, is kept.
/// - Parameters:
///   - roundTripped: The existing definition, exported and imported again.
///   - renames: Former names by the path of the declaration.
///   - languages: The languages that the import contains.
func mergeImported(
    _ imported: Schema, into existing: Schema, roundTripped: Schema, renames: [String: String], languages: Set<String>
) -> Schema {
    let versions = ThreeWayMerge(
        existing: existing, roundTripped: roundTripped, imported: imported, languages: languages)
    var schema = existing
    schema.types = versions.list(\.types, by: \.name) { type in
        mergeType(type, Renames(renames, below: "types.\(type.imported.name).properties"))
    }
    schema.enums = versions.list(\.enums, by: \.name) { enumeration in
        mergeEnum(enumeration, Renames(renames, below: "enums.\(enumeration.imported.name).cases"))
    }
    schema.intents = versions.list(\.intents, by: \.name) { intent in
        mergeIntent(intent, Renames(renames, below: "intents.\(intent.imported.name).parameters"))
    }
    return schema
}

private func mergeType(_ versions: ThreeWayMerge<ObjectType>, _ renames: Renames) -> ObjectType {
    var type = versions.existing
    type.swiftName = versions.pick(\.swiftName)
    type.classPrefix = versions.pick(\.classPrefix)
    type.namesClass = versions.pick(\.namesClass)
    type.title = versions.pick(\.title)
    type.properties = versions.list(\.properties, by: \.name, former: renames.former) { mergeProperty($0) }
    return type
}

private func mergeProperty(_ versions: ThreeWayMerge<Property>) -> Property {
    var property = versions.existing
    property.rename(to: versions.imported.name)
    property.swiftName = versions.pick(\.swiftName)
    property.title = versions.pick(\.title)
    property.type = versions.pick(\.type)
    property.settings = versions.map(\.settings).settings()
    return property
}

private func mergeEnum(_ versions: ThreeWayMerge<EnumType>, _ renames: Renames) -> EnumType {
    var enumeration = versions.existing
    enumeration.swiftName = versions.pick(\.swiftName)
    enumeration.classPrefix = versions.pick(\.classPrefix)
    enumeration.namesClass = versions.pick(\.namesClass)
    enumeration.title = versions.pick(\.title)
    enumeration.unknownTitle = versions.pick(\.unknownTitle)
    enumeration.cases = versions.list(\.cases, by: \.name, former: renames.former) { versions in
        var enumCase = versions.existing
        enumCase.rename(to: versions.imported.name)
        enumCase.swiftName = versions.pick(\.swiftName)
        enumCase.index = versions.pick(\.index)
        enumCase.title = versions.pick(\.title)
        enumCase.synonyms = versions.pick(\.synonyms)
        enumCase.pronunciation = versions.pick(\.pronunciation)
        return enumCase
    }
    return enumeration
}

private func mergeIntent(_ versions: ThreeWayMerge<Intent>, _ renames: Renames) -> Intent {
    var intent = versions.existing
    intent.swiftName = versions.pick(\.swiftName)
    intent.classPrefix = versions.pick(\.classPrefix)
    intent.namesClass = versions.pick(\.namesClass)
    intent.title = versions.pick(\.title)
    intent.description = versions.pick(\.description)
    intent.isEligibleForWidgets = versions.pick(\.isEligibleForWidgets)
    intent.summary = versions.unwrapped(\.summary).map { $0.summary() } ?? versions.pick(\.summary)
    intent.actions = versions.map(\.self).actions()
    intent.parameters = versions.list(\.parameters, by: \.name, former: renames.former) { mergeParameter($0) }
    return intent
}

private func mergeParameter(_ versions: ThreeWayMerge<Parameter>) -> Parameter {
    var parameter = versions.existing
    parameter.rename(to: versions.imported.name)
    parameter.swiftName = versions.pick(\.swiftName)
    parameter.title = versions.pick(\.title)
    parameter.prompt = versions.pick(\.prompt)
    parameter.type = versions.pick(\.type)
    parameter.settings = versions.map(\.settings).settings()
    parameter.options = versions.pick(\.options)
    parameter.searchesInHandler = versions.pick(\.searchesInHandler)
    parameter.hasUniqueValues = versions.pick(\.hasUniqueValues)
    parameter.defaultRule = versions.pick(\.defaultRule)
    parameter.size = versions.pick(\.size)
    parameter.when = versions.pick(\.when)
    parameter.siri = versions.unwrapped(\.siri).map { $0.request() } ?? versions.pick(\.siri)
    // Settings of the old type do not apply to another one.
    if parameter.type != versions.existing.type { parameter.adoptType(of: versions.imported) }
    return parameter
}

extension Parameter {
    fileprivate mutating func adoptType(of imported: Parameter) {
        settings = imported.settings
        options = imported.options
        searchesInHandler = imported.searchesInHandler
        allowsFreeText = imported.allowsFreeText
        hasUniqueValues = imported.hasUniqueValues
        defaultRule = imported.defaultRule
        size = imported.size
        convertedFrom = nil
    }
}

/// Merging of parts that contain texts.
extension ThreeWayMerge<TypeSettings> {
    func settings() -> TypeSettings {
        if roundTripped == imported { return existing }
        var settings = imported
        if existing.boolean != BooleanSettings(), imported.boolean != BooleanSettings() {
            settings.boolean.trueTitle = pick(\.boolean.trueTitle)
            settings.boolean.falseTitle = pick(\.boolean.falseTitle)
        }
        if existing.text.isSecret { settings.text.isSecret = true }
        return settings
    }
}

extension ThreeWayMerge<SiriRequest> {
    func request() -> SiriRequest {
        SiriRequest(
            ask: pick(\.ask), introduce: pick(\.introduce), choose: pick(\.choose), confirm: pick(\.confirm),
            unsupported: list(\.unsupported, by: \.name) { reason in
                UnsupportedReason(name: reason.imported.name, text: reason.pick(\.text))
            }, isEnabled: pick(\.isEnabled))
    }
}

extension ThreeWayMerge<IntentSummary> {
    func summary() -> IntentSummary {
        IntentSummary(
            pick(\.sentence),
            combinations: list(\.combinations, by: { $0.shown.joined(separator: ",") }) { combination in
                IntentSummary.Combination(shown: combination.imported.shown, sentence: combination.pick(\.sentence))
            })
    }
}

extension ThreeWayMerge<Intent> {
    /// Merges the actions; an intent without any has all defaults.
    func actions() -> IntentActions? {
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
        var actions = existing
        actions.verb = pick(\.verb)
        actions.category = pick(\.category)
        actions.requiresConfirmation = pick(\.requiresConfirmation)
        actions.restriction = pick(\.restriction)
        actions.image = pick(\.image)
        actions.inputParameter = pick(\.inputParameter)
        actions.keyParameter = pick(\.keyParameter)
        actions.system = pick(\.system)
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

extension IntentSuggestion.Title {
    fileprivate var text: LocalizedText? {
        if case .text(let text) = self { text } else { nil }
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
