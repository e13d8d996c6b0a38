internal import IntentModel
internal import IntentSystem

extension PropertyListParser {
    /// Reads the text of an element, from after its opening tag through its closing tag.
    ///
    /// Line endings become line feeds, as XML requires.
    mutating func text(of tag: Tag) throws(PropertyListProblem) -> String {
        guard tag.form == .opening else { return "" }
        var text = plainText()
        while !(next == UInt8(ascii: "<") && byte(after: position) == UInt8(ascii: "/")) {
            try appendSpecial(to: &text, of: tag)
            text += plainText()
        }
        try check(try self.tag(), closes: tag.element)
        return text
    }

    private func byte(after position: Int) -> UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

    /// Reads up to the next byte with a special meaning.
    private mutating func plainText() -> String {
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            // All four special bytes are at most '<'.
            if byte <= UInt8(ascii: "<"), byte.isSpecialInText { break }
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func appendSpecial(to text: inout String, of tag: Tag) throws(PropertyListProblem) {
        switch next {
        case UInt8(ascii: "&"): text.unicodeScalars.append(try reference())
        case UInt8(ascii: "\r"):
            position += 1
            if next != UInt8(ascii: "\n") { text += "\n" }
        case UInt8(ascii: "<"): try appendMarkup(to: &text, of: tag)
        case nil: throw problem("unexpected end of file; expected </\(tag.element.rawValue)>")
        default: throw problem("NUL (byte 0x00) is not allowed in text")
        }
    }

    private mutating func appendMarkup(to text: inout String, of tag: Tag) throws(PropertyListProblem) {
        if try skipCommentOrInstruction() { return }
        if isMergeConflict(at: position) { throw problem("unresolved merge conflict") }
        let start = position
        guard consume("<![CDATA[") else { throw problem("unexpected '<' in \(tag); write &lt;") }
        let content = position
        guard consume(through: "]]>") else { throw PropertyListProblem(at: start, "unclosed CDATA section") }
        text += withLineFeeds(String(decoding: bytes[content..<position - 3], as: UTF8.self))
    }

    private func withLineFeeds(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\r")) else { return text }
        // "\r\n" is a single character in Swift.
        return String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    }

    // MARK: References

    /// Reads a reference: `&amp;`, `&#38;` or `&#x26;`.
    private mutating func reference() throws(PropertyListProblem) -> Unicode.Scalar {
        let start = position
        position += 1
        let isNumber = consume("#")
        let name = position
        while let byte = next, byte.isASCIILetterOrDigit { position += 1 }
        let written = bytes[name..<position]
        guard !written.isEmpty, consume(";") else {
            throw PropertyListProblem(
                at: start, "expected a name and ';' after '&'; for a plain ampersand, write &amp;")
        }
        if isNumber {
            guard let scalar = numberedScalar(String(decoding: written, as: UTF8.self)) else {
                throw PropertyListProblem(at: start, "'&#\(excerpt(written));' is not a character")
            }
            return scalar
        }
        guard let scalar = namedScalar(String(decoding: written, as: UTF8.self)) else {
            throw PropertyListProblem(
                at: start, "unknown entity '&\(excerpt(written));'; XML defines &lt; &gt; &amp; &quot; &apos;")
        }
        return scalar
    }

    private func numberedScalar(_ digits: String) -> Unicode.Scalar? {
        let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init)
    }

    private func namedScalar(_ name: String) -> Unicode.Scalar? {
        switch name {
        case "lt": "<"
        case "gt": ">"
        case "amp": "&"
        case "quot": "\""
        case "apos": "'"
        default: nil
        }
    }
}

extension UInt8 {
    fileprivate var isSpecialInText: Bool {
        self == UInt8(ascii: "<") || self == UInt8(ascii: "&") || self == UInt8(ascii: "\r") || self == 0
    }
}

extension PropertyListParser {
    // MARK: Numbers

