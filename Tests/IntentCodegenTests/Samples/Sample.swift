import IntentModel
import Testing

/// A schema that stands for one definition file.
struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let schema: Schema

    init(_ name: String, _ schema: Schema) {
        self.name = name
        self.schema = schema
    }

    var file: DefinitionFile {
        DefinitionFile(
            fileName: "\(name).intent.yaml", types: schema.types.map(\.name), enums: schema.enums.map(\.name),
            intents: schema.intents.map(\.name), widgets: schema.widgets.map(\.name))
    }

    /// The same with all intents for widgets, which code for App Intents is made of.
    var forWidgets: Sample {
        var schema = schema
        for index in schema.intents.indices { schema.intents[index].isEligibleForWidgets = true }
        return Sample(name, schema)
    }

    var testDescription: String { name }
}
