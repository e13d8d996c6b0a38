import IntentTestSupport
import Testing

/// `options`.
struct OptionsTests {
    @Test func `listed options appear in sections without the chosen ones`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try await expectEqual(sandbox.intentctl("set", "desk", "lamps=left"), .success())
        try await expectEqual(
            sandbox.intentctl("options", "desk", "lamps"),
            .success("Table\n  right  Right Lamp\n\nfloor  Floor Lamp  by the door\n"))
        try await expectEqual(
            sandbox.intentctl("options", "desk", "lamps", "--all", "--locale", "de"),
            .success(
                "Tisch\n  * left   Lampe links\n    right  Lampe rechts\n\n  floor  Stehlampe  bei der Tür\n"))
    }

    @Test(arguments: [[], ["--explain"], ["lamps"]])
    func `get shows titles in the language that it is asked for`(_ arguments: [String]) async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try await expectEqual(sandbox.intentctl("set", "desk", "lamps=left"), .success())
        let german = try await sandbox.run(["get", "desk", "--locale", "de"] + arguments).output
        #expect(german.contains("lamps: left  Lampe links\n"), "\(german)")
    }

    @Test func `the options of an enum are its cases`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try await expectEqual(sandbox.intentctl("options", "desk", "mode"), .success("bright  Bright\ndim     Dim\n"))
    }

    @Test func `options from a file need no code`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try await expectEqual(
            sandbox.intentctl("options", "desk", "shelf"),
            .success("Wall\n  top  Top Shelf       out of reach\n  low  Low␛[31m Shelf\n"))
        try await expectEqual(sandbox.intentctl("set", "desk", "shelf=top"), .success())
        try await expectEqual(sandbox.intentctl("get", "desk", "shelf"), .success("shelf: top  Top Shelf\n"))
        try await expectEqual(sandbox.intentctl("set", "desk", "shelf=tpo").status, 65)
    }

    @Test(arguments: ["command: [touch, ran], timeout: 5s", "url: http://127.0.0.1:9/cars.json, cache: 10m"])
    func `untrusted commands and addresses are rejected and never run`(source: String) async throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            types: { Car: { optionsFrom: { \(source) } } }
            intents: { Drive: { parameters: { car: { type: Car, default: { first: 1 } } } } }
            widgets: { Drive: { intent: Drive, families: [systemSmall] } }
            """, to: "definitions/drive.intent.yaml")
        let added = try await sandbox.intentctl("add", "Drive", "--family", "systemSmall", "--id", "drive")
        expectEqual(added.output, "drive\n")
        #expect(added.error.contains("'car' has no default yet: options come from the "))
        #expect(added.error.contains("which is not trusted; run 'intentctl trust "))
        try await expectEqual(sandbox.intentctl("get", "drive"), .success("car:\n"))
        let options = try await sandbox.intentctl("options", "drive", "car", "--json")
        expectEqual(options.status, 77)
        #expect(options.output.contains(#""reason":{"code":"sourceNotTrusted","#))
        let set = try await sandbox.intentctl("set", "drive", "car=a")
        expectEqual(set.status, 77)
        #expect(set.error.contains("not trusted"))
        #expect(set.error.contains("--unchecked"))
        try await expectEqual(sandbox.intentctl("set", "drive", "car=a", "--unchecked"), .success())
        try await expectEqual(sandbox.intentctl("get", "drive"), .success("car: a\n"))
        #expect(!sandbox.exists("ran") && !sandbox.exists("definitions/ran"))
    }

    @Test func `translations are shown in their language`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try sandbox.write(
            """
            intentTexts: 1
            language: fr
            enums.Mode.cases.bright.title: Clair
            intents.Desk.parameters.lamps.options.floor.title: Lampadaire
            intents.Desk.parameters.lamps.options.floor.subtitle: près de la porte
            """, to: "definitions/desk.intent.fr.yaml")
        #expect(
            try await sandbox.intentctl("options", "desk", "mode", "--locale", "fr-CA", "--all").output.contains(
                "bright  Clair"))
        let lamps = try await sandbox.intentctl("options", "desk", "lamps", "--locale", "fr", "--search", "lampadaire")
        #expect(lamps.output.contains("floor  Lampadaire"))
        #expect(lamps.output.contains("près de la porte"))
        try sandbox.write(
            "intentTexts: 1\nlanguage: fr\nenums.Mode.cases.brigt.title: Clair\n", to: "definitions/desk.intent.fr.yaml"
        )
        let wrong = try await sandbox.intentctl("options", "desk", "mode")
        expectEqual(wrong.status, 0)
        expectEqual(wrong.output, "bright  Bright\ndim     Dim\n")
        #expect(wrong.error.contains("desk.intent.fr.yaml:3:1: error: "))
    }

    @Test func `an options file outside the definition's folder is rejected`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try sandbox.write(Definitions.shelves, to: "shelves.json")
        try await expectEqual(sandbox.shell("rm definitions/data/shelves.json").status, 0)
        let missing = try await sandbox.intentctl("options", "desk", "shelf")
        expectEqual(missing.status, 69)
        #expect(missing.error.contains("data/shelves.json"))
        try await expectEqual(sandbox.shell("ln -s ../../shelves.json definitions/data/shelves.json").status, 0)
        let outside = try await sandbox.intentctl("options", "desk", "shelf")
        expectEqual(outside.status, 69)
        #expect(outside.error.contains("leads out"))
        expectEqual(outside.output, "")
    }

    @Test func `errors in an options file are reported with their location`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try sandbox.write(
            #"{ "options": 1, "sections": [ { "items": [ { "identifier": 5 } ] } ] }"#,
            to: "definitions/data/shelves.json")
        let outcome = try await sandbox.intentctl("options", "desk", "shelf")
        expectEqual(
            outcome,
            Outcome(
                status: 69,
                error: "error: shelf: no options: data/shelves.json: sections[0].items[0].identifier: a string is "
                    + "expected, not a number\n"))
        let set = try await sandbox.intentctl("set", "desk", "shelf=top")
        expectEqual(set.status, 69)
        #expect(set.error.contains("--unchecked"))
        #expect(!set.error.contains("ControlProgram"))
    }

    @Test func `a search matches titles and subtitles`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try await expectEqual(sandbox.intentctl("set", "desk", "lamps="), .success())
        #expect(
            try await sandbox.intentctl("options", "desk", "lamps", "--search", "DOOR").output.contains(
                "floor  Floor Lamp"))
        let nothing = try await sandbox.intentctl("options", "desk", "lamps", "--search", "zzz", "--all")
        expectEqual(nothing, Outcome(status: 0, error: "note: nothing matches 'zzz'\n"))
    }

    @Test func `a limited list prints the cursor for the rest`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        let first = try await sandbox.intentctl("options", "desk", "mode", "--limit", "1")
        expectEqual(first.status, 0)
        expectEqual(first.output, "bright  Bright\n")
        let command = try #require(first.error.firstRange(of: "--cursor ").map { first.error[$0.upperBound...] })
        let rest = try await sandbox.shell("\"$intentctl\" options desk mode --cursor \(command)")
        expectEqual(rest, .success("dim  Dim\n"))
        for limit in ["0", "-5", "99999999999999999999"] {
            let refused = try await sandbox.intentctl("options", "desk", "mode", "--limit", limit)
            expectEqual(refused.status, 64)
            #expect(refused.error.contains(limit))
        }
        try await expectEqual(sandbox.intentctl("options", "desk", "mode", "--cursor", "☃").status, 64)
    }

    @Test func `without a handler the error suggests --extension`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        let outcome = try await sandbox.intentctl("options", "desk", "robot")
        expectEqual(outcome.status, 69)
        expectEqual(outcome.output, "")
        #expect(outcome.error.contains("pass a program that does with --extension PATH"))
        let json = try await sandbox.intentctl("options", "desk", "robot", "--json")
        expectEqual(json.status, 69)
        #expect(json.output.contains(#""state":"failed""#))
        #expect(json.error.hasPrefix(#"{"error":1,"exitCode":69,"#))
    }

    @Test func `an unknown parameter is rejected with a suggestion`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        let outcome = try await sandbox.intentctl("options", "desk", "lamp")
        expectEqual(outcome.status, 65)
        #expect(outcome.error.hasPrefix("error: unknown parameter 'lamp' for 'Desk'; the parameters are title, mode, "))
        #expect(outcome.error.hasSuffix("; did you mean 'lamps'?\n"))
    }
}
