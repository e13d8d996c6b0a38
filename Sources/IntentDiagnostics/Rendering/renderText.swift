/// The form for people and build systems: `path:line:column: error: message [code]`, then the source line underlined.
func renderText(_ diagnostics: [Diagnostic], of files: SourceFiles, colour: Bool) -> String {
    var renderer = TextRenderer(files: files, colour: colour)
    for diagnostic in diagnostics { renderer.append(diagnostic) }
    return renderer.output
}

private struct TextRenderer {
    private let files: SourceFiles
    private var maps: SourceMaps
    private let colour: Bool
    private(set) var output = ""

    init(files: SourceFiles, colour: Bool) {
        self.files = files
        self.maps = SourceMaps(files)
        self.colour = colour
    }

    mutating func append(_ diagnostic: Diagnostic) {
        appendHeading(
            diagnostic.severity, diagnostic.file, diagnostic.range,
            "\(diagnostic.message.onOneVisibleLine) [\(diagnostic.code)]")
        if let explanation = diagnostic.explanation {
            output += styled("explanation:", .bold) + " \(explanation.onOneVisibleLine)\n"
        }
        for note in diagnostic.notes {
            appendHeading(.note, note.file, note.range, note.message.onOneVisibleLine)
        }
        for fix in diagnostic.fixes {
            output += styled("help:", .cyan) + " \(fix.summary.onOneVisibleLine)\n"
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
        colour ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Parameters of the ANSI sequence that selects a graphic rendition.
    private enum Style: String {
        case bold = "1"
        case red = "1;31"
        case green = "32"
        case magenta = "1;35"
        case blue = "1;34"
        case cyan = "1;36"
    }
}
