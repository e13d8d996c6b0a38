/// Text from definitions as lines of a comment.
///
/// All generated comments are line comments, so text could only leave a comment through a line break; line breaks are
/// removed.
enum SwiftComment {
    /// Returns the text as one line: white space becomes single spaces, and invisible characters are escaped.
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

    /// Whether the text is already one line and needs no escapes.
    private static func isOneLine(_ text: String) -> Bool {
        var wasSpace = true
        for scalar in text.unicodeScalars {
            let isSpace = scalar.isSpace
            if isSpace ? wasSpace || scalar != " " : scalar.isUnsafeInSource { return false }
            wasSpace = isSpace
        }
        return !wasSpace
    }

    /// Whether the text consists of words of visible ASCII separated by single spaces. Needs no Unicode lookup.
    private static func isPlainLine(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var last = UInt8(ascii: " ")
        for byte in text {
            let isVisible = byte > 0x20 && byte < 0x7F
            guard isVisible || (byte == 0x20 && last != 0x20) else { return false }
            last = byte
        }
        return text.isEmpty || last != 0x20
    }

    /// Returns the text wrapped between words at `width` characters. A longer word gets a line to itself.
    static func wrapped(_ text: String, width: Int) -> [Substring] {
        var text = oneLine(text)
        // A text has at most as many characters as bytes, and bytes are faster to count.
        if text.utf8.count <= width { return text.isEmpty ? [] : [text[...]] }
        let lines = text.withUTF8 { wrapped($0, width: width) }
        return lines.map { line in
            let start = text.utf8.index(text.startIndex, offsetBy: line.lowerBound)
            return text[start..<text.utf8.index(start, offsetBy: line.count)]
        }
    }

    /// Returns the bytes of each line. One space separates words and lines.
    private static func wrapped(_ text: UnsafeBufferPointer<UInt8>, width: Int) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var line = 0..<0
        var count = 0
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: UInt8(ascii: " ")) ?? text.count
            let length = characterCount(of: text[start..<end])
            if count > 0, count + 1 + length > width {
                lines.append(line)
                line = start..<end
                count = length
            } else {
                line = line.lowerBound..<end
                count += count > 0 ? 1 + length : length
            }
            start = end + 1
        }
        return count > 0 ? lines + [line] : lines
    }

    private static func characterCount(of text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        text.allSatisfy { $0 < 0x80 } ? text.count : String(decoding: text, as: UTF8.self).count
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is white space. Skips the slow Unicode lookup for ASCII and common Chinese.
    fileprivate var isSpace: Bool {
        if value < 0x80 { return value == 0x20 || 0x09...0x0D ~= value }
        return !(0x4E00...0x9FA5 ~= value) && properties.isWhitespace
    }
}
