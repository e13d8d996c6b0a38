import IntentDiagnostics
import IntentModel
import IntentTestSupport
import Testing

/// Ranges of durations, dates and amounts, and placeholders of types other than String.
struct BoundsTests {
    private func settings(_ declaration: String) -> TypeSettings? {
        resolvedParameters(parameters("a: { \(declaration) }"))["a"]?.settings
    }

    @Test(
        arguments: [
            ("5m...2h", .seconds(300), .seconds(7200)), ("30s...", .seconds(30), nil),
            ("... 1.5h", nil, .seconds(5400)),
            ("{ min: 250ms, max: 1d }", .milliseconds(250), .seconds(86_400)), ("5...10", .seconds(5), .seconds(10)),
        ] as [(String, Duration?, Duration?)])
    func `durations are bounds`(_ written: String, _ minimum: Duration?, _ maximum: Duration?) {
        let found = settings("type: TimeInterval, range: \(written)")?.interval.range
        expectEqual(found, Bounds(minimum: minimum, maximum: maximum))
    }

    @Test(arguments: [
        ("type: Integer, options: [1, 20, 4], range: { min: 1, max: 9, step: 2 }", ["20", "4"]),
        ("type: Decimal, options: { 0.5: Half, 2.5: More }, range: 0...1", ["2.5"]),
        ("type: TimeInterval, options: [1m, 2d], range: 1m...1h", ["2d"]),
        ("type: Length, unit: meters, options: [5, 50], range: 0...10", ["50"]),
        ("type: CurrencyAmount, options: [5 EUR, 50 EUR], range: 0...10", ["50 EUR"]),
        ("type: DateComponents, kind: date, options: [2020-01-01, 2031-01-01], range: ...2030-01-01", ["2031-01-01"]),
        ("type: DateComponents, kind: date, options: [2020-01-01], range: today...", []),
    ])
    func `listed options are in the range`(_ declaration: String, _ refused: [String]) throws {
        let text = parameters("a: { \(declaration) }")
        let found = try diagnostics(of: text)
        let scalars = Array(text.unicodeScalars)
        expectEqual(
            found.map { String(String.UnicodeScalarView(scalars[$0.range.start..<$0.range.end])) }, refused)
        #expect(found.allSatisfy { $0.message.contains(" is not ") }, "\(found.map(\.message))")
    }

    @Test func `a bound without a unit has the default unit`() {
        let found = settings("type: TimeInterval, unit: minutes, range: 5...2h")?.interval.range
        expectEqual(found, Bounds(minimum: .seconds(300), maximum: .seconds(7200)))
    }

    @Test(
        arguments: [
            ("kind: date, range: today...", "today", nil), ("kind: date, range: ...today", nil, "today"),
            ("kind: date, range: 2026-01-01...2026-12-31", "2026-01-01", "2026-12-31"),
            ("kind: time, range: 09:00...17:30", "09:00:00", "17:30:00"),
            ("range: today...2026-12-31", "today", "2026-12-31"),
            ("range: { min: 2026-01-01T09:30 }", "2026-01-01T09:30:00", nil),
        ] as [(String, String?, String?)])
    func `dates, times and today are bounds`(_ written: String, _ minimum: String?, _ maximum: String?) {
        let found = settings("type: DateComponents, \(written)")?.date.range
        expectEqual(found?.minimum?.text, minimum)
        expectEqual(found?.maximum?.text, maximum)
    }

    @Test(
        arguments: [
            ("range: 0...", "0...", nil), ("range: 5 EUR...500 EUR", "5 EUR...500 EUR", "EUR"),
            ("range: 5...500.50 EUR", "5 EUR...500.5 EUR", "EUR"), ("range: { max: 9 EUR }", "...9 EUR", "EUR"),
            ("currencies: [EUR, CHF], range: ...9", "...9", nil),
            ("currencies: [EUR], range: ...9 EUR", "...9 EUR", "EUR"),
        ] as [(String, String, String?)])
    func `amounts and numbers are bounds`(_ written: String, _ phrase: String, _ currency: String?) {
        let found = settings("type: CurrencyAmount, \(written)")?.amount.range
        expectEqual(found?.phrase.description, phrase)
        expectEqual(found?.currencyCode, currency)
    }

