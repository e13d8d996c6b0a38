/// The inside of double quotes.
enum DoubleQuotes {
    /// Of more spaces in a row some are escapes: readers refuse long runs of blanks, see ``YAMLLimits/blankRunBytes``.
    static let mostSpaces = 1024

    static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        var spaces = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            spaces = byte == UInt8(ascii: " ") ? spaces + 1 : 0
            if byte >= 0x80, let scalar = text.hiddenScalar(at: index) {
                append(scalar, to: &bytes)
                index += UTF8.width(scalar)
                continue
            }
            if spaces > mostSpaces {
                append(" ", to: &bytes)
                spaces = 0
            } else if let letter = shortEscape(of: byte) {
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(letter)
            } else if byte < 0x20 || byte == 0x7F {
                append(Unicode.Scalar(byte), to: &bytes)
            } else {
                bytes.append(byte)
            }
            index += 1
        }
    }

    /// What stands behind the backslash.
    private static func shortEscape(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
        case UInt8(ascii: "\n"): UInt8(ascii: "n")
        case UInt8(ascii: "\r"): UInt8(ascii: "r")
        case UInt8(ascii: "\t"): UInt8(ascii: "t")
        default: nil
        }
    }

    /// `\x1F`, `\u2028`
    private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        let isShort = scalar.value < 0x100
        let digits = String(scalar.value, radix: 16, uppercase: true)
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(UInt8(ascii: isShort ? "x" : "u"))
        for _ in digits.utf8.count..<(isShort ? 2 : 4) { bytes.append(UInt8(ascii: "0")) }
        bytes.append(contentsOf: digits.utf8)
    }
}

extension UTF8 {
    fileprivate static func width(_ scalar: Unicode.Scalar) -> Int { scalar.value < 0x800 ? 2 : 3 }
}
