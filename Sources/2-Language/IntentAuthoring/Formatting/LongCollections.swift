internal import IntentDiagnostics
internal import IntentYAML

/// Writes collections in brackets or braces whose line is too long on lines of their own.
struct LongCollections {
    let text: DefinitionText

    private var tree: YAMLTree { text.tree }

    func applied() -> [Unicode.Scalar] {
        var edits: [TextEdit] = []
        if let root = tree.root { addEdits(of: root, to: &edits) }
        return text.applying(edits)
    }

    private func addEdits(of node: NodeID, to edits: inout [TextEdit]) {
        guard !tree.isAlias(node), !text.isFlow(node) else { return }
        for entry in tree.entries(of: node) {
            if let edit = edit(of: entry.value, after: tree.range(entry.key).start, isElement: false) {
                edits.append(edit)
            } else {
                addEdits(of: entry.value, to: &edits)
            }
        }
        for element in tree.elements(of: node) {
            if let edit = edit(of: element, after: tree.range(element).start, isElement: true) {
                edits.append(edit)
            } else {
                addEdits(of: element, to: &edits)
            }
        }
    }

    /// Returns the edit that puts the parts of a collection on lines of their own; nil if its line is short enough, or if it has
    /// an anchor or several lines.
    private func edit(of node: NodeID, after start: Int, isElement: Bool) -> TextEdit? {
        guard text.isFlow(node) else { return nil }
        let range = tree.range(node)
        let line = text.lines[text.line(of: range.start)]
        guard line.count > DefinitionFormatter.maximumColumns, line.upperBound >= range.end else { return nil }
        guard let parts = parts(of: node), !parts.isEmpty else { return nil }
        let rest = text.string(range.end..<line.upperBound)
        guard rest.allSatisfy(\.isWhitespace) || text.comment(ofLine: text.line(of: range.start)) != nil else {
            return nil
        }
        let column = isElement ? start - line.lowerBound : start - line.lowerBound + 2
        let indent = text.lineEnd + String(repeating: " ", count: column)
        if isElement, tree.kind(node) == .mapping {
            guard rest.allSatisfy(\.isWhitespace) else { return nil }
            return TextEdit(range: range.start..<range.end, replacement: parts.joined(separator: indent))
        }
        guard !isElement else { return nil }
        // The comment of the line stays at the key.
        let blanks = text.scalars[..<range.start].reversed().prefix { $0.isBlank }.count
        let comment = rest.allSatisfy(\.isWhitespace) ? "" : " " + rest.drop(while: \.isWhitespace)
        return TextEdit(
            range: range.start - blanks..<line.upperBound,
            replacement: comment + indent + parts.joined(separator: indent))
    }

    private func parts(of node: NodeID) -> [String]? {
        var parts: [String] = []
        for entry in tree.entries(of: node) {
            let (key, value) = (tree.range(entry.key), tree.range(entry.value))
            guard text.scalars[key.end..<max(key.end, value.start)].allSatisfy({ $0.isBlank || $0 == ":" }),
                value.start > key.end
            else { return nil }
            parts.append("\(text.string(key.start..<key.end)): \(text.string(value.start..<value.end))")
        }
        for element in tree.elements(of: node) {
            let range = tree.range(element)
            guard range.start < range.end else { return nil }
            parts.append("- \(text.string(range.start..<range.end))")
        }
        return parts
    }
}
