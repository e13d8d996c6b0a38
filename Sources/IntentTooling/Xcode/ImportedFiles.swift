internal import IntentDiagnostics
internal import IntentModel
internal import IntentSchema
internal import IntentXcode

/// The files that an import writes.
struct ImportedFiles {
    let folder: String
    let name: String

    /// One that is there already, whichever of its two endings it has.
    private var definitionPath: String {
        let other = path("\(name).intent.yml")
        return FileStatus(of: other) == nil ? path("\(name).intent.yaml") : other
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
            for (language, text) in rendered.translations.sorted(by: { $0.key < $1.key }) {
                texts.append((path("\(name).intent.\(language).yaml"), text))
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
}
