import IntentTestSupport
import Testing

/// Identifiers that people type in another Unicode form, or as a title, and options that look alike.
struct LookalikeTests {
    /// A widget with listed options, options of a file, and an enum. Identifiers are composed.
    private func sandbox() async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            types:
              City: { options: { z\u{FC}rich: Z\u{FC}rich, tv1: Television, tv2: Television } }
              Place: { optionsFrom: { file: places.json } }
            enums: { Season: { cases: { \u{E9}t\u{E9}: Summer, hiver: Winter } } }
            intents:
              Desk: { parameters: { city: City, cities: [City], place: Place, season: Season } }
            widgets: { Desk: { intent: Desk, families: [systemSmall] } }
            """, to: "definitions/desk.intent.yaml")
        try sandbox.write(
            """
            { "options": 1, "sections": [ { "title": "Caf\u{E9}s", "items": [ { "identifier": "caf\u{E9} 1" },
              { "identifier": "\u{C5}s" }, { "identifier": "A\u{30A}s" } ] }, { "items": [ { "identifier": "none" } ] } ] }
            """, to: "definitions/places.json")
        try await expectEqual(
            sandbox.intentctl("add", "Desk", "--family", "systemSmall", "--id", "desk"), .success("desk\n"))
        return sandbox
    }

    @Test(arguments: [
        ("city=zu\u{308}rich", "city: z\u{FC}rich  Z\u{FC}rich"),
        ("cities+=zu\u{308}rich", "cities: z\u{FC}rich  Z\u{FC}rich"),
        ("place=cafe\u{301} 1", "place: caf\u{E9} 1"), ("place=cafe\u{301}\u{A0}1", "place: caf\u{E9} 1"),
        ("season=e\u{301}te\u{301}", "season: \u{E9}t\u{E9}"), ("place=A\u{30A}s", "place: A\u{30A}s"),
    ])
    func `an identifier in another form finds the option`(assignment: String, line: String) async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("set", "desk", assignment), .success())
        let shown = try await sandbox.intentctl("get", "desk").output.split(separator: "\n")
        #expect(shown.contains { $0.utf8.elementsEqual(line.utf8) }, "\(shown)")
        if assignment.contains("+=") {
            try await expectEqual(sandbox.intentctl("set", "desk", "cities-=zu\u{308}rich"), .success())
            #expect(try await sandbox.intentctl("get", "desk").output.contains("cities:\n"))
        }
        try await expectEqual(
            sandbox.intentctl("add", "Desk", "--family", "systemSmall", "--id", "b", "city=zu\u{308}rich"),
            .success("b\n"))
    }

    @Test(arguments: [
        (
            "place=\u{212B}s",
            "error: unknown option '\u{212B}s' for 'place'; the options <U+00C5>s, A<U+030A>s look the same; the options are "
                + "caf\u{E9} 1, <U+00C5>s, A<U+030A>s, none\n"
        ),
        (
            "city=Television",
            "error: unknown option 'Television' for 'city'; the options tv1, tv2 have this title; the options are "
                + "z\u{FC}rich, tv1, tv2\n"
        ),
        (
            "city=Zu\u{308}rich",
            "error: unknown option 'Zu\u{308}rich' for 'city'; the options are z\u{FC}rich, tv1, tv2; did you mean "
                + "'z\u{FC}rich'?\n"
        ),
    ])
    func `options that cannot be distinguished are all named`(assignment: String, error: String) async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("set", "desk", assignment), Outcome(status: 65, error: error))
    }

    @Test func `an option without a section is apart from the others`() async throws {
        let sandbox = try await sandbox()
        #expect(
            try await sandbox.intentctl("options", "desk", "place").output.hasSuffix("\n  A\u{30A}s\n\nnone\n"))
        let plain = try await sandbox.run(["configure", "desk", "--plain"], input: "place\n\nquit\n")
        #expect(plain.output.contains("Section Caf\u{E9}s\n1 caf\u{E9} 1\n"))
        #expect(plain.output.contains("No section\n4 none\n"))
    }
}
