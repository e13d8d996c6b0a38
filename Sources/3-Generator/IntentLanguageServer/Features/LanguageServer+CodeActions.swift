internal import IntentDiagnostics
internal import IntentModel

/// The fixes of diagnostics, and refactorings.
extension LanguageServer {
    static let fixAllKind = "source.fixAll.intentgen"

    mutating func codeActions(_ params: JSONValue) throws(RequestError) -> JSONValue {
        let document = try document(params)
        guard let range = PositionRange(params["range"]) else { throw .invalidParameters("'range' is expected") }
        let only = params.at("context", "only")?.arrayValue?.compactMap(\.stringValue)
        let includes = { (kind: String) in
            only?.contains { kind == $0 || kind.hasPrefix("\($0).") || $0.isEmpty } ?? true
        }
        let results = results(of: document.root)
        let diagnostics = results.diagnostics[document.path] ?? []
        let items = items(of: document.path, in: results)
        let start = document.text.byte(at: range.start, client.encoding)
        let end = document.text.byte(at: range.end, client.encoding)
        let isTouched = { (diagnostic: Diagnostic) in
            let place = document.text.bytes(of: diagnostic.range)
            return place.lowerBound <= end && start <= place.upperBound
        }
        var actions: [JSONValue] = []
        for (diagnostic, item) in zip(diagnostics, items) where includes("quickfix") && isTouched(diagnostic) {
            actions += diagnostic.fixes.map { fix in
                action(
                    title(of: fix), "quickfix", [fix], in: document,
                    ["diagnostics": [item], "isPreferred": .boolean(diagnostic.fixes.count == 1)])
            }
        }
        for change in results.changes[document.path] ?? [] where includes("quickfix") && isTouched(change.diagnostic) {
            actions += keepingActions(for: change, results.added, in: document)
        }
        let all = Self.fixes(of: diagnostics)
        if includes(Self.fixAllKind), !all.isEmpty, only != nil || all.count > 1 {
            actions.append(action("fix all problems that have one fix", Self.fixAllKind, all, in: document, [:]))
        }
        let untranslated = zip(diagnostics, items).filter { $0.0.code == .missingTranslation && isTouched($0.0) }
        actions += refactoringActions(at: start, in: document, fixing: untranslated.map(\.1), includes)
        return .array(actions)
    }

    /// Returns the fixes that can be applied together: those without an alternative, where ranges do not overlap.
    private static func fixes(of diagnostics: [Diagnostic]) -> [DiagnosticFix] {
        let fixes = diagnostics.compactMap { $0.fixes.count == 1 ? $0.fixes.first : nil }
        var chosen: [DiagnosticFix] = []
        for fix in fixes.sorted(by: { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }) {
            guard let last = chosen.last else {
                chosen.append(fix)
                continue
            }
            if fix.range.start > last.range.start, fix.range.start >= last.range.end { chosen.append(fix) }
        }
        return chosen
    }

    private func action(
        _ title: String, _ kind: String, _ fixes: [DiagnosticFix], in document: OpenDocument, _ more: JSONValue
    ) -> JSONValue {
        let edits = fixes.map { fix in
            TextEdit(range: document.text.range(of: fix.range, client.encoding), text: fix.replacement)
        }
        return JSONValue.object([
            "title": .string(title), "kind": .string(kind), "edit": workspaceEdit([document.path: edits]),
        ]).adding(more)
    }

    private func title(of fix: DiagnosticFix) -> String {
        guard fix.replacement.contains(where: { !$0.isWhitespace }), fix.replacement.utf8.count <= 60,
            !fix.replacement.contains("\n")
        else { return fix.message }
        return "\(fix.message): \(fix.replacement)"
    }
}
