/// A set of words, stored as bits.
package struct KeySet: Sendable, Hashable, ExpressibleByArrayLiteral {
    private var low: UInt64 = 0
    private var middle: UInt64 = 0
    private var high: UInt64 = 0

    package init(arrayLiteral words: Word...) {
        for word in words { insert(word) }
    }

    package mutating func insert(_ word: Word) {
        switch word.number {
        case ..<64: low |= 1 << word.number
        case ..<128: middle |= 1 << (word.number - 64)
        default: high |= 1 << (word.number - 128)
        }
    }

    package func contains(_ word: Word) -> Bool {
        switch word.number {
        case ..<64: low >> word.number & 1 == 1
        case ..<128: middle >> (word.number - 64) & 1 == 1
        default: high >> (word.number - 128) & 1 == 1
        }
    }

    package func intersects(_ other: KeySet) -> Bool {
        low & other.low | middle & other.middle | high & other.high != 0
    }

    package func subtracting(_ other: KeySet) -> KeySet {
        var result = self
        result.low &= ~other.low
        result.middle &= ~other.middle
        result.high &= ~other.high
        return result
    }

    /// The words of the set, in the order of the vocabulary.
    package var words: [Word] { Word.allCases.filter(contains) }
}

extension KeySet {
    /// The keys of a declaration.
    init<Owner>(_ fields: [Field<Owner>]) {
        for field in fields { for key in field.keys { insert(key) } }
    }
}

/// The keys of each kind of mapping.
extension KeySet {
    package static let file: KeySet = [
        .intentDefinition, .language, .languages, .group, .classPrefix, .types, .enums, .intents, .widgets,
        .controls, .appShortcuts,
    ]
    package static let settings: KeySet = [
        .intentgenConfig, .access, .targets, .imports, .names, .fakes, .lock, .migrateCustomIntents,
    ]
    package static let policy: KeySet = [.intentPolicy, .by, .message, .intents, .widgets]
    package static let policyRows: KeySet = [.defaults, .locked]
    package static let objectType = KeySet(ObjectType.fields)
    package static let property = KeySet(Property.fields)
    package static let enumeration = KeySet(EnumType.fields)
    package static let enumCase = KeySet(EnumCase.fields)
    package static let unknownCase: KeySet = [.title, .index]
    package static let intent = KeySet(Intent.fields)
    package static let rowSection = KeySet(RowSection.fields)
    package static let rule = KeySet(IntentRule.fields)
    package static let suggestion = KeySet(IntentSuggestion.fields)
    package static let response = KeySet(IntentResponse.fields)
    package static let responseCode = KeySet(ResponseCode.fields)
    package static let parameter = KeySet(Parameter.fields)
    /// What a field of a record has of the keys of a parameter: not those that place a row or concern other rows.
    package static let field = parameter.subtracting([
        .prompt, .section, .siri, .size, .families, .ifParentChanges, .ifVanished, .convertedFrom,
    ])
    /// What a member of a union has: everything that a field has but conditions, because a row chooses it, and secrets.
    package static let member = field.subtracting([.when, .secret])
    package static let siri = KeySet(SiriRequest.fields)
    package static let option = KeySet(ListedOption.fields)
    package static let widget = KeySet(DeclaredWidget.fields)
    package static let preset = KeySet(WidgetPreset.fields)
    package static let timeline: KeySet = [.every, .at, .entries, .reload]
    package static let reload: KeySet = [.after]
    package static let control = KeySet(Control.fields)
    package static let appShortcut = KeySet(AppShortcut.fields)
    package static let input = KeySet(TextInput.fields)
    package static let range: KeySet = [.min, .max, .step]
    package static let image: KeySet = [.system, .file, .url]
    package static let optionsFrom: KeySet = [.file, .command, .url, .timeout, .cache, .where]
    package static let rowReference: KeySet = [.row]
    package static let condition: KeySet = [.not, .isSet, .atLeast, .atMost, .lessThan, .moreThan, .row]
    package static let conversion: KeySet = [.type, .true, .false, .unit]
    package static let defaultRule: KeySet = [.handler, .first, .row, .property]
    package static let families: KeySet = [
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait, .accessoryCircular,
        .accessoryCorner, .accessoryRectangular, .accessoryInline,
    ]
}

extension KeySet {
    /// Whether a mapping with these keys cannot be empty.
    package var hasRequiredKeys: Bool {
        self == .widget || self == .enumeration || self == .control || self == .appShortcut || self == .timeline
            || self == .reload || self == .conversion
    }
}

/// The keys of a parameter or property that apply only to some types.
package enum TypeKeys {
    package static let all = keys(of: TypeGroups.all)

    package static func keys(of element: ElementType) -> KeySet { keys(of: element.settingsKind.groups) }

    private static func keys(of types: TypeGroups) -> KeySet {
        var keys: KeySet = []
        for row in rows where !row.types.isDisjoint(with: types) { keys.insert(row.key) }
        return keys
    }

    /// The types that a key applies to, in words.
    package static func types(of word: Word) -> String {
        rows.reduce(into: TypeGroups()) { types, row in if row.key == word { types.formUnion(row.types) } }.phrase
    }

    private static let rows = typedKeys(Parameter.fields) + typedKeys(TypedSettings.fields)

    private static func typedKeys<Owner>(_ fields: [Field<Owner>]) -> [(key: Word, types: TypeGroups)] {
        fields.flatMap { field in field.types.map { types in field.keys.map { ($0, types) } } ?? [] }
    }
}
