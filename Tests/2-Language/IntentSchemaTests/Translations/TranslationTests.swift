import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

struct TranslationTests {
    private func resolved(_ definition: String, _ texts: String..., also others: [String] = []) -> ResolvedDefinitions {
        let definitions = ([definition] + others).enumerated()
            .map { SourceFile(path: "\($0).intent.yaml", text: "intentDefinition: 1\n\($1)") }
        let translations = texts.map { text in
            let file = SourceFile(path: "0.intent.de.yaml", text: "intentTexts: 1\nlanguage: de\n\(text)")
            return TranslationSource(file, language: "de", definition: 0)
        }
        return resolveDefinitions(definitions, translations: translations)
    }

    private func schema(
        _ definition: String, _ texts: String, also others: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Schema {
        let resolved = resolved(definition, texts, also: others)
        let report = render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text)
        expectEqual(report, "", sourceLocation: sourceLocation)
        return resolved.schema
    }

    private func options(_ schema: Schema, _ intent: String, _ parameter: String) -> [ListedOption] {
        guard case .listed(let options)? = schema.intent(named: intent)?.parameter(named: parameter)?.options else {
            return []
        }
        return options
    }

    @Test func `a text of another definition belongs in its translation`() {
        let resolved = resolved(
            "intents: { A: { parameters: { mode: Mode } } }", "enums.Mode.cases.fast.title: Schnell\n",
            also: ["enums: { Mode: { cases: [fast] } }"])
        expectEqual(
            resolved.diagnostics.sorted().map(\.message),
            ["'enums.Mode.cases.fast.title' is a text of '1.intent.yaml'; move the line to '1.intent.de.yaml'"])
    }

    @Test func `parameters that inherit options have their translations`() {
        let schema = schema(
            "types: { Line: { options: { u1: First, u2: {} } } }\nintents: { A: { parameters: { x: Line, y: [Line] } } }",
            "types.Line.options.u1.title: Erste\ntypes.Line.options.u2.title: Zweite\n",
            also: ["intents: { B: { parameters: { z: Line } } }"])
        for (intent, parameter) in [("A", "x"), ("A", "y"), ("B", "z")] {
            expectEqual(
                options(schema, intent, parameter).map { $0.title.text(for: "de") }, ["Erste", "Zweite"],
                "\(intent).\(parameter)")
        }
    }

    @Test func `options of an enum have the translations of its cases`() {
        let schema = schema(
            "enums: { Unit: { cases: [celsius, kelvin] } }\n"
                + "intents: { A: { parameters: { unit: { type: Unit, options: [celsius, kelvin] } } } }",
            "enums.Unit.cases.celsius.title: Grad\nintents.A.parameters.unit.options.kelvin.title: Absolut\n")
        expectEqual(options(schema, "A", "unit").map { $0.title.text(for: "de") }, ["Grad", "Absolut"])
        expectEqual(schema.enumeration(named: "Unit")?.cases.map { $0.title.text(for: "de") }, ["Grad", "Kelvin"])
    }

    @Test func `a text that looks like another type is a text`() {
        let schema = schema("intents: { A: {} }", "intents.A.title: 12\n")
        expectEqual(schema.intent(named: "A")?.title.translations, ["de": "12"])
    }

    @Test func `aliased declarations are translated by their own paths`() {
        let schema = schema(
            "intents: { A: &a { parameters: { x: { type: String, title: X } } }, B: *a }",
            "intents.A.parameters.x.title: Ah\n")
        expectEqual(schema.intent(named: "A")?.parameter(named: "x")?.title.text(for: "de"), "Ah")
        expectEqual(schema.intent(named: "B")?.parameter(named: "x")?.title.text(for: "de"), "X")
    }

    @Test func `paths of declarations with errors are not reported`() {
        let codes = resolved(
            "intents: { A: { parameters: { x: { type: Strin, titel: X }, y: 3 } } }",
            "intents.A.parameters.x.description: Ix\nintents.A.parameters.y.title: Ypsilon\nintents.B.title: Beh\n"
        ).diagnostics.sorted().map { "\($0.file.rawValue) \($0.code)" }
        expectEqual(codes, ["0 unknown-type", "0 unknown-key", "0 unknown-type", "1 unknown-key"])
    }

