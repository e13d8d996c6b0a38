import IntentDiagnostics
import IntentModel
import IntentTestSupport
import Testing

/// Settings of texts, dates, intervals, files, people, places and amounts.
struct RarerSettingTests {
    private func settings(_ declaration: String) -> TypeSettings? {
        resolvedParameters(parameters("a: { \(declaration) }"))["a"]?.settings
    }

    @Test func `settings of text input are read`() {
        expectEqual(settings("type: String, input: sentences"), TypeSettings())
        expectEqual(settings("type: String, input: verbatim")?.text.input, .verbatim)
        let input = settings(
            "type: String, multiline: true, input: { capitalization: words, autocorrect: false, smartQuotes: false, "
                + "smartDashes: false, keyboard: URL, placeholder: { en: Word, de: Wort } }")?.text
        expectEqual(input?.isMultiline, true)
        expectEqual(input?.input.capitalization, .words)
        expectEqual(input?.input.autocorrects, false)
        expectEqual(input?.input.hasSmartQuotes, false)
        expectEqual(input?.input.hasSmartDashes, false)
        expectEqual(input?.input.keyboard, .URL)
        expectEqual(input?.input.placeholder?.text(for: "de"), "Wort")
        let spelled = "{ capitalization: none, autocorrect: false, smartQuotes: false, smartDashes: false }"
        expectEqual(settings("type: String, input: \(spelled)")?.text.input, .verbatim)
    }

    @Test func `settings of dates are read`() {
        expectEqual(settings("type: DateComponents, format: style, dateStyle: full, timeStyle: full"), TypeSettings())
        let relative = settings("type: DateComponents, format: relative, dateStyle: short, timeStyle: none")?.date
        expectEqual(relative, DateSettings(format: .relative, dateStyle: .short, timeStyle: DateSettings.Style.none))
        let template = settings("type: DateComponents, kind: date, format: 'MMM d, y'")?.date.format
        expectEqual(template, .template(LocalizedText("MMM d, y", language: "en")))
        let translated = settings("type: DateComponents, format: { en: MMM d, de: d. MMM }")?.date.format
        expectEqual(translated, .template(LocalizedText("MMM d", language: "en", translations: ["de": "d. MMM"])))
    }

    @Test(
        arguments: [
            ("units: seconds...days", IntervalSettings(), 5),
            ("units: minutes...days", IntervalSettings(smallest: .minutes), 300),
            ("unit: minutes", IntervalSettings(smallest: .minutes, largest: .minutes), 300),
            ("defaultUnit: hours", IntervalSettings(defaultUnit: .hours), 18_000),
            (
                "units: seconds...hours, defaultUnit: minutes",
                IntervalSettings(largest: .hours, defaultUnit: .minutes), 300
            ),
        ] as [(String, IntervalSettings, Int)])
    func `a number without a unit has the default unit`(_ entries: String, _ interval: IntervalSettings, _ seconds: Int)
    {
        let found = resolvedParameters(parameters("a: { type: TimeInterval, \(entries), default: 5 }"))
        expectEqual(found["a"]?.settings.interval, interval)
        expectEqual(found["a"]?.defaultRule, .value(.timeInterval(.seconds(seconds))))
    }

    @Test(
        arguments: [
            ("any", .any), ("image", .image), ("plainText", .plainText),
            ("[public.json, com.adobe.pdf]", .identifiers(["public.json", "com.adobe.pdf"])),
        ] as [(String, FileContentTypes)])
    func `content types of files are read`(_ written: String, _ types: FileContentTypes) {
        expectEqual(settings("type: File, contentTypes: \(written)")?.contentTypes, types)
    }

    @Test func `all other settings are read`() {
        expectEqual(settings("type: Person, mode: contact"), TypeSettings())
        expectEqual(settings("type: Placemark, display: city")?.display, .city)
        expectEqual(settings("type: Placemark, display: name"), TypeSettings())
        expectEqual(settings("type: CurrencyAmount, currencies: [EUR, USD]")?.currencies, ["EUR", "USD"])
    }

