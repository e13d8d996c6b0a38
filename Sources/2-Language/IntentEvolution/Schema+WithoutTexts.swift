package import IntentModel

extension Schema {
    /// The schema without texts, translations, synonyms, sections and images, without names that only Xcode uses, and without
    /// timelines and App Shortcuts.
    ///
    /// Every title is the default one, which the JSON format omits.
    package var withoutTexts: Schema {
        var schema = self
        schema.language = "en"
        schema.languages = []
        schema.types = types.map(\.withoutTexts)
        schema.enums = enums.map(\.withoutTexts)
        schema.intents = intents.map(\.withoutTexts)
        schema.widgets = widgets.map(\.withoutTexts)
        schema.controls = controls.map(\.withoutTexts)
        schema.appShortcuts = []
        return schema
    }
}

/// Returns the default title of a declaration.
private func plainTitle(of name: String) -> LocalizedText { LocalizedText(Naming.title(from: name), language: "en") }

extension String? {
    /// An empty text in place of the reason for a deprecation.
    fileprivate var withoutReason: String? { map { _ in "" } }
}

extension ObjectType {
    fileprivate var withoutTexts: ObjectType {
        var type = self
        type.title = plainTitle(of: name)
        type.description = nil
        type.properties = properties.map(\.withoutTexts)
        type.deprecated = deprecated.withoutReason
        type.classPrefix = nil
        type.repeatsSwiftName = false
        return type
    }
}

extension Property {
    fileprivate var withoutTexts: Property {
        var property = self
        property.title = plainTitle(of: name)
        property.settings = settings.withoutTexts(of: type.element)
        property.deprecated = deprecated.withoutReason
        return property
    }
}

extension EnumType {
    fileprivate var withoutTexts: EnumType {
        var type = self
        type.title = plainTitle(of: name)
        type.unknownTitle = nil
        type.cases = cases.map(\.withoutTexts)
        type.deprecated = deprecated.withoutReason
        type.classPrefix = nil
        type.repeatsSwiftName = false
        return type
    }
}

extension EnumCase {
    fileprivate var withoutTexts: EnumCase {
        EnumCase(
            name: name, swiftName: swiftName, index: index, title: plainTitle(of: name), renamedFrom: renamedFrom,
            deprecated: deprecated.withoutReason)
    }
}

extension Intent {
    fileprivate var withoutTexts: Intent {
        var intent = self
        intent.title = plainTitle(of: name)
        intent.description = nil
        intent.parameters = parameters.map(\.withoutTexts)
        intent.summary = summary.map { _ in IntentSummary() }
        intent.deprecated = deprecated.withoutReason
        intent.classPrefix = nil
        intent.repeatsSwiftName = false
        intent.actions = actions?.withoutTexts
        return intent
    }
}

extension IntentActions {
    /// Nil if only defaults remain.
    fileprivate var withoutTexts: IntentActions? {
        var actions = self
        actions.image = nil
        actions.variants = []
        actions.suggestions = suggestions.map(\.withoutTexts)
        actions.response = response?.withoutTexts
        return actions == IntentActions() ? nil : actions
    }
}

extension IntentSuggestion {
    fileprivate var withoutTexts: IntentSuggestion {
        IntentSuggestion(
            parameters: parameters, title: .summary, isPrimary: isPrimary, runsInBackground: runsInBackground)
    }
}

extension IntentResponse {
    /// Nil if it declares only the built-in codes.
    fileprivate var withoutTexts: IntentResponse? {
        let codes = codes.map { ResponseCode(name: $0.name, swiftName: $0.swiftName, isSuccess: $0.isSuccess) }
        let own = codes.filter { $0 != ResponseCode(name: "success") && $0 != ResponseCode(name: "failure") }
        let response = IntentResponse(output: output, properties: properties.map(\.withoutTexts), codes: own)
        return response == IntentResponse() ? nil : response
    }
}

extension SiriRequest {
    /// Nil if requests are disabled and only the built-in reasons remain.
    fileprivate var withoutTexts: SiriRequest? {
        let builtIn = UnsupportedReason.builtIn.map(\.name)
        let own = unsupported.filter { !builtIn.contains($0.name) }
        if !isEnabled, own.isEmpty { return nil }
        return SiriRequest(
            unsupported: own.map { UnsupportedReason(name: $0.name, text: plainTitle(of: $0.name)) },
            isEnabled: isEnabled)
    }
}

extension Parameter {
    fileprivate var withoutTexts: Parameter {
        var parameter = self
        parameter.title = plainTitle(of: name)
        parameter.description = nil
        parameter.prompt = nil
        parameter.settings = settings.withoutTexts(of: type.element)
        parameter.options = options.withoutTexts
        parameter.deprecated = deprecated.withoutReason
        parameter.siri = siri.flatMap(\.withoutTexts)
        return parameter
    }
}

extension TypeSettings {
    fileprivate func withoutTexts(of type: ElementType) -> TypeSettings {
        var settings = self
        switch type.settingsKind {
        case .boolean: settings.boolean = BooleanSettings()
        case .date: settings.date = settings.date.withoutDisplay
        case .text, .number, .measurement, .interval, .amount, .address: settings.setPlaceholder(nil, of: type)
        case .file, .person, .placemark, .empty: break
        }
        return settings
    }
}

extension OptionSource {
    fileprivate var withoutTexts: OptionSource {
        switch self {
        case .listed(let options): .listed(options.map(\.withoutTexts))
        // The folder of the definition is not part of the schema.
        case .file(let file): .file(OptionFile(path: file.path))
        case .command(let command): .command(OptionCommand(command.arguments, timeouts: command.timeouts))
        case .address(let address): .address(OptionAddress(address.url, timeouts: address.timeouts))
        default: self
        }
    }
}

extension ListedOption {
    fileprivate var withoutTexts: ListedOption {
        var option = ListedOption(
            identifier: identifier, scalar: scalar, title: LocalizedText(identifier, language: "en"))
        option.properties = properties
        option.renamedFrom = renamedFrom
        return option
    }
}

extension DeclaredWidget {
    fileprivate var withoutTexts: DeclaredWidget {
        var widget = self
        widget.title = plainTitle(of: name)
        widget.description = nil
        widget.timeline = nil
        widget.deprecated = deprecated.withoutReason
        return widget
    }
}

extension Control {
    fileprivate var withoutTexts: Control {
        var control = self
        control.title = plainTitle(of: name)
        control.description = nil
        control.symbol = ""
        return control
    }
}
