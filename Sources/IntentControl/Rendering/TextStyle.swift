/// How texts for people look on one stream: with the terminal's colours or without.
package struct TextStyle: Hashable, Sendable {
    package let hasColour: Bool

    package init(hasColour: Bool) {
        self.hasColour = hasColour
    }

    package static let plain = TextStyle(hasColour: false)

    /// Colour only on a terminal that has it, and never with `NO_COLOR`.
    package init(isTerminal: Bool, environment: Environment) {
        hasColour = isTerminal && environment["NO_COLOR"] == nil && environment["TERM"] != "dumb"
    }

    func bold(_ text: String) -> String { marked(text, "1") }
    func faint(_ text: String) -> String { marked(text, "2") }
    func error(_ text: String) -> String { marked(text, "1;31") }
    func warning(_ text: String) -> String { marked(text, "1;33") }
    func note(_ text: String) -> String { marked(text, "1;36") }

    private func marked(_ text: String, _ code: String) -> String {
        hasColour && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
