import IntentModel
import IntentTestSupport
import Testing

/// The schema that a definition resolves to.
struct ShapeTests {
    @Test func `missing titles are derived from names`() {
        let schema = schema(
            parameters(
                "labelSize: Integer",
                before: "enums: { CountType: { cases: [fans2, money] } }\ntypes: { CarControl: {} }\n"))
        expectEqual(schema.intents[0].title.text, "Sample")
        expectEqual(schema.intents[0].swiftName, "SampleIntent")
        expectEqual(schema.intents[0].parameters[0].title.text, "Label Size")
        expectEqual(schema.enums[0].title.text, "Count Type")
        expectEqual(schema.enums[0].cases.map(\.title.text), ["Fans 2", "Money"])
        expectEqual(schema.types[0].title.text, "Car Control")
    }

    @Test func `indices count from 1 and continue from written ones`() {
        let schema = schema(
            "intentDefinition: 1\nenums: { E: { cases: { a: {}, unknown: None, b: { index: 7 }, c: C } } }\n")
        expectEqual(schema.enums[0].cases.map(\.index), [1, 7, 8])
        expectEqual(schema.enums[0].unknownTitle?.text, "None")
    }

    @Test func `an intent that a widget shows is eligible for widgets`() {
        let widget = "widgets: { W: { intent: Sample, families: [systemSmall] } }\n"
        #expect(schema(parameters("a: String", after: widget)).intents[0].isEligibleForWidgets)
        #expect(!schema(parameters("a: String")).intents[0].isEligibleForWidgets)
    }

    @Test func `the kind of a widget defaults to its name`() {
        let schema = schema(
            "intentDefinition: 1\nwidgets: { CarWidget: { families: [systemSmall] }, B: { kind: com.b, families: [systemSmall] } }\n"
        )
        expectEqual(schema.widgets.map(\.kind.name), ["CarWidget", "com.b"])
        expectEqual(schema.widgets.map(\.swiftName), ["carWidget", "b"])
    }

    @Test func `texts in several languages are read`() {
        let schema = schema(
            "intentDefinition: 1\nlanguage: de\nintents: { A: { title: { en: Time, de: Zeit }, description: Uhr } }\n")
        expectEqual(schema.intents[0].title, LocalizedText("Zeit", language: "de", translations: ["en": "Time"]))
        expectEqual(schema.intents[0].description, LocalizedText("Uhr", language: "de"))
        expectEqual(schema.language, "de")
    }

    @Test func `names apply across files in any order`() {
        let widgets = "intentDefinition: 1\ngroup: a.b\nwidgets: { W: { intent: I, families: [systemSmall] } }\n"
        let intents =
            "intentDefinition: 1\nlanguages: [en]\nintents: { I: { parameters: { c: { type: City, default: oslo } } } }\n"
        let types =
            "intentDefinition: 1\nlanguages: [en, de]\ntypes: { City: { options: { oslo: { title: { en: Oslo, de: Oslo } } } } }\n"
        let schema = schema(widgets, intents, types)
        expectEqual(schema.group, "a.b")
        expectEqual(schema.languages, ["en", "de"])
        expectEqual(schema.intents[0].parameters[0].defaultRule, .options(["oslo"]))
        expectEqual(schema.intents[0].parameters[0].options, .listed(schema.intents[0].parameters[0].options.listed))
    }
}

extension OptionSource {
    var listed: [ListedOption] {
        if case .listed(let options) = self { options } else { [] }
    }
}
