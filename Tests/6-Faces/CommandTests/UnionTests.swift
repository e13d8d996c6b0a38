import Foundation
import IntentTestSupport
import Testing

/// Unions on the command line: the type is part of the name of what is set.
struct UnionTests {
    private static let definition = """
        intentDefinition: 1
        group: photos
        types:
          Album: { options: { summer: Summer, winter: Winter } }
          Caption: { oneOf: { text: { type: String, length: ...8 }, minutes: { type: Integer, default: 15 } } }
        enums:
          Mood: { cases: { calm: Calm, wild: Wild } }
        intents:
          Photos:
            parameters:
              source: { type: { oneOf: [Album, Mood, URL] } }
              more: { type: [Caption], size: 3 }
        widgets: { Photos: { intent: Photos, families: [systemSmall] } }
        """

    private func sandbox() async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.definition, to: "definitions/photos.intent.yaml")
        try await expectEqual(sandbox.intentctl("add", "Photos", "--id", "p").status, 0)
        return sandbox
    }

    private func get(_ sandbox: Sandbox, _ parameter: String) async throws -> String {
        try await sandbox.intentctl("get", "p", parameter).output
    }

    @Test func `a value has the name of its type`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(get(sandbox, "source"), "source:\n")
        try await expectEqual(sandbox.intentctl("set", "p", "source.album=summer").status, 0)
        try await expectEqual(get(sandbox, "source"), "source.album: summer  Summer\n")
        try await expectEqual(sandbox.intentctl("set", "p", "source.url=https://a.example").status, 0)
        try await expectEqual(
            sandbox.intentctl("get", "p", "source", "--json").output, #"{"source":{"url":"https://a.example"}}"# + "\n")
        try await expectEqual(sandbox.intentctl("set", "p", "source=wild").status, 0)
        try await expectEqual(get(sandbox, "source"), "source.mood: wild\n")
        try await expectEqual(sandbox.intentctl("undo", "p").status, 0)
        try await expectEqual(get(sandbox, "source.url"), "source.url: https://a.example\n")
        let history = try await sandbox.intentctl("history", "p").output
        #expect(history.contains("   source.album: summer  Summer -> none\n   source.url: none -> https://a.example\n"))
    }

    @Test func `the slots of a list have their own types`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(
            sandbox.intentctl("set", "p", "more[1].text=North", "more[2].type=minutes").status, 0)
        try await expectEqual(get(sandbox, "more"), "more[1].text: North\nmore[2].minutes: 15\n")
        try await expectEqual(sandbox.intentctl("set", "p", #"more-={"text":"North"}"#).status, 0)
        try await expectEqual(get(sandbox, "more"), "more[2].minutes: 15\n")
        try await expectEqual(
            sandbox.intentctl("options", "p", "source.album").output, "summer  Summer\nwinter  Winter\n")
        try await expectEqual(
            sandbox.intentctl("options", "p", "source").error,
            "note: 'source' has no options of its own; these have: source.album, source.mood\n")
    }

    @Test(arguments: [
        (
            "source.album=sumer",
            "source.album: unknown option 'sumer' for 'album'; the options are summer, winter; did you mean 'summer'?"
        ),
        ("source.albun=summer", "did you mean 'source.album'?"), ("source.type=albun", "did you mean 'album'?"),
        ("source.type=url", "source.url: a value is missing"), ("source=summ", "is not an option of album, mood, url"),
        ("source=sumer", "did you mean 'summer'?"),
        ("source=https://a.example", #"did you mean '{"url":"https://a.example"}'?"#),
        (#"source:={"album":"summer","mood":"wild"}"#, "has one of the members album, mood, url"),
        ("more[1].text=far too long", "more[1].text: the number of characters, 12, is not in the range ...8"),
    ])
    func `what is not a value is refused at its member`(_ assignment: String, _ message: String) async throws {
        let outcome = try await sandbox().run(["set", "p", assignment])
        #expect(outcome.status != 0)
        #expect(outcome.error.contains(message), "\(outcome.error)")
    }

    @Test func `exported values are imported`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("set", "p", "source.album=winter", "more[1].minutes=3").status, 0)
        let exported = try await sandbox.intentctl("export").output
        try sandbox.write(exported, to: "export.json")
        try await expectEqual(sandbox.intentctl("set", "p", "source.mood=calm", "more[1].text=North").status, 0)
        try await expectEqual(sandbox.intentctl("import", "export.json", "--exact", "--replace").status, 0)
        try await expectEqual(get(sandbox, "source"), "source.album: winter  Winter\n")
        try await expectEqual(get(sandbox, "more"), "more[1].minutes: 3\n")
    }

    /// Defaults, presets and conditions that contain or name members.
    private func settings() async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            group: photos
            languages: [en, de]
            types:
              Album:
                title: { en: Album, de: Album }
                options: { summer: { title: { en: Summer, de: Sommer } }, winter: { title: { en: Winter, de: Winter } } }
              Frame:
                title: { en: Frame, de: Rahmen }
                fields:
                  album: { type: Album, title: { en: Album, de: Album } }
                  width: { type: Integer, default: 3, title: { en: Width, de: Breite } }
            intents:
              Photos:
                title: { en: Photos, de: Fotos }
                rules: [{ require: { source: { not: url } }, message: { en: No pages., de: Keine Seiten. } }]
                parameters:
                  source:
                    type: { oneOf: [Album, String, URL], title: { en: Source, de: Quelle } }
                    default: { album: summer }
                    title: { en: Source, de: Quelle }
                  frame: { type: Frame, default: { album: winter }, title: { en: Frame, de: Rahmen } }
                  name: { type: String, when: { source: string }, title: { en: Name, de: Name } }
            widgets:
              Photos:
                title: { en: Photos, de: Fotos }
                intent: Photos
                families: [systemSmall]
                presets:
                  text:
                    title: { en: Text, de: Text }
                    values: { source: { string: hello }, frame: { album: summer, width: 9 } }
            """, to: "definitions/photos.intent.yaml")
        try await expectEqual(sandbox.intentctl("add", "Photos", "--id", "p").status, 0)
        return sandbox
    }

    @Test func `a default has the titles of the language`() async throws {
        let sandbox = try await settings()
        try await expectEqual(get(sandbox, "source"), "source.album: summer  Summer\n")
        try await expectEqual(
            sandbox.intentctl("get", "p", "source", "frame", "--locale", "de").output,
            "source.album: summer  Sommer\nframe.album: winter  Winter\nframe.width: 3\n")
        let cleared = try await sandbox.intentctl("set", "p", "source:=null")
        #expect(cleared.status != 0 && cleared.error.contains("has a default"), "\(cleared.error)")
        try await expectEqual(sandbox.intentctl("set", "p", "source.album=winter", "frame.width=5").status, 0)
        try await expectEqual(get(sandbox, "frame"), "frame.album: winter  Winter\nframe.width: 5\n")
        try await expectEqual(sandbox.intentctl("reset", "p", "source").status, 0)
        try await expectEqual(get(sandbox, "source"), "source.album: summer  Summer\n")
    }

    @Test func `a preset sets the type and the value`() async throws {
        let sandbox = try await settings()
        try await expectEqual(sandbox.intentctl("apply", "p", "text").status, 0)
        try await expectEqual(get(sandbox, "source"), "source.string: hello\n")
        try await expectEqual(get(sandbox, "frame"), "frame.album: summer  Summer\nframe.width: 9\n")
    }

    @Test func `conditions and rules compare the chosen type`() async throws {
        let sandbox = try await settings()
        #expect(try await sandbox.intentctl("get", "p", "name", "--explain").output.contains("hidden"))
        try await expectEqual(sandbox.intentctl("set", "p", "source.string=x").status, 0)
        #expect(try await !sandbox.intentctl("get", "p", "name", "--explain").output.contains("hidden"))
        let refused = try await sandbox.intentctl("set", "p", "source.url=https://a.example")
        #expect(refused.status != 0 && refused.error.contains("No pages."), "\(refused.error)")
    }

    @Test func `watch has a line for what changed in a value`() async throws {
        let sandbox = try await sandbox()
        let watch = try sandbox.stream("watch", "--since", "1")
        try await expectEqual(sandbox.intentctl("set", "p", "source.album=summer", "more[1].text=North").status, 0)
        let line = try #require(await watch.nextLine())
        #expect(line.hasSuffix("edited  more[1].text: none -> North; source.album: none -> summer  Summer"), "\(line)")
        watch.interrupt()
        await expectEqual(watch.status(), 130)
    }

    @Test func `a renamed parameter keeps the values of its own union`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("set", "p", "source.album=summer").status, 0)
        try sandbox.write(
            Self.definition.replacingOccurrences(
                of: "source: { type:", with: "origin: { renamedFrom: [source], type:"),
            to: "definitions/photos.intent.yaml")
        try await expectEqual(get(sandbox, "origin"), "origin.album: summer  Summer\n")
    }
}
