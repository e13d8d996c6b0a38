package import IntentModel

/// The JSON Schema that helps editors while a definition is written: what may stand where, and what it means.
///
/// It is JSON Schema draft-07, which is what language servers for YAML know best, with the members that they show:
/// `markdownDescription`, `defaultSnippets`, `errorMessage`. It is made of the vocabulary of the reader of definitions
/// and ``KeyDocumentation``. It refuses no right definition; of wrong ones it sees what one value tells without the
/// rest of the file, and without other files.
package enum EditorSchema {
    /// The name under which definitions refer to it, beside them.
    package static let fileName = "intent.schema.json"

    /// The first line of a definition that is to be edited with the schema.
    package static let modeline = "# yaml-language-server: $schema=./\(fileName)"

    /// How the comment of every version of the schema begins.
    package static let maker = "Made by intentgen"

    package static var json: JSONValue {
        [
            "$schema": "http://json-schema.org/draft-07/schema#",
            "$comment": .string("\(maker) init, which brings it up to date when it is run again."),
            "title": "Intent definition",
            "if": ["type": "object", "required": ["intentTexts"]],
            "then": textsFile,
            "else": file,
            "definitions": definitions,
        ]
    }

    /// The schema as the bytes of its file.
    package static var text: String { json.rendered(pretty: true) + "\n" }

    /// What is referred to more than once, or refers to itself.
    private static var definitions: JSONValue {
        let shared = Shapes.all
        let declarations: JSONValue = [
            "objectType": declaration(.type), "property": shorthand(.property), "enum": declaration(.enum),
            "case": caseShape, "intent": declaration(.intent), "parameter": shorthand(.parameter),
            "settings": TypeConditions.settings, "suggestion": suggestionShape, "code": codeShape,
            "option": optionShape, "widget": declaration(.widget),
        ]
        return shared.adding(declarations)
    }

    /// One key of a map, with what is said of it.
    /// - Parameter shape: What may stand behind it; nil for anything.
    static func property(_ word: Word, of kind: MapKind) -> JSONValue {
        let shape = shape(of: word, in: kind) ?? true
        guard let documentation = KeyDocumentation.keys(of: kind).first(where: { $0.key == word.text }) else {
            return shape
        }
        // Beside a reference nothing else counts.
        let base: JSONValue = shape["$ref"] == nil ? shape : ["allOf": [shape]]
        return description(documentation).adding(base)
    }

    /// The keys of a kind of map as properties of an object.
    static func properties(_ kind: MapKind) -> JSONValue {
        let order = KeyDocumentation.keys(of: kind).map(\.key)
        let words = kind.keys.words.sorted {
            (order.firstIndex(of: $0.text) ?? order.count) < (order.firstIndex(of: $1.text) ?? order.count)
        }
        var properties = JSONObject()
        for word in words { properties[word.text] = property(word, of: kind) }
        return .object(properties)
    }

    /// A map with the keys of a kind and no others.
    static func map(_ kind: MapKind) -> JSONValue {
        let required = KeyDocumentation.keys(of: kind).filter(\.isRequired).map { JSONValue.string($0.key) }
        return JSONValue.map(properties(kind)).adding("required", required.isEmpty ? nil : .array(required))
    }

    private static func description(_ documentation: KeyDocumentation) -> JSONValue {
        let absent = documentation.absent.map { "Without it: \($0)." } ?? "Required."
        let facts = "\(documentation.text)\n\nValue: \(documentation.value). \(absent)"
        let example = documentation.example.map { "\n\n```yaml\n\($0)\n```" } ?? ""
        return [
            "description": .string(facts.filter { $0 != "`" }), "markdownDescription": .string(facts + example),
        ]
    }
}
