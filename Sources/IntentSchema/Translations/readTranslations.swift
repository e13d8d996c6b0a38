import IntentSystem

internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Reads files of texts, in parallel.
/// - Parameter sources: Where each gets its index.
func readTranslations(
    _ translations: [TranslationSource], into sources: inout SourceFiles, limits: YAMLLimits
) -> [TranslationFile] {
    let indices = translations.map { sources.append($0.file) }
    return mapInParallel(translations.indices) { index in
        readTranslations(translations[index], index: indices[index], limits: limits)
    }
}

private func readTranslations(
    _ source: TranslationSource, index: FileIndex, limits: YAMLLimits
) -> TranslationFile {
    let read = readYAML(source.file, index: index, vocabulary: Word.vocabulary, limits: limits)
    let start = Place(file: index, range: SourceRange(at: 0))
    var file = TranslationFile(
        source: source, file: index, language: source.language, languagePlace: start, lines: nil,
        diagnostics: read.diagnostics)
    guard let tree = read.tree else { return file }
    guard let root = tree.root else {
        file.diagnostics.append(.missingVersion("intentTexts", of: "a file of texts", at: start))
        return file
    }
    var reader = TranslationReader(
        resolver: FileResolver(
            Document(tree: tree, file: index, source: source.file, folder: nil), names: NameTable()))
    reader.read(root, into: &file)
    file.diagnostics += reader.resolver.diagnostics
    return file
}

/// Takes a file of texts apart.
private struct TranslationReader {
    var resolver: FileResolver
    private var version: Value?
    private var language: Value?
    private var isDefinition = false

    init(resolver: FileResolver) {
        self.resolver = resolver
    }

    mutating func read(_ root: NodeID, into file: inout TranslationFile) {
        let tree = resolver.tree
        guard !tree.isRefused(root), resolver.isMapping(Value(root, behind: nil), subject: "a file of texts") else {
            return
        }
        let texts = readHead(root)
        if isDefinition, version == nil {
            return resolver.report(.definitionAmongTexts(file, at: Place(file: file.file, range: SourceRange(at: 0))))
        }
        guard
            resolver.isSupportedVersion(
                version.flatMap(usable), of: "a file of texts", key: "intentTexts", isWritten: version != nil)
        else { return }
        readLanguage(into: &file)
        file.lines = texts.map { entry in
            let isMap = tree.kind(entry.value) == .mapping
            return (
                tree.text(entry.key),
                TranslationTable.Translation(
                    language: file.language, text: text(of: entry, isMap: isMap), place: resolver.place(entry.key),
                    textPlace: resolver.place(entry.value), isMap: isMap)
            )
        }
    }

    private mutating func text(of entry: YAMLTree.Entry, isMap: Bool) -> String? {
        let value = Value(entry.value, behind: entry.key)
        guard !resolver.tree.isRefused(entry.value) else { return nil }
        guard isMap else { return resolver.string(value) }
        resolver.reportWrongType(
            value, expected: "a text",
            hint: "; each text has a line of its own, with its whole path: intents.Board.title")
        return nil
    }

    /// The entries that are texts.
    private mutating func readHead(_ root: NodeID) -> [YAMLTree.Entry] {
        var texts: [YAMLTree.Entry] = []
        for entry in resolver.tree.entries(of: root) {
            switch Word(resolver.tree.symbol(of: entry.key)) {
            case .intentTexts: version = Value(entry.value, behind: entry.key)
            case .language: language = Value(entry.value, behind: entry.key)
            case .intentDefinition:
                isDefinition = true
                texts.append(entry)
            default: texts.append(entry)
            }
        }
        return texts
    }

    private mutating func readLanguage(into file: inout TranslationFile) {
        guard let language else {
            let hint = LanguageTag.isTag(file.language) ? "; write 'language: \(file.language)'" : ""
            return resolver.report(
                .missingKey("language", of: "a file of texts", at: file.languagePlace, hint: hint))
        }
        file.languagePlace = resolver.place(language.node)
        guard let value = usable(language), let tag = resolver.languageTag(value) else { return }
        if tag != file.source.language {
            resolver.report(.anotherLanguage(tag, named: file.source.language, at: file.languagePlace))
        }
        file.language = tag
    }

    private func usable(_ value: Value) -> Value? { resolver.tree.isRefused(value.node) ? nil : value }
}

extension Diagnostic {
    fileprivate static func definitionAmongTexts(_ file: TranslationFile, at place: Place) -> Diagnostic {
        Diagnostic(
            .missingKey, at: place,
            "'intentTexts' is missing: this is a definition, and its name is that of a file of texts in the language \(quoted(file.language))"
        )
    }

    fileprivate static func anotherLanguage(_ tag: String, named name: String, at place: Place) -> Diagnostic {
        let isTag = LanguageTag.isTag(name)
        return Diagnostic(
            .wrongType, at: place,
            "'\(tag)' is not the language in the file's name, which \(isTag ? "is" : "has") \(quoted(name))\(isTag ? "" : ", no language, there")",
            fixes: isTag ? [DiagnosticFix(message: "write", range: place.range, replacement: name)] : [])
    }
}
