/// A key of a translated text, with the values that are inserted into it.
///
/// The string tables of the bundle translate it to the language of the environment. Without a translation, the text is the key
/// itself, with its values.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    enum Part: Equatable, Sendable {
        case literal(String)
        /// A value, with its specifier in the key of a table, such as `%@` or `%lld`.
        case text(Text, specifier: String = "%@")
    }

    let parts: [Part]
    /// Where the translation is; nil for the program's own bundle and its main table.
    var bundle: Bundle?
    var table: String?

    private init(_ parts: [Part]) { self.parts = parts }
    public init(_ value: String) { self.init([.literal(value)]) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.parts) }

    /// Collects the literals and values of a key.
    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

        public mutating func appendInterpolation(_ string: String) { append(string) }

        public mutating func appendInterpolation(_ string: Substring) { append(String(string)) }

        public mutating func appendInterpolation<Value: FormattedBySpecifier>(_ value: Value) {
            appendInterpolation(value, specifier: Value.specifier)
        }

        /// Inserts a number in a format of C, such as `%.1f`.
        public mutating func appendInterpolation<Value: FormattedBySpecifier>(_ value: Value, specifier: String) {
            parts.append(.text(Text(value, specifier: specifier), specifier: specifier))
        }

        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append(formatter.string(for: subject) ?? "\(subject)")
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            parts.append(.text(Text(input, format: format)))
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
    /// The key in a string table. A percent sign of the text is `%%` if there are values.
    private var format: String {
        let hasValues = parts.contains { if case .text = $0 { true } else { false } }
        return parts.map { part in
            switch part {
            case .literal(let literal): hasValues ? literal.replacing("%", with: "%%") : literal
            case .text(_, let specifier): specifier
            }
        }
        .joined()
    }

    /// Returns the translation with its values, or the key if there is none.
    func translated(for locale: Locale) -> LocalizedStringKey {
        let format = format
        // A text that consists of one value has no translation.
        guard format != "%@",
            let translation = (bundle ?? .main).translation(ofKey: format, table: table, for: locale)
        else { return self }
        let values = parts.filter { if case .text = $0 { true } else { false } }
        guard !values.isEmpty else { return LocalizedStringKey(translation) }
        return LocalizedStringKey(
            String.LocalizationValue.parts(of: translation).compactMap { part in
                switch part {
                case .literal(let literal): .literal(literal)
                case .value(let index): values.indices.contains(index) ? values[index] : nil
                }
            })
    }

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
    /// The specifier in the keys of string tables.
    fileprivate static var specifier: String {
        switch Self.self {
        case is Int.Type, is Int64.Type: "%lld"
        case is UInt.Type, is UInt64.Type: "%llu"
        case is Int8.Type, is Int16.Type, is Int32.Type: "%d"
        case is UInt8.Type, is UInt16.Type, is UInt32.Type: "%u"
        case is Float.Type: "%f"
        default: "%lf"
        }
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
