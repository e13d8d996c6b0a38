import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

/// Translations of dialogs, and their variants for single values of a placeholder.
struct VariantTests {
    private static let definition = """
        intentDefinition: 1
        enums: { Theme: { cases: [light, dark] } }
        types: { Stop: {} }
        intents:
          Show:
            parameters:
              theme: { type: Theme, prompt: 'Which of ${count}?', siri: { confirm: 'Really ${theme}?' } }
              loud: Boolean
              stop: { type: Stop, siri: { ask: 'Where?', unsupported: { closed: '${stop} is closed' } } }
              other: Theme
              note: { type: String, when: loud }
              far: { type: Boolean, when: loud }
            summary: { otherwise: 'Show ${theme}', 'far, note': 'Show ${note}' }
            suggestions: [ 'Show ${stop} ${theme}', { title: Show, subtitle: All } ]
            response: { properties: { state: Theme }, codes: { success: 'Is ${state}', failed: { say: Long, show: Short } } }
        """

    private func resolved(_ lines: String, language: String = "de") -> ResolvedDefinitions {
        let texts = SourceFile(
            path: "a.intent.\(language).yaml", text: "intentTexts: 1\nlanguage: \(language)\n\(lines)")
        return resolveDefinitions(
            [SourceFile(path: "a.intent.yaml", text: Self.definition)],
            translations: [TranslationSource(texts, language: language, definition: 0)])
    }

    private func intent(
        _ lines: String, language: String = "de", sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Intent {
        let resolved = resolved(lines, language: language)
        let report = render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text)
        expectEqual(report, "", sourceLocation: sourceLocation)
        return try #require(resolved.schema.intents.first, sourceLocation: sourceLocation)
    }

    /// The translations, by path.
    @Test func `every dialog can be translated`() throws {
        let intent = try intent(
            """
            intents.Show.parameters.theme.prompt: Welches von ${count}?
            intents.Show.parameters.theme.siri.confirm: Wirklich ${theme}?
            intents.Show.parameters.stop.siri.ask: Wo?
            intents.Show.parameters.stop.siri.unsupported.closed: ${stop} ist zu
            intents.Show.summary.otherwise: Zeige ${theme}
            intents.Show.summary.note, far: Zeige ${note}
            intents.Show.suggestions.theme,stop.title: Zeige ${stop} ${theme}
            intents.Show.suggestions.title: Zeige
            intents.Show.suggestions.subtitle: Alles
            intents.Show.response.codes.success.say: Ist ${state}
            intents.Show.response.codes.failed.say: Lang
            intents.Show.response.codes.failed.show: Kurz
            """)
        let theme = try #require(intent.parameter(named: "theme"))
        let stop = try #require(intent.parameter(named: "stop"))
        let actions = try #require(intent.actions)
        let titles = actions.suggestions.map { suggestion -> LocalizedText? in
            if case .text(let text) = suggestion.title { text } else { nil }
        }
        let texts: [LocalizedText?] =
            [theme.prompt, theme.siri?.confirm, stop.siri?.ask] + (stop.siri?.unsupported ?? []).map(\.text)
            + [intent.summary?.sentence] + (intent.summary?.combinations ?? []).map(\.sentence) + titles
            + [actions.suggestions[1].subtitle] + (actions.response?.codes ?? []).flatMap { [$0.say, $0.show] }
        expectEqual(
            texts.map { $0?.text(for: "de") },
            [
                "Welches von ${count}?", "Wirklich ${theme}?", "Wo?", "${stop} ist zu", "Zeige ${theme}",
                "Zeige ${note}", "Zeige ${stop} ${theme}", "Zeige", "Alles", "Ist ${state}", "Ist ${state}",
                "Lang", "Kurz",
            ])
    }

    @Test func `variants are sorted by path, value and language`() throws {
        let intent = try intent(
            """
            intents.Show.parameters.theme.siri.confirm.light: Wirklich hell?
            intents.Show.parameters.theme.siri.confirm.dark: Wirklich dunkel?
            intents.Show.parameters.theme.siri.confirm.unknown: Wirklich nichts?
            intents.Show.parameters.theme.prompt.true: Welches der ${count}?
            intents.Show.summary.note,far.false: Zeige leise
            intents.Show.suggestions.stop,theme.title.dark: Zeige ${stop} dunkel
            intents.Show.suggestions.title.dark: Dunkel
            intents.Show.response.codes.success.say.light: Ist hell
            """)
        expectEqual(
            intent.actions?.variants.map { "\($0.path) \($0.value) \($0.language) \($0.text)" },
            [
                "parameters.theme.prompt true de Welches der ${count}?",
                "parameters.theme.siri.confirm dark de Wirklich dunkel?",
                "parameters.theme.siri.confirm light de Wirklich hell?",
                "parameters.theme.siri.confirm unknown de Wirklich nichts?",
                "response.codes.success.say light de Ist hell",
                "suggestions.theme,stop.title dark de Zeige ${stop} dunkel",
                "suggestions.title dark de Dunkel",
                "summary.note,far false de Zeige leise",
            ])
    }

