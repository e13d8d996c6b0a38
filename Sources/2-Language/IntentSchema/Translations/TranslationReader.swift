package import IntentDiagnostics
internal import IntentModel
internal import IntentSystem
internal import IntentYAML

/// A translation file, such as `NAME.intent.de.yaml`, beside a definition.
package struct TranslationSource: Sendable {
    package let file: SourceFile
    /// The language in the file's name, which may not be a valid tag.
    package let language: String
    /// The index of its definition among the files of the run; nil if there is none.
    package let definition: Int?

    package init(_ file: SourceFile, language: String, definition: Int?) {
        self.file = file
        self.language = language
        self.definition = definition
    }
}

/// A translation file that is read and not yet compared with its definition.
struct TranslationFile: Sendable {
    let source: TranslationSource
    let file: FileIndex
    var language: String
    /// The place of the value of `language`, or else the beginning of the file.
    var languagePlace: Place
    /// Nil if the file could not be read.
    var lines: [(path: String, translation: TranslationTable.Translation)]?
    var diagnostics: [Diagnostic]
}

/// Reads translation files in parallel.
/// - Parameters:
///   - sources: Receives the files, which determines their indices.
///   - threads: How many threads read at the same time.
func readTranslations(
    _ translations: [TranslationSource], into sources: inout SourceFiles, limits: YAMLLimits, threads: Int
) -> [TranslationFile] {
    let indices = translations.map { sources.append($0.file) }
    return mapInParallel(translations.indices, threads: threads) { index in
        readTranslations(translations[index], index: indices[index], limits: limits)
    }
}

private func readTranslations(
    _ source: TranslationSource, index: FileIndex, limits: YAMLLimits
) -> TranslationFile {
    let parsed = FileKind.translations.parse(source.file, index: index, limits: limits)
    var file = TranslationFile(
        source: source, file: index, language: source.language, languagePlace: Place(startOf: index), lines: nil,
        diagnostics: parsed.diagnostics)
    guard let document = parsed.document, let root = document.tree.root else { return file }
    var reader = TranslationReader(document)
    reader.read(root, into: &file)
    file.diagnostics += reader.context.diagnostics
    return file
}

/// Reads the head and the lines of a translation file.
private struct TranslationReader: ContextResolver {
    let context: ResolvingContext
    private var version: Value?
    private var language: Value?
    private var isDefinition = false

    init(_ document: Document) {
        context = ResolvingContext(document)
    }

    mutating func read(_ root: NodeID, into file: inout TranslationFile) {
        guard !tree.isInvalid(root), reader.isMapping(Value(root, after: nil), subject: FileKind.translations.subject)
        else {
            return
        }
        let texts = readHead(root)
        if isDefinition, version == nil {
            return report(
                .missingKey, at: Place(startOf: file.file),
                "'intentTexts' is missing: this is a definition, but its name is that of a translation file in \(quoted(file.language))"
            )
        }
        guard reader.isSupportedVersion(version.flatMap(usable), of: .translations, isWritten: version != nil) else {
            return
        }
        readLanguage(into: &file)
        file.lines = texts.map { entry in
            let isMap = tree.kind(entry.value) == .mapping
            return (
                text(entry.key),
                TranslationTable.Translation(
                    language: file.language, text: text(of: entry, isMap: isMap), place: place(entry.key),
                    textPlace: place(entry.value), isMap: isMap)
            )
        }
    }

    private mutating func text(of entry: YAMLTree.Entry, isMap: Bool) -> String? {
        let value = Value(entry.value, after: entry.key)
        guard !tree.isInvalid(entry.value) else { return nil }
        guard isMap else { return reader.string(value) }
        reader.reportWrongType(
            value, expected: "a string",
            hint: "; write each text on its own line, with its full path, such as intents.Board.title")
        return nil
    }

    /// Reads the version and language, and returns the other entries.
    private mutating func readHead(_ root: NodeID) -> [YAMLTree.Entry] {
        var texts: [YAMLTree.Entry] = []
        for entry in tree.entries(of: root) {
            switch Word(tree.symbol(of: entry.key)) {
            case .intentTexts: version = Value(entry.value, after: entry.key)
            case .language: language = Value(entry.value, after: entry.key)
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
            let usual = LanguageTag.usual(for: file.language) ?? file.language
            let hint = LanguageTag.isUsual(usual) ? "; write 'language: \(usual)'" : ""
            return report(
                .missingKey("language", of: FileKind.translations.subject, at: file.languagePlace, hint: hint))
        }
        file.languagePlace = place(language.node)
        guard let value = usable(language), let tag = reader.languageTag(value) else { return }
        if tag != file.source.language {
            reportAnotherLanguage(tag, of: file)
        }
        file.language = tag
    }

    private func reportAnotherLanguage(_ tag: String, of file: TranslationFile) {
        let (name, place) = (file.source.language, file.languagePlace)
        let isUsual = LanguageTag.isUsual(name)
        let reason =
            if isUsual { "" } else if LanguageTag.usual(for: name) == tag { "; rename the file" } else {
                ", which is not a language tag"
            }
        report(
            .wrongType, at: place, "'\(tag)' is not the language in the file's name, \(quoted(name))\(reason)",
            fixes: isUsual ? [DiagnosticFix(message: "write", range: place.range, replacement: name)] : [])
    }

    private func usable(_ value: Value) -> Value? { tree.isInvalid(value.node) ? nil : value }
}

/// Adds the lines of translation files to their definitions.
/// - Returns: The diagnostics of the files, and of texts that two of them contain.
func attach(_ files: [TranslationFile], to documents: inout [Document]) -> [Diagnostic] {
    let places = documents.positions(by: \.file)
    var diagnostics: [Diagnostic] = []
    for file in files {
        diagnostics += file.diagnostics
        guard let definition = file.source.definition else {
            diagnostics.append(.noDefinition(of: file))
            continue
        }
        // A definition that could not be read cannot be compared.
        guard let place = places[FileIndex(definition)] else { continue }
        diagnostics += documents[place].add(file)
    }
    return diagnostics
}

extension Document {
    fileprivate mutating func add(_ file: TranslationFile) -> [Diagnostic] {
        var table = translations ?? TranslationTable()
        var diagnostics: [Diagnostic] = []
        if file.lines == nil { table.addUnread(file.language) }
        for (path, translation) in file.lines ?? [] {
            if let first = table.add(translation, at: path) {
                diagnostics.append(
                    Diagnostic(
                        .duplicateKey, at: translation.place, "'\(path)' is already translated into this language",
                        notes: [DiagnosticNote("it is translated here first", at: first)]))
            }
        }
        translations = table
        return diagnostics
    }
}

extension Diagnostic {
    fileprivate static func noDefinition(of file: TranslationFile) -> Diagnostic {
        let parts = FilePath(file.source.file.path).name.utf8
            .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { String(Substring($0)) }
        let wanted = (parts.dropLast(2) + parts.suffix(1)).joined(separator: ".")
        return Diagnostic(
            .unknownKey, at: Place(startOf: file.file),
            "the definition of these translations, \(quoted(wanted)), is not in the folder of this file")
    }
}
