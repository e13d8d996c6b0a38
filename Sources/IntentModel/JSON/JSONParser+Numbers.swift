extension JSONParser {
    mutating func number() throws(JSONError) -> JSONValue {
        let start = position
        let isNegative = take(UInt8(ascii: "-"))
        let whole = position
        let startsWithZero = next == UInt8(ascii: "0")
        guard skipDigits() else { throw error("a digit is expected") }
        if startsWithZero, position - whole > 1 {
            throw JSONError(at: whole, "a number does not begin with 0")
        }
        let isWhole = try !skipFractionAndExponent()
        if isWhole, let value = integer(whole..<position, isNegative: isNegative) { return .integer(value) }
        return .number(try finite(start..<position))
    }

    /// Whether there was either.
    private mutating func skipFractionAndExponent() throws(JSONError) -> Bool {
        let start = position
        if take(UInt8(ascii: ".")) {
            guard skipDigits() else { throw error("a digit is expected after the decimal point") }
        }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            guard skipDigits() else { throw error("a digit is expected in the exponent") }
        }
        return position > start
    }

    private mutating func skipDigits() -> Bool {
        let start = position
        while let byte = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { position += 1 }
        return position > start
    }

    /// Nil for what does not fit in 64 bits, and for -0, which is no integer.
    private func integer(_ digits: Range<Int>, isNegative: Bool) -> Int? {
        var value: Int64 = 0
        for byte in bytes[digits] {
            let digit = Int64(byte - UInt8(ascii: "0"))
            let (product, overflowed) = value.multipliedReportingOverflow(by: 10)
            // Downwards for negative numbers, whose range is larger by one.
            let (sum, overflowedToo) =
                isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
            if overflowed || overflowedToo { return nil }
            value = sum
        }
        return isNegative && value == 0 ? nil : Int(exactly: value)
    }

    private func finite(_ range: Range<Int>) throws(JSONError) -> Double {
        // The standard library's reader rounds correctly and knows no locale.
        let text = String(decoding: bytes[range], as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            throw JSONError(at: range.lowerBound, "a number is too large for 64 bits")
        }
        return value
    }
}
