import Foundation
import IntentTestSupport
import Testing

/// Sessions of `configure` with questions and answers.
@Suite(.timeLimit(.minutes(2))) struct ConfigureTests {
    /// Returns a sandbox with an instance `desk`.
    private func desk() async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Definitions.desk, to: "definitions/desk.intent.yaml")
        try sandbox.write(Definitions.shelves, to: "definitions/data/shelves.json")
        try await expectEqual(
            sandbox.intentctl("add", "DeskWidget", "--family", "systemMedium", "--id", "desk").status, 0)
        return sandbox
    }

    private func configure(_ sandbox: Sandbox, _ lines: String...) async throws -> Outcome {
        try await sandbox.run(["configure", "desk", "--plain"], input: lines.map { $0 + "\n" }.joined())
    }

    private func value(_ parameter: String, in sandbox: Sandbox) async throws -> String {
        try await sandbox.intentctl("get", "desk", parameter).output
    }

    @Test func `a session edits every kind of row`() async throws {
        let sandbox = try await desk()
        let outcome = try await configure(
            sandbox, "title My Desk", "mode", "2", "labelSize 18", "share", "0.5", "showLabels",
            "site https://example.com", "every 10m", "tags a", "tags b", "lamps.3 floor lamp", "move lamps.3 to 1",
            "clear lamps.2", "shelf top", "save", "yes", "quit")
        expectEqual(outcome.status, 0)
        expectEqual(outcome.error, "")
        #expect(outcome.output.contains("Label Size: was 12, becomes 18\n"))
        #expect(outcome.output.hasSuffix("Saved as revision 2\n> quit\n"))
        let other = try await desk()
        let edit = try await other.intentctl(
            "set", "desk", "title=My Desk", "mode=dim", "labelSize=18", "share=0.5", "showLabels=false",
            "site=https://example.com", "every=10m", "tags=a,b", #"lamps:=["floor",null,"right"]"#, "shelf=top")
        expectEqual(edit.status, 0)
        try await expectEqual(
            sandbox.intentctl("get", "desk", "--json").output, other.intentctl("get", "desk", "--json").output)
    }

    @Test func `a review shows the defaults that saving stores`() async throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            language: en
            types: { Shelf: { properties: { modes: [String] } } }
            intents:
              Desk:
                parameters:
                  mode: String
                  shelves:
                    type: [Shelf]
                    size: 1
                    optionsFrom: { file: shelves.json, where: { modes: { row: mode } } }
                    default: { first: 1 }
            widgets:
              DeskWidget: { title: Desk, intent: Desk, families: [systemMedium] }
            """, to: "definitions/desk.intent.yaml")
        let shelves = Definitions.shelves.replacing("Top Shelf\",", with: #"Top Shelf", "modes": ["dark", "light"],"#)
        try sandbox.write(shelves, to: "definitions/shelves.json")
        _ = try await sandbox.intentctl("add", "DeskWidget", "--family", "systemMedium", "--id", "desk")
        let outcome = try await configure(sandbox, "mode dark", "changes", "save", "yes", "quit")
        let review = "Mode: was no value, becomes dark\nShelves: was no value, becomes Top Shelf"
        #expect(outcome.output.contains("> changes\n\(review) (reset because a row that it depends on changes)\n"))
        try await expectEqual(value("shelves", in: sandbox), "shelves: top  Top Shelf\n")
        try FileManager.default.removeItem(atPath: sandbox.path + "/definitions/shelves.json")
        let late = try await configure(sandbox, "mode light", "save", "yes", "quit")
        #expect(late.output.contains("Warning: 'shelves' has no default yet: "))
        let set = try await sandbox.intentctl("set", "desk", "mode=dark")
        #expect(set.error.hasPrefix("warning: 'shelves' has no default yet: "))
        #expect(set.error.contains("; it is requested again when the instance is refreshed\n"))
        try sandbox.write(shelves, to: "definitions/shelves.json")
        try await expectEqual(sandbox.intentctl("refresh").error, "")
        try await expectEqual(value("shelves", in: sandbox), "shelves: top  Top Shelf\n")
    }

    @Test func `rows, questions and lists are lines`() async throws {
        let sandbox = try await desk()
        let outcome = try await configure(sandbox, "lamps.1", "lamp", "more", "", "show labelSize", "3", "", "quit")
        expectEqual(
            outcome,
            .success(
                """
                Desk, systemMedium, desk, revision 1
                1 Title: Desk
                2 Mode: Bright
                3 Label Size: 12 (8…24)
                4 Share: no value
                5 Show Labels: true
                6 Site: no value
                7 Every: 5m
                8 Tags: 0 of 4 slots
                8.1 empty
                8.2 empty
                8.3 empty
                8.4 empty
                9 Lamps: 2 of 4 slots
                9.1 Left Lamp
                9.2 Right Lamp
                9.3 empty
                9.4 empty
                10 Shelf: no value
                11 Robot: no value
                Type the number of a row to change it, 'save', 'quit' or 'help'
                > lamps.1
                Lamps, slot 1: 3 options
                Section Table
                1 Left Lamp (chosen)
                2 Right Lamp (in slot 2)
                No section
                3 Floor Lamp, by the door
                Type a number to choose, a text to search, or an empty line to keep the value
                > lamp
                Lamps, slot 1: 3 options for 'lamp'
                1 Left Lamp (chosen)
                2 Right Lamp (in slot 2)
                3 Floor Lamp, by the door
                Type a number to choose, a text to search, or an empty line to keep the value
                > more
                No match for 'more'
                Type a text to search, or an empty line to keep the value
                >
                Kept
                > show labelSize
                3 Label Size: 12 (8…24)
                  Name: labelSize
                  Type: a whole number
                  Range: 8…24
                  Commands: 3 TEXT
                > 3
                Label Size, now 12, a whole number, 8…24
                Type the new value; an empty line keeps it
                >
                Kept
                > quit

                """))
    }

    @Test func `a long list has pages and a search`() async throws {
        let sandbox = try await desk()
        let items = (1...45).map { #"{ "identifier": "s\#($0)", "title": "Shelf \#($0)" }"# }
        try sandbox.write(
            #"{ "options": 1, "sections": [{ "items": [\#(items.joined(separator: ","))] }] }"#,
            to: "definitions/data/shelves.json")
        let outcome = try await configure(sandbox, "shelf", "more", "more", "45", "save yes", "quit")
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.contains("Shelf: 20+ options"))
        #expect(lines.contains("45 Shelf 45"))
        expectEqual(lines.count { $0 == "20 Shelf 20" }, 1)
        expectEqual(lines.suffix(3), ["Shelf: was no value, becomes Shelf 45", "Saved as revision 2", "> quit"])
        let search = try await configure(sandbox, "shelf", "/12", "1", "save yes")
        #expect(search.output.contains("1 option for '12'"))
        try await expectEqual(value("shelf", in: sandbox), "shelf: s12  Shelf 12\n")
    }

    @Test func `problems are printed and nothing wrong is saved`() async throws {
        let sandbox = try await desk()
        let outcome = try await configure(
            sandbox, "3 99", "check", "save", "3 many", "tagz x", "lamps.9 left", "lamps.3 left", "undo", "changes",
            "quit")
        expectEqual(outcome.status, 0)
        for line in [
            "3 Label Size: 99 (8…24, changed)", "  Error: 99 is not in the range 8...24", "Correct the errors first",
            "'tagz' is neither a command nor a row; did you mean 'tags'?; type 'help' for all commands",
            "there is no slot 9 in Lamps; the slots are 1 to 4", "Error: 'Left Lamp' is already in slot 1",
            "There are no changes to save",
            "> check\n3 Label Size: 99 (8…24, changed)\n  Error: 99 is not in the range 8...24",
        ] {
            #expect(outcome.output.contains(line + "\n"))
        }
    }

    @Test func `leaving with changes asks once`() async throws {
        let sandbox = try await desk()
        let stay = try await configure(sandbox, "3 16", "quit", "stay", "quit", "discard")
        expectEqual(stay.status, 0)
        #expect(stay.output.contains("1 change not saved. Type save, discard or stay\n> stay\nStill here\n"))
        try await expectEqual(value("labelSize", in: sandbox), "labelSize: 12\n")
        let save = try await configure(sandbox, "3 16", "quit", "save")
        #expect(save.output.hasSuffix("Saved as revision 2\n"))
        try await expectEqual(value("labelSize", in: sandbox), "labelSize: 16\n")
    }

    @Test func `the end of the input leaves everything as it was`() async throws {
        let sandbox = try await desk()
        let outcome = try await configure(sandbox, "3 16", "save")
        expectEqual(outcome.status, 130)
        expectEqual(outcome.error, "error: the input ended before the changes were saved; nothing is stored\n")
        try await expectEqual(configure(sandbox, "").status, 0)
        try await expectEqual(value("labelSize", in: sandbox), "labelSize: 12\n")
    }

    @Test func `the outcome is printed as JSON`() async throws {
        let sandbox = try await desk()
        let outcome = try await sandbox.run(["configure", "desk", "--json"], input: "3 16\nsave yes\n")
        expectEqual(
            outcome.output,
            #"{"edit":1,"id":"desk","revision":2,"changed":["labelSize"],"reset":[],"warnings":[]}"# + "\n")
        #expect(outcome.error.contains("Saved as revision 2\n"))
    }

    @Test func `instances that cannot be configured are explained`() async throws {
        let sandbox = try await desk()
        let unknown = try await sandbox.intentctl("configure", "dask")
        expectEqual(unknown.status, 65)
        expectEqual(unknown.error, "error: unknown instance 'dask'; did you mean 'desk'?\n")
        try await expectEqual(sandbox.intentctl("add", "Clock", "--family", "systemSmall", "--id", "clock").status, 0)
        let fixed = try await sandbox.intentctl("configure", "clock")
        expectEqual(fixed, Outcome(status: 0, error: "note: 'Clock' has nothing to configure\n"))
        try await expectEqual(sandbox.intentctl("remove", "clock").status, 0)
        let removed = try await sandbox.intentctl("configure", "clock")
        expectEqual(removed, Outcome(status: 65, error: "error: 'clock' was removed; restore it first\n"))
        try sandbox.write(
            "intentDefinition: 1\ngroup: group.desk\nwidgets: { Clock: { families: [systemSmall] } }\n",
            to: "definitions/desk.intent.yaml")
        let orphan = try await sandbox.intentctl("configure", "desk")
        expectEqual(orphan.status, 65)
        #expect(
            orphan.error.contains("the definitions do not declare kind 'com.example.desk' with the intent of 'desk'")
        )
    }

    @Test func `a conflict shows both values and is resolved`() async throws {
        let sandbox = try await desk()
        let session = try sandbox.session("configure", "desk", "--plain")
        session.type("title mine")
        await expectEqual(session.line(containing: "changed"), "1 Title: mine (changed)")
        try await expectEqual(sandbox.intentctl("set", "desk", "title=theirs", "labelSize=20").status, 0)
        session.type("save")
        for line in [
            "> save", "Changed by another program", "1 Title: mine (changed)",
            "  Conflict: the stored value was no value when you began", "  Yours is mine; 'mine 1' keeps it",
            "  Now stored is theirs; 'theirs 1' takes it", "3 Label Size: 20 (8…24)", "Resolve the conflicts first",
        ] {
            await expectEqual(session.nextLine(), line)
        }
        session.type("quit")
        session.type("stay")
        session.type("mine 1")
        session.type("save yes")
        await expectEqual(session.line(containing: "was theirs"), "Title: was theirs, becomes mine")
        await expectEqual(session.nextLine(), "Saved as revision 3")
        session.type("quit")
        await expectEqual(session.status(), 0)
        try await expectEqual(value("title", in: sandbox), "title: mine\n")
    }

    @Test func `leaving with a conflict stores nothing`() async throws {
        let sandbox = try await desk()
        let session = try sandbox.session("configure", "desk", "--plain")
        session.type("title mine")
        _ = await session.line(containing: "changed")
        try await expectEqual(sandbox.intentctl("set", "desk", "title=theirs").status, 0)
        session.type("quit")
        session.type("discard")
        await expectEqual(session.status(), 75)
        try await expectEqual(value("title", in: sandbox), "title: theirs\n")
    }

    @Test func `Ctrl-C leaves the instance as it was`() async throws {
        let sandbox = try await desk()
        let session = try sandbox.session("configure", "desk", "--plain")
        session.type("title mine")
        _ = await session.line(containing: "changed")
        session.interrupt()
        await expectEqual(session.status(), 130)
        try await expectEqual(value("title", in: sandbox), "title: Desk\n")
        #expect(!sandbox.exists("home/.local/state"))
    }

    @Test func `a draft survives the end of its terminal`() async throws {
        let sandbox = try await desk()
        let session = try sandbox.session("configure", "desk", "--plain")
        session.type("title mine")
        _ = await session.line(containing: "changed")
        session.hangUp()
        await expectEqual(session.status(), 129)
        try await expectEqual(value("title", in: sandbox), "title: Desk\n")
        let folder = sandbox.path + "/home/.local/state/intents/group.desk"
        let file = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/" + file)
        expectEqual(attributes[.posixPermissions] as? Int, 0o600)
        try await expectEqual(sandbox.intentctl("set", "desk", "labelSize=20").status, 0)
        // A draft that the user does not continue from stays.
        try await expectEqual(configure(sandbox, "quit").status, 0)
        let next = try await configure(sandbox, "resume", "save yes", "quit")
        #expect(next.output.contains("An earlier session left a draft in \(folder)/\(file)\n"))
        #expect(
            next.output.hasSuffix(
                "1 Title: mine (changed)\n> save yes\nTitle: was Desk, becomes mine\nSaved as revision 3\n> quit\n"))
        try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder), [])
        try await expectEqual(value("labelSize", in: sandbox), "labelSize: 20\n")
    }

    @Test func `a kept draft says which secrets it lacks`() async throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            language: en
            group: group.desk
            intents: { Desk: { parameters: { token: { type: String, secret: true }, note: String } } }
            widgets: { DeskWidget: { intent: Desk, families: [systemMedium] } }
            """, to: "definitions/desk.intent.yaml")
        _ = try await sandbox.intentctl("add", "DeskWidget", "--family", "systemMedium", "--id", "desk")
        for lines in [["set token abc"], ["set token abc", "set note mine"]] {
            let session = try sandbox.session("configure", "desk", "--plain")
            for line in lines {
                session.type(line)
                _ = await session.line(containing: "changed")
            }
            session.hangUp()
            await expectEqual(session.status(), 129)
            expectEqual(sandbox.exists("home/.local/state"), lines.count > 1)
        }
        let next = try await configure(sandbox, "resume", "changes", "quit", "discard")
        #expect(next.output.contains("It does not contain what was entered for Token\n"))
        #expect(next.output.contains("> changes\nNote: was no value, becomes mine\n"))
    }

    @Test func `dependent rows come and go with their parent`() async throws {
        let sandbox = try Sandbox()
        sandbox.program = "samplectl"
        let add = ["add", "TransitWidget", "--family", "systemMedium", "--id", "desk"]
        try await expectEqual(sandbox.run(add).status, 0)
        let outcome = try await configure(
            sandbox, "operator harbour-rail", "line h1", "stops", "1", "undo", "undo", "redo", "save yes", "quit")
        expectEqual(outcome.status, 0)
        #expect(outcome.output.contains("The rows have changed\n"))
        #expect(outcome.output.contains("\nStops, slot 1: "))
        #expect(outcome.output.contains("Line: was no value, becomes H1\n"))
    }
}
