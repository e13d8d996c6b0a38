/// Literals of values. Whatever the value holds, the literal is one token on one line.
enum SwiftLiteral {
    /// A piece of a literal with interpolations.
    enum Part {
        case text(String)
        /// What stands between `\(` and `)`.
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
        .literal("\"\(escaped(content))\"")
    }

    private static func escaped(_ content: String) -> String {
        if content.utf8.allSatisfy(isPlain) { return content }
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

    /// Visible ASCII that means itself in a literal.
    private static func isPlain(_ byte: UInt8) -> Bool {
        0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    /// `#"…"#`, with as many number signs as the content asks for. What cannot stand in a raw literal makes it an
    /// ordinary one.
    static func rawString(_ content: String) -> SwiftCode {
        if content.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }),
            content.unicodeScalars.contains(where: \.isUnsafeInSource)
        {
            return string(content)
        }
        let signs = String(repeating: "#", count: longestDelimiter(in: content) + 1)
        return .literal("\(signs)\"\(content)\"\(signs)")
    }

    static func integer(_ value: Int) -> SwiftCode {
        .literal(String(value))
    }

    /// - Precondition: `value` is finite.
    static func decimal(_ value: Double) -> SwiftCode {
        precondition(value.isFinite, "a decimal literal is finite")
        return .literal(value.description)
    }

    static func boolean(_ value: Bool) -> SwiftCode {
        value ? "true" : "false"
    }

    /// The longest run of number signs that follows a quote or a backslash: with as many, the content would end the
    /// literal or begin an escape.
    private static func longestDelimiter(in content: String) -> Int {
        let hasSign = content.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.contains(UInt8(ascii: "#"))
        }
        guard hasSign ?? true else { return 0 }
        var longest = 0
        var run: Int?
        for byte in content.utf8 {
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
    /// Ends a line, is invisible, or changes how the rest of the line is shown.
    var isUnsafeInSource: Bool {
        // The tables of Unicode are slow to ask, and nearly all text is visible ASCII, much of the rest Chinese.
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
