/// What a text is, from which its colors and its emphasis follow.
package enum Ink: UInt8, Hashable, Sendable, CaseIterable {
    case plain
    /// The title and other headings.
    case heading
    /// Secondary text.
    case faint
    /// What the cursor is on.
    case focus
    /// A change that is not saved.
    case changed
    case warning
    case error
    case success
    /// Text that is being typed.
    case field
}

/// A color in sRGB that is not one of the terminal's palette.
package struct DirectColor: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
}

/// A line of the screen: pieces of text in columns that do not overlap.
package struct ScreenLine: Hashable, Sendable {
    package struct Piece: Hashable, Sendable {
        package let column: Int
        package let text: CellText
        package let ink: Ink
        /// The color of a swatch, in place of the ink's.
        package var color: DirectColor?
    }

    package private(set) var pieces: [Piece] = []
    /// The column after the last piece.
    package private(set) var end = 0

    package init() {}

    package init(_ text: String, _ ink: Ink = .plain, column: Int = 0) {
        add(CellText(text), ink, at: column)
    }

    /// Adds a text at a column, or after the last one if that extends beyond it.
    package mutating func add(_ text: CellText, _ ink: Ink = .plain, at column: Int, color: DirectColor? = nil) {
        guard !text.cells.isEmpty else { return }
        let start = max(column, end)
        pieces.append(Piece(column: start, text: text, ink: ink, color: color))
        end = start + text.columns
    }

    /// Adds a text after the last one.
    package mutating func add(_ text: String, _ ink: Ink = .plain, gap: Int = 0) {
        add(CellText(text), ink, at: end + gap)
    }

    /// Adds as much of a text as fits before a column.
    package mutating func add(_ text: String, _ ink: Ink = .plain, at column: Int, before limit: Int) {
        let start = max(column, end)
        add(CellText(text).truncated(to: limit - start), ink, at: start)
    }

    /// Adds a text that ends before a column, if it fits with a gap of two columns.
    package mutating func addRight(_ text: String, _ ink: Ink = .plain, before limit: Int) {
        let cells = CellText(text).truncated(to: limit - (end == 0 ? 0 : end + 2))
        add(cells, ink, at: limit - cells.columns)
    }

    /// The part of the line that fits in the columns.
    package func clipped(to limit: Int) -> ScreenLine {
        guard end > limit else { return self }
        var line = ScreenLine()
        for piece in pieces where piece.column < limit {
            line.add(piece.text.truncated(to: limit - piece.column), piece.ink, at: piece.column, color: piece.color)
        }
        return line
    }

    /// The line as text, without trailing spaces.
    package var text: String {
        var result = ""
        var position = 0
        for piece in pieces {
            result += String(repeating: " ", count: piece.column - position) + piece.text.text
            position = piece.column + piece.text.columns
        }
        while result.hasSuffix(" ") { result.removeLast() }
        return result
    }
}

/// A complete picture of the terminal.
package struct Screen: Hashable, Sendable {
    package struct Position: Hashable, Sendable {
        package var row: Int
        package var column: Int
    }

    /// As many as the terminal has rows, at most.
    package var lines: [ScreenLine]
    /// The position of the cursor, also if it is not shown: screen readers and Braille displays follow it.
    package var cursor: Position?
    package var showsCursor = false

    /// The lines as text, each with a line end.
    package var text: String { lines.map { $0.text + "\n" }.joined() }
}

/// The size of a terminal in cells.
package struct ScreenSize: Hashable, Sendable {
    package var rows: Int
    package var columns: Int

    package init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
    }
}
