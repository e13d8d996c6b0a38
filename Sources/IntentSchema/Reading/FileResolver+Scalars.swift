internal import IntentDiagnostics
internal import IntentModel
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
        guard document.tree.kind(value.node) == .scalar, document.tree.isPlain(value.node),
            !document.tree.isNull(value.node)
        else {
            reportWrongBoolean(value)
            return nil
        }
        if document.tree.text(value.node, is: "true") { return true }
        if document.tree.text(value.node, is: "false") { return false }
        switch document.tree.text(value.node) {
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

    /// Whether a text is true or false, or was so in YAML 1.1, where other texts are allowed too.
    func isMeantAsBoolean(_ value: Value) -> Bool {
        guard let text = plainText(value)?.lowercased() else { return false }
        return text == "true" || text == "false" || Self.formerBooleans[text] != nil
    }

    private mutating func reportWrongBoolean(_ value: Value) {
        let isQuoted = ["true", "false"].contains(text(value.node)) && !document.tree.isPlain(value.node)
        let fixes =
            isQuoted
            ? [
                DiagnosticFix(
                    message: "leave the quotes out", range: place(value.node).range, replacement: text(value.node))
            ]
            : DiagnosticFix.didYouMean(
                plainText(value).flatMap { NearMatch.best(for: $0, in: ["true", "false"]) }, at: place(value.node))
        reportWrongType(value, expected: "true or false", fixes: fixes)
    }

    mutating func integer(_ value: Value, expected: @autoclosure () -> String = "a whole number") -> Int? {
        if let number = document.tree.digits(value.node) ?? document.tree.hexadecimal(value.node) { return number }
        if let number = document.tree.octal(value.node) {
            report(.octal(text(value.node), number, at: place(value.node)))
            return nil
        }
        guard case .integer(let number)? = number(value, .integer, expected: expected()) else { return nil }
        return number
    }

    mutating func decimal(_ value: Value, expected: @autoclosure () -> String = "a number") -> Double? {
        guard case .decimal(let number)? = number(value, .decimal, expected: expected()) else { return nil }
        return number
    }

    /// A plain scalar as the model reads numbers, on command lines too.
    private mutating func number(
        _ value: Value, _ element: ElementType, expected: @autoclosure () -> String
    ) -> IntentValue? {
        if let text = plainText(value), !document.tree.isNull(value.node) {
            do {
                return try ValueType(element).value(fromText: text, in: Self.noSchema)
            } catch {
                report(.notANumber(error.message, at: place(value.node)))
                return nil
            }
        }
        reportWrongType(value, expected: expected(), fixes: withoutQuotes(value, element))
        return nil
    }

    /// Numbers need no declarations to be read.
    static let noSchema = Schema()

    /// The text of a scalar without quotes; nil for everything else.
    func plainText(_ value: Value) -> String? {
        guard document.tree.kind(value.node) == .scalar, document.tree.isPlain(value.node) else { return nil }
        return document.tree.text(value.node)
    }

    func withoutQuotes(_ value: Value, _ element: ElementType) -> [DiagnosticFix] {
        guard document.tree.kind(value.node) == .scalar, !document.tree.isPlain(value.node),
            (try? ValueType(element).value(fromText: text(value.node), in: Self.noSchema)) != nil
        else { return [] }
        return [
            DiagnosticFix(
                message: "leave the quotes out", range: place(value.node).range, replacement: text(value.node))
        ]
    }
}

extension Diagnostic {
    fileprivate static func notANumber(_ message: String, at place: Place) -> Diagnostic {
        Diagnostic(.wrongType, at: place, message)
    }

    fileprivate static func octal(_ text: String, _ number: Int, at place: Place) -> Diagnostic {
        Diagnostic(
            .wrongType, at: place, "'\(text)' is octal, which no number here is; in decimal it is \(number)",
            fixes: [DiagnosticFix(message: "write", range: place.range, replacement: "\(number)")])
    }

    fileprivate static func ambiguousBoolean(_ text: String, meant: Bool, at place: Place) -> Diagnostic {
        Diagnostic(
            .ambiguousBoolean, at: place, "'\(text)' is a text to YAML 1.2 and a Boolean to YAML 1.1; write \(meant)",
            fixes: [DiagnosticFix(message: "write", range: place.range, replacement: "\(meant)")])
    }
}
