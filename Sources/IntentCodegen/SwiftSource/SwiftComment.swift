/// Text of definitions as lines of a comment. A comment of ours is `//` or `///`, so only an end of line could leave
/// it, and none stays.
enum SwiftComment {
    /// One line: white space becomes single blanks, what is invisible is spelt out.
    static func oneLine(_ text: String) -> String {
        if text.utf8.withContiguousStorageIfAvailable(isPlainLine) == true || isOneLine(text) { return text }
        var line = ""
        var pendingSpace = false
        for scalar in text.unicodeScalars {
            if scalar.isSpace {
                pendingSpace = !line.isEmpty
                continue
            }
            if pendingSpace { line += " " }
            pendingSpace = false
            if scalar.isUnsafeInSource {
                line += scalar.swiftEscape
            } else {
                line.unicodeScalars.append(scalar)
            }
        }
        return line
    }

    /// Whether it stays as it is.
    private static func isOneLine(_ text: String) -> Bool {
        var wasSpace = true
        for scalar in text.unicodeScalars {
            let isSpace = scalar.isSpace
            if isSpace ? wasSpace || scalar != " " : scalar.isUnsafeInSource { return false }
            wasSpace = isSpace
        }
        return !wasSpace
    }

    /// Whether it is words of visible ASCII with single blanks between them, which need no look at Unicode's tables.
    private static func isPlainLine(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var last = UInt8(ascii: " ")
        for byte in text {
            let isVisible = byte > 0x20 && byte < 0x7F
            guard isVisible || (byte == 0x20 && last != 0x20) else { return false }
            last = byte
        }
        return text.isEmpty || last != 0x20
    }

    /// The line broken between words so that each part has at most `width` characters, where words allow.
    static func wrapped(_ text: String, width: Int) -> [String] {
        let text = oneLine(text)
        // No text has more characters than bytes, and bytes are quicker to count.
        if text.utf8.count <= width { return text.isEmpty ? [] : [text] }
        var lines: [String] = []
        var current = ""
        var count = 0
        for word in text.split(separator: " ") {
            let length = word.count
            if count > 0, count + 1 + length > width {
                lines.append(current)
                current = ""
                count = 0
            }
            if count > 0 {
                current += " "
                count += 1
            }
            current += word
            count += length
        }
        if count > 0 { lines.append(current) }
        return lines
    }
}

extension Unicode.Scalar {
    /// White space, without a look at Unicode's tables for ASCII and Chinese.
    fileprivate var isSpace: Bool {
        if value < 0x80 { return value == 0x20 || 0x09...0x0D ~= value }
        return !(0x4E00...0x9FA5 ~= value) && properties.isWhitespace
    }
}
