import IntentModel

/// The definitions that stand for object types, each once in a schema.
struct TypeSchemas {
    let schema: SchemaIndex

    static let anyObject = "object"

    static func name(of type: String) -> String { "type.\(type)" }

    func translate(_ type: ObjectType) -> JSONValue {
        var object = translateAnyObject().objectValue ?? [:]
        var head: JSONObject = [:]
        head.put(title: type.title, description: type.description, deprecated: type.deprecated)
        var properties = object["properties"]?.objectValue ?? [:]
        for property in type.properties where !property.type.element.isSystem {
            properties[property.name] = translate(property)
        }
        object["properties"] = .object(properties)
        return JSONValue.object(head).adding(.object(object))
    }

    /// The built-in properties, as every object has them.
    func translateAnyObject() -> JSONValue {
        .object(
            .object(
                requiring: ["identifier", "displayString"],
                [
                    "identifier": ["type": "string"], "displayString": ["type": "string"],
                    "subtitleString": ["type": "string"], "displayImage": .image,
                    "pronunciationHint": ["type": "string"],
                    "alternativeSpeakableMatches": .list(of: ["type": "string"]),
                ]))
    }

    private func translate(_ property: Property) -> JSONValue {
        var head: JSONObject = [:]
        head.put(title: property.title, deprecated: property.deprecated)
        let element = property.type.element.jsonSchema(in: schema)
            .adding(property.settings, of: property.type.element)
        let value: JSONValue = property.type.isList ? .list(of: .object(element)) : .object(element)
        // In draft-07 nothing counts beside a reference.
        return element["$ref"] == nil || property.type.isList
            ? JSONValue.object(head).adding(value) : JSONValue.object(head).adding("allOf", [value])
    }
}
