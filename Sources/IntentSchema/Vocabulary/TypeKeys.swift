internal import IntentModel

/// Which keys of a parameter or property belong to which types.
enum TypeKeys {
    static let all: KeySet = [
        .multiline, .input, .range, .control, .trueTitle, .falseTitle, .kind, .format, .dateStyle, .timeStyle, .units,
        .unit, .defaultUnit, .contentTypes, .mode, .display, .currencies, .freeText,
    ]

    static func keys(of element: ElementType) -> KeySet {
        switch element {
        case .string: text
        case .integer, .decimal: number
        case .measurement: measurement
        case .boolean: boolean
        case .dateComponents(let kind): date(kind)
        case .timeInterval: interval
        case .file: file
        case .person: person
        case .placemark: placemark
        case .currencyAmount: amount
        case .url, .paymentMethod, .enumeration, .object, .anyObject, .system: []
        }
    }

    private static let text: KeySet = [.multiline, .input, .freeText]
    private static let number: KeySet = [.range, .control]
    private static let measurement: KeySet = [.range, .unit]
    private static let boolean: KeySet = [.trueTitle, .falseTitle]
    private static let interval: KeySet = [.units, .unit, .defaultUnit]
    private static let file: KeySet = [.contentTypes]
    private static let person: KeySet = [.mode]
    private static let placemark: KeySet = [.display]
    private static let amount: KeySet = [.currencies]

    private static func date(_ kind: DateComponentsKind) -> KeySet {
        switch kind {
        case .dateTime: [.kind, .format, .dateStyle, .timeStyle]
        case .date: [.kind, .format, .dateStyle]
        case .time: [.kind, .format, .timeStyle]
        }
    }

    /// In words, for a message.
    static func types(of word: Word) -> String {
        switch word {
        case .range: "Integer, Decimal and measurements"
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
