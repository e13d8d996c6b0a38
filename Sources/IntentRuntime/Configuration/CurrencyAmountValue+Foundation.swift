// The small part of Foundation, where it is a module: all of it takes an extension 6 MB of memory.
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension CurrencyAmountValue {
    /// The amount as Foundation calculates with it, exact too.
    public var decimal: Decimal {
        // Decimal holds every number of 38 digits, which is what an exact one has at most.
        Decimal(string: amount.text, locale: Locale(identifier: "en_US_POSIX")) ?? 0
    }

    /// Nil for what is no currency's code, and for a number of more than 38 digits, or none.
    public init?(decimal: Decimal, currencyCode: String) {
        guard let amount = ExactDecimal("\(decimal)") else { return nil }
        self.init(amount: amount, currencyCode: currencyCode)
    }
}
