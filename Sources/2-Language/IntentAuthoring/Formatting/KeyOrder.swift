internal import IntentDiagnostics
internal import IntentYAML

/// Puts the keys of declarations into the order of the reference. Names that a definition chooses, such as those of parameters,
/// keep their order.
struct KeyOrder {
    let text: DefinitionText

    private var tree: YAMLTree { text.tree }

    /// The maps of declarations in a kind of mapping, by their keys.
    private static let declarations: [MapKind: [String: MapKind]] = [
        .file: [
            "types": .type, "enums": .enum, "intents": .intent, "widgets": .widget, "controls": .control,
            "appShortcuts": .appShortcut,
        ],
        .type: ["properties": .property], .enum: ["cases": .enumCase],
        .widget: ["presets": .preset], .intent: ["sections": .rowSection, "parameters": .parameter],
    ]

    func sorted() -> [Unicode.Scalar] {
        guard let root = tree.root, text.excludedLines.isEmpty else { return text.scalars }
        let order = lines(of: root, in: 0..<text.lines.count, kind: .file)
        let end: [Unicode.Scalar] = ["\n"]
        return order.flatMap { line -> [Unicode.Scalar] in
            let next = line + 1 < text.lines.count ? text.lines[line + 1].lowerBound : text.scalars.count
            let content = text.scalars[text.lines[line].lowerBound..<next]
            return next == text.lines[line].upperBound ? content + end : Array(content)
        }
    }

    /// Returns the lines of a mapping of a kind in their order.
    private func lines(of node: NodeID, in lines: Range<Int>, kind: MapKind) -> [Int] {
        ordered(node, in: lines, by: KeyDocumentation.keys(of: kind).map(\.key)) { entry, lines in
            guard let inner = Self.declarations[kind]?[tree.text(entry.key)] else { return Array(lines) }
            return ordered(entry.value, in: lines, by: []) { self.lines(of: $0.value, in: $1, kind: inner) }
        }
    }

    /// Returns the lines of a mapping, with its entries in the order of some keys.
    private func ordered(
        _ node: NodeID, in lines: Range<Int>, by keys: [String],
        _ content: (YAMLTree.Entry, Range<Int>) -> [Int]
    ) -> [Int] {
        guard !tree.isAlias(node), tree.kind(node) == .mapping, !text.isFlow(node) else { return Array(lines) }
        let entries = Array(tree.entries(of: node))
        let starts = entries.map { start(of: $0, notBefore: lines.lowerBound) }
        guard let first = starts.first, starts.allSatisfy({ $0 != nil }), let first else { return Array(lines) }
        let ends = starts.dropFirst().compactMap(\.self) + [lines.upperBound]
        guard zip(starts.compactMap(\.self), ends).allSatisfy({ $0 < $1 }), first >= lines.lowerBound else {
            return Array(lines)
        }
        var blocks = zip(entries, zip(starts.compactMap(\.self), ends)).map { entry, range in
            (rank: keys.firstIndex(of: tree.text(entry.key)) ?? keys.count, lines: content(entry, range.0..<range.1))
        }
        blocks = blocks.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(
            \.element)
        return Array(lines.lowerBound..<first) + blocks.flatMap(\.lines)
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
