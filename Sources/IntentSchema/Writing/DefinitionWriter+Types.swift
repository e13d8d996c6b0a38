internal import IntentModel
internal import IntentYAML

/// Object types, and properties of these and of responses.
extension DefinitionWriter {
    mutating func objectType(_ type: ObjectType) -> YAMLMapping {
        texts.enter("types", type.name)
        defer { texts.leave() }
        var map = YAMLMapping()
        appendTitle(type.title, of: type.name, to: &map)
        append(.description, type.description, to: &map)
        appendSwiftName(
            type.swiftName, of: type.name, prefix: type.classPrefix, isRepeated: type.repeatsSwiftName, to: &map
        ) {
            ($0 ?? "") + type.name
        }
        appendEvolution(renamedFrom: type.renamedFrom, deprecated: type.deprecated, to: &map)
        map.append(.properties, properties(type.properties, in: "properties"))
        if let options = typeOptions[type.name] {
            append(options, of: .object(type.name), TypeSettings(), to: &map)
        }
        return map
    }

    /// - Parameter section: What the paths of their texts begin with.
    mutating func properties(_ properties: [Property], in section: StaticString) -> YAMLMapping {
        var map = YAMLMapping()
        for property in properties { map.append(property.name, self.property(property, in: section)) }
        return map
    }

    private mutating func property(_ property: Property, in section: StaticString) -> YAMLContent {
        texts.enter(section, property.name)
        defer { texts.leave() }
        var map = YAMLMapping()
        appendTitle(property.title, of: property.name, to: &map)
        map.append(.type, .type(property.type))
        append(property.settings, of: property.type.element, to: &map)
        appendSwiftName(property.swiftName, of: property.name, to: &map)
        appendEvolution(renamedFrom: property.renamedFrom, deprecated: property.deprecated, to: &map)
        return .shortened(map, to: .type)
    }
}

extension YAMLContent {
    /// `Integer`, `[CarControl]`
    static func type(_ type: ValueType) -> YAMLContent {
        let name = YAMLContent.text(type.element.writtenName)
        return type.isList ? .sequence([name]) : name
    }

    /// The one value of a map that has only this key, which may stand for the map; else the map.
    static func shortened(_ map: YAMLMapping, to word: Word) -> YAMLContent {
        guard map.entries.count == 1, let entry = map.entries.first, entry.key == .text(word.text) else {
            return .mapping(map)
        }
        return entry.value
    }
}

extension ElementType {
    /// As a definition names it; the kind of a date is a key of its own.
    fileprivate var writtenName: String {
        switch self {
        case .string: Word.String.text
        case .integer: Word.Integer.text
        case .decimal: Word.Decimal.text
        case .boolean: Word.Boolean.text
        case .url: Word.URL.text
        case .timeInterval: Word.TimeInterval.text
        case .measurement(let dimension): dimension.name
        case .dateComponents: Word.DateComponents.text
        case .file: Word.File.text
        case .person: Word.Person.text
        case .placemark: Word.Placemark.text
        case .currencyAmount: Word.CurrencyAmount.text
        case .paymentMethod: Word.PaymentMethod.text
        case .enumeration(let name), .object(let name): name
        case .anyObject: Word.Object.text
        case .system(let name): "System.\(name)"
        }
    }
}
