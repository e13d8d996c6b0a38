import IntentDiagnostics
import IntentModel
import IntentSchema
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
        #expect(report == "", sourceLocation: sourceLocation)
        return resolved.schema
    }

    private func options(_ schema: Schema, _ intent: String, _ parameter: String) -> [ListedOption] {
        guard case .listed(let options)? = schema.intent(named: intent)?.parameter(named: parameter)?.options else {
            return []
        }
        return options
    }

    @Test func everyParameterThatInheritsOptionsHasTheirTranslations() {
        let schema = schema(
            "types: { Line: { options: { u1: First, u2: {} } } }\nintents: { A: { parameters: { x: Line, y: [Line] } } }",
            "types.Line.options.u1.title: Erste\ntypes.Line.options.u2.title: Zweite\n",
            also: ["intents: { B: { parameters: { z: Line } } }"])
        for (intent, parameter) in [("A", "x"), ("A", "y"), ("B", "z")] {
            #expect(
                options(schema, intent, parameter).map { $0.title.text(for: "de") } == ["Erste", "Zweite"],
                "\(intent).\(parameter)")
        }
    }

    @Test func optionsOfAnEnumHaveTheTranslationsOfItsCases() {
        let schema = schema(
            "enums: { Unit: { cases: [celsius, kelvin] } }\n"
                + "intents: { A: { parameters: { unit: { type: Unit, options: [celsius, kelvin] } } } }",
            "enums.Unit.cases.celsius.title: Grad\nintents.A.parameters.unit.options.kelvin.title: Absolut\n")
        #expect(options(schema, "A", "unit").map { $0.title.text(for: "de") } == ["Grad", "Absolut"])
        #expect(schema.enumeration(named: "Unit")?.cases.map { $0.title.text(for: "de") } == ["Grad", "Kelvin"])
    }

    @Test func aTextThatLooksLikeAnotherTypeIsAText() {
        let schema = schema("intents: { A: {} }", "intents.A.title: 12\n")
        #expect(schema.intent(named: "A")?.title.translations == ["de": "12"])
    }

    @Test func sharedDeclarationsAreTranslatedEachByItsPath() {
        let schema = schema(
            "intents: { A: &a { parameters: { x: { type: String, title: X } } }, B: *a }",
            "intents.A.parameters.x.title: Ah\n")
        #expect(schema.intent(named: "A")?.parameter(named: "x")?.title.text(for: "de") == "Ah")
        #expect(schema.intent(named: "B")?.parameter(named: "x")?.title.text(for: "de") == "X")
    }

    @Test func pathsOfDeclarationsThatAreWrongAreNotReportedAgain() {
        let codes = resolved(
            "intents: { A: { parameters: { x: { type: Strin, titel: X }, y: 3 } } }",
            "intents.A.parameters.x.description: Ix\nintents.A.parameters.y.title: Ypsilon\nintents.B.title: Beh\n"
        ).diagnostics.sorted().map { "\($0.file.rawValue) \($0.code)" }
        #expect(codes == ["0 unknown-type", "0 unknown-key", "0 unknown-type", "1 unknown-key"])
    }

    @Test func aDefinitionThatCannotBeReadSaysNothingOfItsTranslations() {
        let codes = resolved("intents: [", "intents.A.title: Ah\n").diagnostics.sorted().map(\.code)
        #expect(codes == [.yamlSyntax])
    }

    @Test func aTranslationThatCannotBeReadIsNotMissedInEveryText() {
        let codes = resolved("languages: [de]\nintents: { A: { title: Ay } }", "x: [").diagnostics.sorted()
            .map { "\($0.file.rawValue) \($0.code)" }
        #expect(codes == ["1 yaml-syntax"])
    }

    @Test(
        arguments: [
            ("intents.Bord.title", "intents.Board.title"), ("intents.Board.titel", "intents.Board.title"),
            ("intents.Board", "intents.Board.title"), ("intent.Board.title", "intents.Board.title"),
            ("intents.Board.parameters.a.b.titl", "intents.Board.parameters.a.b.title"),
            ("intents.Bord.titel", nil), ("intents.Board.description", nil), ("langage", "language"),
        ] as [(String, String?)])
    func suggestsThePathThatDiffersInOnePart(_ path: String, _ near: String?) throws {
        let resolved = resolved(
            "intents: { Board: { parameters: { a.b: { type: String, swiftName: ab } } } }", "\(path): Tafel\n")
        let diagnostics = resolved.diagnostics.sorted()
        #expect(diagnostics.map(\.code) == [.unknownKey])
        #expect(diagnostics.first?.fixes.first?.replacement == near)
    }

    @Test func namesTheDefinitionsPlaceOfALanguageThatIsGivenTwice() throws {
        let resolved = resolved("intents: { A: { title: { en: Ay, de: Ah } } }", "intents.A.title: Aha\n")
        let diagnostic = try #require(resolved.diagnostics.sorted().first)
        #expect(diagnostic.code == .duplicateKey)
        #expect(diagnostic.file == FileIndex(1))
        #expect(diagnostic.notes.map(\.file) == [FileIndex(0)])
        let map = SourceMap(resolved.sources[FileIndex(0)])
        #expect(diagnostic.notes.first.map { String(decoding: map.bytes(in: $0.range), as: UTF8.self) } == "de")
    }
}
