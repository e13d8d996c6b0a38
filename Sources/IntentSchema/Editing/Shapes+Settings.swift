internal import IntentModel

/// Settings of single types.
extension Shapes {
    static var typing: JSONValue {
        .any(of: .oneOf(["sentences", "verbatim"]), EditorSchema.map(.input))
    }

    static func input(_ word: Word) -> JSONValue? {
        switch word {
        case .capitalization: EditorSchema.choice(TextInput.Capitalization.self).adding("default", "sentences")
        case .keyboard: EditorSchema.choice(TextInput.Keyboard.self)
        case .autocorrect, .smartQuotes, .smartDashes: ["type": "boolean", "default": true]
        case .placeholder: .defined("localizedText")
        default: nil
        }
    }

    /// `minutes...hours`
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

    static let currencies: JSONValue = JSONValue.list(of: [
        "type": "string", "pattern": "^[A-Z]{3}$", "patternErrorMessage": "A currency's code, such as EUR.",
    ]).adding(["minItems": 1, "uniqueItems": true])

    /// A date, a time, or both with a `T` between.
    static let dateComponents: JSONValue = [
        "type": "string",
        "pattern": "^([0-9]{4}-[0-9]{2}-[0-9]{2}|([0-9]{4}-[0-9]{2}-[0-9]{2}T)?[0-9]{2}:[0-9]{2}(:[0-9]{2})?)$",
        "patternErrorMessage": "2026-11-20, 09:30, or 2026-11-20T09:30:00.",
    ]
}
