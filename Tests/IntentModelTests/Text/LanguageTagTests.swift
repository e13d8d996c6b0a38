import Testing

@testable import IntentModel

struct LanguageTagTests {
    @Test(arguments: ["en", "zh-Hans", "pt-BR", "sr-Latn-RS", "de-1996"])
    func knowsTheShapeOfATag(_ text: String) {
        #expect(LanguageTag.isTag(text))
    }

    @Test(arguments: ["", "e", "en_US", "en-", "-en", "12", "englishlanguage", "en US", "dé"])
    func refusesWhatIsNoTag(_ text: String) {
        #expect(!LanguageTag.isTag(text))
    }

    @Test func aLessExactTextServesAMoreExactReader() {
        #expect(LanguageTag.serves("en-GB", given: "en"))
        #expect(LanguageTag.serves("en", given: "en"))
        #expect(!LanguageTag.serves("en", given: "en-GB"))
        #expect(!LanguageTag.serves("english", given: "en"))
    }
}
