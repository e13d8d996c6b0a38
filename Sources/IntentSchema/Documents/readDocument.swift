internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Reads one file and takes it apart into its declarations, which are not looked at yet.
///
/// The document is nil for a file that cannot be read to its end or is of another version of the language.
func readDocument(
    _ source: SourceFile, index: FileIndex, limits: YAMLLimits, folder: String?
) -> (document: Document?, diagnostics: [Diagnostic]) {
    let read = readYAML(source, index: index, vocabulary: Word.vocabulary, limits: limits)
    guard let tree = read.tree else { return (nil, read.diagnostics) }
    guard let root = tree.root else {
        let place = Place(file: index, range: SourceRange(at: 0))
        return (nil, read.diagnostics + [.missingVersion("intentDefinition", of: "a definition file", at: place)])
    }
    var reader = DocumentReader(Document(tree: tree, file: index, source: source, folder: folder))
    let isReadable = reader.read(root)
    let diagnostics = read.diagnostics + reader.diagnostics
    reader.document.hasReadingErrors = diagnostics.contains { $0.severity == .error }
    return (isReadable ? reader.document : nil, diagnostics)
}

/// Fills in a document from the keys of its root.
private struct DocumentReader {
    var document: Document
    private var resolver: FileResolver

    init(_ document: Document) {
        self.document = document
        resolver = FileResolver(document, names: NameTable())
    }

    var diagnostics: [Diagnostic] { resolver.diagnostics }

    /// False where the file is not of this version.
    mutating func read(_ root: NodeID) -> Bool {
        let value = Value(root, behind: nil)
        guard !document.tree.isRefused(root),
            let fields = resolver.fields(of: value, allowed: .file, subject: "a definition file")
        else { return false }
        guard
            resolver.isSupportedVersion(
                fields[.intentDefinition], of: "a definition file", key: "intentDefinition",
                isWritten: fields.mentions(.intentDefinition))
        else { return false }
        readLanguages(fields)
        readGroup(fields[.group])
        document.classPrefix = fields[.classPrefix].flatMap { resolver.classPrefix($0) }
        document.types = declarations(fields[.types], "types")
        document.enums = declarations(fields[.enums], "enums")
        document.intents = declarations(fields[.intents], "intents")
        document.widgets = declarations(fields[.widgets], "widgets")
        document.hasUnreadSection = [.types, .enums, .intents].contains { isUnread($0, of: fields) }
        return true
    }

    private mutating func readLanguages(_ fields: Fields) {
        if let value = fields[.language], let tag = resolver.languageTag(value) {
            document.language = tag
            document.languageNode = value.node
        }
        let promised = resolver.names(fields[.languages], expected: "a list of language tags, such as [en, de]") ?? []
        document.languages = promised.compactMap { resolver.languageTag(Value($0.node, behind: nil)) }
    }

    private mutating func readGroup(_ value: Value?) {
        let expected = "a group's name: letters, digits, '.', '-' and '_', a letter or digit first"
        guard let value, let name = resolver.string(value, expected: expected) else { return }
        guard isGroupName(name) else { return resolver.reportWrongType(value, expected: expected) }
        document.group = Document.GroupName(name: name, node: value.node)
    }

    /// The name becomes a folder's, so it holds nothing that leads elsewhere.
    private func isGroupName(_ name: String) -> Bool {
        guard let first = name.utf8.first, first.isASCIILetterOrDigit, name.utf8.count <= 200 else { return false }
        return name.utf8.allSatisfy { $0.isASCIILetterOrDigit || ".-_".utf8.contains($0) }
    }

    /// Whether a section is written, or probably meant by a misspelled key, and is no map.
    private func isUnread(_ section: Word, of fields: Fields) -> Bool {
        guard fields.mentions(section) else { return false }
        return fields[section].map { document.tree.kind($0.node) != .mapping } ?? true
    }

    private mutating func declarations(_ value: Value?, _ section: String) -> [Declaration] {
        guard let value, resolver.isSection(value, of: section) else { return [] }
        return document.tree.entries(of: value.node).map { entry in
            Declaration(name: document.tree.text(entry.key), key: entry.key, value: entry.value)
        }
    }
}
