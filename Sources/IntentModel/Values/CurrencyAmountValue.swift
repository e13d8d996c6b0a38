/// An amount of money, exact to the last digit.
public struct CurrencyAmountValue: Hashable, Sendable {
    public let amount: ExactDecimal
    /// Three capital letters, ISO 4217: `EUR`.
    public let currencyCode: String
    /// Stored members that this version does not know; they are written back as they were.
    package var unknownMembers = JSONObject()

    /// Nil for what is no currency's code; whether it is one of today's is not asked.
    public init?(amount: ExactDecimal, currencyCode: String) {
        guard CurrencyAmountValue.isCode(currencyCode) else { return nil }
        self.amount = amount
        self.currencyCode = currencyCode
    }

    /// An amount that a definition gives, such as `12.50 EUR`; for generated code.
    /// - Precondition: The text is one.
    public init(intentText text: String) {
        guard let amount = try? CurrencyAmountValue.literal(text) else {
            preconditionFailure("generated code has the amounts of a definition, which were checked")
        }
        self = amount
    }

    package static func isCode(_ text: String) -> Bool {
        text.utf8.count == 3 && text.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    }

    /// `12.5 EUR`
    public var text: String { "\(amount.text) \(currencyCode)" }
}
