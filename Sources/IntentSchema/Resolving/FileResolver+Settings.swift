internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Settings that belong to some types only.
extension FileResolver {
    /// What a parameter or property says about its type; the `kind` of DateComponents becomes part of the type.
    mutating func settings(_ fields: Fields, of type: inout ValueType) -> TypeSettings {
        var settings = TypeSettings()
        guard fields.mentions(anyOf: TypeKeys.all) else { return settings }
        if case .dateComponents = type.element, let kind = choice(fields[.kind], DateComponentsKind.self) {
            type.element = .dateComponents(kind)
        }
        reportUselessSettings(fields, of: type.element)
        switch type.element {
        case .string: settings.text = textSettings(fields)
        case .boolean:
            settings.boolean = BooleanSettings(
                trueTitle: localizedText(fields[.trueTitle]), falseTitle: localizedText(fields[.falseTitle]))
        case .integer, .decimal:
            settings.number = NumberSettings(
                range: fields[.range].flatMap { range($0, isWhole: type.element == .integer) },
                control: choice(fields[.control], NumberControl.self) ?? .field)
        case .measurement(let dimension): settings.number = measurementSettings(dimension, fields)
        case .timeInterval: settings.interval = intervalSettings(fields)
        case .dateComponents: settings.date = dateSettings(fields)
        case .file: settings.contentTypes = fields[.contentTypes].flatMap { contentTypes($0) } ?? .any
        case .person: _ = choice(fields[.mode], PersonMode.self)
        case .placemark: settings.display = choice(fields[.display], PlacemarkDisplay.self) ?? .name
        case .currencyAmount: settings.currencies = currencies(fields[.currencies])
        case .url, .paymentMethod, .enumeration, .object, .anyObject, .system: break
        }
        return settings
    }

    private mutating func reportUselessSettings(_ fields: Fields, of element: ElementType) {
        let useless = TypeKeys.all.subtracting(TypeKeys.keys(of: element))
        guard fields.mentions(anyOf: useless) else { return }
        for word in useless.words where fields.mentions(word) {
            reportUselessKey(fields.key(word), "is for \(TypeKeys.types(of: word)) only")
        }
    }

    private mutating func measurementSettings(_ dimension: Dimension, _ fields: Fields) -> NumberSettings {
        let unit = fields[.unit].flatMap {
            word($0, of: dimension.units.map(\.name), "a unit of \(dimension.name)")
        }
        guard let value = fields[.range] else { return NumberSettings(unit: unit) }
        if !fields.mentions(.unit), let key = fields.key(.range) {
            report(.missingKey("unit", of: "a range of \(dimension.name)", at: place(key)))
        }
        return NumberSettings(range: range(value, isWhole: false), unit: unit)
    }

    /// One of some words.
    mutating func word(_ value: Value, of known: [String], _ subject: String) -> String? {
        let list = known.count > 12 ? known.prefix(12).joined(separator: ", ") + ", …" : known.joined(separator: ", ")
        guard let text = string(value, expected: "\(subject): \(list)") else { return nil }
        if known.contains(text) { return text }
        reportWrongType(
            value, expected: "\(subject): \(list)",
            fixes: DiagnosticFix.didYouMean(NearMatch.best(for: text, in: known), at: place(value.node)))
        return nil
    }
}
