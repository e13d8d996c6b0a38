internal import IntentSystem

/// Writes the contents of double-quoted scalars.
enum DoubleQuotes {
    /// The maximum number of consecutive spaces before one is escaped, because readers reject long runs of blanks; see
    /// ``YAMLLimits/blankRunBytes``.
    static let maximumSpaces = 1024

    static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        var spaces = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            spaces = byte == UInt8(ascii: " ") ? spaces + 1 : 0
            if byte >= 0x80, let scalar = text.hiddenScalar(at: index) {
                bytes += escape(scalar).utf8
                index += UTF8.width(scalar)
                continue
            }
            if spaces > maximumSpaces {
                bytes += escape(" ").utf8
                spaces = 0
            } else if let letter = shortEscape(of: byte) {
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(letter)
            } else if byte < 0x20 || byte == 0x7F {
                bytes += escape(Unicode.Scalar(byte)).utf8
            } else {
                bytes.append(byte)
            }
            index += 1
        }
    }

    /// Returns the character after the backslash.
    private static func shortEscape(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
        case UInt8(ascii: "\n"): UInt8(ascii: "n")
        case UInt8(ascii: "\r"): UInt8(ascii: "r")
        case UInt8(ascii: "\t"): UInt8(ascii: "t")
        default: nil
        }
    }

    /// Returns an escape such as `\x1F` or `\u2028`.
    static func escape(_ scalar: Unicode.Scalar) -> String {
        let isShort = scalar.value < 0x100
        return (isShort ? "\\x" : "\\u") + scalar.value.padded(to: isShort ? 2 : 4, radix: 16, uppercase: true)
    }
}

extension UTF8 {
    fileprivate static func width(_ scalar: Unicode.Scalar) -> Int { scalar.value < 0x800 ? 2 : 3 }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the non-ASCII scalar at an index if it is invisible or not allowed in YAML: a C1 control, a Unicode line end,
    /// the byte order mark, a character that changes the direction of text, U+FFFE or U+FFFF.
    func hiddenScalar(at index: Int) -> Unicode.Scalar? {
        let following = index + 1 < count ? self[index + 1] : 0
        let last = index + 2 < count ? self[index + 2] : 0
        switch (self[index], following, last) {
        case (0xC2, 0x80...0x9F, _): return Unicode.Scalar(following)
        case (0xE2, 0x80, 0xA8...0xAE): return Unicode.Scalar(0x2000 + UInt32(last & 0x3F))
        case (0xE2, 0x81, 0xA6...0xA9): return Unicode.Scalar(0x2040 + UInt32(last & 0x3F))
        case (0xEF, 0xBB, 0xBF): return "\u{FEFF}"
        case (0xEF, 0xBF, 0xBE...0xBF): return Unicode.Scalar(0xFFC0 + UInt32(last & 0x3F))
        default: return nil
        }
    }
}
