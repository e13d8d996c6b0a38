import Foundation
import IntentTestSupport
import Testing

/// `where` and the rows of addresses, as users see them.
struct SelectedOptionsTests {
    private func trip() async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            intentDefinition: 1
            language: en
            types:
              City: { options: { berlin: Berlin, rome: Rome } }
              Stop: { properties: { city: String, lines: [String] } }
              Gate: { properties: { hall: String } }
            intents:
              Trip:
                parameters:
                  city: City
                  line: { type: String, default: u1 }
                  stop:
                    { type: Stop, optionsFrom: { file: stops.json, where: { city: { row: city }, lines: { row: line } } } }
                  hall: { type: String, options: { a: Hall A, b: Hall B }, default: a }
                  gate:
                    type: Gate
                    options: { g1: { title: Gate 1, hall: a }, g2: { title: Gate 2, hall: b }, g3: { title: Gate 3, hall: b } }
                    where: { hall: { row: hall } }
                    default: { first: 1 }
                  kept:
                    type: Gate
                    options: { g1: { title: Gate 1, hall: a }, g2: { title: Gate 2, hall: b } }
                    where: { hall: { row: hall } }
                    ifParentChanges: keep
            widgets: { TripWidget: { intent: Trip, families: [systemSmall] } }
            """, to: "definitions/trip.intent.yaml")
        try sandbox.write(
            """
            { "options": 1, "sections": [ { "items": [
              { "identifier": "hbf", "title": "Hauptbahnhof", "city": "berlin", "lines": ["u1", "u5"] },
              { "identifier": "zoo", "title": "Zoo", "city": "berlin", "lines": ["u2"] },
              { "identifier": "termini", "title": "Termini", "city": "rome", "lines": ["u1"] } ] } ] }
            """, to: "definitions/stops.json")
        _ = try await sandbox.intentctl("add", "TripWidget", "--family", "systemSmall", "--id", "a")
        return sandbox
    }

    private func identifiers(_ parameter: String, in sandbox: Sandbox) async throws -> [String] {
        let lines = try await sandbox.intentctl("options", "a", parameter).output.split(separator: "\n")
        return ["hbf", "zoo", "termini", "g1", "g2", "g3"].filter { name in
            lines.contains { $0.split(separator: " ").contains(Substring(name)) }
        }
    }

    @Test func `a file's items are selected by rows`() async throws {
        let sandbox = try await trip()
        try await expectEqual(identifiers("stop", in: sandbox), [])
        let early = try await sandbox.intentctl("set", "a", "stop=hbf")
        #expect(early.status != 0 && early.error.contains("'stop' depends on 'city', which has no value"))
        _ = try await sandbox.intentctl("set", "a", "city=berlin")
        try await expectEqual(identifiers("stop", in: sandbox), ["hbf"])
        _ = try await sandbox.intentctl("set", "a", "line=u2")
        try await expectEqual(identifiers("stop", in: sandbox), ["zoo"])
        let other = try await sandbox.intentctl("set", "a", "stop=termini")
        #expect(other.status != 0 && other.error.contains("unknown option 'termini' for 'stop'"))
        try await expectEqual(sandbox.intentctl("set", "a", "stop=zoo").status, 0)
        // Another city resets the stop.
        _ = try await sandbox.intentctl("set", "a", "city=rome", "line=u1")
        try await expectEqual(identifiers("stop", in: sandbox), ["termini"])
        #expect(try await !sandbox.intentctl("get", "a", "stop").output.contains("zoo"))
    }

    @Test func `listed options and their default are selected by rows`() async throws {
        let sandbox = try await trip()
        try await expectEqual(identifiers("gate", in: sandbox), ["g1"])
        #expect(try await sandbox.intentctl("get", "a", "gate").output.contains("g1"))
        let refused = try await sandbox.intentctl("set", "a", "gate=g2")
        #expect(refused.status != 0 && refused.error.contains("unknown option 'g2' for 'gate'"))
        _ = try await sandbox.intentctl("set", "a", "kept=g1")
        _ = try await sandbox.intentctl("set", "a", "hall=b")
        try await expectEqual(identifiers("gate", in: sandbox), ["g2", "g3"])
        #expect(try await sandbox.intentctl("get", "a", "gate").output.contains("g2"))
        // What is kept is marked, and is found again with its row.
        #expect(try await sandbox.intentctl("get", "a", "kept", "--explain").output.contains("vanished"))
        _ = try await sandbox.intentctl("set", "a", "hall=a")
        #expect(try await !sandbox.intentctl("get", "a", "kept", "--explain").output.contains("vanished"))
    }
}
