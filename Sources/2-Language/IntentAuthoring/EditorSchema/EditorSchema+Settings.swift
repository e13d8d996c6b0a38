package import IntentModel
internal import IntentSchema

/// The JSON Schema of settings files, by which editors complete and explain their keys.
extension EditorSchema {
    /// - Parameters:
    ///   - accesses: The values of `access`.
    ///   - targets: The values that `targets` may list.
    package static func settings(accesses: [String], targets: [String]) -> JSONValue {
        let properties = properties(.settingsFile)
        let access = properties[Word.access.text]?.adding(.oneOf(accesses))
        let listed = properties[Word.targets.text]?.adding("items", .oneOf(targets))
        return map(.settingsFile).adding(
            "properties", properties.adding(Word.access.text, access).adding(Word.targets.text, listed))
    }

    static func settingsFileShape(of word: Word) -> JSONValue? {
        let text: JSONValue = ["type": "string", "minLength": 1]
        return switch word {
        case .intentgenConfig: ["enum": [1]]
        case .access, .lock: text
        case .targets: JSONValue.list(of: text).adding(["minItems": 1, "uniqueItems": true])
        case .imports: JSONValue.list(of: text).adding("uniqueItems", true)
        case .names: ["type": "object", "additionalProperties": text]
        case .fakes, .migrateCustomIntents: ["type": "boolean", "default": false]
        default: nil
        }
    }
}
