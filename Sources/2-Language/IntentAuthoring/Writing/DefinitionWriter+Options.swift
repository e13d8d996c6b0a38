internal import IntentModel
internal import IntentSchema
internal import IntentYAML

/// The options of parameters and types.
extension DefinitionWriter {
    mutating func appendOptions(of parameter: Parameter, to map: inout YAMLMapping) {
        if parameter.options != inheritedOptions(parameter.type.element) {
            append(
                parameter.options, of: parameter.type.element, parameter.settings, where: parameter.filters, to: &map)
        } else {
            map.append(.where, filters: parameter.filters)
        }
        append(Parameter.choice.values(of: parameter), to: &map)
    }

    /// Returns the options of a parameter that has none of its own: those of its type, or dynamic options for an object.
    func inheritedOptions(_ element: ElementType) -> OptionSource {
        guard case .object(let name) = element else { return element == .anyObject ? .dynamic : .free }
        return typeOptions[name] ?? .dynamic
    }

    mutating func append(
        _ source: OptionSource, of element: ElementType, _ settings: TypeSettings,
        where filters: OptionFilters = OptionFilters(), to map: inout YAMLMapping
    ) {
        switch source {
        case .free: break
        case .none: map.append(.options, .word(.none))
        case .dynamic: map.append(.options, .word(.dynamic))
        case .listed(let options):
            map.append(.options, self.options(options, of: element, settings))
            map.append(.where, filters: filters)
        case .file(let file): map.append(.optionsFrom, source: .file, .text(file.path), OptionTimeouts(), filters)
        case .command(let command):
            map.append(.optionsFrom, source: .command, .texts(command.arguments), command.timeouts, filters)
        case .address(let address):
            map.append(.optionsFrom, source: .url, .text(address.url), address.timeouts, filters)
        }
    }

    // MARK: Listed options

    /// Returns a list of values if no option has anything else.
    private mutating func options(
        _ options: [ListedOption], of element: ElementType, _ settings: TypeSettings
    ) -> YAMLContent {
        var entries: [YAMLMapping.Entry] = []
        var isList = true
        for option in options {
            let key = option.key(of: element, settings)
            texts.enter("options", key.text)
            let (content, isDetailed) = self.option(option, of: element, key: key)
            texts.leave()
            entries.append(YAMLMapping.Entry(key, content))
            if isDetailed { isList = false }
        }
        if isList { return .sequence(entries.map { .scalar($0.key) }) }
        var map = YAMLMapping()
        map.entries = entries
        return .mapping(map)
    }

    /// Returns the value of an option's key, and whether it contains more than the implied title.
    private mutating func option(
        _ option: ListedOption, of element: ElementType, key: YAMLScalar
    ) -> (content: YAMLContent, isDetailed: Bool) {
        var map = YAMLMapping()
        let implied = impliedTitle(of: option, element, key)
        if !isImplied(option.title, by: implied) { append(.title, option.title, to: &map) }
        append(.subtitle, option.subtitle, to: &map)
        if let image = option.image { map.append(.image, .image(image)) }
        append(.section, option.section, to: &map)
        appendSynonyms(option.synonyms, to: &map)
        append(.disabled, option.disabled, to: &map)
        appendProperties(of: option, element, to: &map)
        appendFormerNames(of: option, to: &map)
        guard map.isEmpty else { return (.shortened(map, to: .title), true) }
        // If the title were written, it would lose the translations of the enum's case.
        return (implied.others.isEmpty ? .text(implied.text) : .mapping(map), false)
    }

    /// Returns the title of an option without its own.
    private func impliedTitle(of option: ListedOption, _ element: ElementType, _ key: YAMLScalar) -> LocalizedText {
        if case .enumeration(let name) = element, let title = index.enumeration(named: name)?.title(of: option) {
            return title
        }
        let text = element.isObject ? Naming.title(from: option.identifier) : key.text
        return LocalizedText(text, language: schema.language)
    }

    /// Whether a title is implied and need not be written. Collects translations that are not implied.
    private mutating func isImplied(_ title: LocalizedText, by implied: LocalizedText) -> Bool {
        guard title.text == implied.text,
            implied.others.allSatisfy({ other in title.others.contains { $0.language == other.language } })
        else { return false }
        for other in title.others where !implied.others.contains(other) {
            texts.add(other.text, language: other.language, as: Word.title.text)
        }
        return true
    }

    private func appendProperties(of option: ListedOption, _ element: ElementType, to map: inout YAMLMapping) {
        guard !option.properties.isEmpty, case .object(let name) = element else { return }
        for property in index.type(named: name)?.properties ?? [] {
            guard let value = option.properties[property.name] else { continue }
            let contents = value.slots.compactMap { $0?.written(property.settings).map(YAMLContent.scalar) }
            if case .list = value {
                map.append(property.name, .sequence(contents))
            } else if let content = contents.first {
                map.append(property.name, content)
            }
        }
    }
}

extension ListedOption {
    /// Returns the literal of the option. If the title is an equivalent literal, returns the title.
    fileprivate func key(of element: ElementType, _ settings: TypeSettings) -> YAMLScalar {
        guard let scalar, let written = scalar.written(settings) else { return .text(identifier) }
        guard
            case let read? = try? ValueType(element).value(
                fromText: title.text, in: Schema(), unit: settings.defaultUnit),
            read == scalar
        else { return written }
        return written.isPlain ? .plain(title.text) : .text(title.text)
    }
}

extension EnumType {
    fileprivate func title(of option: ListedOption) -> LocalizedText? { enumCase(named: option.identifier)?.title }
}

extension YAMLScalar {
    fileprivate var text: String {
        switch self {
        case .text(let text), .plain(let text): text
        }
    }

    fileprivate var isPlain: Bool {
        if case .plain = self { true } else { false }
    }
}

extension YAMLMapping {
    fileprivate mutating func append(
        _ word: Word, source: Word, _ content: YAMLContent, _ timeouts: OptionTimeouts, _ filters: OptionFilters
    ) {
        var map = YAMLMapping()
        map.append(source, content)
        map.append(.timeout, timeouts.timeout?.literalText)
        map.append(.cache, timeouts.cache?.literalText)
        map.append(.where, filters: filters)
        append(word, map)
    }

    fileprivate mutating func append(_ word: Word, filters: OptionFilters) {
        if filters.isEmpty { return }
        var map = YAMLMapping()
        for filter in filters.all {
            map.append(filter.property, .mapping(YAMLMapping(.row, .text(filter.row))))
        }
        append(word, map)
    }
}
