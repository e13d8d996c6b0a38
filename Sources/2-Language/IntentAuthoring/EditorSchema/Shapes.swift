internal import IntentModel
internal import IntentSchema

/// The schemas of values that many keys have, under the names that the JSON Schema defines.
enum Shapes {
    static var all: JSONValue {
        JSONValue.object([
            "text": text, "name": name, "localizedText": localizedText, "languageTag": languageTag, "names": names,
            "swiftName": swiftName, "duration": duration, "family": family, "families": families, "image": image,
            "synonyms": synonyms, "type": type, "shortType": shortType, "options": options, "optionsFrom": optionsFrom,
            "range": range, "slotCount": slotCount, "size": size, "when": when, "conditions": conditions,
        ]).adding(defaults)
    }

    /// Any scalar except null. `12` and `true` are texts where a text is expected.
    static let text: JSONValue = ["type": ["string", "number", "boolean"]]

    static let name: JSONValue = ["type": ["string", "number", "boolean"], "minLength": 1]

    /// A tag in its usual case: a region is in uppercase, and a script begins with an uppercase letter. Parts after one letter are
    /// in lowercase.
    private static let tag =
        "^[a-z]{2,8}(-([A-Z0-9]{2}|[A-Z0-9][a-z0-9]{3}|[a-z0-9]{3}|[a-z0-9]{5,8}))*(-[a-z0-9](-[a-z0-9]{1,8})*)?$"

    static let languageTag: JSONValue = [
        "type": "string", "pattern": .string(tag), "patternErrorMessage": "A language tag, such as en or zh-Hans.",
        "examples": ["en", "de", "fr", "es", "ja", "zh-Hans", "pt-BR"],
    ]

    static let localizedText: JSONValue = .any(
        of: .defined("text"),
        [
            "type": "object", "minProperties": 1, "propertyNames": ["pattern": .string(tag)],
            "additionalProperties": .defined("text"),
            "defaultSnippets": [["label": "a string for each language", "body": ["en": "$1", "${2:de}": "$3"]]],
        ])

    static let names: JSONValue = JSONValue.list(of: .defined("name")).adding("uniqueItems", true)

    /// Letters of every script, digits and `_`, not beginning with a digit. It allows more than Swift beyond ASCII.
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

    /// The name of a type, a union, or a list of one of them.
    static var type: JSONValue {
        let union: JSONValue = [
            "type": "object", "required": ["oneOf"], "allOf": [.defined("objectType")], "title": "one of several types",
        ]
        return .any(
            of: typeName.adding("title", "a type"), union,
            JSONValue.list(of: .any(of: typeName, union))
                .adding(["minItems": 1, "maxItems": 1, "title": "several of a type"]))
    }

    /// A type that takes the place of a declaration: its name, in brackets for a list.
    static var shortType: JSONValue {
        .any(
            of: typeName.adding("title", "a type"),
            JSONValue.list(of: typeName).adding(["minItems": 1, "maxItems": 1, "title": "several of a type"]))
    }

    /// The name of a type.
    static var typeName: JSONValue {
        let known = TypeDocumentation.all
        return .any(
            of: [
                "enum": .array(known.map { .string($0.name) }),
                "markdownEnumDescriptions": .array(known.map { .string($0.text) }),
            ], .defined("name"))
    }

    static var options: JSONValue {
        .any(
            of: ["enum": ["dynamic", "none"]], JSONValue.list(of: .defined("text")).adding("minItems", 1),
            ["type": "object", "minProperties": 1, "additionalProperties": .defined("option")])
    }
}

// MARK: - Sources of options

