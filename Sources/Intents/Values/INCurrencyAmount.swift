public import Foundation

/// An amount of money.
open class INCurrencyAmount: NSObject {
    public let amount: NSDecimalNumber?
    /// ISO 4217: `EUR`.
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
