public import IntentFoundation

/// An amount of money.
public struct IntentCurrencyAmount: _IntentValue, Hashable {
    /// The amount in units of the currency.
    public let amount: Decimal
    /// The ISO 4217 code of the currency, such as `EUR`.
    public let currencyCode: String

    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}
