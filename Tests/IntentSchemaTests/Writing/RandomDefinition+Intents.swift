import IntentModel

extension RandomDefinition {
    mutating func intent() -> Intent {
        let name = name()
        let (prefix, swiftName) = named(name) { Intent.swiftName(of: name, classPrefix: $0) }
        var intent = Intent(name: name, swiftName: swiftName, title: title(of: name))
        intent.classPrefix = prefix
        intent.repeatsSwiftName = repeats(swiftName, Intent.swiftName(of: name, classPrefix: prefix))
        intent.description = maybe { $0.localized() }
        intent.parameters = parameters()
        intent.isEligibleForWidgets = chance()
        intent.renamedFrom = formerNames()
        intent.reserved = formerNames()
        intent.deprecated = maybe { $0.filledText() }
        intent.summary = maybe { $0.summary(of: intent) }
        let actions = actions(of: intent)
        if actions != IntentActions() { intent.actions = actions }
        if let system = actions.system {
            intent.swiftName = system
            intent.classPrefix = nil
            intent.repeatsSwiftName = false
            intent.isEligibleForWidgets = false
        }
        return intent
    }

    private mutating func summary(of intent: Intent) -> IntentSummary {
        let names = intent.parameters.map(\.name)
        let shown = names.filter { $0.allSatisfy { $0 != "," } && $0.first != " " }
        // One that follows a row which is always there can be shown.
        let conditional = intent.parameters.filter { !$0.conditions.isEmpty }
        guard conditional.count == 1, let parameter = conditional.first, parameter.conditions.count == 1,
            parameter.families == nil, shown.contains(parameter.name),
            case .isSet(true) = parameter.conditions[0].test,
            intent.parameter(named: parameter.conditions[0].parameter)?.families == nil
        else { return IntentSummary(maybe { $0.dialog(names) }) }
        return IntentSummary(
            dialog(names), combinations: [IntentSummary.Combination(shown: [parameter.name], sentence: dialog(names))])
    }

    private mutating func actions(of intent: Intent) -> IntentActions {
        let names = intent.parameters.map(\.name)
        var actions = IntentActions()
        if chance() { return actions }
        actions.verb = maybe { $0.pick(IntentVerb.allCases) }
        actions.category = maybe { $0.pick(IntentCategory.allCases) }
        actions.requiresConfirmation = chance()
        actions.restriction = maybe { $0.pick(IntentRestriction.allCases) }
        actions.image = maybe { $0.filledText() }
        actions.inputParameter = names.isEmpty ? nil : maybe { $0.pick(names) }
        if let input = actions.inputParameter { actions.keyParameter = chance() ? .none : key(names, besides: input) }
        actions.system = maybe { $0.chance() ? "INPlayMediaIntent" : nil } ?? nil
        actions.suggestions = suggestions(names)
        actions.response = maybe { $0.response(names) }
        return actions
    }

    private mutating func key(_ names: [String], besides input: String) -> IntentActions.KeyParameter {
        let name = pick(names)
        return name == input ? .input : .named(name)
    }

    private mutating func suggestions(_ names: [String]) -> [IntentSuggestion] {
        var sets: Set<[String]> = []
        return list(0...3) { made in
            let parameters = made.chance() ? names : names.filter { _ in made.chance() }
            guard sets.insert(parameters).inserted else { return nil }
            let title: IntentSuggestion.Title = made.chance() ? .summary : .text(made.dialog(names))
            if made.chance() { return IntentSuggestion(parameters: parameters, title: title) }
            return IntentSuggestion(
                parameters: parameters, title: title, subtitle: made.maybe { $0.dialog(names) },
                isPrimary: made.chance(),
                runsInBackground: made.chance())
        }.compactMap(\.self)
    }

    private mutating func response(_ names: [String]) -> IntentResponse {
        let properties = list(0...3) { $0.property() }
        let all = names + properties.map(\.name)
        let codes = (["success", "failure"] + list(0...2) { "code\($0.number())" }).filter { _ in chance() }
        return IntentResponse(
            output: properties.isEmpty ? nil : maybe { $0.pick(properties.map(\.name)) }, properties: properties,
            codes: codes.map { name in
                let text = maybe { $0.dialog(all) }
                return ResponseCode(
                    name: name, swiftName: swiftName(name), say: text, show: chance() ? text : maybe { $0.dialog(all) },
                    isSuccess: chance() ? nil : chance())
            })
    }
}
