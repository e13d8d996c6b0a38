package import IntentDiagnostics
import IntentModel
package import IntentSchema

/// The changes since a lock, with their places in the definitions and in the lock.
package struct EvolutionReport: Sendable {
    /// A reported change with its places.
    package struct Entry: Sendable {
        package let change: SchemaChange
        package let file: FileIndex
        package let range: SourceRange
        let lockRange: SourceRange
    }

    /// The changes in the order of their places in the definitions.
    package let entries: [Entry]
    /// The definitions, followed by the lock.
    package let sources: SourceFiles
    let lockIndex: FileIndex

    package init(
        _ resolved: ResolvedDefinitions, since lock: LockFile, selection: ReportSelection = ReportSelection()
    ) {
        var sources = resolved.sources
        lockIndex = sources.append(lock.source)
        self.sources = sources
        let changes = compareSchemas(before: lock.lock.schema, after: resolved.schema).compactMap(selection.selected)
        var places = DeclarationPlaces(resolved)
        var lock = lock
        let entries = changes.map { change in
            let place = places.place(of: change.path)
            return Entry(
                change: change, file: place.file, range: place.range, lockRange: lock.range(of: change.lockPath))
        }
        self.entries = entries.enumerated().sorted { first, second in
            let (a, b) = (first.element, second.element)
            return (a.file.rawValue, a.range.start, first.offset) < (b.file.rawValue, b.range.start, second.offset)
        }.map(\.element)
    }

    package var changes: [SchemaChange] { entries.map(\.change) }
    /// Whether something breaks that the selection includes.
    package var isBreaking: Bool { entries.contains(where: \.change.isBreaking) }

    /// The changes as diagnostics with the codes of the rules.
    package var diagnostics: [Diagnostic] { entries.map(diagnostic) }

    package func diagnostic(of entry: Entry) -> Diagnostic {
        let change = entry.change
        let place = DiagnosticNote(
            file: lockIndex, range: entry.lockRange,
            message: change.lockNote)
        // The advice cannot be applied as an edit.
        let fixes = change.advice.map { advice in
            [DiagnosticFix(message: advice, range: SourceRange(at: entry.range.start), replacement: "")]
        }
        return Diagnostic(
            DiagnosticCode(rawValue: change.rule.code), change.severity, in: entry.file, at: entry.range,
            "\(change.message) (\(change.effectPhrase))", notes: [place], fixes: fixes ?? [])
    }
}

extension SchemaChange {
    var severity: Severity {
        if breaks.isEmpty { return .note }
        return breaks == [.behavior] ? .warning : .error
    }

    /// The note for the place in the lock.
    var lockNote: String {
        path.names.count > lockPath.names.count ? "it is not in the lock" : "declared here in the lock"
    }

    var effectPhrase: String {
        if breaks.isEmpty { return "compatible" }
        let broken = breaks.filter { $0 != .behavior }.map(\.rawValue)
        let phrases = broken.isEmpty ? [] : ["breaks \(broken.joined(separator: ", "))"]
        return (phrases + (breaks.contains(.behavior) ? ["changes behavior"] : [])).joined(separator: ", ")
    }
}

extension DeclarationPlaces {
    /// Returns the place of a part of the definitions, or of the smallest part that contains it.
    fileprivate mutating func place(of path: DeclarationPath) -> (file: FileIndex, range: SourceRange) {
        for container in path.selfAndContainers {
            if let place = place(of: container.names) { return place }
        }
        return (FileIndex(0), SourceRange(at: 0))
    }
}

/// The changes that a report includes.
package struct ReportSelection: Hashable, Sendable {
    /// The effects of the changes to include; nil for all.
    package var effects: Set<ChangeEffect>?
    /// Whether to include compatible changes. Those that convert stored values are always included.
    package var includesCompatible: Bool

    package init(effects: Set<ChangeEffect>? = nil, includesCompatible: Bool = false) {
        self.effects = effects
        self.includesCompatible = includesCompatible
    }

    /// Returns a change with the effects that are included; nil if the report leaves it out.
    func selected(_ change: SchemaChange) -> SchemaChange? {
        var change = change
        if let effects { change.breaks.removeAll { !effects.contains($0) } }
        if !change.isBreaking { change.advice = nil }
        let concernsInstances = !change.migrations.isEmpty || change.rule == .widgetIntentChanged
        let isIncluded =
            change.isBreaking || includesCompatible || concernsInstances && effects?.contains(.stored) ?? true
        return isIncluded ? change : nil
    }
}

/// Renders a report. The formats `text` and `github` are those of diagnostics.
package func render(_ report: EvolutionReport, as format: DiagnosticFormat, color: Bool = false) -> String {
    var text = ""
    render(report, as: format, color: color) { text += $0 }
    return text
}

/// Writes the rendered report in pieces, because the changes of a large definition fill a hundred megabytes.
package func render<Failure: Error>(
    _ report: EvolutionReport, as format: DiagnosticFormat, color: Bool, to output: (String) throws(Failure) -> Void
) throws(Failure) {
    switch format {
    case .text, .github:
        for start in stride(from: 0, to: report.entries.count, by: 10_000) {
            let diagnostics = report.entries[start...].prefix(10_000).map(report.diagnostic)
            try output(render(diagnostics, of: report.sources, as: format, color: color))
        }
    case .json:
        let maps = report.sources.indices.map { SourceMap(report.sources[$0]) }
        try json(of: report).render(
            columns: 100, elementsOf: "changes",
            report.entries.lazy.map { json(of: $0, lockIndex: report.lockIndex, maps) }, to: output)
        try output("\n")
    }
}

/// Returns `{ "diff": 1, "changes": […], "migrations": […], … }` without the changes, where 1 is the version of the format.
private func json(of report: EvolutionReport) -> JSONObject {
    [
        "diff": 1,
        "breaks": .boolean(report.isBreaking),
        "changes": [],
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
    object["wayOut"] = change.advice.map(JSONValue.string)
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
