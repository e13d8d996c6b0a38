internal import IntentDiagnostics
internal import IntentYAML

/// Puts the keys of declarations on lines of their own into the order of the reference. Names that a definition chooses, such as
/// those of parameters, keep their order. Blank lines stay between the same positions.
struct KeyOrder {
    private let text: DefinitionText
    /// The lines from `# intent-format: off` to `on`, which stay together.
    private let excluded: [Range<Int>]
    /// The lines of texts, where blank ones mean something.
    private let continuation: Set<Int>

    init(text: DefinitionText) {
        self.text = text
        continuation = text.continuationLines
        let byComment = Dictionary(grouping: text.excludedLines, by: \.value)
        excluded = byComment.map { off, lines in
            off..<min((lines.map(\.key).max() ?? off) + 2, text.lines.count)
        }
    }

    private var tree: YAMLTree { text.tree }

    func sorted() -> [Unicode.Scalar] {
        guard let root = tree.root else { return text.scalars }
        let order = lines(of: root, in: 0..<text.lines.count, kind: .file)
        let end = Array(text.lineEnd.unicodeScalars)
        return order.flatMap { line -> [Unicode.Scalar] in
            let next = line + 1 < text.lines.count ? text.lines[line + 1].lowerBound : text.scalars.count
            let content = text.scalars[text.lines[line].lowerBound..<next]
            return next == text.lines[line].upperBound ? content + end : Array(content)
        }
    }

    /// Returns the lines of a mapping of a kind in their order.
    private func lines(of node: NodeID, in lines: Range<Int>, kind: MapKind) -> [Int] {
        ordered(node, in: lines, by: kind) { entry, lines in
            switch SortedContent(of: tree.text(entry.key), in: kind) {
            case .map(let inner): self.lines(of: entry.value, in: lines, kind: inner)
            case .declarations(let inner):
                ordered(entry.value, in: lines, by: nil) { self.lines(of: $0.value, in: $1, kind: inner) }
            case nil: Array(lines)
            }
        }
    }

    /// Returns the lines of a mapping, with its entries in the order of its kind; nil keeps their order.
    private func ordered(
        _ node: NodeID, in lines: Range<Int>, by kind: MapKind?, _ content: (YAMLTree.Entry, Range<Int>) -> [Int]
    ) -> [Int] {
        guard !tree.isAlias(node), tree.kind(node) == .mapping, !text.isFlow(node) else { return Array(lines) }
        let entries = Array(tree.entries(of: node))
        let starts = entries.compactMap { start(of: $0, notBefore: lines.lowerBound) }
        guard starts.count == entries.count, let first = starts.first, first >= lines.lowerBound else {
            return Array(lines)
        }
        let ends = starts.dropFirst() + [lines.upperBound]
        guard zip(starts, ends).allSatisfy({ $0 < $1 }) else { return Array(lines) }
        let parts = zip(starts, ends).map { contentLines($0..<$1) }
        let blocks = zip(entries, parts).map { content($0, $1) }
        let order = canMove(parts, from: first) ? kind?.order(of: entries.map { tree.text($0.key) }) : nil
        let gaps = zip(parts, ends).map { Array($0.upperBound..<$1) }
        return Array(lines.lowerBound..<first)
            + zip(order ?? Array(entries.indices), gaps).flatMap { blocks[$0] + $1 }
    }

    /// Returns lines without the blank ones at their end.
    private func contentLines(_ lines: Range<Int>) -> Range<Int> {
        let last = lines.last { text.column(ofLine: $0) != nil || continuation.contains($0) }
        return lines.lowerBound..<(last.map { $0 + 1 } ?? lines.upperBound)
    }

    /// Whether no entry is moved into lines that are excluded from formatting, or out of them.
    private func canMove(_ parts: [Range<Int>], from first: Int) -> Bool {
        guard let end = parts.last?.upperBound else { return false }
        return excluded.filter { $0.overlaps(first..<end) }.allSatisfy { lines in
            parts.contains { $0.lowerBound <= lines.lowerBound && lines.upperBound <= $0.upperBound }
        }
    }

    /// The first line of an entry and of the comments directly above it; nil if something else is in its line.
    private func start(of entry: YAMLTree.Entry, notBefore limit: Int) -> Int? {
        let start = tree.range(entry.key).start
        var line = text.line(of: start)
        guard text.afterBlanks(from: text.lines[line].lowerBound) == start else { return nil }
        while line > limit, text.isComment(line: line - 1), text.column(ofLine: line - 1) == text.column(ofLine: line) {
            line -= 1
        }
        return line
    }
}

/// Puts the keys of declarations in braces into the order of the reference.
struct BraceKeyOrder {
    let text: DefinitionText

    private var tree: YAMLTree { text.tree }

