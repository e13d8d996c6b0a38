internal import IntentDiagnostics
internal import IntentModel
internal import IntentSchema
internal import IntentXcode

/// The files that an import writes.
struct ImportedFiles {
    let folder: String
    let name: String

    // Files that are there already, whichever of the two endings they have.

    private var definitionPath: String { path(ofYAML: "\(name).intent") }

    private func translationPath(_ language: String) -> String { path(ofYAML: "\(name).intent.\(language)") }

    private func path(ofYAML name: String) -> String {
        let other = path("\(name).yml")
        return FileStatus(of: other) == nil ? path("\(name).yaml") : other
    }

    private var sidecarPath: String { path(SidecarFileName.of(name)) }

    private func path(_ name: String) -> String { OutputPath.join(folder, name) }

    /// The definition that is there.
    /// - Throws: ``ToolError`` where it cannot be read or is wrong.
    func existing() throws -> ExistingDefinition? {
        guard FileStatus(of: definitionPath) != nil else { return nil }
        let resolved = try loadDefinitions(at: [definitionPath])
        let report = DiagnosticReport(resolved)
        guard !report.hasErrors else {
            try report.write(as: .text)
            throw ToolError(
                .wrongDefinition,
                "'\(definitionPath)' is there already and has errors; mend it, so that nothing of it is lost")
        }
        return ExistingDefinition(schema: resolved.schema, sidecar: try readSidecar(at: sidecarPath))
    }

    /// Writes what differs.
    /// - Returns: The paths of what was written.
    func write(_ result: DefinitionImport) throws(ToolError) -> [String] {
        var texts: [(path: String, text: String)] = []
        if let rendered = result.rendered {
            texts.append((definitionPath, rendered.definition))
            for language in Set(rendered.translations.keys).union(try translatedLanguages()).sorted() {
                let text = rendered.translations[language] ?? RenderedDefinition.emptyTranslations(in: language)
                texts.append((translationPath(language), text))
            }
        }
        texts.append((sidecarPath, result.sidecar.text))
        try makeFolder(at: folder)
        var written: [String] = []
        for (path, text) in texts where try differs(text, fromFileAt: path) {
            try replaceFile(at: path, with: text)
            written.append(path)
        }
        return written
    }

    /// The languages of the files of texts that are beside the definition; none where there is no definition yet.
    private func translatedLanguages() throws(ToolError) -> [String] {
        guard FileStatus(of: definitionPath) != nil else { return [] }
        return try DefinitionDiscovery.names(in: folder.isEmpty ? "." : folder).compactMap { file in
            guard let found = TranslationFileName(file), found.definitions.contains("\(name).intent.yaml") else {
                return nil
            }
            return found.language
        }
    }
}
