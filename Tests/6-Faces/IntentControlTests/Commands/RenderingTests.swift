import IntentCommandLine
import IntentControl
import IntentDiagnostics
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@testable import IntentControl

struct RenderingTests {
    @Test(arguments: [
        (IntentValue.boolean(true), ["true"]),
        (.integer(-7), ["-7"]),
        (.decimal(0.5), ["0.5"]),
        (.decimal(3), ["3"]),
        (.string("two words"), ["two words"]),
        (.string(""), [""]),
        (.string("a\nb\u{1B}[31m\u{202E}"), ["a␊b␛[31m<U+202E>"]),
        (.url("https://example.com"), ["https://example.com"]),
        (.timeInterval(.seconds(90)), ["90s"]),
        (.timeInterval(.seconds(300)), ["5m"]),
        (.timeInterval(.seconds(7200)), ["2h"]),
        (.timeInterval(.seconds(-86_400)), ["-1d"]),
        (.timeInterval(.zero), ["0s"]),
        (.timeInterval(.milliseconds(1500)), ["1.5s"]),
        (.measurement(MeasurementValue(value: 3, unit: "kilometers")), ["3 kilometers"]),
        (.enumeration("fans"), ["fans"]),
        (.object(ObjectValue(identifier: "lock", displayString: "车锁")), ["lock  车锁"]),
        (.object(ObjectValue(identifier: "lock", displayString: "lock")), ["lock"]),
        (.object(ObjectValue(identifier: "lock", displayString: "")), ["lock"]),
        (.object(ObjectValue(identifier: "a\tb", displayString: "x\ny")), ["a␉b  x␊y"]),
        (.file(FileValue(path: "docs/car.pdf")), ["docs/car.pdf"]),
        (.file(FileValue(path: "/x/1.pdf", name: "Manual")), ["/x/1.pdf  Manual"]),
        (.person(PersonValue(displayName: "Ada")), ["Ada"]),
        (.person(PersonValue(displayName: "Ada", handle: "ada@example.org")), ["ada@example.org  Ada"]),
        (.placemark(PlacemarkValue(name: "Town Hall", locality: "Berlin")), ["Town Hall, Berlin"]),
        (.currencyAmount(CurrencyAmountValue(intentText: "12.50 EUR")), ["12.5 EUR"]),
        (.paymentMethod(PaymentMethodValue(kind: .credit, name: "Visa")), ["credit Visa"]),
        (.color(ColorValue(red: 1, green: 0, blue: 0, opacity: 0)), ["#ff000000"]),
        (.list([]), []),
        (.list([.integer(1), nil, .integer(2)]), ["1", nil, "2"]),
    ])
    func `each value is one line`(value: IntentValue, lines: [String?]) {
        expectEqual(ValueText.lines(of: value), lines)
    }

