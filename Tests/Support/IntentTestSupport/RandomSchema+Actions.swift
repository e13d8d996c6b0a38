import IntentModel

extension RandomSchema {
    /// Returns `nil` if all properties have their defaults, as in the model.
    mutating func actions() -> IntentActions? {
        var actions = IntentActions()
        actions.verb = maybe { IntentVerb.allCases.randomElement(using: &$0.generator) ?? .do }
        actions.category = maybe { IntentCategory.allCases.randomElement(using: &$0.generator) ?? .generic }
        actions.requiresConfirmation = chance()
        actions.restriction = maybe { $0.chance() ? .whileLocked : .whileProtectedDataUnavailable }
        actions.image = maybe { $0.text() }
        actions.inputParameter = maybe { $0.name() }
        actions.keyParameter = [.input, .none, .named(name())].randomElement(using: &generator) ?? .input
        actions.system = maybe { $0.text() }
        actions.suggestions = list { $0.suggestion() }
        actions.response = maybe { $0.response() }
        actions.variants = list { $0.variant() }
        return actions == IntentActions() ? nil : actions
    }

    mutating func siri() -> SiriRequest {
        SiriRequest(
            ask: maybe { $0.localized() }, introduce: maybe { $0.localized() }, choose: maybe { $0.localized() },
            confirm: maybe { $0.localized() },
            unsupported: list { UnsupportedReason(name: $0.name(), text: $0.localized()) }, isEnabled: chance())
    }

    private mutating func suggestion() -> IntentSuggestion {
        IntentSuggestion(
            parameters: list { $0.name() }, title: chance() ? .summary : .text(localized()),
            subtitle: maybe { $0.localized() }, isPrimary: chance(), runsInBackground: chance())
    }

    private mutating func variant() -> DialogVariant {
        DialogVariant(path: text(), value: name(), language: text(), text: text())
    }

    private mutating func response() -> IntentResponse {
        IntentResponse(
            output: maybe { $0.name() }, properties: list { $0.property() }, codes: list { $0.responseCode() })
    }

    private mutating func responseCode() -> ResponseCode {
        let name = chance() ? "success" + self.name() : self.name()
        return ResponseCode(
            name: name, swiftName: swiftName(name), say: maybe { $0.localized() }, show: maybe { $0.localized() },
            isSuccess: maybe { $0.chance() })
    }
}
