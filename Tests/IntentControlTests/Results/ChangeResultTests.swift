import IntentControl
import IntentModel
import IntentRuntime
import Testing

struct ChangeResultTests {
    @Test func anEditIsQuietButForWhatItDidUnasked() throws {
        let outcome = EditOutcome(
            revision: 4, changed: ["operator"], reset: ["line", "stops"], warnings: ["'x' has fewer than 2 values"])
        let result = EditResult(id: try SampleReports.instance().id, outcome: outcome)
        #expect(result.text(.plain) == "")
        #expect(
            result.notes == [
                .warning("'x' has fewer than 2 values"), .note("reset, because a parent changed: line, stops"),
            ])
        #expect(
            result.json == [
                "edit": 1, "id": "garage", "revision": 4, "changed": ["operator"], "reset": ["line", "stops"],
                "warnings": ["'x' has fewer than 2 values"],
            ])
    }

    @Test func removalAndRestorationAreQuiet() throws {
        let id = try SampleReports.instance().id
        #expect(RemovalResult(.remove, id: id).text(.plain) == "")
        #expect(RemovalResult(.remove, id: id).json == ["remove": 1, "id": "garage"])
        #expect(RemovalResult(.restore, id: id).json == ["restore": 1, "id": "garage"])
    }

    @Test func aPlacementIsItsID() throws {
        let result = PlacementResult(instance: try SampleReports.instance())
        #expect(result.text(.plain) == "garage\n")
        #expect(result.json["add"] == 1)
        #expect(result.json["id"] == "garage")
    }

    @Test func aHistoryTellsWhatWasAndWhatIs() throws {
        let id = try SampleReports.instance().id
        let placed = LoggedChange(
            sequence: 1, instance: id, kind: "k", revision: 1, time: StoreTime(milliseconds: 0), cause: .placed,
            familyBefore: nil, familyAfter: "systemSmall", differences: [])
        let edited = LoggedChange(
            sequence: 2, instance: id, kind: "k", revision: 2, time: StoreTime(milliseconds: 1_500), cause: .edited,
            familyBefore: "systemSmall", familyAfter: "systemSmall",
            differences: [
                .init(.value("labelSize"), before: nil, after: StoredValue(type: "Integer", wire: 16)),
                .init(.defaultValue("name"), before: StoredValue(type: "String", wire: "a\nb"), after: nil),
            ])
        let result = HistoryResult(id: id, log: LogPage(changes: [placed, edited], prunedSequence: 0))
        #expect(
            result.text(.plain) == """
                1  1970-01-01T00:00:00.000Z  placed  systemSmall
                2  1970-01-01T00:00:01.500Z  edited
                   labelSize: none -> 16
                   default of name: a␊b -> none

                """)
        let differences = result.json["changes"]?.arrayValue?.last?["differences"]
        #expect(
            differences == [
                [
                    "parameter": "labelSize", "of": "value", "before": .null,
                    "after": ["type": "Integer", "value": 16],
                ],
                [
                    "parameter": "name", "of": "default", "before": ["type": "String", "value": "a\nb"],
                    "after": .null,
                ],
            ])
    }
}
