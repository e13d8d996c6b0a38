package import IntentModel

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

/// The keys of each kind of mapping.
extension KeySet {
    package static let file: KeySet = [
        .intentDefinition, .language, .languages, .group, .classPrefix, .types, .enums, .intents, .widgets,
        .controls, .appShortcuts,
    ]
    package static let settings: KeySet = [
        .intentgenConfig, .access, .targets, .imports, .names, .fakes, .lock, .migrateCustomIntents,
    ]
    package static let objectType: KeySet = [
        .title, .description, .properties, .options, .optionsFrom, .renamedFrom, .deprecated, .classPrefix,
        .swiftName,
    ]
    package static let property: KeySet = [
        .type, .title, .trueTitle, .falseTitle, .kind, .format, .dateStyle, .timeStyle, .units, .unit, .defaultUnit,
        .contentTypes, .display, .currencies, .renamedFrom, .deprecated, .swiftName,
    ]
    package static let enumeration: KeySet = [
        .title, .cases, .renamedFrom, .reserved, .deprecated, .classPrefix, .swiftName,
    ]
    package static let enumCase: KeySet = [
        .title, .index, .synonyms, .pronunciation, .image, .renamedFrom, .deprecated, .swiftName,
    ]
    package static let unknownCase: KeySet = [.title, .index]
    package static let intent: KeySet = [
        .title, .description, .parameters, .eligibleForWidgets, .summary, .renamedFrom, .reserved, .deprecated,
        .swiftName, .classPrefix, .verb, .category, .requiresConfirmation, .restricted, .image, .inputParameter,
        .keyParameter, .system, .suggestions, .response,
    ]
    package static let suggestion: KeySet = [.title, .subtitle, .with, .primary, .background]
    package static let response: KeySet = [.output, .properties, .codes]
    package static let responseCode: KeySet = [.say, .show, .success, .swiftName]
    package static let parameter: KeySet = [
        .type, .title, .description, .prompt, .siri, .multiline, .input, .range, .control, .trueTitle, .falseTitle,
        .kind,
        .format, .dateStyle, .timeStyle, .units, .unit, .defaultUnit, .contentTypes, .mode, .display, .currencies,
        .options,
        .optionsFrom, .search, .freeText, .uniqueValues, .default, .size, .when, .families, .dependsOn,
        .ifParentChanges, .ifVanished, .renamedFrom, .deprecated, .swiftName,
    ]
    package static let siri: KeySet = [.enabled, .ask, .introduce, .choose, .confirm, .unsupported]
    package static let option: KeySet = [.title, .subtitle, .image, .section, .synonyms, .renamedFrom]
    package static let widget: KeySet = [
        .kind, .title, .description, .intent, .families, .timeline, .renamedFrom, .deprecated, .swiftName,
    ]
    package static let timeline: KeySet = [.every, .entries, .reload]
    package static let reload: KeySet = [.after]
    package static let control: KeySet = [.kind, .title, .description, .intent, .symbol, .toggle, .swiftName]
    package static let appShortcut: KeySet = [.title, .intent, .symbol, .phrases]
    package static let input: KeySet = [
        .capitalization, .autocorrect, .smartQuotes, .smartDashes, .keyboard, .placeholder,
    ]
    package static let range: KeySet = [.min, .max, .step]
    package static let image: KeySet = [.system, .file, .url]
    package static let optionsFrom: KeySet = [.file, .command, .url, .timeout, .cache]
    package static let condition: KeySet = [.not, .isSet, .atLeast, .atMost]
    package static let defaultRule: KeySet = [.handler, .first]
    package static let families: KeySet = [
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait, .accessoryCircular,
        .accessoryCorner, .accessoryRectangular, .accessoryInline,
    ]
}

extension KeySet {
    /// Whether a mapping with these keys cannot be empty.
    var hasRequiredKeys: Bool {
        self == .widget || self == .enumeration || self == .control || self == .appShortcut || self == .timeline
            || self == .reload
    }
}

/// The keys of a parameter or property that apply only to some types.
package enum TypeKeys {
    package static let all: KeySet = [
        .multiline, .input, .range, .control, .trueTitle, .falseTitle, .kind, .format, .dateStyle, .timeStyle, .units,
        .unit, .defaultUnit, .contentTypes, .mode, .display, .currencies, .freeText,
    ]

    package static func keys(of element: ElementType) -> KeySet {
        switch element.settingsKind {
        case .text: text
        case .number: number
        case .measurement: measurement
        case .boolean: boolean
        case .date(let kind): date(kind)
        case .interval: interval
        case .file: file
        case .person: person
        case .placemark: placemark
        case .amount: amount
        case .address: address
        case .empty: []
        }
    }

    private static let text: KeySet = [.multiline, .input, .freeText]
    private static let number: KeySet = [.range, .control, .input]
    private static let measurement: KeySet = [.range, .unit, .input]
    private static let address: KeySet = [.input]
    private static let boolean: KeySet = [.trueTitle, .falseTitle]
    private static let interval: KeySet = [.units, .unit, .defaultUnit, .range, .input]
    private static let file: KeySet = [.contentTypes]
    private static let person: KeySet = [.mode]
    private static let placemark: KeySet = [.display]
    private static let amount: KeySet = [.currencies, .range, .input]

    private static func date(_ kind: DateComponentsKind) -> KeySet {
        switch kind {
        case .dateTime: [.kind, .format, .dateStyle, .timeStyle, .range]
        case .date: [.kind, .format, .dateStyle, .range]
        case .time: [.kind, .format, .timeStyle, .range]
        }
    }

    /// The types that a key applies to, in words.
    package static func types(of word: Word) -> String {
        switch word {
        case .range: "numbers, measurements, TimeInterval, DateComponents and CurrencyAmount"
        case .input: "String, URL, numbers, measurements, TimeInterval and CurrencyAmount"
        case .control: "Integer and Decimal"
        case .trueTitle, .falseTitle: "Boolean"
        case .kind, .format: "DateComponents"
        case .dateStyle: "DateComponents with a date"
        case .timeStyle: "DateComponents with a time"
        case .unit: "measurements and TimeInterval"
        case .units, .defaultUnit: "TimeInterval"
        case .contentTypes: "File"
        case .mode: "Person"
        case .display: "Placemark"
        case .currencies: "CurrencyAmount"
        default: "String"
        }
    }
}