    @Test func `properties have the settings of their types`() throws {
        let text = """
            intentDefinition: 1
            types:
              T:
                properties:
                  flag: { type: Boolean, trueTitle: On, falseTitle: Off }
                  day: { type: DateComponents, kind: date, dateStyle: short }
                  wait: { type: TimeInterval, unit: minutes }
                  file: { type: File, contentTypes: image }
                  price: { type: CurrencyAmount, currencies: [EUR] }
                  place: { type: Placemark, display: city }
                  far: { type: Length, unit: meters }
                options:
                  a: { title: A, flag: true, day: 2026-11-20, wait: 5, file: a.png, price: 1 EUR, place: Bonn, far: 3 }

            """
        let type = try #require(schema(text).types.first)
        let settings = Dictionary(uniqueKeysWithValues: type.properties.map { ($0.name, $0.settings) })
        expectEqual(settings["flag"]?.boolean.trueTitle?.text, "On")
        expectEqual(settings["day"]?.date.dateStyle, .short)
        expectEqual(settings["wait"]?.interval.defaultUnit, .minutes)
        expectEqual(settings["file"]?.contentTypes, .image)
        expectEqual(settings["price"]?.currencies, ["EUR"])
        expectEqual(settings["place"]?.display, .city)
        expectEqual(settings["far"]?.number.unit, "meters")
    }

    @Test(arguments: [
        ("type: String, ⟦contentTypes⟧: image", DiagnosticCode.unknownKey),
        ("type: Boolean, ⟦input⟧: verbatim", .unknownKey), ("type: URL, ⟦kind⟧: date", .unknownKey),
        ("type: DateComponents, kind: date, ⟦timeStyle⟧: short", .unknownKey),
        ("type: DateComponents, kind: time, ⟦dateStyle⟧: short", .unknownKey),
        ("type: DateComponents, format: y, ⟦dateStyle⟧: short", .unknownKey),
        ("type: Person, ⟦range⟧: 1...3", .unknownKey), ("type: TimeInterval, ⟦kind⟧: time", .unknownKey),
        ("type: File, ⟦unit⟧: meters", .unknownKey), ("type: Length, ⟦defaultUnit⟧: seconds", .unknownKey),
        ("type: DateComponents, kind: ⟦day⟧", .wrongType), ("type: DateComponents, dateStyle: ⟦tiny⟧", .wrongType),
        ("type: DateComponents, format: ⟦''⟧", .wrongType), ("type: DateComponents, format: ⟦[y]⟧", .wrongType),
        ("type: TimeInterval, units: ⟦days...seconds⟧", .wrongType), ("type: TimeInterval, units: ⟦days⟧", .wrongType),
        ("type: TimeInterval, unit: minutes, ⟦units⟧: seconds...days", .duplicateKey),
        ("type: TimeInterval, unit: minutes, defaultUnit: ⟦seconds⟧", .wrongType),
        ("type: TimeInterval, defaultUnit: ⟦weeks⟧", .wrongType), ("type: File, contentTypes: ⟦movie⟧", .wrongType),
        ("type: File, contentTypes: [⟦json⟧]", .wrongType), ("type: File, contentTypes: ⟦[]⟧", .wrongType),
        ("type: File, contentTypes: [public.json, ⟦public.json⟧]", .duplicateKey),
        ("type: Person, mode: ⟦name⟧", .wrongType), ("type: Placemark, display: ⟦street⟧", .wrongType),
        ("type: CurrencyAmount, currencies: [⟦eur⟧]", .wrongType),
        ("type: CurrencyAmount, currencies: ⟦EUR⟧", .wrongType),
        ("type: CurrencyAmount, currencies: ⟦[]⟧", .wrongType), ("type: String, input: ⟦word⟧", .wrongType),
        ("type: String, input: ⟦[]⟧", .wrongType), ("type: String, input: { ⟦capitals⟧: words }", .unknownKey),
        ("type: String, input: { capitalization: ⟦all⟧ }", .wrongType),
        ("type: String, input: { autocorrect: ⟦no⟧ }", .ambiguousBoolean),
        ("type: String, input: { keyboard: ⟦qwerty⟧ }", .wrongType),
    ])
    func `an invalid setting is reported at its place`(_ declaration: String, _ code: DiagnosticCode) {
        expectEqual(checkDefinition(parameters("a: { \(declaration) }"), code), "")
    }

