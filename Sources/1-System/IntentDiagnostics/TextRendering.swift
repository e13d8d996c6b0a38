/// Renders the format for people and build systems: `path:line:column: error: message [code]`, and the underlined source line.
func renderText(_ diagnostics: [Diagnostic], of files: SourceFiles, color: Bool) -> String {
    var renderer = TextRenderer(files: files, color: color)
    for diagnostic in diagnostics { renderer.append(diagnostic) }
    return renderer.output
}

/// Renders diagnostics of the same files one by one.
package struct TextRenderer {
    private let files: SourceFiles
    private var maps: SourceMaps
    private let color: Bool
    fileprivate var output = ""

    package init(files: SourceFiles, color: Bool) {
        self.files = files
        self.maps = SourceMaps(files)
        self.color = color
    }

    /// Returns the text of one diagnostic, as ``render(_:of:as:color:)`` does.
    package mutating func text(of diagnostic: Diagnostic) -> String {
        output = ""
        append(diagnostic)
        return output
    }

    fileprivate mutating func append(_ diagnostic: Diagnostic) {
        appendHeading(
            diagnostic.severity, diagnostic.file, diagnostic.range,
            "\(diagnostic.message.onOneDiagnosticLine) [\(diagnostic.code)]")
        if let explanation = diagnostic.explanation {
            output += styled("explanation:", .bold) + " \(explanation.onOneDiagnosticLine)\n"
        }
        for note in diagnostic.notes {
            appendHeading(.note, note.file, note.range, note.message.onOneDiagnosticLine)
        }
        for fix in diagnostic.fixes {
            output += styled("help:", .cyan) + " \(fix.summary.onOneDiagnosticLine)\n"
        }
    }

    private mutating func appendHeading(
        _ severity: Severity, _ file: FileIndex, _ range: SourceRange, _ message: String
    ) {
        let map = maps.map(of: file)
        let position = map.position(at: range.start)
        let place = "\(map.file.path.onOneVisibleLine):\(position.line):\(position.column):"
        let style: Style = severity == .error ? .red : severity == .warning ? .magenta : .blue
        output += "\(styled(place, .bold)) \(styled("\(severity.rawValue):", style)) \(styled(message, .bold))\n"
        let excerpt = SourceExcerpt(of: range, in: map)
        output += "\(excerpt.text)\n\(styled(excerpt.underline, .green))\n"
    }

    private func styled(_ text: String, _ style: Style) -> String {
        color ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// The parameters of the ANSI sequence Select Graphic Rendition.
    private enum Style: String {
        case bold = "1"
        case red = "1;31"
        case green = "32"
        case magenta = "1;35"
        case blue = "1;34"
        case cyan = "1;36"
    }
}

/// The source line of a range, and the line below it that underlines the range.
///
/// Both lines keep their tabs, so that they align whatever the tab stops of the terminal are. A long line is truncated
/// around the range, which keeps a file of one line readable and cheap to report.
struct SourceExcerpt {
    /// The visible text of the line.
    private(set) var text = ""
    /// Spaces up to the range, a caret, and tildes under the rest of the range.
    private(set) var underline = ""

    /// The terminal column after the text so far, with tab stops every eight columns.
    private var column = 0

    /// The maximum number of scalars before the range, and in all.
    private static let leading = 60
    private static let width = 140

    /// - Parameter range: The range to underline up to the end of its first line, at least with a caret.
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

    /// Appends text in which every character has one byte and one column, which is true of nearly every line.
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

    /// - Parameter marked: Nil before the range, true in it, false after it.
    private mutating func append(_ scalar: Unicode.Scalar, marked: Bool?) {
        let shown = scalar.diagnosticForm ?? String(Character(scalar))
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
