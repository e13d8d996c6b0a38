internal import IntentModel
internal import IntentSchema

/// The schemas of declarations and their shorthands.
extension EditorSchema {
    static var file: JSONValue {
        map(.file).adding("defaultSnippets", [fileSnippet])
    }

    /// Returns the schema of a declaration that is always a mapping.
    static func declaration(_ kind: MapKind) -> JSONValue {
        let base = map(kind).adding("description", .string(subject(kind)))
        return switch kind {
        case .type: base.adding("allOf", [oneSource])
        case .intent: base.adding(["if": ["required": ["system"]], "then": ["properties": keysOfOwnIntents]])
        default: base
        }
    }

    /// Returns the schema of a declaration that may also be only a type.
    static func shorthand(_ kind: MapKind) -> JSONValue {
        let conditions = kind == .parameter ? TypeConditions.parameter + [oneSource] : []
        let map = map(kind).adding("allOf", .array([.defined("settings")] + conditions))
        return JSONValue.any(of: .defined("shortType"), map).adding("description", .string(subject(kind)))
    }

    /// Returns the schema of a map from names to declarations. A name that is not a Swift identifier needs a `swiftName`.
    /// - Parameter pattern: The names that are identifiers and have no other meaning.
    static func names(
        of definition: String, reserved: [String] = [], _ snippet: JSONValue? = nil, pattern: String = Shapes.identifier
    ) -> JSONValue {
        let taken = JSONValue.map(ofNames: reserved, to: false)
        return JSONValue.object(["type": "object"])
            .adding("properties", reserved.isEmpty ? nil : taken)
            .adding([
                "patternProperties": .object([pattern: .defined(definition)]),
                "additionalProperties": ["allOf": [.defined(definition), namedForSwift]],
            ])
            .adding("defaultSnippets", snippet.map { [$0] })
    }

    /// One of Apple's own intents has the name of its class.
    private static let namedForSwift: JSONValue = [
        "type": "object", "anyOf": [["required": ["swiftName"]], ["required": ["system"]]],
        "errorMessage":
            "The name is not a Swift identifier: use letters, digits and '_', a letter first, or add 'swiftName'.",
    ]

    private static let oneSource: JSONValue = [
        "not": ["type": "object", "required": ["options", "optionsFrom"]],
        "errorMessage": "'options' and 'optionsFrom' cannot both be written.",
    ]

    static var cases: JSONValue {
        let unknown: JSONValue = .any(of: .defined("text"), map(.unknownCase))
        let byName = names(of: "case", pattern: "^(?!unknown$)" + Shapes.identifier.dropFirst()).adding([
            "minProperties": 1,
            "properties": [
                "unknown": unknown.adding("description", "The text of a row without a value."), "unrecognized": false,
            ],
            "defaultSnippets": [["label": "name: Title", "body": ["${1:name}": "${2:Title}"]]],
        ])
        return .any(of: JSONValue.list(of: .defined("name")).adding(["minItems": 1, "uniqueItems": true]), byName)
    }

    /// Returns the schema of a declaration that may also be only a text.
    static func textOrMap(_ kind: MapKind) -> JSONValue {
        let own = map(kind)
        let map =
            switch kind {
            // An option may have the properties of its type in addition to its own keys.
            case .option: own.adding("additionalProperties", Shapes.valueOrList)
            case .suggestion: own.adding("anyOf", [["required": ["title"]], ["required": ["with"]]])
            default: own
            }
        return JSONValue.any(of: .defined("text"), map).adding("description", .string(subject(kind)))
    }

    /// A translation file: a path and a text on each line.
    static var textsFile: JSONValue {
        [
            "type": "object", "required": ["intentTexts", "language"],
            "properties": [
                "intentTexts": [
                    "enum": [1], "description": "The version of translation files.",
                ],
                "language": [
                    "description": "The language of all texts in the file, as in its name.",
                    "allOf": [.defined("languageTag")],
                ],
            ],
            "patternProperties": [
                textPath: [
                    "description":
                        "A text of the definition, by its path, in the language of this file.",
                    "type": ["string", "number", "boolean"],
                ]
            ],
            "additionalProperties": false,
        ]
    }

    /// The pattern of paths: a declaration followed by the key of a text. The keys of dialogs may be followed by anything. Names of
    /// options can contain line ends.
    private static var textPath: String {
        let keys = MapKind.allCases.flatMap { kind in
            kind.keys.words.filter { $0 == .format || shape(of: $0, in: kind) == .defined("localizedText") }.map(\.text)
        }
        let texts = Set(keys).sorted().joined(separator: "|")
        let dialogs = "prompt|siri|summary|suggestions|codes"
        let sections = "types|enums|intents|widgets|controls|appShortcuts"
        let name = #"[\s\S]+"#
        return #"^((\#(sections))\.\#(name)\.(\#(texts))|intents\.\#(name)\.(summary|(\#(dialogs))\.\#(name))|"#
            + #"appShortcuts\.\#(name)\.phrases\.[1-9][0-9]*)$"#
    }

    /// The description of a declaration, which editors show at its name.
    private static func subject(_ kind: MapKind) -> String {
        switch kind {
        case .type: "A type: things that users choose from, each with an identifier."
        case .property: "A property of every value of the type."
        case .enum: "An enum: a closed list of cases."
        case .enumCase: "A case: its title, or a map."
        case .intent: "An intent: a form whose rows are its parameters."
        case .parameter: "A parameter: a row of the form. Only its type, or a map."
        case .option: "An option: its title, or a map. Keys that options do not define are properties of its type."
        case .widget: "A widget, with the families it is available in."
        case .control: "A control: a button or a toggle that runs an intent."
        case .appShortcut: "An App Shortcut: an intent with phrases that run it."
        case .rowSection: "A section: rows under a common heading. Its title, or a map."
        case .suggestion: "A suggestion: a phrase, the word summary, or a map."
        case .responseCode: "A code: the text that is spoken and shown, or a map."
        case .preset: "A preset: values of a widget that users can choose together."
        case .rule: "A rule: what the values of several rows must be together."
        default: ""
        }
    }
}
