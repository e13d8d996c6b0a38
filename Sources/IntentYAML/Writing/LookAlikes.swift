/// Texts that some reader of YAML takes for something else where they have no quotes.
enum LookAlikes {
    /// Whether a text without quotes may be read as null, a Boolean, a number, a date or a merge key, under YAML 1.1
    /// or 1.2. True for the empty text too; and for some that are only near: what consists of digits and the signs
    /// of numbers and dates is not looked at more closely.
    static func mayBeOtherThanText(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = text.first else { return true }
        switch first {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            return mayBeNumber(text)
        case UInt8(ascii: "~"), UInt8(ascii: "="): return text.count == 1
        case UInt8(ascii: "<"): return text.count == 2 && text[1] == first
        default: return text.count <= 5 && isWord(text)
        }
    }

    private static func mayBeNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let isSigned = text[0] == UInt8(ascii: "+") || text[0] == UInt8(ascii: "-")
        let unsigned = UnsafeBufferPointer(rebasing: text[(isSigned ? 1 : 0)...])
        if unsigned.count > 2, unsigned[0] == UInt8(ascii: "0"), isRadix(unsigned[1]) {
            return unsigned[2...].allSatisfy { $0.isHexadecimalDigit || $0 == UInt8(ascii: "_") }
        }
        if `is`(unsigned, ".inf") || `is`(unsigned, ".nan") { return true }
        return unsigned.allSatisfy(isOfNumberOrDate)
    }

    private static func isRadix(_ byte: UInt8) -> Bool {
        switch byte | 0x20 {
        case UInt8(ascii: "x"), UInt8(ascii: "o"), UInt8(ascii: "b"): true
        default: false
        }
    }

    /// `1_000.5e+3`, `190:20:30`, `2026-11-20T09:30:00Z`, `1,000`
    private static func isOfNumberOrDate(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+")...UInt8(ascii: "."), UInt8(ascii: ":"),
            UInt8(ascii: "_"), UInt8(ascii: " "), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "t"),
            UInt8(ascii: "T"), UInt8(ascii: "z"), UInt8(ascii: "Z"):
            true
        default: false
        }
    }

    private static func isWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        switch text.count {
        case 1: `is`(text, "y") || `is`(text, "n")
        case 2: `is`(text, "no") || `is`(text, "on")
        case 3: `is`(text, "yes") || `is`(text, "off")
        case 4: `is`(text, "true") || `is`(text, "null")
        default: `is`(text, "false")
        }
    }

    /// Whether they are the same but for capitals.
    private static func `is`(_ text: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
        word.withUTF8Buffer { word in
            text.count == word.count && zip(text, word).allSatisfy { $0 | 0x20 == $1 | 0x20 }
        }
    }
}

extension UInt8 {
    fileprivate var isHexadecimalDigit: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
