/// A text for people who configure widgets: a pattern in English, and the values of its placeholders.
///
/// The pattern is also the key by which the catalog of another language has its translation. Code writes both as one literal:
/// `UserText("the next slot of '\(name)' is \(number)")` has the pattern `the next slot of '{0}' is {1}`.
public struct UserText: Hashable, Sendable, CustomStringConvertible {
    /// The value of a placeholder.
    package enum Value: Hashable, Sendable {
        case text(String)
        /// A number in the notation of the language. The last one determines the plural.
        case number(Int)
        /// A number in the notation of definitions, such as `-1234.5`, which the language writes in its own.
        case numeral(String)
        /// A unit of measurement by its name, such as `celsius`, which languages write as its symbol.
        case unit(String)
        /// A text that is translated by itself.
        case phrase(UserText)
        /// A text of a definition in its languages.
        case localized(LocalizedText)
    }

    package let pattern: String
    package let values: [Value]

    package init(_ literal: Literal) {
        (pattern, values) = (literal.pattern, literal.values)
    }

    /// Creates a text whose pattern a table contains.
    /// - Parameter values: The texts of its placeholders.
    package init(pattern: String, _ values: [String] = []) {
        self.pattern = pattern
        self.values = values.map(Value.text)
    }

    /// Creates a text that no catalog translates, such as the message of a handler.
    public init(verbatim text: String) {
        self.init(pattern: Self.verbatimPattern, [text])
    }

    /// Creates the text of a number.
    /// - Parameters:
    ///   - number: The number in the notation of definitions.
    ///   - unit: What follows the number; nil for nothing.
    package init(numeral number: String, unit: String? = nil) {
        self.init(
            pattern: unit == nil ? Self.verbatimPattern : "{0} {1}",
            values: [.numeral(number)] + (unit.map { [.text($0)] } ?? []))
    }

    /// Creates the text of a measurement, such as `21 celsius`, which languages write as `21 °C`.
    package init(_ measurement: MeasurementValue) {
        self.init(pattern: "{0} {1}", values: [.numeral(measurement.value.shortText), .unit(measurement.unit)])
    }

    /// Creates the text of a unit of measurement.
    /// - Parameter name: The name in the notation of definitions.
    package init(unit name: String) {
        self.init(pattern: Self.verbatimPattern, values: [.unit(name)])
    }

    /// Creates the text of a range, such as `1...10`.
    /// - Parameter bounds: The texts of the bounds.
    package init(range bounds: Bounds<UserText>) {
        let texts = [bounds.minimum, bounds.maximum].map { $0.map(Value.phrase) ?? .text("") }
        self.init(pattern: "{0}...{1}", values: texts)
    }

    private init(pattern: String, values: [Value]) {
        (self.pattern, self.values) = (pattern, values)
    }

    /// Returns the text with other texts as the values of its placeholders.
    package func mapTexts(_ transform: (String) -> String) -> UserText {
        mapValues { value in if case .text(let text) = value { .text(transform(text)) } else { value } }
    }

    /// Returns the text with those of definitions in a language.
    package func withDefinedTexts(in locale: String) -> UserText {
        mapValues { value in if case .localized(let text) = value { .text(text.text(for: locale)) } else { value } }
    }

    /// Returns the text with other values of its placeholders, and of those in phrases.
    private func mapValues(_ transform: (Value) -> Value) -> UserText {
        UserText(
            pattern: pattern,
            values: values.map { value in
                if case .phrase(let phrase) = value { .phrase(phrase.mapValues(transform)) } else { transform(value) }
            })
    }

    /// Creates a text that a definition contains in its languages.
    package init(_ text: LocalizedText) {
        pattern = Self.verbatimPattern
        values = [.localized(text)]
    }

    private static let verbatimPattern = "{0}"

    /// The number that determines the plural.
    package var count: Int? {
        for case .number(let number) in values.reversed() { return number }
        return nil
    }

    /// The text in English.
    public var description: String {
        Self.fill(pattern) { index in
            switch values[index] {
            case .text(let text): text
            case .number(let number): String(number)
            case .numeral(let text): text
            case .unit(let name): name
            case .phrase(let phrase): phrase.description
            case .localized(let text): text.text
            }
        }
    }

    /// Replaces the placeholders that have a value.
    package func fill(_ pattern: String, _ text: (Value) -> String) -> String {
        Self.fill(pattern) { values.indices.contains($0) ? text(values[$0]) : "" }
    }

    private static func fill(_ pattern: String, _ text: (Int) -> String) -> String {
        var result = ""
        var rest = pattern[...]
        while let start = rest.firstIndex(of: "{") {
            result += rest[..<start]
            rest = rest[start...]
            guard let index = placeholder(in: rest) else {
                result.append(rest.removeFirst())
                continue
            }
            result += text(index)
            rest = rest.dropFirst(3)
        }
        return result + rest
    }

    /// The number of the placeholder with which a text begins; nil if it begins with another text.
    private static func placeholder(in text: Substring) -> Int? {
        let characters = text.prefix(3)
        guard characters.count == 3, characters.last == "}" else { return nil }
        return characters.dropFirst().first?.wholeNumberValue
    }

    /// The numbers of the placeholders in a pattern.
    package static func placeholders(in pattern: String) -> Set<Int> {
        Set(pattern.indices.compactMap { pattern[$0] == "{" ? placeholder(in: pattern[$0...]) : nil })
    }
}

extension UserText {
    /// The literal of a text with at most ten interpolations: texts, numbers, and texts that are translated by themselves.
    package struct Literal: ExpressibleByStringInterpolation, StringInterpolationProtocol, Sendable {
        fileprivate var pattern = ""
        fileprivate var values: [Value] = []

        package init(literalCapacity: Int, interpolationCount: Int) {
            pattern.reserveCapacity(literalCapacity + 3 * interpolationCount)
        }

        package init(stringLiteral literal: String) {
            pattern = literal
        }

        package init(stringInterpolation literal: Literal) {
            self = literal
        }

        package mutating func appendLiteral(_ text: String) {
            pattern += text
        }

        package mutating func appendInterpolation(_ text: some CustomStringConvertible) {
            append(.text(String(describing: text)))
        }

        package mutating func appendInterpolation(_ number: Int) {
            append(.number(number))
        }

        package mutating func appendInterpolation(_ phrase: UserText) {
            append(.phrase(phrase))
        }

        /// Determines the plural without a place in the text.
        package mutating func appendInterpolation(count: Int) {
            values.append(.number(count))
        }

        private mutating func append(_ value: Value) {
            pattern += "{\(values.count)}"
            values.append(value)
        }
    }
}