    @Test func `default dialogs have translations and variants`() throws {
        let intent = try intent(
            """
            intents.Show.parameters.stop.siri.introduce: ${count} Halte passen zu ‘${stop}’.
            intents.Show.parameters.stop.siri.choose: Welcher?
            intents.Show.parameters.other.siri.confirm.dark: Wirklich dunkel?
            intents.Show.parameters.theme.siri.introduce.dark: Dunkel passt ${count}-mal.
            """)
        let siri = try #require(intent.parameter(named: "stop")?.siri)
        expectEqual(
            siri.introduce,
            LocalizedText(
                ImpliedDialogs.introduce("stop"), language: "en",
                translations: ["de": "${count} Halte passen zu ‘${stop}’."]))
        expectEqual(siri.choose?.text(for: "de"), "Welcher?")
        expectEqual(siri.confirm, nil)
        expectEqual(intent.parameter(named: "other")?.siri, nil)
        expectEqual(
            intent.actions?.variants.map(\.path),
            [
                "parameters.other.siri.confirm", "parameters.theme.siri.introduce",
            ])
    }

    @Test func `translations into the definition's language are only variants`() throws {
        let variant = "intents.Show.parameters.theme.siri.confirm.light: Really light?\n"
        let made = try intent(variant, language: "en").actions?.variants
        expectEqual(
            made,
            [
                DialogVariant(
                    path: "parameters.theme.siri.confirm", value: "light", language: "en", text: "Really light?")
            ])
        let wrong = resolved(variant + "intents.Show.title: Show\n", language: "en").diagnostics.sorted()
        expectEqual(wrong.map { "\($0.file.rawValue) \($0.code)" }, ["1 duplicate-key"])
        expectEqual(wrong.first?.notes.map(\.file), [FileIndex(0)])
    }

    /// A line, the code of its diagnostic, and the fix.
    @Test(
        arguments: [
            (
                "intents.Show.parameters.theme.siri.confirm.ligth: A", "unknown-key",
                "intents.Show.parameters.theme.siri.confirm.light"
            ),
            ("intents.Show.parameters.theme.siri.confirm.x: A", "unknown-key", nil),
            ("intents.Show.parameters.theme.title.light: A", "unknown-key", nil),
            ("intents.Show.parameters.note.siri.confirm.light: A", "unknown-key", nil),
            (
                "intents.Show.parameters.theme.siri.cnofirm: A", "unknown-key",
                "intents.Show.parameters.theme.siri.confirm"
            ),
            ("intents.Show.parameters.theme.siri.confirm.light: '${x}'", "unknown-placeholder", nil),
            ("intents.Show.parameters.theme.siri.confirm: '${note}'", "unknown-placeholder", nil),
            ("intents.Show.parameters.theme.siri.confirm: Wirklich?", "missing-translation", nil),
            ("intents.Show.parameters.stop.siri.introduce: '${x}'", "unknown-placeholder", nil),
            ("intents.Show.response.codes.success: A", "unknown-key", "intents.Show.response.codes.success.say"),
            ("intents.Show.response.codes.success.show: A", "unknown-key", nil),
            ("intents.Show.parameters.theme.siri.confirm.light: [A]", "wrong-type", nil),
        ] as [(String, String, String?)])
    func `errors in a line are reported`(_ line: String, _ code: String, _ near: String?) {
        let found = resolved(line + "\n").diagnostics.sorted()
        expectEqual(found.map { "\($0.file.rawValue) \($0.code)" }, ["1 \(code)"])
        expectEqual(found.first?.fixes.first?.replacement, near)
    }

    @Test func `lines of a parameter with errors are not reported`() {
        let definition = "intentDefinition: 1\nintents: { A: { parameters: { a: { type: String, siri: Which? } } } }\n"
        let texts = "intentTexts: 1\nlanguage: de\nintents.A.parameters.a.siri.ask: Welche?\n"
        let found = resolveDefinitions(
            [SourceFile(path: "a.intent.yaml", text: definition)],
            translations: [
                TranslationSource(SourceFile(path: "a.intent.de.yaml", text: texts), language: "de", definition: 0)
            ]
        ).diagnostics.sorted()
        expectEqual(found.map { "\($0.file.rawValue) \($0.code)" }, ["0 wrong-type"])
    }

    @Test func `names can contain dots`() {
        let definition = """
            intentDefinition: 1
            enums: { E: { cases: { a.b: { swiftName: ab }, c: C } } }
            intents: { A: { parameters: { p.q: { type: E, swiftName: pq, prompt: Which? } } } }
            """
        let texts = "intentTexts: 1\nlanguage: de\nintents.A.parameters.p.q.prompt.a.b: Welches?\n"
        let resolved = resolveDefinitions(
            [SourceFile(path: "a.intent.yaml", text: definition)],
            translations: [
                TranslationSource(SourceFile(path: "a.intent.de.yaml", text: texts), language: "de", definition: 0)
            ])
        expectEqual(render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text), "")
        expectEqual(
            resolved.schema.intents.first?.actions?.variants,
            [DialogVariant(path: "parameters.p.q.prompt", value: "a.b", language: "de", text: "Welches?")])
    }

    @Test func `unreadable cases are not reported as unknown`() {
        let definition = """
            intentDefinition: 1
            enums: { E: { cases: 3 } }
            intents: { A: { parameters: { p: { type: E, prompt: Which? } } } }
            """
        let texts = "intentTexts: 1\nlanguage: de\nintents.A.parameters.p.prompt.c: Welches?\n"
        let found = resolveDefinitions(
            [SourceFile(path: "a.intent.yaml", text: definition)],
            translations: [
                TranslationSource(SourceFile(path: "a.intent.de.yaml", text: texts), language: "de", definition: 0)
            ]
        ).diagnostics.sorted()
        expectEqual(found.map { "\($0.file.rawValue) \($0.code)" }, ["0 wrong-type"])
    }
}
