import Foundation
import IntentTestSupport
import Testing

/// Options of fields and members that a file or a command provides, on the command line.
struct FieldOptionTests {
    private static let definition = """
        intentDefinition: 1
        group: photos
        types:
          Album: { optionsFrom: { file: albums.json } }
          Line: { optionsFrom: { command: [./lines.sh] } }
          Station: { fields: { line: Line, albums: [Album], label: String } }
        intents:
          Photos:
            parameters:
              source: { type: { oneOf: [Album, URL] } }
              stations: { type: [Station], size: 3 }
        widgets: { Photos: { intent: Photos, families: [systemSmall] } }
        """

    private func sandbox() async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.definition, to: "definitions/photos.intent.yaml")
        try offer(["summer": "Summer", "winter": "Winter"], in: sandbox)
        try sandbox.write(
            "#!/bin/sh\nprintf '%s' '\(Self.document(["u1": "U1"]))'\n", to: "definitions/lines.sh")
        try await expectEqual(sandbox.shell("chmod 755 definitions/lines.sh").status, 0)
        try await expectEqual(sandbox.intentctl("add", "Photos", "--id", "p").status, 0)
        return sandbox
    }

    private static func document(_ titles: [String: String]) -> String {
        let items = titles.sorted { $0.key < $1.key }.map { #"{"identifier":"\#($0.key)","title":"\#($0.value)"}"# }
        return #"{"options":1,"sections":[{"items":[\#(items.joined(separator: ","))]}]}"#
    }

    private func offer(_ titles: [String: String], in sandbox: Sandbox) throws {
        try sandbox.write(Self.document(titles), to: "definitions/albums.json")
    }

    @Test func `a file provides the options of a member`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(
            sandbox.intentctl("options", "p", "source.album"), .success("summer  Summer\nwinter  Winter\n"))
        try await expectEqual(sandbox.intentctl("set", "p", "source.album=summer"), .success())
        try await expectEqual(sandbox.intentctl("get", "p", "source"), .success("source.album: summer  Summer\n"))
        let refused = try await sandbox.intentctl("set", "p", "source.album=sumer")
        expectEqual(
            refused.error,
            "error: source.album: unknown option 'sumer' for 'album'; the options are summer, winter; did you mean "
                + "'summer'?\n")
        try await expectEqual(sandbox.intentctl("set", "p", "stations[1].albums=summer,winter"), .success())
        let json = #"stations:=[{"albums":["winter","autumn"]}]"#
        #expect(
            try await sandbox.intentctl("set", "p", json).error.contains("stations[1].albums: unknown option 'autumn'"))
    }

    @Test func `an option that is gone is shown at its field`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(
            sandbox.intentctl("set", "p", "source.album=summer", "stations[1].albums=summer").status, 0)
        try offer(["winter": "New title"], in: sandbox)
        try await expectEqual(sandbox.intentctl("refresh", "p").status, 0)
        let explained = try await sandbox.intentctl("get", "p", "source.album", "--explain").output
        #expect(explained.contains("vanished"), "\(explained)")
        // Another field can be set, and the option stays.
        try await expectEqual(sandbox.intentctl("set", "p", "stations[1].label=North").status, 0)
        let doctor = try await sandbox.intentctl("doctor").output
        #expect(doctor.contains("2 values are no longer offered as options"), "\(doctor)")
        try offer(["summer": "Sommer"], in: sandbox)
        try await expectEqual(sandbox.intentctl("refresh", "p").status, 0)
        try await expectEqual(sandbox.intentctl("get", "p", "source"), .success("source.album: summer  Sommer\n"))
        #expect(try await !sandbox.intentctl("doctor").output.contains("no longer offered"))
    }

    @Test func `a command of a field must be trusted`() async throws {
        let sandbox = try await sandbox()
        let refused = try await sandbox.intentctl("options", "p", "stations[1].line")
        expectEqual(refused.status, 77)
        let edit = try await sandbox.intentctl("set", "p", "stations[1].line=u1")
        expectEqual(edit.status, 77)
        #expect(edit.error.contains("stations[1].line: 'u1' cannot be looked up"), "\(edit.error)")
        let trust = try await sandbox.intentctl("trust", "definitions", "--yes")
        #expect(trust.output.contains("Photos.stations.line"), "\(trust.output)")
        try await expectEqual(sandbox.intentctl("set", "p", "stations[1].line=u1"), .success())
        try await expectEqual(
            sandbox.intentctl("get", "p", "stations[1].line"), .success("stations[1].line: u1  U1\n"))
    }

    @Test(arguments: [("source.album=s", "source.album=summer"), ("stations[1].albums=summer,w", "summer,winter")])
    func `options of fields are completed`(_ word: String, _ expected: String) async throws {
        let sandbox = try await sandbox()
        let words = ["set", "p", word]
        let output = try await sandbox.run(
            ["---completion", "set", "--", "positional@1", String(words.count), "0", "intentctl"] + words
        ).output
        #expect(output.contains(expected), "\(output)")
    }

    @Test func `a plain session chooses a member's option`() async throws {
        let sandbox = try await sandbox()
        let lines = ["source.type album", "options source.album", "2", "save yes", "quit"]
        let outcome = try await sandbox.intentctl(
            "configure", "p", "--plain", input: lines.map { $0 + "\n" }.joined())
        expectEqual(outcome.status, 0)
        #expect(outcome.output.contains("Summer"), "\(outcome.output)")
        try await expectEqual(sandbox.intentctl("get", "p", "source"), .success("source.album: winter  Winter\n"))
    }

    /// A widget whose records and unions have options that the row `city` selects.
    private func trip(_ policy: String = "reset") async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            group: trip
            types:
              City: { options: { bern: Bern, rome: Rome } }
              Stop: { properties: { city: String } }
              Gate:
                properties: { city: String }
                options: { g1: { title: Gate 1, city: bern }, g2: { title: Gate 2, city: rome } }
              Leg:
                fields:
                  stop: { type: Stop, optionsFrom: { file: stops.json, where: { city: { row: city } } } }
                  gate: { type: Gate, where: { city: { row: city } } }
                  label: String
            intents:
              Trip:
                parameters:
                  city: City
                  legs: { type: [Leg], ifParentChanges: \(policy) }
            widgets: { Trip: { intent: Trip, families: [systemSmall] } }
            """, to: "definitions/trip.intent.yaml")
        try sandbox.write(
            #"""
            {"options":1,"sections":[{"items":[{"identifier":"hbf","title":"HB","city":"bern"},
            {"identifier":"termini","title":"Termini","city":"rome"}]}]}
            """#, to: "definitions/stops.json")
        try await expectEqual(sandbox.intentctl("add", "Trip", "--id", "t").status, 0)
        return sandbox
    }

    @Test func `a row selects the options of fields`() async throws {
        let sandbox = try await trip()
        #expect(try await sandbox.intentctl("options", "t", "legs[1].stop").error.contains("city"))
        let early = try await sandbox.intentctl("set", "t", "legs[1].stop=hbf")
        #expect(early.error.contains("depends on 'city', which has no value"), "\(early.error)")
        try await expectEqual(
            sandbox.intentctl("set", "t", "city=bern", "legs[1].stop=hbf", "legs[1].gate=g1").status, 0)
        try await expectEqual(sandbox.intentctl("options", "t", "legs[2].stop"), .success("hbf  HB\n"))
        try await expectEqual(sandbox.intentctl("options", "t", "legs[2].gate").output.hasPrefix("g1"), true)
        let wrong = try await sandbox.intentctl("set", "t", "legs[1].stop=termini")
        #expect(wrong.error.contains("legs[1].stop: unknown option 'termini'"), "\(wrong.error)")
        // Another city resets the records.
        try await expectEqual(sandbox.intentctl("set", "t", "city=rome").status, 0)
        try await expectEqual(sandbox.intentctl("get", "t", "legs"), .success("legs:\n"))
    }

    /// A widget whose records have options that their own field `city` selects.
    private func journey() async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            group: trip
            types:
              City: { options: { bern: Bern, rome: Rome } }
              Stop: { properties: { city: String } }
              Gate:
                properties: { city: String }
                options: { g1: { title: Gate 1, city: bern }, g2: { title: Gate 2, city: rome } }
              Line: { optionsFrom: { command: [./lines.sh] } }
              Leg:
                fields:
                  city: City
                  stop: { type: Stop, optionsFrom: { file: stops.json, where: { city: { row: city } } } }
                  gate: { type: Gate, where: { city: { row: city } } }
                  line: { type: Line, dependsOn: [city] }
                  label: String
            intents: { Trip: { parameters: { legs: { type: [Leg] }, first: Leg } } }
            widgets: { Trip: { intent: Trip, families: [systemSmall] } }
            """, to: "definitions/trip.intent.yaml")
        try sandbox.write(
            #"""
            {"options":1,"sections":[{"items":[{"identifier":"hbf","title":"HB","city":"bern"},
            {"identifier":"termini","title":"Termini","city":"rome"}]}]}
            """#, to: "definitions/stops.json")
        // The title of the option shows what the command received.
        try sandbox.write(
            #"""
            #!/bin/sh
            given=$(printf '%s' "$INTENT_PARENTS" | tr -d '"{}\\')
            printf '{"options":1,"sections":[{"items":[{"identifier":"u1","title":"%s"}]}]}\n' "$given"

            """#, to: "definitions/lines.sh")
        try await expectEqual(sandbox.shell("chmod 755 definitions/lines.sh").status, 0)
        try await expectEqual(sandbox.intentctl("add", "Trip", "--id", "t").status, 0)
        return sandbox
    }

    @Test func `a field selects the options of others in its record`() async throws {
        let sandbox = try await journey()
        #expect(try await sandbox.intentctl("options", "t", "legs[1].stop").error.contains("legs[1].city"))
        let early = try await sandbox.intentctl("set", "t", "legs[1].stop=hbf")
        #expect(early.error.contains("'legs.stop' depends on 'legs.city', which has no value"), "\(early.error)")
        try await expectEqual(
            sandbox.intentctl(
                "set", "t", "legs[1].stop=hbf", "legs[1].gate=g1", "legs[1].city=bern", "legs[2].city=rome",
                "legs[2].stop=termini"),
            .success())
        try await expectEqual(sandbox.intentctl("options", "t", "legs[1].stop"), .success("hbf  HB\n"))
        try await expectEqual(sandbox.intentctl("options", "t", "legs[2].stop"), .success("termini  Termini\n"))
        try await expectEqual(sandbox.intentctl("options", "t", "legs[2].gate").output.hasPrefix("g2"), true)
        let wrong = try await sandbox.intentctl("set", "t", "legs[2].stop=hbf")
        #expect(wrong.error.contains("legs[2].stop: unknown option 'hbf'"), "\(wrong.error)")
        let gate = try await sandbox.intentctl("set", "t", "legs[2].gate=g1")
        #expect(gate.error.contains("legs[2].gate: unknown option 'g1'"), "\(gate.error)")
        try await expectEqual(sandbox.intentctl("refresh", "t").status, 0)
        #expect(try await !sandbox.intentctl("get", "t", "--explain").output.contains("vanished"))
    }

    @Test func `another value of a field resets what it selects`() async throws {
        let sandbox = try await journey()
        try await expectEqual(
            sandbox.intentctl("set", "t", "first.city=bern", "first.stop=hbf", "first.label=A"), .success())
        try await expectEqual(sandbox.intentctl("set", "t", "first.city=rome"), .success())
        try await expectEqual(sandbox.intentctl("get", "t", "first.stop"), .success("first.stop:\n"))
        try await expectEqual(sandbox.intentctl("get", "t", "first.label"), .success("first.label: A\n"))
        try await expectEqual(sandbox.intentctl("set", "t", "first.city=bern", "first.stop=hbf"), .success())
        // In one edit, the order does not matter.
        try await expectEqual(sandbox.intentctl("set", "t", "first.stop=termini", "first.city=rome"), .success())
        try await expectEqual(sandbox.intentctl("get", "t", "first.stop"), .success("first.stop: termini  Termini\n"))
        let lines = ["first.city bern", "options first.stop", "1", "save yes", "quit"]
        let outcome = try await sandbox.intentctl(
            "configure", "t", "--plain", input: lines.map { $0 + "\n" }.joined())
        expectEqual(outcome.status, 0)
        #expect(outcome.output.contains("HB") && !outcome.output.contains("1 Termini"), "\(outcome.output)")
        try await expectEqual(sandbox.intentctl("get", "t", "first.stop"), .success("first.stop: hbf  HB\n"))
    }

    @Test func `a command receives the fields on which its options depend`() async throws {
        let sandbox = try await journey()
        try await expectEqual(sandbox.intentctl("trust", "definitions", "--yes").status, 0)
        try await expectEqual(sandbox.intentctl("set", "t", "legs[1].city=rome", "legs[1].line=u1"), .success())
        let options = try await sandbox.intentctl("options", "t", "legs[1].line").output
        #expect(options.contains("legs.city:") && options.contains("rome"), "\(options)")
    }

    @Test func `records that are kept are marked for another row`() async throws {
        let sandbox = try await trip("keep")
        try await expectEqual(
            sandbox.intentctl("set", "t", "city=bern", "legs[1].stop=hbf", "legs[1].gate=g1", "legs[1].label=A").status,
            0)
        try await expectEqual(sandbox.intentctl("set", "t", "city=rome").status, 0)
        #expect(try await sandbox.intentctl("get", "t", "legs[1].label").output.contains("A"))
        for field in ["stop", "gate"] {
            let explained = try await sandbox.intentctl("get", "t", "legs[1].\(field)", "--explain").output
            #expect(explained.contains("vanished"), "\(explained)")
        }
        try await expectEqual(sandbox.intentctl("set", "t", "city=bern").status, 0)
        #expect(try await !sandbox.intentctl("get", "t", "legs[1].stop", "--explain").output.contains("vanished"))
    }
}