    /// Reads decimal digits, or `0x` and hexadecimal digits, with an optional sign.
    mutating func integer(_ tag: Tag) throws(PropertyListProblem) -> Int {
        let written = try trimmedText(of: tag)
        var digits = written[...]
        let isNegative = digits.hasPrefix("-")
        if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
        let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
        if isHexadecimal { digits.removeFirst(2) }
        let hasOnlyDigits = digits.utf8.allSatisfy { isHexadecimal ? $0.isHexadecimalDigit : $0.isASCIIDigit }
        guard !digits.isEmpty, hasOnlyDigits else {
            throw PropertyListProblem(at: tag.offset, "\(quoted(written)) is not an integer")
        }
        guard let value = Int((isNegative ? "-" : "") + digits, radix: isHexadecimal ? 16 : 10) else {
            throw PropertyListProblem(at: tag.offset, "\(quoted(written)) does not fit in 64 bits")
        }
        return value
    }

    mutating func real(_ tag: Tag) throws(PropertyListProblem) -> Double {
        let written = try trimmedText(of: tag)
        switch written.lowercased() {
        case "nan": return .nan
        case "inf", "+inf", "infinity", "+infinity": return .infinity
        case "-inf", "-infinity": return -.infinity
        default: break
        }
        // Double.init also parses hexadecimal numbers, which property lists do not have.
        guard written.utf8.allSatisfy(\.isSignOfNumber), let value = Double(written) else {
            throw PropertyListProblem(at: tag.offset, "\(quoted(written)) is not a number")
        }
        guard value.isFinite else {
            throw PropertyListProblem(at: tag.offset, "\(quoted(written)) does not fit in 64 bits")
        }
        return value
    }

    // MARK: Data and dates

    /// Reads Base64, which may contain white space anywhere.
    mutating func data(_ tag: Tag) throws(PropertyListProblem) -> [UInt8] {
        var result: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        var padding = 0
        for byte in try text(of: tag).utf8 where !byte.isXMLSpace {
            if byte == UInt8(ascii: "=") {
                padding += 1
                continue
            }
            guard padding == 0, let value = Base64.value(byte) else {
                throw PropertyListProblem(at: tag.offset, "<data> contains a character that is not Base64")
            }
            bits = bits << 6 | UInt32(value)
            count += 1
            // Each character completes a byte, except the first of four.
            if count % 4 != 1 { result.append(UInt8(truncatingIfNeeded: bits >> (2 * UInt32((4 - count % 4) % 4)))) }
        }
        guard (count + padding) % 4 == 0, padding < 3, count % 4 != 1 else {
            throw PropertyListProblem(
                at: tag.offset, "<data> is incomplete; Base64 has four characters for three bytes")
        }
        return result
    }

    /// Reads a date such as `2020-09-14T12:00:00Z`.
    mutating func date(_ tag: Tag) throws(PropertyListProblem) -> String {
        let written = try trimmedText(of: tag)
        let shape = written.utf8.map { $0.isASCIIDigit ? UInt8(ascii: "0") : $0 }
        let numbers = written.utf8.split { !$0.isASCIIDigit }.compactMap { Int(Substring($0)) }
        guard shape.elementsEqual("0000-00-00T00:00:00Z".utf8), numbers.count == 6,
            1...12 ~= numbers[1], 1...31 ~= numbers[2], numbers[3] < 24, numbers[4] < 60, numbers[5] <= 60
        else {
            throw PropertyListProblem(at: tag.offset, "\(quoted(written)) is not a date such as 2020-09-14T12:00:00Z")
        }
        return written
    }

    // MARK: Texts

    private mutating func trimmedText(of tag: Tag) throws(PropertyListProblem) -> String {
        String(Substring(try text(of: tag).utf8.trimming(where: \.isXMLSpace)))
    }

    private func quoted(_ text: String) -> String { text.isEmpty ? "an empty string" : "'\(excerpt(text))'" }
}

extension UInt8 {
    fileprivate var isHexadecimalDigit: Bool {
        isASCIIDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= self
            || UInt8(ascii: "A")...UInt8(ascii: "F") ~= self
    }

    fileprivate var isSignOfNumber: Bool {
        isASCIIDigit || self == UInt8(ascii: ".") || self == UInt8(ascii: "-") || self == UInt8(ascii: "+")
            || self == UInt8(ascii: "e") || self == UInt8(ascii: "E")
    }
}
