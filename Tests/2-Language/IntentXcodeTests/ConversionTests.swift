import IntentAuthoring
import IntentDiagnostics
import IntentSchema
import IntentTestSupport
import Testing

@testable import IntentXcode

/// Conversion from a file to a definition and back.
@Suite struct ConversionTests {
    @Test(arguments: try XcodeCorpus.definitions())
    func `export reproduces an imported file`(_ file: XcodeCorpus.File) throws {
        let root = try readPropertyList(file.bytes)
        try expectEqual(roundTrip(root), nil)
    }

    @Test(arguments: try XcodeCorpus.definitions())
    func `export reproduces randomly changed files`(_ file: XcodeCorpus.File) throws {
        let root = try readPropertyList(file.bytes)
        var random = RandomChanges(seed: UInt64(file.bytes.count))
        for round in 0..<24 {
            var changed = root
            for _ in 0...round % 4 { changed = random.changed(changed) }
            do throws(XcodeFileError) {
                let problem = try roundTrip(changed)
                expectEqual(problem, nil, "round \(round)")
            } catch {
                #expect(!error.message.isEmpty)
            }
        }
    }

    @Test func `export reproduces the translations of a file`() throws {
        let root = try readPropertyList(
            try #require(XcodeCorpus.definitions().first { $0.path.contains("Ferry") }).bytes)
        let files = try XcodeCorpus.strings().map { ($0.path.prefix { $0 != "." }, try readStrings($0.bytes)) }
        let strings = Dictionary(uniqueKeysWithValues: files.map { (String($0), $1) })
        let imported = try importDefinition(try disassemble(root), name: "Ferry", strings: strings)
        let rendered = try #require(imported.rendered)
        expectEqual(rendered.translations.keys.sorted(), ["de", "fr"])
        let export = exportDefinition(resolved(rendered).schema, sidecar: imported.sidecar)
        expectEqual(assemble(export.file), root)
        expectEqual(export.bytes, renderPropertyList(root))
        // The table of the file's own language has only some of its texts.
        #expect(!imported.sidecar.unlisted.isEmpty)
        for language in ["de", "en", "fr"] { expectEqual(export.strings[language], strings[language]) }
    }

    @Test func `a new text is added to the table of the development language`() throws {
        let type = XcodeDeclaration.declaration(
            .type, "Tea", ["DisplayName": .string("Tea"), "DisplayNameID": .string("aB3dE5")], members: [])
        let imported = try importDefinition(
            XcodeFile(types: [type]), name: "Tea", strings: ["en": ["x": "X"]], language: "en")
        expectEqual(imported.sidecar.unlisted, ["aB3dE5"])
        let text = try #require(imported.rendered).definition + "enums: { Pot: { cases: [small] } }\n"
        let edited = resolveDefinitions([SourceFile(path: "Tea.intent.yaml", text: text)])
        let own = exportDefinition(edited.schema, sidecar: imported.sidecar).strings["en"]
        expectEqual(own?.values.sorted(), ["Pot", "Small", "X", "unknown"])
    }

    /// Writers correct a text in the `.strings` file of the development language, which Apple's systems show.
    @Test func `a corrected text is imported, exported and edited`() throws {
        let type = XcodeDeclaration.declaration(
            .type, "Tea", ["DisplayName": .string("Tea"), "DisplayNameID": .string("aB3dE5")], members: [])
        let file = XcodeFile(types: [type]), root = assemble(file)
        let imported = try importDefinition(
            try disassemble(root), name: "Tea", strings: ["en": ["aB3dE5": "Chai"]], language: "en")
        let rendered = try #require(imported.rendered)
        #expect(rendered.definition.contains("Chai"))
        let export = exportDefinition(resolved(rendered).schema, sidecar: imported.sidecar)
        expectEqual(assemble(export.file), root)
        expectEqual(export.strings["en"]?["aB3dE5"], "Chai")
        let edited = resolveDefinitions([
            SourceFile(
                path: "Tea.intent.yaml", bytes: Array(rendered.definition.replacing("Chai", with: "Mate").utf8))
        ])
        let editedExport = exportDefinition(edited.schema, sidecar: imported.sidecar)
        expectEqual(editedExport.file.types?.first?.leaves["DisplayName"]?.value, .string("Mate"))
        expectEqual(editedExport.strings["en"]?["aB3dE5"], "Mate")
    }

    /// Imports and exports a file.
    /// - Returns: A description of the first difference; nil if the file is reproduced.
    private func roundTrip(_ root: PropertyListValue) throws(XcodeFileError) -> String? {
        let file = try disassemble(root)
        if assemble(file) != root { return "reassembling changes the file" }
        let imported = try importDefinition(file, name: "Soup")
        guard let rendered = imported.rendered else { return "no definition is rendered" }
        let (sidecar, problems) = readSidecar(imported.sidecar.text)
        guard sidecar == imported.sidecar, problems.isEmpty else { return "reading changes the sidecar" }
        let resolved = resolved(rendered)
        if resolved.diagnostics.hasErrors { return "the definition is not valid" }
        if assemble(exportDefinition(resolved.schema, sidecar: sidecar).file) != root {
            return "the export differs from the file"
        }
        let existing = ExistingDefinition(schema: resolved.schema, sidecar: sidecar)
        let again = try importDefinition(file, name: "Soup", existing: existing)
        if again.rendered != nil || again.sidecar != imported.sidecar {
            return "a second import changes the definition or the sidecar"
        }
        let plain = exportDefinition(resolved.schema, sidecar: nil)
        return plain.bytes == exportDefinition(resolved.schema, sidecar: nil).bytes ? nil : "two exports differ"
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

/// The project's own files.
@Suite struct XcodeCorpusTests {
    @Test(arguments: try XcodeCorpus.definitions())
    func `property lists are written in Xcode's format`(_ file: XcodeCorpus.File) throws {
        let written = String(decoding: renderPropertyList(try readPropertyList(file.bytes)), as: UTF8.self)
        expectEqual(written, file.text)
    }

    @Test(arguments: try XcodeCorpus.strings())
    func `a written strings table is read back unchanged`(_ file: XcodeCorpus.File) throws {
        let table = try readStrings(file.bytes)
        #expect(!table.isEmpty)
        try expectEqual(readStrings(Array(renderStrings(table).utf8)), table)
    }

    @Test(arguments: try XcodeCorpus.brokenDefinitions())
    func `invalid definition files report the expected problem`(_ file: XcodeCorpus.File) {
        expectEqual(problem(with: file), file.expectation)
    }

    @Test(arguments: try XcodeCorpus.brokenStrings())
    func `invalid strings files report the expected problem`(_ file: XcodeCorpus.File) {
        let error = #expect(throws: StringsError.self) { try readStrings(file.bytes) }
        expectEqual(error.map { "\($0.line): \($0.message)" }, file.expectation)
    }

    /// Returns the problem as `LINE:COLUMN KEYPATH: MESSAGE`.
    private func problem(with file: XcodeCorpus.File) -> String? {
        do throws(PropertyListError) {
            _ = try readPropertyList(file.bytes)
            return nil
        } catch {
            return "\(error.line):\(error.column)\(error.keyPath.isEmpty ? "" : " " + error.keyPath): \(error.message)"
        }
    }
}
