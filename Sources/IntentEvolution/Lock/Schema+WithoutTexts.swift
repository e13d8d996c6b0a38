package import IntentModel

extension Schema {
    /// The schema without what is only read, heard or looked at: titles, descriptions, prompts, dialogs, translations,
    /// synonyms, sections and images; and without what only Xcode's files name otherwise.
    ///
    /// Titles are the names in words, which the JSON form leaves out.
    package var withoutTexts: Schema {
        var schema = self
        schema.language = "en"
        schema.languages = []
        schema.types = types.map(\.withoutTexts)
        schema.enums = enums.map(\.withoutTexts)
        schema.intents = intents.map(\.withoutTexts)
        schema.widgets = widgets.map(\.withoutTexts)
        return schema
    }
}

/// The title that a declaration has where none is written.
private func plainTitle(of name: String) -> LocalizedText { LocalizedText(Naming.words(from: name), language: "en") }

extension String? {
    /// That there is a reason counts, not its words.
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
    /// Nil where nothing is left.
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
    /// Nil where it says no more than that there are the two codes that always are.
    fileprivate var withoutTexts: IntentResponse? {
        let codes = codes.map { ResponseCode(name: $0.name, swiftName: $0.swiftName, isSuccess: $0.isSuccess) }
        let own = codes.filter { $0 != ResponseCode(name: "success") && $0 != ResponseCode(name: "failure") }
        let response = IntentResponse(output: output, properties: properties.map(\.withoutTexts), codes: own)
        return response == IntentResponse() ? nil : response
    }
}

extension SiriRequest {
    /// Nil where nothing is asked for, and nothing is left. The built-in reasons are there in any case.
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
        switch type {
        case .boolean: settings.boolean = BooleanSettings()
        case .string: settings.text.input.placeholder = nil
        case .dateComponents: settings.date = DateSettings()
        default: break
        }
        return settings
    }
}

extension OptionSource {
    fileprivate var withoutTexts: OptionSource {
        switch self {
        case .listed(let options): .listed(options.map(\.withoutTexts))
        // Where the definition lies is no part of what it says.
        case .file(let file): .file(OptionFile(path: file.path))
        case .command(let command): .command(OptionCommand(command.arguments, patience: command.patience))
        case .address(let address): .address(OptionAddress(address.url, patience: address.patience))
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

extension Widget {
    fileprivate var withoutTexts: Widget {
        var widget = self
        widget.title = plainTitle(of: name)
        widget.description = nil
        widget.deprecated = deprecated.withoutReason
        return widget
    }
}
