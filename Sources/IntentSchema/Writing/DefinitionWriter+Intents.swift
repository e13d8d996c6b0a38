internal import IntentModel
internal import IntentYAML

/// Intents.
extension DefinitionWriter {
    mutating func intent(_ intent: Intent) -> YAMLMapping {
        let actions = intent.actions ?? IntentActions()
        texts.enterIntent(intent.name, variants: actions.variants)
        defer { texts.leave() }
        var map = YAMLMapping()
        appendTitle(intent.title, of: intent.name, to: &map)
        append(.description, intent.description, to: &map)
        map.append(.system, actions.system)
        map.append(.eligibleForWidgets, flag: intent.isEligibleForWidgets && !shownIntents.contains(intent.name))
        append(actions, to: &map)
        if !intent.isSystem {
            appendSwiftName(
                intent.swiftName, of: intent.name, prefix: intent.classPrefix, isRepeated: intent.repeatsSwiftName,
                to: &map
            ) {
                Intent.swiftName(of: intent.name, classPrefix: $0)
            }
        }
        appendEvolution(
            renamedFrom: intent.renamedFrom, reserved: intent.reserved, deprecated: intent.deprecated, to: &map)
        appendImportantParameters(actions, to: &map)
        if let summary = intent.summary { map.append(.summary, self.summary(summary)) }
        map.append(.parameters, parameters(of: intent))
        appendSuggestions(actions.suggestions, of: intent, to: &map)
        if let response = actions.response { map.append(.response, .mapping(self.response(response))) }
        return map
    }

    private func append(_ actions: IntentActions, to map: inout YAMLMapping) {
        map.append(.verb, actions.verb?.rawValue)
        map.append(.category, actions.category?.rawValue)
        map.append(.requiresConfirmation, flag: actions.requiresConfirmation)
        map.append(.restricted, actions.restriction?.rawValue)
        map.append(.image, actions.image)
    }

    private func appendImportantParameters(_ actions: IntentActions, to map: inout YAMLMapping) {
        map.append(.inputParameter, actions.inputParameter)
        switch actions.keyParameter {
        case .input: break
        case .none: map.append(.keyParameter, .word(.none))
        case .named(let name): map.append(.keyParameter, name)
        }
    }
}
