/// Removes the differences between texts that a search ignores: case; width; kinds of spaces, dashes and quotation marks;
/// strokes and diacritics of Latin and Cyrillic letters, and Greek diacritics; Arabic and Hebrew points; and which kana a
/// text is written in. Other marks are kept, so that か and が differ.
package enum TextFolding {
    /// Returns the folded text as UTF-8.
    package static func fold(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        fold(text, into: &bytes)
        return bytes
    }

    /// Appends the folded text to a buffer.
    package static func fold(_ text: String, into bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { fold(utf8: UnsafeRawBufferPointer($0), into: &bytes) }
    }

    /// Most texts are plain from their beginning to their end.
    private static func fold(utf8 text: UnsafeRawBufferPointer, into bytes: inout [UInt8]) {
        var position = 0
        while position < text.count {
            let end = endOfPlainText(in: text, from: position)
            appendLowercased(text[position..<end], to: &bytes)
            position = end
            guard position < text.count else { return }
            var folder = Folder(table: .shared)
            while position < text.count, !isPlain(text[position]) {
                let scalar = text.scalar(at: position)
                folder.fold(scalar.value, into: &bytes)
                position += scalar.length
            }
            folder.finish(into: &bytes)
        }
    }

    /// Whether a character that begins with this byte is ASCII, or a Han character of U+4000 to U+9FFF, which fold to
    /// themselves. The table gives the same result, and no other character combines with them.
    private static func isPlain(_ lead: UInt8) -> Bool { lead < 0x80 || 0xE4...0xE9 ~= lead }

    private static func endOfPlainText(in text: UnsafeRawBufferPointer, from start: Int) -> Int {
        var position = start
        while position < text.count {
            if position + 8 <= text.count,
                text.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                position += 8
            } else if isPlain(text[position]) {
                position += text[position] < 0x80 ? 1 : 3
            } else {
                break
            }
        }
        return position
    }

    private static func appendLowercased(_ run: Slice<UnsafeRawBufferPointer>, to bytes: inout [UInt8]) {
        var position = bytes.count
        bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: run))
        bytes.withUnsafeMutableBytes { bytes in
            while position + 8 <= bytes.count {
                let word = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
                bytes.storeBytes(of: lowercased(word), toByteOffset: position, as: UInt64.self)
                position += 8
            }
            while position < bytes.count {
                if 0x41...0x5A ~= bytes[position] { bytes[position] += 0x20 }
                position += 1
            }
        }
    }

    /// Converts the ASCII capitals among eight bytes.
    private static func lowercased(_ word: UInt64) -> UInt64 {
        func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
        let seven = word & each(0x7F)
        let isCapital = (seven &+ each(0x80 - 0x41)) & ~(seven &+ each(0x7F - 0x5A)) & ~word & each(0x80)
        return word | isCapital >> 2
    }
}

// What people type who have no umlauts on their keyboard, or leave out apostrophes.
extension TextFolding {
    /// Returns a text without apostrophes and umlauts, `Sankt Poelten` or `OHare`; nil if it has neither.
    ///
    /// Folding makes `Polten` and `O'Hare` of these, so that `hare` begins a word, as `étoile` does in `l'étoile`.
    static func plainSpelling(of text: String) -> String? {
        guard mayHavePlainSpelling(text) else { return nil }
        var spelling = String.UnicodeScalarView()
        var hasChanged = false
        for scalar in text.unicodeScalars {
            guard let plain = plainSpelling(of: scalar, after: spelling.last) else {
                spelling.append(scalar)
                continue
            }
            spelling.append(contentsOf: plain.unicodeScalars)
            hasChanged = true
        }
        return hasChanged ? String(spelling) : nil
    }

    /// Returns nil for a character that stays.
    private static func plainSpelling(of scalar: Unicode.Scalar, after last: Unicode.Scalar?) -> String? {
        switch scalar {
        case "'", "’", "‘", "ʼ", "ʻ": ""
        case "ä", "Ä": "ae"
        case "ö", "Ö", "ø", "Ø": "oe"
        case "ü", "Ü": "ue"
        case "å", "Å": "aa"
        // A diaeresis that is a character of its own makes an umlaut of the letter before.
        case "\u{308}": last.map { "aouAOU".unicodeScalars.contains($0) } == true ? "e" : nil
        default: nil
        }
    }

    /// Whether a text contains a byte with which one of the characters begins; most texts contain none.
    private static func mayHavePlainSpelling(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var mayHave = false
            for byte in bytes {
                mayHave = mayHave || byte == 0x27 || byte == 0xC3 || byte == 0xCA || byte == 0xCC || byte == 0xE2
            }
            return mayHave
        }
    }
}

/// Folds one scalar after the other. The last one is held back, because kana combine with a following voice mark and
/// Hangul letters combine into syllables; a letter is therefore not found inside a syllable that begins with it.
private struct Folder {
    let table: FoldingTable
    var held: UInt32?

    mutating func fold(_ scalar: UInt32, into bytes: inout [UInt8]) {
        switch table[scalar] {
        case .itself: add(scalar, into: &bytes)
        case .scalar(let folded): add(folded, into: &bytes)
        case .scalars(let folded): for scalar in folded { add(scalar, into: &bytes) }
        }
    }

    mutating func finish(into bytes: inout [UInt8]) {
        if let held { Folder.append(held, to: &bytes) }
        held = nil
    }

    private mutating func add(_ scalar: UInt32, into bytes: inout [UInt8]) {
        if let held, let joined = Folder.join(held, scalar) {
            self.held = joined
            return
        }
        finish(into: &bytes)
        held = scalar
    }

    private static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
        // The table and strings contain only valid scalars.
        guard let scalar = Unicode.Scalar(scalar) else { return }
        bytes.append(contentsOf: scalar.utf8)
    }

    /// Combines two characters as Unicode composition does.
    private static func join(_ first: UInt32, _ second: UInt32) -> UInt32? {
        switch second {
        case 0x3099: return voiced(first)
        case 0x309A: return halfVoiced(first)
        case 0x1161...0x1175 where 0x1100...0x1112 ~= first:
            return 0xAC00 + ((first - 0x1100) * 21 + (second - 0x1161)) * 28
        case 0x11A8...0x11C2 where 0xAC00...0xD7A3 ~= first && (first - 0xAC00) % 28 == 0:
            return first + second - 0x11A7
        default: return nil
        }
    }

    /// Returns hiragana with the voice mark: か becomes が. The table has converted katakana.
    private static func voiced(_ kana: UInt32) -> UInt32? {
        switch kana {
        case 0x3046: kana + 78
        case 0x304B...0x3062 where kana % 2 == 1, 0x3064, 0x3066, 0x3068, 0x309D: kana + 1
        case 0x306F...0x307B where kana % 3 == 0: kana + 1
        default: nil
        }
    }

    /// Returns hiragana of the h row with the half voice mark: は becomes ぱ.
    private static func halfVoiced(_ kana: UInt32) -> UInt32? {
        [0x306F, 0x3072, 0x3075, 0x3078, 0x307B].contains(kana) ? kana + 2 : nil
    }
}
