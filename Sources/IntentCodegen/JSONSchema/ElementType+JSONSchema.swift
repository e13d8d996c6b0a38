import IntentModel

extension ElementType {
    /// The wire form of one value, as the type alone has it.
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
        case .enumeration(let name): schema.enumeration(named: name)?.jsonSchema ?? ["type": "string"]
        case .object(let name): .defined(TypeSchemas.name(of: name))
        case .anyObject: .defined(TypeSchemas.anyObject)
        case .system: preconditionFailure("one of Apple's own types has no stored form, and is left out before")
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
    /// `date-time` of JSON Schema has a zone, and our date and time has none: a pattern says it.
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

    fileprivate static func object(requiring required: [String], of texts: [String]) -> JSONObject {
        object(requiring: required, .map(ofNames: texts, to: ["type": "string"]))
    }

    fileprivate static func defined(_ name: String) -> JSONObject {
        JSONValue.defined(name).objectValue ?? [:]
    }

    /// Members of other versions may stand beside these, and stay.
    static func object(requiring required: [String], _ properties: JSONValue) -> JSONObject {
        var object: JSONObject = ["type": "object", "properties": properties]
        if !required.isEmpty { object["required"] = .array(required.map { .string($0) }) }
        return object
    }
}

extension JSONValue {
    /// A name alone, or an object with one of three members.
    static var image: JSONValue {
        let sources = ["system", "file", "url"]
        return .any(
            of: ["type": "string"],
            JSONValue.map(.map(ofNames: sources, to: ["type": "string"])).adding([
                "minProperties": 1, "maxProperties": 1,
            ]))
    }
}
