internal import IntentDiagnostics
internal import IntentYAML

/// Scalars by the type that is expected, in the YAML core schema; the type decides, never the look of the text.
extension FileResolver {
    /// A text: any scalar but null.
    mutating func string(_ value: Value, expected: @autoclosure () -> String = "a text") -> String? {
        guard document.tree.kind(value.node) == .scalar, !document.tree.isNull(value.node) else {
            reportWrongType(value, expected: expected())
            return nil
        }
        return document.tree.text(value.node)
    }

    /// A text that says something.
    mutating func filledString(_ value: Value, expected: @autoclosure () -> String) -> String? {
        guard let text = string(value, expected: expected()) else { return nil }
        guard !text.isEmpty else {
            reportWrongType(value, expected: expected())
            return nil
        }
        return text
    }

    mutating func boolean(_ value: Value) -> Bool? {
        let tree = document.tree
        guard tree.kind(value.node) == .scalar, tree.isPlain(value.node), !tree.isNull(value.node) else {
            reportWrongBoolean(value)
            return nil
        }
        if tree.text(value.node, is: "true") { return true }
        if tree.text(value.node, is: "false") { return false }
        switch tree.text(value.node) {
        case "True", "TRUE": return true
        case "False", "FALSE": return false
        case let text:
            if let meant = Self.formerBooleans[text.lowercased()] {
                report(.ambiguousBoolean(text, meant: meant, at: place(value.node)))
            } else {
                reportWrongBoolean(value)
            }
            return nil
        }
    }

    /// What YAML 1.1 took for Booleans and YAML 1.2 does not.
    private static let formerBooleans = [
        "yes": true, "y": true, "on": true, "no": false, "n": false, "off": false,
    ]

    private mutating func reportWrongBoolean(_ value: Value) {
        let isQuoted = ["true", "false"].contains(text(value.node)) && !document.tree.isPlain(value.node)
        let fixes =
            isQuoted
            ? [DiagnosticFix(message: "leave the quotes out", range: place(value.node).range, replacement: text(value.node))]
            : []
        reportWrongType(value, expected: "true or false", fixes: fixes)
    }

    mutating func integer(_ value: Value, expected: @autoclosure () -> String = "a whole number") -> Int? {
        switch plainText(value).map(NumberLiteral.integer) {
        case .value(let number)?: return number
        case .tooLarge?:
            reportWrongType(value, expected: "\(expected()) of at most 64 bits")
        case .malformed?, nil:
            reportWrongType(value, expected: expected(), fixes: unquoted(value) { NumberLiteral.integer($0) != .malformed })
        }
        return nil
    }

    mutating func decimal(_ value: Value, expected: @autoclosure () -> String = "a number") -> Double? {
        if let number = plainText(value).flatMap(NumberLiteral.decimal) { return number }
        reportWrongType(value, expected: expected(), fixes: unquoted(value) { NumberLiteral.decimal($0) != nil })
        return nil
    }

    /// The text of a scalar without quotes; nil for everything else.
    func plainText(_ value: Value) -> String? {
        guard document.tree.kind(value.node) == .scalar, document.tree.isPlain(value.node) else { return nil }
        return document.tree.text(value.node)
    }

    private func unquoted(_ value: Value, where fits: (String) -> Bool) -> [DiagnosticFix] {
        guard document.tree.kind(value.node) == .scalar, !document.tree.isPlain(value.node), fits(text(value.node))
        else { return [] }
        return [
            DiagnosticFix(
                message: "leave the quotes out", range: place(value.node).range, replacement: text(value.node))
        ]
    }
}

extension Diagnostic {
    fileprivate static func ambiguousBoolean(_ text: String, meant: Bool, at place: Place) -> Diagnostic {
        Diagnostic(
            .ambiguousBoolean, at: place, "'\(text)' is a text to YAML 1.2 and a Boolean to YAML 1.1; write \(meant)",
            fixes: [DiagnosticFix(message: "write", range: place.range, replacement: "\(meant)")])
    }
}
