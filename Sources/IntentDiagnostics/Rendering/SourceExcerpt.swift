/// The source line of a range and the line of marks below it, as they are shown in a terminal.
///
/// Tabs stay tabs in both lines, so that they agree whatever the terminal makes of them. Long lines are cut around the
/// range, which keeps a file of one line readable, and cheap to report a thousand times.
struct SourceExcerpt {
    /// The visible text of the line.
    private(set) var text = ""
    /// Blanks up to the range, a caret, and tildes under the rest of it.
    private(set) var underline = ""

    /// The column of the terminal after the text so far; tab stops are eight apart.
    private var column = 0

    /// At most this many scalars of the line are shown before the range's start, and in all.
    private static let leading = 60
    private static let width = 140

    /// - Parameter range: Is shown up to the end of its first line; at least one caret is drawn.
    init(of range: SourceRange, in map: SourceMap) {
        let line = map.range(ofLine: map.position(at: range.start).line)
        let first = max(line.start, min(range.start, line.end) - Self.leading)
        let last = min(line.end, first + Self.width)
        if first > line.start { append("…", marked: nil) }
        let shown = map.bytes(in: SourceRange(start: first, end: last))
        if shown.allSatisfy({ (0x20..<0x7F).contains($0) }) {
            appendPlain(String(decoding: shown, as: UTF8.self), first: first, last: last, range)
        } else {
            append(String(decoding: shown, as: UTF8.self), first: first, range)
        }
        if !underline.contains("^") { underline.append("^") }
        if last < line.end { text.append("…") }
    }

    /// Text of which each letter is one byte and one column, as nearly every line is.
    private mutating func appendPlain(_ shown: String, first: Int, last: Int, _ range: SourceRange) {
        text.append(shown)
        underline.append(String(repeating: " ", count: min(range.start, last) - first))
        guard range.start < last else { return }
        underline.append("^" + String(repeating: "~", count: max(1, min(range.end, last) - range.start) - 1))
    }

    private mutating func append(_ shown: String, first: Int, _ range: SourceRange) {
        var offset = first
        for scalar in shown.unicodeScalars {
            append(scalar, marked: offset < range.start ? nil : offset < range.end || offset == range.start)
            offset += 1
        }
    }

    /// - Parameter marked: nil before the range, true in it, false behind it.
    private mutating func append(_ scalar: Unicode.Scalar, marked: Bool?) {
        let shown = scalar.visibleForm ?? String(Character(scalar))
        let width =
            scalar == "\t" ? 8 - column % 8 : shown.unicodeScalars.reduce(0) { $0 + $1.columns }
        text.append(shown)
        column += width
        switch marked {
        case nil: underline.append(scalar == "\t" ? "\t" : String(repeating: " ", count: width))
        case true?: mark(width)
        case false?: break
        }
    }

    private mutating func mark(_ width: Int) {
        let isFirst = !underline.contains("^")
        let width = isFirst ? max(1, width) : width
        underline.append(String(repeating: "~", count: width))
        if isFirst {
            underline.removeLast(width)
            underline.append("^" + String(repeating: "~", count: width - 1))
        }
    }
}
