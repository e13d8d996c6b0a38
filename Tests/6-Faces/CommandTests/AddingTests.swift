import Foundation
import IntentTestSupport
import Testing

/// Widgets and controls whose editor opens when they are added.
@Suite(.timeLimit(.minutes(10))) struct AddingTests {
    private static let definition = """
        intentDefinition: 1
        intents:
          Home:
            parameters:
              city: { type: String, default: Bremen }
        widgets:
          Home:
            intent: Home
            families: [systemSmall]
            askWhenAdded: true
            presets: { away: { values: { city: Kiel } } }
          Plain: { intent: Home, families: [systemSmall] }
        controls:
          Switch: { intent: Home, symbol: bolt, askWhenAdded: true }
        """

    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.definition, to: "definitions/home.intent.yaml")
        return sandbox
    }

    @Test func `without a terminal, the command that opens the editor is printed`() async throws {
        let sandbox = try sandbox()
        let added = try await sandbox.intentctl("add", "Home", "--id", "a")
        #expect(added.status == 0 && added.output == "a\n", "\(added)")
        #expect(
            added.error.contains("note: this widget is configured when it is added; run 'intentctl configure a'"),
            "\(added)")
        let json = try await sandbox.intentctl("add", "Switch", "--json").output
        #expect(json.contains(#""asksWhenAdded":true"#), "\(json)")
        let kinds = try await sandbox.intentctl("kinds", "--json").output
        expectEqual(kinds.components(separatedBy: #""asksWhenAdded":true"#).count, 3)
    }

    @Test(arguments: [
        ["Plain"], ["Home", "city=Ulm"], ["Home", "--preset", "away"], ["Home", "--like", "first"],
    ])
    func `nothing is asked if the values are given`(arguments: [String]) async throws {
        let sandbox = try sandbox()
        try await expectEqual(sandbox.intentctl("add", "Home", "--id", "first", "city=Ulm"), .success("first\n"))
        try await expectEqual(sandbox.run(["add"] + arguments + ["--id", "a"]), .success("a\n"))
    }

    @Test(.enabled(if: TerminalWindow.isAvailable))
    func `in a terminal, the editor opens, and the instance stays without a change`() async throws {
        let sandbox = try sandbox()
        let window = try await TerminalWindow("$intentctl add Home --id a", in: sandbox)
        try await window.wait(for: "Home · systemSmall · a", "City", "? help")
        try await window.press("C-c")
        try await window.wait(for: "exit 0")
        #expect(try await window.screen().contains("a\n"))
        try await expectEqual(sandbox.intentctl("get", "a"), .success("city: Bremen\n"))
    }
}
