internal import IntentModel

extension PropertyListParser {
    /// A tag of an element.
    struct Tag: CustomStringConvertible {
        let element: PropertyListElement
        let form: Form
        /// The byte offset of its `<`.
        let offset: Int

        var description: String {
            switch form {
            case .opening: "<\(element.rawValue)>"
            case .closing: "</\(element.rawValue)>"
            case .empty: "<\(element.rawValue)/>"
            }
        }
    }

    enum Form {
        case opening, closing, empty
    }

    // MARK: Tags

    /// Reads the next tag inside an element; returns nil after the element's closing tag.
    mutating func tag(in element: PropertyListElement) throws(PropertyListProblem) -> Tag? {
        try skipMiscellany()
        guard next == UInt8(ascii: "<") else {
            let end = "</\(element.rawValue)>"
            throw problem(next == nil ? "unexpected end of file; expected \(end)" : "unexpected text; expected a tag")
        }
        let tag = try tag()
        guard tag.form == .closing else { return tag }
        try check(tag, closes: element)
        return nil
    }

    func check(_ tag: Tag, closes element: PropertyListElement) throws(PropertyListProblem) {
        guard tag.element == element, tag.form == .closing else {
            throw PropertyListProblem(at: tag.offset, "unexpected \(tag); expected </\(element.rawValue)>")
        }
    }

    mutating func tag() throws(PropertyListProblem) -> Tag {
        let start = position
        guard consume("<") else {
            throw problem(next == nil ? "unexpected end of file; expected a tag" : "unexpected text; expected a tag")
        }
        let isClosing = consume("/")
        let element = try element(from: start)
        skipSpace()
        if element == .plist, !isClosing { while try attribute() != nil {} }
        let form: Form = isClosing ? .closing : consume("/") ? .empty : .opening
        guard consume(">") else {
            throw problem(
                next == nil ? "unexpected end of file in a tag" : "expected '>' after '\(element.rawValue)'")
        }
        return Tag(element: element, form: form, offset: start)
    }

    private mutating func element(from start: Int) throws(PropertyListProblem) -> PropertyListElement {
        let nameStart = position
        if let element = knownElement(), next.map({ !$0.isInXMLName }) ?? true { return element }
        position = nameStart
        let name = name()
        if isMergeConflict(at: start) { throw PropertyListProblem(at: start, "unresolved merge conflict") }
        guard !name.isEmpty else {
            throw PropertyListProblem(at: start, "expected a name after '<'; in text, write &lt;")
        }
        throw PropertyListProblem(at: start, "'\(excerpt(name))' is not an element of a property list")
    }

    /// A file contains tens of thousands of tags, so this compares names only after checking the first letter.
    private mutating func knownElement() -> PropertyListElement? {
        switch next {
        case UInt8(ascii: "k"): consume("key") ? .key : nil
        case UInt8(ascii: "s"): consume("string") ? .string : nil
        case UInt8(ascii: "d"): consume("dict") ? .dict : consume("data") ? .data : consume("date") ? .date : nil
        case UInt8(ascii: "t"): consume("true") ? .true : nil
        case UInt8(ascii: "a"): consume("array") ? .array : nil
        case UInt8(ascii: "i"): consume("integer") ? .integer : nil
        case UInt8(ascii: "f"): consume("false") ? .false : nil
        case UInt8(ascii: "r"): consume("real") ? .real : nil
        case UInt8(ascii: "p"): consume("plist") ? .plist : nil
        default: nil
        }
    }

    /// Reads the bytes of an XML name; empty if there is none.
    private mutating func name() -> Slice<UnsafeBufferPointer<UInt8>> {
        let start = position
        while let byte = next, byte.isInXMLName { position += 1 }
        return bytes[start..<position]
    }

