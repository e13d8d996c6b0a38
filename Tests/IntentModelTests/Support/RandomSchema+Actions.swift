import IntentModel

extension RandomSchema {
    /// Nil where all would be at its defaults, as in the model.
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
        actions.response = maybe { $0.response() }
        return actions == IntentActions() ? nil : actions
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
