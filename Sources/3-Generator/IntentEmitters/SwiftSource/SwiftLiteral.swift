import IntentSystem

/// Swift literals. Whatever the value contains, its literal is a single token on a single line.
enum SwiftLiteral {
    /// A part of an interpolated string literal.
    enum Part {
        case text(String)
        /// The expression between `\(` and `)`.
        case code(SwiftCode)
    }

    static func interpolated(_ parts: [Part]) -> SwiftCode {
        let pieces = parts.map { part in
            switch part {
            case .text(let content): escaped(content)
            case .code(let code): "\\(\(code.text))"
            }
        }
        return .literal("\"\(pieces.joined())\"")
    }

    static func string(_ content: String) -> SwiftCode {
        "\(literal: content)"
    }

    /// Appends the literal of a text.
    static func append(_ content: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        bytes.append(text: escaped(content))
        bytes.append(UInt8(ascii: "\""))
    }

    /// Returns a text followed by the number. A number known now becomes part of the literal.
    static func numbered(_ text: String, _ number: SwiftCode) -> SwiftCode {
        guard let known = Int(number.text) else { return "\(string(text)) + \"\\(\(number))\"" }
        return string(text + String(known))
    }

    private static func escaped(_ content: String) -> String {
        if content.utf8.withContiguousStorageIfAvailable({ $0.allSatisfy(isPlain) }) == true { return content }
        var text = ""
        for scalar in content.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.isUnsafeInSource: text += scalar.swiftEscape
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// Whether the byte is visible ASCII that needs no escape in a literal.
    private static func isPlain(_ byte: UInt8) -> Bool {
        0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    /// Returns a raw literal, `#"…"#`, with as many number signs as the content needs. Content with line breaks or
    /// invisible characters becomes an ordinary literal.
    /// - Parameter content: Valid UTF-8.
    static func rawString(utf8 content: [UInt8]) -> SwiftCode {
        guard isSafeInSource(content) else { return string(String(decoding: content, as: UTF8.self)) }
        let signs = Array(repeating: UInt8(ascii: "#"), count: longestDelimiterLength(in: content) + 1)
        let quote = [UInt8(ascii: "\"")]
        return .literal(utf8: signs + quote + content + quote + signs)
    }

    /// Whether no scalar is unsafe in source. Only what is not ASCII is decoded.
    private static func isSafeInSource(_ content: [UInt8]) -> Bool {
        var rest = content[...]
        while let start = rest.firstIndex(where: { $0 &- 0x20 >= 0x5F }) {
            let end = rest[start...].firstIndex { $0 < 0x80 } ?? rest.endIndex
            let scalars = String(decoding: rest[start..<end], as: UTF8.self).unicodeScalars
            if end == start || scalars.contains(where: \.isUnsafeInSource) { return false }
            rest = rest[end...]
        }
        return true
    }

    static func integer(_ value: Int) -> SwiftCode {
        .literal(String(value))
    }

    /// Returns the shortest decimal literal, or a hexadecimal one if a compiler could read another number.
    ///
    /// Compilers warn of decimal literals of subnormal numbers. A compiler for x86 rounds a decimal literal to 64 significant bits, and the result to the 53 of a `Double`. The second
    /// rounding can be in the wrong direction if the number is close to the middle of two others.
    /// - Precondition: `value` is finite.
    static func decimal(_ value: Double) -> SwiftCode {
        precondition(value.isFinite, "a decimal literal must be finite")
        let text = value.description
        let isKept = value.isZero || value.isNormal && isRoundedAlike(value.magnitude)
        return .literal(isKept ? text : "\(hexadecimal(value)) /* \(text) */")
    }

    /// Whether the numbers that differ from the shortest decimal text by less than 64 bits show are all the same `Double`.
    private static func isRoundedAlike(_ value: Double) -> Bool {
        let parts = value.description.split(separator: "e")
        let number = parts[0].split(separator: ".")
        let fraction = number.count > 1 ? number[1] : ""
        let exponent = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) - fraction.utf8.count
        let digits = Int128(number[0] + fraction) ?? 0
        let scaled = digits * 1_000_000_000_000_000_000
        let distance = scaled >> 64 + 1
        return [scaled - distance, scaled + distance].allSatisfy { Double("\($0)e\(exponent - 18)") == value }
    }

    private static func hexadecimal(_ value: Double) -> String {
        let digits = value.significand.significandBitPattern.padded(to: 13, radix: 16)
        return "\(value < 0 ? "-" : "")0x1.\(digits)p\(value.exponent)"
    }

    static func boolean(_ value: Bool) -> SwiftCode {
        value ? "true" : "false"
    }

    /// The length of the longest run of number signs after a quote or a backslash. A delimiter of that length would let
    /// the content end the literal or begin an escape.
    private static func longestDelimiterLength(in content: [UInt8]) -> Int {
        let hasSign = content.withUnsafeBytes { bytes in
            bytes.baseAddress.map { Memory.firstOffset(of: UInt8(ascii: "#"), in: $0, count: bytes.count) != nil }
                ?? false
        }
        guard hasSign else { return 0 }
        var longest = 0
        var run: Int?
        for byte in content {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): run = 0
            case UInt8(ascii: "#"): run = run.map { $0 + 1 }
            default: run = nil
            }
            longest = max(longest, run ?? 0)
        }
        return longest
    }
}

extension Unicode.Scalar {
    /// Whether the scalar ends a line, is invisible, or changes how the rest of the line is displayed.
    var isUnsafeInSource: Bool {
        // Unicode lookups are slow. Most text is visible ASCII, and much of the rest is Chinese.
        if 0x20..<0x7F ~= value || 0x4E00...0x9FA5 ~= value { return false }
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: return true
        default: return false
        }
    }

    /// `\u{202E}`
    var swiftEscape: String {
        "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
}
