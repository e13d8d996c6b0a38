internal import IntentAuthoring
internal import IntentDefinitionFiles
internal import IntentDiagnostics
internal import IntentModel
internal import IntentSchema
internal import IntentSystem

/// Adding texts to translation files.
extension LanguageServer {
    /// The comment at the end of a line that is to be translated.
    private static let mark = "# translate"

    /// Adds the texts that the translation files beside a definition lack, each with a mark.
    ///
    /// In a declaration, these are its texts; elsewhere and in a translation file, they are all.
    mutating func addedTranslations(at place: RefactoringPlace) -> Refactoring? {
        let resolved = results(of: place.root).resolved
        let sources = currentSources(of: place.root)
        let translated = sources.translations.first { $0.file.path.isExactly(place.path) }?.definition
        let definition = translated ?? sources.definitions.firstIndex { $0.path.isExactly(place.path) }
        guard !resolved.diagnostics.hasErrors, let definition else { return nil }
        let files = sources.translations.filter { file in
            file.definition == definition && (translated == nil || file.file.path.isExactly(place.path))
        }
        let path = sources.definitions[definition].path
        let missing =
            translated == nil ? missingLanguages(of: path, besides: sources.translations, definition, place) : []
        guard !files.isEmpty || !missing.isEmpty else { return nil }
        let scope = translated == nil ? place.outline.declarations(around: place.node).last : nil
        let prefix = scope.map { "\(place.outline.textPath(of: $0.node))." } ?? ""
        let texts = texts(of: path, in: place.root, resolved.schema)
        var edit = ProjectEdit()
        var languages: Set<String> = []
        var count = 0
        for file in files {
            guard let outline = outline(of: file.file.path, in: place.root) else { continue }
            let language = outline.language ?? file.language
            let lines = outline.linesToAdd(texts, in: language, with: prefix, mark: Self.mark)
            for line in lines { edit.append(line, in: file.file.path) }
            count += lines.count
            if !lines.isEmpty { languages.insert(language) }
        }
        for (language, path) in missing {
            let head = RenderedDefinition.emptyTranslations(in: language)
            let lines = Outline(Array(head.utf8)).linesToAdd(texts, in: language, with: prefix, mark: Self.mark)
            guard !lines.isEmpty else { continue }
            edit.created.append(SourceFile(path: path, bytes: lines.applied(to: Array(head.utf8))))
            count += lines.count
            languages.insert(language)
        }
        guard count > 0 else { return nil }
        let all = languages.sorted().joined(separator: " and ")
        let subject = count == 1 ? "the missing text" : "\(count) missing texts"
        return Refactoring(title: "add \(subject) in \(all)\(scope.map { " of '\($0.name)'" } ?? "")", edit: edit)
    }

    /// Returns the languages that a definition requires and has no file for, with the paths of these files; none if the client
    /// does not create files.
    private func missingLanguages(
        of path: String, besides translations: [TranslationSource], _ definition: Int, _ place: RefactoringPlace
    ) -> [(language: String, path: String)] {
        guard client.createsFiles, let list = place.outline.child("languages", of: Outline.root) else { return [] }
        let existing = translations.filter { $0.definition == definition }.map(\.language)
        let file = FilePath(path)
        return place.outline.scalars(of: list).map(place.outline.text).compactMap { language in
            guard LanguageTag.isUsual(language), !existing.contains(language),
                let ending = [".yaml", ".yml"].first(where: file.hasEnding), let base = file.removing(ending)
            else { return nil }
            let path = "\(base).\(language)\(ending)"
            return FileSystem.isMissing(path) ? (language, path) : nil
        }
    }

    /// Returns the texts that a definition declares.
    private mutating func texts(of path: String, in root: String, _ schema: Schema) -> [DeclaredText] {
        let index = symbols(of: root)
        var isOwn: [ArraySlice<Substring>: Bool] = [:]
        return declaredTexts(of: schema).filter { text in
            let names = text.path.split(separator: ".").prefix(2)
            if let known = isOwn[names] { return known }
            let declared = Symbol(path: names.map(String.init)).flatMap(index.declared)
            isOwn[names] = declared?.path.isExactly(path) ?? false
            return isOwn[names] ?? false
        }
    }
}

extension Outline {
    /// The language that a translation file states.
    fileprivate var language: String? { child("language", of: Self.root).map(text) }

    /// Returns the lines that a translation file lacks, each after the text that precedes it in the definition.
    fileprivate func linesToAdd(
        _ texts: [DeclaredText], in language: String, with prefix: String, mark: String
    ) -> [Replacement] {
        var lines: [String: Int] = [:]
        for line in children(of: Self.root) { lines[nodes[line].key ?? ""] = line }
        var last = [lines["intentTexts"], lines["language"]].compactMap { $0 }.max()
        var added: [Replacement] = []
        for text in texts {
            if let line = lines[text.path] {
                last = line
            } else if text.path.hasPrefix(prefix), !text.text.isWritten(in: language), let last {
                let end = lineEnd(after: nodes[last].range.upperBound)
                let line = "\n\(text.path): \(text.text.text.yaml) \(mark)"
                added.append(Replacement(range: end..<end, text: line))
            }
        }
        return added
    }
}

extension LocalizedText {
    fileprivate func isWritten(in language: String) -> Bool {
        ([self.language] + others.map(\.language)).contains { LanguageTag.tag($0, covers: language) }
    }
}
