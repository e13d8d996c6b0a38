package import IntentModel
package import IntentYAML

/// A node as other readers of YAML see it, who do not know which type is expected: by the core schema of YAML 1.2.
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
