import IntentDiagnostics
import IntentSchema
import IntentXcode
import Testing

/// The whole way, from a file to a definition and back.
@Suite struct ConversionTests {
    @Test(arguments: try XcodeCorpus.definitions())
    func givesEachFileBack(_ file: XcodeCorpus.File) throws {
        let root = try readPropertyList(file.bytes)
        #expect(try roundTrip(root) == nil)
    }

    @Test(arguments: try XcodeCorpus.definitions())
    func givesBackWhateverBecameOfAFile(_ file: XcodeCorpus.File) throws {
        let root = try readPropertyList(file.bytes)
        var random = RandomChanges(seed: UInt64(file.bytes.count))
        for round in 0..<24 {
            var changed = root
            for _ in 0...round % 4 { changed = random.changed(changed) }
            do throws(XcodeFileError) {
                let problem = try roundTrip(changed)
                #expect(problem == nil, "round \(round)")
            } catch {
                #expect(!error.message.isEmpty)
            }
        }
    }

    @Test func givesTranslationsBack() throws {
        let root = try readPropertyList(
            try #require(XcodeCorpus.definitions().first { $0.path.contains("Ferry") }).bytes)
        let files = try XcodeCorpus.strings().map { ($0.path.prefix { $0 != "." }, try readStrings($0.bytes)) }
        let strings = Dictionary(uniqueKeysWithValues: files.map { (String($0), $1) })
        let imported = try importDefinition(try takeApart(root), name: "Ferry", strings: strings)
        let rendered = try #require(imported.rendered)
        #expect(rendered.translations.keys.sorted() == ["de", "fr"])
        let export = exportDefinition(resolved(rendered).schema, sidecar: imported.sidecar)
        #expect(assemble(export.file) == root)
        // Where the file's own language has a table, it says what the file says.
        #expect(export.strings["de"] == strings["de"])
        #expect(export.strings["fr"] == strings["fr"])
    }

    /// What of a file does not come back as it was, or is not the same a second time; nil where all does.
    private func roundTrip(_ root: PropertyListValue) throws(XcodeFileError) -> String? {
        let file = try takeApart(root)
        if assemble(file) != root { return "what was taken apart is not put together again" }
        let imported = try importDefinition(file, name: "Soup")
        guard let rendered = imported.rendered else { return "nothing is rendered" }
        let (sidecar, problems) = Sidecar.read(Array(imported.sidecar.text.utf8))
        guard sidecar == imported.sidecar, problems.isEmpty else { return "the sidecar is not read as it was written" }
        let resolved = resolved(rendered)
        if resolved.diagnostics.hasErrors { return "the definition is not valid" }
        if assemble(exportDefinition(resolved.schema, sidecar: sidecar).file) != root { return "the export is another" }
        let existing = ExistingDefinition(schema: resolved.schema, sidecar: sidecar)
        let again = try importDefinition(file, name: "Soup", existing: existing)
        if again.rendered != nil || again.sidecar != imported.sidecar { return "a second import changes something" }
        let plain = exportDefinition(resolved.schema, sidecar: nil)
        return plain.bytes == exportDefinition(resolved.schema, sidecar: nil).bytes ? nil : "exports differ"
    }

    private func resolved(_ rendered: RenderedDefinition) -> ResolvedDefinitions {
        let definition = SourceFile(path: "Soup.intent.yaml", text: rendered.definition)
        let translations = rendered.translations.sorted { $0.key < $1.key }.map { language, text in
            TranslationSource(
                SourceFile(path: "Soup.intent.\(language).yaml", text: text), language: language, definition: 0)
        }
        return resolveDefinitions([definition], translations: translations)
    }
}