    @Test(arguments: [
        ("type: TimeInterval, range: ⟦soon⟧...2h", DiagnosticCode.wrongType),
        ("type: TimeInterval, range: 5m...⟦9 meters⟧", .wrongType),
        ("type: TimeInterval, range: 2h...⟦5m⟧", .wrongType), ("type: TimeInterval, range: ⟦5m⟧", .wrongType),
        ("type: TimeInterval, range: { min: 5m, max: ⟦1m⟧ }", .wrongType),
        ("type: TimeInterval, range: { min: ⟦soon⟧ }", .wrongType), ("type: TimeInterval, range: ⟦{}⟧", .wrongType),
        ("type: TimeInterval, range: { max: 5m, ⟦step⟧: 1m }", .unknownKey),
        ("type: DateComponents, kind: date, range: 2026-12-31...⟦2026-01-01⟧", .wrongType),
        ("type: DateComponents, kind: date, range: ⟦2026-02-30⟧...", .wrongType),
        ("type: DateComponents, kind: date, range: today...⟦09:30⟧", .wrongType),
        ("type: DateComponents, kind: time, range: ⟦today⟧...", .wrongType),
        ("type: DateComponents, range: 2026-01-01T09:30...⟦2025-12-31⟧", .wrongType),
        ("type: CurrencyAmount, range: 5 EUR...⟦9 USD⟧", .wrongType),
        ("type: CurrencyAmount, range: 9...⟦5⟧", .wrongType),
        ("type: CurrencyAmount, currencies: [USD, EUR], range: ⟦5 EUR⟧...", .wrongType),
        ("type: CurrencyAmount, range: ⟦5 Euro⟧...", .wrongType),
    ])
    func `an invalid bound is reported at its place`(_ declaration: String, _ code: DiagnosticCode) {
        expectEqual(checkDefinition(parameters("a: { \(declaration) }"), code), "")
    }

    @Test(arguments: [
        "a: { type: TimeInterval, range: 5m...2h, default: ⟦30s⟧ }",
        "a: { type: [TimeInterval], range: 5m..., default: [5m, ⟦299s⟧] }",
        "a: { type: DateComponents, kind: date, range: 2026-01-01..., default: ⟦2025-12-31⟧ }",
        "a: { type: DateComponents, range: ...2026-12-31, default: ⟦2027-01-01T00:00⟧ }",
        "a: { type: DateComponents, kind: date, range: today..., default: ⟦2099-01-01⟧ }",
        "a: { type: CurrencyAmount, range: ...-0.5, default: ⟦-0.25 EUR⟧ }",
    ])
    func `a default outside the range is reported`(_ declaration: String) {
        expectEqual(checkDefinition(parameters(declaration), .defaultOutOfRange), "")
    }

    @Test(arguments: [
        "a: { type: TimeInterval, range: 5m...2h, default: 2h }",
        "a: { type: DateComponents, range: 2026-01-01...2026-12-31, default: 2026-12-31T23:59 }",
        "a: { type: DateComponents, kind: date, range: ...today, default: 2099-01-01 }",
    ])
    func `a default at the end of the range is valid`(_ declaration: String) {
        expectEqual(checkDefinition(parameters(declaration)), "")
    }

    @Test func `a condition outside the range is never true`() {
        let text = parameters(
            "a: { type: TimeInterval, range: 5m...2h }", "b: { type: String, when: { a: ⟦30s⟧ } }")
        expectEqual(checkDefinition(text, .whenNever), "")
    }

    @Test func `another separator has a fix`() throws {
        let found = try diagnostics(of: parameters("a: { type: TimeInterval, range: 5m..2h }"))
        expectEqual(found.first?.fixes.first?.replacement, "5m...2h")
    }

    @Test(arguments: [
        "URL", "Integer", "Decimal", "'Length, unit: meters'", "TimeInterval", "CurrencyAmount", "String",
    ])
    func `a field has a placeholder in every language`(_ type: String) {
        let type = type.filter { $0 != "'" }
        let found = settings("type: \(type), input: { placeholder: { en: Example, de: Beispiel } }")
        expectEqual(found?.placeholder?.text(for: "de"), "Beispiel")
    }

    @Test func `a placeholder leaves other settings alone`() {
        let found = settings("type: Length, unit: meters, range: 0..., input: { placeholder: '5' }")
        expectEqual(found?.number.unit, "meters")
        expectEqual(found?.range, .decimals(minimum: 0, maximum: nil, step: nil))
    }

    @Test(arguments: [
        ("type: URL, input: ⟦verbatim⟧", DiagnosticCode.wrongType),
        ("type: Integer, input: { placeholder: A, ⟦keyboard⟧: numberPad }", .unknownKey),
        ("type: TimeInterval, input: { ⟦capitals⟧: words }", .unknownKey),
        ("type: Boolean, ⟦input⟧: { placeholder: A }", .unknownKey),
    ])
    func `other input settings apply only to String`(_ declaration: String, _ code: DiagnosticCode) {
        expectEqual(checkDefinition(parameters("a: { \(declaration) }"), code), "")
    }
}
