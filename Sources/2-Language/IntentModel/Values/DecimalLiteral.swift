/// A decimal number in the grammar of YAML's core schema: `12`, `+1.5`, `.5`, `5.`, `1e3`. Separators and other bases are
/// not supported.
///
/// Two literals are equal if they are the same number.
struct DecimalLiteral: Equatable {
    private let isNegative: Bool
    /// The digits as values from 0 to 9, without leading and trailing zeros; empty for zero.
    private let digits: [UInt8]
    /// The power of ten of the last digit; 0 for zero.
    private let exponent: Int

    init?(_ text: some StringProtocol) {
        var rest = Substring(text)
        let hasMinus = rest.utf8.first == UInt8(ascii: "-")
        if hasMinus || rest.utf8.first == UInt8(ascii: "+") { rest.removeFirst() }
        let mantissa = rest.prefix { $0 != "e" && $0 != "E" }
        let parts = mantissa.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let fraction = parts.count == 2 ? parts[1] : ""
        let written = String(parts[0]) + String(fraction)
        guard written.isASCIIDigits, let exponent = DecimalLiteral.exponent(rest[mantissa.endIndex...]) else {
            return nil
        }
        let significant = written.utf8.drop { $0 == UInt8(ascii: "0") }
        let zeros = significant.reversed().prefix { $0 == UInt8(ascii: "0") }.count
        digits = significant.dropLast(zeros).map { $0 - UInt8(ascii: "0") }
        self.exponent = digits.isEmpty ? 0 : exponent - fraction.utf8.count + zeros
        isNegative = hasMinus && !digits.isEmpty
    }

    /// Returns 0 if there is no exponent and `nil` if it is malformed. An exponent beyond ±2⁶⁰ is clamped.
    private static func exponent(_ text: Substring) -> Int? {
        if text.isEmpty { return 0 }
        let signed = text.dropFirst()
        let digits = signed.first == "-" || signed.first == "+" ? signed.dropFirst() : signed
        guard digits.isASCIIDigits else { return nil }
        let size = min(Int(digits) ?? .max, 1 << 60)
        return signed.first == "-" ? -size : size
    }

    /// The nearest `Double`; `nil` if the number is too large.
    var double: Double? {
        Double((isNegative ? "-" : "") + (digits.isEmpty ? "0" : text) + "e\(exponent)").flatMap {
            $0.isFinite ? $0 : nil
        }
    }

    private var text: String { String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self) }

    var hasFraction: Bool { exponent < 0 }

    /// Returns the number without an exponent and without insignificant zeros.
    /// - Parameter limit: The maximum number of digits, and the maximum distance of a digit from the decimal point.
    /// - Returns: `nil` if the number exceeds the limit.
    func plainText(digits limit: Int) -> String? {
        let point = digits.count + exponent
        guard digits.count <= limit, abs(exponent) <= limit, abs(point) <= limit else { return nil }
        if digits.isEmpty { return "0" }
        let sign = isNegative ? "-" : ""
        if exponent >= 0 { return sign + text + String(repeating: "0", count: exponent) }
        if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + text }
        return sign + text.prefix(point) + "." + text.dropFirst(point)
    }

    /// Returns the number multiplied by `factor` and a power of ten; `nil` if the result is no integer, or does not fit.
    func scaled(by factor: Int128, tenToThe power: Int) -> Int128? {
        guard var value = integer?.multiplied(by: factor) else { return nil }
        let shift = exponent + power
        // No other integer of 128 bits can be divided by ten, or multiplied, more often.
        for _ in 0..<min(abs(shift), 40) where value != 0 {
            if shift < 0 {
                guard value % 10 == 0 else { return nil }
                value /= 10
            } else {
                guard let tenfold = value.multiplied(by: 10) else { return nil }
                value = tenfold
            }
        }
        return isNegative ? -value : value
    }

    /// The digits as an integer; `nil` if it does not fit.
    private var integer: Int128? {
        // The greatest integer of 38 digits fits.
        digits.count > 38 ? nil : digits.reduce(0) { $0 * 10 + Int128($1) }
    }
}

extension DecimalLiteral {
    /// Whether a `Double` keeps the number: its shortest text is the number.
    func isKept(by number: Double) -> Bool { self == DecimalLiteral(number.shortText) }

    /// Whether the number is what a program writes for a `Double` with as many digits, up to 17, of which the shortest text may
    /// need fewer: `0.10000000000000001` for 0.1.
    func isWritten(for number: Double) -> Bool {
        // The number is m / 2^power, and this one is n / tens. They differ by at most half a unit of the last digit.
        guard number.isNormal, digits.count <= 17, 0..<38 ~= -exponent, let integer else { return false }
        let power = 52 - Int(number.exponent)
        guard 1..<120 ~= power else { return false }
        let tens = (0..<(-exponent)).reduce(Int128(1)) { tens, _ in tens * 10 }
        let unit = Int128(1) << power
        guard let written = Int128(number.significandBitPattern | 1 << 52).multiplied(by: 2 * tens),
            let exact = (2 * integer).multiplied(by: unit)
        else { return false }
        return (written - exact).magnitude <= unit.magnitude
    }
}

extension Int128 {
    fileprivate func multiplied(by factor: Int128) -> Int128? {
        let (product, overflows) = multipliedReportingOverflow(by: factor)
        return overflows ? nil : product
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
            throw ValueTextError(
                UserText("'\(text)' is not a whole number: an optional sign and digits"), of: text,
                meanings: TypedNumber(text, isWhole: true).literals.filter { Int($0) != nil })
        }
        guard let value = Int(text) else { throw ValueTextError(UserText("'\(text)' does not fit in 64 bits")) }
        return value
    }
}

extension Double {
    /// Reads a number in the grammar of ``DecimalLiteral`` that a `Double` keeps.
    static func literal(_ text: some StringProtocol) throws(ValueTextError) -> Double {
        guard let literal = DecimalLiteral(text) else {
            throw ValueTextError(
                UserText("'\(text)' is not a number such as 12, 0.5 or 1e3"), of: text,
                meanings: TypedNumber(text).literals.filter { DecimalLiteral($0)?.double != nil })
        }
        guard let value = literal.double else { throw ValueTextError(UserText("'\(text)' is too large for a number")) }
        guard literal.isKept(by: value) else { throw ValueTextError("\(text)", isNotKeptBy: value) }
        return value.withoutNegativeZero
    }

    /// The number, or 0 for -0.
    var withoutNegativeZero: Double { self == 0 ? 0 : self }

    /// The shortest text that parses as this number. A whole number has no fraction: `12`, `0.5`, `1e21`.
    package var shortText: String {
        let text = description
        if text.hasSuffix(".0") { return String(text.dropLast(2)) }
        guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[mark...].dropFirst()) else { return text }
        return text[..<mark] + "e" + String(exponent)
    }
}

extension ValueTextError {
    /// Creates the error of a number of which a `Double` does not keep all digits.
    init(_ text: String, isNotKeptBy nearest: Double) {
        if nearest == 0 {
            self.init(UserText("'\(text)' is too small for a number"))
        } else {
            self.init(UserText("'\(text)' has more digits than a number keeps"), suggestion: nearest.shortText)
        }
    }
}
