internal import IntentModel

/// Shapes of values that many keys have, by the names under which the schema defines them.
enum Shapes {
    static var all: JSONValue {
        JSONValue.object([
            "text": text, "name": name, "localizedText": localizedText, "languageTag": languageTag, "names": names,
            "swiftName": swiftName, "duration": duration, "family": family, "families": families, "image": image,
            "synonyms": synonyms, "type": type, "options": options, "optionsFrom": optionsFrom,
            "range": range, "slotCount": slotCount, "size": size, "when": when,
        ]).adding(defaults)
    }

    /// Any scalar but null: the type that is expected decides, so `12` and `true` are texts where one is.
    static let text: JSONValue = ["type": ["string", "number", "boolean"]]

    static let name: JSONValue = ["type": ["string", "number", "boolean"], "minLength": 1]

    private static let tag = "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"

    static let languageTag: JSONValue = [
        "type": "string", "pattern": .string(tag), "patternErrorMessage": "A language tag, such as en or zh-Hans.",
        "examples": ["en", "de", "fr", "es", "ja", "zh-Hans", "pt-BR"],
    ]

    static let localizedText: JSONValue = .any(
        of: .defined("text"),
        [
            "type": "object", "minProperties": 1, "propertyNames": ["pattern": .string(tag)],
            "additionalProperties": .defined("text"),
            "defaultSnippets": [["label": "a text for each language", "body": ["en": "$1", "${2:de}": "$3"]]],
        ])

    static let names: JSONValue = JSONValue.list(of: .defined("name")).adding("uniqueItems", true)

    /// Letters of every script, digits and `_`, a digit not first. Looser than Swift beyond ASCII.
    static let identifier = #"^[^\x00-@\[-\^`\{-\x7f][^\x00-/:-@\[-\^`\{-\x7f]*$"#

    static let swiftName: JSONValue = ["type": ["string", "boolean"], "pattern": .string(identifier)]

    static let family: JSONValue = [
        "enum": .array(KeyDocumentation.keys(of: .families).map { .string($0.key) }),
        "markdownEnumDescriptions": .array(KeyDocumentation.keys(of: .families).map { .string($0.text) }),
    ]

    static let families: JSONValue = JSONValue.list(of: .defined("family")).adding(["minItems": 1, "uniqueItems": true])

    static var image: JSONValue {
        .any(of: .defined("name"), EditorSchema.map(.image).adding(["minProperties": 1, "maxProperties": 1]))
    }

    static let synonyms: JSONValue = .list(
        of: .any(
            of: .defined("name"),
            ["type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": .defined("name")]))

    /// A type's name, or a list of one.
    static var type: JSONValue {
        let known = TypeDocumentation.all
        let element: JSONValue = .any(
            of: [
                "enum": .array(known.map { .string($0.name) }),
                "markdownEnumDescriptions": .array(known.map { .string($0.text) }),
            ], .defined("name"))
        return .any(
            of: element.adding("title", "a type"),
            JSONValue.list(of: element).adding(["minItems": 1, "maxItems": 1, "title": "several of a type"]))
    }

    static var options: JSONValue {
        .any(
            of: ["enum": ["dynamic", "none"]], JSONValue.list(of: .defined("text")).adding("minItems", 1),
            ["type": "object", "minProperties": 1, "additionalProperties": .defined("option")])
    }
}
