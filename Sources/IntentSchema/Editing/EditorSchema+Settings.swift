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

    /// Settings of dates, files, people, places and amounts, and of typing.
    private static func rarerShape(of word: Word) -> JSONValue? {
        switch word {
        case .kind: choice(DateComponentsKind.self)
        case .format: .any(of: .oneOf(["style", "relative"]), .defined("localizedText"))
        case .dateStyle, .timeStyle: choice(DateSettings.Style.self)
        case .units: Shapes.timeUnits
        case .defaultUnit: .oneOf(TimeUnit.allCases.map(\.rawValue))
        case .contentTypes: Shapes.contentTypes
        case .mode: choice(PersonMode.self)
        case .display: choice(PlacemarkDisplay.self)
        case .currencies: Shapes.currencies
        case .input: Shapes.typing
        default: nil
        }
    }

    static func choice<Choice: RawRepresentable & CaseIterable>(_: Choice.Type) -> JSONValue
    where Choice.RawValue == String {
        let words = Choice.allCases.map(\.rawValue)
        return JSONValue.oneOf(words).adding("default", words.first.map { .string($0) })
    }
}
