package import IntentDiagnostics
package import IntentYAML

/// Reads a marked text as YAML, and says how its diagnostics differ from its markers and comments; empty when they agree.
///
/// With `codes`, the markers are exact ranges, one code each. Without, the comments count. For Swift Testing:
///
/// ```swift
/// #expect(checkYAML("title: ⟦!text⟧ x", [.yamlUnsupported]) == "")
/// ```
package func checkYAML(
    _ marked: String, _ codes: [DiagnosticCode]? = nil, limits: YAMLLimits = YAMLLimits(),
    vocabulary: YAMLVocabulary = YAMLVocabulary([])
) -> String {
    let text = MarkedText(marked)
    let (_, diagnostics) = readYAML(text.file(), index: FileIndex(0), vocabulary: vocabulary, limits: limits)
    if let codes { return differences(between: diagnostics, andMarkersOf: text, codes: codes) }
    return differences(between: diagnostics, andCommentsOf: text.file())
}

/// A tree in brackets, as YAML flow style with every plain text bare and every other one in double quotes.
///
/// For tests that ask what was read, not where. Aliases are shown as what they stand for.
package func outline(_ tree: YAMLTree, _ node: NodeID? = nil) -> String {
    guard let node = node ?? tree.root else { return "" }
    switch tree.kind(node) {
    case .scalar: return tree.isPlain(node) ? tree.text(node) : "\"\(tree.text(node))\""
    case .sequence: return "[" + tree.elements(of: node).map { outline(tree, $0) }.joined(separator: ", ") + "]"
    case .mapping:
        let entries = tree.entries(of: node).map { "\(outline(tree, $0.key)): \(outline(tree, $0.value))" }
        return "{" + entries.joined(separator: ", ") + "}"
    }
}
