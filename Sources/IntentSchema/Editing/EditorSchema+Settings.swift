internal import IntentModel

/// What may stand behind the keys of a parameter that no other declaration has.
extension EditorSchema {
    static func settingShape(of word: Word) -> JSONValue? {
        switch word {
        case .multiline, .freeText, .search: ["type": "boolean", "default": false]
        case .uniqueValues: ["type": "boolean"]
        case .range: .defined("range")
        case .control: choice(NumberControl.self)
        case .unit: .defined("name")
        case .default: .defined("default")
        case .size: .defined("size")
        case .when: .defined("when")
        case .ifParentChanges: choice(ParentPolicy.self)
        case .ifVanished: choice(VanishedPolicy.self)
        default: rarerShape(of: word)
        }
    }

    /// Settings of dates, files, people, places and amounts.
    private static func rarerShape(of word: Word) -> JSONValue? {
        switch word {
        case .kind: .oneOf(["dateTime", "date", "time"])
        case .format: .any(of: .oneOf(["style", "relative"]), .defined("name"))
        case .dateStyle, .timeStyle: .oneOf(["full", "long", "medium", "short", "none"])
        case .units:
            .any(
                of: .oneOf(TimeUnit.allCases.map(\.rawValue)),
                ["type": "string", "pattern": #"^[a-z]+\s*\.\.\.\s*[a-z]+$"#])
        case .defaultUnit: .oneOf(TimeUnit.allCases.map(\.rawValue))
        case .contentTypes: .any(of: .oneOf(["image", "plainText"]), .defined("names"))
        case .mode: .oneOf(["contact"])
        case .display: .oneOf(["name", "city"])
        case .currencies: .defined("names")
        case .input: .any(of: .oneOf(["sentences", "verbatim"]), ["type": "object"])
        default: nil
        }
    }

    private static func choice<Choice: RawRepresentable & CaseIterable>(_: Choice.Type) -> JSONValue
    where Choice.RawValue == String {
        let words = Choice.allCases.map(\.rawValue)
        return JSONValue.oneOf(words).adding("default", words.first.map { .string($0) })
    }
}
