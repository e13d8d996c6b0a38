internal import IntentDiagnostics
internal import IntentYAML

/// Values of another shape than the language has there.
extension FileResolver {
    /// - Parameter expected: What belongs there, with its article: `a whole number`.
    mutating func reportWrongType(_ value: Value, expected: String, hint: String = "", fixes: [DiagnosticFix] = []) {
        guard !document.tree.isRefused(value.node) else { return }
        if document.tree.isNull(value.node) { return reportNothing(value, expected: expected, hint: hint) }
        report(
            .wrongType(
                expected: expected, found: description(of: value.node), hint: hint, at: place(value.node), fixes: fixes)
        )
    }

    /// What a value is, in words; long texts are cut.
    func description(of node: NodeID) -> String {
        switch document.tree.kind(node) {
        case .sequence: "a list"
        case .mapping: "a map"
        case .scalar: description(ofText: node)
        }
    }

    /// A text in quotes is told from what it looks like: `"12"` is no number.
    private func description(ofText node: NodeID) -> String {
        let text = text(node)
        guard !document.tree.isPlain(node) else { return quoted(text) }
        return text.isEmpty ? "an empty text" : "the text \(quoted(text))"
    }

    /// Reports a list or map that has nothing in it.
    mutating func reportEmpty(_ value: Value, _ needed: String) {
        report(.empty(description(of: value.node), needed: needed, at: place(value.node)))
    }

    private mutating func reportNothing(_ value: Value, expected: String, hint: String) {
        guard let key = value.key, document.tree.isEmptyValue(value.node) else {
            let found = document.tree.isEmptyValue(value.node) ? "nothing" : description(of: value.node)
            return report(.wrongType(expected: expected, found: found, hint: hint, at: place(value.node), fixes: []))
        }
        switch document.tree.causeOfEmptyValue(behind: key, in: sourceMap()) {
        case .comment(let range):
            let comment = String(decoding: sourceMap().bytes(in: range), as: UTF8.self)
            report(
                .valueIsComment(text(key), comment: comment, at: Place(file: document.file, range: range)))
        case .noColon:
            report(.keyWithoutColon(text(key), expected: expected, at: place(key)))
        case .nothing:
            report(.nothing(behind: text(key), expected: expected, hint: hint, at: place(key)))
        }
    }
}

/// A text in single quotation marks, cut where it would fill the line.
func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > 40 else { return "'\(text)'" }
    return "'\(String(String.UnicodeScalarView(scalars.prefix(40))))…'"
}

extension Diagnostic {
    fileprivate static func wrongType(
        expected: String, found: String, hint: String, at place: Place, fixes: [DiagnosticFix]
    ) -> Diagnostic {
        Diagnostic(.wrongType, at: place, "\(found) is not \(expected)\(hint)", fixes: fixes)
    }

    fileprivate static func empty(_ description: String, needed: String, at place: Place) -> Diagnostic {
        Diagnostic(.wrongType, at: place, "\(description) with nothing in it; \(needed)")
    }

    fileprivate static func valueIsComment(_ key: String, comment: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .wrongType, at: place,
            "\(quoted(key)) has no value, since '#' begins a comment; a text that begins with '#' needs quotes",
            fixes: [
                DiagnosticFix(message: "put the text in quotes", range: place.range, replacement: inQuotes(comment))
            ])
    }

    fileprivate static func keyWithoutColon(_ key: String, expected: String, at place: Place) -> Diagnostic {
        Diagnostic(
            .wrongType, at: place,
            "\(quoted(key)) has no colon and no value; it needs \(expected); a list is written in [ ], and a text with a "
                + "comma or a brace needs quotes")
    }

    fileprivate static func nothing(behind key: String, expected: String, hint: String, at place: Place) -> Diagnostic {
        Diagnostic(.wrongType, at: place, "\(quoted(key)) has no value; it needs \(expected)\(hint)")
    }
}

private func inQuotes(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
}
