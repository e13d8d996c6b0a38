import IntentModel
import IntentTestSupport
import Testing

/// Returns a schema with one declaration of each kind.
func sampleSchema() -> Schema {
    func text(_ text: String) -> LocalizedText { LocalizedText(text, language: "en") }
    let properties: [(String, ElementType, Bool)] = [
        ("symbol", .string, false), ("count", .integer, false), ("tags", .string, true),
        ("kind", .enumeration("CountType"), false),
    ]
    var control = ObjectType(
        name: "CarControl", swiftName: "CarControl", title: text("Car Control"),
        properties: properties.map {
            Property(name: $0.0, swiftName: $0.0, title: text($0.0), type: ValueType($0.1, isList: $0.2))
        })
    control.properties[0].renamedFrom = ["icon", "picture"]
    let countType = EnumType(
        name: "CountType", swiftName: "CountType", title: text("Count Type"),
        cases: [
            EnumCase(name: "fans", swiftName: "fans", index: 1, title: text("Fans"))
                .changed(from: ["followers"]),
            EnumCase(name: "money", swiftName: "money", index: 2, title: text("Money")),
        ])
    return Schema(types: [control], enums: [countType])
}

/// Returns the value of a date literal of any kind.
func dateValue(_ text: String) -> IntentValue {
    for kind in DateComponentsKind.allCases {
        let type = ValueType(.dateComponents(kind))
        if let value = try? type.value(fromText: text, in: Schema()) { return value }
    }
    Issue.record("'\(text)' is not a date")
    return .string(text)
}
