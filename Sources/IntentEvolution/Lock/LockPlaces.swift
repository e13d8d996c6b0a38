import IntentDiagnostics
import IntentModel
import IntentYAML

/// Where the parts of a lock are in its file: JSON is YAML too, and that reader keeps places.
struct LockPlaces: Sendable {
    /// Nil where the file is no YAML; then everything is at its beginning.
    private let tree: YAMLTree?

    init(_ source: SourceFile) {
        var limits = YAMLLimits()
        // The lock was written by us, however large the definitions are.
        limits.fileBytes = 1 << 30
        limits.nodes = 100_000_000
        limits.scalarBytes = 1 << 26
        tree = readYAML(source, index: FileIndex(0), vocabulary: YAMLVocabulary([]), limits: limits).tree
    }

    /// A part of the schema, else what holds it.
    func range(of path: DeclarationPath) -> SourceRange {
        guard let tree, let root = tree.root, let schema = child("schema", of: root, in: tree) else {
            return SourceRange(at: 0)
        }
        var (found, node) = (schema.shown, schema.value)
        for name in path.names {
            guard let next = child(name, of: node, in: tree) else { break }
            (found, node) = next
        }
        return tree.range(found)
    }

    /// A part of the file by the keys that lead to it.
    func range(ofKeys keys: [String]) -> SourceRange {
        guard let tree, var node = tree.root else { return SourceRange(at: 0) }
        for key in keys {
            guard let entry = child(key, of: node, in: tree) else { break }
            node = entry.value
        }
        return tree.range(node)
    }

    /// A part of the schema as its reader names it: `intents[0].parameters[2].size`.
    func range(ofSchemaText text: String) -> SourceRange {
        guard let tree, let root = tree.root, var node = child("schema", of: root, in: tree)?.value else {
            return SourceRange(at: 0)
        }
        for part in text.split(separator: ".") {
            let pieces = part.split(separator: "[")
            if let key = pieces.first.map(String.init), let next = child(key, of: node, in: tree) { node = next.value }
            for index in pieces.dropFirst().compactMap({ Int($0.dropLast()) }) {
                if let element = tree.elements(of: node).dropFirst(index).first(where: { _ in true }) { node = element }
            }
        }
        return tree.range(node)
    }

    /// What an object has under a key, or the element of an array that bears a name.
    /// - Returns: The key or the name, which is shown, and the value.
    private func child(_ name: String, of node: NodeID, in tree: YAMLTree) -> (shown: NodeID, value: NodeID)? {
        switch tree.kind(node) {
        case .mapping: tree.entries(of: node).first { tree.text($0.key) == name }.map { ($0.key, $0.value) }
        case .sequence: tree.elements(of: node).lazy.compactMap { element(name, $0, in: tree) }.first
        case .scalar: nil
        }
    }

    private func element(_ name: String, _ node: NodeID, in tree: YAMLTree) -> (shown: NodeID, value: NodeID)? {
        for entry in tree.entries(of: node) where ["name", "identifier", "value"].contains(tree.text(entry.key)) {
            return shownText(name, entry.value, in: tree).map { ($0, node) }
        }
        return tree.kind(node) == .scalar && tree.text(node) == name ? (node, node) : nil
    }

    /// The text itself, or the one in the literal of an option: `{ "string": "celsius" }`.
    private func shownText(_ name: String, _ node: NodeID, in tree: YAMLTree) -> NodeID? {
        if tree.kind(node) == .scalar { return tree.text(node) == name ? node : nil }
        for entry in tree.entries(of: node) where tree.kind(entry.value) == .scalar && tree.text(entry.value) == name {
            return entry.value
        }
        return nil
    }
}