    @Test(
        arguments: [
            ("File", ["path": "a/1", "name": "One"], "a/1  One"),
            ("[Person]", ["Ada", .null, ["displayName": "Grace", "handle": "g@a"]], "Ada, (empty slot), g@a  Grace"),
            ("[Placemark]", [], "[]"), ("CurrencyAmount", ["amount": "1.50", "currencyCode": "EUR"], "1.5 EUR"),
            ("PaymentMethod", ["type": "debit", "name": "Maestro"], "debit Maestro"),
            ("[Color]", ["accent", .null], "accent, (empty slot)"), ("Color", "#f80", "\"#f80\""),
            ("DateComponents:date", "2026-11-20", "2026-11-20"), ("File", ["size": 3], #"{"size":3}"#),
            ("Object", ["identifier": "a", "displayString": "A"], "a  A"), ("Hologram", ["x": 1], #"{"x":1}"#),
            ("TimeInterval", 900, "15m"), ("Decimal", 3, "3"), ("[enum:Mode]", ["dim", .null], "dim, (empty slot)"),
            ("measurement:Length", ["value": 3, "unit": "kilometers"], "3 kilometers"),
            ("String", "", "(empty string)"),
            ("[object:Lamp]", [["identifier": "left", "displayString": "Left"]], "left  Left"),
            ("Integer", .null, "no value"),
        ] as [(String, JSONValue, String)])
    func `stored values are shown by their type tags`(tag: String, wire: JSONValue, line: String) {
        expectEqual(StoredValue(type: tag, wire: wire).line, line)
    }

    @Test func `no value has no line`() {
        #expect(ValueText.lines(of: nil).isEmpty)
    }

    @Test func `columns are aligned by their terminal width`() {
        var table = TextTable(.plain)
        table.append([.init("车"), .init("b"), .init("")])
        table.append([.init("lock"), .init("车锁"), .init("x")])
        table.append([.init("e\u{301}"), .init(""), .init("y")])
        expectEqual(table.lines(indentation: 1), [" 车    b", " lock  车锁  x", " e\u{301}           y"])
    }

    @Test(arguments: ["שלום", "مرحبا 2", "a ﷲ", "\u{1E900}"])
    func `text from right to left is isolated in columns of a terminal`(text: String) {
        for (style, shown) in [
            (.plain, text), (TextStyle(hasColor: false, isTerminal: true), "\u{2068}\(text)\u{2069}"),
        ] {
            var table = TextTable(style)
            table.append([.init(text), .init("Žluť"), .init("北")])
            let padding = String(repeating: " ", count: max(0, 7 - text.columns))
            table.append([.init("1234567"), .init("x")])
            expectEqual(table.lines()[0], "\(shown)\(padding)  Žluť  北")
        }
    }

    @Test func `control characters of a document are visible on a terminal`() {
        let document = "<svg>\u{1B}[31m\u{202E}é\u{9B}\r</svg>\n\tb\n"
        expectEqual(TextStyle.plain.document(document), document)
        expectEqual(
            TextStyle(hasColor: true, isTerminal: true).document(document),
            "<svg>\u{241B}[31m<U+202E>é<U+009B>\u{240D}</svg>\n\tb\n")
    }

    @Test func `styles do not move columns`() {
        var table = TextTable(.plain)
        let style = TextStyle(hasColor: true)
        table.append([.init("a", style: style.bold), .init("b")])
        table.append([.init("aaa"), .init("b")])
        expectEqual(table.lines(), ["\u{1B}[1ma\u{1B}[0m    b", "aaa  b"])
    }

    @Test(arguments: [
        (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false), (true, ["NO_COLOR": ""], true),
        (true, ["TERM": "dumb"], false), (true, ["TERM": "xterm"], true),
    ])
    func `color is used only on terminals that support it`(
        isTerminal: Bool, variables: [String: String], hasColor: Bool
    ) {
        expectEqual(TextStyle(isTerminal: isTerminal, environment: Environment(variables)).hasColor, hasColor)
    }

    @Test(arguments: [
        (["COLORTERM": "truecolor"], true), (["COLORTERM": "24bit"], true), (["COLORTERM": "yes"], false), ([:], false),
        (["COLORTERM": "truecolor", "NO_COLOR": "1"], false), (["COLORTERM": "truecolor", "TERM": "dumb"], false),
    ])
    func `any color is used only where the terminal shows it`(variables: [String: String], hasDirectColor: Bool) {
        let style = TextStyle(isTerminal: true, environment: Environment(variables))
        expectEqual(style.hasDirectColor, hasDirectColor)
    }

    @Test(arguments: [
        (Duration.milliseconds(900), "less than a second"), (.seconds(1), "1 second"), (.seconds(59), "59 seconds"),
        (.seconds(60), "1 minute"), (.seconds(200), "3 minutes"), (.seconds(7_300), "2 hours"),
        (.seconds(86_400), "1 day"), (.seconds(1_000_000), "11 days"),
    ])
    func `ages are shown in one unit`(age: Duration, text: String) {
        expectEqual(age.inLargestUnit, text)
    }

    @Test(arguments: [
        ("abc-1.2_x/y:@%+=,", "abc-1.2_x/y:@%+=,"), ("", "''"), ("a b", "'a b'"), ("it's", #"'it'\''s'"#),
        ("$(rm)", "'$(rm)'"), ("车", "'车'"),
    ])
    func `arguments are quoted for a shell`(word: String, text: String) {
        expectEqual(word.shellQuoted, text)
    }

    @Test(arguments: [
        (0, "1970-01-01T00:00:00.000Z"),
        (951_782_399_999, "2000-02-28T23:59:59.999Z"),
        (951_782_400_000, "2000-02-29T00:00:00.000Z"),
        (1_795_167_000_250, "2026-11-20T09:30:00.250Z"),
        (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
        (-1, "1969-12-31T23:59:59.999Z"),
        (-62_135_596_800_000, "0001-01-01T00:00:00.000Z"),
    ])
    func `times are shown in UTC`(milliseconds: Int, text: String) {
        expectEqual(StoreTime(milliseconds: milliseconds).text, text)
    }

    @Test(arguments: [
        (0, "just now"), (59_999, "just now"), (60_000, "1 minute ago"), (3_599_999, "59 minutes ago"),
        (86_399_999, "23 hours ago"), (86_400_000, "2026-11-19 11:30"), (-60_000, "2026-11-20 11:31"),
    ])
    func `recent times are relative, others are local`(age: Int, text: String) {
        let now = StoreTime(milliseconds: 1_795_167_000_250)
        let times = TimeText(now: now, zone: .fixed(7_200))
        expectEqual(times.text(of: StoreTime(milliseconds: now.milliseconds - age)), text)
    }

    @Test func `a choice of fields is checked`() throws {
        try expectEqual(ChangeField.list("cause,revision"), [.cause, .revision])
        try expectEqual(ChangeField.list(nil), nil)
        let error = #expect(throws: CommandError.self) { _ = try ChangeField.list("cause,revison") }
        expectEqual(error?.status, .wrongUsage)
        expectEqual(error?.problems.first?.suggestion, "revision")
    }

    @Test(arguments: [("/usr/bin/cartool", "cartool"), ("cartool", "cartool"), ("./a b", "a b"), ("", nil), ("/", nil)])
    func `a program's name is the end of its path`(path: String, name: String?) {
        expectEqual(Program.name(ofPath: path), name)
    }
}