    @Test(
        arguments: [
            ("type: DateComponents, kind: date, default: 2026-11-20", .value(.dateComponents(.date(day)))),
            ("type: DateComponents, kind: time, default: 09:30", .value(.dateComponents(.time(morning)))),
            ("type: DateComponents, default: 2026-11-20T09:30:00", .value(.dateComponents(.dateTime(day, morning)))),
            (
                "type: CurrencyAmount, default: 12.50 EUR",
                .value(.currencyAmount(CurrencyAmountValue(intentText: "12.5 EUR")))
            ),
            ("type: File, default: notes/a.txt", .value(.file(FileValue(path: "notes/a.txt")))),
            ("type: Person, default: Ada", .value(.person(PersonValue(displayName: "Ada")))),
            ("type: Placemark, default: Berlin", .value(.placemark(PlacemarkValue(name: "Berlin")))),
            ("type: PaymentMethod, default: dynamic", .handler),
            ("type: [File], default: a.txt", .value(.list([.file(FileValue(path: "a.txt"))]))),
        ] as [(String, DefaultRule)])
    func readsTheLiteralsOfRarerTypes(_ declaration: String, _ rule: DefaultRule) {
        expectEqual(resolvedParameters(parameters("a: { \(declaration) }"))["a"]?.defaultRule, rule)
    }

    private static let day = CalendarDate(year: 2026, month: 11, day: 20) ?? CalendarDate.first
    private static let morning = TimeOfDay(hour: 9, minute: 30) ?? TimeOfDay.noon

    @Test(arguments: [
        ("a: { type: DateComponents, kind: date, default: ⟦2026-02-29⟧ }", DiagnosticCode.wrongType),
        ("a: { type: DateComponents, default: ⟦2026-11-20⟧ }", .wrongType),
        ("a: { type: CurrencyAmount, default: ⟦12.50⟧ }", .wrongType),
        ("a: { type: CurrencyAmount, currencies: [EUR], default: ⟦1 USD⟧ }", .defaultNotAnOption),
        ("a: { type: CurrencyAmount, currencies: [EUR], options: [1 EUR, ⟦1 USD⟧] }", .wrongType),
        ("a: { type: File, contentTypes: image, default: ⟦a.txt⟧ }", .defaultNotAnOption),
        ("a: { type: File, default: ⟦''⟧ }", .wrongType), ("a: { type: Person, default: ⟦[Ada]⟧ }", .wrongType),
        ("a: { type: PaymentMethod, default: ⟦credit⟧ }", .wrongType),
        ("a: { type: File, options: [a.txt, ⟦a.txt⟧] }", .duplicateOption),
    ])
    func `an invalid literal is reported at its place`(_ declaration: String, _ code: DiagnosticCode) {
        expectEqual(checkDefinition(parameters(declaration), code), "")
    }

    @Test func `conditions identify places and files by their identifiers`() {
        let found = resolvedParameters(
            parameters(
                "place: Placemark", "price: CurrencyAmount",
                "a: { type: String, when: { place: Berlin, price: 1 EUR } }"))
        let amount = IntentValue.currencyAmount(CurrencyAmountValue(intentText: "1 EUR"))
        expectEqual(
            found["a"]?.conditions,
            [
                Condition(parameter: "place", test: .isOneOf([.string("Berlin")])),
                Condition(parameter: "price", test: .isOneOf([amount])),
            ])
    }

    @Test func `a condition on an excluded currency is never true`() {
        let lines = [
            "price: { type: CurrencyAmount, currencies: [EUR] }", "a: { type: String, when: { price: ⟦1 USD⟧ } }",
        ]
        expectEqual(checkDefinition(parameters(lines[0], lines[1]), .whenNever), "")
    }
}

extension CalendarDate {
    fileprivate static var first: CalendarDate {
        guard let date = CalendarDate(year: 1, month: 1, day: 1) else { preconditionFailure("the first day exists") }
        return date
    }
}

extension TimeOfDay {
    fileprivate static var noon: TimeOfDay {
        guard let time = TimeOfDay(hour: 12, minute: 0) else { preconditionFailure("noon exists") }
        return time
    }
}
