import IntentBoard
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// The words of the board in the language of a request.
@Suite struct LanguageTests {
    private func texts(_ board: BoardFixture, _ accepted: String, tag: String? = nil) async throws -> Answer {
        var headers: BoardHeaders = ["Accept-Language": accepted]
        headers["If-None-Match"] = tag
        return try await board.answer(to: BoardRequest("GET", "/page/texts.json", headers: headers))
    }

    @Test func `the page has the best language of a request`() async throws {
        let board = try BoardFixture(catalogs: [.test("de"), .test("ar")])
        for (accepted, language, save) in [
            ("en", "en", nil), ("zh-CN", "zh-Hans", "保存"), ("fr, de-AT;q=0.8, ar;q=0.5", "de", "Sichern"),
            ("fr", "en", nil),
            ("ar-EG", "ar", "حفظ"),
        ] {
            let answer = try await texts(board, accepted)
            expectEqual(answer.json["language"]?.stringValue, language)
            expectEqual(answer.headers["Content-Language"], language)
            expectEqual(answer.json["direction"], language == "ar" ? "rtl" : "ltr")
            expectEqual(answer.json["texts"]?["Save"]?.stringValue, save)
        }
        let languages = try await texts(board, "en").json["languages"]
        expectEqual(languages, [["en", "English"], ["zh-Hans", "中文"], ["de", "Deutsch"], ["ar", "العربية"]])
    }

    @Test func `the page receives only the texts that it shows`() async throws {
        let board = try BoardFixture(catalogs: [.test("de")])
        let answer = try await texts(board, "de")
        expectEqual(answer.json["texts"]?["{0} changes"], ["one": "{0} Änderung", "other": "{0} Änderungen"])
        expectEqual(answer.json["english"]?["{0} changes"], ["one": "{0} change", "other": "{0} changes"])
        expectEqual(answer.json["texts"]?["unknown instance '{0}'"], nil)
        let tag = try #require(answer.headers["ETag"])
        try await expectEqual(texts(board, "de", tag: tag).status, 304)
        try await expectEqual(texts(board, "en", tag: tag).status, 200)
    }

    @Test func `problems are in the language of the request`() async throws {
        let board = try BoardFixture(catalogs: [.test("de")])
        try await board.place("a")
        let body: JSONValue = [
            "changes": [["set": "labelSize", "value": 99], ["setText": "note", "text": "x", "slot": 3]]
        ]
        let german: BoardHeaders = ["Accept-Language": "de"]
        let edited = try await board.send("POST", "/instances/a/editor", body, headers: german)
        expectEqual(edited["rows.0.problems.0.message"], "99 liegt nicht im Bereich 8...24")
        expectEqual(edited["rejectedChanges.0.problems.0.message"], "„note“ ist keine Liste und hat keine Plätze")
        let missing = try await board.send("GET", "/instances/b", headers: german)
        expectEqual(missing["detail"], "unbekannte Instanz „b“")
        expectEqual(missing.code, "unknownInstance")
        try await expectEqual(board.send("GET", "/instances/b")["detail"], "unknown instance 'b'")
    }

    /// The page of a German reader may show titles in another language.
    @Test func `titles and words have languages of their own`() async throws {
        let board = try BoardFixture(catalogs: [.test("ar")])
        try await board.place("a")
        let body: JSONValue = ["changes": [["set": "labelSize", "value": 99]]]
        let answer = try await board.send(
            "POST", "/instances/a/editor", body, headers: ["Accept-Language": "ar, de;q=0.5"])
        expectEqual(answer["rows.0.label"], "Größe")
        expectEqual(answer["rows.0.problems.0.message"], "99 ليس ضمن النطاق 8...24")
    }
}
