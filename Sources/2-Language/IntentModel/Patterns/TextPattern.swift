import IntentSystem

/// A pattern that a whole text must match.
///
/// The syntax is a subset of that of ECMAScript, without back-references and look-around. A pattern is compiled to a
/// deterministic automaton of limited size, so the time of a match depends only on the length of the text.
package struct TextPattern: Sendable {
    /// The pattern as it is written.
    package let source: String
    private let syntax: PatternNode
    private let automaton: PatternAutomaton

    /// - Throws: An error with the place of a part that cannot be read, or of a pattern that is too large.
    package init(_ source: String) throws(PatternError) {
        var parser = PatternParser(source)
        syntax = try parser.parse()
        automaton = try PatternAutomaton(syntax, length: source.unicodeScalars.count)
        self.source = source
    }

    /// Returns whether the pattern matches the whole text.
    package func matches(_ text: String) -> Bool { automaton.accepts(text) }

    /// The pattern without abbreviations, for ECMAScript with one of the flags `u` and `v`, and for most other dialects.
    package var expression: String { syntax.expression }

    /// Returns a short text that matches.
    /// - Parameter length: The allowed numbers of Unicode scalars.
    /// - Returns: Nil if no text of printable characters has one of these lengths.
    package func example(length: Bounds<Int>?) -> String? { automaton.example(length: length) }

    /// Whether every text that another pattern matches is known to match.
    package func admitsAll(of other: TextPattern) -> Bool {
        self == other || automaton.accepts(allOf: other.automaton)
    }

    /// The largest number of Unicode scalars in a pattern.
    package static let maximumLength = 500
}

extension TextPattern: Hashable {
    package static func == (first: TextPattern, second: TextPattern) -> Bool { first.source.isExactly(second.source) }

    package func hash(into hasher: inout Hasher) { hasher.combine(ExactText(source)) }
}

extension TextPattern: SchemaPart {
    func json(in _: String) -> JSONValue? { .string(source) }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        let source = try node.text()
        do throws(PatternError) { try self.init(source) } catch { throw node.error(error.message) }
    }
}

/// Why a pattern cannot be used.
package struct PatternError: Error, Hashable, Sendable {
    /// What was found and what is allowed, as a phrase without a full stop.
    package let message: String
    /// The place in the pattern, in Unicode scalars.
    package let range: Range<Int>
    /// What to write at the place instead; nil if there is no plausible answer.
    package let replacement: String?

    init(_ message: String, at range: Range<Int>, replacement: String? = nil) {
        self.message = message
        self.range = range
        self.replacement = replacement
    }
}
