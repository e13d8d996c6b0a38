import Foundation
import IntentTestSupport
import Testing

/// Defaults from other rows, as users of the commands see them.
struct FollowedRowTests {
    private func lamp() async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            language: en
            types:
              Lamp: { options: { floor: { title: Floor lamp }, desk: { title: Desk lamp } } }
            intents:
              Light:
                parameters:
                  lamp: Lamp
                  name: { type: String, default: { row: lamp, property: title } }
            widgets: { LightWidget: { intent: Light, families: [systemSmall] } }
            """, to: "definitions/light.intent.yaml")
        _ = try await sandbox.intentctl("add", "LightWidget", "--family", "systemSmall", "--id", "a")
        return sandbox
    }

    @Test func `get prints the row that a value comes from`() async throws {
        let sandbox = try await lamp()
        try await expectEqual(sandbox.intentctl("set", "a", "lamp=floor").status, 0)
        try await expectEqual(
            sandbox.intentctl("get", "a", "name", "--explain").output,
            "name: Floor lamp\n  origin   default(row lamp)\n  stored   none\n  default  Floor lamp\n")
        let json = try await sandbox.intentctl("get", "a", "name", "--explain", "--json").output
        #expect(json.contains(#""origin":"default(row)""#) && json.contains(#""defaultRow":"lamp""#))
        _ = try await sandbox.intentctl("set", "a", "name=Mine")
        _ = try await sandbox.intentctl("set", "a", "lamp=desk")
        try await expectEqual(sandbox.intentctl("get", "a", "name").output, "name: Mine\n")
        _ = try await sandbox.intentctl("undo", "a")
        _ = try await sandbox.intentctl("reset", "a", "name")
        try await expectEqual(sandbox.intentctl("get", "a", "name").output, "name: Floor lamp\n")
        // An export contains only what is stored, so that an import follows again.
        let document = try await sandbox.intentctl("export", "a").output
        #expect(!document.contains("Floor lamp\",\"name"))
        #expect(!document.contains(#""name":{"#))
    }

    @Test func `the plain editor says which row is followed`() async throws {
        let sandbox = try await lamp()
        let outcome = try await sandbox.intentctl("configure", "a", "--plain", input: "1 desk\n? 2\nsave\nquit\n")
        #expect(outcome.output.contains("2 Name: Desk lamp (follows another row)"))
        #expect(outcome.output.contains("  Follows Lamp\n"))
    }
}
