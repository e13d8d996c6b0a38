internal import IntentDiagnostics
internal import IntentSystem

/// The widths of texts in a sans-serif font, without a font.
///
/// Texts are measured with the visible forms of control characters, as they are drawn. Systems draw a picture with their own fonts, so letters have the widths of the widest: those of DejaVu Sans, or of Helvetica and a
/// few percent. East Asian wide characters and emoji are as wide as they are high.
enum TextMetrics {
    /// The widths of the printable characters of ASCII in thousandths of the size, from the space to the tilde.
    private static let thousandths = [
        318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337,
        636, 636, 636, 636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 589,
        1076, 707, 707, 765, 770, 707, 648, 825, 765, 295, 530, 707, 589, 883, 765, 825,
        707, 825, 765, 707, 648, 765, 707, 1001, 707, 707, 685, 390, 337, 390, 838, 589,
        500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612,
        635, 635, 411, 530, 392, 634, 592, 818, 592, 592, 530, 636, 337, 636, 838,
    ]

    /// Returns the width of a text on one line, in the unit of the font's size.
    static func width(of text: String, size: Double, isBold: Bool = false) -> Double {
        let total = text.onOneVisibleLine.reduce(0) { $0 + width(of: $1) }
        return Double(total) / 1000 * size * (isBold ? 1.12 : 1)
    }

    private static func width(of character: Character) -> Int {
        let widths = character.unicodeScalars.map(width)
        // An emoji of several is drawn as one.
        return widths.contains(1000) ? 1000 : widths.reduce(0, +)
    }

    private static func width(of scalar: Unicode.Scalar) -> Int {
        if 0x20..<0x7F ~= scalar.value { return thousandths[Int(scalar.value) - 0x20] }
        switch scalar.columns {
        case 0: return 0
        case 2: return 1000
        case _ where scalar == "…": return 1000
        // Greek, Cyrillic, Arabic and accented letters; capitals are wider.
        default: return scalar.properties.isUppercase ? 790 : 650
        }
    }

    /// Returns a text that fits into a width: the text, or its beginning and an ellipsis.
    static func fitted(_ text: String, width room: Double, size: Double, isBold: Bool = false) -> String {
        let text = text.onOneVisibleLine
        guard width(of: text, size: size, isBold: isBold) > room else { return text }
        var left = room - width(of: "…", size: size, isBold: isBold)
        var beginning = ""
        for character in text {
            left -= width(of: String(character), size: size, isBold: isBold)
            if left < 0 { break }
            beginning.append(character)
        }
        while beginning.last == " " { beginning.removeLast() }
        return beginning + "…"
    }

    /// Breaks a text into lines, at line ends, at spaces and between wide characters; words that are too long are broken anywhere.
    /// - Parameter limit: The maximum number of lines, at least 1. The last one ends with an ellipsis if text is left.
    static func lines(
        of text: String, width room: Double, size: Double, isBold: Bool = false, limit: Int
    ) -> [String] {
        if text.isEmpty { return [] }
        // A line end of two characters would be a single one that is not a line feed.
        let paragraphs = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        var lines: [String] = []
        for (index, paragraph) in paragraphs.enumerated() {
            var rest = String(paragraph).onOneVisibleLine[...]
            repeat {
                guard lines.count < limit - 1 else {
                    let left = rest + (index < paragraphs.count - 1 ? "…" : "")
                    return lines + [fitted(String(left), width: room, size: size, isBold: isBold)]
                }
                let line = prefix(of: rest, width: room, size: size, isBold: isBold)
                lines.append(String(line.trimming { $0 == " " }))
                rest = rest[line.endIndex...].drop { $0 == " " }
            } while !rest.isEmpty
        }
        return lines
    }

    /// Returns the beginning of a text that fits on a line; at least one character.
    private static func prefix(of text: Substring, width room: Double, size: Double, isBold: Bool) -> Substring {
        var used = 0.0
        var lastBreak: Substring.Index?
        var index = text.startIndex
        var previousIsWide = false
        while index < text.endIndex {
            let character = String(text[index])
            let isWide = character.columns > 1
            if index > text.startIndex, character == " " || isWide || previousIsWide { lastBreak = index }
            used += width(of: character, size: size, isBold: isBold)
            if used > room, character != " " {
                return text[..<(lastBreak ?? max(index, text.index(after: text.startIndex)))]
            }
            previousIsWide = isWide
            index = text.index(after: index)
        }
        return text
    }

    /// Whether a text is written from right to left, by its first letter; nil if it contains no letter.
    static func isRightToLeft(_ text: String) -> Bool? {
        text.unicodeScalars.first { $0.properties.isAlphabetic }.map { scalar in
            switch scalar.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
            default: false
            }
        }
    }
}
