import IntentModel

extension JSONObject {
    /// What a parameter or property says about its type, besides.
    func adding(_ settings: TypeSettings, of element: ElementType) -> JSONObject {
        var object = self
        switch element {
        case .string: object.put(settings.text)
        case .integer, .decimal:
            object.put(settings.range)
            if settings.number.control != .field { object["x-control"] = .string(settings.number.control.rawValue) }
        case .measurement: object.put(settings.number)
        case .boolean: object.put(settings.boolean)
        case .timeInterval:
            let interval = settings.interval
            object["x-units"] = .array(
                TimeUnit.allCases.filter { interval.smallest...interval.largest ~= $0 }.map { .string($0.rawValue) })
        case .file: object["x-contentTypes"] = settings.contentTypes.allowed.map { .array($0.map { .string($0) }) }
        case .placemark: object["x-display"] = .string(settings.display.rawValue)
        case .currencyAmount where !settings.currencies.isEmpty:
            object["properties"] = object["properties"]?.adding("currencyCode", .oneOf(settings.currencies))
        case .url, .dateComponents, .person, .currencyAmount, .paymentMethod, .enumeration, .object, .anyObject,
            .system:
            break
        }
        return object
    }

    private mutating func put(_ text: TextSettings) {
        if text.isMultiline { self["x-multiline"] = true }
        self["x-keyboard"] = text.input.keyboard == .default ? nil : .string(text.input.keyboard.rawValue)
        self["x-placeholder"] = text.input.placeholder.map { .string($0.text) }
    }

    private mutating func put(_ range: NumberRange?) {
        switch range {
        case .integers(let minimum, let maximum, let step)?:
            self["minimum"] = minimum.map { .integer($0) }
            self["maximum"] = maximum.map { .integer($0) }
            // Steps count from the minimum, multiples from 0.
            let isMultiple = step.map { (minimum ?? 0).isMultiple(of: $0) } ?? false
            self[isMultiple ? "multipleOf" : "x-step"] = step.map { .integer($0) }
        case .decimals(let minimum, let maximum, let step)?:
            self["minimum"] = minimum.map { .number($0) }
            self["maximum"] = maximum.map { .number($0) }
            // Binary fractions are multiples of a tenth by accident only.
            self["x-step"] = step.map { .number($0) }
        case nil: break
        }
    }

    /// The range holds in the declared unit; a value in another one is not compared.
    private mutating func put(_ number: NumberSettings) {
        self["x-unit"] = number.unit.map { .string($0) }
        guard let unit = number.unit, number.range != nil else { return }
        var value: JSONObject = [:]
        value.put(number.range)
        self["if"] = ["properties": ["unit": ["const": .string(unit)]]]
        self["then"] = ["properties": ["value": .object(value)]]
    }

    private mutating func put(_ boolean: BooleanSettings) {
        guard boolean.trueTitle != nil || boolean.falseTitle != nil else { return }
        self["oneOf"] = [
            ["const": true, "title": .string(boolean.trueTitle?.text ?? "true")],
            ["const": false, "title": .string(boolean.falseTitle?.text ?? "false")],
        ]
    }

    /// Titles in the development language; the others under `x-titles`, by tag.
    mutating func put(title: LocalizedText, description: LocalizedText? = nil, deprecated: String? = nil) {
        self["title"] = .string(title.text)
        self["description"] = description.map { .string($0.text) }
        if !title.others.isEmpty { self["x-titles"] = title.translations }
        if let description, !description.others.isEmpty { self["x-descriptions"] = description.translations }
        guard let deprecated else { return }
        self["deprecated"] = true
        self["x-deprecated"] = .string(deprecated)
    }
}

extension LocalizedText {
    fileprivate var translations: JSONValue {
        var texts: JSONObject = [:]
        for translation in others { texts[translation.language] = .string(translation.text) }
        return .object(texts)
    }
}
