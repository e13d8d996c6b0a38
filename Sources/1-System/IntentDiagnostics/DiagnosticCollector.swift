/// Collects the diagnostics of a run in any order, and returns them in the order of the files.
package struct DiagnosticCollector: Sendable {
    private var items: [Diagnostic] = []

    package init(_ items: [Diagnostic] = []) {
        self.items = items
    }

    package mutating func append(_ diagnostic: Diagnostic) {
        items.append(diagnostic)
    }

    package mutating func append(contentsOf diagnostics: [Diagnostic]) {
        items.append(contentsOf: diagnostics)
    }

    package var isEmpty: Bool { items.isEmpty }

    package var hasErrors: Bool { items.contains { $0.severity == .error } }

    package var filesWithErrors: Set<FileIndex> { Set(items.filter { $0.severity == .error }.map(\.file)) }

    /// Returns the diagnostics by file, line and column, without exact duplicates. Diagnostics of one place stay in
    /// the order in which they were appended.
    package func sorted() -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return items.enumerated()
            .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
            .compactMap { seen.insert($0.element).inserted ? $0.element : nil }
    }

    /// Returns the diagnostics with every warning turned into an error, as `--strict` requires.
    package func treatingWarningsAsErrors() -> DiagnosticCollector {
        mapped { item in
            var item = item
            if item.severity == .warning { item.severity = .error }
            return item
        }
    }

    func mapped(_ transform: (Diagnostic) -> Diagnostic) -> DiagnosticCollector {
        DiagnosticCollector(items.map(transform))
    }
}

/// The sort key of a diagnostic. Within a file, offsets sort like lines and columns.
private struct DiagnosticOrder: Comparable {
    let file: FileIndex
    let range: SourceRange

    static func < (left: DiagnosticOrder, right: DiagnosticOrder) -> Bool {
        (left.file, left.range.start, left.range.end) < (right.file, right.range.start, right.range.end)
    }
}

extension Diagnostic {
    fileprivate var order: DiagnosticOrder { DiagnosticOrder(file: file, range: range) }
}
