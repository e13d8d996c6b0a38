internal import IntentModel

/// What may stand behind each key.
extension EditorSchema {
    /// Nil for a key of which nothing is known, which a test refuses.
    static func shape(of word: Word, in kind: MapKind) -> JSONValue? {
        switch kind {
        case .families: Shapes.text
        case .file: fileShape(of: word)
        case .image: .defined("name")
        case .input: Shapes.input(word)
        case .range: rangeShape(of: word)
        case .condition: conditionShape(of: word)
        case .optionsFrom: Shapes.source(word)
        case .defaultRule: word == .first ? ["type": "integer", "minimum": 1] : ["const": true]
        case .widget where word == .kind: .defined("name")
        case .unknownCase where word == .index: ["const": 0]
        case .intent where word == .image: .defined("name")
        case .response where word == .properties: names(of: "property", propertySnippet)
        default: declarationShape(of: word) ?? settingShape(of: word) ?? siriShape(of: word)
        }
    }

    private static func fileShape(of word: Word) -> JSONValue? {
        switch word {
        case .intentDefinition: ["enum": [1]]
        case .language: .defined("languageTag")
        case .languages: JSONValue.list(of: .defined("languageTag")).adding("uniqueItems", true)
        case .group:
            [
                "type": ["string", "number", "boolean"], "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$",
                "patternErrorMessage": "Letters, digits, '.', '-' and '_', a letter or digit first.",
            ]
        case .classPrefix: .defined("swiftName")
        case .types: names(of: "objectType", refused: reservedTypeNames, typeSnippet)
        case .enums: names(of: "enum", refused: reservedTypeNames, enumSnippet)
        case .intents: names(of: "intent", intentSnippet)
        case .widgets: names(of: "widget", widgetSnippet)
        default: nil
        }
    }

    /// Names that the language keeps for itself.
    private static let reservedTypeNames = Word.allCases.filter { $0.elementType != nil }.map(\.text)

    /// Keys that mean the same in every declaration.
    private static func declarationShape(of word: Word) -> JSONValue? {
        switch word {
        case .title, .description, .subtitle, .section, .trueTitle, .falseTitle, .prompt: .defined("localizedText")
        case .swiftName, .classPrefix: .defined("swiftName")
        case .renamedFrom, .reserved, .dependsOn: .defined("names")
        case .deprecated, .pronunciation, .intent: .defined("name")
        case .type: .defined("type")
        case .properties: names(of: "property", refused: ObjectType.builtInProperties, propertySnippet)
        case .parameters: names(of: "parameter", parameterSnippet)
        case .cases: cases
        case .index: ["type": "integer", "minimum": 1, "maximum": .integer(Int(Int32.max))]
        case .synonyms: .defined("synonyms")
        case .image: .defined("image")
        case .families: .defined("families")
        case .options: .defined("options")
        case .optionsFrom: .defined("optionsFrom")
        case .eligibleForWidgets: ["type": "boolean"]
        case .summary: Shapes.summary
        default: nil
        }
    }

    private static func rangeShape(of word: Word) -> JSONValue {
        word == .step ? ["type": "number", "exclusiveMinimum": 0] : ["type": "number"]
    }

    private static func conditionShape(of word: Word) -> JSONValue {
        switch word {
        case .not: Shapes.valueOrList
        case .isSet: ["type": "boolean"]
        default: ["type": "number"]
        }
    }
}