    /// Reads a name, its quoted value and the white space that follows; returns nil if there is no name.
    private mutating func attribute() throws(PropertyListProblem) -> (name: String, value: String)? {
        let name = name()
        guard !name.isEmpty else { return nil }
        skipSpace()
        guard consume("=") else { throw problem("expected '=' after '\(excerpt(name))'") }
        skipSpace()
        guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw problem("expected a quoted value after '\(excerpt(name))'")
        }
        let start = position + 1
        guard let end = bytes[start...].firstIndex(of: quote) else { throw problem("unclosed quote") }
        position = end + 1
        skipSpace()
        return (String(decoding: name, as: UTF8.self), String(decoding: bytes[start..<end], as: UTF8.self))
    }

    func isMergeConflict(at offset: Int) -> Bool { bytes[offset...].starts(with: "<<<<<<<".utf8) }

    // MARK: Around the elements

    /// Skips everything before the first tag.
    mutating func skipProlog() throws(PropertyListProblem) {
        _ = consume("\u{FEFF}")
        skipSpace()
        switch next {
        case nil: throw problem("the file is empty; expected a property list")
        case UInt8(ascii: "<"): break
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("):
            throw problem("JSON and old-style property lists are not supported; expected XML")
        default: throw problem("unexpected text; expected XML")
        }
        try skipMiscellany()
        guard consume("<!DOCTYPE") else { return }
        try skipDocumentType()
        try skipMiscellany()
    }

    /// Skips a DOCTYPE. Definitions in brackets are rejected, because entities can expand without limit.
    private mutating func skipDocumentType() throws(PropertyListProblem) {
        let start = position
        while let byte = next {
            switch byte {
            case UInt8(ascii: ">"):
                position += 1
                return
            case UInt8(ascii: "["): throw problem("definitions in a DOCTYPE are not supported")
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let text = bytes[(position + 1)...]
                guard let end = text.firstIndex(of: byte) else { throw problem("unclosed quote") }
                position = end + 1
            default: position += 1
            }
        }
        throw PropertyListProblem(at: start, "unclosed DOCTYPE")
    }

    /// Skips white space, comments and processing instructions.
    mutating func skipMiscellany() throws(PropertyListProblem) {
        skipSpace()
        while try skipCommentOrInstruction() { skipSpace() }
    }

    /// Skips a comment or a processing instruction; returns false if there is none.
    mutating func skipCommentOrInstruction() throws(PropertyListProblem) -> Bool {
        if try skipComment() { return true }
        return try skipInstruction()
    }

    private mutating func skipComment() throws(PropertyListProblem) -> Bool {
        let start = position
        guard consume("<!--") else { return false }
        guard consume(through: "-->") else { throw PropertyListProblem(at: start, "unclosed comment") }
        return true
    }

    /// Skips a processing instruction. The XML declaration may specify an encoding, which must be UTF-8.
    private mutating func skipInstruction() throws(PropertyListProblem) -> Bool {
        let start = position
        guard consume("<?") else { return false }
        if name().elementsEqual("xml".utf8) {
            skipSpace()
            while let (name, value) = try attribute() {
                guard name == "encoding", !["utf-8", "utf8", "us-ascii"].contains(value.lowercased()) else { continue }
                throw PropertyListProblem(at: start, "the encoding '\(value)' is not supported; use UTF-8")
            }
        }
        guard consume(through: "?>") else {
            throw PropertyListProblem(at: start, "unclosed processing instruction")
        }
        return true
    }

    // MARK: Bytes

    mutating func skipSpace() {
        while let byte = next, byte.isXMLSpace { position += 1 }
    }

    /// Advances past a token if the next bytes match it.
    mutating func consume(_ token: StaticString) -> Bool {
        let token = UnsafeBufferPointer(start: token.utf8Start, count: token.utf8CodeUnitCount)
        guard bytes.count - position >= token.count, bytes[position] == token[0] else { return false }
        for offset in token.indices where bytes[position + offset] != token[offset] { return false }
        position += token.count
        return true
    }

    /// Advances past the next occurrence of a token; returns false if there is none.
    mutating func consume(through token: StaticString) -> Bool {
        while position < bytes.count {
            if consume(token) { return true }
            position += 1
        }
        return false
    }

    func excerpt(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> String { excerpt(String(decoding: name, as: UTF8.self)) }

    /// Shortens a text for a message.
    func excerpt(_ text: String) -> String {
        text.unicodeScalars.count <= 40 ? text : String(text.unicodeScalars.prefix(40)) + "…"
    }
}

extension UInt8 {
    fileprivate var isInXMLName: Bool {
        switch self {
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "!"), 0x80...:
            true
        default: isASCIILetterOrDigit
        }
    }
}

/// The elements of an XML property list.
enum PropertyListElement: String {
    case plist, dict, array, key, string, integer, real, data, date
    case `true`, `false`
}
