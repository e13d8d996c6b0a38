/// A decimal number as it is written, by the grammar of YAML's core schema: `12`, `+1.5`, `.5`, `5.`, `1e3`. No
/// separators and no other bases.
struct DecimalLiteral {
    private let isNegative: Bool
    /// Values from 0 to 9, the first not 0; empty for zero.
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
        let written = parts[0] + fraction
        guard written.isASCIIDigits, let exponent = DecimalLiteral.exponent(rest[mantissa.endIndex...]) else {
            return nil
        }
        digits = written.utf8.map { $0 - UInt8(ascii: "0") }.drop { $0 == 0 } + []
        self.exponent = exponent - fraction.utf8.count
    }

    /// 0 where there is none; nil where it is malformed. Beyond what any number needs it is cut.
    private static func exponent(_ text: Substring) -> Int? {
        if text.isEmpty { return 0 }
        let signed = text.dropFirst()
        let digits = signed.first == "-" || signed.first == "+" ? signed.dropFirst() : signed
        guard digits.isASCIIDigits else { return nil }
        let size = min(Int(digits) ?? .max, 100_000)
        return signed.first == "-" ? -size : size
    }

    /// The nearest number that a Double holds; nil where it is too large.
    var double: Double? {
        let sign = isNegative ? "-" : ""
        let text = digits.isEmpty ? "0" : String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
        return Double(sign + text + "e\(exponent)").flatMap { $0.isFinite ? $0 : nil }
    }

    /// Without an exponent and without zeros that say nothing; nil for more digits, or digits farther from the point,
    /// than `limit`.
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

    /// The number times `factor` (up to 999) times a power of ten, cut to a whole one; nil where it does not fit.
    /// Of the digits the first 30 count.
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
    /// Whether there is at least one character and all are digits from 0 to 9.
    var isASCIIDigits: Bool {
        !isEmpty && utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
}
