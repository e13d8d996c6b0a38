internal import IntentModel
internal import IntentSchema

/// The schemas of defaults, conditions, summaries and numbers.
extension Shapes {
    /// The types whose names declarations cannot have, with the schemas of their literals.
    static let typedLiterals: [(name: String, shape: JSONValue)] = [
        (ElementType.integer.name, integer), (ElementType.decimal.name, ["type": "number"]),
        (ElementType.boolean.name, ["type": "boolean"]), (ElementType.timeInterval.name, .defined("duration")),
        (ElementType.dateComponents(.dateTime).name, dateComponents),
    ]

    /// The schemas of defaults of any type, `default`, of the language's types, `defaultText`, which are no records, and of some of
    /// them, such as `defaultInteger`; each with the schema of a default for one family.
    static var defaults: JSONValue {
        let untyped = defaults(of: "", valueOrRecord).adding(defaults(of: "Text", .defined("text")))
        return typedLiterals.reduce(untyped) { all, typed in
            all.adding(defaults(of: typed.name, .any(of: typed.shape, ["const": "dynamic"])))
        }
    }

    /// Which keys of a default can be together.
    private static let ruleKeys: JSONValue = [
        "dependencies": [
            "handler": ["maxProperties": 1], "first": ["maxProperties": 1], "property": ["row"],
            "row": ["propertyNames": ["enum": ["row", "property"]]],
        ]
    ]

    private static func defaults(of type: String, _ value: JSONValue) -> JSONValue {
        let rule = EditorSchema.map(.defaultRule).adding(["minProperties": 1]).adding(ruleKeys)
        let one = "defaultInFamily\(type)"
        let map = byFamily(.defined(one), and: EditorSchema.properties(.defaultRule)).adding([
            "minProperties": 1,
            "defaultSnippets": [
                ["label": "the first options", "body": ["first": "${1:1}"]],
                ["label": "from the handler", "body": ["handler": true]],
                ["label": "the value of another row", "body": ["row": "${1:parameter}"]],
                ["label": "a property of another row", "body": ["row": "${1:parameter}", "property": "${2:title}"]],
                ["label": "by family", "body": ["systemSmall": "$1", "otherwise": "$2"]],
            ],
        ]).adding(ruleKeys)
        return .object([
            one: .any(of: value, .list(of: value), rule), "default\(type)": .any(of: value, .list(of: value), map),
        ])
    }

    static let when: JSONValue = .any(
        of: .defined("name"), .defined("conditions"), JSONValue.list(of: .defined("conditions")).adding("minItems", 1))

    /// A map from parameters to what their values must be.
    static var conditions: JSONValue {
        let tests: JSONValue = .any(
            of: .defined("text"), JSONValue.list(of: .defined("text")).adding("minItems", 1),
            EditorSchema.map(.condition).adding("minProperties", 1))
        return [
            "type": "object", "minProperties": 1, "additionalProperties": tests,
            "defaultSnippets": [
                ["label": "a value", "body": ["${1:parameter}": "${2:true}"]],
                ["label": "has a value", "body": ["${1:parameter}": ["isSet": true]]],
                ["label": "at least", "body": ["${1:parameter}": ["atLeast": "${2:1}"]]],
                ["label": "another parameter", "body": ["${1:parameter}": ["not": ["row": "${2:other}"]]]],
            ],
        ]
    }

    /// Another parameter, whose value is compared.
    static let row: JSONValue = [
        "type": "object", "required": ["row"], "additionalProperties": false, "properties": ["row": .defined("name")],
    ]

    /// The values of a preset, by the parameter.
    static let values: JSONValue = [
        "type": "object", "minProperties": 1,
        "additionalProperties": .any(of: valueOrRecord, .list(of: valueOrRecord)),
    ]

    /// A value, or the fields of a record or the member of a union.
    private static let valueOrRecord: JSONValue = .any(
        of: .defined("text"), ["type": "object", "additionalProperties": valueOrList])

    static let valueOrList: JSONValue = .any(of: .defined("text"), .list(of: .defined("text")))

