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
    }

    @Test(arguments: [
        (
            "source.album=sumer",
            "source.album: unknown option 'sumer' for 'album'; the options are summer, winter; did you mean 'summer'?"
        ),
        ("source.albun=summer", "did you mean 'source.album'?"), ("source.type=albun", "did you mean 'album'?"),
        ("source.type=url", "source.url: a value is missing"), ("source=summ", "is not an option of album, mood, url"),
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
}
