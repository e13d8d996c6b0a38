internal import IntentDefinitionFiles
internal import IntentDiagnostics
package import IntentModel
internal import IntentSystem

/// Diagnostics, which are those of `intentgen validate`.
extension LanguageServer {
    /// Whether diagnostics of open texts are to be computed and sent.
    package var hasStaleDiagnostics: Bool {
        !client.pullsDiagnostics
            && (documents.values.contains { !$0.isPublished } || policies.values.contains { !$0.isPublished })
    }

    /// Returns the diagnostics of texts that changed since they were last sent.
    package mutating func settle() -> [JSONValue] {
        guard hasStaleDiagnostics else { return [] }
        for path in documents.keys.sorted() {
            guard let document = documents[path], !document.isPublished else { continue }
            let results = results(of: document.root)
            publish(items(of: path, in: results), of: document, version: document.version)
            documents[path]?.isPublished = true
        }
        for path in policies.keys.sorted() {
            guard let policy = policies[path], !policy.isPublished else { continue }
            publish(policyItems(of: policy), of: policy, version: policy.version)
            policies[path]?.isPublished = true
        }
        defer { outgoing = [] }
        return outgoing
    }

    mutating func publish(_ items: [JSONValue], of document: OpenDocument, version: Int?) {
        var params: JSONObject = ["uri": .string(document.uri), "diagnostics": .array(items)]
        params["version"] = version.map { .integer($0) }
        outgoing.append(.notification("textDocument/publishDiagnostics", .object(params)))
    }

    mutating func pulledDiagnostics(_ params: JSONValue) throws(RequestError) -> JSONValue {
        if let policy = path(of: params).flatMap({ policies[$0] }) {
            return report(policyItems(of: policy), previous: params["previousResultId"]?.stringValue)
        }
        let document = try document(params)
        let items = items(of: document.path, in: results(of: document.root))
        return report(items, previous: params["previousResultId"]?.stringValue)
    }

    /// Reports each file of the workspace that has problems, and each that had some when the client last asked.
    mutating func workspaceDiagnostics(_ params: JSONValue) -> JSONValue {
        var previous: [String: String] = [:]
        for result in params["previousResultIds"]?.arrayValue ?? [] {
            if let uri = result["uri"]?.stringValue { previous[uri] = result["value"]?.stringValue }
        }
        var reports: [JSONValue] = []
        for path in workspaceFiles() {
            let uri = documents[path]?.uri ?? FileURI.uri(path)
            let items = items(of: path, in: results(of: documents[path]?.root ?? root(of: path)))
            guard !items.isEmpty || previous[uri] != nil else { continue }
            let version = documents[path].map { JSONValue.integer($0.version) } ?? .null
            reports.append(
                report(items, previous: previous[uri]).adding(["uri": .string(uri), "version": version]))
        }
        return ["items": .array(reports)]
    }

    /// Returns the files in the folders of the workspace, and those that are open.
    func workspaceFiles() -> [String] {
        var paths = Set(documents.keys)
        for folder in folders {
            guard let found = try? DefinitionDiscovery.files(at: [folder]) else { continue }
            paths.formUnion(found.definitions + found.translations.map(\.path))
        }
        return paths.sorted()
    }

    private func report(_ items: [JSONValue], previous: String?) -> JSONValue {
        let id = Self.digest(of: .array(items))
        if id == previous { return ["kind": "unchanged", "resultId": .string(id)] }
        return ["kind": "full", "resultId": .string(id), "items": .array(items)]
    }

    /// Identifies results by their contents.
    private static func digest(of json: JSONValue) -> String {
        var hash = FNV1a()
        for byte in json.renderedBytes() { hash.add(byte) }
        return String(hash.value, radix: 16)
    }

    /// Returns the diagnostics of a file in the form of the protocol.
    func items(of path: String, in results: Project.Results) -> [JSONValue] {
        let diagnostics = results.diagnostics[path] ?? []
        let changes = results.changes[path] ?? []
        let lockItem = lockItem(of: path, in: results)
        guard let first = diagnostics.first ?? changes.first?.diagnostic else { return lockItem }
        let text = documents[path]?.text ?? TextDocument(results.sources[first.file])
        var texts: [FileIndex: TextDocument] = [first.file: text]
        return diagnostics.map { item(of: $0, in: text, results.sources, &texts) }
            + changes.map { hint(of: $0.diagnostic, in: text) } + lockItem
    }

    /// Returns a warning in open settings if the lock that they name cannot be read; none otherwise.
    private func lockItem(of path: String, in results: Project.Results) -> [JSONValue] {
        guard let problem = results.lockProblem, DefinitionDiscovery.isSettings(FilePath(path).name),
            let text = documents[path]?.text
        else { return [] }
        let outline = Outline(text.bytes)
        let range = outline.child("lock", of: Outline.root).map { outline[$0].range } ?? 0..<0
        return [
            [
                "range": text.range(ofBytes: range, client.encoding).json, "severity": 2, "source": "intentgen diff",
                "message": .string(
                    "the lock has a problem, so what breaks stored values is not reported: \(problem)"),
            ]
        ]
    }

    /// Returns a hint of what a change since the lock breaks, with the way to avoid it.
    func hint(of change: Diagnostic, in text: TextDocument) -> JSONValue {
        [
            "range": text.range(of: change.range, client.encoding).json, "severity": 4,
            "code": .string(change.code.rawValue), "source": "intentgen diff",
            "message": .string(([change.message] + change.fixes.map(\.message)).joined(separator: "\n")),
            "data": ["explain": .string("intentgen explain \(change.code)")],
        ]
    }

    func item(
        of diagnostic: Diagnostic, in text: TextDocument, _ sources: SourceFiles,
        _ texts: inout [FileIndex: TextDocument]
    ) -> JSONValue {
        var item: JSONObject = [
            "range": text.range(of: diagnostic.range, client.encoding).json,
            "severity": .integer(diagnostic.severity.number),
            "code": .string(diagnostic.code.rawValue),
            "source": "intentgen",
            "message": .string([diagnostic.message, diagnostic.explanation].compactMap { $0 }.joined(separator: "\n")),
            "data": ["explain": .string("intentgen explain \(diagnostic.code)")],
        ]
        if diagnostic.code.concernsUnusedText { item["tags"] = [1] }
        let related = diagnostic.notes.map { note -> JSONValue in
            let other = texts[note.file] ?? TextDocument(sources[note.file])
            texts[note.file] = other
            return [
                "location": location(other.file.path, other.range(of: note.range, client.encoding)),
                "message": .string(note.message),
            ]
        }
        if !related.isEmpty { item["relatedInformation"] = .array(related) }
        return .object(item)
    }

    func location(_ path: String, _ range: PositionRange) -> JSONValue {
        ["uri": .string(documents[path]?.uri ?? FileURI.uri(path)), "range": range.json]
    }
}

extension Severity {
    /// The number of the severity in the protocol.
    fileprivate var number: Int {
        switch self {
        case .error: 1
        case .warning: 2
        case .note: 3
        }
    }
}

extension DiagnosticCode {
    /// Whether the text has no effect, so that editors fade it.
    fileprivate var concernsUnusedText: Bool { [.whenNever, .summaryNever].contains(self) }
}
