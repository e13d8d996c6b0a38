import IntentControl
import IntentModel
import IntentRuntime
import Testing

struct ExplanationResultTests {
    @Test func everythingKnownOfAValueIsTold() throws {
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
        #expect(
            result.text(.plain) == """
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
        #expect(result.json["explain"] == 1)
        #expect(result.json["revision"] == 3)
        #expect(carControls["value"]?.arrayValue?.last == .null)
        #expect(carControls["stored"]?.arrayValue?.count == 3)
        #expect(carControls["default"] == [])
        #expect(carControls["marks"] == ["vanished", "tail"])
        #expect(carControls["tail"] == 1)
        #expect(carControls["storedForm"] == nil)
        #expect(result.json["parameters"]?["labelSize"]?["origin"] == "default(definition)")
        #expect(result.json["parameters"]?["labelSize"]?["stored"] == .null)
    }

    @Test func anIncompatibleValueIsShownAsItLies() throws {
        let form = StoredValue(type: "[String]", wire: ["big", .null])
        let result = ExplanationResult(
            instance: try SampleReports.instance(),
            parameters: [
                try SampleReports.report(
                    "labelSize", effective: nil, storedForm: form, origin: .none, marks: [.incompatible])
            ])
        #expect(result.text(.plain).contains("  stored   big, (empty slot)\n"))
        let labelSize = result.json["parameters"]?["labelSize"]
        #expect(labelSize?["storedForm"] == ["type": "[String]", "value": ["big", .null]])
    }
}
