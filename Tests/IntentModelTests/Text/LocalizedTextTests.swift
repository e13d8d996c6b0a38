import IntentModel
import Testing

@Suite struct LocalizedTextTests {
    private static let text = LocalizedText(
        "en", language: "en",
        translations: ["zh-Hans": "hans", "zh-Hant": "hant", "pt-BR": "br", "pt-PT": "pt", "de": "de", "de-AT": "at"])

    @Test(arguments: [
        ("en", "en"), ("en-GB", "en"), ("fr", "en"), ("", "en"), ("C", "en"), ("POSIX", "en"), ("C.UTF-8", "en"),
        ("zh-Hans", "hans"), ("zh", "hans"), ("zh-CN", "hans"), ("zh_CN.UTF-8", "hans"), ("zh-SG", "hans"),
        ("zh-Hans-CN", "hans"), ("ZH-hant", "hant"), ("zh-TW", "hant"), ("zh_HK", "hant"), ("zh-MO", "hant"),
        ("zh-Hant-US", "hant"), ("zh-Hans-TW", "hans"), ("pt-BR", "br"), ("pt_PT.UTF-8@euro", "pt"), ("pt", "br"),
        ("de-AT", "at"), ("de-CH", "de"), ("de", "de"), ("DE_at", "at"), ("de-AT-1996", "at"),
        ("de-u-co-phonebk", "de"),
        ("-", "en"), ("\u{0}", "en"),
    ])
    func matchesExactlyThenByScriptThenByLanguage(locale: String, text: String) {
        #expect(Self.text.text(for: locale) == text)
    }

    @Test func takesTheDevelopmentTextWhereItIsTheClosest() {
        let text = LocalizedText("hant", language: "zh-Hant", translations: ["en": "en"])
        #expect(text.text(for: "zh-TW") == "hant")
        #expect(text.text(for: "zh-CN") == "hant")
        #expect(text.text(for: "en-US") == "en")
        #expect(text.text(for: "fr") == "hant")
    }

    @Test func keepsScriptsOfOneLanguageApart() {
        let text = LocalizedText("en", language: "en", translations: ["sr-Latn": "latn", "sr": "cyrl"])
        #expect(text.text(for: "sr_RS@latin") == "latn")
        #expect(text.text(for: "sr-RS") == "cyrl")
    }

    @Test func hasTheDevelopmentLanguageOnce() {
        let text = LocalizedText("a", language: "en", translations: ["en": "b", "de": "c"])
        #expect(text.translations == ["de": "c"])
        #expect(text.text(for: "en") == "a")
    }

    @Test func isEqualInWhateverOrderItsTranslationsCome() {
        let others = ["de": "c", "fr": "d", "zh-Hans": "e"].map {
            LocalizedText.Translation($0.value, language: $0.key)
        }
        let text = LocalizedText("a", language: "en", others: others)
        #expect(text == LocalizedText("a", language: "en", others: others.reversed()))
        #expect(text == LocalizedText("a", language: "en", translations: ["fr": "d", "zh-Hans": "e", "de": "c"]))
        #expect(text.others.map(\.language) == ["de", "fr", "zh-Hans"])
    }
}
