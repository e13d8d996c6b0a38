import IntentModel
import Testing

@Suite struct SchemaDigestTests {
    private func schema() -> Schema {
        var schema = sampleSchema()
        let title = LocalizedText("x", language: "en")
        var parameter = Parameter(
            name: "controls", swiftName: "controls", title: title, type: ValueType(.object("CarControl"), isList: true))
        parameter.options = .listed([ListedOption(identifier: "lock", title: title)])
        schema.intents = [Intent(name: "Car", swiftName: "CarIntent", title: title, parameters: [parameter])]
        schema.widgets = [
            Widget(
                name: "CarWidget", swiftName: "carWidget", kind: "car", title: title, intent: "Car",
                families: [.systemSmall])
        ]
        return schema
    }

    @Test func isTheSameForEver() {
        #expect(Schema().digest() == "528acd2c1b1f590a")
        #expect(schema().digest() == "ddcbf84f76773832")
    }

    @Test func looksAwayFromTextsAndOrder() {
        let digest = schema().digest()
        var other = schema()
        other.language = "de"
        other.intents[0].title = LocalizedText("y", language: "de")
        other.intents[0].swiftName = "Other"
        other.types[0].properties.reverse()
        other.enums[0].cases.reverse()
        other.widgets[0].families = [.systemLarge]
        #expect(other.digest() == digest)
    }

    @Test func seesWhatStoredValuesMean() {
        var changed: [Schema] = Array(repeating: schema(), count: 7)
        changed[0].types[0].properties[0].name = "glyph"
        changed[1].types[0].properties[0].type.isList = true
        changed[2].enums[0].cases[0].renamedFrom = []
        changed[3].intents[0].parameters[0].type = ValueType(.string)
        changed[4].intents[0].renamedFrom = ["Cars"]
        changed[5].widgets[0].kind = "cars"
        changed[6].intents[0].parameters[0].options = .dynamic
        if case .listed(var options) = schema().intents[0].parameters[0].options {
            options[0].renamedFrom = ["bolt"]
            changed[6].intents[0].parameters[0].options = .listed(options)
        }
        #expect(Set(changed.map { $0.digest() } + [schema().digest()]).count == 8)
    }
}
