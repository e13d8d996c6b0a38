import IntentControl
import IntentModel
import IntentRuntime
import Testing

struct InstanceResultTests {
    @Test func anInstanceIsShownWithItsParameters() throws {
        let configuration = ResolvedConfiguration(
            instance: try SampleReports.instance(), family: .systemMedium, isOrphan: false, parameters: [])
        let result = InstanceResult(
            configuration: configuration, title: "Car Widget",
            parameters: [try SampleReports.report("labelSize", effective: .integer(16), stored: .integer(16))])
        #expect(
            result.text(.plain) == """
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
        #expect(result.json["show"] == 1)
        #expect(result.json["isOrphan"] == false)
        #expect(result.json["stored"] == nil)
        #expect(result.json["parameters"]?["labelSize"]?["value"] == 16)
    }

    @Test func anOrphanKeepsWhatIsStored() throws {
        var instance = try SampleReports.instance()
        instance.values = [
            "b": StoredValue(type: "Integer", wire: 16),
            "a": StoredValue(
                type: "[object:CarControl]", wire: [["identifier": "lock", "displayString": "车锁"], .null],
                marks: [StoredMark(.vanished, identifier: "lock")]),
        ]
        let result = InstanceResult(
            configuration: ResolvedConfiguration(instance: instance, family: nil, isOrphan: true, parameters: []),
            title: nil, parameters: [])
        #expect(result.text(.plain).contains("orphan"))
        #expect(result.text(.plain).hasSuffix("\na:  lock  车锁, (empty slot)\nb:  16\n"))
        #expect(result.json["title"] == .null)
        #expect(
            result.json["stored"] == [
                "a": [
                    "type": "[object:CarControl]", "value": [["identifier": "lock", "displayString": "车锁"], .null],
                    "marks": [["mark": "vanished", "identifier": "lock"]],
                ], "b": ["type": "Integer", "value": 16],
            ])
    }

    @Test func listsAreColumns() throws {
        let result = InstancesResult(instances: [
            try SampleReports.instance("a"), try SampleReports.instance("garage", intent: nil),
        ])
        #expect(
            result.text(.plain) == """
                a       com.example.car  systemMedium
                garage  com.example.car  systemMedium

                """)
        #expect(result.json["list"] == 1)
        #expect(result.json["instances"]?.arrayValue?.last?["intent"] == .null)
    }
}
