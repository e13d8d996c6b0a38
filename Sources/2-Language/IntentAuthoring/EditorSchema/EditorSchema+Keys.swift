internal import IntentModel
internal import IntentSchema

/// The schemas of the values of each key.
extension EditorSchema {
    /// Returns nil for an unknown key. A test checks that there is none.
    static func shape(of word: Word, in kind: MapKind) -> JSONValue? {
        switch kind {
        case .families: Shapes.text
        case .file: fileShape(of: word)
        case .image: .defined("name")
        case .range: rangeShape(of: word)
        case .condition: conditionShape(of: word)
        case .optionsFrom: Shapes.source(word)
        case .conversion: word == .type ? .defined("type") : .defined("name")
        case .defaultRule: defaultShape(of: word)
        case .widget where word == .kind, .control where word == .kind: .defined("name")
        case .timeline, .reload: widgetShape(of: word)
        case .settingsFile: settingsFileShape(of: word)
        case .unknownCase where word == .index: ["const": 0]
        case .response where word == .properties: names(of: "property", propertySnippet)
        default:
            declarationShape(of: word) ?? kind.form(of: word).flatMap(shape) ?? settingShape(of: word)
                ?? siriShape(of: word) ?? widgetShape(of: word)
        }
    }

    /// Returns nil for a number, which has limits.
    private static func shape(of form: KeyForm) -> JSONValue? {
        switch form {
        case .flag(let fallback): ["type": "boolean", "default": .boolean(fallback)]
        case .integer: nil
        case .text: .defined("name")
        case .texts: .defined("names")
        case .localized: .defined("localizedText")
        case .word(let words, let fallback):
            JSONValue.oneOf(words).adding("default", fallback.map { .string($0) })
        }
    }

    private static func defaultShape(of word: Word) -> JSONValue? {
        switch word {
        case .first: ["type": "integer", "minimum": 1]
        case .row: .defined("name")
        case .property: .any(of: JSONValue.oneOf(RowDefault.OptionText.allCases.map(\.rawValue)), .defined("name"))
        default: ["const": true]
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
                "patternErrorMessage": "Letters, digits, '.', '-' and '_', beginning with a letter or digit.",
            ]
        case .classPrefix: .defined("swiftName")
        case .types: names(of: "objectType", reserved: reservedTypeNames, typeSnippet)
        case .enums: names(of: "enum", reserved: reservedTypeNames, enumSnippet)
        case .intents: names(of: "intent", intentSnippet)
        case .widgets: names(of: "widget", widgetSnippet)
        case .controls: names(of: "control", controlSnippet)
        case .appShortcuts: appShortcuts
        default: nil
        }
    }

    /// The names of types that declarations cannot have.
    private static let reservedTypeNames = ElementKind.withWords.filter(\.isReserved).compactMap(\.word)

    /// Keys with the same meaning in every declaration.
    private static func declarationShape(of word: Word) -> JSONValue? {
        switch word {
        case .title: .defined("localizedText")
        case .swiftName, .classPrefix: .defined("swiftName")
        case .type: .defined("type")
        case .properties: names(of: "property", reserved: ObjectType.builtInProperties, propertySnippet)
        case .fields: names(of: "field", reserved: [], parameterSnippet)
        case .oneOf: members
        case .parameters: names(of: "parameter", parameterSnippet)
        case .sections: ["type": "object", "additionalProperties": .defined("section")]
        case .rules: JSONValue.list(of: declaration(.rule)).adding("minItems", 1)
        case .require: .defined("when")
        case .cases: cases
        case .index: ["type": "integer", "minimum": 1, "maximum": .integer(Int(Int32.max))]
        case .synonyms: .defined("synonyms")
        case .families: .defined("families")
        case .options: .defined("options")
        case .optionsFrom: .defined("optionsFrom")
        // The default depends on other keys.
        case .eligibleForWidgets, .uniqueValues, .success: ["type": "boolean"]
        case .enabled: ["type": "boolean", "default": true]
        case .system: systemIntent
        case .currencies: Shapes.currencies
        case .schemes: Shapes.schemes
        case .summary: Shapes.summary
        default: nil
        }
    }

    /// Keys of widgets, controls, App Shortcuts and timelines.
    private static func widgetShape(of word: Word) -> JSONValue? {
        switch word {
        case .kind: .defined("name")
        case .presets: ["type": "object", "additionalProperties": declaration(.preset)]
        case .values: Shapes.values
        case .phrases: JSONValue.list(of: .defined("localizedText")).adding("minItems", 1)
        case .timeline: timeline
        case .every, .after: Shapes.time("A duration with its unit, such as 1 min, 90s or 2h.")
        case .at: Shapes.timesOfDay
        case .entries:
            [
                "type": "integer", "minimum": .integer(TimelineModel.allowedEntries.lowerBound),
                "maximum": .integer(TimelineModel.allowedEntries.upperBound), "default": 1,
            ]
        case .reload: .any(of: .oneOf(["atEnd", "never"]), map(.reload))
        default: nil
        }
    }

    /// Only one entry whose reload does not follow from it has no interval.
    private static var timeline: JSONValue {
        let single: JSONValue = [
            "required": ["reload"],
            "properties": ["reload": ["not": ["const": "atEnd"]], "entries": ["const": 1]],
        ]
        return map(.timeline).adding([
            "anyOf": [
                ["required": ["every"], "not": ["required": ["at"]]],
                ["required": ["at"], "not": ["required": ["every"]]], single,
            ],
            "errorMessage":
                "Add 'every', the time between two entries, or 'at', their times of day, or one entry with another 'reload'.",
        ])
    }

    /// The names of App Shortcuts are not used in Swift, so they may be any text.
    private static var appShortcuts: JSONValue {
        [
            "type": "object", "additionalProperties": .defined("appShortcut"),
            "defaultSnippets": [appShortcutSnippet],
        ]
    }

    private static func rangeShape(of word: Word) -> JSONValue {
        word == .step ? ["type": "number", "exclusiveMinimum": 0] : ["type": ["number", "string"]]
    }

    private static func conditionShape(of word: Word) -> JSONValue {
        switch word {
        case .not: .any(of: Shapes.valueOrList, Shapes.row)
        case .isSet: ["type": "boolean"]
        case .row: .defined("name")
        default: .any(of: .defined("text"), Shapes.row)
        }
    }
}

