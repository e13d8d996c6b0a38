internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Values of another type than the language expects.
extension FieldReader {
    /// - Parameters:
    ///   - expected: The expected type, with its article: `a whole number`.
    ///   - near: What was probably meant; nil if nothing is similar.
    func reportWrongType(
        _ value: Value, expected: String, hint: String = "", near: String? = nil, fixes: [DiagnosticFix] = []
    ) {
        guard !tree.isInvalid(value.node) else { return }
        if tree.isNull(value.node) { return reportNull(value, expected: expected, hint: hint) }
        report(
            .wrongType, at: place(value.node), "\(description(of: value.node)) is not \(expected)\(hint)", near: near,
            fixes: fixes)
    }

    /// Reports a list or map without entries.
    func reportEmpty(_ value: Value, _ rule: String) {
        let kind = tree.kind(value.node) == .mapping ? "map" : "list"
        report(.wrongType, at: place(value.node), "the \(kind) is empty; \(rule)")
    }

    /// A short description of a value; long texts are truncated.
    private func description(of node: NodeID) -> String {
        switch tree.kind(node) {
        case .sequence: "a list"
        case .mapping: "a map"
        case .scalar: description(ofText: node)
        }
    }

    /// Distinguishes a text in quotes from what it looks like: `"12"` is not a number.
    private func description(ofText node: NodeID) -> String {
        let text = text(node)
        guard !tree.isPlain(node) else { return quoted(text) }
        return text.isEmpty ? "an empty string" : "the string \(quoted(text))"
    }

    private func reportNull(_ value: Value, expected: String, hint: String) {
        guard let key = value.key, tree.isEmptyValue(value.node) else {
            let found = tree.isEmptyValue(value.node) ? "nothing" : description(of: value.node)
            return report(.wrongType, at: place(value.node), "\(found) is not \(expected)\(hint)")
        }
        switch tree.causeOfEmptyValue(after: key, in: context.sourceMap()) {
        case .comment(let range):
            let comment = String(decoding: context.sourceMap().bytes(in: range), as: UTF8.self)
            let quotedComment =
                "'" + comment.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
            report(
                .wrongType, at: Place(file: document.file, range: range),
                "\(quoted(text(key))) has no value because '#' begins a comment; put a string that begins with '#' in quotes",
                fixes: [DiagnosticFix(message: "put the string in quotes", range: range, replacement: quotedComment)])
        case .missingColon:
            report(
                .wrongType, at: place(key),
                "\(quoted(text(key))) has no colon and no value; it needs \(expected); write a list in [ ], and put a string that "
                    + "contains a comma or a brace in quotes")
        case .missingValue:
            report(.wrongType, at: place(key), "\(quoted(text(key))) has no value; it needs \(expected)\(hint)")
        }
    }
}
