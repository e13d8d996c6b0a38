internal import IntentDiagnostics

/// A text as cells of a terminal: each character with the columns that it occupies.
///
/// Terminals disagree about characters of several code points: an emoji with a skin tone is 2 columns in one and 4 in
/// another. Only the first code point of a character and its combining marks are therefore kept, so that columns are
/// aligned everywhere. A family of three becomes one person; 车锁 and é stay as they are. Control characters and
/// characters that reorder a line become visible.
package struct CellText: Hashable, Sendable {
    /// A character, and its width.
    package struct Cell: Hashable, Sendable {
        /// One scalar that occupies columns and at most ``maximumMarks`` marks.
        package let text: String
        /// 1 or 2.
        package let columns: Int
    }

    /// ncurses keeps no more in a cell.
    private static let maximumMarks = 4

    package private(set) var cells: [Cell]
    package private(set) var columns: Int

    package init(_ text: String) {
        let visible = text.onOneVisibleLine
        cells = []
        cells.reserveCapacity(visible.utf8.count)
        columns = 0
        for character in visible {
            if let ascii = character.asciiValue {
                cells.append(Cell(text: String(UnicodeScalar(ascii)), columns: 1))
                columns += 1
            } else {
                append(character)
            }
        }
    }

    private init(_ cells: [Cell]) {
        self.cells = cells
        columns = cells.reduce(0) { $0 + $1.columns }
    }

    package var text: String { cells.map(\.text).joined() }

    private mutating func append(_ character: Character) {
        var text = String.UnicodeScalarView()
        var width = 0
        for scalar in character.unicodeScalars {
            let columns = scalar.columns
            if columns > 0 {
                // A flag is two letters that terminals draw in a column each.
                if width > 0 && !scalar.isRegionalIndicator { break }
                if width > 0 { finish(&text, &width) }
                width = columns
            } else if !scalar.properties.isJoinControl, !scalar.properties.isVariationSelector,
                text.count <= Self.maximumMarks
            {
                // A mark without a letter is drawn on a space.
                if width == 0 {
                    text.append(" ")
                    width = 1
                }
            } else {
                continue
            }
            text.append(scalar)
        }
        finish(&text, &width)
    }

    private mutating func finish(_ text: inout String.UnicodeScalarView, _ width: inout Int) {
        guard width > 0 else { return }
        cells.append(Cell(text: String(text), columns: width))
        columns += width
        (text, width) = (String.UnicodeScalarView(), 0)
    }
}

extension CellText {
    /// The start of the text, with an ellipsis if not all of it fits in the columns.
    package func truncated(to limit: Int) -> CellText {
        guard columns > limit else { return self }
        guard limit > 0 else { return CellText([]) }
        return CellText(prefix(columns: limit - 1) + [Cell(text: "…", columns: 1)])
    }

    /// The lines of the text, broken at spaces where possible. There is at least one.
    package func wrapped(to limit: Int) -> [CellText] {
        let limit = max(limit, 2)
        var lines: [CellText] = []
        var rest = cells[...]
        while rest.reduce(0, { $0 + $1.columns }) > limit {
            var line = Self.prefix(of: rest, columns: limit)
            if let space = line.lastIndex(where: { $0.text == " " }), line.count < rest.count,
                rest[rest.startIndex + line.count].text != " "
            {
                line.removeSubrange((space + 1)...)
            }
            rest = rest.dropFirst(line.count).drop { $0.text == " " }
            while line.last?.text == " " { line.removeLast() }
            lines.append(CellText(line))
        }
        return lines + (rest.isEmpty && !lines.isEmpty ? [] : [CellText(Array(rest))])
    }

    /// The cells that begin within the columns from `start` on, and fit.
    package func window(from start: Int, columns limit: Int) -> CellText {
        var position = 0
        let first = cells.firstIndex { cell in
            if position >= start { return true }
            position += cell.columns
            return false
        }
        return CellText(Self.prefix(of: cells[(first ?? cells.count)...], columns: limit))
    }

    private func prefix(columns limit: Int) -> [Cell] { Self.prefix(of: cells[...], columns: limit) }

    private static func prefix(of cells: ArraySlice<Cell>, columns limit: Int) -> [Cell] {
        var width = 0
        return Array(
            cells.prefix { cell in
                width += cell.columns
                return width <= limit
            })
    }
}

extension Unicode.Scalar {
    fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}
