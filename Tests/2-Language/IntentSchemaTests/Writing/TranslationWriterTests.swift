import IntentAuthoring
import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

struct TranslationWriterTests {
    private static let translatedDefinition = """
        intentDefinition: 1
        languages: [de]
        enums:
          Theme: { cases: { light: { title: { en: Light, de: Hell } }, dark: { title: { en: Off, de: Nein } } } }
        intents:
          Show:
            title: { en: Show it, de: Zeig es, fr: "Montre: le" }
            parameters:
              theme:
                type: Theme
                title: { en: Theme, de: Thema }
                siri:
                  confirm: { en: 'Really ${theme}?', de: 'Wirklich ${theme}?' }
                  choose: { en: Which one?, de: Welche? }
            summary: { en: 'Show ${theme}', de: 'Zeige ${theme}' }
            suggestions: [{ title: { en: Show, de: Zeige }, with: [theme] }]
            response: { codes: { success: { say: { en: Done, de: Fertig }, show: { en: Done, de: Fertig } } } }
        """

    @Test func `translations are rendered in one file per language`() {
        let schema = resolveDefinitions([SourceFile(path: "a.intent.yaml", text: Self.translatedDefinition)]).schema
        let rendered = renderDefinition(schema)
        expectEqual(
            rendered.definition,
            """
            intentDefinition: 1
            languages: [de]

            enums:
              Theme: { cases: { light: Light, dark: "Off" } }

            intents:
              Show:
                title: Show it
                summary: Show ${theme}
                parameters:
                  theme:
                    type: Theme
                    siri:
                      confirm: Really ${theme}?
                suggestions: { title: Show, with: [theme] }
                response: { codes: { success: Done } }

            """)
        expectEqual(
            rendered.translations["de"],
            """
            intentTexts: 1
            language: de
            enums.Theme.cases.light.title: Hell
            enums.Theme.cases.dark.title: Nein
            intents.Show.title: Zeig es
            intents.Show.summary: Zeige ${theme}
            intents.Show.parameters.theme.title: Thema
            intents.Show.parameters.theme.siri.choose: Welche?
            intents.Show.parameters.theme.siri.confirm: Wirklich ${theme}?
            intents.Show.suggestions.theme.title: Zeige
            intents.Show.response.codes.success.say: Fertig

            """)
        expectEqual(rendered.translations["fr"], "intentTexts: 1\nlanguage: fr\nintents.Show.title: \"Montre: le\"\n")
        expectSame(schema)
    }

    @Test func `an option keeps the translations of its case`() {
        let definition = """
            intentDefinition: 1
            enums: { Theme: { cases: { light: { title: { en: Light, de: Hell } }, dark: Off, dim: Dim } } }
            intents:
              Show:
                parameters:
                  plain: { type: Theme, options: [light, dark] }
                  named: { type: Theme, options: { light: {}, dark: { title: { en: Off, de: Nein } }, dim: Half } }
            """
        let schema = resolveDefinitions([SourceFile(path: "a.intent.yaml", text: definition)]).schema
        let rendered = renderDefinition(schema)
        #expect(rendered.definition.contains("      plain: { type: Theme, options: [light, dark] }\n"))
        #expect(rendered.definition.contains("options: { light: {}, dark: \"Off\", dim: Half } }\n"))
        expectEqual(rendered.translations["de"]?.contains("parameters.named.options.dark.title: Nein\n"), true)
        expectSame(schema)
    }

    @Test func `variants follow their dialog`() {
        let definition = """
            intentDefinition: 1
            enums: { Theme: { cases: [light, dark] } }
            intents:
              Show:
                parameters:
                  theme: { type: Theme, siri: { confirm: { en: 'Really ${theme}?', de: 'Wirklich ${theme}?' } } }
                  loud: { type: Boolean, title: { en: Loud, de: Laut } }
                summary: { en: Show, de: Zeige }
            """
        var schema = resolveDefinitions([SourceFile(path: "a.intent.yaml", text: definition)]).schema
        var actions = IntentActions()
        actions.variants = [
            ("parameters.theme.siri.confirm", "dark", "de", "Dunkel?"),
            ("parameters.theme.siri.confirm", "light", "en", "Light?"),
            ("parameters.theme.siri.introduce", "light", "de", "Helles?"),
            ("summary", "true", "de", "Zeige laut"),
        ].map { path, value, language, text in
            DialogVariant(path: path, value: value, language: language, text: text)
        }
        schema.intents[0].actions = actions
        let rendered = renderDefinition(schema)
        expectEqual(
            rendered.translations,
            [
                "de": """
                intentTexts: 1
                language: de
                intents.Show.summary: Zeige
                intents.Show.summary.true: Zeige laut
                intents.Show.parameters.theme.siri.confirm: Wirklich ${theme}?
                intents.Show.parameters.theme.siri.confirm.dark: Dunkel?
                intents.Show.parameters.theme.siri.introduce.light: Helles?
                intents.Show.parameters.loud.title: Laut

                """,
                "en": "intentTexts: 1\nlanguage: en\nintents.Show.parameters.theme.siri.confirm.light: Light?\n",
            ])
        expectSame(schema)
    }
}
