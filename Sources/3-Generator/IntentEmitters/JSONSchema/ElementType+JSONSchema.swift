import IntentModel

extension ElementType {
    /// Returns the schema of one value's stored form, without settings.
    func jsonSchema(in schema: SchemaIndex) -> JSONObject {
        switch self {
        case .string: ["type": "string"]
        case .integer: ["type": "integer"]
        case .decimal: ["type": "number"]
        case .boolean: ["type": "boolean"]
        case .url: ["type": "string", "format": "uri-reference"]
        case .timeInterval: ["type": "number", "x-unit": "seconds"]
        case .measurement(let dimension): dimension.jsonSchema
        case .dateComponents(let kind): kind.jsonSchema
        case .file: .object(requiring: ["path"], of: ["path", "name", "type"])
        case .person: .person
        case .placemark: .placemark
        case .currencyAmount:
            .object(
                requiring: ["amount", "currencyCode"],
                [
                    "amount": ["type": "string", "pattern": #"^-?[0-9]{1,38}(\.[0-9]{1,38})?$"#],
                    "currencyCode": ["type": "string", "pattern": "^[A-Z]{3}$"],
                ])
        case .paymentMethod: .paymentMethod
        case .color: .color
        case .enumeration(let name): schema.enumeration(named: name)?.jsonSchema ?? ["type": "string"]
        case .object(let name), .record(let name), .union(let name): .defined(TypeSchemas.name(of: name))
        case .anyObject: .defined(TypeSchemas.anyObject)
        case .system: preconditionFailure("Apple's own types have no stored form and were filtered out")
        }
    }
}

extension Dimension {
    fileprivate var jsonSchema: JSONObject {
        .object(
            requiring: ["value", "unit"],
            ["value": ["type": "number"], "unit": ["type": "string", "enum": .array(units.map { .string($0.name) })]])
    }
}

extension DateComponentsKind {
    /// Uses a pattern for a date with a time: `date-time` in JSON Schema has a time zone, and ours has none.
    fileprivate var jsonSchema: JSONObject {
        let date = "[0-9]{4}-[0-9]{2}-[0-9]{2}"
        let time = "[0-9]{2}:[0-9]{2}:[0-9]{2}"
        return switch self {
        case .date: ["type": "string", "format": "date", "pattern": .string("^\(date)$")]
        case .time: ["type": "string", "pattern": .string("^\(time)$")]
        case .dateTime: ["type": "string", "pattern": .string("^\(date)T\(time)$")]
        }
    }
}

extension EnumType {
    fileprivate var jsonSchema: JSONObject {
        ["type": "string", "oneOf": .array(cases.map(\.jsonSchema))]
    }
}

extension EnumCase {
    fileprivate var jsonSchema: JSONValue {
        var object: JSONObject = ["const": .string(name)]
        object.put(title: title, deprecated: deprecated)
        return .object(object)
    }
}

extension JSONObject {
    fileprivate static var person: JSONObject {
        object(
            requiring: ["displayName"],
            [
                "displayName": ["type": "string", "minLength": 1], "handle": ["type": "string"],
                "handleType": .oneOf(["emailAddress", "phoneNumber"]), "contactIdentifier": ["type": "string"],
                "customIdentifier": ["type": "string"], "image": .image,
            ])
    }

    fileprivate static var placemark: JSONObject {
        let texts = [
            "name", "thoroughfare", "subThoroughfare", "locality", "subLocality", "administrativeArea",
            "subAdministrativeArea", "postalCode", "isoCountryCode", "country",
        ]
        var members: JSONObject = [:]
        for text in texts { members[text] = ["type": "string"] }
        members["latitude"] = ["type": "number", "minimum": -90, "maximum": 90]
        members["longitude"] = ["type": "number", "minimum": -180, "maximum": 180]
        var place = object(requiring: [], .object(members))
        place["minProperties"] = 1
        place["dependencies"] = ["latitude": ["longitude"], "longitude": ["latitude"]]
        return place
    }

    fileprivate static var paymentMethod: JSONObject {
        object(
            requiring: ["type"],
            [
                "type": .oneOf(PaymentMethodValue.Kind.allCases.map(\.rawValue)), "name": ["type": "string"],
                "identificationHint": ["type": "string"], "image": .image,
            ])
    }

    fileprivate static var color: JSONObject {
        let names = ColorValue.Name.allCases.map(\.rawValue).joined(separator: "|")
        return ["type": "string", "pattern": .string("^(#[0-9a-f]{6}([0-9a-f]{2})?|\(names))$"), "x-format": "color"]
    }

    fileprivate static func object(requiring required: [String], of texts: [String]) -> JSONObject {
        object(requiring: required, .map(ofNames: texts, to: ["type": "string"]))
    }

    fileprivate static func defined(_ name: String) -> JSONObject {
        JSONValue.defined(name).objectValue ?? [:]
    }

