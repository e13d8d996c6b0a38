import FuzzDriver
import IntentDiagnostics
import IntentYAML

/// Reads any bytes as YAML, and checks that every node and diagnostic is in the file and that what is rendered reads back equal.
func readAnything(_ bytes: [UInt8]) {
    let file = SourceFile(path: "fuzz.yaml", bytes: bytes)
    let (tree, diagnostics) = read(file)
    checkPlaces(of: diagnostics, in: SourceFiles([file]))
    guard let tree else {
        return require(diagnostics.contains { $0.severity == .error }, "there is no tree and no error")
    }
    guard let root = tree.root else { return }
    let map = SourceMap(file)
    let end = map.scalarOffset(ofByte: bytes.count)
    let content = value(of: root, in: tree, within: SourceRange(start: 0, end: end))
    let text = renderYAML(content)
    let (again, problems) = read(SourceFile(path: "fuzz.yaml", text: text))
    guard let again, problems.isEmpty, let root = again.root else {
        fatalError("what is rendered cannot be read: \(problems.map(\.message))")
    }
    let all = SourceRange(start: 0, end: .max)
    require(value(of: root, in: again, within: all) == content, "rendering changes a value")
}

private func read(_ file: SourceFile) -> (tree: YAMLTree?, diagnostics: [Diagnostic]) {
    var limits = YAMLLimits()
    // Small enough for inputs to reach them.
    limits.depth = 24
    limits.anchors = 16
    limits.expandedAliasNodes = 100
    limits.blankRunBytes = 512
    limits.diagnostics = 50
    return readYAML(file, index: FileIndex(0), vocabulary: YAMLVocabulary(["title", "en", "type"]), limits: limits)
}

/// Returns the value of a node. All its texts are quoted if necessary, so that they stay texts.
private func value(of node: NodeID, in tree: YAMLTree, within outer: SourceRange) -> YAMLContent {
    let range = tree.range(node)
    require(outer.start <= range.start && range.end <= outer.end, "a node is outside the one around it")
    // An alias refers to nodes elsewhere.
    let inner = tree.isAlias(node) ? SourceRange(start: 0, end: .max) : range
    switch tree.kind(node) {
    case .scalar: return .text(tree.text(node))
    case .sequence: return .sequence(tree.elements(of: node).map { value(of: $0, in: tree, within: inner) })
    case .mapping:
        var mapping = YAMLMapping()
        for entry in tree.entries(of: node) {
            mapping.append(tree.text(entry.key), value(of: entry.value, in: tree, within: inner))
        }
        return .mapping(mapping)
    }
}
