internal import IntentModel

/// A parser of one `.strings` file in UTF-8.
struct StringsParser {
    private let bytes: [UInt8]
    /// At most `bytes.count`.
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func table() throws(StringsProblem) -> [String: String] {
        var table: [String: String] = [:]
        try skipSpace()
        while next != nil {
            let key = try token("a key")
            try skipSpace()
            var text = key
            if consume(UInt8(ascii: "=")) {
                try skipSpace()
                text = try token("a string")
                try skipSpace()
            }
            guard consume(UInt8(ascii: ";")) else { throw missingSemicolon() }
            table[key] = text
            try skipSpace()
        }
        return table
    }

    /// The next byte; nil at the end of the file.
    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func problem(_ message: String) -> StringsProblem { StringsProblem(at: position, message) }

    /// Returns a problem at the end of the previous token, because the next one may be lines further down.
    private func missingSemicolon() -> StringsProblem {
        let end = bytes[..<position].lastIndex { !$0.isStringsSpace } ?? 0
        return StringsProblem(at: end, "expected ';' at the end")
    }

    // MARK: Keys and texts

    private mutating func token(_ what: String) throws(StringsProblem) -> String {
        switch next {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return try quoted()
        case nil: throw problem("unexpected end of file; expected \(what)")
        default: break
        }
        let start = position
        while let byte = next, byte.isPlainInStrings { position += 1 }
        guard start < position else { throw problem("expected \(what) in quotes") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func quoted() throws(StringsProblem) -> String {
        let start = position
        let quote = bytes[start]
        position += 1
        var text = ""
        while let byte = next {
            if consume(quote) { return text }
            if byte == UInt8(ascii: "\\") {
                text.unicodeScalars.append(try escape())
                continue
            }
            let plain = position
            while let byte = next, byte != quote, byte != UInt8(ascii: "\\") { position += 1 }
            text += String(decoding: bytes[plain..<position], as: UTF8.self)
        }
        throw StringsProblem(at: start, "unclosed quote")
    }

    // MARK: Escapes

    private mutating func escape() throws(StringsProblem) -> Unicode.Scalar {
        let start = position
        position += 1
        guard let letter = next else { throw StringsProblem(at: start, "incomplete escape sequence") }
        switch letter {
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            return nextStepScalar(UInt8(truncatingIfNeeded: digits(atMost: 3, radix: 8) ?? 0))
        case UInt8(ascii: "U"):
            position += 1
            return try numberedScalar(from: start)
        case 0x80...: return nextScalar()
        default:
            position += 1
            return Unicode.Scalar(unescaped(letter))
        }
    }

    private func unescaped(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "a"): 0x07
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "v"): 0x0B
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "r"): 0x0D
        default: letter
        }
    }

    private mutating func numberedScalar(from start: Int) throws(StringsProblem) -> Unicode.Scalar {
        guard let unit = digits(atMost: 4, radix: 16) else {
            throw StringsProblem(at: start, "expected hexadecimal digits after \\U")
        }
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard unit < 0xDC00, consume(UInt8(ascii: "\\")), consume(UInt8(ascii: "U")),
            let second = digits(atMost: 4, radix: 16), 0xDC00...0xDFFF ~= second,
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
        else { throw StringsProblem(at: start, "incomplete surrogate pair") }
        return scalar
    }

    /// Reads digits; returns nil if there are none.
    private mutating func digits(atMost count: Int, radix: Int) -> UInt32? {
        let start = position
        while position < start + count, let byte = next,
            Character(Unicode.Scalar(byte)).hexDigitValue.map({ $0 < radix }) ?? false
        {
            position += 1
        }
        return UInt32(String(decoding: bytes[start..<position], as: UTF8.self), radix: radix)
    }

    private mutating func nextScalar() -> Unicode.Scalar {
        var decoder = UTF8()
        var rest = bytes[position...].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return "\u{FFFD}" }
        position += UTF8.width(scalar)
        return scalar
    }

    // MARK: Between them

    /// Skips white space and comments.
    private mutating func skipSpace() throws(StringsProblem) {
        while let byte = next {
            if byte.isStringsSpace {
                position += 1
            } else if byte == UInt8(ascii: "/"), try skipComment() {
                continue
            } else {
                return
            }
        }
    }

    /// Skips a comment; returns false if there is none, because an unquoted key may begin with a slash.
    private mutating func skipComment() throws(StringsProblem) -> Bool {
        let start = position
        switch position + 1 < bytes.count ? bytes[position + 1] : 0 {
        case UInt8(ascii: "/"):
            while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
            return true
        case UInt8(ascii: "*"):
            position += 2
            while let byte = next {
                position += 1
                if byte == UInt8(ascii: "*"), consume(UInt8(ascii: "/")) { return true }
            }
            throw StringsProblem(at: start, "unclosed comment")
        default: return false
        }
    }

    private mutating func consume(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }
}

extension UInt8 {
    fileprivate var isStringsSpace: Bool { 0x09...0x0D ~= self || self == 0x20 }

    /// Whether the byte may occur in an unquoted key or text.
    fileprivate var isPlainInStrings: Bool {
        switch self {
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
            UInt8(ascii: "-"):
            true
        default: isASCIILetterOrDigit
        }
    }
}

/// Returns the character of a byte in the NeXTSTEP encoding, which octal escapes in `.strings` files use.
///
/// Source: the Unicode Consortium's table NEXTSTEP.TXT. The two bytes without a character become U+FFFD.
private func nextStepScalar(_ byte: UInt8) -> Unicode.Scalar {
    byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte - 0x80)]
}

private let upperHalf = Array(
    """
    \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏ\
    ÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷\
    ©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ\
    ®–†‡·¦¶•‚„”»…‰¬¿\
    ¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ\
    —±¼½¾àáâãäåçèéêë\
    ìÆíªîïðñŁØŒºòóôõ\
    öæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}
    """.unicodeScalars)

/// A parsing problem, on its way out of the parser.
struct StringsProblem: Error {
    /// The offset in bytes of UTF-8.
    let offset: Int
    let message: String

    init(at offset: Int, _ message: String) {
        self.offset = offset
        self.message = message
    }
}
