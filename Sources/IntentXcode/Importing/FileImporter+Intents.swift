internal import IntentModel

extension FileImporter {
    mutating func intent(_ declaration: PlacedDeclaration) -> Intent {
        let system = systemClass(of: declaration)
        // One of Apple's own has a class already.
        let (swiftName, prefix) = system.map { ($0, nil) } ?? swiftName(of: declaration) { $0 + "Intent" }
        var intent = Intent(name: declaration.name, swiftName: swiftName, title: title("Title", of: declaration))
        intent.classPrefix = prefix
        intent.repeatsSwiftName =
            system == nil
            && declaration.namesClass(
                swiftName, derived: Intent.swiftName(of: declaration.name, classPrefix: prefix))
        intent.description = text("Description", of: declaration)
        intent.isEligibleForWidgets = isEligible(declaration, system: system)
        let members = declared(declaration.members, as: "parameter")
        intent.parameters = parameters(members)
        readConditions(members, into: &intent.parameters)
        let values = values(of: members, intent.parameters.map(\.type.element))
        let names = PlaceholderNames(intent.parameters, types: types)
        var variants: [DialogVariant] = []
        intent.summary = summary(of: declaration, intent.parameters, names, values, &variants)
        let isShown = (intent.isEligibleForWidgets || intent.summary != nil) && system == nil
        variants += readDialogs(members, into: &intent.parameters, values, isShown: isShown)
        var actions = actions(of: declaration, intent.parameters, system: system)
        actions.suggestions = suggestions(
            of: declaration, intent.parameters, summary: intent.summary, names, values, &variants)
        actions.response = response(of: declaration, intent.parameters, values, &variants)
        actions.variants = variants.sorted { ($0.path, $0.value, $0.language) < ($1.path, $1.value, $1.language) }
        if actions != IntentActions() { intent.actions = actions }
        return intent
    }

    private mutating func isEligible(_ declaration: PlacedDeclaration, system: String?) -> Bool {
        guard declaration.flag("EligibleForWidgets") else { return false }
        if system == nil { return true }
        warn(
            "Apple's own intents configure no widgets; this is kept in the sidecar", of: declaration,
            "EligibleForWidgets")
        return false
    }
}
