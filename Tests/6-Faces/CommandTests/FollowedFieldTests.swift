import Foundation
import IntentTestSupport
import Testing

/// Defaults of fields that follow other fields, as users of the commands see them.
struct FollowedFieldTests {
    private func trip() async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            language: en
            types:
              Station:
                fields:
                  stop: Stop
                  label: { type: String, default: { row: stop, property: title } }
              Stop: { options: { central: Central, harbor: Harbor } }
            intents:
              Trip:
                parameters:
                  home: Station
                  stations: { type: [Station] }
            widgets: { Trip: { intent: Trip, families: [systemSmall] } }
            """, to: "definitions/trip.intent.yaml")
        _ = try await sandbox.intentctl("add", "Trip", "--family", "systemSmall", "--id", "a")
        return sandbox
    }

    @Test func `get prints the field that a value comes from`() async throws {
        let sandbox = try await trip()
        try await expectEqual(sandbox.intentctl("set", "a", "stations[1].stop=central").status, 0)
        try await expectEqual(
            sandbox.intentctl("get", "a", "stations[1].label", "--explain").output,
            "stations[1].label: Central\n  origin   default(row stations[1].stop)\n  stored   none\n  default  Central\n"
        )
        let json = try await sandbox.intentctl("get", "a", "stations[1].label", "--explain", "--json").output
        #expect(json.contains(#""origin":"default(row)""#) && json.contains(#""defaultRow":"stations[1].stop""#))
        try await expectEqual(
            sandbox.intentctl("get", "a", "stations").output,
            "stations[1].stop: central  Central\nstations[1].label: Central\n")
        _ = try await sandbox.intentctl("set", "a", "stations[1].label=Mine", "stations[1].stop=harbor")
        try await expectEqual(
            sandbox.intentctl("get", "a", "stations[1].label", "--explain").output,
            "stations[1].label: Mine\n  origin   user\n  stored   Mine\n  default  Harbor\n")
    }

    @Test(arguments: [["set", "a", "home.label:=null"], ["reset", "a", "home.label"]])
    func `a field that is reset follows again`(_ command: [String]) async throws {
        let sandbox = try await trip()
        try await expectEqual(sandbox.intentctl("set", "a", "home.stop=central", "home.label=Mine").status, 0)
        try await expectEqual(sandbox.run(command).status, 0)
        try await expectEqual(sandbox.intentctl("get", "a", "home.label").output, "home.label: Central\n")
        _ = try await sandbox.intentctl("set", "a", "home.stop=harbor")
        try await expectEqual(sandbox.intentctl("get", "a", "home.label").output, "home.label: Harbor\n")
        // An export contains only what is stored, so that an import follows again.
        try await #expect(!sandbox.intentctl("export", "a").output.contains("label"))
    }

    @Test func `the plain editor says which field is followed`() async throws {
        let sandbox = try await trip()
        let lines = ["home", "home.stop harbor", "? home.label", "save", "quit", ""]
        let outcome = try await sandbox.intentctl("configure", "a", "--plain", input: lines.joined(separator: "\n"))
        #expect(outcome.output.contains("Label: Harbor (follows another row)"))
        #expect(outcome.output.contains("  Follows Stop\n"))
        try await #expect(!sandbox.intentctl("export", "a").output.contains("label"))
    }
}
