import IntentCommandLine
import IntentDocuments
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@testable import IntentControl

struct KindsResultTests {
    @Test func `kinds are shown with their parameters`() throws {
        let text = KindsResult(schema: SampleSchema.schema, locale: "zh-CN").text(.plain)
        #expect(
            text.hasPrefix(
                """
                com.example.car  车控
                  name      CarWidget
                  families  systemSmall systemMedium
                  intent    WidgetConfig
                    carControls  [CarControl]           Title of carControls

                """))
        #expect(
            text.hasSuffix("\n\nSavings  Savings\n  families  systemSmall\n  intent    none, nothing to configure\n"))
    }

    @Test(arguments: [
        (ValueType(.dateComponents(.dateTime)), "DateComponents"),
        (ValueType(.dateComponents(.time), isList: true), "[DateComponents (time)]"),
        (ValueType(.system("MediaItem")), "System.MediaItem"), (ValueType(.anyObject), "Object"),
    ])
    func `types are written as in a definition`(type: ValueType, written: String) {
        var schema = SampleSchema.schema
        schema.intents[0].parameters = [SampleSchema.parameter("p", type)]
        #expect(KindsResult(schema: schema, locale: "en").text(.plain).contains("    p  \(written)  Title of p\n"))
    }

    @Test func `JSON contains slots by family`() throws {
        let json = KindsResult(schema: SampleSchema.schema, locale: "en").json
        expectEqual(json["kinds"], 1)
        let car = try #require(json["widgets"]?.arrayValue?.first)
        expectEqual(car["title"], "Car Widget")
        expectEqual(
            car["parameters"]?.arrayValue?.first,
            [
                "name": "carControls", "type": "[object:CarControl]", "title": "Title of carControls",
                "description": .null, "options": "dynamic",
                "slots": [
                    "systemSmall": ["minimum": 2, "maximum": 2], "systemMedium": ["minimum": 1, "maximum": 4],
                ],
            ])
        expectEqual(json["widgets"]?.arrayValue?.last?["intent"], .null)
    }
}

struct InstanceResultTests {
    @Test func `an instance is shown with its parameters`() throws {
        let configuration = ResolvedConfiguration(
            instance: try SampleReports.instance(), family: .systemMedium, isOrphan: false, parameters: [])
        let result = ShowResult(
            configuration: configuration, title: "Car Widget",
            parameters: [try SampleReports.report("labelSize", effective: .integer(16), stored: .integer(16))])
        expectEqual(
            result.text(.plain),
            """
            id        garage
            kind      com.example.car  Car Widget
            family    systemMedium
            intent    WidgetConfig
            revision  3

            labelSize: 16
              origin   user
              stored   16
              default  none

            """)
        expectEqual(result.json["show"], 1)
        expectEqual(result.json["isOrphan"], false)
        expectEqual(result.json["stored"], nil)
        expectEqual(result.json["parameters"]?["labelSize"]?["value"], 16)
    }

    @Test func `an orphan is shown with its stored values`() throws {
        var instance = try SampleReports.instance()
        instance.values = [
            "b": StoredValue(type: "Integer", wire: 16),
            "a": StoredValue(
                type: "[object:CarControl]", wire: [["identifier": "lock", "displayString": "车锁"], .null],
                marks: [StoredMark(.vanished, identifier: "lock")]),
        ]
        let result = ShowResult(
            configuration: ResolvedConfiguration(
                instance: instance, family: .systemMedium, isOrphan: true, parameters: []),
            title: nil, parameters: [])
        #expect(result.text(.plain).contains("orphan"))
        #expect(result.text(.plain).hasSuffix("\na:  lock  车锁, (empty slot)\nb:  16\n"))
        expectEqual(result.json["title"], .null)
        expectEqual(
            result.json["stored"],
            [
                "a": [
                    "type": "[object:CarControl]", "value": [["identifier": "lock", "displayString": "车锁"], .null],
                    "marks": [["mark": "vanished", "identifier": "lock"]],
                ], "b": ["type": "Integer", "value": 16],
            ])
    }

    @Test func `lists are printed in columns`() throws {
        let result = InstancesResult(instances: [
            try SampleReports.instance("a"), try SampleReports.instance("garage", intent: nil),
        ])
        expectEqual(
            result.text(.plain),
            """
            a       com.example.car  systemMedium
            garage  com.example.car  systemMedium

            """)
        expectEqual(result.json["list"], 1)
        expectEqual(result.json["instances"]?.arrayValue?.last?["intent"], .null)
    }
}

struct ValuesResultTests {
    private let reports = Result {
        [
            try SampleReports.report("carControls", effective: .list([SampleReports.lock, nil, SampleReports.trunk])),
            try SampleReports.report("labels", effective: nil, origin: .none),
            try SampleReports.report("name", effective: .string("")),
            try SampleReports.report("labelSize", effective: .integer(16)),
            try SampleReports.report("favourite", effective: nil, origin: .none),
        ]
    }

