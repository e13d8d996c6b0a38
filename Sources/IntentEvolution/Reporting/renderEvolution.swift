package import IntentDiagnostics
import IntentModel

/// Renders a report; the text and GitHub's form are those of diagnostics.
package func render(_ report: EvolutionReport, as format: DiagnosticFormat, colour: Bool = false) -> String {
    switch format {
    case .text, .github: render(report.diagnostics, of: report.sources, as: format, colour: colour)
    case .json: json(of: report).rendered(columns: 100) + "\n"
    }
}

/// `{ "diff": 1, "changes": […], "migrations": […] }`, where 1 is the version of this shape.
private func json(of report: EvolutionReport) -> JSONValue {
    let maps = report.sources.indices.map { SourceMap(report.sources[$0]) }
    return [
        "diff": 1,
        "breaks": .boolean(report.isBreaking),
        "changes": .array(report.entries.map { json(of: $0, lockIndex: report.lockIndex, maps) }),
        "migrations": .array(derivedMigrations(from: report.changes).map(json)),
        "neededMigrations": .array(neededMigrations(for: report.changes).map(\.json)),
    ]
}

private func json(of entry: EvolutionReport.Entry, lockIndex: FileIndex, _ maps: [SourceMap]) -> JSONValue {
    let change = entry.change
    var object = place(of: entry.range, declaration: change.path, in: maps[entry.file.rawValue])
    object["severity"] = .string(change.severity.rawValue)
    object["code"] = .string(change.rule.code)
    object["breaks"] = .array(change.breaks.map { .string($0.rawValue) })
    object["message"] = .string(change.message)
    object["wayOut"] = change.wayOut.map(JSONValue.string)
    object["lock"] = .object(place(of: entry.lockRange, declaration: change.lockPath, in: maps[lockIndex.rawValue]))
    object["migrations"] = .array(change.migrations.map(json))
    return .object(object)
}

private func place(of range: SourceRange, declaration: DeclarationPath, in map: SourceMap) -> JSONObject {
    let (start, end) = (map.position(at: range.start), map.position(at: range.end))
    return [
        "path": .string(map.file.path), "line": .integer(start.line), "column": .integer(start.column),
        "endLine": .integer(end.line), "endColumn": .integer(end.column),
        "offset": .integer(map.byteOffset(ofScalar: range.start)),
        "endOffset": .integer(map.byteOffset(ofScalar: range.end)), "declaration": .string(declaration.description),
    ]
}

private func json(of step: MigrationStep) -> JSONValue {
    var object: JSONObject = ["declaration": .string(step.path.description)]
    switch step.action {
    case .rename(let from, let to):
        object["does"] = "rename"
        object["from"] = .string(from)
        object["to"] = .string(to)
    case .convert(let from, let to, let isComplete):
        object["does"] = "convert"
        object["from"] = .string(from.tag)
        object["to"] = .string(to.tag)
        object["complete"] = .boolean(isComplete)
    case .drop(let name):
        object["does"] = "drop"
        object["from"] = .string(name)
    }
    return .object(object)
}
