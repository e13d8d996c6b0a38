internal import IntentDiagnostics

/// Rows of cells in columns that line up, two spaces apart; widths as a terminal shows them.
struct TextTable {
    private var rows: [[Cell]] = []

    /// One cell: what it says, and how that is dressed.
    struct Cell {
        let text: String
        let dress: (String) -> String

        /// - Parameter text: From outside; control characters are made visible here.
        init(_ text: String, dress: @escaping (String) -> String = { $0 }) {
            self.text = text.onOneVisibleLine
            self.dress = dress
        }
    }

    mutating func append(_ row: [Cell]) {
        rows.append(row)
    }

    /// A line for each row, without spaces at its end.
    /// - Parameter indentation: Spaces before each line.
    func lines(indentation: Int = 0) -> [String] {
        let widths = columnWidths
        return rows.map { row in
            let last = row.lastIndex { !$0.text.isEmpty } ?? 0
            let cells = row.prefix(last + 1).enumerated().map { index, cell in
                let padding = index == last ? 0 : widths[index] + 2 - cell.text.columns
                return cell.dress(cell.text) + String(repeating: " ", count: padding)
            }
            return String(repeating: " ", count: indentation) + cells.joined()
        }
    }

    private var columnWidths: [Int] {
        let count = rows.map(\.count).max() ?? 0
        return (0..<count).map { column in
            rows.lazy.filter { column < $0.count }.map { $0[column].text.columns }.max() ?? 0
        }
    }
}
