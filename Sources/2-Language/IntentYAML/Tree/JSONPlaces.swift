package import IntentDiagnostics

/// The ranges of the parts of a JSON file, which the YAML reader reads, since it records positions.
package struct JSONPlaces: Sendable {
    /// A part: the node of its key or its name, and its value.
    package typealias Part = (shown: NodeID, value: NodeID)

    /// Nil if the file is not YAML; then all parts are at its beginning.
    package let tree: YAMLTree?

    package init(_ source: SourceFile) {
        tree = readYAML(source, index: FileIndex(0), vocabulary: YAMLVocabulary([]), limits: .writtenFile).tree
    }

    /// Returns the part at the end of a path, or the smallest part that contains it.
    /// - Parameter path: Keys of objects, and names of elements of arrays.
    package func part(_ path: [String]) -> Part? {
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
    package func child(_ name: String, of node: NodeID) -> Part? {
        guard let tree else { return nil }
        return switch tree.kind(node) {
        case .mapping: tree.entries(of: node).first { tree.text($0.key) == name }.map { ($0.key, $0.value) }
        case .sequence: tree.elements(of: node).lazy.compactMap { element(name, $0, in: tree) }.first
        case .scalar: nil
        }
    }

    private func element(_ name: String, _ node: NodeID, in tree: YAMLTree) -> Part? {
        for entry in tree.entries(of: node) where ["name", "identifier", "value"].contains(tree.text(entry.key)) {
            return shownText(name, entry.value, in: tree).map { ($0, node) }
        }
        return tree.kind(node) == .scalar && tree.text(node) == name ? (node, node) : nil
    }

    /// Returns the node of the text, or of the text in the literal of an option, such as `{ "string": "celsius" }`.
    private func shownText(_ name: String, _ node: NodeID, in tree: YAMLTree) -> NodeID? {
        if tree.kind(node) == .scalar { return tree.text(node) == name ? node : nil }
        return tree.entries(of: node).first { tree.kind($0.value) == .scalar && tree.text($0.value) == name }?.value
    }
}
