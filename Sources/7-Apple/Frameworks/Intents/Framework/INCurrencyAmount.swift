public import Foundation
import IntentRuntime

/// An amount of money.
open class INCurrencyAmount: NSObject {
    public let amount: NSDecimalNumber?
    /// The ISO 4217 code, such as `EUR`.
    public let currencyCode: String?

    public init(amount: NSDecimalNumber, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INCurrencyAmount else { return false }
        return other.amount == amount && other.currencyCode == currencyCode
    }

    open override var hash: Int { amount.hashValue }
}

extension INCurrencyAmount {
    /// The value to store; nil if the amount or the currency code is missing or invalid.
    var storedValue: IntentValue? {
        guard let amount, let currencyCode else { return nil }
        return CurrencyAmountValue(decimal: amount.decimalValue, currencyCode: currencyCode)
            .map(IntentValue.currencyAmount)
    }

    /// Returns an amount for a stored value, or nil if the value is not an amount of money.
    static func stored(_ value: IntentValue) -> INCurrencyAmount? {
        guard case .currencyAmount(let amount) = value else { return nil }
        return INCurrencyAmount(
            amount: NSDecimalNumber(decimal: amount.decimal), currencyCode: amount.currencyCode)
    }
}
