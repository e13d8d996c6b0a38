import Foundation
import IntentTestSupport
import Testing

/// `add --preset`, `apply`, and where presets are listed.
@Suite(.timeLimit(.minutes(10))) struct PresetTests {
    private static let definition = """
        intentDefinition: 1
        group: home
        languages: [en, de]
        intents:
          Home:
            parameters:
              city: { type: String, default: Bremen }
              stops: { type: [String], size: { systemSmall: 1, systemLarge: 3 } }
        widgets:
          Home:
            intent: Home
            families: [systemSmall, systemLarge]
            presets:
              morning: { title: { en: To work, de: Zur Arbeit }, values: { stops: [central, harbor] } }
              away: { values: { city: Kiel, stops: pier } }
          Clock: { families: [systemSmall] }
        """

    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.definition, to: "definitions/home.intent.yaml")
        return sandbox
    }

    @Test func `kinds lists the presets with the families that they fit`() async throws {
        let sandbox = try sandbox()
        let text = try await sandbox.intentctl("kinds").output
        #expect(text.contains("  preset    morning  To work (systemLarge)\n  preset    away  Away\n"), "\(text)")
        let json = try await sandbox.intentctl("kinds", "--json", "--locale", "de").output
        let expected =
            #""presets":[{"name":"morning","title":"Zur Arbeit","description":null,"families":["systemLarge"],"#
            + #""values":{"stops":["central","harbor"]}},"#
        #expect(json.contains(expected), "\(json)")
    }

    @Test func `an instance is added with a preset, and undo returns to the defaults`() async throws {
        let sandbox = try sandbox()
        try await expectEqual(
            sandbox.intentctl("add", "Home", "--family", "systemLarge", "--preset", "morning", "--id", "a", "city=Ulm"),
            .success("a\n"))
        try await expectEqual(
            sandbox.intentctl("get", "a"), .success("city: Ulm\nstops: central\nstops: harbor\n"))
        let show = try await sandbox.intentctl("show", "a").output
        #expect(show.contains("presets   morning away\n"), "\(show)")
        #expect(try await sandbox.intentctl("show", "a", "--json").output.contains(#""presets":["morning","away"]"#))
        let history = try await sandbox.intentctl("history", "a", "--fields", "revision,cause,preset").output
        expectEqual(history, "1  placed\n2  applied  morning\n")
        try await expectEqual(sandbox.intentctl("undo", "a"), .success())
        try await expectEqual(sandbox.intentctl("get", "a"), .success("city: Bremen\nstops:\n"))
    }

    @Test func `a list of a family that the definition no longer has takes no value`() async throws {
        let sandbox = try sandbox()
        _ = try await sandbox.intentctl("add", "Home", "--family", "systemLarge", "--id", "a")
        let changed = Self.definition.replacing("families: [systemSmall, systemLarge]", with: "families: [systemSmall]")
            .replacing(", systemLarge: 3", with: "").replacing("stops: [central, harbor]", with: "stops: pier")
        try sandbox.write(changed, to: "definitions/home.intent.yaml")
        let refused = try await sandbox.intentctl("set", "a", "stops=pier")
        expectEqual(
            refused,
            Outcome(
                status: 65,
                error: "error: 'stops' would have 1 value, but Home no longer supports systemLarge; "
                    + "choose another size, such as systemSmall\n"))
    }

    @Test func `a preset that does not fit or exist changes nothing`() async throws {
        let sandbox = try sandbox()
        let small = try await sandbox.intentctl("add", "Home", "--family", "systemSmall", "--preset", "morning")
        expectEqual(small.status, 65)
        #expect(small.error.contains("'stops' would have 2 values, but systemSmall has 1 slot"), "\(small.error)")
        let unknown = try await sandbox.intentctl("add", "Home", "--family", "systemSmall", "--preset", "mornin")
        expectEqual(unknown.status, 65)
        #expect(
            unknown.error.contains(
                "unknown preset 'mornin' for 'Home', which has morning, away; did you mean 'morning'?"),
            "\(unknown.error)")
        let none = try await sandbox.intentctl("add", "Clock", "--preset", "morning")
        #expect(none.error.contains("unknown preset 'morning'; 'Clock' has no presets"), "\(none.error)")
        try await expectEqual(sandbox.intentctl("list", "--fields", "id").output, "")
        try await expectEqual(
            sandbox.intentctl("add", "Home", "--like", "a", "--preset", "away", "--family", "systemSmall").status, 64)
    }

    @Test func `apply sets the values of a preset and keeps the others`() async throws {
        let sandbox = try sandbox()
        try await expectEqual(
            sandbox.intentctl("add", "Home", "--id", "a", "--family", "systemLarge", "city=Ulm"), .success("a\n"))
        try await expectEqual(sandbox.intentctl("apply", "a", "morning", "--if-revision", "2").status, 75)
        try await expectEqual(
            sandbox.intentctl("apply", "a", "morning", "--json"),
            .success(#"{"edit":1,"id":"a","revision":2,"changed":["stops"],"reset":[],"warnings":[]}"# + "\n"))
        try await expectEqual(sandbox.intentctl("apply", "a", "away"), .success())
        try await expectEqual(sandbox.intentctl("get", "a"), .success("city: Kiel\nstops: pier\n"))
        try await expectEqual(sandbox.intentctl("undo", "a"), .success())
        try await expectEqual(
            sandbox.intentctl("get", "a"), .success("city: Ulm\nstops: central\nstops: harbor\n"))
        try await expectEqual(sandbox.intentctl("apply", "b", "away").status, 65)
    }

    @Test(.enabled(if: Shell.isInstalled("fish")))
    func `fish offers the presets with their titles`() async throws {
        let sandbox = try sandbox()
        let program = URL(fileURLWithPath: try BuiltProduct.path("intentctl")).deletingLastPathComponent().path
        sandbox.environment["PATH"] = "\(program):/usr/bin:/bin"
        sandbox.environment["INTENT_COMPLETION_TIMEOUT"] = "30000"
        try await expectEqual(
            sandbox.intentctl("add", "Home", "--id", "a", "--family", "systemLarge"), .success("a\n"))
        let script = try await sandbox.intentctl("--generate-completion-script", "fish").output
        try sandbox.write(script, to: "intentctl.fish")
        for line in ["apply a ", "add Home --preset "] {
            let commands = "source intentctl.fish; complete --do-complete='intentctl \(line)'"
            let found = try await sandbox.shell("fish --no-config -c \"\(commands)\"").output
            #expect(found.contains("morning\tTo work") || found.contains("morning\tThe preset"), "\(line): \(found)")
            #expect(found.contains("away\t"), "\(line): \(found)")
        }
    }
}
