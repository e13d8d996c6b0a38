internal import IntentDiagnostics

/// Colors and emphasis of text on one stream, and how a terminal shows text from elsewhere.
package struct TextStyle: Hashable, Sendable {
    package let isTerminal: Bool
    package let hasColor: Bool
    /// Whether any color can be shown, not only those of a palette.
    package let hasDirectColor: Bool

    package init(hasColor: Bool, isTerminal: Bool = false) {
        self.hasColor = hasColor
        self.isTerminal = isTerminal
        hasDirectColor = false
    }

    /// Colored on a terminal that supports it, unless `NO_COLOR` is set to a nonempty value.
    package init(isTerminal: Bool, environment: Environment) {
        self.isTerminal = isTerminal
        hasColor = isTerminal && environment["NO_COLOR"] == nil && environment["TERM"] != "dumb"
        hasDirectColor = hasColor && ["truecolor", "24bit"].contains(environment["COLORTERM"])
    }

    package static let plain = TextStyle(hasColor: false)

    package func bold(_ text: String) -> String { styled(text, "1") }
    package func faint(_ text: String) -> String { styled(text, "2") }
    package func error(_ text: String) -> String { styled(text, "1;31") }
    package func warning(_ text: String) -> String { styled(text, "1;33") }
    package func note(_ text: String) -> String { styled(text, "1;36") }

    /// Returns a document as it is, or on a terminal with visible control characters, except line ends and tabs.
    package func document(_ text: String) -> String { isTerminal ? text.onVisibleLines : text }

    /// Returns text for a column, isolated on a terminal if it is written from right to left: the text beside it then keeps its
    /// place.
    fileprivate func isolated(_ text: String) -> String {
        isTerminal && text.isRightToLeft ? "\u{2068}\(text)\u{2069}" : text
    }

    private func styled(_ text: String, _ code: String) -> String {
        hasColor && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

/// Rows of cells in aligned columns, two spaces apart. Widths are those of a terminal.
package struct TextTable {
    package struct Cell {
        fileprivate let text: String
        fileprivate let style: (String) -> String

        /// - Parameters:
        ///   - text: Any text; control characters become visible.
        ///   - style: Adds colors, which have no width.
        package init(_ text: String, style: @escaping (String) -> String = { $0 }) {
            self.text = text.onOneVisibleLine
            self.style = style
        }
    }

    private let style: TextStyle
    private var rows: [[Cell]] = []

    package init(_ style: TextStyle) {
        self.style = style
    }

    package mutating func append(_ row: [Cell]) {
        rows.append(row)
    }

    /// Returns a line for each row, without trailing spaces and line ends.
    /// - Parameter indentation: The number of spaces before each line.
    package func lines(indentation: Int = 0) -> [String] {
        let widths = columnWidths
        return rows.map { row in
            let last = row.lastIndex { !$0.text.isEmpty } ?? 0
            let cells = row.prefix(last + 1).enumerated().map { index, cell in
                let padding = index == last ? 0 : widths[index] + 2 - cell.text.columns
                return cell.style(style.isolated(cell.text)) + String(repeating: " ", count: padding)
            }
            return String(repeating: " ", count: indentation) + cells.joined()
        }
    }

    /// Returns ``lines(indentation:)`` as one text in which every line is terminated.
    package func text(indentation: Int = 0) -> String {
        lines(indentation: indentation).terminatedLines
    }

    private var columnWidths: [Int] {
        let count = rows.map(\.count).max() ?? 0
        return (0..<count).map { column in
            rows.lazy.filter { column < $0.count }.map { $0[column].text.columns }.max() ?? 0
        }
    }
}

extension [String] {
    /// The lines as one text, each with a line end.
    package var terminatedLines: String { map { $0 + "\n" }.joined() }
}

extension String {
    /// The text as a shell reads it back: unchanged where every shell accepts that, otherwise in single quotes.
    package var shellQuoted: String {
        let isPlain =
            !isEmpty
            && unicodeScalars.allSatisfy {
                $0.isASCII && ($0.properties.isAlphabetic || "0123456789._-/:@%+=,".unicodeScalars.contains($0))
            }
        return isPlain
            ? self : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}
