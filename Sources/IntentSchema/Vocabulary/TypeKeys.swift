internal import IntentModel

/// Which keys of a parameter belong to which types.
enum TypeKeys {
    static let all: KeySet = [.multiline, .range, .control, .trueTitle, .falseTitle, .unit, .freeText]

    static func allows(_ word: Word, _ element: ElementType) -> Bool {
        switch (word, element) {
        case (.multiline, .string), (.freeText, .string): true
        case (.range, .integer), (.range, .decimal), (.range, .measurement): true
        case (.control, .integer), (.control, .decimal): true
        case (.trueTitle, .boolean), (.falseTitle, .boolean): true
        case (.unit, .measurement), (.unit, .timeInterval): true
        default: false
        }
    }

    /// In words, for a message.
    static func types(of word: Word) -> String {
        switch word {
        case .range: "Integer, Decimal and measurements"
        case .control: "Integer and Decimal"
        case .trueTitle, .falseTitle: "Boolean"
        case .unit: "measurements and TimeInterval"
        default: "String"
        }
    }
}
