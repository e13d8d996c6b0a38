internal import IntentDefinitionFiles
internal import IntentDiagnostics
internal import IntentEvolution
internal import IntentSchema

/// The definitions that form one schema: those of a folder and the folders below it, as `intentgen validate FOLDER` reads them.
struct Project: Sendable {
    /// The folder, or the path of a file that forms a schema alone.
    let root: String
    /// The files as they are on disk.
    var sources = DefinitionSources.none
    /// Why the files could not be read; nil if they were.
    var failure: String?
    /// The results of the current texts; nil if a text has changed since.
    var results: Results?
    /// What the current texts declare; nil if a text has changed since.
    var symbols: SymbolIndex?
    /// The last schema without errors, for completion while there are some.
    var lastSchema: ResolvedDefinitions?
    /// The lock that the settings name, once it was looked for.
    var lock: NamedLock?
    /// The outlines of files that are not open.
    var outlines: [String: Outline] = [:]

    struct Results: Sendable {
        let resolved: ResolvedDefinitions
        /// The files that the diagnostics refer to.
        let sources: SourceFiles
        let diagnostics: [String: [Diagnostic]]
        /// What breaks since the lock, as `intentgen diff` reports it; empty while there are errors.
        let changes: [String: [Break]]
        /// The declarations that are not in the lock; empty while there are errors.
        let added: [DeclarationPath]
        /// Why the lock that the settings name cannot be read; nil if it can be, or if they name none.
        let lockProblem: String?
    }

    /// A lock that the settings name, or why it cannot be read.
    struct NamedLock: Sendable {
        let path: String
        var file: LockFile?
        var problem: String?
    }

    /// A change since the lock that breaks something.
    struct Break: Sendable {
        let change: SchemaChange
        let diagnostic: Diagnostic
    }

    init(root: String) {
        self.root = root
    }
}

/// An open text.
struct OpenDocument: Sendable {
    /// The name that the client uses.
    let uri: String
    let path: String
    /// The root of its project.
    var root: String
    var version: Int
    var text: TextDocument
    var isPolicy: Bool { LanguageServer.isPolicy(path) }
    /// Whether the diagnostics of this version were sent.
    var isPublished = false
    private var outline: Outline?

    init(uri: String, path: String, root: String, version: Int, text: TextDocument) {
        self.uri = uri
        self.path = path
        self.root = root
        self.version = version
        self.text = text
    }

    mutating func change(to text: TextDocument, version: Int) {
        self.text = text
        self.version = version
        outline = nil
    }

    mutating func currentOutline() -> Outline {
        if let outline { return outline }
        let found = Outline(text.bytes, isPolicy: isPolicy)
        outline = found
        return found
    }
}
