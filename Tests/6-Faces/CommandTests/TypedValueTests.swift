import IntentTestSupport
import Testing

/// What people type on a command line is read if it has one meaning. Files contain only literals.
struct TypedValueTests {
    private static let definition = """
        intentDefinition: 1
        language: en
        group: group.walk
        intents:
          Walk:
            parameters:
              walk: { type: TimeInterval, unit: hours }
              distance: { type: Length, unit: meters }
              level: Decimal
              levels: { type: [Decimal], size: 1...4 }
              legs: { type: [Length] }
              price: CurrencyAmount
              day: { type: DateComponents, kind: date }
              host:
                type: String
                pattern: "[a-z.-]+"
                patternMessage: { en: Lowercase letters., de: Nur Kleinbuchstaben. }
        widgets: { Walk: { kind: walk, intent: Walk, families: [systemSmall] } }
        """

    private func sandbox() async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.definition, to: "definitions/walk.intent.yaml")
        try await expectEqual(sandbox.intentctl("add", "Walk", "--id", "w"), .success("w\n"))
        return sandbox
    }

    @Test(arguments: [
        ("walk=1h30m", "walk: 90m\n"), ("distance=3.5km", "distance: 3.5 kilometers\n"),
        ("distance=\u{2212}2\u{A0}km", "distance: -2 kilometers\n"), ("price=9.99EUR", "price: 9.99 EUR\n"),
        ("legs=3km,5 ft 11 in", "legs: 3 kilometers\nlegs: 71 inches\n"), ("level=１２", "level: 12\n"),
    ])
    func `a text with one meaning is read`(assignment: String, printed: String) async throws {
        let sandbox = try await sandbox()
        let name = String(assignment.prefix { $0 != "=" })
        try await expectEqual(sandbox.intentctl("set", "w", assignment).status, 0)
        try await expectEqual(sandbox.intentctl("get", "w", name), .success(printed))
    }

    @Test(arguments: [
        ("level=0,5", "did you mean '0.5'?"), ("walk=1,5 h", "did you mean '90m'?"),
        ("price=9,99 eur", "did you mean '9.99 EUR'?"), ("day=24.12.2026", "did you mean '2026-12-24'?"),
        ("level=1,000", "'1,000' can be 1 or 1000; write one of them"),
        ("day=03/04/2026", "can be 2026-04-03 or 2026-03-04"), ("walk=1h30", "did you mean '90m'?"),
        ("levels=1 2 3", "did you mean '1,2,3'?"), ("levels=[1, 2]", "did you mean 'levels:=[1, 2]'?"),
        ("levels=[1, 2", "'[1' is not a number"), ("levels=1 x", "'1 x' is not a number"),
    ])
    func `another form is refused with the literal`(assignment: String, advice: String) async throws {
        let sandbox = try await sandbox()
        let outcome = try await sandbox.intentctl("set", "w", assignment)
        expectEqual(outcome.status, 65)
        #expect(outcome.error.contains(advice), "\(outcome.error)")
    }

    @Test func `files and JSON contain only literals`() async throws {
        let sandbox = try await sandbox()
        try sandbox.write("1h30m\n", to: "walk.txt")
        let outcome = try await sandbox.intentctl("set", "w", "walk@=walk.txt")
        expectEqual(outcome.status, 65)
        #expect(outcome.error.contains("did you mean '90m'?"), "\(outcome.error)")
        let json = try await sandbox.intentctl("set", "w", #"price:={"amount":"9.99","currencyCode":"eur"}"#)
        expectEqual(json.status, 65)
    }

    @Test func `the message of a pattern is in the user's language`() async throws {
        let sandbox = try await sandbox()
        let german = try await sandbox.intentctl("set", "w", "host=A1", "--locale", "de")
        #expect(german.error.contains("Nur Kleinbuchstaben."), "\(german.error)")
        let added = try await sandbox.intentctl("add", "Walk", "host=A1", "--locale", "de")
        #expect(added.error.contains("Nur Kleinbuchstaben."), "\(added.error)")
        let english = try await sandbox.intentctl("set", "w", "host=A1", "--locale", "en")
        #expect(english.error.contains("Lowercase letters."), "\(english.error)")
    }
}
