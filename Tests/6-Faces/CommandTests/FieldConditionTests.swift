import Foundation
import IntentTestSupport
import Testing

/// Conditions of the fields of records on the command line.
struct FieldConditionTests {
    private static let definition = """
        intentDefinition: 1
        group: trip
        types:
          Leg:
            fields:
              mode: { type: Mode, default: bus }
              line: { type: String, when: { mode: [bus, tram] } }
              stops: { type: Integer, default: 3, range: 1...9, when: { line: { isSet: true } } }
              pace: { type: Integer, default: 5, when: [{ mode: walk, detailed: true }] }
        enums: { Mode: { cases: [bus, tram, walk] } }
        intents:
          Trip:
            parameters:
              detailed: { type: Boolean, default: false }
              legs: { type: [Leg] }
              first: Leg
        widgets: { Trip: { intent: Trip, families: [systemSmall] } }
        """

    private func sandbox() async throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(Self.definition, to: "definitions/trip.intent.yaml")
        try await expectEqual(sandbox.intentctl("add", "Trip", "--id", "t").status, 0)
        return sandbox
    }

    private func get(_ sandbox: Sandbox, _ path: String) async throws -> String {
        try await sandbox.intentctl("get", "t", path).output
    }

    @Test func `a hidden field has its default and keeps its value`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(
            sandbox.intentctl("set", "t", "legs[1].line=12", "legs[1].stops=7").status, 0)
        try await expectEqual(get(sandbox, "legs[1].stops"), "legs[1].stops: 7\n")
        try await expectEqual(sandbox.intentctl("set", "t", "legs[1].mode=walk"), .success())
        try await expectEqual(get(sandbox, "legs[1].line"), "legs[1].line:\n")
        // The field that it tests is hidden, so it is hidden, too.
        try await expectEqual(
            sandbox.intentctl("get", "t", "legs[1].stops", "--explain").output,
            "legs[1].stops: 3\n  origin   default(definition)\n  stored   7\n  default  3\n  marks    hidden\n")
        try await expectEqual(
            sandbox.intentctl("get", "t", "legs", "--json").output,
            #"{"legs":[{"mode":"walk","pace":5,"stops":3}]}"# + "\n")
        try await expectEqual(sandbox.intentctl("set", "t", "legs[1].mode=tram").status, 0)
        try await expectEqual(get(sandbox, "legs[1].stops"), "legs[1].stops: 7\n")
        try await expectEqual(get(sandbox, "legs[1].line"), "legs[1].line: 12\n")
    }

    @Test func `an edit of a hidden field warns`() async throws {
        let sandbox = try await sandbox()
        let outcome = try await sandbox.intentctl("set", "t", "legs[1].mode=walk", "legs[1].line=12", "first.pace=4")
        expectEqual(outcome.status, 0)
        expectEqual(
            outcome.error,
            "warning: 'legs[1].line' has no effect while its row is hidden\n"
                + "warning: 'first.pace' has no effect while its row is hidden\n")
    }

    @Test func `a row of the intent shows a field`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("set", "t", "first.mode=walk", "first.pace=4").status, 0)
        try await expectEqual(get(sandbox, "first.pace"), "first.pace: 5\n")
        try await expectEqual(sandbox.intentctl("set", "t", "detailed=true").status, 0)
        try await expectEqual(get(sandbox, "first.pace"), "first.pace: 4\n")
        try await expectEqual(sandbox.intentctl("undo", "t").status, 0)
        try await expectEqual(get(sandbox, "first.pace"), "first.pace: 5\n")
    }

    @Test func `a plain session shows only visible fields`() async throws {
        let sandbox = try await sandbox()
        let lines = [
            "first", "first.mode walk", "detailed true", "first.pace 4", "show 3", "first.mode bus", "save yes", "quit",
        ]
        let outcome = try await sandbox.intentctl(
            "configure", "t", "--plain", input: lines.map { $0 + "\n" }.joined())
        expectEqual(outcome.status, 0)
        #expect(outcome.output.contains("> first\n3 First: Bus (changed)\n3.1 Mode: Bus\n3.2 Line: no value\n> "))
        #expect(outcome.output.contains("3.1 Mode: Walk (changed)\n> detailed true\n"), "\(outcome.output)")
        #expect(outcome.output.contains("3.2 Pace: 4 (changed)\n"), "\(outcome.output)")
        try await expectEqual(
            sandbox.intentctl("get", "t", "first.pace", "--explain").output,
            "first.pace: 5\n  origin   default(definition)\n  stored   4\n  default  5\n  marks    hidden\n")
    }

    @Test func `an export has the values of hidden fields`() async throws {
        let sandbox = try await sandbox()
        try await expectEqual(sandbox.intentctl("set", "t", "first.line=12", "first.stops=8").status, 0)
        try await expectEqual(sandbox.intentctl("set", "t", "first.mode=walk").status, 0)
        let document = try await sandbox.intentctl("export", "--json").output
        #expect(document.contains(#""line":"12""#), "\(document)")
        try sandbox.write(document, to: "all.json")
        let store = ["--store", "data/other.sqlite"]
        try await expectEqual(sandbox.run(["import", "all.json"] + store).status, 0)
        try await expectEqual(sandbox.run(["set", "t", "first.mode=bus"] + store).status, 0)
        try await expectEqual(sandbox.run(["get", "t", "first.stops"] + store), .success("first.stops: 8\n"))
    }
}
