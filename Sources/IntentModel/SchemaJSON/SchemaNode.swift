/// A place in a schema's JSON, which knows its path and the language of plain texts.
struct SchemaNode {
    let json: JSONValue
    let path: String
    let language: String

    func error(_ message: String) -> SchemaDecodingError { SchemaDecodingError(at: path, message) }

    private func expected(_ what: String) -> SchemaDecodingError {
        error("\(what) is expected, not \(json.kindPhrase)")
    }

    func text() throws(SchemaDecodingError) -> String {
        guard let text = json.stringValue else { throw expected("a string") }
        return text
    }

    func flag() throws(SchemaDecodingError) -> Bool {
        guard let flag = json.booleanValue else { throw expected("true or false") }
        return flag
    }

    func integer() throws(SchemaDecodingError) -> Int {
        guard let integer = json.integerValue else { throw expected("a whole number") }
        return integer
    }

    func number() throws(SchemaDecodingError) -> Double {
        guard let number = json.numberValue else { throw expected("a number") }
        return number
    }

    /// A word that an enum of ours spells.
    func word<Word: RawRepresentable<String> & CaseIterable>(
        _ type: Word.Type = Word.self
    ) throws(SchemaDecodingError) -> Word {
        let text = try text()
        guard let word = Word(rawValue: text) else {
            throw error("'\(text)' is none of \(Word.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return word
    }

    func list<Element>(
        of read: (SchemaNode) throws(SchemaDecodingError) -> Element
    ) throws(SchemaDecodingError) -> [Element] {
        guard let elements = json.arrayValue else { throw expected("an array") }
        var result: [Element] = []
        result.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            result.append(try read(SchemaNode(json: element, path: "\(path)[\(index)]", language: language)))
        }
        return result
    }

    func texts() throws(SchemaDecodingError) -> [String] {
        try list { node throws(SchemaDecodingError) in try node.text() }
    }

    /// The members of an object, in their order.
    func members() throws(SchemaDecodingError) -> [(key: String, node: SchemaNode)] {
        guard let object = json.objectValue else { throw expected("an object") }
        return object.members.map { member in
            let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
            return (member.key, SchemaNode(json: member.value, path: inner, language: language))
        }
    }

    /// Reads an object whose every member is taken by `read`.
    func fields<Value>(
        _ read: (inout SchemaFields) throws(SchemaDecodingError) -> Value
    ) throws(SchemaDecodingError) -> Value {
        var fields = SchemaFields(try members(), of: self)
        let value = try read(&fields)
        try fields.finish()
        return value
    }
}
