/// Renders workflow commands of GitHub Actions, which GitHub shows as annotations of the changed lines.
///
/// An annotation has one place, so notes and suggestions are lines of its message. GitHub accepts columns only for a
/// range within one line, and paths only without a leading `./`.
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
    let message = lines.map(\.onOneDiagnosticLine).joined(separator: "\n")
    return "::\(diagnostic.severity.command) \(properties.joined(separator: ","))::\(escapedMessage(message))\n"
}

/// Returns the path in the repository, provided that the working folder is its root.
private func pathFromRoot(_ path: String) -> String {
    let slash = UInt8(ascii: "/")
    var bytes = path.utf8[...]
    while bytes.starts(with: "./".utf8) { bytes = bytes.dropFirst(2).drop { $0 == slash } }
    return String(Substring(bytes))
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
