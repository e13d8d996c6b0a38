internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Scalars of the YAML core schema. The expected type decides how a scalar is read, never what it looks like.
extension FieldReader {
    /// Returns a text: any scalar except null.
    func string(_ value: Value, expected: @autoclosure () -> String = "a string") -> String? {
        guard tree.kind(value.node) == .scalar, !tree.isNull(value.node) else {
            reportWrongType(value, expected: expected())
            return nil
        }
        return tree.text(value.node)
    }

    /// Returns a text that is not empty.
    func filledString(_ value: Value, expected: @autoclosure () -> String) -> String? {
        guard let text = string(value, expected: expected()) else { return nil }
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

    func boolean(_ value: Value) -> Bool? {
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
                report(.ambiguousBoolean(text, meant: meant, at: place(value.node)))
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
        let fixes =
            isQuoted ? [removeQuotes(value)] : DiagnosticFix.didYouMean(near, at: place(value.node))
        reportWrongType(value, expected: "true or false", fixes: fixes)
    }

    // MARK: Numbers

    /// A schema without declarations; reading a number needs none.
    static let noSchema = Schema()

    func integer(_ value: Value, expected: @autoclosure () -> String = "a whole number") -> Int? {
        if let number = tree.digits(value.node) ?? tree.hexadecimal(value.node) { return number }
        if let number = tree.octal(value.node) {
            report(.octal(text(value.node), number, at: place(value.node)))
            return nil
        }
        guard case .integer(let number)? = number(value, .integer, expected: expected()) else { return nil }
        return number
    }

    func decimal(_ value: Value, expected: @autoclosure () -> String = "a number") -> Double? {
        guard case .decimal(let number)? = number(value, .decimal, expected: expected()) else { return nil }
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
                report(
                    Diagnostic(
                        .wrongType, at: place, error.message,
                        fixes: DiagnosticFix.didYouMean(error.suggestion, at: place))
                )
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

    private func removeQuotes(_ value: Value) -> DiagnosticFix {
        DiagnosticFix(message: "remove the quotes", range: place(value.node).range, replacement: text(value.node))
    }
}

extension Diagnostic {
    fileprivate static func octal(_ text: String, _ number: Int, at place: Place) -> Diagnostic {
        Diagnostic(
            .wrongType, at: place, "'\(text)' is an octal number, which is not allowed; in decimal it is \(number)",
            fixes: [DiagnosticFix(message: "write", range: place.range, replacement: "\(number)")])
    }

    fileprivate static func ambiguousBoolean(_ text: String, meant: Bool, at place: Place) -> Diagnostic {
        Diagnostic(
            .ambiguousBoolean, at: place, "'\(text)' is a string in YAML 1.2 and a Boolean in YAML 1.1; write \(meant)",
            fixes: [DiagnosticFix(message: "write", range: place.range, replacement: "\(meant)")])
    }
}
