internal import IntentDiagnostics
internal import IntentModel
internal import IntentSchema
internal import IntentSystem

/// Policies of administrators, which are read against the definitions of the project in whose folder they are.
extension LanguageServer {
    /// Whether the path is that of a policy.
    static func isPolicy(_ path: String) -> Bool { Policy.fileNames.containsExactly(FilePath(path).name) }

    /// Returns the diagnostics of an open policy, which are those of `intentctl policy`; none while the definitions have errors and
    /// had no valid version.
    mutating func policyItems(of document: OpenDocument) -> [JSONValue] {
        let results = results(of: document.root)
        let valid = results.resolved.diagnostics.hasErrors ? projects[document.root]?.lastSchema : results.resolved
        guard let schema = valid?.schema else { return [] }
        let file = PolicyFile(document.text.file, for: schema)
        var texts: [FileIndex: TextDocument] = [:]
        return file.diagnostics.sorted().map { item(of: $0, in: document.text, file.sources, &texts) }
    }
}
