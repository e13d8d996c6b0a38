internal import IntentDefinitionFiles
internal import IntentDiagnostics
internal import IntentModel
internal import IntentSchema
internal import IntentSystem

/// Policies of administrators, which are read against the definitions of the project in whose folder they are.
extension LanguageServer {
    private static let maximumByteCount = 1 << 24

    /// Whether the path is that of a policy.
    static func isPolicy(_ path: String) -> Bool { Policy.fileNames.containsExactly(FilePath(path).name) }

    /// Returns the diagnostics of an open policy, which are those of `intentctl policy`; none while the definitions have errors and
    /// had no valid version.
    mutating func policyItems(of document: OpenDocument) -> [JSONValue] {
        guard let file = policyFile(of: document) else { return [] }
        var texts: [FileIndex: TextDocument] = [:]
        return file.diagnostics.sorted().map { item(of: $0, in: document.text, file.sources, &texts) }
    }

    /// Reads an open policy; returns nil without valid definitions.
    mutating func policyFile(of document: OpenDocument) -> PolicyFile? {
        validSchema(of: document.root).map { PolicyFile(document.text.file, for: $0) }
    }

    /// Returns the schema of a project without errors, which may be that of former texts; nil if there was none.
    mutating func validSchema(of root: String) -> Schema? {
        let resolved = results(of: root).resolved
        return resolved.diagnostics.hasErrors ? projects[root]?.lastSchema?.schema : resolved.schema
    }

    /// Returns the JSON Schema by which keys and values of an open text are completed and explained.
    mutating func editorSchema(of document: OpenDocument) -> JSONValue? {
        if document.isPolicy { return validSchema(of: document.root).map { PolicySchema($0).json } }
        let name = FilePath(document.path).name
        if DefinitionDiscovery.isSettings(name) { return SchemaShapes.settingsSchema }
        return DefinitionDiscovery.isTranslation(name)
            ? SchemaShapes.translationSchema : SchemaShapes.definitionSchema
    }

    /// Returns the paths of the policies in the folder of a project: those that are open, and those that are stored.
    func policyPaths(of root: String) -> [String] {
        let open = policies.values.filter { $0.root == root }.map(\.path)
        let stored = Policy.fileNames.map { (FilePath(root) / $0).string }
            .filter { policies[$0] == nil && !FileSystem.isMissing($0) }
        return (open + stored).sorted()
    }

    /// Returns the text of a policy that is open or stored; nil if it cannot be read.
    func policyText(at path: String) -> TextDocument? {
        if let policy = policies[path] { return policy.text }
        return (try? OpenFile(path).prefix(Self.maximumByteCount)).map {
            TextDocument(SourceFile(path: path, bytes: $0))
        }
    }
}