    @Test func `text has a line for each value`() throws {
        let result = ValuesResult(parameters: try reports.get())
        expectEqual(
            result.text(.plain),
            """
            carControls: lock  车锁
            carControls: trunk  后备箱
            labels:
            name:
            labelSize: 16
            favourite:

            """)
    }

    @Test func `JSON is an object by parameter in wire form`() throws {
        let result = ValuesResult(parameters: try reports.get())
        expectEqual(
            result.json,
            [
                "carControls": [
                    ["identifier": "lock", "displayString": "车锁"], ["identifier": "trunk", "displayString": "后备箱"],
                ],
                "labels": [], "name": "", "labelSize": 16, "favourite": .null,
            ])
    }

    @Test func `names are bold in color output`() throws {
        let result = ValuesResult(parameters: [try SampleReports.report("labelSize", effective: .integer(1))])
        expectEqual(result.text(TextStyle(hasColor: true)), "\u{1B}[1mlabelSize:\u{1B}[0m 1\n")
    }

    @Test func `an instance without parameters prints nothing`() {
        expectEqual(ValuesResult(parameters: []).text(.plain), "")
        expectEqual(ValuesResult(parameters: []).json, [:])
    }
}

struct ExplanationResultTests {
    @Test func `an explanation shows everything about a value`() throws {
        let result = ExplanationResult(
            instance: try SampleReports.instance(),
            parameters: [
                try SampleReports.report(
                    "carControls", effective: .list([SampleReports.lock, nil]),
                    stored: .list([SampleReports.lock, nil, SampleReports.trunk]), defaultValue: .list([]),
                    marks: [.vanished, .tail(1)]),
                try SampleReports.report(
                    "labelSize", effective: .integer(12), defaultValue: .integer(12), origin: .definitionDefault),
            ])
        expectEqual(
            result.text(.plain),
            """
            carControls: lock  车锁
              origin   user
              stored   lock  车锁
                       (empty slot)
                       trunk  后备箱
              default  none
              marks    vanished
                       tail(1)
            labelSize: 12
              origin   default(definition)
              stored   none
              default  12

            """)
        let carControls = try #require(result.json["parameters"]?["carControls"])
        expectEqual(result.json["explain"], 1)
        expectEqual(result.json["revision"], 3)
        expectEqual(carControls["value"]?.arrayValue?.last, .null)
        expectEqual(carControls["stored"]?.arrayValue?.count, 3)
        expectEqual(carControls["default"], [])
        expectEqual(carControls["marks"], ["vanished", "tail"])
        expectEqual(carControls["tail"], 1)
        expectEqual(carControls["storedForm"], nil)
        expectEqual(result.json["parameters"]?["labelSize"]?["origin"], "default(definition)")
        expectEqual(result.json["parameters"]?["labelSize"]?["stored"], .null)
    }

    @Test func `an incompatible value is shown in its stored form`() throws {
        let form = StoredValue(type: "[String]", wire: ["big", .null])
        let result = ExplanationResult(
            instance: try SampleReports.instance(),
            parameters: [
                try SampleReports.report(
                    "labelSize", effective: nil, storedForm: form, origin: .none, marks: [.incompatible])
            ])
        #expect(result.text(.plain).contains("  stored   big, (empty slot)\n"))
        let labelSize = result.json["parameters"]?["labelSize"]
        expectEqual(labelSize?["storedForm"], ["type": "[String]", "value": ["big", .null]])
    }
}

struct ChangeResultTests {
    @Test func `an edit prints only notes about its side effects`() throws {
        let outcome = EditOutcome(
            revision: 4, changed: ["operator"], reset: ["line", "stops"], warnings: ["'x' has fewer than 2 values"])
        let result = EditResult(id: try SampleReports.instance().id, outcome: outcome)
        expectEqual(result.text(.plain), "")
        expectEqual(
            result.notes,
            [
                .warning("'x' has fewer than 2 values"), .note("reset because a parent changed: line, stops"),
            ])
        expectEqual(
            result.json,
            [
                "edit": 1, "id": "garage", "revision": 4, "changed": ["operator"], "reset": ["line", "stops"],
                "warnings": ["'x' has fewer than 2 values"],
            ])
    }

    @Test func `removing and restoring print nothing`() throws {
        let id = try SampleReports.instance().id
        expectEqual(RemovalResult(.remove, id: id).text(.plain), "")
        expectEqual(RemovalResult(.remove, id: id).json, ["remove": 1, "id": "garage"])
        expectEqual(RemovalResult(.restore, id: id).json, ["restore": 1, "id": "garage"])
    }

    @Test func `adding prints the identifier`() throws {
        let result = AddResult(instance: try SampleReports.instance())
        expectEqual(result.text(.plain), "garage\n")
        expectEqual(result.json["add"], 1)
        expectEqual(result.json["id"], "garage")
    }

