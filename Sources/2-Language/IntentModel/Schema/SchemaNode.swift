/// A node of a schema's JSON with its path and the language of plain texts.
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

    /// Reads the raw value of an enum.
    func word<Word: RawRepresentable<String> & CaseIterable>(
        _ type: Word.Type = Word.self
    ) throws(SchemaDecodingError) -> Word {
        let text = try text()
        guard let word = Word(rawValue: text) else {
            throw error("'\(text)' is not one of \(Word.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return word
    }

    /// Reads a text that is a literal.
    func literal<Value>(_ read: (String) throws(ValueTextError) -> Value) throws(SchemaDecodingError) -> Value {
        let text = try text()
        do { return try read(text) } catch { throw self.error(error.message) }
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

    /// Returns the members of an object in order.
    func members() throws(SchemaDecodingError) -> [(key: String, node: SchemaNode)] {
        guard let object = json.objectValue else { throw expected("an object") }
        return object.members.map { member in
            let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
            return (member.key, SchemaNode(json: member.value, path: inner, language: language))
        }
    }

    /// Reads an object, all of whose members `read` must remove.
    func fields<Value>(
        _ read: (inout SchemaFields) throws(SchemaDecodingError) -> Value
    ) throws(SchemaDecodingError) -> Value {
        var fields = SchemaFields(try members(), of: self)
        let value = try read(&fields)
        try fields.finish()
        return value
    }
}

/// The members of an object that have not been read yet.
///
/// A member that remains in the end was written by a newer version. It is an error, because its meaning would be lost.
struct SchemaFields {
    let node: SchemaNode
    private var rest: [(key: String, node: SchemaNode)]

    init(_ members: [(key: String, node: SchemaNode)], of node: SchemaNode) {
        self.node = node
        rest = members
    }

    mutating func remove(_ key: String) -> SchemaNode? {
        guard let index = rest.firstIndex(where: { $0.key == key }) else { return nil }
        return rest.remove(at: index).node
    }

    mutating func required(_ key: String) throws(SchemaDecodingError) -> SchemaNode {
        guard let node = remove(key) else { throw node.error("'\(key)' is missing") }
        return node
    }

    func require(_ key: String) throws(SchemaDecodingError) {
        guard rest.contains(where: { $0.key == key }) else { throw node.error("'\(key)' is missing") }
    }

    mutating func text(_ key: String) throws(SchemaDecodingError) -> String {
        try required(key).text()
    }

    mutating func texts(_ key: String) throws(SchemaDecodingError) -> [String] {
        try remove(key)?.texts() ?? []
    }

    /// Reads a flag, which is `false` if it is missing.
    mutating func flag(_ key: String) throws(SchemaDecodingError) -> Bool {
        try remove(key)?.flag() ?? false
    }

    mutating func localized(_ key: String) throws(SchemaDecodingError) -> LocalizedText? {
        guard let node = remove(key) else { return nil }
        return try LocalizedText(schemaNode: node)
    }

    /// Reads a title, which is derived from the name if it is missing.
    mutating func title(of name: String) throws(SchemaDecodingError) -> LocalizedText {
        try localized("title") ?? LocalizedText(Naming.title(from: name), language: node.language)
    }

    func finish() throws(SchemaDecodingError) {
        guard let unknown = rest.first else { return }
        throw unknown.node.error("this version does not support '\(unknown.key)'")
    }
}

/// An error that indicates that a JSON value is not a schema that this version supports.
package struct SchemaDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the problem, such as `intents[0].parameters[2].size`; empty for the schema as a whole.
    package let path: String
    /// A phrase without a full stop.
    package let message: String

    package init(at path: String, _ message: String) {
        self.path = path
        self.message = message
    }

    package var description: String { (path.isEmpty ? message : "\(path): \(message)").onOneLine }
}
