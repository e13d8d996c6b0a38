internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Scalars of the YAML core schema. The expected type decides how a scalar is read, never what it looks like. An absent value is
/// nil, and so is one that was reported.
extension FieldReader {
    /// Returns a text: any scalar except null.
    func string(_ value: Value?, expected: @autoclosure () -> String = "a string") -> String? {
        guard let value else { return nil }
        guard tree.kind(value.node) == .scalar, !tree.isNull(value.node) else {
            reportWrongType(value, expected: expected())
            return nil
        }
        return tree.text(value.node)
    }

    /// Returns a text that is not empty.
    func filledString(_ value: Value?, expected: @autoclosure () -> String) -> String? {
        guard let value, let text = string(value, expected: expected()) else { return nil }
        guard !text.isEmpty else {
            reportWrongType(value, expected: expected())
            return nil
        }
        return text
    }

    /// Returns the text of a scalar without quotes; nil for anything else, which is not reported.
    func plainText(_ value: Value) -> String? {
        guard tree.kind(value.node) == .scalar, tree.isPlain(value.node) else { return nil }
        return tree.text(value.node)
    }

    // MARK: Booleans

    func boolean(_ value: Value?) -> Bool? {
        guard let value else { return nil }
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
            if let meant = Bool.otherWords[text.lowercased()] {
                report(
                    .ambiguousBoolean, at: place(value.node),
                    "'\(text)' is a string in YAML 1.2 and a Boolean in YAML 1.1; write \(meant)",
                    fixes: [writing("\(meant)", for: value)])
            } else {
                reportWrongBoolean(value)
            }
            return nil
        }
    }

    /// Whether a text is a Boolean in YAML 1.1, for values that may also be other texts.
    func isMeantAsBoolean(_ value: Value) -> Bool {
        guard let text = plainText(value)?.lowercased() else { return false }
        return text == "true" || text == "false" || Bool.otherWords[text] != nil
    }

    private func reportWrongBoolean(_ value: Value) {
        let isQuoted = ["true", "false"].contains(text(value.node)) && !tree.isPlain(value.node)
        let near = isQuoted ? nil : plainText(value).flatMap(Bool.literal)
        reportWrongType(
            value, expected: "true or false", near: near, fixes: isQuoted ? [removeQuotes(value)] : [])
    }

    // MARK: Numbers

    /// A schema without declarations; reading a number needs none.
    static let noSchema = Schema()

    func integer(_ value: Value?, expected: @autoclosure () -> String = "a whole number") -> Int? {
        guard let value else { return nil }
        if let number = tree.digits(value.node) ?? tree.hexadecimal(value.node) { return number }
        if let number = tree.octal(value.node) {
            report(
                .wrongType, at: place(value.node),
                "'\(text(value.node))' is an octal number, which is not allowed; in decimal it is \(number)",
                fixes: [writing("\(number)", for: value)])
            return nil
        }
        guard case .integer(let number)? = number(value, .integer, expected: expected()) else { return nil }
        return number
    }

    func decimal(_ value: Value?, expected: @autoclosure () -> String = "a number") -> Double? {
        guard let value, case .decimal(let number)? = number(value, .decimal, expected: expected()) else { return nil }
        return number
    }

    /// Returns a number in the notation that command lines use, too.
    private func number(
        _ value: Value, _ element: ElementType, expected: @autoclosure () -> String
    ) -> IntentValue? {
        if let text = plainText(value), !tree.isNull(value.node) {
            do {
                return try ValueType(element).value(fromText: text, in: Self.noSchema)
            } catch {
                let place = place(value.node)
                report(.wrongType, at: place, error.message, near: error.suggestion)
                return nil
            }
        }
        reportWrongType(value, expected: expected(), fixes: withoutQuotes(value, element))
        return nil
    }

    /// The fix for a value of the expected type that is in quotes; empty for any other value.
    func withoutQuotes(_ value: Value, _ element: ElementType) -> [DiagnosticFix] {
        guard tree.kind(value.node) == .scalar, !tree.isPlain(value.node),
            (try? ValueType(element).value(fromText: text(value.node), in: Self.noSchema)) != nil
        else { return [] }
        return [removeQuotes(value)]
    }

    private func writing(_ text: String, for value: Value) -> DiagnosticFix {
        DiagnosticFix(message: "write", range: place(value.node).range, replacement: text)
    }

    private func removeQuotes(_ value: Value) -> DiagnosticFix {
        DiagnosticFix(message: "remove the quotes", range: place(value.node).range, replacement: text(value.node))
    }
}
