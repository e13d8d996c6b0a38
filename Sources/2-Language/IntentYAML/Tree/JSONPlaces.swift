package import IntentDiagnostics

/// The ranges of the parts of a JSON file, which the YAML reader reads, since it records positions.
package struct JSONPlaces: Sendable {
    /// A part: the node of its key or its name, and its value.
    package typealias Part = (shown: NodeID, value: NodeID)

    /// Nil if the file is not YAML; then all parts are at its beginning.
    package let tree: YAMLTree?
    private var tables = NameTables<NodeID, Part>()

    package init(_ source: SourceFile) {
        tree = readYAML(source, index: FileIndex(0), vocabulary: YAMLVocabulary([]), limits: .writtenFile).tree
    }

    /// Returns the part at the end of a path, or the smallest part that contains it.
    /// - Parameter path: Keys of objects, and names of elements of arrays.
    package mutating func part(_ path: [String]) -> Part? {
        guard let root = tree?.root else { return nil }
        var part = (shown: root, value: root)
        for name in path {
            guard let next = child(name, of: part.value) else { break }
            part = next
        }
        return part
    }

    package func range(of node: NodeID?) -> SourceRange {
        node.flatMap { node in tree.map { $0.range(node) } } ?? SourceRange(at: 0)
    }

    /// Returns the member of an object with a key, or the element of an array with a name.
    package mutating func child(_ name: String, of node: NodeID) -> Part? {
        guard let tree else { return nil }
        return tables.part(name, of: node) { node in
            switch tree.kind(node) {
            case .mapping: tree.entries(of: node).map { (tree.text($0.key), ($0.key, $0.value)) }
            case .sequence: tree.elements(of: node).flatMap { Self.names(of: $0, in: tree) }
            case .scalar: []
            }
        }
    }

    /// Returns the names of an element, which are its text or those in its name, its identifier or its value. That is a text
    /// or the literal of an option, such as `{ "string": "celsius" }`.
    private static func names(of element: NodeID, in tree: YAMLTree) -> [(String, Part)] {
        if tree.kind(element) == .scalar { return [(tree.text(element), (element, element))] }
        let name = tree.entries(of: element).first { ["name", "identifier", "value"].contains(tree.text($0.key)) }
        guard let name = name?.value else { return [] }
        let texts = tree.kind(name) == .scalar ? [name] : tree.entries(of: name).map(\.value)
        return texts.filter { tree.kind($0) == .scalar }.map { (tree.text($0), ($0, element)) }
    }
}
