internal import IntentDiagnostics
internal import IntentYAML

/// Spaces around colons, commas and brackets, and quotes that are not needed.
struct SpacingEdits {
    let text: DefinitionText

    private var tree: YAMLTree { text.tree }

    func applied() -> [Unicode.Scalar] {
        var edits: [TextEdit] = []
        tree.visit { node, isKey in
            guard !isKey, !tree.isAlias(node) else { return }
            switch tree.kind(node) {
            case .scalar: edits += unquoted(node)
            case .mapping, .sequence: edits += text.isFlow(node) ? flowEdits(of: node) : blockEdits(of: node)
            }
        }
        return text.applying(edits.filter { !$0.range.isEmpty || !$0.replacement.isEmpty })
    }

    // MARK: Blocks

    private func blockEdits(of node: NodeID) -> [TextEdit] {
        let entries = Array(tree.entries(of: node))
        return entries.indices.flatMap { index in
            let isAligned = [index - 1, index + 1].contains { other in
                entries.indices.contains(other) && sharesColumn(entries[index], entries[other])
            }
            return colonEdits(of: entries[index], isAligned: isAligned)
        }
    }

    /// The place of the colon after a key.
    private func colon(of entry: YAMLTree.Entry) -> Int? {
        let colon = text.afterBlanks(from: tree.range(entry.key).end)
        return colon < text.scalars.count && text.scalars[colon] == ":" ? colon : nil
    }

    /// Whether the values of two entries in adjacent lines begin in one column, which somebody made.
    private func sharesColumn(_ entry: YAMLTree.Entry, _ other: YAMLTree.Entry) -> Bool {
        guard let column = valueColumn(of: entry), column == valueColumn(of: other) else { return false }
        let lines = (text.line(of: tree.range(entry.key).start), text.line(of: tree.range(other.key).start))
        return abs(lines.0 - lines.1) == 1
    }

    private func valueColumn(of entry: YAMLTree.Entry) -> Int? {
        guard let colon = colon(of: entry) else { return nil }
        let line = text.line(of: colon)
        let value = text.afterBlanks(from: colon + 1)
        return value < text.lines[line].upperBound ? value - text.lines[line].lowerBound : nil
    }

    private func colonEdits(of entry: YAMLTree.Entry, isAligned: Bool) -> [TextEdit] {
        guard let colon = colon(of: entry) else { return [] }
        let key = tree.range(entry.key).end
        let value = text.afterBlanks(from: colon + 1)
        let end = text.lines[text.line(of: colon)].upperBound
        var edits = [TextEdit(range: key..<colon, replacement: "")]
        if value < end, text.scalars[value] != "#", !isAligned {
            edits.append(TextEdit(range: colon + 1..<value, replacement: " "))
        }
        return edits
    }

    // MARK: Brackets and braces

    private func flowEdits(of node: NodeID) -> [TextEdit] {
        let range = tree.range(node)
        let isMapping = tree.kind(node) == .mapping
        let parts =
            isMapping
            ? tree.entries(of: node).map { (tree.range($0.key).start, end(of: $0)) }
            : tree.elements(of: node).map { (tree.range($0).start, tree.range($0).end) }
        guard let first = parts.first, let last = parts.last else {
            return [gap(range.start + 1, range.end - 1, is: "", instead: "")]
        }
        let inside = isMapping ? " " : ""
        var edits = [gap(range.start + 1, first.0, is: "", instead: inside)]
        edits.append(gap(last.1, range.end - 1, is: "", instead: inside))
        for (part, next) in zip(parts, parts.dropFirst()) { edits.append(gap(part.1, next.0, is: ",", instead: ", ")) }
        for entry in tree.entries(of: node) {
            edits.append(gap(tree.range(entry.key).end, tree.range(entry.value).start, is: ":", instead: ": "))
        }
        return edits
    }

    /// The end of an entry, whose value may be missing.
    private func end(of entry: YAMLTree.Entry) -> Int {
        tree.range(tree.range(entry.value).isEmpty ? entry.key : entry.value).end
    }

    /// Replaces a gap that consists of blanks and a sign.
    private func gap(_ start: Int, _ end: Int, is sign: String, instead replacement: String) -> TextEdit {
        guard start <= end, end <= text.scalars.count else { return TextEdit(range: 0..<0, replacement: "") }
        let content = text.scalars[start..<end].filter { !$0.isBlank }
        guard content.elementsEqual(sign.unicodeScalars) else { return TextEdit(range: 0..<0, replacement: "") }
        let isSame = text.scalars[start..<end].elementsEqual(replacement.unicodeScalars)
        return TextEdit(range: isSame ? 0..<0 : start..<end, replacement: isSame ? "" : replacement)
    }

    // MARK: Quotes

    /// Removes the quotes of a text of several words that needs none. A single word may mean something else without quotes.
    private func unquoted(_ node: NodeID) -> [TextEdit] {
        let range = tree.range(node)
        guard range.start < range.end, text.scalars[range.start] == "\"" || text.scalars[range.start] == "'" else {
            return []
        }
        let content = tree.text(node)
        guard content.contains(" "), content.contains(where: \.isLetter),
            !text.scalars[range.start..<range.end].contains(where: { $0 == "\n" || $0 == "\r" }),
            YAMLQuoting.isPlain(content)
        else { return [] }
        return [TextEdit(range: range.start..<range.end, replacement: content)]
    }
}
