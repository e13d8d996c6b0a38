extension Unicode.Scalar {
    /// The replacement for a scalar that would move the cursor, reorder the line or be invisible; nil for any other
    /// scalar and for the tab.
    var visibleForm: String? {
        switch value {
        case 0x09: nil
        case 0x00...0x1F: Unicode.Scalar(0x2400 + value).map { String(Character($0)) }
        case 0x7F: "\u{2421}"
        case 0x80...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB,
            0xE0000...0xE007F:
            "<U+\(hexadecimal)>"
        default: nil
        }
    }

    /// The replacement in a diagnostic, where a text must not look right that is wrong: also for every space but U+0020.
    var diagnosticForm: String? { visibleForm ?? (isOtherSpace || isBlank ? "<U+\(hexadecimal)>" : nil) }

    /// Whether it looks like a space, but is part of a name or value: a no-break, thin or ideographic space, for example.
    var isOtherSpace: Bool { self != " " && properties.generalCategory == .spaceSeparator }

    /// Whether it looks like nothing: a soft hyphen, or a filler.
    private var isBlank: Bool {
        switch value {
        case 0xAD, 0x34F, 0x115F, 0x1160, 0x180E, 0x2800, 0x3164, 0xFFA0: true
        default: false
        }
    }

    /// At least four uppercase digits, as in `U+200E`.
    var hexadecimal: String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// The number of terminal columns: 2 for East Asian wide scalars and emoji, 0 for combining marks, otherwise 1.
    package var columns: Int {
        if value < 0x300 { return 1 }
        if Self.wide.contains(where: { $0.contains(value) }) { return 2 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return 1
        }
    }

    /// The blocks with East Asian Width W or F, joined if no narrow scalar is between them.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0, 0x23F3...0x23F3,
        0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F, 0x2693...0x2693, 0x26A1...0x26A1,
        0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA,
        0x26F2...0x26F3, 0x26F5...0x26F5, 0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B,
        0x2728...0x2728, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
        0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55, 0x2E80...0x303E,
        0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FB,
        0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F320,
        0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3,
        0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4, 0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC,
        0x1F4FF...0x1F53D, 0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596,
        0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2,
        0x1F6D5...0x1F6D7, 0x1F6DC...0x1F6DF, 0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7EB,
        0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
    ]
}

extension String {
    /// The text with visible forms of control and bidirectional characters, including line ends and tabs.
    package var onOneVisibleLine: String { visible { $0 == "\t" ? "\u{2409}" : $0.visibleForm } }

    /// The text of a message about a problem: as ``onOneVisibleLine``, and with visible forms of spaces other than U+0020.
    package var onOneDiagnosticLine: String { visible { $0 == "\t" ? "\u{2409}" : $0.diagnosticForm } }

    /// The text with visible forms of control and bidirectional characters, except line ends and tabs.
    package var onVisibleLines: String { visible { $0 == "\n" ? nil : $0.visibleForm } }

    private func visible(_ form: (Unicode.Scalar) -> String?) -> String {
        if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
        var result = ""
        for scalar in unicodeScalars {
            if let visible = form(scalar) {
                result.append(visible)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether the text contains Hebrew, Arabic or another script that is written from right to left.
    package var isRightToLeft: Bool {
        // U+0590 is the first such character, and its first byte is 0xD6.
        utf8.contains { $0 >= 0xD6 }
            && unicodeScalars.contains { scalar in
                switch scalar.value {
                case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
                default: false
                }
            }
    }
}

extension String {
    /// A text that is equal for texts that look the same: with plain spaces, and without invisible characters. `==` ignores
    /// other differences between Unicode forms.
    package var appearance: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return self }
        var result = ""
        for scalar in unicodeScalars where scalar.properties.generalCategory != .format {
            result.unicodeScalars.append(scalar.properties.generalCategory == .spaceSeparator ? " " : scalar)
        }
        return result
    }

    /// The text with the code points of characters that are not ASCII, such as `Zu<U+0308>rich`.
    package var withCodePoints: String {
        unicodeScalars.map { $0.isASCII ? String($0) : "<U+\($0.hexadecimal)>" }.joined()
    }
}

extension String {
    /// The number of terminal columns that the text occupies.
    package var columns: Int {
        unicodeScalars.reduce(0) { $0 + $1.columns }
    }
}
