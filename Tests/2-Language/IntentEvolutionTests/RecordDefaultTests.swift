import IntentEvolution
import IntentModel
import IntentTestSupport
import Testing

/// The default of a parameter contains the value of every field, and a change of a field is reported at the field.
@Suite struct RecordDefaultTests {
    struct Edit: Sendable, CustomTestStringConvertible {
        let before: String
        let after: String

        init(_ before: String, _ after: String) { (self.before, self.after) = (before, after) }

        var testDescription: String { "\(before) \(after)" }
    }

    /// Returns the paths of the defaults that changed.
    private func changedDefaults(_ edit: Edit) throws -> [String] {
        func read(_ text: String) throws -> Schema { try schema(of: "intentDefinition: 1\n\(text)\n") }
        let changes = try compareSchemas(before: read(edit.before), after: read(edit.after))
        return changes.filter { $0.rule == .defaultChanged }.map { "\($0.path)" }
    }

    private static func definition(_ fields: String, _ parameter: String, beside: String = "") -> String {
        "\(beside)\ntypes: { Stop: { options: { a: A, b: B } }, Leg: { fields: { \(fields) } } }\n"
            + "intents: { Trip: { parameters: { leg: { \(parameter) } } } }"
    }

    private static func edit(_ before: String, _ after: String, _ parameter: String) -> Edit {
        Edit(definition(before, parameter), definition(after, parameter))
    }

    @Test(arguments: [
        edit("name: String", "name: String, count: { type: Integer, default: 3 }", "type: Leg, default: { name: x }"),
        edit("name: String", "name: String, count: Integer", "type: [Leg], default: [{ name: x }, {}]"),
        edit("name: String, count: { type: Integer, default: 3 }", "name: String", "type: Leg, default: { name: x }"),
        edit("count: Integer", "count: Decimal", "type: Leg, default: { count: 4 }"),
        edit("count: Integer", "count: [Integer]", "type: Leg, default: { count: 4 }"),
        edit(
            "count: { type: Integer, default: 3 }", "count: { type: Decimal, default: 3 }",
            "type: Leg, default: { systemSmall: { count: 4 }, otherwise: {} }"),
        Edit(
            definition("name: String", "type: Leg, default: { name: x }"),
            definition("label: { type: String, renamedFrom: [name] }", "type: Leg, default: { label: x }")),
        Edit(
            definition("side: Side", "type: Leg, default: { side: l }", beside: "enums: { Side: { cases: [l, r] } }"),
            definition(
                "side: Side", "type: Leg, default: { side: left }",
                beside: "enums: { Side: { cases: { left: { renamedFrom: [l] }, r: {} } } }")),
        Edit(
            definition("stop: Stop, stops: [Stop]", "type: Leg, default: { stop: a, stops: [a, b] }"),
            definition("stop: Stop, stops: [Stop]", "type: Leg, default: { stop: a, stops: [a, b] }")
                .replacing("a: A,", with: "a: Alpha,")),
        Edit(
            definition("stop: Stop, stops: [Stop]", "type: Leg, default: { stop: a, stops: [b, a] }"),
            definition("stop: Stop, stops: [Stop]", "type: Leg, default: { stop: c, stops: [b, c] }")
                .replacing("a: A,", with: "c: { renamedFrom: [a] },")),
        Edit(
            definition("word: { type: String, options: [a, b] }", "type: Leg, default: { word: a }"),
            definition(
                "word: { type: String, options: { c: { renamedFrom: [a] }, b: {} } }",
                "type: Leg, default: { word: c }")),
        Edit(
            "types: { Goal: { oneOf: { count: Integer, name: String } } }\n"
                + "intents: { Trip: { parameters: { goal: { type: Goal, default: { count: 3 } } } } }",
            "types: { Goal: { oneOf: { number: { type: Decimal, renamedFrom: [count] }, word: String } } }\n"
                + "intents: { Trip: { parameters: { goal: { type: Goal, default: { number: 3 } } } } }"),
    ])
    func `a changed field is no change of a default`(_ edit: Edit) throws {
        try expectEqual(changedDefaults(edit), [])
    }

    @Test(arguments: ["{}", "{ pause: 5m }", "{ name: x }"])
    func `a changed default of a field is reported once`(_ value: String) throws {
        let before = "name: String, pause: { type: TimeInterval, default: 5m }"
        let edit = Self.edit(before, before.replacing("5m", with: "10m"), "type: Leg, default: \(value)")
        // A record that states the former default keeps it.
        let field = "types.Leg.fields.pause.default"
        try expectEqual(changedDefaults(edit), [field])
        let list = Self.edit(before, before.replacing("5m", with: "10m"), "type: [Leg], default: [\(value), {}]")
        try expectEqual(changedDefaults(list), [field])
    }

    @Test(arguments: [
        ("{ count: 4 }", "{ count: 5 }"), ("{}", "{ count: 4 }"), ("{ stop: a }", "{ stop: b }"), ("{ stop: a }", "{}"),
        ("{ stops: [a, b] }", "{ stops: [b, a] }"), ("{ stops: [a] }", "{ stops: [a, b] }"),
        ("{ systemSmall: { count: 4 }, otherwise: {} }", "{ systemSmall: { count: 5 }, otherwise: {} }"),
    ])
    func `another value of a field is a change`(_ before: String, _ after: String) throws {
        let fields = "count: { type: Integer, default: 3 }, stop: Stop, stops: [Stop]"
        let edit = Edit(
            Self.definition(fields, "type: Leg, default: \(before)"),
            Self.definition(
                fields + ", added: { type: Integer, default: 1 }", "type: Leg, default: \(after)"))
        try expectEqual(changedDefaults(edit), ["intents.Trip.parameters.leg.default"])
    }

    @Test func `another member of a union is a change`() throws {
        func definition(_ value: String) -> String {
            "types: { Goal: { oneOf: { count: { type: Integer, default: 3 }, name: { type: String, default: x } } } }\n"
                + "intents: { Trip: { parameters: { goal: { type: Goal, default: \(value) } } } }"
        }
        let path = "intents.Trip.parameters.goal.default"
        try expectEqual(changedDefaults(Edit(definition("{ count: 3 }"), definition("{ name: x }"))), [path])
        try expectEqual(changedDefaults(Edit(definition("{ count: 3 }"), definition("{ count: 4 }"))), [path])
    }
}
