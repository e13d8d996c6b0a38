extension Int {
    /// An optional sign and digits.
    static func literal(_ text: String) throws(ValueTextError) -> Int {
        let digits =
            text.utf8.first == UInt8(ascii: "-") || text.utf8.first == UInt8(ascii: "+") ? text.dropFirst() : text[...]
        guard digits.isASCIIDigits else {
            throw ValueTextError("'\(text)' is no whole number: a sign if need be, and digits")
        }
        guard let value = Int(text) else { throw ValueTextError("'\(text)' does not fit in 64 bits") }
        return value
    }
}

extension Double {
    /// See ``DecimalLiteral``; finite.
    static func literal(_ text: some StringProtocol) throws(ValueTextError) -> Double {
        guard let literal = DecimalLiteral(text) else {
            throw ValueTextError("'\(text)' is no number such as 12, 0.5 or 1e3")
        }
        guard let value = literal.double else { throw ValueTextError("'\(text)' is too large for a number") }
        return value
    }
}
