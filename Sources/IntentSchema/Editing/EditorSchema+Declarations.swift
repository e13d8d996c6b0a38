internal import IntentModel

/// Declarations by their names, and how each may be shortened.
extension EditorSchema {
    static var file: JSONValue {
        map(.file).adding("defaultSnippets", [fileSnippet])
    }

    /// What stands behind the name of a declaration that is always a map.
    static func declaration(_ kind: MapKind) -> JSONValue {
        let base = map(kind).adding("description", .string(subject(kind)))
        return switch kind {
        case .type: base.adding("allOf", [oneSource])
        case .intent: base.adding(["if": ["required": ["system"]], "then": ["properties": ofTheAppOnly]])
        default: base
        }
    }

    /// What stands behind the name of a declaration for which its type may stand.
    static func shorthand(_ kind: MapKind) -> JSONValue {
        let conditions = kind == .parameter ? TypeConditions.parameter + [oneSource] : []
        let map = map(kind).adding("allOf", .array([.defined("settings")] + conditions))
        return JSONValue.any(of: .defined("type"), map).adding("description", .string(subject(kind)))
    }

    /// A map from names to declarations. A name that is no Swift identifier needs another one for Swift.
    /// - Parameter pattern: Which names are identifiers, and mean nothing else.
    static func names(
        of definition: String, refused: [String] = [], _ snippet: JSONValue? = nil, pattern: String = Shapes.identifier
    ) -> JSONValue {
        let taken = JSONValue.map(ofNames: refused, to: false)
        return JSONValue.object(["type": "object"])
            .adding("properties", refused.isEmpty ? nil : taken)
            .adding([
                "patternProperties": .object([pattern: .defined(definition)]),
                "additionalProperties": ["allOf": [.defined(definition), namedForSwift]],
            ])
            .adding("defaultSnippets", snippet.map { [$0] })
    }

    private static let namedForSwift: JSONValue = [
        "type": "object", "required": ["swiftName"],
        "errorMessage":
            "The name is no Swift identifier: use letters, digits and '_', a letter first, or add 'swiftName'.",
    ]

    private static let oneSource: JSONValue = [
        "not": ["type": "object", "required": ["options", "optionsFrom"]],
        "errorMessage": "Only one of 'options' and 'optionsFrom' says where options come from.",
    ]

    static var cases: JSONValue {
        let unknown: JSONValue = .any(of: .defined("text"), map(.unknownCase))
        let byName = names(of: "case", pattern: "^(?!unknown$)" + Shapes.identifier.dropFirst()).adding([
            "minProperties": 1,
            "properties": [
                "unknown": unknown.adding("description", "What a row without a value shows."), "unrecognized": false,
            ],
            "defaultSnippets": [["label": "name: Title", "body": ["${1:name}": "${2:Title}"]]],
        ])
        return .any(of: JSONValue.list(of: .defined("name")).adding(["minItems": 1, "uniqueItems": true]), byName)
    }

    static var caseShape: JSONValue {
        JSONValue.any(of: .defined("text"), map(.enumCase)).adding("description", .string(subject(.enumCase)))
    }

    /// An option has the properties of its type beside its own keys.
    static var optionShape: JSONValue {
        let own = map(.option).adding("additionalProperties", Shapes.valueOrList)
        return JSONValue.any(of: .defined("text"), own).adding("description", .string(subject(.option)))
    }

    /// Translations beside a definition: a path and a text a line.
    static var textsFile: JSONValue {
        [
            "type": "object", "required": ["intentTexts", "language"],
            "properties": [
                "intentTexts": [
                    "enum": [1], "description": "The version of files of translations.",
                ],
                "language": [
                    "description": "The language of all texts of the file, as in its name.",
                    "allOf": [.defined("languageTag")],
                ],
            ],
            "patternProperties": [
                textPath: [
                    "description":
                        "The text of the declaration at this path of the definition, in the language of this file.",
                    "type": ["string", "number", "boolean"],
                ]
            ],
            "additionalProperties": false,
        ]
    }

    /// The path of a declaration, then the key of one of its texts; of dialogs anything behind their key.
    private static var textPath: String {
        let keys = MapKind.allCases.flatMap { kind in
            kind.keys.words.filter { shape(of: $0, in: kind) == .defined("localizedText") }.map(\.text)
        }
        let texts = Set(keys).sorted().joined(separator: "|")
        let dialogs = "prompt|siri|summary|suggestions|codes"
        return #"^((types|enums|intents|widgets)\..+\.(\#(texts))|intents\..+\.(summary|(\#(dialogs))\..+))$"#
    }

    /// What a declaration is, for who points at its name.
    private static func subject(_ kind: MapKind) -> String {
        switch kind {
        case .type: "A type: things that a user chooses among, each with an identifier."
        case .property: "A property that each value of the type carries."
        case .enum: "An enum: a closed list of cases."
        case .enumCase: "A case: its title, or a map."
        case .intent: "An intent: a form whose rows are its parameters."
        case .parameter: "A parameter: one row of the form. Its type alone, or a map."
        case .option: "An option: its title, or a map; keys beyond those of options are properties of the type."
        case .widget: "A widget, with the families that it is offered in."
        default: ""
        }
    }
}
