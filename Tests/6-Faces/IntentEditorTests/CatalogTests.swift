import Foundation
import IntentEditor
import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

@Suite struct CatalogTests {
    private static func catalog(_ texts: String, language: String = "de") throws -> TextCatalog {
        try TextCatalog(
            parsing: Array(#"{"catalog": 1, "language": "\#(language)", "name": "Test", "texts": {\#(texts)}}"#.utf8))
    }

    private static let english = Result {
        try catalog(
            #""Save": "", "{0} of {1}": "", "{0} cars": {"one": "{0} car", "other": "{0} cars"}"#, language: "en")
    }

    private static func problems(_ texts: String, language: String = "de") throws -> Set<String> {
        let problems = try catalog(texts, language: language).problems(comparedTo: english.get())
        return Set(problems.map { ($0.isError ? "! " : "") + $0.message })
    }

    @Test func `a text is found by its English pattern`() throws {
        let german = try Self.catalog(#""Save": "Sichern", "{0} of {1}": "{1} davon {0}""#)
        expectEqual(german("Save"), "Sichern")
        expectEqual(german("\(1) of \("x")"), "x davon 1")
        expectEqual(german("Open"), "Open")
        expectEqual(german.string(UserText(verbatim: "Save")), "Save")
        expectEqual("\(UserText("\(1) of \("{1}")"))", "1 of {1}")
    }

    @Test func `phrases are translated by themselves`() throws {
        let german = try Self.catalog(#""{0} is expected": "{0} wird erwartet", "a number": "eine Zahl""#)
        expectEqual(german("\(UserText("a number")) is expected"), "eine Zahl wird erwartet")
    }

    @Test func `the last number chooses the form`() throws {
        let german = try Self.catalog(#""{0} of {1} cars": {"one": "{0} von {1} Auto", "other": "{0} von {1} Autos"}"#)
        expectEqual(german("\(2) of \(1) cars"), "2 von 1 Auto")
        expectEqual(german("\(1) of \(2) cars"), "1 von 2 Autos")
        let hidden = try Self.catalog(#""{0} left": {"one": "{0} ging", "other": "{0} gingen"}"#)
        expectEqual(hidden("\("a, b") left\(count: 2)"), "a, b gingen")
    }

    @Test func `numbers have the notation of the language`() throws {
        let arabic = try TextCatalog(
            parsing: Array(
                #"{"catalog": 1, "language": "ar-EG", "name": "", "texts": {}, "numbers": {"decimal": "٫", "group": "٬", "digits": "٠١٢٣٤٥٦٧٨٩"}}"#
                    .utf8))
        expectEqual(arabic.numbers.text(of: "-1234567.5"), "-١٬٢٣٤٬٥٦٧٫٥")
        expectEqual(arabic.numbers.literal(of: "١٢٫٥ km"), "12.5 km")
        try expectEqual(TextCatalog.test("de").numbers.literal(of: "2,5"), "2.5")
        for (text, literal) in [
            ("1.234,5 km", "1234.5 km"), ("1.5", "1.5"), ("1.000", "1,000"), ("1.000 km", "1,000 km"),
        ] {
            try expectEqual(TextCatalog.test("de").numbers.literal(of: text), literal)
        }
        try expectEqual(TextCatalog.test("de").numbers.text(of: "1.25e21"), "1,25e21")
        try expectEqual(TextCatalog.test("de").numbers.text(of: "1e21"), "1e21")
        for literal in ["1234", "1.234", "-2.5 km", "km"] {
            let typed = try TextCatalog.test("de").numbers.typed(literal)
            try expectEqual(TextCatalog.test("de").numbers.literal(of: typed), literal)
        }
        expectEqual(TextCatalog.english.numbers.literal(of: "2,5"), "2,5")
        try expectEqual(TextCatalog.test("de").numbers.text(of: 1234), "1.234")
        expectEqual(TextCatalog.english.numbers.text(of: "1234.5"), "1234.5")
    }

    @Test func `dates have the notation of the language`() throws {
        let value = try DateComponentsValue.literal("2026-03-05T07:30:00")
        let exact = try DateComponentsValue.literal("07:30:09")
        let german = try TextCatalog.test("de")
        expectEqual(german.dates.text(of: value, german.numbers), "05.03.2026 07:30")
        expectEqual(german.dates.text(of: exact, german.numbers), "07:30:09")
        let chinese = TextCatalogs(adding: []).catalog(for: "zh")
        expectEqual(chinese.dates.text(of: value, chinese.numbers), "2026年3月5日 07:30")
        expectEqual(TextCatalog.english.dates.text(of: value, TextCatalog.english.numbers), "2026-03-05T07:30:00")
    }

    @Test(arguments: [
        ("en", "other one other other"), ("ja", "other other other other"), ("fr", "one one other other"),
        ("pt-PT", "other one other other"), ("pt", "one one other other"), ("ru", "many one few many"),
        ("pl", "many one few many"), ("cs", "other one few other"), ("ar", "zero one two few"),
        ("he", "other one two other"), ("lt", "other one few few"), ("cy", "zero one two other"),
        ("xx", "other one other other"),
    ])
    func `plurals follow the rules of CLDR`(language: String, expected: String) {
        let rule = PluralRule(language)
        expectEqual([0, 1, 2, 5].map { rule($0).rawValue }.joined(separator: " "), expected)
    }

    @Test func `Arabic has six forms`() {
        let rule = PluralRule("ar")
        let expected: [Int: PluralCategory] = [
            0: .zero, 1: .one, 2: .two, 10: .few, 11: .many, 99: .many, 100: .other, 103: .few,
        ]
        for (number, category) in expected { expectEqual(rule(number), category, "\(number)") }
        expectEqual(rule.categories.count, 6)
    }

    @Test func `a catalog is compared with English`() throws {
        try expectEqual(
            Self.problems(
                #""Save": "Sichern", "{0} of {1}": "{0}/{1}", "{0} cars": {"one": "ein Auto", "other": "{0} Autos"}"#),
            [])
        try expectEqual(
            Self.problems(#""Svae": "Sichern", "Save": "", "{0} of {1}": "{0}/{2}", "{0} cars": "{0} Autos""#),
            [
                "! the interface has no text 'Svae'; did you mean 'Save'?", "'Save' is not translated",
                "! the translation of '{0} of {1}' has {2}, which the text lacks",
                "! the translation of '{0} of {1}' lacks {1}",
            ])
        try expectEqual(
            Self.problems(
                #""Save": {"other": "Sichern"}, "{0} of {1}": "{0}/{1}", "{0} cars": {"two": "zwei", "other": "{0} Autos"}"#
            ),
            [
                "! 'Save' has no plural forms", "'{0} cars' has no form 'one'",
                "! 'de' has no plural form 'two', as '{0} cars' does",
            ])
    }

    @Test(arguments: ["Guides/InterfaceLanguages.md", "Reference/IntentctlCommands.md"])
    func `the manual states the number of texts`(page: String) throws {
        let text = try String(contentsOf: Repository.manual.appending(path: page), encoding: .utf8)
        let counts = text.matches(of: /(\d+) of (\d+) texts/).map { (Int($0.1), Int($0.2)) }
        #expect(counts.count >= 3)
        let all = TextCatalog.english.keys.count
        for (count, total) in counts {
            expectEqual(total, all, "correct the counts of texts in \(page)")
            // One example lacks a text.
            #expect(count == all || count == all - 1)
        }
    }

    @Test func `what is not a catalog is refused`() {
        func message(_ text: String) -> String {
            do throws(TextCatalogError) {
                _ = try TextCatalog(parsing: Array(text.utf8))
                return "read"
            } catch {
                return "\(error)"
            }
        }
        expectEqual(message("[]"), "a catalog must be an object")
        expectEqual(message(#"{"catalog": 2}"#), "'catalog' must be 1")
        expectEqual(
            message(#"{"catalog": 1, "langage": "de"}"#),
            "unknown member 'langage' of a catalog; did you mean 'language'?")
        expectEqual(
            message(#"{"catalog": 1, "language": "de_DE", "name": "", "texts": {}}"#), "'de_DE' is not a language tag")
        expectEqual(
            message(#"{"catalog": 1, "language": "de", "name": "", "texts": {"a": {"one": "b"}}}"#),
            "the plural forms of 'a' need 'other'")
        expectEqual(
            message(#"{"catalog": 1, "language": "de", "name": "", "texts": {"a": 1}}"#),
            "the text of 'a' must be a string, or an object of plural forms")
    }

    @Test func `a program adds languages and replaces texts`() throws {
        let catalogs = TextCatalogs(adding: [
            try Self.catalog(#""Save": "保管", "Undo": """#, language: "zh-Hans"),
            try Self.catalog(#""Save": "Sichern""#),
        ])
        expectEqual(catalogs.all.map(\.language), ["en", "zh-Hans", "de"])
        expectEqual(catalogs.catalog(for: "zh_CN.UTF-8")("Save"), "保管")
        expectEqual(catalogs.catalog(for: "zh")("Undo"), "撤销")
        expectEqual(catalogs.catalog(for: "de-AT")("Save"), "Sichern")
        // A text that the language lacks is English.
        expectEqual(catalogs.catalog(for: "de")("\(1) changes"), "1 change")
        expectEqual(catalogs.catalog(for: "fr")("Save"), "Save")
    }

    @Test(arguments: ["zh-Hans", "de", "ar"]) func `a catalog of this package has every text`(language: String) throws {
        let catalog =
            try language == "zh-Hans"
            ? TextCatalogs(adding: []).catalog(for: language) : TextCatalog.test(language)
        expectEqual(catalog.problems(comparedTo: .english).map(\.message), [])
    }
}

/// A draft, its problems and its titles in German.
@Suite struct TranslatedEditorTests {
    @Test func `problems are in the language of the editor`() async throws {
        let board = try await Board(locale: "de", catalogs: [.test("de")])
        try board.editor.perform(.set("labelSize", .integer(99)))
        try expectEqual(board.row("labelSize").problems.first?.message, "99 liegt nicht im Bereich 8...24")
        do throws(EngineError) {
            try board.editor.perform(.setText("labelSize", "many"))
            Issue.record("accepted")
        } catch {
            expectEqual(
                board.editor.texts.sentence(error),
                "„many“ ist keine ganze Zahl: Ziffern, davor höchstens ein Vorzeichen")
            expectEqual("\(error)", "labelSize: 'many' is not a whole number: an optional sign and digits")
        }
    }

    private static let numbers = """
        intentDefinition: 1
        intents:
          Board:
            parameters:
              share: { type: Decimal, range: { min: 0, max: 1, step: 0.1 } }
              count: { type: Integer, range: 1...5000 }
              way: { type: Length, unit: kilometers, range: 0.5...2.5 }
              price: { type: CurrencyAmount, range: ...1234.5 EUR }
              code: { type: String, length: ...3 }
        widgets: { Board: { intent: Board, families: [systemMedium] } }
        """

    @Test func `ranges and problems have the numbers of the language`() async throws {
        let board = try await Board(locale: "de", definition: Self.numbers, catalogs: [.test("de")])
        try expectEqual(
            ["share", "count", "way", "price"].map { try board.row($0).range },
            ["0…1 in Schritten von 0,1", "1…5.000", "0,5…2,5 km", "…1.234,5 EUR"])
        for (row, text, message) in [
            ("share", "0,75", "0,75 liegt nicht im Bereich 0...1 in Schritten von 0,1"),
            ("count", "6000", "6.000 liegt nicht im Bereich 1...5.000"),
            ("way", "3,5", "3,5 km liegt nicht im Bereich 0,5...2,5 km"),
            ("price", "2000,5 EUR", "2.000,5 EUR liegt nicht im Bereich ...1.234,5 EUR"),
        ] {
            let content = try board.editor.perform(.setText(row, text))
            expectEqual(content.row(named: row)?.problems.map(\.message), [message])
        }
        try board.editor.perform(.setText("way", "1,5"))
        try expectEqual(board.row("way").text, "1,5 km")
        try expectEqual(board.row("way").entryText, "1,5 kilometers")
        let english = try await Board(definition: Self.numbers)
        try expectEqual(
            ["share", "count", "way", "price"].map { try english.row($0).range },
            ["0…1 in steps of 0.1", "1…5000", "0.5…2.5 km", "…1234.5 EUR"])
    }

    @Test func `ranges have the digits of the language`() async throws {
        let catalog = try TextCatalog(
            parsing: Array(
                #"{"catalog": 1, "language": "ar", "name": "", "texts": {}, "numbers": {"digits": "٠١٢٣٤٥٦٧٨٩"}}"#
                    .utf8))
        let board = try await Board(locale: "ar", definition: Self.numbers, catalogs: [catalog])
        try expectEqual(board.row("count").range, "١…٥٠٠٠")
        let problem = try board.editor.perform(.setText("code", "abcd")).row(named: "code")?.problems.first
        expectEqual(problem?.message.contains("٤"), true)
        let error = #expect(throws: EngineError.self) { try board.editor.perform(.setText("count", "١٢x")) }
        expectEqual(error?.problems.first?.message.contains("'١٢x'"), true)
    }

    @Test func `a refusal quotes the number that was typed`() async throws {
        let board = try await Board(locale: "de", definition: Self.numbers, catalogs: [.test("de")])
        for (row, text, message) in [
            ("count", " 1.234", "„1.234“ ist keine ganze Zahl: Ziffern, davor höchstens ein Vorzeichen"),
            ("share", "1.234", "„1.234“ kann 1,234 oder 1234 sein; schreiben Sie eines davon"),
            ("way", "1.234,5 parsec", "meinten Sie „1234,5 parsecs“?"),
        ] {
            let error = #expect(throws: EngineError.self) { try board.editor.perform(.setText(row, text)) }
            let found = error.map(board.editor.texts.sentence) ?? ""
            #expect(found.contains(message), "\(found)")
        }
        let error = #expect(throws: EngineError.self) { try board.editor.perform(.setText("count", "1.234")) }
        expectEqual(error?.problems.map(\.suggestion), ["1234"])
    }

    @Test func `titles are looked up in the language of the editor`() async throws {
        let board = try await Board(locale: "de")
        try await board.edit("line", .thing("a"))
        try await board.editor.refresh()
        board.handler.lines.withLock { $0 = ["en": "Line A", "de": "Linie A"] }
        try expectEqual(board.row("line").text, "A")
        try await board.editor.refreshFromHandlers()
        try expectEqual(board.row("line").text, "Linie A")
        let english = try await InstanceEditor.open(board.id, in: board.engine, locale: "en")
        try await english.refreshFromHandlers()
        expectEqual(english.content.row(named: "line")?.text, "Line A")
    }
}
