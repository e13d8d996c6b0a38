internal import IntentModel
internal import IntentSchema

extension FileImporter {
    mutating func intent(_ declaration: LocatedDeclaration) -> Intent {
        let system = systemClass(of: declaration)
        // Apple's own intents have a class already.
        let (swiftName, prefix) = system.map { ($0, nil) } ?? swiftName(of: declaration) { $0 + "Intent" }
        var intent = Intent(name: declaration.name, swiftName: swiftName, title: title("Title", of: declaration))
        intent.classPrefix = prefix
        intent.namesClass =
            system == nil
            && declaration.restatesClassName(
                swiftName, derived: Intent.swiftName(of: declaration.name, classPrefix: prefix))
        intent.description = text("Description", of: declaration)
        intent.isEligibleForWidgets = isEligible(declaration, system: system)
        let members = validDeclarations(declaration.members, as: "parameter")
        intent.parameters = parameters(members)
        readConditions(members, into: &intent.parameters)
        let values = DialogValues(members, intent.parameters.map(\.type.element))
        let names = PlaceholderNames(intent.parameters, types: propertyNames)
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

    private mutating func isEligible(_ declaration: LocatedDeclaration, system: String?) -> Bool {
        guard declaration.flag("EligibleForWidgets") else { return false }
        if system == nil { return true }
        warn(
            "Apple's own intents cannot configure widgets; this is kept in the sidecar", of: declaration,
            "EligibleForWidgets")
        return false
    }
}

/// Settings of an intent for Siri, Shortcuts and Xcode.
extension FileImporter {
    /// Reads the settings of the intent itself.
    mutating func actions(of declaration: LocatedDeclaration, _ parameters: [Parameter], system: String?)
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
                "unknown restriction \(number); it is kept in the sidecar", of: declaration, "Restrictions")
        }
        actions.image = declaration.nonEmptyString("DefaultImageName").flatMap {
            DefinitionLimits.allowsText($0) ? $0 : nil
        }
        readKeys(of: declaration, parameters, into: &actions)
        return actions
    }

    private mutating func readVerb(of declaration: LocatedDeclaration, into actions: inout IntentActions) {
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
        of declaration: LocatedDeclaration, _ parameters: [Parameter], into actions: inout IntentActions
    ) {
        actions.inputParameter = parameterName("Input", of: declaration, parameters)
        let key = parameterName("KeyParameter", of: declaration, parameters)
        guard key != actions.inputParameter else { return }
        if let key {
            actions.keyParameter = .named(key)
        } else if parameters.contains(where: { $0.name == "none" }) {
            warn(
                "the intent has a parameter named 'none'; the input parameter becomes the key parameter as well",
                of: declaration, "KeyParameter")
        } else {
            actions.keyParameter = .none
        }
    }

    private mutating func parameterName(
        _ key: String, of declaration: LocatedDeclaration, _ parameters: [Parameter]
    ) -> String? {
        guard let name = declaration.nonEmptyString(key) else { return nil }
        if parameters.contains(where: { $0.name == name }) { return name }
        warn("\(quoted(name)) is not a parameter of this intent; it is kept in the sidecar", of: declaration, key)
        return nil
    }

    /// Returns the class of the system intent that is customized; nil for a custom intent.
    private mutating func systemClass(of declaration: LocatedDeclaration) -> String? {
        switch declaration.string("Type") {
        case nil, "Custom"?: return nil
        case "System"?: break
        case let other?:
            warn("\(quoted(other)) is neither Custom nor System; imported as Custom", of: declaration, "Type")
            return nil
        }
        let name =
            declaration.nonEmptyString("ClassName")
            ?? (declaration.nonEmptyString("ClassPrefix") ?? "IN") + declaration.name + "Intent"
        if SystemIntents.isClassName(name), DefinitionLimits.allowsName(name) { return name }
        warn("\(quoted(name)) is not one of Apple's intents; imported as Custom", of: declaration, "Type")
        return nil
    }
}

/// Responses of an intent.
extension FileImporter {
    /// Returns the response of an intent; nil if it has only the default codes, success and failure.
    mutating func response(
        of declaration: LocatedDeclaration, _ parameters: [Parameter], _ values: DialogValues,
        _ variants: inout [DialogVariant]
    ) -> IntentResponse? {
        guard let located = declaration.response else { return nil }
        checkLeaves(of: located)
        let members = validDeclarations(located.members, as: "response's property")
        var response = IntentResponse(properties: properties(members, SwiftNameChooser(nil)))
        if let output = located.nonEmptyString("Output") {
            if response.properties.contains(where: { $0.name == output }) {
                response.output = output
            } else {
                warn(
                    "\(quoted(output)) is not a property of this response; the response has no output", of: located,
                    "Output")
            }
        }
        let names = PlaceholderNames(parameters, properties: response.properties, types: propertyNames)
        var all = values
        all.add(members, response.properties.map(\.type.element))
        var swiftNames = SwiftNameChooser(nil)
        let codes = validDeclarations(located.codes, as: "code").map {
            self.code($0, &swiftNames, names, all, &variants)
        }
        let explicit = codes.filter { !$0.isImplied }
        let isInOrder = ResponseCode.completed(explicit).map(\.name) == codes.map(\.name)
        response.codes = isInOrder ? explicit : codes
        return response == IntentResponse() ? nil : response
    }

    private mutating func code(
        _ declaration: LocatedDeclaration, _ swiftNames: inout SwiftNameChooser, _ names: PlaceholderNames,
        _ values: DialogValues, _ variants: inout [DialogVariant]
    ) -> ResponseCode {
        let name = declaration.name
        let say = nonEmptyDialog("FormatString", of: declaration, names)
        let show = nonEmptyDialog("ConciseFormatString", of: declaration, names)
        if say != nil {
            variants += self.variants(
                "FormatString", of: declaration, at: DialogPath.code(name, "say"), names, values)
        }
        // If both have the same text, the variants are at the path of the spoken one.
        if show != nil, show != say {
            variants += self.variants(
                "ConciseFormatString", of: declaration, at: DialogPath.code(name, "show"), names, values)
        }
        return ResponseCode(
            name: name, swiftName: swiftNames.choose(SwiftName.isIdentifier(name) ? name : SwiftName.lowerCamel(name)),
            say: say, show: show, isSuccess: declaration.flag("Success"))
    }
}

extension ResponseCode {
    /// Whether a definition omits the code.
    fileprivate var isImplied: Bool {
        ["success", "failure"].contains(name) && self == ResponseCode(name: name)
    }
}