extension Shapes {
    static func source(_ word: Word) -> JSONValue? {
        switch word {
        case .file:
            [
                "type": "string", "minLength": 1, "not": ["pattern": #"^/|(^|/)\.\.(/|$)"#],
                "errorMessage": "A path below the definition's folder.",
            ]
        case .command: JSONValue.list(of: .defined("text")).adding(["minItems": 1])
        case .url: address
        case .timeout: time("A timeout greater than 0s, such as 250ms or 5s.")
        case .cache: time("How long an answer is cached, such as 10m.")
        case .where: filters
        default: nil
        }
    }

    /// A file, a command or an address. Only commands and addresses have timeouts.
    static var optionsFrom: JSONValue {
        let sources = KeyDocumentation.keys(of: .optionsFrom).map(\.key)
            .filter { [Word.file, .command, .url].map(\.text).contains($0) }
        let timeouts = JSONValue.map(ofNames: [Word.timeout.text, Word.cache.text], to: false)
        return EditorSchema.map(.optionsFrom).adding([
            "oneOf": .array(sources.map { ["required": [.string($0)]] }),
            "if": ["required": ["file"]], "then": ["properties": timeouts],
        ])
    }

    /// Properties of options, each with the row whose value it has.
    static let filters: JSONValue = [
        "type": "object", "minProperties": 1, "additionalProperties": row,
    ]

    private static let address: JSONValue = [
        "type": "string",
        "pattern": .string(
            #"^([hH][tT][tT][pP][sS]://[^/?#\\]|[hH][tT][tT][pP]://([^/?#\\]*@)?"#
                + #"([lL][oO][cC][aA][lL][hH][oO][sS][tT]|127\.[0-9.]+|\[::1\])(:[0-9]*)?([/?#\\]|$))"#),
        "patternErrorMessage": "An https address; http is for this machine only.",
    ]

    /// A duration with its unit, not negative.
    static func time(_ message: String) -> JSONValue {
        [
            "type": "string", "pattern": #"^\+?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][-+]?[0-9]+)? ?(ms|s|m|min|h|d)$"#,
            "patternErrorMessage": .string(message),
        ]
    }
}

// MARK: - Settings

extension Shapes {
    static var textInput: JSONValue {
        .any(of: .oneOf(["sentences", "verbatim"]), EditorSchema.map(.input))
    }

    /// The text input of types other than String.
    static let placeholderOnly: JSONValue = [
        "type": "object", "properties": ["placeholder": .defined("localizedText")], "additionalProperties": false,
        "errorMessage": "Expected a map with a placeholder; keyboard settings apply only to String.",
    ]

    /// A range of units such as `minutes...hours`.
    static var timeUnits: JSONValue {
        let unit = "(" + TimeUnit.allCases.map(\.rawValue).joined(separator: "|") + ")"
        return [
            "type": "string", "pattern": .string(#"^ *\#(unit) *\.\.\. *\#(unit) *$"#),
            "patternErrorMessage": "Two units of time, the smaller first, such as minutes...hours.",
        ]
    }

    static let contentTypes: JSONValue = .any(
        of: .oneOf(["any", "image", "plainText"]),
        JSONValue.list(of: [
            "type": "string", "pattern": #"^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$"#,
            "patternErrorMessage": "A uniform type identifier, such as public.json.",
        ]).adding(["minItems": 1, "uniqueItems": true]))

    /// A range of numbers of characters, such as `1...64`.
    static let length: JSONValue = .any(
        of: [
            "type": "string", "pattern": #"^\s*\+?([0-9]+\s*\.\.\.(\s*\+?[0-9]+)?|\.\.\.\s*\+?[0-9]+)\s*$"#,
            "patternErrorMessage": "Numbers of characters, such as 1...64, 1... or ...64.",
        ],
        [
            "type": "object", "minProperties": 1, "additionalProperties": false,
            "properties": ["min": ["type": "integer", "minimum": 0], "max": ["type": "integer", "minimum": 0]],
        ])

    static let timesOfDay: JSONValue = JSONValue.list(of: [
        "type": "string", "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$",
        "patternErrorMessage": "A time of day in quotes, such as 06:30.",
    ]).adding(["minItems": 1, "maxItems": .integer(TimelineModel.maximumTimes)])

    static let schemes: JSONValue = JSONValue.list(of: [
        "type": "string", "pattern": "^[a-z][a-z0-9+.-]*$", "patternErrorMessage": "A URL scheme, such as https.",
    ]).adding(["minItems": 1, "uniqueItems": true])

    static let currencies: JSONValue = JSONValue.list(of: [
        "type": "string", "pattern": "^[A-Z]{3}$", "patternErrorMessage": "A currency code, such as EUR.",
    ]).adding(["minItems": 1, "uniqueItems": true])

    /// A date, a time, or both, separated by `T`.
    static let dateComponentsText =
        "([0-9]{4}-[0-9]{2}-[0-9]{2}|([0-9]{4}-[0-9]{2}-[0-9]{2}T)?[0-9]{2}:[0-9]{2}(:[0-9]{2})?)"

    static let dateComponents: JSONValue = [
        "type": "string",
        "pattern": .string("^\(dateComponentsText)$"),
        "patternErrorMessage": "2026-11-20, 09:30, or 2026-11-20T09:30:00.",
    ]
}
