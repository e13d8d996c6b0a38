/// A change that would mend the problem: what to do in words, and the text that would replace a range of the same file.
package struct DiagnosticFix: Sendable, Hashable {
    /// An instruction, such as `put the text in quotes`.
    package var message: String
    package var range: SourceRange
    package var replacement: String

    package init(message: String, range: SourceRange, replacement: String) {
        self.message = message
        self.range = range
        self.replacement = replacement
    }

    /// The instruction with the new text; a text of blanks would not be seen, and goes without saying.
    var summary: String {
        replacement.allSatisfy { $0 == " " || $0 == "\n" } ? message : "\(message): \(replacement)"
    }
}