    /// A sentence, `true` without one, or a map from languages or from the rows that are shown to sentences.
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

// MARK: - Numbers, ranges, sizes, durations

extension Shapes {
    static let whole = "[-+]?[0-9]+"
    static let decimal = #"[-+]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][-+]?[0-9]+)?"#

    /// The whole numbers that a value can have.
    static let integer: JSONValue = [
        "type": "integer", "minimum": .integer(.min), "maximum": .integer(.max),
    ]

    static let duration: JSONValue = .any(
        of: ["type": "number"],
        [
            "type": "string", "pattern": .string("^\(decimal)( ?(ms|s|m|min|h|d))?$"),
            "patternErrorMessage": "A duration, such as 250ms, 30s, 5m, 2h or 1d.",
        ])

    /// Returns the schema of a range such as `1...10`, `1...` or `...10`.
    /// - Parameters:
    ///   - bound: The pattern of a bound.
    ///   - examples: The allowed forms, for the message.
    static func rangeText(_ bound: String, _ examples: String) -> JSONValue {
        [
            "type": "string", "pattern": .string(#"^\s*(\#(bound)\s*\.\.\.\s*(\#(bound))?|\.\.\.\s*\#(bound))\s*$"#),
            "patternErrorMessage": .string("A range, such as \(examples)."),
        ]
    }

    /// A range of any type. Conditions on the type limit its bounds; see ``ranges``.
    static var range: JSONValue {
        .any(
            of: ["type": "string", "pattern": #"\.\.\."#],
            EditorSchema.map(.range).adding("minProperties", 1).adding(
                "defaultSnippets",
                [["label": "min, max, step", "body": ["min": "$1", "max": "$2", "step": "${3:1}"]]]))
    }

    /// The ranges of each type.
    static func range(of element: ElementType) -> JSONValue? {
        switch element.settingsKind {
        case .number(isWhole: true):
            range(of: whole, "1...10, 1..., ...100 or { min: 0, max: 10, step: 2 }", ["type": "integer"])
        case .number, .measurement:
            range(of: decimal, "1...10, 1..., ...100 or { min: 0, max: 10, step: 2 }", ["type": "number"])
        case .interval: range(of: "\(decimal)(ms|s|m|h|d)?", "5m...2h, 30s... or { min: 5m }")
        case .date:
            range(of: "(today|\(dateComponentsText))", "today..., 2026-01-01...2026-12-31 or { min: today }")
        case .amount: range(of: "\(decimal)( +[A-Z]{3})?", "0..., 5 EUR...500 EUR or { min: 5 EUR }")
        case .text, .boolean, .file, .person, .placemark, .address, .empty: nil
        }
    }

    /// - Parameter number: The schema of a number as a bound in a map; nil if a step is not allowed.
    private static func range(of bound: String, _ examples: String, _ number: JSONValue? = nil) -> JSONValue {
        let text: JSONValue = ["type": "string", "pattern": .string("^ *\(bound) *$")]
        let map: JSONValue =
            if let number {
                ["type": "object", "additionalProperties": number]
            } else {
                [
                    "type": "object", "properties": ["step": ["not": [:]]],
                    "additionalProperties": .any(of: ["type": "number"], text),
                ]
            }
        return .any(of: rangeText(bound, examples), map)
    }

    static let slotCount: JSONValue = .any(
        of: ["type": "integer", "minimum": 0],
        [
            "type": "string", "pattern": #"^\s*\+?[0-9]+\s*\.\.\.\s*\+?[0-9]+\s*$"#,
            "patternErrorMessage": "A number of slots, such as 4, or 1...3 for up to three.",
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

    /// Returns the schema of a map from families and `otherwise`.
    static func byFamily(_ shape: JSONValue, and more: JSONValue = [:]) -> JSONValue {
        var properties = JSONValue.object(JSONObject())
        for family in KeyDocumentation.keys(of: .families) {
            properties = properties.adding(
                family.key, JSONValue.object(["description": .string(family.text), "allOf": [shape]]))
        }
        let otherwise: JSONValue = ["description": "All families that are not listed.", "allOf": [shape]]
        return .map(properties.adding(Word.otherwise.text, otherwise).adding(more))
    }
}
