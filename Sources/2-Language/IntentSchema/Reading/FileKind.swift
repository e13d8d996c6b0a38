internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// A kind of file, whose first key is the version of the language.
struct FileKind {
    /// What messages call one, with its article.
    let subject: String
    /// The key of the version.
    let version: Word
    let keys: KeySet

    static let definition = FileKind(subject: "a definition file", version: .intentDefinition, keys: .file)
    static let settings = FileKind(subject: "a settings file", version: .intentgenConfig, keys: .settings)
    static let policy = FileKind(subject: "a policy", version: .intentPolicy, keys: .policy)
    /// Its other keys are the paths of texts.
    static let translations = FileKind(
        subject: "a translation file", version: .intentTexts, keys: [.intentTexts, .language])

    /// Parses a file. The document is nil if the file cannot be parsed or is empty, which is reported.
    func parse(
        _ source: SourceFile, index: FileIndex, limits: YAMLLimits, folder: String? = nil
    ) -> (document: Document?, diagnostics: [Diagnostic]) {
        let read = readYAML(source, index: index, vocabulary: Word.vocabulary, limits: limits)
        guard let tree = read.tree else { return (nil, read.diagnostics) }
        if tree.root == nil { return (nil, read.diagnostics + [missingVersion(in: index)]) }
        return (Document(tree: tree, file: index, source: source, folder: folder), read.diagnostics)
    }

    fileprivate func missingVersion(in file: FileIndex) -> Diagnostic {
        .missingKey(
            version.text, of: subject, at: Place(startOf: file), hint: "; begin it with '\(version.text): 1'")
    }
}

extension FieldReader {
    /// Returns the entries of the document; nil if it is not a mapping or has an unsupported version.
    func fields(of kind: FileKind) -> Fields? {
        guard let root = tree.root, !tree.isInvalid(root),
            let fields = fields(of: Value(root, after: nil), allowed: kind.keys, subject: kind.subject),
            isSupportedVersion(fields[kind.version], of: kind, isWritten: fields.mentions(kind.version))
        else { return nil }
        return fields
    }

    /// Whether the file's version is supported; reports one that is missing, not a number, or not supported.
    ///
    /// Only an unsupported number is false: the rest of the file is read as version 1 otherwise.
    /// - Parameter isWritten: Whether the key is there, even if its value cannot be used.
    func isSupportedVersion(_ value: Value?, of kind: FileKind, isWritten: Bool) -> Bool {
        guard let value else {
            if !isWritten { report(kind.missingVersion(in: document.file)) }
            return true
        }
        let expected = "the language version, 1"
        if text(value.node).hasPrefix("1.") {
            reportWrongType(value, expected: expected, near: "1")
            return true
        }
        guard let version = integer(value, expected: expected) else { return true }
        guard version == 1 else {
            report(
                .unsupportedVersion, at: place(value.node),
                "\(version) is not a supported version; this tool supports 1")
            return false
        }
        return true
    }
}
