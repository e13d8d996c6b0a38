/// A key of a translated text, with the values that are inserted into it.
///
/// There are no tables of translations here: the text is the key itself, with its values.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    enum Part: Equatable, Sendable {
        case literal(String)
        case text(Text)
    }

    let parts: [Part]

    public init(_ value: String) { parts = [.literal(value)] }
    public init(stringLiteral value: String) { parts = [.literal(value)] }
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// Collects the literals and values of a key.
    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

        public mutating func appendInterpolation(_ string: String) { append(string) }

        public mutating func appendInterpolation(_ string: Substring) { append(String(string)) }

        public mutating func appendInterpolation<Value: FormattedBySpecifier>(_ value: Value) {
            append("\(value)")
        }

        /// Inserts a number in a format of C, such as `%.1f`.
        public mutating func appendInterpolation<Value: FormattedBySpecifier>(_ value: Value, specifier: String) {
            append(value.formatted(specifier: specifier))
        }

        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append(formatter.string(for: subject) ?? "\(subject)")
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(format.format(input))
        }

        public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

        public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            parts.append(.text(Text(date, style: style)))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { parts.append(.text(Text(dates))) }

        public mutating func appendInterpolation(_ interval: DateInterval) { parts.append(.text(Text(interval))) }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            parts.append(
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }

        public mutating func appendInterpolation(_ text: AttributedString) { parts.append(.text(Text(text))) }

        /// Adds a value, in which marks of Markdown are characters like others.
        private mutating func append(_ value: String) { parts.append(.text(Text(verbatim: value))) }
    }
}

extension LocalizedStringKey {
    /// The parts with the styles that Markdown gives them.
    var spans: [(part: Part, style: MarkdownSpan.Style)] {
        // A part that is no literal takes the place of one character, which a style can include.
        let placeholder: Character = "\u{FFFC}"
        var values = parts.filter { if case .text = $0 { true } else { false } }[...]
        let text = parts.map { part in
            if case .literal(let literal) = part { literal.filter { $0 != placeholder } } else { String(placeholder) }
        }
        return MarkdownSpan.spans(of: text.joined()).flatMap { span in
            span.text.split(separator: placeholder, omittingEmptySubsequences: false).enumerated().flatMap {
                index, literal -> [(part: Part, style: MarkdownSpan.Style)] in
                let value = index == 0 ? nil : values.popFirst()
                return ([value].compactMap { $0 } + (literal.isEmpty ? [] : [.literal(String(literal))]))
                    .map { ($0, span.style) }
            }
        }
    }
}

/// A number that a key of a translated text can contain.
public protocol FormattedBySpecifier: CVarArg {}

extension FormattedBySpecifier {
    /// Returns the number in a format of C.
    fileprivate func formatted(specifier: String) -> String {
        // A conversion to text needs an object of Foundation, which these numbers are not.
        specifier.hasSuffix("@") ? "\(self)" : String(format: specifier, self)
    }
}

extension Int: FormattedBySpecifier {}
extension Int8: FormattedBySpecifier {}
extension Int16: FormattedBySpecifier {}
extension Int32: FormattedBySpecifier {}
extension Int64: FormattedBySpecifier {}
extension UInt: FormattedBySpecifier {}
extension UInt8: FormattedBySpecifier {}
extension UInt16: FormattedBySpecifier {}
extension UInt32: FormattedBySpecifier {}
extension UInt64: FormattedBySpecifier {}
extension Float: FormattedBySpecifier {}
extension Double: FormattedBySpecifier {}
extension CGFloat: FormattedBySpecifier {}

/// Repeats a declaration with a key for a text, which is shown as it is.
@attached(peer, names: overloaded)
macro PlainText() = #externalMacro(module: "IntentSwiftUIMacros", type: "PlainTextMacro")

/// Repeats a declaration with a key for a resource, which is translated.
@attached(peer, names: overloaded)
macro TranslatedText() = #externalMacro(module: "IntentSwiftUIMacros", type: "TranslatedTextMacro")
