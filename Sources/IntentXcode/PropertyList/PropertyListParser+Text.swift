internal import IntentModel

extension PropertyListParser {
    /// The text of an element, from behind its opening tag to behind its closing one.
    ///
    /// Line ends become line feeds, as XML has it; all else stays as it is.
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

    /// To the next byte that means something else than itself.
    private mutating func plainText() -> String {
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            // All the four are at most '<'.
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
        case nil: throw problem("the file ends where </\(tag.element.rawValue)> is expected")
        default: throw problem("NUL (byte 0x00) in a text")
        }
    }

    private mutating func appendMarkup(to text: inout String, of tag: Tag) throws(PropertyListProblem) {
        if try skipAside() { return }
        if isMergeConflict(at: position) { throw problem("a merge conflict that is not resolved") }
        let start = position
        guard take("<![CDATA[") else { throw problem("'<' inside of \(tag), where it is written as &lt;") }
        let content = position
        guard skip(past: "]]>") else { throw PropertyListProblem(at: start, "a CDATA section that is not closed") }
        text += withLineFeeds(String(decoding: bytes[content..<position - 3], as: UTF8.self))
    }

    private func withLineFeeds(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\r")) else { return text }
        // A return and a line feed are one character here.
        return String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    }

    // MARK: References

    /// `&amp;`, `&#38;` or `&#x26;`.
    private mutating func reference() throws(PropertyListProblem) -> Unicode.Scalar {
        let start = position
        position += 1
        let isNumber = take("#")
        let name = position
        while let byte = next, byte.isASCIILetterOrDigit { position += 1 }
        let written = bytes[name..<position]
        guard !written.isEmpty, take(";") else {
            throw PropertyListProblem(at: start, "'&' without a name and ';' behind it; alone it is written as &amp;")
        }
        if isNumber {
            guard let scalar = numberedScalar(String(decoding: written, as: UTF8.self)) else {
                throw PropertyListProblem(at: start, "'&#\(shown(written));' is no character")
            }
            return scalar
        }
        guard let scalar = namedScalar(String(decoding: written, as: UTF8.self)) else {
            throw PropertyListProblem(
                at: start, "'&\(shown(written));' is not known; XML has &lt; &gt; &amp; &quot; &apos;")
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