    @Test func `translations of an unreadable definition are not reported`() {
        let codes = resolved("intents: [", "intents.A.title: Ah\n").diagnostics.sorted().map(\.code)
        expectEqual(codes, [.yamlSyntax])
    }

    @Test func `an unreadable translation is not reported as missing texts`() {
        let codes = resolved("languages: [de]\nintents: { A: { title: Ay } }", "x: [").diagnostics.sorted()
            .map { "\($0.file.rawValue) \($0.code)" }
        expectEqual(codes, ["1 yaml-syntax"])
    }

    @Test(
        arguments: [
            ("intents.Bord.title", "intents.Board.title"), ("intents.Board.titel", "intents.Board.title"),
            ("intents.Board", "intents.Board.title"), ("intent.Board.title", "intents.Board.title"),
            ("intents.Board.parameters.a.b.titl", "intents.Board.parameters.a.b.title"),
            ("intents.Bord.titel", nil), ("intents.Board.description", nil), ("langage", "language"),
        ] as [(String, String?)])
    func `the path that differs in one part is suggested`(_ path: String, _ near: String?) throws {
        let resolved = resolved(
            "intents: { Board: { parameters: { a.b: { type: String, swiftName: ab } } } }", "\(path): Tafel\n")
        let diagnostics = resolved.diagnostics.sorted()
        expectEqual(diagnostics.map(\.code), [.unknownKey])
        expectEqual(diagnostics.first?.fixes.first?.replacement, near)
    }

    @Test func `a repeated text has a note at the definition`() throws {
        let resolved = resolved("intents: { A: { title: { en: Ay, de: Ah } } }", "intents.A.title: Aha\n")
        let diagnostic = try #require(resolved.diagnostics.sorted().first)
        expectEqual(diagnostic.code, .duplicateKey)
        expectEqual(diagnostic.file, FileIndex(1))
        expectEqual(diagnostic.notes.map(\.file), [FileIndex(0)])
        let map = SourceMap(resolved.sources[FileIndex(0)])
        expectEqual(diagnostic.notes.first.map { String(decoding: map.bytes(in: $0.range), as: UTF8.self) }, "de")
    }
}

struct TranslationRobustnessTests {
    private static func runs() throws -> [Corpus.Run] {
        try (Corpus.runs("valid") + Corpus.runs("invalid")).filter { !$0.translations.isEmpty }
    }

    /// Whether the range of every diagnostic is within its file.
    private func holds(_ run: Corpus.Run, _ changed: Int, _ bytes: [UInt8]) -> Bool {
        var translations = run.translations
        let old = translations[changed]
        let file = SourceFile(path: old.file.path, bytes: bytes)
        translations[changed] = TranslationSource(file, language: old.language, definition: old.definition)
        let resolved = resolveDefinitions(run.definitions, translations: translations)
        let diagnostics = resolved.diagnostics.sorted()
        _ = render(diagnostics, of: resolved.sources, as: .text)
        return diagnostics.allSatisfy { diagnostic in
            let source = resolved.sources[diagnostic.file]
            let end = SourceMap(source).scalarOffset(ofByte: source.bytes.count)
            return 0 <= diagnostic.range.start && diagnostic.range.end <= end
        }
    }

    @Test(arguments: try runs())
    func `translations with bytes cut or changed resolve`(_ run: Corpus.Run) {
        var random = SeededGenerator(seed: 11)
        for (index, translation) in run.translations.enumerated() {
            let bytes = translation.file.bytes
            // Every third byte, because each place reads the whole run. Three shares no factor with the indentation.
            for length in stride(from: 0, to: bytes.count, by: 3) {
                #expect(holds(run, index, Array(bytes[..<length])), "\(translation.file.path) cut at \(length)")
                var changed = bytes
                changed[length] = UInt8.random(in: .min ... .max, using: &random)
                #expect(holds(run, index, changed), "\(translation.file.path) changed at \(length)")
            }
        }
    }
}
