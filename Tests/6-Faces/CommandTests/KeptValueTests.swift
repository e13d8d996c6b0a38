import IntentTestSupport
import Testing

/// What commands accept reads back as it was written, in each form, and what cannot be kept is refused.
struct KeptValueTests {
    private static let definition = """
        intentDefinition: 1
        group: home
        types:
          Stop: { properties: { wait: TimeInterval, ratio: Decimal }, optionsFrom: { file: stops.json } }
        intents:
          Home:
            parameters:
              wait: { type: TimeInterval, default: 1234567890.123456789s }
              ratio: { type: Decimal, default: 0.30000000000000004 }
              count: { type: Integer, default: 9223372036854775807 }
              length: { type: Length, default: 5e-324 meters }
              price: { type: CurrencyAmount, default: 99999999999999999999999999999999999999 EUR }
              date: { type: DateComponents, kind: date, default: 9999-12-31 }
              time: { type: DateComponents, kind: time, default: '23:59:59' }
              waits: { type: [TimeInterval], size: 1...4, default: [1234567890.123456789s, 0.000000000000000001s] }
              stop: Stop
        widgets: { Home: { intent: Home, families: [systemSmall] } }
        """

    /// The values that are written, read and compared, as arguments of a command.
    private static let assignments = [
        "wait=9223372036854775807.999999999999999999s", "ratio=1.7976931348623157e308", "count=-9223372036854775808",
        "length=0.1 meters", "price=-0.00000000000000000000000000000000000001 EUR", "date=0001-01-01", "time=00:00:00",
        "waits=-9223372036854775808s,0.123456789012345678s", "stop=a",
    ]

    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.definition, to: "definitions/home.intent.yaml")
        try sandbox.write(
            #"""
            { "options": 1, "sections": [ { "items": [
                { "identifier": "a", "wait": 9223372036854775807.000000000000000001, "ratio": 52.520007999999997 },
                { "identifier": "b", "ratio": 0.1234567890123456789 } ] } ] }
            """#, to: "definitions/stops.json")
        return sandbox
    }

    @Test func `values at the limits are the same after each command`() async throws {
        let sandbox = try sandbox()
        let add = ["add", "Home", "--family", "systemSmall", "--id", "home"]
        try await expectEqual(sandbox.run(add).error, "")
        let defaults = try await sandbox.intentctl("get", "home")
        try await expectEqual(sandbox.run(["set", "home"] + Self.assignments).error, "")
        let values = try await sandbox.intentctl("get", "home")
        for text in [
            "9223372036854775807.999999999999999999s", "1.7976931348623157e308", "-9223372036854775808", "0.1 meters",
            "-0.00000000000000000000000000000000000001 EUR", "0001-01-01", "00:00:00", "0.123456789012345678s",
        ] { #expect(values.output.contains(text), "\(values)") }
        let document = try await sandbox.intentctl("export", "home").output
        for text in ["9223372036854775807.000000000000000001", "52.520008", "0.123456789012345678"] {
            #expect(document.contains(text), "\(document)")
        }
        let options = try await sandbox.intentctl("options", "home", "stop")
        #expect(options.error.contains("left out: sections[0].items[1].ratio: '0.1234567890123456789' has more digits"))
        try await expectEqual(sandbox.intentctl("undo", "home").status, 0)
        try await expectEqual(sandbox.intentctl("get", "home"), defaults)
        try await expectEqual(sandbox.intentctl("redo", "home").status, 0)
        try await expectEqual(sandbox.intentctl("get", "home"), values)
        sandbox.environment["INTENT_STORE"] = sandbox.path + "/other/store.sqlite"
        try await expectEqual(sandbox.intentctl("import", "-", input: document).status, 0)
        try await expectEqual(sandbox.intentctl("get", "home"), values)
        try await expectEqual(sandbox.intentctl("export", "home").output, document)
    }

    @Test(arguments: [
        ("wait=0.1234567890123456789s", "more precise than an attosecond"), ("wait=9223372036854775808s", "too long"),
        ("wait:=0.1234567890123456789", "more precise than an attosecond"), ("wait:=1e30", "too long"),
        ("ratio=0.1234567890123456789", "did you mean '0.12345678901234568'"),
        ("ratio:=0.1234567890123456789", "more digits than a number keeps"), ("ratio=9007199254740993", "more digits"),
        ("ratio:=9007199254740993", "more digits"), ("ratio=1e-400", "too small"), ("ratio:=1e-400", "too small"),
        ("length=9007199254740993 meters", "more digits"), ("count=9223372036854775808", "64 bits"),
        ("count:=9223372036854775808", "64 bits"), ("date=10000-01-01", "is not a date"),
        ("time=23:59:60", "does not exist"),
        ("price=999999999999999999999999999999999999999 EUR", "at most 38 digits"),
        (#"price:={"amount":0.10000000000000000001,"currencyCode":"EUR"}"#, "write it as a string"),
    ])
    func `what cannot be kept is refused`(assignment: String, message: String) async throws {
        let sandbox = try sandbox()
        let outcome = try await sandbox.intentctl("add", "Home", "--family", "systemSmall", assignment)
        #expect(outcome.status != 0 && outcome.error.contains(message), "\(outcome)")
    }

    @Test(arguments: [
        ("levels=0,5", "note: 'levels=0,5' contains two values; one number is written with a point, 0.5\n"),
        ("levels=0.5,1", ""), ("levels=1,2,3", ""), ("levels:=[0,5]", ""), ("counts=0,5", ""),
    ])
    func `a comma that may be decimal is noted`(assignment: String, note: String) async throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            group: home
            intents: { Home: { parameters: { levels: { type: [Decimal] }, counts: { type: [Integer] } } } }
            widgets: { Home: { intent: Home, families: [systemSmall] } }
            """, to: "definitions/home.intent.yaml")
        let add = ["add", "Home", "--family", "systemSmall", "--id", "home"]
        try await expectEqual(sandbox.run(add + [assignment]), Outcome(status: 0, output: "home\n", error: note))
        try await expectEqual(sandbox.run(["set", "home", assignment]), Outcome(status: 0, error: note))
    }
}
