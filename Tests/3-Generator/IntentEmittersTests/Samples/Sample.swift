import IntentModel
import Testing

/// The schema of one definition file.
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

    /// The sample with all intents eligible for widgets, which App Intents code requires.
    var forWidgets: Sample {
        var schema = schema
        for index in schema.intents.indices { schema.intents[index].isEligibleForWidgets = true }
        return Sample(name, schema)
    }

    var testDescription: String { name }
}

func text(_ text: String) -> LocalizedText {
    LocalizedText(text, language: "en")
}

extension Parameter {
    /// Creates a parameter whose Swift name is its declared name.
    static func of(
        _ name: String, _ element: ElementType, list: Bool = false, title: String? = nil,
        _ change: (inout Parameter) -> Void = { _ in }
    ) -> Parameter {
        var parameter = Parameter(
            name: name, swiftName: name, title: text(title ?? name), type: ValueType(element, isList: list))
        change(&parameter)
        return parameter
    }
}

extension Property {
    static func of(_ name: String, _ element: ElementType, list: Bool = false) -> Property {
        Property(name: name, swiftName: name, title: text(name), type: ValueType(element, isList: list))
    }
}

extension ObjectType {
    static func of(_ name: String, _ properties: [Property] = []) -> ObjectType {
        ObjectType(name: name, swiftName: name, title: text(name), properties: properties)
    }
}

extension EnumType {
    static func of(_ name: String, _ cases: [String]) -> EnumType {
        EnumType(
            name: name, swiftName: name, title: text(name),
            cases: cases.enumerated().map { index, name in
                EnumCase(name: name, swiftName: name, index: index + 1, title: text(name))
            })
    }
}

extension Intent {
    static func of(_ name: String, title: String? = nil, _ parameters: [Parameter]) -> Intent {
        Intent(name: name, swiftName: name + "Intent", title: text(title ?? name), parameters: parameters)
    }
}
