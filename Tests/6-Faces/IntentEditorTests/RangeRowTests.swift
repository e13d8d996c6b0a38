import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@testable import IntentEditor

/// Limits and placeholders of controls, and marks of undeclared cases.
struct RangeRowTests {
    private static let definition = """
        intentDefinition: 1
        language: en
        languages: [en, de]
        enums: { Theme: { cases: [light, dark] } }
        intents:
          Board:
            parameters:
              stay: { type: TimeInterval, range: 5m..., input: { placeholder: { en: Minutes, de: Minuten } } }
              day: { type: DateComponents, kind: date, range: today...2026-12-31 }
              price: { type: CurrencyAmount, range: ...500 EUR }
              page: { type: URL, input: { placeholder: "https://example.com" } }
              theme: Theme
              themes: [Theme]
        widgets: { Board: { intent: Board, families: [systemSmall] } }
        """

    private func editor(
        _ values: [String: StoredValue] = [:], locale: String = "en"
    ) async throws -> InstanceEditor {
        var settings = EngineSettings()
        settings.time = { StoreTime(milliseconds: 1_795_303_800_000) }
        settings.secondsAheadOfUTC = { _ in 3600 }
        let store = InMemoryStore()
        let engine = try IntentEngine(
            schema: try Board.schema(Self.definition), store: store, handlers: [], documents: UnavailableSources(),
            settings: settings)
        let id = try await engine.place("Board", family: .systemSmall)
        try store.update(id, at: StoreTime(milliseconds: 0)) { _ in
            InstanceUpdate(cause: .edited, isEdit: true, values: values)
        }
        return try await InstanceEditor.open(id, in: engine, locale: locale)
    }

    @Test func `controls have the limits of the definition`() async throws {
        let content = try await editor().content
        let stay = content.row(named: "stay")?.control
        expectEqual(
            stay,
            .duration(
                units: ["seconds", "minutes", "hours", "days"], standard: "seconds",
                EditorLimits(minimum: .seconds(300), maximum: nil)))
        let price = content.row(named: "price")?.control
        expectEqual(price, .amount(currencies: ["EUR"], EditorLimits(minimum: nil, maximum: ExactDecimal(500))))
        let rows = content.json["rows"]?.arrayValue ?? []
        expectEqual(rows.first?["control"]?["minimum"], 300)
        expectEqual(rows.first?["control"]?["maximum"], .null)
    }

    @Test(arguments: [
        ("walk", "90s", "1.5m", "1,5m"), ("walk", "2h", "2h", "2h"), ("walk", "0s", "0m", "0m"),
        ("walk", "100s", "100s", "100s"),
        ("walk", "-90s", "-1.5m", "-1,5m"), ("blink", "1500ms", "1.5s", "1,5s"), ("blink", "1h", "60m", "60m"),
        ("blink", "1234ms", "1.234s", "1,234s"), ("step", "1.234", "1.234", "1,234"), ("count", "1234", "1234", "1234"),
        ("far", "1.234 kilometers", "1.234 kilometers", "1,234 kilometers"),
        ("cost", "1.50 EUR", "1.5 EUR", "1,5 EUR"),
        ("name", "1.5", "1.5", "1.5"),
    ])
    func `a field begins with a number in a unit of the row and the notation of the language`(
        _ row: String, _ text: String, _ english: String, _ german: String
    ) async throws {
        for (locale, entry) in [("en", english), ("de", german)] {
            let board = try await Board(
                locale: locale,
                definition: """
                    intentDefinition: 1
                    intents:
                      Board:
                        parameters:
                          walk: { type: TimeInterval, units: minutes...hours }
                          blink: { type: TimeInterval, units: seconds...minutes }
                          step: { type: Decimal, range: { min: 0, max: 2, step: 0.001 } }
                          count: Integer
                          far: Length
                          cost: CurrencyAmount
                          name: String
                    widgets: { Board: { intent: Board, families: [systemMedium] } }
                    """, catalogs: [TextCatalog.test("de")])
            let writer = try await InstanceEditor.open(board.id, in: board.engine, locale: "en")
            try writer.perform(.setText(row, text))
            try await writer.apply()
            try await board.editor.refresh()
            try expectEqual(board.row(row).entryText, entry)
            try board.editor.perform(.setText(row, entry))
            try expectEqual(board.row(row).change, .none, "\(entry) is the value that is stored")
        }
    }

    @Test func `today is the user's day in limits`() async throws {
        let control = try await editor().content.row(named: "day")?.control
        guard case .date(let format)? = control else {
            Issue.record("the control is \(String(describing: control))")
            return
        }
        expectEqual(format.limits.minimum?.text, "2026-11-22")
        expectEqual(format.limits.maximum?.text, "2026-12-31")
    }

    @Test func `fields have placeholders in the editor's language`() async throws {
        let content = try await editor(locale: "de").content
        expectEqual(content.row(named: "stay")?.placeholder, "Minuten")
        expectEqual(content.row(named: "page")?.placeholder, "https://example.com")
        expectEqual(content.row(named: "price")?.placeholder, nil)
    }

    @Test func `an undeclared case is marked in its slot`() async throws {
        let editor = try await editor([
            "theme": StoredValue(type: "enum:Theme", wire: "sepia"),
            "themes": StoredValue(type: "[enum:Theme]", wire: ["light", "sepia"]),
        ])
        let single = editor.content.row(named: "theme")
        expectEqual(single?.marks, [.unrecognized])
        expectEqual(single?.problems.map(\.reason), [.unrecognized(["sepia"])])
        expectEqual(single?.problems.first?.isError, false)
        let list = editor.content.row(named: "themes")
        expectEqual(list?.slots?.shown.map(\.marks), [[], [.unrecognized]])
        expectEqual(list?.json["marks"], ["unrecognized"])
        try editor.perform(.set("theme", .enumeration("dark")))
        expectEqual(editor.content.row(named: "theme")?.marks, [])
        expectEqual(editor.content.row(named: "theme")?.problems, [])
    }
}
