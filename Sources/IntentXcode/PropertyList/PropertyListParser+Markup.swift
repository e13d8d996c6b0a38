internal import IntentModel

extension PropertyListParser {
    /// One tag of an element.
    struct Tag: CustomStringConvertible {
        let element: PropertyListElement
        let form: Form
        /// Where its `<` is.
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

    /// The next tag inside of an element; nil where that is its end.
    mutating func tag(in element: PropertyListElement) throws(PropertyListProblem) -> Tag? {
        try skipMiscellany()
        guard next == UInt8(ascii: "<") else {
            let end = "</\(element.rawValue)>"
            throw problem(next == nil ? "the file ends where \(end) is expected" : "text where a tag is expected")
        }
        let tag = try tag()
        guard tag.form == .closing else { return tag }
        try check(tag, closes: element)
        return nil
    }

    func check(_ tag: Tag, closes element: PropertyListElement) throws(PropertyListProblem) {
        guard tag.element == element, tag.form == .closing else {
            throw PropertyListProblem(at: tag.offset, "\(tag) where </\(element.rawValue)> is expected")
        }
    }

    mutating func tag() throws(PropertyListProblem) -> Tag {
        let start = position
        guard take("<") else {
            throw problem(next == nil ? "the file ends where a tag is expected" : "text where a tag is expected")
        }
        let isClosing = take("/")
        let element = try element(from: start)
        skipSpace()
        if element == .plist, !isClosing { while try attribute() != nil {} }
        let form: Form = isClosing ? .closing : take("/") ? .empty : .opening
        guard take(">") else {
            throw problem(
                next == nil ? "the file ends inside of a tag" : "'>' is expected behind '\(element.rawValue)'")
        }
        return Tag(element: element, form: form, offset: start)
    }

    private mutating func element(from start: Int) throws(PropertyListProblem) -> PropertyListElement {
        let nameStart = position
        if let element = knownElement(), next.map({ !$0.isInXMLName }) ?? true { return element }
        position = nameStart
        let name = name()
        if isMergeConflict(at: start) { throw PropertyListProblem(at: start, "a merge conflict that is not resolved") }
        guard !name.isEmpty else {
            throw PropertyListProblem(at: start, "'<' without a name; in a text it is written as &lt;")
        }
        throw PropertyListProblem(at: start, "'\(shown(name))' is no element of a property list")
    }

    /// Tens of thousands of names in a file are told apart by a letter before they are compared.
    private mutating func knownElement() -> PropertyListElement? {
        switch next {
        case UInt8(ascii: "k"): take("key") ? .key : nil
        case UInt8(ascii: "s"): take("string") ? .string : nil
        case UInt8(ascii: "d"): take("dict") ? .dict : take("data") ? .data : take("date") ? .date : nil
        case UInt8(ascii: "t"): take("true") ? .true : nil
        case UInt8(ascii: "a"): take("array") ? .array : nil
        case UInt8(ascii: "i"): take("integer") ? .integer : nil
        case UInt8(ascii: "f"): take("false") ? .false : nil
        case UInt8(ascii: "r"): take("real") ? .real : nil
        case UInt8(ascii: "p"): take("plist") ? .plist : nil
        default: nil
        }
    }

    /// Letters, digits and what else a name of XML has.
    private mutating func name() -> Slice<UnsafeBufferPointer<UInt8>> {
        let start = position
        while let byte = next, byte.isInXMLName { position += 1 }
        return bytes[start..<position]
    }

    /// A name and a value in quotes, and the space behind; nil where there is none.
    mutating func attribute() throws(PropertyListProblem) -> (name: String, value: String)? {
        let name = name()
        guard !name.isEmpty else { return nil }
        skipSpace()
        guard take("=") else { throw problem("'=' is expected behind '\(shown(name))'") }
        skipSpace()
        guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw problem("a value in quotes is expected behind '\(shown(name))'")
        }
        let start = position + 1
        guard let end = bytes[start...].firstIndex(of: quote) else { throw problem("a quote that is not closed") }
        position = end + 1
        skipSpace()
        return (String(decoding: name, as: UTF8.self), String(decoding: bytes[start..<end], as: UTF8.self))
    }

    func isMergeConflict(at offset: Int) -> Bool { bytes[offset...].starts(with: "<<<<<<<".utf8) }

    // MARK: Around the elements

    /// What comes before the first tag.
    mutating func skipProlog() throws(PropertyListProblem) {
        _ = take("\u{FEFF}")
        skipSpace()
        switch next {
        case nil: throw problem("an empty file, where a property list is expected")
        case UInt8(ascii: "<"): break
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("):
            throw problem("JSON or a property list in the old style, where only XML is read")
        default: throw problem("text where XML is expected")
        }
        try skipMiscellany()
        guard take("<!DOCTYPE") else { return }
        try skipDocumentType()
        try skipMiscellany()
    }

    /// Definitions of entities, which may grow without measure, are refused with all that stands in brackets.
    private mutating func skipDocumentType() throws(PropertyListProblem) {
        let start = position
        while let byte = next {
            switch byte {
            case UInt8(ascii: ">"):
                position += 1
                return
            case UInt8(ascii: "["): throw problem("a DOCTYPE with definitions of its own")
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let text = bytes[(position + 1)...]
                guard let end = text.firstIndex(of: byte) else { throw problem("a quote that is not closed") }
                position = end + 1
            default: position += 1
            }
        }
        throw PropertyListProblem(at: start, "a DOCTYPE that is not closed")
    }

    /// White space, comments and processing instructions.
    mutating func skipMiscellany() throws(PropertyListProblem) {
        skipSpace()
        while try skipAside() { skipSpace() }
    }

    /// A comment or a processing instruction. Whether there was one.
    mutating func skipAside() throws(PropertyListProblem) -> Bool {
        if try skipComment() { return true }
        return try skipInstruction()
    }

    private mutating func skipComment() throws(PropertyListProblem) -> Bool {
        let start = position
        guard take("<!--") else { return false }
        guard skip(past: "-->") else { throw PropertyListProblem(at: start, "a comment that is not closed") }
        return true
    }

    /// That at the beginning of a file may name an encoding.
    private mutating func skipInstruction() throws(PropertyListProblem) -> Bool {
        let start = position
        guard take("<?") else { return false }
        if name().elementsEqual("xml".utf8) {
            skipSpace()
            while let (name, value) = try attribute() {
                guard name == "encoding", !["utf-8", "utf8", "us-ascii"].contains(value.lowercased()) else { continue }
                throw PropertyListProblem(at: start, "the encoding '\(value)', where only UTF-8 is read")
            }
        }
        guard skip(past: "?>") else {
            throw PropertyListProblem(at: start, "a processing instruction that is not closed")
        }
        return true
    }

    // MARK: Bytes

    mutating func skipSpace() {
        while let byte = next, byte.isXMLSpace { position += 1 }
    }

    /// Goes past the word, if it stands here.
    mutating func take(_ word: StaticString) -> Bool {
        let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard bytes.count - position >= word.count, bytes[position] == word[0] else { return false }
        for offset in word.indices where bytes[position + offset] != word[offset] { return false }
        position += word.count
        return true
    }

    /// Goes behind the next place where the word stands; false where it stands nowhere.
    mutating func skip(past word: StaticString) -> Bool {
        while position < bytes.count {
            if take(word) { return true }
            position += 1
        }
        return false
    }

    func shown(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> String { shown(String(decoding: name, as: UTF8.self)) }

    /// The beginning of what is wrong, as a message shows it.
    func shown(_ text: String) -> String {
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
