/// Numbers as the core schema of YAML 1.2 writes them, decimal only: no octal, hexadecimal, infinity or NaN.
enum NumberLiteral {
    enum IntegerResult: Equatable {
        case value(Int), tooLarge, malformed
    }

    static func integer(_ text: String) -> IntegerResult {
        let digits = text.utf8.first.map { $0 == plus || $0 == minus } == true ? text.utf8.dropFirst() : text.utf8[...]
        guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return .malformed }
        return Int(text).map { .value($0) } ?? .tooLarge
    }

    /// Nil for what is no number, and for one that a Double cannot hold.
    static func decimal(_ text: String) -> Double? {
        guard hasDecimalForm(text.utf8[...]), let number = Double(text), number.isFinite else { return nil }
        return number
    }

    private static func hasDecimalForm(_ text: Substring.UTF8View) -> Bool {
        var rest = text
        if rest.first == plus || rest.first == minus { rest = rest.dropFirst() }
        let whole = rest.prefix(while: isDigit)
        rest = rest.dropFirst(whole.count)
        var fractionCount = 0
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            fractionCount = rest.prefix(while: isDigit).count
            rest = rest.dropFirst(fractionCount)
        }
        guard whole.count + fractionCount > 0 else { return false }
        guard let mark = rest.first else { return true }
        guard mark | 0x20 == UInt8(ascii: "e") else { return false }
        rest = rest.dropFirst()
        if rest.first == plus || rest.first == minus { rest = rest.dropFirst() }
        return !rest.isEmpty && rest.allSatisfy(isDigit)
    }

    private static let plus = UInt8(ascii: "+")
    private static let minus = UInt8(ascii: "-")

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
