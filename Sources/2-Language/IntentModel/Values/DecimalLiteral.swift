/// A decimal number in the grammar of YAML's core schema: `12`, `+1.5`, `.5`, `5.`, `1e3`. Separators and other bases are
/// not supported.
struct DecimalLiteral {
    private let isNegative: Bool
    /// The digits as values from 0 to 9, without leading zeros; empty for zero.
    private let digits: [UInt8]
    /// The power of ten of the last digit.
    private let exponent: Int

    init?(_ text: some StringProtocol) {
        var rest = Substring(text)
        isNegative = rest.utf8.first == UInt8(ascii: "-")
        if rest.utf8.first == UInt8(ascii: "-") || rest.utf8.first == UInt8(ascii: "+") { rest.removeFirst() }
        let mantissa = rest.prefix { $0 != "e" && $0 != "E" }
        let parts = mantissa.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let fraction = parts.count == 2 ? parts[1] : ""
        let written = String(parts[0]) + String(fraction)
        guard written.isASCIIDigits, let exponent = DecimalLiteral.exponent(rest[mantissa.endIndex...]) else {
            return nil
        }
        digits = written.utf8.map { $0 - UInt8(ascii: "0") }.drop { $0 == 0 } + []
        self.exponent = exponent - fraction.utf8.count
    }

    /// Returns 0 if there is no exponent and `nil` if it is malformed. An exponent beyond ±100,000 is clamped.
    private static func exponent(_ text: Substring) -> Int? {
        if text.isEmpty { return 0 }
        let signed = text.dropFirst()
        let digits = signed.first == "-" || signed.first == "+" ? signed.dropFirst() : signed
        guard digits.isASCIIDigits else { return nil }
        let size = min(Int(digits) ?? .max, 100_000)
        return signed.first == "-" ? -size : size
    }

    /// The nearest `Double`; `nil` if the number is too large.
    var double: Double? {
        let sign = isNegative ? "-" : ""
        let text = digits.isEmpty ? "0" : String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
        return Double(sign + text + "e\(exponent)").flatMap { $0.isFinite ? $0 : nil }
    }

    /// Returns the number without an exponent and without insignificant zeros.
    /// - Parameter limit: The maximum number of digits, and the maximum distance of a digit from the decimal point.
    /// - Returns: `nil` if the number exceeds the limit.
    func plainText(digits limit: Int) -> String? {
        guard let last = digits.lastIndex(where: { $0 != 0 }) else { return "0" }
        let counted = digits[...last]
        let exponent = exponent + digits.count - counted.count
        let point = counted.count + exponent
        guard counted.count <= limit, abs(exponent) <= limit, abs(point) <= limit else { return nil }
        let text = String(decoding: counted.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
        let sign = isNegative ? "-" : ""
        if exponent >= 0 { return sign + text + String(repeating: "0", count: exponent) }
        if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + text }
        return sign + text.prefix(point) + "." + text.dropFirst(point)
    }

    /// Returns the number multiplied by `factor` (up to 999) and a power of ten, truncated to an integer.
    ///
    /// Only the first 30 digits are used. Returns `nil` if the result does not fit.
    func scaled(by factor: Int128, tenToThe power: Int) -> Int128? {
        let counted = digits.prefix(30)
        var value = counted.reduce(Int128(0)) { $0 * 10 + Int128($1) } * factor
        let shift = exponent + digits.count - counted.count + power
        if value == 0 { return 0 }
        for _ in 0..<min(abs(shift), 40) {
            if shift < 0 {
                value /= 10
            } else {
                let (tenfold, overflows) = value.multipliedReportingOverflow(by: 10)
                if overflows { return nil }
                value = tenfold
            }
        }
        return isNegative ? -value : value
    }
}

extension StringProtocol {
    /// Whether the text is not empty and consists of the digits 0 to 9.
    var isASCIIDigits: Bool {
        !isEmpty && utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
}

extension Int {
    /// Reads an optional sign followed by digits.
    package static func literal(_ text: String) throws(ValueTextError) -> Int {
        let digits =
            text.utf8.first == UInt8(ascii: "-") || text.utf8.first == UInt8(ascii: "+") ? text.dropFirst() : text[...]
        guard digits.isASCIIDigits else {
            throw ValueTextError("'\(text)' is not a whole number: an optional sign and digits")
        }
        guard let value = Int(text) else { throw ValueTextError("'\(text)' does not fit in 64 bits") }
        return value
    }
}

extension Double {
    /// Reads a finite number in the grammar of ``DecimalLiteral``.
    static func literal(_ text: some StringProtocol) throws(ValueTextError) -> Double {
        guard let literal = DecimalLiteral(text) else {
            throw ValueTextError("'\(text)' is not a number such as 12, 0.5 or 1e3", suggestion: literal(meantBy: text))
        }
        guard let value = literal.double else { throw ValueTextError("'\(text)' is too large for a number") }
        return value
    }

    /// Returns the literal of a percentage, or of a number with a decimal comma; `nil` for any other text.
    private static func literal(meantBy text: some StringProtocol) -> String? {
        if text.last == "%" {
            let number = DecimalLiteral(String(text.dropLast()).split(separator: " ").joined())
            return number?.double.map { ($0 / 100).shortText }
        }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = DecimalLiteral(parts.joined(separator: ".")) else { return nil }
        return number.double?.shortText
    }
}

extension Double {
    /// The shortest text that parses as this number. A whole number has no fraction: `12`, `0.5`, `1e21`.
    package var shortText: String {
        let text = description
        if text.hasSuffix(".0") { return String(text.dropLast(2)) }
        guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[mark...].dropFirst()) else { return text }
        return text[..<mark] + "e" + String(exponent)
    }
}
