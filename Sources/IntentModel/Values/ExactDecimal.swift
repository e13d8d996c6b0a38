/// A decimal number digit by digit, such as an amount of money: 0.1 is a tenth.
///
/// At most 38 digits that count, none of them further than 38 places from the point. `12.50` and `12.5` are one.
public struct ExactDecimal: Hashable, Sendable, CustomStringConvertible {
    /// The shortest text without an exponent: `12.5`, `-0.01`, `1000`.
    public let text: String

    /// From a text such as `12.50`, `-3` or `1e3`, read without locale; nil for every other one, and for a number of
    /// more digits than there are.
    public init?(_ text: String) {
        guard let literal = DecimalLiteral(text), let plain = literal.plainText(digits: 38) else { return nil }
        self.text = plain
    }

    /// A whole number.
    public init(_ number: Int) {
        text = String(number)
    }

    public var description: String { text }
}
