internal import IntentModel

/// Parts that hold texts.
extension ThreeWay<TypeSettings> {
    func settings() -> TypeSettings {
        if projected == imported { return existing }
        var settings = imported
        if existing.boolean != BooleanSettings(), imported.boolean != BooleanSettings() {
            settings.boolean.trueTitle = pick(\.boolean.trueTitle)
            settings.boolean.falseTitle = pick(\.boolean.falseTitle)
        }
        return settings
    }
}

extension ThreeWay<SiriRequest> {
    func request() -> SiriRequest {
        SiriRequest(
            ask: pick(\.ask), introduce: pick(\.introduce), choose: pick(\.choose), confirm: pick(\.confirm),
            unsupported: list(\.unsupported, by: \.name) { reason in
                UnsupportedReason(name: reason.imported.name, text: reason.pick(\.text))
            }, isEnabled: pick(\.isEnabled))
    }
}

extension ThreeWay<IntentSummary> {
    func summary() -> IntentSummary {
        IntentSummary(
            pick(\.sentence),
            combinations: list(\.combinations, by: { $0.shown.joined(separator: ",") }) { combination in
                IntentSummary.Combination(shown: combination.imported.shown, sentence: combination.pick(\.sentence))
            })
    }
}

extension ThreeWay<Intent> {
    /// An intent without any has those at their defaults.
    func actions() -> IntentActions? {
        if projected.actions == imported.actions { return existing.actions }
        let all = ThreeWay<IntentActions>(
            existing: existing.actions ?? IntentActions(), projected: projected.actions ?? IntentActions(),
            imported: imported.actions ?? IntentActions(), languages: languages)
        let actions = all.actions()
        return actions == IntentActions() ? nil : actions
    }
}

extension ThreeWay<IntentActions> {
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

extension ThreeWay<IntentSuggestion> {
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

extension ThreeWay<IntentResponse> {
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
