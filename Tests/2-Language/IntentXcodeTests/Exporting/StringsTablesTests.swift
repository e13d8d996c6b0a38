import IntentAuthoring
import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

@testable import IntentXcode

struct StringsTablesTests {
    /// Exports tables with ids that consist of the names of declarations and keys.
    private func tables(_ text: String, _ translations: [String: String] = [:], unused: StringsTables = [:])
        -> StringsTables
    {
        let resolved = resolveDefinitions(
            [definition(text)],
            translations: translations.sorted { $0.key < $1.key }.map { language, lines in
                TranslationSource(
                    SourceFile(
                        path: "a.intent.\(language).yaml", text: "intentTexts: 1\nlanguage: \(language)\n\(lines)\n"),
                    language: language, definition: 0)
            })
        expectEqual(resolved.diagnostics.sorted().filter { $0.severity == .error }.map(\.message), [])
        var file = exportXcodeFile(resolved.schema)
        for path: WritableKeyPath<XcodeFile, [XcodeDeclaration]?> in [\.types, \.enums, \.intents] {
            file[keyPath: path] = file[keyPath: path]?.map(numbered)
        }
        return stringsTables(of: file, schema: resolved.schema, unused: unused)
    }

    private func numbered(_ declaration: XcodeDeclaration) -> XcodeDeclaration {
        var result = declaration
        for key in result.leaves.keys where key.hasSuffix("ID") {
            result.leaves[key]?.value = .string("\(declaration.name).\(key.dropLast(2))")
        }
        result.members = result.members?.map(numbered)
        result.codes = result.codes?.map(numbered)
        result.response = result.response.map(numbered)
        return result
    }

    @Test func `translations are stored by the ids of their texts`() {
        let tables = tables(
            "intents: { A: { title: { en: Go, de: Los, fr: Va }, parameters: { p: { type: Boolean, trueTitle: { en: 'Yes', de: Ja } } } } }"
        )
        expectEqual(tables, ["de": ["A.Title": "Los", "p.Metadata.TrueDisplayName": "Ja"], "fr": ["A.Title": "Va"]])
    }

    @Test func `variants are stored by the ids of the values`() {
        let tables = tables(
            """
            enums: { Mode: { cases: [light, dark] } }
            intents: { A: { parameters: { p: { type: Mode, siri: { ask: "Is it ${p}?" } }, q: Boolean }, summary: "Go ${q}" } }
            """,
            [
                "de": """
                intents.A.parameters.p.siri.ask: Ist es ${p}?
                intents.A.parameters.p.siri.ask.dark: Ist es dunkel?
                intents.A.summary.true: Los
                """
            ])
        expectEqual(
            tables,
            [
                "de": [
                    "p.PromptDialogs.Primary.FormatString": "Ist es ${p}?",
                    "p.PromptDialogs.Primary.FormatString-dark.DisplayName": "Ist es dunkel?",
                    "A.ManagedParameterCombinations.p,q.Title-q.Metadata.TrueDisplayName": "Los",
                ]
            ])
    }

    @Test func `the development language has a table if it has variants`() {
        let text = "intents: { A: { parameters: { p: { type: Boolean, prompt: 'Is it ${p}?' } } } }"
        expectEqual(tables(text), [:])
        let own = tables(text, ["en": "intents.A.parameters.p.prompt.true: Is it so?"])["en"]
        expectEqual(own?["p.PromptDialogs.Configuration.FormatString-p.Metadata.TrueDisplayName"], "Is it so?")
        expectEqual(own?["A.Title"], "A")
    }

    @Test func `unused texts are written unchanged`() {
        let tables = tables(
            "intents: { A: { title: { en: Go, de: Los } } }",
            unused: ["de": ["A.Title": "Nie", "x": "X"], "fr": ["y": "Y"]])
        expectEqual(tables, ["de": ["A.Title": "Los", "x": "X"], "fr": ["y": "Y"]])
    }
}