// MARK: - Keys of parameters

extension EditorSchema {
    static func settingShape(of word: Word) -> JSONValue? {
        switch word {
        case .range: .defined("range")
        case .default: .defined("default")
        case .size: .defined("size")
        case .when: .defined("when")
        case .convertedFrom: map(.conversion).adding(["required": ["type"]])
        case .where: Shapes.filters
        default: typeSettingShape(of: word)
        }
    }

    /// Settings of dates, files, people, places, amounts and text input.
    private static func typeSettingShape(of word: Word) -> JSONValue? {
        switch word {
        case .kind: choice(DateComponentsKind.self)
        case .format: .any(of: .oneOf(["style", "relative"]), .defined("localizedText"))
        case .units: Shapes.timeUnits
        case .defaultUnit: .oneOf(TimeUnit.allCases.map(\.rawValue))
        case .contentTypes: Shapes.contentTypes
        case .length: Shapes.length
        case .pattern: ["type": "string", "minLength": 1, "maxLength": .integer(TextPattern.maximumLength)]
        case .mode: choice(PersonMode.self)
        case .unit: .defined("name")
        case .image: .defined("image")
        case .input: Shapes.textInput
        default: nil
        }
    }

    static func choice<Choice: RawRepresentable & CaseIterable>(_: Choice.Type) -> JSONValue
    where Choice.RawValue == String {
        let words = Choice.allCases.map(\.rawValue)
        return JSONValue.oneOf(words).adding("default", words.first.map { .string($0) })
    }
}

// MARK: - Keys for Siri, Shortcuts and Xcode

extension EditorSchema {
    static func siriShape(of word: Word) -> JSONValue? {
        switch word {
        case .unsupported: ["type": "object", "additionalProperties": .defined("localizedText")]
        case .with: .defined("names")
        case .keyParameter: .defined("name")
        default: mapShape(of: word)
        }
    }

    /// Keys whose values are mappings with their own keys.
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

    /// A list of types, or a map of members by name.
    private static var members: JSONValue {
        .any(
            of: JSONValue.list(of: Shapes.typeName).adding("minItems", 2),
            names(of: "member", reserved: [ObjectType.memberChoice], parameterSnippet).adding("minProperties", 2))
    }

    /// A parameter without the keys that a field or a member cannot have.
    /// - Parameter keys: Those that it can have.
    static func fieldShape(_ keys: KeySet) -> JSONValue {
        let others = KeySet.parameter.subtracting(keys).words.map { JSONObject.Member(key: $0.text, value: false) }
        return ["allOf": [.defined("parameter"), ["properties": .object(JSONObject(uniqueMembers: others))]]]
    }

    /// Keys that Apple's own intents cannot have.
    static let keysOfOwnIntents: JSONValue = [
        "swiftName": false, "classPrefix": false, "eligibleForWidgets": ["const": false],
    ]

    private static let systemIntent: JSONValue = [
        "type": "string", "pattern": "^IN[A-Za-z0-9]+Intent$",
        "patternErrorMessage": "The class of one of Apple's intents, such as INPlayMediaIntent.",
    ]
}
