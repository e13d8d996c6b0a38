internal import IntentModel

/// What Siri, Shortcuts and Xcode know of an intent.
extension FileImporter {
    /// What stands on the intent itself.
    mutating func actions(of declaration: PlacedDeclaration, _ parameters: [Parameter], system: String?)
        -> IntentActions
    {
        var actions = IntentActions()
        actions.system = system
        readVerb(of: declaration, into: &actions)
        actions.requiresConfirmation = declaration.flag("UserConfirmationRequired")
        switch declaration.integer("Restrictions") {
        case nil, 0?: break
        case 1?: actions.restriction = .whileLocked
        case 2?: actions.restriction = .whileProtectedDataUnavailable
        case let number?:
            warn(
                "\(number) is no restriction that this version knows; it is kept in the sidecar", of: declaration,
                "Restrictions")
        }
        actions.image = declaration.filled("DefaultImageName").flatMap { DefinitionText.isSayable($0) ? $0 : nil }
        readKeys(of: declaration, parameters, into: &actions)
        return actions
    }

    private mutating func readVerb(of declaration: PlacedDeclaration, into actions: inout IntentActions) {
        let isForWidgets = declaration.flag("EligibleForWidgets") && actions.system == nil
        let implied: IntentVerb = isForWidgets ? .view : .do
        let verbs = Dictionary(IntentVerb.allCases.map { ($0.rawValue, $0) }) { first, _ in first }
        let verb = choice("Verb", of: declaration, verbs) ?? implied
        if verb != implied { actions.verb = verb }
        let categories = Dictionary(IntentCategory.allCases.map { ($0.rawValue, $0) }) { first, _ in first }
        let category = choice("Category", of: declaration, categories)
        if let category, category != (actions.system == nil ? verb.category : .system) { actions.category = category }
    }

    private mutating func readKeys(
        of declaration: PlacedDeclaration, _ parameters: [Parameter], into actions: inout IntentActions
    ) {
        actions.inputParameter = parameterName("Input", of: declaration, parameters)
        let key = parameterName("KeyParameter", of: declaration, parameters)
        guard key != actions.inputParameter else { return }
        if let key {
            actions.keyParameter = .named(key)
        } else if parameters.contains(where: { $0.name == "none" }) {
            warn("'none' is a parameter here; the input is the key parameter, too", of: declaration, "KeyParameter")
        } else {
            actions.keyParameter = .none
        }
    }

    private mutating func parameterName(
        _ key: String, of declaration: PlacedDeclaration, _ parameters: [Parameter]
    ) -> String? {
        guard let name = declaration.filled(key) else { return nil }
        if parameters.contains(where: { $0.name == name }) { return name }
        warn("\(quoted(name)) is no parameter of this intent; it is kept in the sidecar", of: declaration, key)
        return nil
    }

    /// The class of the intent of Apple's that is customised; nil for one of the file's own.
    mutating func systemClass(of declaration: PlacedDeclaration) -> String? {
        switch declaration.string("Type") {
        case nil, "Custom"?: return nil
        case "System"?: break
        case let other?:
            warn("\(quoted(other)) is neither Custom nor System; Custom is taken", of: declaration, "Type")
            return nil
        }
        let name =
            declaration.filled("ClassName")
            ?? (declaration.filled("ClassPrefix") ?? "IN") + declaration.name + "Intent"
        if SystemIntents.isClassName(name), DefinitionText.isName(name) { return name }
        warn("\(quoted(name)) is none of Apple's intents; Custom is taken", of: declaration, "Type")
        return nil
    }
}
