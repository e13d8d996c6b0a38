import Foundation
import IntentTestSupport
import Testing

/// Options that cannot be chosen, as users see them.
struct DisabledOptionTests {
    private func ride() async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            language: en
            types:
              Line: { options: { u1: U1, u2: { title: U2, disabled: Closed until May } } }
              Stop: {}
            intents:
              Ride:
                parameters:
                  line: Line
                  stop: { type: Stop, optionsFrom: { file: stops.json } }
            widgets: { RideWidget: { intent: Ride, families: [systemSmall] } }
            """, to: "definitions/ride.intent.yaml")
        try sandbox.write(
            """
            { "options": 1, "sections": [ { "items": [ { "identifier": "zoo", "title": "Zoo" },
              { "identifier": "ring", "title": "Ring", "disabled": { "en": "No service", "de": "Kein Betrieb" } } ] } ] }
            """, to: "definitions/stops.json")
        _ = try await sandbox.intentctl("add", "RideWidget", "--family", "systemSmall", "--id", "a")
        return sandbox
    }

    @Test func `options print the reason, and set refuses`() async throws {
        let sandbox = try await ride()
        try await expectEqual(
            sandbox.intentctl("options", "a", "line").output,
            "u1  U1\nu2  U2    (not available: Closed until May)\n")
        #expect(try await sandbox.intentctl("options", "a", "line", "--json").output.contains(#""disabled":"Closed"#))
        let line = try await sandbox.intentctl("set", "a", "line=u2")
        expectEqual(line.status, 65)
        #expect(line.error.contains("'u2' cannot be chosen for 'line': Closed until May"))
        let stop = try await sandbox.intentctl("set", "a", "stop=ring", "--locale", "de")
        expectEqual(stop.status, 65)
        #expect(stop.error.contains("'ring' cannot be chosen for 'stop': Kein Betrieb"))
        try await expectEqual(sandbox.intentctl("set", "a", "line=u1", "stop=zoo").status, 0)
    }

    @Test func `the plain editor lists it and refuses it`() async throws {
        let sandbox = try await ride()
        let outcome = try await sandbox.intentctl("configure", "a", "--plain", input: "options 1\n2\nquit\n")
        #expect(outcome.output.contains("2 U2 (not available: Closed until May)"))
        #expect((outcome.output + outcome.error).contains("'U2' cannot be chosen: Closed until May"))
    }
}
