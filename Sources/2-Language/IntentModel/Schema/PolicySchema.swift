/// A JSON Schema of policies for the widgets of a program. Editors complete and check the names of widgets and parameters, and
/// the values that can be listed.
package struct PolicySchema: Sendable {
    private let schema: Schema

    package init(_ schema: Schema) {
        self.schema = schema
    }

    package var json: JSONValue {
        let index = SchemaIndex(schema)
        let widgets = schema.kinds.flatMap { widget in
            [widget.name, widget.kind.name].map { ($0, widget.title.text, widget.intent) }
        }
        let intents = schema.intents.filter { intent in schema.kinds.contains { $0.intent == intent.name } }
        return [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": .string("A policy for the widgets of the group '\(schema.group)'"),
            "type": "object", "required": ["intentPolicy", "by"], "additionalProperties": false,
            "properties": [
                "intentPolicy": ["const": 1, "description": "The version of the format."],
                "by": described("The person or group that specifies the policy, as people call them.", Self.text),
                "message": described("What people can do about a locked row.", Self.text),
                "widgets": section(widgets.map { name, title, intent in (name, title, intent.flatMap(index.intent)) }),
                "intents": section(intents.map { ($0.name, $0.title.text, $0) }),
            ],
        ]
    }

    private static let text: JSONObject = [
        "anyOf": [["type": "string"], ["type": "object", "additionalProperties": ["type": "string"]]]
    ]

    private func described(_ description: String, _ shape: JSONObject) -> JSONValue {
        var shape = shape
        shape["description"] = .string(description)
        return .object(shape)
    }

    private func section(_ subjects: [(name: String, title: String, intent: Intent?)]) -> JSONValue {
        var properties = JSONObject()
        for (name, title, intent) in subjects {
            guard let intent, !intent.parameters.isEmpty else { continue }
            properties[name] = described(title, rows(of: intent))
        }
        return ["type": "object", "additionalProperties": false, "properties": .object(properties)]
    }

    private func rows(of intent: Intent) -> JSONObject {
        var defaults = JSONObject()
        for parameter in intent.parameters where !parameter.isSecret {
            defaults[parameter.name] = described(parameter.title.text, values(of: parameter))
        }
        let names: JSONValue = ["enum": .array(intent.parameters.map { .string($0.name) })]
        let locked: JSONObject = ["anyOf": [["const": true], ["type": "array", "uniqueItems": true, "items": names]]]
        return [
            "type": "object", "minProperties": 1, "additionalProperties": false,
            "properties": [
                "defaults": [
                    "type": "object", "additionalProperties": false, "properties": .object(defaults),
                    "description": "Values in place of the defaults of the definition.",
                ],
                "locked": described("The rows that cannot be edited, or true for all.", locked),
            ],
        ]
    }

    /// Returns the shape of the values that a parameter can have in a default.
    package func values(of parameter: Parameter) -> JSONObject {
        let element = JSONValue.object(element(of: parameter))
        guard parameter.type.isList else { return self.element(of: parameter) }
        return ["anyOf": [element, ["type": "array", "items": element]]]
    }

    private func element(of parameter: Parameter) -> JSONObject {
        switch parameter.type.element {
        case .string, .object:
            guard case .listed(let options) = parameter.options, !parameter.allowsFreeText else { break }
            return ["enum": .array(options.map { .string($0.writtenText) })]
        case .boolean: return ["type": "boolean"]
        case .integer: return ["type": "integer"]
        case .decimal: return ["type": "number"]
        case .enumeration(let name):
            let cases = schema.enumeration(named: name)?.cases.map(\.name) ?? []
            return ["enum": .array(cases.map(JSONValue.string))]
        case .record(let name), .union(let name): return record(schema.type(named: name))
        default: break
        }
        return ["type": ["string", "number", "boolean"]]
    }

    private func record(_ type: ObjectType?) -> JSONObject {
        var fields = JSONObject()
        for field in type?.recordFields ?? [] where !field.isSecret {
            fields[field.name] = .object(values(of: field))
        }
        var object: JSONObject = ["type": "object", "additionalProperties": false, "properties": .object(fields)]
        if type?.isUnion == true { (object["minProperties"], object["maxProperties"]) = (1, 1) }
        return object
    }
}
