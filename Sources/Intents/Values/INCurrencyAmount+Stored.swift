import Foundation
import IntentRuntime

extension INCurrencyAmount {
    /// Nil for an amount without a number or without a currency's code.
    var storedValue: IntentValue? {
        guard let amount, let currencyCode else { return nil }
        return CurrencyAmountValue(decimal: amount.decimalValue, currencyCode: currencyCode)
            .map(IntentValue.currencyAmount)
    }

    /// Nil for what is no amount of money.
    static func stored(_ value: IntentValue) -> INCurrencyAmount? {
        guard case .currencyAmount(let amount) = value else { return nil }
        return INCurrencyAmount(
            amount: NSDecimalNumber(decimal: amount.decimal), currencyCode: amount.currencyCode)
    }
}
