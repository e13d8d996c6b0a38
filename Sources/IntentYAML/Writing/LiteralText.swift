/// Texts of several lines that may stand as such, behind `|`.
enum LiteralText {
    /// Whether a reader sees all that is in it, and an editor leaves it as it is: no indented or empty first line, no
    /// blanks at the ends of lines, no two empty lines, one line end at most at the end, nothing that needs an escape.
    static func isLegible(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { text in
            guard text.first != UInt8(ascii: " "), text.first != UInt8(ascii: "\n"),
                text.dropLast().contains(UInt8(ascii: "\n"))
            else { return false }
            var previous: UInt8 = 0
            var emptyLines = 0
            var spaces = 0
            for index in text.indices {
                let byte = text[index]
                spaces = byte == UInt8(ascii: " ") ? spaces + 1 : 0
                if byte == UInt8(ascii: "\n") {
                    emptyLines = previous == byte ? emptyLines + 1 : 0
                    if previous == UInt8(ascii: " ") || emptyLines > 1 { return false }
                } else if byte < 0x20 || byte == 0x7F || spaces > DoubleQuotes.mostSpaces {
                    return false
                } else if byte >= 0x80, text.hiddenScalar(at: index) != nil {
                    return false
                }
                previous = byte
            }
            return previous != UInt8(ascii: " ") && (previous != UInt8(ascii: "\n") || emptyLines == 0)
        }
    }
}
