extension String {
    /// A text with inserted values, which is the key and the default of a translation.
    ///
    /// The key contains a format specifier for each value: `"Line \(number)"` has the key `Line %lld`, as string catalogs do.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        /// A value that is inserted into a translation, in the place of one specifier.
        package struct Argument: Hashable, Sendable {
            /// The specifier in the key, such as `%@` or `%lld`.
            package let specifier: String
            /// The value as text.
            package let text: String
            /// The value, if the locale of the text formats it.
            let number: InsertedNumber?

            /// Returns the value as it is shown in a locale.
            func text(for locale: Locale) -> String { number?.text(specifier, for: locale) ?? text }
        }

        /// The text with specifiers in the place of values. A percent sign of the text is `%%` if there are values.
        package let key: String
        /// The values in their order.
        package let arguments: [Argument]
        /// The text with the values inserted, and numbers as code writes them.
        package let text: String

        public init(_ value: String) {
            key = value
            arguments = []
            text = value
        }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: StringInterpolation) {
            arguments = stringInterpolation.arguments
            var key = ""
            var text = ""
            for (index, literal) in stringInterpolation.literals.enumerated() {
                key += arguments.isEmpty ? literal : literal.replacing("%", with: "%%")
                text += literal
                guard index < arguments.count else { continue }
                key += arguments[index].specifier
                text += arguments[index].text
            }
            self.key = key
            self.text = text
        }
    }
}

extension String.LocalizationValue {
    /// A value that a translated text can contain without being known yet.
    public enum Placeholder: Hashable, Sendable {
        case int, uint, float, double, object
    }

    /// Collects the literals and values of a text.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// The text before each value, and after the last.
        fileprivate var literals = [""]
        fileprivate var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { literals[literals.count - 1] += literal }

        public mutating func appendInterpolation(_ value: String) { append("%@", value) }

        public mutating func appendInterpolation<Value>(_ value: Value) { append("%@", "\(value)") }

        public mutating func appendInterpolation<Value: SignedInteger>(_ value: Value) {
            append("%lld", "\(value)", InsertedNumber(value))
        }

        public mutating func appendInterpolation<Value: UnsignedInteger>(_ value: Value) {
            append("%llu", "\(value)", InsertedNumber(value))
        }

        public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
            append("%lf", String(format: "%lf", Double(value)), InsertedNumber(value))
        }

        public mutating func appendInterpolation(_ value: Float) {
            append("%f", String(format: "%f", value), InsertedNumber(value))
        }

        /// Inserts a number in a format of C, such as `%.1f`.
        public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
            // A conversion to text needs an object of Foundation, which these numbers are not.
            if specifier.hasSuffix("@") { return append(specifier, "\(value)") }
            append(specifier, String(format: specifier, value), InsertedNumber(value))
        }

        public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
        where Format.FormatOutput == String {
            append("%@", format.format(input))
        }

        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append("%@", formatter.string(for: subject) ?? "\(subject)")
        }

        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append("%@", resource.text) }

        /// Inserts the place of a value that is not known yet. In a text without translation, the place is empty.
        public mutating func appendInterpolation(placeholder: Placeholder) {
            switch placeholder {
            case .int: append("%lld", "")
            case .uint: append("%llu", "")
            case .float: append("%f", "")
            case .double: append("%lf", "")
            case .object: append("%@", "")
            }
        }

        /// Inserts the place of a value that is not known yet, with a specifier such as `%02d`.
        public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) { append(specifier, "") }

        private mutating func append(_ specifier: String, _ text: String, _ number: InsertedNumber? = nil) {
            arguments.append(Argument(specifier: specifier, text: text, number: number))
            literals.append("")
        }
    }
}

extension String.LocalizationValue {
    /// A part of a translation.
    package enum TranslationPart: Equatable {
        case literal(String)
        /// The value with an index.
        case value(Int)
    }

    /// Returns the text with the values inserted as a locale shows them.
    func text(for locale: Locale) -> String {
        arguments.contains { $0.number != nil } ? inserted(into: key, for: locale) : text
    }

    /// Returns a translation with the values inserted. The translation may state positions, such as `%2$@`.
    func inserted(into translation: String, for locale: Locale) -> String {
        guard !arguments.isEmpty else { return translation }
        return Self.parts(of: translation).map { part in
            switch part {
            case .literal(let literal): literal
            case .value(let index): arguments.indices.contains(index) ? arguments[index].text(for: locale) : ""
            }
        }
        .joined()
    }

    /// Returns the parts of a translation of a text with values.
    package static func parts(of translation: String) -> [TranslationPart] {
        var (parts, literal): ([TranslationPart], String) = ([], "")
        var next = 0
        var rest = Substring(translation)
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[percent...]
            if let specifier = Self.specifier(at: rest) {
                if !literal.isEmpty { parts.append(.literal(literal)) }
                literal = ""
                parts.append(.value(specifier.position.map { $0 - 1 } ?? next))
                if specifier.position == nil { next += 1 }
                rest = specifier.rest
            } else {
                literal += "%"
                rest = rest.dropFirst(rest.hasPrefix("%%") ? 2 : 1)
            }
        }
        literal += rest
        return literal.isEmpty ? parts : parts + [.literal(literal)]
    }

    /// Returns the position that a specifier at the beginning of a text states, counted from 1, and the text after the
    /// specifier; nil if the text begins with none.
    private static func specifier(at text: Substring) -> (position: Int?, rest: Substring)? {
        var rest = text.dropFirst()
        var position: Int?
        let digits = rest.prefix { "0123456789".contains($0) }
        if rest.dropFirst(digits.count).first == "$" {
            position = Int(digits)
            rest = rest.dropFirst(digits.count + 1)
        }
        // Flags, width and precision, then the length of the number.
        rest = rest.drop { "-+ #.0123456789".contains($0) }.drop { "hlqLztj".contains($0) }
        guard let conversion = rest.first, "@dDiuUxXoOfFeEgGcCsSaAp".contains(conversion) else { return nil }
        return (position, rest.dropFirst())
    }
}
