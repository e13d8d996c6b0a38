extension CurrencyAmountValue {
    /// `12.50 EUR`
    static func literal(_ text: String) throws(ValueTextError) -> CurrencyAmountValue {
        let parts = text.split(separator: " ", omittingEmptySubsequences: true)
        guard parts.count == 2 else {
            throw ValueTextError("'\(text)' is no amount with its currency, such as '12.50 EUR'")
        }
        guard let number = ExactDecimal(String(parts[0])) else {
            throw ValueTextError("'\(parts[0])' is no amount such as 12.50, of at most 38 digits")
        }
        guard let amount = CurrencyAmountValue(amount: number, currencyCode: String(parts[1])) else {
            throw ValueTextError("'\(parts[1])' is no currency's code: three capital letters, such as EUR")
        }
        return amount
    }
}
