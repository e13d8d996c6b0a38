internal import IntentModel

/// What may stand behind the keys for Siri, Shortcuts and Xcode's files.
extension EditorSchema {
    static func siriShape(of word: Word) -> JSONValue? {
        switch word {
        case .verb: .oneOf(IntentVerb.allCases.map(\.rawValue))
        case .category: .oneOf(IntentCategory.allCases.map(\.rawValue))
        case .restricted: .oneOf(IntentRestriction.allCases.map(\.rawValue))
        case .requiresConfirmation, .primary: ["type": "boolean", "default": false]
        case .background, .enabled: ["type": "boolean", "default": true]
        case .success: ["type": "boolean"]
        case .inputParameter, .keyParameter, .output: .defined("name")
        case .system: systemIntent
        case .ask, .introduce, .choose, .confirm, .say, .show: .defined("localizedText")
        case .unsupported: ["type": "object", "additionalProperties": .defined("localizedText")]
        case .with: .defined("names")
        default: mapShape(of: word)
        }
    }

    /// Keys behind which there are maps with keys of their own.
    private static func mapShape(of word: Word) -> JSONValue? {
        switch word {
        case .siri: .any(of: ["type": "boolean"], map(.siri))
        case .suggestions:
            .any(of: .defined("suggestion"), JSONValue.list(of: .defined("suggestion")).adding("minItems", 1))
        case .response: map(.response)
        case .codes: names(of: "code")
        default: nil
        }
    }

    static var suggestionShape: JSONValue {
        let long = map(.suggestion).adding("anyOf", [["required": ["title"]], ["required": ["with"]]])
        return JSONValue.any(of: .defined("text"), long)
            .adding("description", "A suggestion: its phrase, the word summary, or a map.")
    }

    static var codeShape: JSONValue {
        JSONValue.any(of: .defined("text"), map(.responseCode))
            .adding("description", "A code: what is spoken and shown, or a map.")
    }

    /// What one of Apple's own intents cannot have.
    static let ofTheAppOnly: JSONValue = [
        "swiftName": false, "classPrefix": false, "eligibleForWidgets": ["const": false],
    ]

    private static let systemIntent: JSONValue = [
        "type": "string", "pattern": "^IN[A-Za-z0-9]+Intent$",
        "patternErrorMessage": "The class of one of Apple's intents, such as INPlayMediaIntent.",
    ]
}
