import IntentTestSupport
import Testing

/// `refresh`, and what `options`, `watch` and `get --explain` do about texts of sources.
@Suite(.timeLimit(.minutes(2))) struct RefreshTests {
    private let sandbox: Sandbox

    init() async throws {
        sandbox = try Sandbox()
        try define(
            "Lamp: { optionsFrom: { command: [./lamps], cache: 10m } }",
            parameters: "scene: Scene, lamp: Lamp, tags: { type: [String] }")
        try rename("Good night")
        for id in ["a", "b"] {
            try await expectEqual(
                sandbox.intentctl("add", "Room", "--family", "systemSmall", "--id", id, "scene=night"),
                .success("\(id)\n"))
        }
    }

    /// Writes a definition with scenes from a file and another type.
    private func define(_ type: String, parameters: String) throws {
        try sandbox.write(
            """
            intentDefinition: 1
            language: en
            group: group.scenes
            types:
              Scene: { optionsFrom: { file: scenes.json } }
              \(type)
            intents: { Room: { parameters: { \(parameters) } } }
            widgets: { Room: { kind: room, intent: Room, families: [systemSmall] } }
            """, to: "definitions/room.intent.yaml")
    }

    /// Gives the option `night` a title.
    private func rename(_ title: String) throws {
        try sandbox.write(
            #"{ "options": 1, "sections": [{ "items": [{ "identifier": "night", "title": "\#(title)" }] }] }"#,
            to: "definitions/scenes.json")
    }

    private func scene(_ id: String) async throws -> String { try await sandbox.intentctl("get", id, "scene").output }

    @Test func `a renamed option shows its new name after a refresh`() async throws {
        try rename("Winter night")
        try await expectEqual(scene("a"), "scene: night  Good night\n")
        try await expectEqual(
            sandbox.intentctl("refresh"),
            .success(
                """
                a  scene: night  Good night -> night  Winter night
                b  scene: night  Good night -> night  Winter night

                """))
        try await expectEqual(scene("a"), "scene: night  Winter night\n")
        try await expectEqual(sandbox.intentctl("refresh"), .success())
        try rename("Summer night")
        try await expectEqual(
            sandbox.intentctl("refresh", "b"), .success("b  scene: night  Winter night -> night  Summer night\n"))
        try await expectEqual(scene("a"), "scene: night  Winter night\n")
    }

    @Test func `options renews what it has read`() async throws {
        try rename("Winter night")
        try await expectEqual(sandbox.intentctl("options", "a", "scene"), .success("night  Winter night\n"))
        try await expectEqual(scene("a"), "scene: night  Winter night\n")
        try await expectEqual(scene("b"), "scene: night  Good night\n")
    }

    @Test func `titles stay while a source fails, and the exit code says so`() async throws {
        try sandbox.write("{", to: "definitions/scenes.json")
        let outcome = try await sandbox.intentctl("refresh")
        expectEqual(outcome.status, 69)
        #expect(outcome.error.hasPrefix("error: scene: the choice of 'a' was not looked up: "))
        expectEqual(outcome.error.split(separator: "\n").count, 1)
        try await expectEqual(scene("a"), "scene: night  Good night\n")
        let json = try await sandbox.intentctl("refresh", "a", "--json")
        #expect(
            json.output.hasPrefix(
                #"{"refresh":1,"instances":[{"id":"a","differences":[],"failures":[{"parameter":"scene","code":"failed""#
            ))
        try await expectEqual(sandbox.intentctl("set", "a", "lamp=x", "--unchecked"), .success())
        try rename("Winter night")
        let untrusted = try await sandbox.intentctl("refresh")
        expectEqual(untrusted.status, 77)
        #expect(untrusted.error.contains("error: lamp: ") && untrusted.error.contains("trust"))
        try await expectEqual(scene("b"), "scene: night  Winter night\n")
        try await expectEqual(sandbox.intentctl("refresh", "c").status, 65)
    }

    @Test func `vanished options are marked, and unmarked when they are back`() async throws {
        try sandbox.write(#"{ "options": 1, "sections": [] }"#, to: "definitions/scenes.json")
        try await expectEqual(
            sandbox.intentctl("refresh", "a"),
            .success("a  scene: night  Good night -> night  Good night (vanished)\n"))
        try rename("Good night")
        try await expectEqual(
            sandbox.intentctl("refresh", "a"),
            .success("a  scene: night  Good night (vanished) -> night  Good night\n"))
    }

    @Test func `records are shown field by field`() async throws {
        try define(
            "Slot: { fields: { scene: Scene, note: String } }", parameters: "main: Slot, slots: { type: [Slot] }")
        try await expectEqual(
            sandbox.intentctl("set", "a", "main.scene=night", "slots[1].note=x", "slots[2].scene=night"), .success())
        try rename("Winter night")
        try await expectEqual(
            sandbox.intentctl("refresh", "a"),
            .success(
                """
                a  main.scene: night  Good night -> night  Winter night
                a  slots[2].scene: night  Good night -> night  Winter night

                """))
        try sandbox.write(#"{ "options": 1, "sections": [] }"#, to: "definitions/scenes.json")
        let vanished = "night  Winter night -> night  Winter night (vanished)"
        try await expectEqual(
            sandbox.intentctl("refresh", "a"),
            .success("a  main.scene: \(vanished)\na  slots[2].scene: \(vanished)\n"))
        #expect(try await sandbox.intentctl("history", "a").output.contains("main.scene: \(vanished)"))
        // Without a declaration, the stored form is all that is known.
        try sandbox.write("intentDefinition: 1\ngroup: group.scenes\n", to: "definitions/room.intent.yaml")
        #expect(
            try await sandbox.intentctl("show", "a").output.contains(#"  {"scene":{"identifier":"night""#))
    }

    @Test func `an explanation says how old a title is`() async throws {
        let explained = try await sandbox.intentctl("get", "a", "scene", "--explain")
        #expect(explained.output.hasSuffix("  lookup   just now\n"))
        #expect(try await sandbox.intentctl("get", "a", "--explain", "--json").output.contains(#""lookedUp":"2"#))
        try await expectEqual(sandbox.intentctl("set", "a", "tags=x"), .success())
        try await expectEqual(sandbox.intentctl("set", "a", "lamp=x", "--unchecked"), .success())
        for parameter in ["tags", "lamp"] {
            #expect(try await !sandbox.intentctl("get", "a", parameter, "--explain").output.contains("lookup"))
        }
    }

    @Test func `a watch keeps titles current, files at once`() async throws {
        try rename("Winter night")
        let watch = try sandbox.stream("watch")
        for id in ["a", "b"] {
            let line = await watch.line(containing: "Good night -> night  Winter night")
            #expect(line?.contains("  \(id)  refreshed  ") == true, "\(line ?? "")")
        }
        try rename("Summer night")
        #expect(await watch.line(containing: "a  refreshed  scene: night  Winter night -> night  Summer night") != nil)
        watch.interrupt()
        while await watch.nextLine() != nil {}
        try await expectEqual(scene("a"), "scene: night  Summer night\n")
    }
}
