/// The structure of a YAML text as far as it can be recognized, also while the text is being written.
///
/// The reader of definitions rejects a text with a syntax error as a whole, and a text is in this state after most keystrokes.
/// An outline is found line by line: a key without a colon, a brace that is not closed or a wrong indentation affects only
/// its surroundings. For a text that the reader accepts, it has the same keys at the same places.
struct Outline: Sendable {
    enum Kind: Sendable {
        case mapping, sequence, scalar
        /// A key without a value, or one without a colon.
        case empty
    }

    /// An entry of a mapping, an element of a list, or the value of the file.
    struct Node: Sendable {
        let parent: Int
        /// The text of the key; nil for an element.
        let key: String?
        /// The bytes of the key, with quotes.
        let keyRange: Range<Int>
        var kind = Kind.empty
        /// The bytes of the value, without its anchor and tag.
        var valueRange: Range<Int>
        /// The name by which aliases repeat the value.
        var anchor: String?
        /// Whether the value is within braces or brackets.
        var isFlow = false
        /// Whether the key has no colon.
        var isIncomplete = false
        var children: [Int] = []

        /// The bytes from the key to the end of the value.
        var range: Range<Int> { min(keyRange.lowerBound, valueRange.lowerBound)..<valueRange.upperBound }
    }

    let bytes: [UInt8]
    let nodes: [Node]
    /// Whether the file is a policy, which declares nothing.
    let isPolicy: Bool
    /// The names that the file declares, each followed by those within it.
    private(set) var declarations: [OutlineDeclaration] = []
    /// The nodes with anchors, by their names, in the order of the text.
    private let anchors: [String: [Int]]

    init(_ bytes: [UInt8], isPolicy: Bool = false) {
        self.bytes = bytes
        self.isPolicy = isPolicy
        var parser = OutlineParser(bytes)
        nodes = parser.parse()
        var anchors: [String: [Int]] = [:]
        for (index, node) in nodes.enumerated() {
            if let anchor = node.anchor { anchors[anchor, default: []].append(index) }
        }
        self.anchors = anchors
        if !isPolicy { declarations = findDeclarations() }
    }

    static let root = 0

    subscript(node: Int) -> Node { nodes[node] }

    func children(of node: Int) -> [Int] { nodes[node].children }

    /// Returns the entry with a key; nil if there is none or the node is not a mapping.
    func child(_ key: String, of node: Int) -> Int? {
        nodes[node].children.first { nodes[$0].key == key }
    }

    /// Returns the node that a path of keys leads to; nil if there is none.
    func node(at path: some Sequence<String>) -> Int? {
        path.reduce(Self.root as Int?) { node, key in node.flatMap { child(key, of: $0) } }
    }

    /// Returns the nodes from the outermost one below the root to this one.
    func ancestry(of node: Int) -> [Int] {
        var nodes: [Int] = []
        var next = node
        while next != Self.root {
            nodes.append(next)
            next = self.nodes[next].parent
        }
        return nodes.reversed()
    }

    /// Returns the keys that lead to a node; an element of a list adds its list's position as a number.
    func path(of node: Int) -> [String] {
        ancestry(of: node).map { step in
            nodes[step].key ?? "\(nodes[nodes[step].parent].children.firstIndex(of: step) ?? 0)"
        }
    }

    /// Returns the innermost node whose key or value contains a byte, or ends at it.
    func node(at byte: Int) -> Int {
        var node = Self.root
        while let next = nodes[node].children.last(where: {
            nodes[$0].range.lowerBound <= byte && byte <= nodes[$0].range.upperBound
        }) {
            node = next
        }
        return node
    }

    /// Returns the node whose value an alias repeats; any other node itself.
    func target(of node: Int) -> Int {
        guard nodes[node].kind == .scalar, bytes[nodes[node].valueRange].first == UInt8(ascii: "*") else { return node }
        return anchors[String(text(of: node).dropFirst())]?.last { $0 < node } ?? node
    }

    /// Returns the first byte of the line that contains a byte.
    func lineStart(before byte: Int) -> Int {
        bytes[..<byte].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    }

    /// Returns the text of a scalar without quotes; empty for other values.
    func text(of node: Int) -> String {
        guard nodes[node].kind == .scalar else { return "" }
        return Self.text(bytes[nodes[node].valueRange])
    }

    /// Returns the bytes of a scalar or key without its quotes.
    func unquoted(_ range: Range<Int>) -> Range<Int> {
        guard range.count >= 2, let first = bytes[range].first,
            first == UInt8(ascii: "\"") || first == UInt8(ascii: "'"),
            bytes[range].last == first
        else { return range }
        return range.lowerBound + 1..<range.upperBound - 1
    }

    /// The scalars of a value: itself, or the elements of a list.
    func scalars(of node: Int) -> [Int] {
        switch nodes[node].kind {
        case .scalar: [node]
        case .sequence: nodes[node].children.filter { nodes[$0].kind == .scalar }
        case .mapping, .empty: []
        }
    }

    /// Returns a scalar without quotes. Escapes other than those of quotes and backslashes stay, which no name contains.
    static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard bytes.count >= 2, let quote = bytes.first, bytes.last == quote else { return text }
        let inner = String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
        switch quote {
        case UInt8(ascii: "'"): return inner.replacing("''", with: "'")
        case UInt8(ascii: "\""): return inner.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
        default: return text
        }
    }
}
