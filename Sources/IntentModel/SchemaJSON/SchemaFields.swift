/// The members of an object that are not read yet. One that nobody takes was written by a newer tool, and is an
/// error: its meaning would be lost.
struct SchemaFields {
    let node: SchemaNode
    private var rest: [(key: String, node: SchemaNode)]

    init(_ members: [(key: String, node: SchemaNode)], of node: SchemaNode) {
        self.node = node
        rest = members
    }

    mutating func take(_ key: String) -> SchemaNode? {
        guard let index = rest.firstIndex(where: { $0.key == key }) else { return nil }
        return rest.remove(at: index).node
    }

    mutating func required(_ key: String) throws(SchemaDecodingError) -> SchemaNode {
        guard let node = take(key) else { throw node.error("'\(key)' is missing") }
        return node
    }

    mutating func text(_ key: String) throws(SchemaDecodingError) -> String {
        try required(key).text()
    }

    mutating func texts(_ key: String) throws(SchemaDecodingError) -> [String] {
        try take(key)?.texts() ?? []
    }

    /// False where it is left out.
    mutating func flag(_ key: String) throws(SchemaDecodingError) -> Bool {
        try take(key)?.flag() ?? false
    }

    /// Empty where it is left out.
    mutating func list<Element>(
        _ key: String, of read: (SchemaNode) throws(SchemaDecodingError) -> Element
    ) throws(SchemaDecodingError) -> [Element] {
        try take(key)?.list(of: read) ?? []
    }

    mutating func localized(_ key: String) throws(SchemaDecodingError) -> LocalizedText? {
        guard let node = take(key) else { return nil }
        return try LocalizedText(schemaNode: node)
    }

    /// A title, which is the name in words where it is left out.
    mutating func title(of name: String) throws(SchemaDecodingError) -> LocalizedText {
        try localized("title") ?? LocalizedText(Naming.words(from: name), language: node.language)
    }

    func finish() throws(SchemaDecodingError) {
        guard let stranger = rest.first else { return }
        throw stranger.node.error("this version does not know '\(stranger.key)'")
    }
}