    @Test func `a history shows marks if they change`() throws {
        let id = try SampleReports.instance().id
        let value = StoredValue(type: "String", wire: "cet")
        var gone = value
        gone.marks = [StoredMark(.vanished, identifier: "cet")]
        let states = [(value, gone), (gone, value), (gone, nil)] as [(StoredValue, StoredValue?)]
        let change = LoggedChange(
            sequence: 1, instance: id, kind: "k", revision: 1, time: StoreTime(milliseconds: 0), cause: .refreshed,
            familyBefore: .systemSmall, familyAfter: .systemSmall,
            differences: states.map { .init(.value("zone"), before: $0, after: $1) })
        let list = ChangeList(of: id, LogPage(changes: [change], prunedSequence: 0), Secrecy(Schema()), limit: nil)
        let times = TimeText(now: StoreTime(milliseconds: 0), zone: .fixed(0))
        expectEqual(
            HistoryResult(list, fields: [.differences], times: times).text(.plain),
            "zone: cet -> cet (vanished); zone: cet (vanished) -> cet; zone: cet (vanished) -> none\n")
    }

    @Test func `a history shows the values before and after`() throws {
        let id = try SampleReports.instance().id
        let placed = LoggedChange(
            sequence: 1, instance: id, kind: "k", revision: 1, time: StoreTime(milliseconds: 0), cause: .placed,
            familyBefore: nil, familyAfter: .systemSmall, differences: [])
        let edited = LoggedChange(
            sequence: 2, instance: id, kind: "k", revision: 2, time: StoreTime(milliseconds: 80_000_000),
            cause: .edited, familyBefore: .systemSmall, familyAfter: .systemSmall,
            differences: [
                .init(.value("labelSize"), before: nil, after: StoredValue(type: "Integer", wire: 16)),
                .init(.defaultValue("name"), before: StoredValue(type: "String", wire: "a\nb"), after: nil),
            ])
        let undone = LoggedChange(
            sequence: 3, instance: id, kind: "k", revision: 3, time: StoreTime(milliseconds: 86_401_000),
            cause: .undone, familyBefore: .systemSmall, familyAfter: .systemSmall, differences: [],
            restoredRevision: 1)
        let log = LogPage(changes: [placed, edited, undone], prunedSequence: 0)
        let times = TimeText(now: StoreTime(milliseconds: 86_410_000), zone: .fixed(3_600))
        let result = HistoryResult(ChangeList(of: id, log, Secrecy(Schema()), limit: nil), times: times)
        expectEqual(
            result.text(.plain),
            """
            1  1970-01-01 01:00  placed  systemSmall
            2  1 hour ago        edited
               labelSize: none -> 16
               default of name: a␊b -> none
            3  just now          undone  to revision 1

            """)
        let chosen = HistoryResult(
            ChangeList(of: id, log, Secrecy(Schema()), limit: 2), fields: [.cause, .revision, .restoredRevision],
            times: times)
        expectEqual(chosen.text(.plain), "edited  2\nundone  3  1\n")
        expectEqual(
            chosen.json["changes"],
            [
                ["cause": "edited", "revision": 2], ["cause": "undone", "revision": 3, "restoredRevision": 1],
            ])
        expectEqual(chosen.notes, [.note("1 older change is not listed; a larger --limit lists more")])
        expectEqual(result.json["changes"]?.arrayValue?.first?["time"], "1970-01-01T00:00:00.000Z")
        let differences = result.json["changes"]?.arrayValue?[1]["differences"]
        expectEqual(
            differences,
            [
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
    @Test func `the history of a forgotten instance is not complete`() throws {
        let id = try SampleReports.instance().id
        let forgotten = LoggedChange(
            sequence: 9, instance: id, kind: "k", revision: 4, time: StoreTime(milliseconds: 0), cause: .forgotten,
            familyBefore: .systemSmall, familyAfter: .systemSmall, differences: [])
        let log = LogPage(changes: [forgotten], prunedSequence: 0)
        let result = HistoryResult(
            ChangeList(of: id, log, Secrecy(Schema()), limit: nil), times: TimeText(now: StoreTime(milliseconds: 0)))
        expectEqual(result.json["isComplete"], false)
        expectEqual(result.notes, [.note("the values and the earlier changes of 'garage' were deleted")])
    }

    @Test(arguments: [
        (PruneReport(changes: 1), "deleted 1 older change"), (PruneReport(forgotten: 2), "deleted 2 removed instances"),
        (PruneReport(changes: 3, forgotten: 1), "deleted 3 older changes and 1 removed instance"),
    ])
    func `counts are singular or plural, and never zero`(report: PruneReport, note: String) {
        expectEqual(RetentionResult(retention: .standard, report: report).notes, [.note(note)])
    }
}
