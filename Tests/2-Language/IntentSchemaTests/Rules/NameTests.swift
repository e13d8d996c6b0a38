import IntentDiagnostics
import IntentTestSupport
import Testing

/// Definitions can use most names that generated Swift uses itself.
struct NameTests {
    private static let plain = [
        "intent", "slots", "parameters", "id", "swift", "foundation", "intentRuntime", "value", "values", "family",
        "identifier", "identifiers", "displayString", "context", "parameter", "searchTerm", "definition", "description",
        "hash", "encode", "write", "name", "object", "options", "handler", "type", "kind", "unrecognized", "json",
        "Intent", "ID", "Swift", "Foundation", "IntentRuntime", "String", "Error", "init", "Self", "class", "in", "any",
        "intentOptions", "intentDefault", "provideSizeOptionsCollection", "defaultSize",
    ]

    @Test(arguments: plain) func `a parameter can have this name`(_ name: String) {
        _ = schema(
            parameters(
                "\(name): { type: Thing, default: dynamic, search: true }",
                "_a: { type: [Thing], size: 2, default: dynamic }", before: "types: { Thing: {} }\n"))
    }

    @Test(arguments: [
        "self", "init", "Self", "class", "default", "some", "none", "id", "hash", "description", "String",
    ])
    func `a case can have this name`(_ name: String) {
        _ = schema("intentDefinition: 1\nenums: { E: { cases: [\(name), other] } }\n")
    }

    @Test(arguments: [
        "intent", "slots", "parameters", "values", "object", "name", "init", "class", "encode", "Intent", "id",
    ])
    func `a property can have this name`(_ name: String) {
        _ = schema("intentDefinition: 1\ntypes: { T: { properties: { \(name): String } } }\n")
    }

    @Test(arguments: ["self", "Type", "Protocol", "hashValue", "intentValues", "Slots", "Parameters"])
    func `a parameter name that generated code uses is a collision`(_ name: String) {
        expectEqual(checkDefinition(parameters("⟦\(name)⟧: String"), .nameCollision), "")
        _ = schema(parameters("\(name): { type: String, swiftName: other }"))
    }

    @Test func `two parameters cannot have the same handler requirements`() {
        expectEqual(
            checkDefinition(
                parameters(
                    "size: { type: String, options: dynamic }", "⟦Size⟧: { type: String, options: dynamic }",
                    "SIze: String"), .nameCollision), "")
        _ = schema(parameters("size: { type: String, options: dynamic }", "Size: String"))
    }
}
