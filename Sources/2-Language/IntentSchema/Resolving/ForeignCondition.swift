internal import IntentModel

/// A condition in the notation of an expression, such as `theme == dark`, `!city` or `> 3`.
struct ForeignCondition {
    /// The name of the row; empty for the rest of a condition, such as `> 3`.
    let parameter: String
    private let comparison: Comparison
    private let value: String

    private enum Comparison: String, CaseIterable {
        case atLeast = ">=", atMost = "<=", isNot = "!=", equals = "==", isGreater = ">", isLess = "<", isEqual = "=",
            negation = "!"
    }

    /// Returns nil for a text that is not such an expression.
    init?(_ text: String) {
        for comparison in Comparison.allCases {
            guard let range = text.firstRange(of: comparison.rawValue) else { continue }
            let before = String(Substring(text[..<range.lowerBound]).trimmed)
            let after = String(Substring(text[range.upperBound...]).trimmed)
            guard !after.isEmpty, comparison != .negation || before.isEmpty else { return nil }
            (parameter, value) = comparison == .negation ? (after, "") : (before, after)
            self.comparison = comparison
            return
        }
        return nil
    }

    /// Returns the value of the row's name in `when`, such as `{ not: dark }`; nil if the language cannot express it exactly.
    func test(of element: ElementType) -> String? {
        switch comparison {
        case .equals, .isEqual: return value
        case .isNot: return "{ not: \(value) }"
        case .atLeast: return "{ atLeast: \(value) }"
        case .atMost: return "{ atMost: \(value) }"
        case .isGreater, .isLess:
            guard element == .integer, let number = Int(value), number.magnitude < 1 << 32 else { return nil }
            return comparison == .isGreater ? "{ atLeast: \(number + 1) }" : "{ atMost: \(number - 1) }"
        case .negation: return element == .boolean ? "false" : "{ isSet: false }"
        }
    }

    /// Returns whether a word such as `isSet` in place of a value means that the row has a value; nil for other words.
    static func presence(_ word: String) -> Bool? {
        switch word {
        case "isSet", "exists", "notNull", "notNil", "notEmpty", "isNotEmpty", "isNotNull", "isNotNil", "hasValue": true
        case "isNotSet", "notSet", "isUnset", "isEmpty", "isNull", "isNil", "isMissing": false
        default: nil
        }
    }
}
