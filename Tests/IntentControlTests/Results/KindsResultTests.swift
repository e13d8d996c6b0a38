import IntentControl
import IntentModel
import Testing

struct KindsResultTests {
    @Test func kindsAreToldWithTheirParameters() throws {
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
    func typesAreWrittenAsInADefinition(type: ValueType, written: String) {
        var schema = SampleSchema.schema
        schema.intents[0].parameters = [SampleSchema.parameter("p", type)]
        #expect(KindsResult(schema: schema, locale: "en").text(.plain).contains("    p  \(written)  Title of p\n"))
    }

    @Test func jsonHasSlotsByFamily() throws {
        let json = KindsResult(schema: SampleSchema.schema, locale: "en").json
        #expect(json["kinds"] == 1)
        let car = try #require(json["widgets"]?.arrayValue?.first)
        #expect(car["title"] == "Car Widget")
        #expect(
            car["parameters"]?.arrayValue?.first == [
                "name": "carControls", "type": "[object:CarControl]", "title": "Title of carControls",
                "description": .null, "options": "dynamic",
                "slots": [
                    "systemSmall": ["minimum": 2, "maximum": 2], "systemMedium": ["minimum": 1, "maximum": 4],
                ],
            ])
        #expect(json["widgets"]?.arrayValue?.last?["intent"] == .null)
    }
}
