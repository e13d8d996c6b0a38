package import IntentDiagnostics
import IntentModel
package import IntentSchema

/// The changes since a lock with both of their places: in the definitions and in the lock.
package struct EvolutionReport: Sendable {
    /// A change that is shown, with its places.
    struct Entry: Sendable {
        let change: SchemaChange
        let file: FileIndex
        let range: SourceRange
        let lockRange: SourceRange
        /// Whether it breaks something that is asked about.
        let isBreaking: Bool
    }

    /// In the order of their places in the definitions.
    let entries: [Entry]
    /// The definitions, and the lock behind them.
    package let sources: SourceFiles
    let lockIndex: FileIndex

    package init(
        _ resolved: ResolvedDefinitions, since lock: LockFile, selection: ReportSelection = ReportSelection()
    ) {
        var sources = resolved.sources
        lockIndex = sources.append(lock.source)
        self.sources = sources
        let changes = compareSchemas(before: lock.lock.schema, after: resolved.schema).filter(selection.includes)
        let entries = changes.map { change in
            let place = resolved.place(of: change.path)
            return Entry(
                change: change, file: place.file, range: place.range, lockRange: lock.range(of: change.lockPath),
                isBreaking: selection.isBreaking(change))
        }
        self.entries = entries.enumerated().sorted { first, second in
            let (a, b) = (first.element, second.element)
            return (a.file.rawValue, a.range.start, first.offset) < (b.file.rawValue, b.range.start, second.offset)
        }.map(\.element)
    }

    package var isEmpty: Bool { entries.isEmpty }
    package var changes: [SchemaChange] { entries.map(\.change) }
    /// Whether anything breaks of what was asked about.
    package var isBreaking: Bool { entries.contains(where: \.isBreaking) }

    /// The changes in the form of diagnostics, whose codes are those of the rules.
    package var diagnostics: [Diagnostic] {
        entries.map { entry in
            let change = entry.change
            let place = DiagnosticNote(
                file: lockIndex, range: entry.lockRange,
                message: change.lockNote)
            // An instruction without a replacement: what to do is not one edit.
            let fixes = change.wayOut.map { wayOut in
                [DiagnosticFix(message: wayOut, range: SourceRange(at: entry.range.start), replacement: "")]
            }
            return Diagnostic(
                DiagnosticCode(rawValue: change.rule.code), change.severity, in: entry.file, at: entry.range,
                "\(change.message) (\(change.effectPhrase))", notes: [place], fixes: fixes ?? [])
        }
    }
}

extension SchemaChange {
    /// Behaviour is a matter of taste, the rest is not.
    var severity: Severity {
        if breaks.isEmpty { return .note }
        return breaks == [.behaviour] ? .warning : .error
    }

    /// What the place in the lock is.
    var lockNote: String {
        let (now, then) = (path.names.count, lockPath.names.count)
        return now > then ? "it is not in the lock" : now < then ? "it is in the lock" : "as it is in the lock"
    }

    var effectPhrase: String {
        if breaks.isEmpty { return "compatible" }
        return breaks == [.behaviour] ? "changes behaviour" : "breaks \(breaks.map(\.rawValue).joined(separator: ", "))"
    }
}

extension ResolvedDefinitions {
    /// The place of a part of the definitions, else of what holds it, else the beginning of the first file.
    fileprivate func place(of path: DeclarationPath) -> (file: FileIndex, range: SourceRange) {
        for container in path.selfAndContainers {
            if let place = place(ofDeclaration: container.names) { return place }
        }
        return (FileIndex(0), SourceRange(at: 0))
    }
}
