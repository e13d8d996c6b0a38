package import IntentDiagnostics
package import IntentModel
package import IntentYAML

/// Reads a marked text as YAML and returns the differences between its diagnostics and expectations; empty if there are
/// none.
///
/// The expectations are the marked ranges and `codes`, or the comments if there are no codes.
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

/// Returns a tree in YAML flow style, in which only plain scalars are unquoted and aliases are replaced by their values.
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

/// A YAML text that contains its expected diagnostics, so that tests need no line numbers.
///
/// - `⟦` and `⟧` enclose an expected range and are removed from the text. `⟦⟧` is an empty range. Ranges may be nested.
/// - Comments contain expected codes; see ``ExpectedDiagnostic``. They remain in the text.
package struct MarkedText: Sendable {
    /// The text without its markers.
    package let text: String

    /// The marked ranges, sorted by their beginning.
    package let ranges: [SourceRange]

    package init(_ marked: String) {
        var scalars = String.UnicodeScalarView()
        var offset = 0
        var open: [Int] = []
        var ranges: [SourceRange] = []
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "⟦": open.append(offset)
            case "⟧":
                guard let start = open.popLast() else {
                    preconditionFailure("a marked text closes a range that is not open")
                }
                ranges.append(SourceRange(start: start, end: offset))
            default:
                scalars.append(scalar)
                offset += 1
            }
        }
        precondition(open.isEmpty, "a marked text does not close all ranges")
        text = String(scalars)
        self.ranges = ranges.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    }

    package func file(path: String = "test.intent.yaml") -> SourceFile {
        SourceFile(path: path, text: text)
    }
}

/// Returns a node as JSON according to the core schema of YAML 1.2, as a reader that does not know the expected type does.
package func jsonValue(of node: NodeID, in tree: YAMLTree) -> JSONValue {
    switch tree.kind(node) {
    case .scalar: tree.isPlain(node) ? coreValue(tree.text(node)) : .string(tree.text(node))
    case .sequence: .array(tree.elements(of: node).map { jsonValue(of: $0, in: tree) })
    case .mapping:
        .object(
            JSONObject(
                uniqueMembers: tree.entries(of: node).map {
                    JSONObject.Member(key: tree.text($0.key), value: jsonValue(of: $0.value, in: tree))
                }))
    }
}

private func coreValue(_ text: String) -> JSONValue {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: break
    }
    let digits = text.first.map { "+-".contains($0) } ?? false ? text.dropFirst() : text[...]
    if digits.wholeMatch(of: /[0-9]+/) != nil, let number = Int(text) { return .integer(number) }
    if let match = text.wholeMatch(of: /0o([0-7]+)/), let number = Int(match.1, radix: 8) { return .integer(number) }
    if let match = text.wholeMatch(of: /0x([0-9a-fA-F]+)/), let number = Int(match.1, radix: 16) {
        return .integer(number)
    }
    if digits.wholeMatch(of: /(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?/) != nil, let number = Double(text) {
        return .number(number)
    }
    if ["inf", "Inf", "INF"].contains(digits.dropFirst()), digits.first == "." {
        return .number(.greatestFiniteMagnitude)
    }
    return .string(text)
}
