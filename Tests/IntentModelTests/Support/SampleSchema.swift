import IntentModel

/// A schema with one of each kind of declaration, for tests of values.
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
            EnumCase(name: "fans", swiftName: "fans", index: 1, title: text("Fans"), renamedFrom: ["followers"]),
            EnumCase(name: "money", swiftName: "money", index: 2, title: text("Money")),
        ])
    return Schema(types: [control], enums: [countType])
}
