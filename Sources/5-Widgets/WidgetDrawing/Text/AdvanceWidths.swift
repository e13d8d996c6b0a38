/// The widths of San Francisco's characters, by those of Inter with its kerning and the tracking that Apple publishes for each
/// size.
///
/// Characters of Chinese, Japanese and Korean and icons are one em wide, emoji 1.25. Kerning changes a line by less than 1 %, but
/// Apple's "TODAY" is 5 % narrower than its letters.
package struct AdvanceWidths: TextMeasuring {
    package init() {}

    package func width(of character: Character, in font: Font) -> Double {
        var width = 0.0
        for scalar in character.unicodeScalars {
            let advance = Self.advance(of: scalar, in: font)
            // The parts of an emoji are drawn as one picture.
            if advance == Self.emoji { return Self.emoji * font.size }
            width += advance
        }
        return width * font.width * font.size
    }

    package func kerning(between first: Character, and second: Character, in font: Font) -> Double {
        guard font.design != .monospaced, let first = first.asciiValue, let second = second.asciiValue else { return 0 }
        let (regular, bold) = Table.shared.kerning(first, second)
        let weight = Double(font.weight.rawValue - Font.Weight.regular.rawValue)
        let boldness = min(max(weight / Double(Font.Weight.bold.rawValue - Font.Weight.regular.rawValue), 0), 1)
        return (Double(regular) * (1 - boldness) + Double(bold) * boldness) / 2_048 * font.width * font.size
    }

    package func tracking(after character: Character, in font: Font) -> Double {
        let isIcon = character.unicodeScalars.first?.isIcon ?? false
        guard font.design != .monospaced, !isIcon, width(of: character, in: font) > 0 else { return 0 }
        let isTightened = character.isLetter || character.isWhitespace
        var tightening = isTightened ? Self.displayTightening(size: font.size) : 0
        if font.design == .rounded { tightening += Self.roundedTightening }
        return (Self.tracking(size: font.size) - tightening) * font.size
    }

    private static let emoji = 1.25
    /// How much closer rounded letters are, as a part of the size: a number with two digits of 30 points is 34 points wide in a
    /// picture of Apple's.
    private static let roundedTightening = 0.012
    /// The width of a digit in each weight if all digits are equally wide.
    private static let digits: [Double] = [1_210, 1_249, 1_288, 1_327, 1_350, 1_373, 1_396, 1_420, 1_443]

    private static func advance(of scalar: Unicode.Scalar, in font: Font) -> Double {
        if font.design == .monospaced, scalar.value < 0x1100 { return scalar.properties.isCombining ? 0 : 0.618 }
        if font.hasMonospacedDigits, ("0"..."9").contains(scalar) { return digits[font.weight.rawValue] / 2_048 }
        if let row = Table.shared.row(of: scalar) {
            return Double(Table.shared.widths[row * Font.Weight.allCases.count + font.weight.rawValue]) / 2_048
        }
        return width(ofUnlisted: scalar)
    }

    /// Returns the width of a character that Inter does not have.
    private static func width(ofUnlisted scalar: Unicode.Scalar) -> Double {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF,
            0xE0000...0xE0FFF:
            0
        case _ where scalar.properties.isCombining: 0
        case _ where scalar.isWide || scalar.isIcon: 1
        case _ where scalar.properties.isEmoji: emoji
        default: 0.6
        }
    }

    /// Returns how much closer the letters of large text are, as a part of the size: San Francisco changes from its form for
    /// text to that for display from 17 points on, as Inter does. Measured at 20 points; digits and
    /// signs keep their widths.
    private static func displayTightening(size: Double) -> Double { 0.047 * min(max((size - 17) / 8, 0), 1) }

    /// The tracking in thousandths of the size, for whole sizes from 6 points.
    private static let trackings: [Double] = [
        41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13,
        12,
        12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 6, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 3, 2,
        2,
        2, 2, 2, 1, 1, 1, 1, 0,
    ]

    /// Returns the tracking as a part of the size, between two whole sizes in proportion.
    static func tracking(size: Double) -> Double {
        let place = min(max(size - 6, 0), Double(trackings.count - 1))
        let lower = Int(place)
        let upper = min(lower + 1, trackings.count - 1)
        let part = place - Double(lower)
        return (trackings[lower] * (1 - part) + trackings[upper] * part) / 1_000
    }
}

extension AdvanceWidths {
    /// The table in a form for quick access, which the first text creates.
    private struct Table {
        static let shared = Table()

        /// The row of each character up to the last one of the table, and -1 for one that is not in it.
        private let rows: [Int16]
        let widths: [UInt16]
        /// The kernings of each pair of ASCII from `!` on, in the weights regular and bold.
        private let kernings: [Int16]
        private static let first = UInt8(ascii: "!")
        private static let count = Int(UInt8(ascii: "~") - first) + 1

        private init() {
            var kernings = [Int16](repeating: 0, count: Self.count * Self.count * 2)
            let pairs = Table.numbers(AdvanceWidths.kernings)
            for pair in stride(from: 0, to: pairs.count - 3, by: 4) {
                let place = (Int(pairs[pair]) * Self.count + Int(pairs[pair + 1])) * 2
                kernings[place] = Int16(pairs[pair + 2]) - 2_048
                kernings[place + 1] = Int16(pairs[pair + 3]) - 2_048
            }
            self.kernings = kernings
            widths = Table.numbers(AdvanceWidths.rows)
            let numbers = Table.numbers(rowsOfCharacters)
            var rows = [Int16](repeating: -1, count: ranges.map { Int($0.first) + $0.count }.max() ?? 0)
            var next = 0
            for range in ranges {
                for offset in 0..<range.count where next < numbers.count {
                    rows[Int(range.first) + offset] = Int16(numbers[next])
                    next += 1
                }
            }
            self.rows = rows
        }

        func kerning(_ first: UInt8, _ second: UInt8) -> (regular: Int16, bold: Int16) {
            let printable = Self.first...UInt8(ascii: "~")
            guard printable.contains(first), printable.contains(second) else { return (0, 0) }
            let place = (Int(first - Self.first) * Self.count + Int(second - Self.first)) * 2
            return (kernings[place], kernings[place + 1])
        }

        func row(of scalar: Unicode.Scalar) -> Int? {
            guard scalar.value < rows.count else { return nil }
            let row = rows[Int(scalar.value)]
            return row < 0 ? nil : Int(row)
        }

        private static func numbers(_ text: StaticString) -> [UInt16] {
            text.withUTF8Buffer { bytes in
                stride(from: 0, to: bytes.count - 1, by: 2).map { digit(bytes[$0]) << 6 | digit(bytes[$0 + 1]) }
            }
        }

        private static func digit(_ byte: UInt8) -> UInt16 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt16(byte - UInt8(ascii: "A"))
            case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt16(byte - UInt8(ascii: "a")) + 26
            case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0")) + 52
            default: byte == UInt8(ascii: "+") ? 62 : 63
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether the character is as wide as high: one of Chinese, Japanese or Korean, between which lines can break.
    var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// Whether the character has no meaning in Unicode: fonts have icons there, which are as wide as high.
    fileprivate var isIcon: Bool {
        switch value {
        case 0xE000...0xF8FF, 0xF_0000...0x10_FFFF: true
        default: false
        }
    }
}

extension Unicode.Scalar.Properties {
    fileprivate var isCombining: Bool {
        switch generalCategory {
        case .nonspacingMark, .enclosingMark: true
        default: false
        }
    }
}
