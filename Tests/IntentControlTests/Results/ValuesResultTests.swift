import IntentControl
import IntentModel
import IntentRuntime
import Testing

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

    @Test func textIsALineForEachValue() throws {
        let result = ValuesResult(parameters: try reports.get())
        #expect(
            result.text(.plain) == """
                carControls: lock  车锁
                carControls: trunk  后备箱
                labels:
                name:
                labelSize: 16
                favourite:

                """)
    }

    @Test func jsonIsAnObjectByParameterInWireForm() throws {
        let result = ValuesResult(parameters: try reports.get())
        #expect(
            result.json == [
                "carControls": [
                    ["identifier": "lock", "displayString": "车锁"], ["identifier": "trunk", "displayString": "后备箱"],
                ],
                "labels": [], "name": "", "labelSize": 16, "favourite": .null,
            ])
    }

    @Test func namesAreBoldWhereThereIsColour() throws {
        let result = ValuesResult(parameters: [try SampleReports.report("labelSize", effective: .integer(1))])
        #expect(result.text(TextStyle(hasColour: true)) == "\u{1B}[1mlabelSize:\u{1B}[0m 1\n")
    }

    @Test func nothingToConfigureIsNoText() {
        #expect(ValuesResult(parameters: []).text(.plain) == "")
        #expect(ValuesResult(parameters: []).json == [:])
    }
}
