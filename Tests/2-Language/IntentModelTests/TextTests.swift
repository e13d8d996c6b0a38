import IntentModel
import IntentTestSupport
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
    func `matches the tag, then the script, then the language`(locale: String, text: String) {
        expectEqual(Self.text.text(for: locale), text)
    }

    @Test func `returns the development text if it is the closest`() {
        let text = LocalizedText("hant", language: "zh-Hant", translations: ["en": "en"])
        expectEqual(text.text(for: "zh-TW"), "hant")
        expectEqual(text.text(for: "zh-CN"), "hant")
        expectEqual(text.text(for: "en-US"), "en")
        expectEqual(text.text(for: "fr"), "hant")
    }

    @Test func `a text without a region is closer than another region`() {
        let text = LocalizedText("at", language: "de-AT", translations: ["de": "de"])
        expectEqual(text.text(for: "de-CH"), "de")
    }

    @Test func `a region can be a number`() {
        let text = LocalizedText("en", language: "en", translations: ["es": "spain", "es-419": "america"])
        expectEqual(text.text(for: "es-419"), "america")
        expectEqual(text.text(for: "es-ES"), "spain")
    }

    @Test func `distinguishes scripts of a language`() {
        let text = LocalizedText("en", language: "en", translations: ["sr-Latn": "latn", "sr": "cyrl"])
        expectEqual(text.text(for: "sr_RS@latin"), "latn")
        expectEqual(text.text(for: "sr-RS"), "cyrl")
    }

    @Test func `ignores a translation into the development language`() {
        let text = LocalizedText("a", language: "en", translations: ["en": "b", "de": "c"])
        expectEqual(text.translations, ["de": "c"])
        expectEqual(LocalizedText("a", language: "en", translations: ["en": "b"]), LocalizedText("a", language: "en"))
        expectEqual(text.text(for: "en"), "a")
    }

    @Test func `equality ignores the order of translations`() {
        let others = ["de": "c", "fr": "d", "zh-Hans": "e"].map {
            LocalizedText.Translation($0.value, language: $0.key)
        }
        let text = LocalizedText("a", language: "en", others: others)
        expectEqual(text, LocalizedText("a", language: "en", others: others.reversed()))
        expectEqual(text, LocalizedText("a", language: "en", translations: ["fr": "d", "zh-Hans": "e", "de": "c"]))
        expectEqual(text.others.map(\.language), ["de", "fr", "zh-Hans"])
    }
}

struct LanguageTagTests {
    @Test(arguments: [
        ("en", true), ("en-GB", true), ("gsw-CH", true), ("gsw", false), ("key", false), ("name", false),
        ("four-DE", false),
        ("e", false), ("en_GB", false),
    ])
    func `an unknown key is probably a language`(text: String, isLanguage: Bool) {
        expectEqual(LanguageTag.looksLike(text), isLanguage)
    }

    @Test(arguments: [
        ("public.data", true), ("com.example.my-type", true), ("public", false), ("public.", false), (".data", false),
        ("a..b", false), ("a.b c", false), ("", false),
    ])
    func `a type identifier has two parts or more`(text: String, isIdentifier: Bool) {
        expectEqual(text.isTypeIdentifier, isIdentifier)
    }

    @Test(arguments: ["en", "zh-Hans", "pt-BR", "sr-Latn-RS", "de-1996"])
    func `accepts language tags`(_ text: String) {
        #expect(LanguageTag.isTag(text))
    }

    @Test(arguments: ["", "e", "en_US", "en-", "-en", "12", "englishlanguage", "en US", "dé"])
    func `rejects texts that are not language tags`(_ text: String) {
        #expect(!LanguageTag.isTag(text))
    }

    @Test(arguments: [
        ("iw", "he"), ("iw-IL", "he"), ("iw_IL.UTF-8", "he"), ("he", "he"), ("in", "id"), ("ji", "yi"), ("no", "nb"),
        ("no_NO", "nb"), ("nn", "nb"), ("sh", "sr-Latn"), ("mo", "ro"), ("tl", "fil"), ("cmn-Hant", "zh-Hant"),
        ("is", "en"),
    ])
    func `an older code finds the texts of the current one`(locale: String, tag: String) {
        let tags = ["he", "id", "yi", "nb", "sr-Latn", "sr-Cyrl", "ro", "fil", "zh-Hant", "zh-Hans"]
        let text = LocalizedText(
            "en", language: "en", translations: Dictionary(uniqueKeysWithValues: tags.map { ($0, $0) }))
        expectEqual(text.text(for: locale), tag)
        // A definition can have the older code, too.
        let old = LocalizedText("en", language: "en", translations: ["iw": "he", "no": "nb", "in": "id"])
        expectEqual(old.text(for: locale), ["he", "nb", "id"].contains(tag) ? tag : "en")
    }

