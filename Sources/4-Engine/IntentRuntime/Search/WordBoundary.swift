/// Determines where words begin in folded text, with the same rule on every platform.
///
/// A word begins after a character that is not a letter or digit. Chinese and Japanese are written without spaces, so
/// each of their characters may begin a word, and a word begins after them.
enum WordBoundary {
    /// - Parameters:
    ///   - position: The offset of a character that is not the first one.
    ///   - text: UTF-8.
    static func startsWord(at position: Int, in text: UnsafeRawBufferPointer) -> Bool {
        // The most frequent cases. The code below gives the same result.
        if text[position - 1] < 0x80, text[position] < 0x80 { return !isWordCharacter(UInt32(text[position - 1])) }
        // U+5000 to U+9FFF.
        if 0xE5...0xE9 ~= text[position] { return true }
        var previous = position - 1
        while previous > 0, text[previous] & 0xC0 == 0x80 { previous -= 1 }
        let before = text.scalar(at: previous).value
        return !isWordCharacter(before) || isWrittenWithoutSpaces(before)
            || isWrittenWithoutSpaces(text.scalar(at: position).value)
    }

    /// Whether the bytes before a text like this one suffice to determine that no word begins at it.
    static func followsFromBytesBefore(_ text: [UInt8]) -> Bool {
        text.withUnsafeBytes { !$0.isEmpty && !isWrittenWithoutSpaces($0.scalar(at: 0).value) }
    }

    /// Examines 32 positions at once by the two bytes before each: the highest bit is set if the position follows an
    /// ASCII letter or a letter of U+0100 to U+05BF (two bytes of Latin, Greek, Cyrillic, Armenian or Hebrew). No word
    /// that satisfies ``followsFromBytesBefore(_:)`` begins there; elsewhere, one may.
    @inline(__always)
    static func surelyInside(after before: SIMD4<UInt64>, _ secondBefore: SIMD4<UInt64>) -> SIMD4<UInt64> {
        isInRange(before, 0x61, 0x7A) & ~before | isInRange(secondBefore, 0x44, 0x56) & secondBefore
    }

    /// Sets the highest bit of each byte whose other bits are in a range.
    @inline(__always)
    private static func isInRange(_ bytes: SIMD4<UInt64>, _ lowest: UInt64, _ highest: UInt64) -> SIMD4<UInt64> {
        func each(_ byte: UInt64) -> SIMD4<UInt64> { SIMD4(repeating: byte &* 0x0101_0101_0101_0101) }
        let seven = bytes & each(0x7F)
        return (seven &+ each(0x80 - lowest)) & ~(seven &+ each(0x7F - highest))
    }

    /// Han characters and kana, with their iteration marks.
    private static func isWrittenWithoutSpaces(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3041...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF,
            0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }

    /// Letters, digits and marks: everything except the blocks of symbols.
    static func isWordCharacter(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB2...0xB3, 0xB5, 0xB9...0xBA: true
        case 0x00...0xBF, 0xD7, 0xF7, 0x2000...0x206F, 0x20A0...0x20CF, 0x2190...0x245F, 0x2500...0x2BFF,
            0x2E00...0x2E7F, 0x3000...0x3004, 0x3008...0x3020, 0x3030, 0x30FB, 0xFE10...0xFE1F, 0xFE30...0xFE6F,
            0xFFE0...0xFFFF, 0x1F000...0x1FAFF:
            false
        default: true
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Decodes the character that begins at a position, and returns the number of its bytes.
    /// - Precondition: The bytes are UTF-8.
    func scalar(at position: Int) -> (value: UInt32, length: Int) {
        let lead = self[position]
        let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        var value = UInt32(lead) & (length == 1 ? 0x7F : 0xFF >> (length + 1))
        for byte in self[(position + 1)..<Swift.min(position + length, count)] {
            value = value << 6 | UInt32(byte & 0x3F)
        }
        return (value, length)
    }
}