    /// Returns the schema of an object. Other members, from other versions, are allowed.
    static func object(requiring required: [String], _ properties: JSONValue) -> JSONObject {
        var object: JSONObject = ["type": "object", "properties": properties]
        if !required.isEmpty { object["required"] = .array(required.map { .string($0) }) }
        return object
    }
}

extension JSONValue {
    /// The schema of an image: a name, or an object with one of three members.
    static var image: JSONValue {
        let sources = ["system", "file", "url"]
        return .any(
            of: ["type": "string"],
            JSONValue.map(.map(ofNames: sources, to: ["type": "string"])).adding([
                "minProperties": 1, "maxProperties": 1,
            ]))
    }
}

extension JSONObject {
    /// Returns titles with the schema that they describe. In draft-07, keywords beside a reference are ignored.
    func adding(schema: JSONValue) -> JSONObject {
        JSONValue.object(self).adding(schema["$ref"] == nil ? schema : ["allOf": [schema]]).objectValue ?? self
    }

    /// Returns the schema with the settings of a parameter or property added.
    func adding(_ settings: TypeSettings, of element: ElementType) -> JSONObject {
        var object = self
        switch element.settingsKind {
        case .text: object.put(settings.text)
        case .number:
            object.put(settings.range)
            if settings.number.usedControl != .field {
                object["x-control"] = .string(settings.number.usedControl.rawValue)
            }
        case .measurement: object.put(settings.number)
        case .boolean: object.put(settings.boolean)
        case .interval:
            let interval = settings.interval
            object["minimum"] = interval.range?.minimum.map { IntentValue.timeInterval($0).wire }
            object["maximum"] = interval.range?.maximum.map { IntentValue.timeInterval($0).wire }
            object["x-units"] = .array(
                TimeUnit.allCases.filter { interval.smallest...interval.largest ~= $0 }.map { .string($0.rawValue) })
        case .file: object["x-contentTypes"] = settings.contentTypes.allowed.map { .array($0.map { .string($0) }) }
        case .placemark: object["x-display"] = .string(settings.display.rawValue)
        case .date:
            // JSON Schema cannot compare dates. A minimum after the maximum is a range that passes midnight.
            object["x-minimum"] = settings.date.range?.minimum.map { .string($0.text) }
            object["x-maximum"] = settings.date.range?.maximum.map { .string($0.text) }
        case .amount: object.put(settings.amount)
        case .address: object.put(settings.address)
        case .person, .empty: break
        }
        object["x-placeholder"] = settings.placeholder.map { .string($0.text) }
        return object
    }

    private mutating func put(_ text: TextSettings) {
        if text.isMultiline { self["x-multiline"] = true }
        if text.isSecret {
            self["format"] = "password"
            self["writeOnly"] = true
        }
        self["minLength"] = text.length?.minimum.map { .integer($0) }
        self["maxLength"] = text.length?.maximum.map { .integer($0) }
        self["pattern"] = text.pattern.map { .string("^(?:\($0.expression))$") }
        self["x-patternMessage"] = text.patternMessage.map { .string($0.text) }
        self["x-keyboard"] = text.input.keyboard == .default ? nil : .string(text.input.keyboard.rawValue)
    }

    /// Adds the schemes, in which letters of both cases are equal.
    private mutating func put(_ address: AddressSettings) {
        if address.schemes.isEmpty { return }
        let schemes = address.schemes.map { scheme in
            scheme.map { $0.isLetter ? "[\($0)\($0.uppercased())]" : "\\\($0)" }.joined()
        }
        self["pattern"] = .string("^(?:\(schemes.joined(separator: "|"))):")
    }

    private mutating func put(_ range: NumberRange?) {
        switch range {
        case .integers(let minimum, let maximum, let step)?:
            self["minimum"] = minimum.map { .integer($0) }
            self["maximum"] = maximum.map { .integer($0) }
            // Our steps start at the minimum, but multiples start at 0.
            let isMultiple = step.map { (minimum ?? 0).isMultiple(of: $0) } ?? false
            self[isMultiple ? "multipleOf" : "x-step"] = step.map { .integer($0) }
        case .decimals(let minimum, let maximum, let step)?:
            self["minimum"] = minimum.map { .number($0) }
            self["maximum"] = maximum.map { .number($0) }
            // Binary fractions are rarely exact multiples of a decimal step.
            self["x-step"] = step.map { .number($0) }
        case nil: break
        }
    }

    /// Adds the currencies and the range. The amount is a string, which JSON Schema cannot compare.
    private mutating func put(_ amount: AmountSettings) {
        if !amount.allowedCurrencies.isEmpty {
            self["properties"] = self["properties"]?.adding("currencyCode", .oneOf(amount.allowedCurrencies))
        }
        self["x-minimum"] = amount.range?.bounds.minimum.map { .string($0.text) }
        self["x-maximum"] = amount.range?.bounds.maximum.map { .string($0.text) }
    }

    /// Adds the unit and the range. The range applies only to values in the declared unit.
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

    /// Adds the titles: the development language under `title`, the others under `x-titles` by language tag.
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
