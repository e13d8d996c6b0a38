import IntentTestSupport
import Testing

/// What `convertedFrom` states is done on reading and by `migrate`, and `diff` reports it.
struct ConversionTests {
    private static let before = """
        intentDefinition: 1
        group: home
        intents:
          Home:
            parameters:
              seconds: { type: Boolean, default: false }
              interval: { type: Integer, default: 15 }
              distance: Decimal
              price: Integer
              zones: [String]
              tags: String
              pauses: Integer
              modes: [Boolean]
        widgets: { Home: { intent: Home, families: [systemSmall] } }
        """
    private static let after = """
        intentDefinition: 1
        group: home
        enums: { Seconds: { cases: [never, always] } }
        intents:
          Home:
            parameters:
              seconds: { type: Seconds, default: never, convertedFrom: { type: Boolean, true: always, false: never } }
              interval: { type: TimeInterval, default: 15m, convertedFrom: { type: Integer, unit: minutes } }
              distance: { type: Length, unit: meters, convertedFrom: { type: Decimal, unit: kilometers } }
              price: { type: CurrencyAmount, convertedFrom: { type: Integer, unit: EUR } }
              zones: { type: String, convertedFrom: { type: [String] } }
              tags: { type: [String], size: 1...3, convertedFrom: { type: String } }
              pauses: { type: [TimeInterval], convertedFrom: { type: Integer, unit: minutes } }
              modes: { type: Seconds, convertedFrom: { type: [Boolean], true: always, false: never } }
        widgets: { Home: { intent: Home, families: [systemSmall] } }
        """
    private static let converted = """
        seconds: always
        interval: 30m
        distance: 1.5 kilometers
        price: 12 EUR
        zones: utc
        tags: work
        pauses: 5m
        modes: never

        """

    /// Returns a sandbox with an instance that the former definition stored, and the current definition.
    private func sandbox() async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.before, to: "definitions/home.intent.yaml")
        let added = try await sandbox.intentctl(
            "add", "Home", "--id", "w", "seconds=true", "interval=30", "distance=1.5", "price=12", "zones=utc,cet",
            "tags=work", "pauses=5", "modes=false,true")
        expectEqual(added.status, 0)
        try sandbox.write(Self.after, to: "definitions/home.intent.yaml")
        return sandbox
    }

    @Test func `values are converted on reading`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("get", "w"), .success(Self.converted))
        #expect(try await sandbox.intentctl("get", "w", "seconds", "--explain").output.contains("migrated"))
        #expect(
            try await sandbox.intentctl("doctor").output.contains("8 values are stored under former names or types"))
    }

    @Test func `migrate stores the converted values`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("migrate").status, 0)
        try sandbox.write(
            Self.after.replacing(try Regex(", convertedFrom: \\{[^}]*\\}"), with: ""),
            to: "definitions/home.intent.yaml")
        try await expectEqual(sandbox.intentctl("get", "w"), .success(Self.converted))
    }

    @Test func `a list becomes a single value and a list again`() async throws {
        let sandbox = try Sandbox()
        let definition = { (type: String) in
            """
            intentDefinition: 1
            group: home
            intents: { Home: { parameters: { zones: \(type) } } }
            widgets: { Home: { intent: Home, families: [systemSmall] } }
            """
        }
        try sandbox.write(definition("[String]"), to: "definitions/home.intent.yaml")
        try await expectEqual(sandbox.intentctl("add", "Home", "--id", "w", "zones=utc,cet").status, 0)
        try sandbox.write(
            definition("{ type: String, convertedFrom: { type: [String] } }"), to: "definitions/home.intent.yaml")
        try await expectEqual(sandbox.intentctl("get", "w"), .success("zones: utc\n"))
        try await expectEqual(sandbox.intentctl("migrate").status, 0)
        try sandbox.write(
            definition("{ type: [String], convertedFrom: { type: String } }"), to: "definitions/home.intent.yaml")
        try await expectEqual(sandbox.intentctl("get", "w", "--json"), .success("{\"zones\":[\"utc\"]}\n"))
        try await expectEqual(sandbox.intentctl("set", "w", "zones+=cet").status, 0)
        try await expectEqual(sandbox.intentctl("get", "w", "--json"), .success("{\"zones\":[\"utc\",\"cet\"]}\n"))
    }

    @Test func `undo restores a value that is converted on reading`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("set", "w", "seconds=never").status, 0)
        try await expectEqual(sandbox.intentctl("undo", "w").status, 0)
        try await expectEqual(sandbox.intentctl("get", "w"), .success(Self.converted))
    }

    @Test func `false becomes the other case`() async throws {
        let sandbox = try Sandbox()
        try sandbox.write(Self.before, to: "definitions/home.intent.yaml")
        try await expectEqual(sandbox.intentctl("add", "Home", "--id", "w", "seconds=false").status, 0)
        try sandbox.write(Self.after, to: "definitions/home.intent.yaml")
        #expect(
            try await sandbox.intentctl("get", "w", "seconds", "--explain", "--json").output
                .contains(#""value":"never","origin":"user""#))
    }

    @Test func `diff reports that all values are converted`() async throws {
        let sandbox = try Sandbox()
        sandbox.program = "intentgen"
        try sandbox.write(Self.before, to: "former/home.intent.yaml")
        try sandbox.write(Self.after, to: "definitions/home.intent.yaml")
        try await expectEqual(sandbox.run(["lock", "former", "--output", "lock.json"]).status, 0)
        let outcome = try await sandbox.run(["diff", "definitions", "--against", "lock.json", "--only", "stored"])
        #expect(outcome.status == 0, "\(outcome)")
    }
}