    func sorted() -> [Unicode.Scalar] {
        guard let root = tree.root else { return text.scalars }
        return text.applying(edits(of: root, .map(.file)))
    }

    private func edits(of node: NodeID, _ content: SortedContent) -> [TextEdit] {
        guard !tree.isAlias(node), tree.kind(node) == .mapping else { return [] }
        if text.isFlow(node) {
            let range = tree.range(node)
            return [TextEdit(range: range.start..<range.end, replacement: sortedText(of: node, content))]
        }
        return tree.entries(of: node).flatMap { entry in
            content.inside(tree.text(entry.key)).map { edits(of: entry.value, $0) } ?? []
        }
    }

    /// Returns a mapping with its entries in order, and what is between them at the same positions.
    private func sortedText(of node: NodeID, _ content: SortedContent) -> String {
        let range = tree.range(node)
        let entries = Array(tree.entries(of: node))
        let spans = entries.map(span)
        let starts = [range.start + 1] + spans.map(\.upperBound)
        let ends = spans.map(\.lowerBound) + [range.end - 1]
        guard zip(starts, ends).allSatisfy({ $0 <= $1 && isSeparator($0..<$1) }) else {
            return text.string(range.start..<range.end)
        }
        let texts = zip(entries, spans).map { entry, span in
            content.inside(tree.text(entry.key)).map { sortedText(of: entry, span, $0) } ?? text.string(span)
        }
        let order = content.kind?.order(of: entries.map { tree.text($0.key) }) ?? Array(entries.indices)
        let separators = zip(starts, ends).map { text.string($0..<$1) }
        let inner = zip(order, separators.dropFirst()).map { texts[$0] + $1 }.joined()
        return "{" + (separators.first ?? "") + inner + "}"
    }

    private func sortedText(of entry: YAMLTree.Entry, _ span: Range<Int>, _ content: SortedContent) -> String {
        let value = tree.range(entry.value)
        guard !tree.isAlias(entry.value), tree.kind(entry.value) == .mapping, text.isFlow(entry.value) else {
            return text.string(span)
        }
        return text.string(span.lowerBound..<value.start) + sortedText(of: entry.value, content)
    }

    /// The text of an entry from its key to the end of its value, or to the colon if there is no value.
    private func span(of entry: YAMLTree.Entry) -> Range<Int> {
        let (key, value) = (tree.range(entry.key), tree.range(entry.value))
        let colon = text.afterBlanks(from: key.end)
        let end = colon < text.scalars.count && text.scalars[colon] == ":" ? colon + 1 : key.end
        return key.start..<max(end, value.end)
    }

    /// Whether there is nothing but spaces, line ends and commas, so that entries on both sides can move.
    private func isSeparator(_ range: Range<Int>) -> Bool {
        text.scalars[range].allSatisfy { $0.isBlank || $0 == "\n" || $0 == "\r" || $0 == "," }
    }
}

/// What the value of a key contains, if its keys are sorted.
enum SortedContent {
    /// A mapping of a kind.
    case map(MapKind)
    /// A map from names to mappings of a kind.
    case declarations(MapKind)

    /// Returns nil for a key whose value keeps the order of its keys.
    init?(of key: String, in kind: MapKind) {
        if let declared = Self.declarations[kind]?[key] {
            self = .declarations(declared)
        } else if let part = Self.parts[kind]?[key] {
            self = .map(part)
        } else {
            return nil
        }
    }

    /// The kind of a mapping whose keys the language defines.
    var kind: MapKind? { if case .map(let kind) = self { kind } else { nil } }

    /// Returns what the value of an entry contains.
    func inside(_ key: String) -> SortedContent? {
        switch self {
        case .map(let kind): SortedContent(of: key, in: kind)
        case .declarations(let kind): .map(kind)
        }
    }

    /// The maps of declarations in a kind of mapping, by their keys.
    private static let declarations: [MapKind: [String: MapKind]] = [
        .file: [
            "types": .type, "enums": .enum, "intents": .intent, "widgets": .widget, "controls": .control,
            "appShortcuts": .appShortcut,
        ],
        .type: ["properties": .property, "fields": .parameter, "oneOf": .parameter], .enum: ["cases": .enumCase],
        .widget: ["presets": .preset], .intent: ["sections": .rowSection, "parameters": .parameter],
    ]

    /// The mappings in a kind of mapping that have keys of their own. The type of a parameter can be a union.
    private static let parts: [MapKind: [String: MapKind]] = [
        .widget: ["timeline": .timeline], .parameter: ["type": .type],
    ]
}

extension MapKind {
    /// Returns the positions of keys in the order of the reference. Unknown keys follow.
    fileprivate func order(of keys: [String]) -> [Int] {
        let known = KeyDocumentation.keys(of: self).map(\.key)
        let ranks = keys.map { known.firstIndex(of: $0) ?? known.count }
        return keys.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    }
}
