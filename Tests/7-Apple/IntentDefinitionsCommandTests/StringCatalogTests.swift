import IntentModel
import IntentTestSupport
import Testing

@testable import IntentDeclarations

struct StringCatalogTests {
    private func catalog(_ strings: String, language: String = "en") throws -> StringCatalog {
        let text = #"{"sourceLanguage":"\#(language)","strings":{\#(strings)},"version":"1.0"}"#
        return try StringCatalog(path: "Resources/Localizable.xcstrings", bytes: Array(text.utf8))
    }

    private func unit(_ text: String, _ state: String = "translated") -> String {
        #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
    }

    @Test func `texts are found by key and language`() throws {
        let catalog = try catalog(
            #""car":{"comment":"A car.","localizations":{"de":\#(unit("Auto")),"en":\#(unit("Car"))}}"#)
        #expect((catalog.table, catalog.sourceLanguage) == ("Localizable", "en"))
        expectEqual(catalog["car"]?.texts, ["de": "Auto", "en": "Car"])
        expectEqual(catalog["bus"], nil)
    }

    @Test func `keys are compared by their bytes`() throws {
        let catalog = try catalog(#""caf\u00e9":{"localizations":{"de":\#(unit("Café"))}}"#)
        #expect(catalog["caf\u{E9}"] != nil)
        expectEqual(catalog["cafe\u{301}"], nil)
    }

    @Test func `a new text is not translated, a reviewed one is`() throws {
        let catalog = try catalog(
            #""car":{"localizations":{"de":\#(unit("Car", "new")),"fr":\#(unit("Voiture", "needs_review"))}}"#)
        expectEqual(catalog["car"]?.texts, ["fr": "Voiture"])
    }

    @Test func `a plural is reported and its general text used`() throws {
        let plural = #"{"variations":{"plural":{"one":\#(unit("%lld Auto")),"other":\#(unit("%lld Autos"))}}}"#
        let catalog = try catalog(#""cars":{"localizations":{"de":\#(plural)}}"#)
        expectEqual(
            catalog["cars"],
            StringCatalog.Entry(
                texts: ["de": "%lld Autos"], losses: ["de varies by plural; the definition uses the general text"]))
    }

    @Test func `a variation of devices and plurals is read to its end`() throws {
        let plural = #"{"variations":{"plural":{"other":\#(unit("Autos"))}}}"#
        let device = #"{"variations":{"device":{"iphone":\#(plural)}}}"#
        try expectEqual(catalog(#""cars":{"localizations":{"de":\#(device)}}"#)["cars"]?.texts, ["de": "Autos"])
    }

    @Test func `substitutions are reported and left out`() throws {
        let substitution = #"{"stringUnit":{"value":"%#@cars@"},"substitutions":{"cars":{}}}"#
        let entry = try catalog(#""cars":{"localizations":{"de":\#(substitution)}}"#)["cars"]
        expectEqual(
            entry,
            StringCatalog.Entry(
                texts: [:], losses: ["de has substitutions; the definition leaves them out"]))
    }

    @Test func `each phrase of a set is found`() throws {
        let german = #"{"stringSet":{"state":"translated","values":["Öffne"]}}"#
        let english = #"{"stringSet":{"state":"translated","values":["Open","Show"]}}"#
        let catalog = try catalog(#""Open":{"localizations":{"de":\#(german),"en":\#(english)}}"#)
        expectEqual(catalog["Open"]?.texts, ["de": "Öffne", "en": "Open"])
        expectEqual(catalog["Show"]?.texts, ["en": "Show"])
    }

    @Test(arguments: [
        ("{", "a.xcstrings:1:2: a key in quotes is expected"),
        ("{\n \"é\" 1}", "a.xcstrings:2:6: ':' is expected after a key"),
        ("[]", "a.xcstrings: an array is not an object"),
        (#"{"strings":{}}"#, #"a.xcstrings: this is not a string catalog: "sourceLanguage" is missing"#),
        (#"{"sourceLanguage":"en"}"#, #"a.xcstrings: this is not a string catalog: "strings" is missing"#),
        (#"{"sourceLanguage":"the","strings":[]}"#, #"a.xcstrings: "strings": an array is not an object"#),
        (#"{"sourceLanguage":"?","strings":{}}"#, #"a.xcstrings: "sourceLanguage": '?' is not a language tag"#),
        (
            #"{"sourceLanguage":"en","strings":{},"version":"2.0"}"#,
            #"a.xcstrings: "version": this version of the format is not supported; 1.0 is"#
        ),
        (
            #"{"sourceLanguage":"en","strings":{"a.b":{"localizations":{"de":{"stringUnit":{"value":1}}}}}}"#,
            #"a.xcstrings: "strings"."a.b"."localizations"."de"."stringUnit"."value": a number is not a string"#
        ),
        (
            #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{}}}}}}"#,
            #"a.xcstrings: "strings"."a"."localizations"."de"."stringUnit": "value" is missing"#
        ),
    ])
    func `damage is reported with its place`(text: String, message: String) throws {
        let error = try #require(throws: StringCatalogError.self) {
            try StringCatalog(path: "a.xcstrings", bytes: Array(text.utf8))
        }
        expectEqual(error.description, message)
    }
}

struct CatalogTextsTests {
    private func texts(_ localizations: String) throws -> CatalogTexts {
        let text = #"{"sourceLanguage":"fr","strings":{"car":{"localizations":{\#(localizations)}}}}"#
        return CatalogTexts([try StringCatalog(path: "App.xcstrings", bytes: Array(text.utf8))], language: nil)
    }

    @Test func `the catalog replaces the text of the code`() throws {
        var texts = try texts(
            #""de":{"stringUnit":{"value":"Auto"}},"fr":{"stringUnit":{"value":"Voiture"}}"#)
        expectEqual(
            texts.text("car", table: "App", original: "car"),
            LocalizedText("Voiture", language: "fr", translations: ["de": "Auto"]))
        #expect((texts.warnings, texts.missingTables) == ([], []))
    }

    @Test func `a text of another table keeps its original`() throws {
        var texts = try texts("")
        expectEqual(texts.text("car", table: nil, original: "Car"), LocalizedText("Car", language: "fr"))
        #expect((texts.warnings, texts.missingTables) == ([], ["Localizable"]))
    }

    @Test func `a key that the catalog lacks is reported`() throws {
        var texts = try texts("")
        expectEqual(texts.text("bus", table: "App", original: "Bus"), LocalizedText("Bus", language: "fr"))
        expectEqual(
            texts.warnings.map(\.text),
            [
                "App.xcstrings: the catalog does not contain 'bus', which has no translations [catalog-text]"
            ])
    }
}
