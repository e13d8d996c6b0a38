internal import IntentModel

/// Defaults and conditions.
extension Shapes {
    /// The types whose literals no declaration can shadow, with the shapes of their literals.
    static let typedLiterals: [(name: String, shape: JSONValue)] = [
        (Word.Integer.text, integer), (Word.Decimal.text, ["type": "number"]), (Word.Boolean.text, ["type": "boolean"]),
        (Word.TimeInterval.text, .defined("duration")), (Word.DateComponents.text, dateComponents),
    ]

    /// Defaults of any type, `default`, and of some, `defaultInteger`; each with what a family may have for itself.
    static var defaults: JSONValue {
        typedLiterals.reduce(defaults(of: "", .defined("text"))) { all, typed in
            all.adding(defaults(of: typed.name, .any(of: typed.shape, ["const": "dynamic"])))
        }
    }

    private static func defaults(of type: String, _ value: JSONValue) -> JSONValue {
        let rule = EditorSchema.map(.defaultRule).adding(["minProperties": 1, "maxProperties": 1])
        let one = "defaultInFamily\(type)"
        let map = byFamily(.defined(one), and: EditorSchema.properties(.defaultRule)).adding([
            "minProperties": 1,
            "if": ["anyOf": [["required": ["handler"]], ["required": ["first"]]]], "then": ["maxProperties": 1],
            "defaultSnippets": [
                ["label": "the first options", "body": ["first": "${1:1}"]],
                ["label": "the handler says it", "body": ["handler": true]],
                ["label": "by family", "body": ["systemSmall": "$1", "otherwise": "$2"]],
            ],
        ])
        return .object([
            one: .any(of: value, .list(of: value), rule), "default\(type)": .any(of: value, .list(of: value), map),
        ])
    }

    static var when: JSONValue {
        let tests: JSONValue = .any(
            of: .defined("text"), JSONValue.list(of: .defined("text")).adding("minItems", 1),
            EditorSchema.map(.condition).adding("minProperties", 1))
        return .any(
            of: .defined("name"),
            [
                "type": "object", "minProperties": 1, "additionalProperties": tests,
                "defaultSnippets": [
                    ["label": "a value", "body": ["${1:parameter}": "${2:true}"]],
                    ["label": "has a value", "body": ["${1:parameter}": ["isSet": true]]],
                    ["label": "at least", "body": ["${1:parameter}": ["atLeast": "${2:1}"]]],
                ],
            ])
    }

    static let valueOrList: JSONValue = .any(of: .defined("text"), .list(of: .defined("text")))

    /// A sentence, `true` for none, or a map: from languages, or from the rows that are shown.
    static var summary: JSONValue {
        .any(
            of: JSONValue.object(["type": ["string", "number", "boolean"], "not": ["const": false]]),
            [
                "type": "object", "minProperties": 1, "additionalProperties": .defined("localizedText"),
                "defaultSnippets": [
                    ["label": "by rows", "body": ["otherwise": "$1", "${2:parameter}": "$3"]]
                ],
            ])
    }
}
