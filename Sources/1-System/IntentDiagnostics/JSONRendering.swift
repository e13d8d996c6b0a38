/// Renders the format for programs: `{"diagnostics": 1, "items": […]}`, where 1 is the version of the format.
///
/// Lines and columns are those of the text format; `endLine` and `endColumn` are the position after the last scalar.
/// `offset` and `endOffset` are the same range in bytes, including a byte order mark, so that a program can apply a fix
/// without counting lines. `notes` and `fixes` are always present, `explanation` only if there is one.
func renderJSON(_ diagnostics: [Diagnostic], of files: SourceFiles) -> String {
    var maps = SourceMaps(files)
    let items = diagnostics.map { item(of: $0, &maps) }
    guard !items.isEmpty else { return "{\"diagnostics\": 1, \"items\": []}\n" }
    return "{\"diagnostics\": 1, \"items\": [\n  \(items.joined(separator: ",\n  "))\n]}\n"
}

private func item(of diagnostic: Diagnostic, _ maps: inout SourceMaps) -> String {
    let map = maps.map(of: diagnostic.file)
    var members = place(of: diagnostic.range, in: map)
    members += [
        ("severity", literal(diagnostic.severity.rawValue)), ("code", literal(diagnostic.code.rawValue)),
        ("message", literal(diagnostic.message)),
    ]
    if let explanation = diagnostic.explanation { members.append(("explanation", literal(explanation))) }
    let notes = diagnostic.notes.map { note in
        object(place(of: note.range, in: maps.map(of: note.file)) + [("message", literal(note.message))])
    }
    let fixes = diagnostic.fixes.map { fix in
        object(
            place(of: fix.range, in: map)
                + [("message", literal(fix.message)), ("replacement", literal(fix.replacement))])
    }
    return object(members + [("notes", array(notes)), ("fixes", array(fixes))])
}

private func place(of range: SourceRange, in map: SourceMap) -> [(String, String)] {
    let start = map.position(at: range.start)
    let end = map.position(at: range.end)
    return [
        ("path", literal(map.file.path)), ("line", "\(start.line)"), ("column", "\(start.column)"),
        ("endLine", "\(end.line)"), ("endColumn", "\(end.column)"),
        ("offset", "\(map.byteOffset(ofScalar: range.start))"), ("endOffset", "\(map.byteOffset(ofScalar: range.end))"),
    ]
}

private func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(literal($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
}

private func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
}

/// Quotes a string for JSON. Escapes all characters that terminals interpret, in addition to those that JSON requires.
private func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        default:
            if scalar.visibleForm == nil {
                result.unicodeScalars.append(scalar)
            } else {
                result += String(Character(scalar)).utf16.map(escaped).joined()
            }
        }
    }
    return result + "\""
}

private func escaped(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
}