    @Test func `each form of Norwegian has its own texts`() {
        let text = LocalizedText("en", language: "en", translations: ["nb": "b", "nn": "n"])
        expectEqual(["nb", "nn", "no", "nn-NO"].map { text.text(for: $0) }, ["b", "n", "b", "n"])
        expectEqual(LocalizedText("en", language: "en", translations: ["nn": "n"]).text(for: "nb-NO"), "n")
    }

    @Test(arguments: [
        ("pt_BR", "pt-BR"), ("PT_br.UTF-8", "pt-BR"), ("zh_hans_CN", "zh-Hans-CN"), ("sr_RS@latin", "sr-RS"),
        ("pt-BR", nil),
        ("not a tag", nil), ("", nil), ("_", nil), ("C.UTF-8", nil),
    ])
    func `a locale means a tag`(locale: String, tag: String?) {
        expectEqual(LanguageTag.tag(meantBy: locale), tag)
    }

    @Test(arguments: [
        ("en", nil), ("zh-Hans", nil), ("pt-BR", nil), ("sr-Latn-RS", nil), ("de-1996", nil), ("zh-yue-HK", nil),
        ("en-x-us", nil), ("not a tag", nil), ("", nil),
        ("EN", "en"), ("zh-hans", "zh-Hans"), ("ZH-HANS-cn", "zh-Hans-CN"), ("pt_BR", "pt-BR"), ("zh-YUE", "zh-yue"),
        ("en-X-US", "en-x-us"), ("deu-at", "de-AT"), ("eng_US", "en-US"), ("German", "de"),
    ])
    func `a language has one usual tag`(text: String, usual: String?) {
        expectEqual(LanguageTag.usual(for: text), usual)
        expectEqual(LanguageTag.isUsual(text), usual == nil && LanguageTag.isTag(text))
        if let usual { #expect(LanguageTag.isUsual(usual)) }
    }

    @Test func `a tag covers more specific tags`() {
        #expect(LanguageTag.tag("en", covers: "en-GB"))
        #expect(LanguageTag.tag("en", covers: "en"))
        #expect(!LanguageTag.tag("en-GB", covers: "en"))
        #expect(!LanguageTag.tag("en", covers: "english"))
    }
}

@Suite struct PlaceholderTests {
    @Test func `placeholders are replaced once, in one pass`() {
        let values = ["a": "${b}", "b": "", "c.d": "x"]
        func replaced(_ text: String) -> String? { Placeholder.replaced(in: text) { values[$0.content] } }
        expectEqual(replaced("1 ${a}${b} ${c.d} 2 $ {a}"), "1 ${b} x 2 $ {a}")
        expectEqual(replaced("${a ${c.d} ${"), "${a x ${")
        expectEqual(replaced(""), "")
        expectEqual(replaced("${c.d} ${e}"), nil)
    }

    @Test(
        arguments: [
            ("", [], nil), ("nothing", [], nil), ("$5 {a} $ {a}", [], nil), ("${a}", ["a"], nil),
            ("${a}${b.c} and ${a}", ["a", "b.c", "a"], nil), ("${}", [""], nil), ("${ a }", [" a "], nil),
            ("$${a}", ["a"], nil), ("${a", [], "${a"), ("${a} ${b", ["a"], "${b"), ("${a ${b}", [], "${a "),
            ("${", [], "${"), ("ünï ${größe}", ["größe"], nil),
        ] as [(String, [String], String?)])
    func `finds the placeholders of a text`(_ text: String, _ contents: [String], _ unclosed: String?) {
        let found = Placeholder.all(in: text)
        expectEqual(found.placeholders.map(\.content), contents)
        expectEqual(found.unclosed, unclosed)
    }

    @Test func `the text of a placeholder includes its braces`() {
        expectEqual(Placeholder.all(in: "x ${a.b} y").placeholders.map(\.text), ["${a.b}"])
    }
}
