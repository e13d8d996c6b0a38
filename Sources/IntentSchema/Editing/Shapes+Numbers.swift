internal import IntentModel

/// Numbers, ranges, counts, durations.
extension Shapes {
    static let whole = "[-+]?[0-9]+"
    static let decimal = #"[-+]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][-+]?[0-9]+)?"#

    /// The whole numbers that a value holds.
    static let integer: JSONValue = [
        "type": "integer", "minimum": .integer(.min), "maximum": .integer(.max),
    ]

    static let duration: JSONValue = .any(
        of: ["type": "number"],
        [
            "type": "string", "pattern": .string("^\(decimal)(ms|s|m|h|d)?$"),
            "patternErrorMessage": "A duration, such as 250ms, 30s, 5m, 2h or 1d.",
        ])

    /// `1...10`, `1...`, `...10`.
    static func rangeText(_ number: String) -> JSONValue {
        [
            "type": "string", "pattern": .string(#"^\s*(\#(number)\s*\.\.\.\s*(\#(number))?|\.\.\.\s*\#(number))\s*$"#),
            "patternErrorMessage": "A range, such as 1...10, 1..., ...100 or { min: 0, max: 10, step: 2 }.",
        ]
    }

    static var range: JSONValue {
        .any(
            of: rangeText(decimal),
            EditorSchema.map(.range).adding("minProperties", 1).adding(
                "defaultSnippets",
                [["label": "min, max, step", "body": ["min": "$1", "max": "$2", "step": "${3:1}"]]]))
    }

    /// The range of whole numbers alone.
    static let integerRange: JSONValue = .any(
        of: rangeText(whole),
        ["type": "object", "additionalProperties": ["type": "integer"]])

    static let slotCount: JSONValue = .any(
        of: ["type": "integer", "minimum": 0],
        [
            "type": "string", "pattern": #"^\s*\+?[0-9]+\s*\.\.\.\s*\+?[0-9]+\s*$"#,
            "patternErrorMessage": "A number of slots, 4, or up to three as 1...3.",
        ])

    static var size: JSONValue {
        .any(
            of: ["allOf": [.defined("slotCount")], "minimum": 1],
            byFamily(.defined("slotCount")).adding(
                "defaultSnippets",
                [
                    [
                        "label": "by family",
                        "body": ["systemSmall": "${1:2}", "systemMedium": "${2:4}", "otherwise": "${3:8}"],
                    ]
                ]
            ))
    }

    /// A map from families, and `otherwise` for all others, to a shape.
    static func byFamily(_ shape: JSONValue, and more: JSONValue = [:]) -> JSONValue {
        var properties = JSONValue.object(JSONObject())
        for family in KeyDocumentation.keys(of: .families) {
            properties = properties.adding(
                family.key, JSONValue.object(["description": .string(family.text), "allOf": [shape]]))
        }
        let otherwise: JSONValue = ["description": "All families that are not named.", "allOf": [shape]]
        return .map(properties.adding(Word.otherwise.text, otherwise).adding(more))
    }
}
