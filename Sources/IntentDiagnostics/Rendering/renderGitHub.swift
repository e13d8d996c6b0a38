/// Workflow commands, which GitHub shows as annotations at the lines of a change.
///
/// Notes and suggestions are lines of the message, since an annotation has one place. A range over several lines gives
/// no columns, which GitHub takes on one line only. Paths lose a leading `./`, with which GitHub finds no file.
/// - Note: Follows "Workflow commands for GitHub Actions" for the escapes of messages and properties.
func renderGitHub(_ diagnostics: [Diagnostic], of files: SourceFiles) -> String {
    var maps = SourceMaps(files)
    return diagnostics.map { command(for: $0, &maps) }.joined()
}

private func command(for diagnostic: Diagnostic, _ maps: inout SourceMaps) -> String {
    let map = maps.map(of: diagnostic.file)
    let start = map.position(at: diagnostic.range.start)
    let end = map.position(at: diagnostic.range.end)
    var properties = ["file=\(escapedProperty(pathFromRoot(map.file.path)))", "line=\(start.line)"]
    properties.append(
        start.line == end.line ? "col=\(start.column),endColumn=\(end.column)" : "endLine=\(end.line)")
    properties.append("title=\(escapedProperty(diagnostic.code.rawValue))")
    var lines = [diagnostic.message]
    if let explanation = diagnostic.explanation { lines.append(explanation) }
    for note in diagnostic.notes {
        let map = maps.map(of: note.file)
        let position = map.position(at: note.range.start)
        lines.append("\(pathFromRoot(map.file.path)):\(position.line):\(position.column): note: \(note.message)")
    }
    lines += diagnostic.fixes.map { "help: \($0.summary)" }
    let message = lines.map(\.onOneVisibleLine).joined(separator: "\n")
    return "::\(diagnostic.severity.command) \(properties.joined(separator: ","))::\(escapedMessage(message))\n"
}

/// The path as the repository has it, where the working folder is its root.
private func pathFromRoot(_ path: String) -> String {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    return String(path)
}

extension Severity {
    fileprivate var command: String { self == .note ? "notice" : rawValue }
}

private func escapedMessage(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
}

private func escapedProperty(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
}

private func escaped(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        if let replacement = table[scalar] {
            result += replacement
        } else {
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}
