import Testing

/// `options`.
struct OptionsTests {
    @Test func `listed options appear in sections without the chosen ones`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        #expect(try await sandbox.intentctl("set", "desk", "lamps=left") == .success())
        #expect(
            try await sandbox.intentctl("options", "desk", "lamps")
                == .success("Table\n  right  Right Lamp\n  floor  Floor Lamp  by the door\n"))
        #expect(
            try await sandbox.intentctl("options", "desk", "lamps", "--all", "--locale", "de")
                == .success(
                    "Tisch\n  * left   Lampe links\n    right  Lampe rechts\n    floor  Stehlampe  bei der Tür\n"))
    }

    @Test func `the options of an enum are its cases`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        #expect(try await sandbox.intentctl("options", "desk", "mode") == .success("bright  Bright\ndim     Dim\n"))
    }

    @Test func `options from a file need no code`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        #expect(
            try await sandbox.intentctl("options", "desk", "shelf")
                == .success("Wall\n  top  Top Shelf       out of reach\n  low  Low␛[31m Shelf\n"))
        #expect(try await sandbox.intentctl("set", "desk", "shelf=top") == .success())
        #expect(try await sandbox.intentctl("get", "desk", "shelf") == .success("shelf: top  Top Shelf\n"))
        #expect(try await sandbox.intentctl("set", "desk", "shelf=tpo").status == 65)
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
        #expect(
            try await sandbox.intentctl("add", "Drive", "--family", "systemSmall", "--id", "drive")
                == .success("drive\n"))
        #expect(try await sandbox.intentctl("get", "drive") == .success("car:\n"))
        let options = try await sandbox.intentctl("options", "drive", "car", "--json")
        #expect(options.status == 77)
        #expect(options.output.contains(#""reason":{"code":"sourceNotTrusted","#))
        let set = try await sandbox.intentctl("set", "drive", "car=a")
        #expect(set.status == 77)
        #expect(set.error.contains("not trusted"))
        #expect(set.error.contains("--unchecked"))
        #expect(try await sandbox.intentctl("set", "drive", "car=a", "--unchecked") == .success())
        #expect(try await sandbox.intentctl("get", "drive") == .success("car: a\n"))
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
        #expect(wrong.status == 65)
        #expect(wrong.error.contains("desk.intent.fr.yaml:3:1: error: "))
    }

    @Test func `an options file outside the definition's folder is rejected`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try sandbox.write(Definitions.shelves, to: "shelves.json")
        #expect(try await sandbox.shell("rm definitions/data/shelves.json").status == 0)
        let missing = try await sandbox.intentctl("options", "desk", "shelf")
        #expect(missing.status == 69)
        #expect(missing.error.contains("data/shelves.json"))
        #expect(try await sandbox.shell("ln -s ../../shelves.json definitions/data/shelves.json").status == 0)
        let outside = try await sandbox.intentctl("options", "desk", "shelf")
        #expect(outside.status == 69)
        #expect(outside.error.contains("leads out"))
        #expect(outside.output == "")
    }

    @Test func `errors in an options file are reported with their location`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try sandbox.write(
            #"{ "options": 1, "sections": [ { "items": [ { "identifier": "top", "title": 5 } ] } ] }"#,
            to: "definitions/data/shelves.json")
        let outcome = try await sandbox.intentctl("options", "desk", "shelf")
        #expect(
            outcome
                == Outcome(
                    status: 69,
                    error: "error: shelf: no options: data/shelves.json: sections[0].items[0].title: a string is "
                        + "expected, not a number\n"))
        let set = try await sandbox.intentctl("set", "desk", "shelf=top")
        #expect(set.status == 69)
        #expect(set.error.contains("--unchecked"))
        #expect(!set.error.contains("ControlProgram"))
    }

    @Test func `a search matches titles and subtitles`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        #expect(try await sandbox.intentctl("set", "desk", "lamps=") == .success())
        #expect(
            try await sandbox.intentctl("options", "desk", "lamps", "--search", "DOOR").output.contains(
                "floor  Floor Lamp"))
        let nothing = try await sandbox.intentctl("options", "desk", "lamps", "--search", "zzz", "--all")
        #expect(nothing == Outcome(status: 0, error: "note: nothing matches 'zzz'\n"))
    }

    @Test func `a limited list prints the cursor for the rest`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        let first = try await sandbox.intentctl("options", "desk", "mode", "--limit", "1")
        #expect(first.status == 0)
        #expect(first.output == "bright  Bright\n")
        let command = try #require(first.error.firstRange(of: "--cursor ").map { first.error[$0.upperBound...] })
        let rest = try await sandbox.shell("\"$intentctl\" options desk mode --cursor \(command)")
        #expect(rest == .success("dim  Dim\n"))
        for limit in ["0", "-5", "99999999999999999999"] {
            let refused = try await sandbox.intentctl("options", "desk", "mode", "--limit", limit)
            #expect(refused.status == 64)
            #expect(refused.error.contains(limit))
        }
        #expect(try await sandbox.intentctl("options", "desk", "mode", "--cursor", "☃").status == 64)
    }

    @Test func `without a handler the error suggests --extension`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        let outcome = try await sandbox.intentctl("options", "desk", "robot")
        #expect(outcome.status == 69)
        #expect(outcome.output == "")
        #expect(outcome.error.contains("pass a program that does with --extension PATH"))
        let json = try await sandbox.intentctl("options", "desk", "robot", "--json")
        #expect(json.status == 69)
        #expect(json.output.contains(#""state":"failed""#))
        #expect(json.error.hasPrefix(#"{"error":1,"exitCode":69,"#))
    }

    @Test func `an unknown parameter is rejected with a suggestion`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        let outcome = try await sandbox.intentctl("options", "desk", "lamp")
        #expect(outcome.status == 65)
        #expect(outcome.error.hasPrefix("error: unknown parameter 'lamp' for 'Desk'; the parameters are title, mode, "))
        #expect(outcome.error.hasSuffix("; did you mean 'lamps'?\n"))
    }
}
