import IntentDiagnostics
import IntentTestSupport
import Testing

/// The fixes that a message offers if one is plausible, and the advice in it.
struct SuggestionTests {
    @Test(arguments: [
        ("a: { type: Boolean, default: ture }", "true"), ("a: { type: Boolean, default: Fals }", "false"),
        ("a: { type: Integer, range: 1..5 }", "1...5"), ("a: { type: Integer, range: 1…5 }", "1...5"),
        ("a: { type: Integer, range: 1-5 }", "1...5"), ("a: { type: Integer, range: 1..<5 }", "1...5"),
        ("a: { type: Integer, range: 1.. }", "1..."), ("a: { type: [String], size: 1..3 }", "1...3"),
        ("a: { type: [String], size: '2' }", "2"), ("a: { type: Integer, default: '2' }", "2"),
        ("a: '[String]'", "[String]"), ("a: { type: '[Integer]' }", "[Integer]"),
        ("a: { type: String, families: [small] }", "systemSmall"),
        ("a: { type: String, families: [ExtraLarge] }", "systemExtraLarge"),
        ("a: { type: String, families: [circular] }", "accessoryCircular"),
        ("a: { type: String, families: [SystemSmall] }", "systemSmall"),
        ("a: { type: [String], options: [b], default: { frist: 1 } }", "first"),
        ("a: { type: String, options: dynamic, default: { hander: true } }", "handler"),
        ("a: { type: [String], default: { otherwize: [b] } }", "otherwise"),
        ("a: { type: [String], size: { otherwize: 2 } }", "otherwise"),
        ("a: { type: String, families: systemSmall }", "[systemSmall]"),
    ])
    func `a near match is offered as a fix`(_ parameter: String, _ meant: String) throws {
        let found = try diagnostics(of: parameters(parameter))
        expectEqual(found.count, 1)
        expectEqual(found.flatMap(\.fixes).map(\.replacement), [meant])
    }

    @Test(arguments: [
        "a: { type: Integer, range: 1-x }", "a: { type: Integer, range: -5 }", "a: { type: Integer, range: '-' }",
        "a: { type: [String], size: many }", "a: { type: String, families: [huge] }",
        "a: { type: Boolean, default: 2 }", "a: { type: [String], size: 5...2 }", "a: { type: Integer, range: '...' }",
    ])
    func `an unclear value has no fix`(_ parameter: String) throws {
        let found = try diagnostics(of: parameters(parameter))
        expectEqual(found.count, 1)
        #expect(found.flatMap(\.fixes).isEmpty)
    }

    @Test(arguments: [
        ("intents: { A: { title: Hello, world } }", "put a string that contains a comma or a brace in quotes"),
        ("enums: { E: [a, b] }", "write its cases as { cases: [light, dark] }"),
        ("enums: { E: { cases: [] } }", "an enum has at least one case"),
        ("widgets: { W: { families: [] } }", "a widget has at least one family"),
        ("intents: { A: { parameters: [a] } }", "a list is not a map of parameters by name"),
        ("types: { T: { properties: [a] } }", "a list is not a map of properties by name"),
        ("group: ''", "an empty string is not the name of a group"),
    ])
    func `the message says what to do`(_ section: String, _ advice: String) throws {
        let found = try diagnostics(of: "intentDefinition: 1\n\(section)\n")
        expectEqual(found.count, 1)
        #expect(found.contains { $0.message.contains(advice) }, "\(found.map(\.message))")
    }

    @Test func `a number in quotes is a text`() throws {
        let found = try diagnostics(of: "intentDefinition: \"1\"\n")
        expectEqual(found.map(\.message), ["the string '1' is not the language version, 1"])
        expectEqual(found.flatMap(\.fixes).map(\.replacement), ["1"])
    }

    @Test func `unknown cannot be chosen`() throws {
        let text = parameters("a: { type: E, default: unknown }", before: "enums: { E: { cases: [b] } }\n")
        try expectEqual(
            diagnostics(of: text).map(\.message),
            [
                "'unknown' is not a case of 'E' that can be chosen; it means no value"
            ])
    }
}

/// Suggestions for many unknown names.
struct ManySuggestionsTests {
    /// Each unknown name differs from one known name in one letter, and from all others in more.
    @Test func `only the first of many errors have suggestions`() throws {
        let count = 500
        let types = (0..<count).map { "  Type\($0): {}\n" }.joined()
        let wrong = (0..<count).map { "      p\($0): Typo\($0)\n" }.joined()
        let found = try diagnostics(
            of: "intentDefinition: 1\ntypes:\n\(types)intents:\n  I:\n    parameters:\n\(wrong)")
        expectEqual(found.count, count)
        expectEqual(found.prefix(10).map { $0.fixes.map(\.replacement) }, (0..<10).map { ["Type\($0)"] })
        expectEqual(found.last?.fixes, [])
    }
}
