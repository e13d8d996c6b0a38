import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

/// The keys of an intent for Siri, Shortcuts and Xcode's files.
struct ActionTests {
    private func definition(_ lines: String..., widgets: String = "") -> String {
        parameters(
            "text: String", "count: Integer", after: lines.map { "    \($0)\n" }.joined() + widgets)
    }

    private func sample(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) -> Intent? {
        schema(definition(lines.joined(separator: "\n    ")), sourceLocation: sourceLocation).intents.first
    }

    @Test func `an intent without these keys has no actions`() throws {
        let intent = try #require(schema(parameters("text: String")).intents.first)
        expectEqual(intent.actions, nil)
        expectEqual(intent.verb, .do)
        expectEqual(intent.category, .generic)
        expectEqual(intent.keyParameter, nil)
    }

    @Test func `values equal to the defaults are not stored`() {
        expectEqual(sample("requiresConfirmation: false", "keyParameter: none")?.actions, nil)
    }

    @Test func `the verb of an intent for widgets is View`() throws {
        let intent = try #require(sample("eligibleForWidgets: true"))
        expectEqual(intent.verb, .view)
        expectEqual(intent.category, .information)
    }

    @Test(arguments: IntentVerb.allCases)
    func `a verb implies its category`(_ verb: IntentVerb) {
        let intent = sample("verb: \(verb.rawValue)")
        expectEqual(intent?.actions?.verb, verb)
        expectEqual(intent?.category, verb.category)
    }

    @Test func `every key is kept`() {
        let actions = sample(
            "verb: Open", "category: generic", "requiresConfirmation: true", "restricted: whileLocked", "image: Logo",
            "inputParameter: text", "keyParameter: count")?.actions
        var expected = IntentActions()
        expected.verb = .open
        expected.category = .generic
        expected.requiresConfirmation = true
        expected.restriction = .whileLocked
        expected.image = "Logo"
        expected.inputParameter = "text"
        expected.keyParameter = .named("count")
        expectEqual(actions, expected)
    }

    /// The definition, and the resulting key parameter.
    @Test(
        arguments: [
            ("inputParameter: text", "text"), ("inputParameter: text\n    keyParameter: text", "text"),
            ("inputParameter: text\n    keyParameter: none", nil), ("keyParameter: count", "count"),
        ] as [(String, String?)])
    func `the input parameter is the default key parameter`(_ lines: String, _ key: String?) {
        expectEqual(sample(lines)?.keyParameter, key)
    }

    @Test func `a parameter can be named none`() {
        let made = schema(
            parameters("text: String", "none: String", after: "    inputParameter: text\n    keyParameter: none\n"))
        expectEqual(made.intents.first?.keyParameter, "none")
    }

    @Test(arguments: [
        ("verb: ⟦view⟧", DiagnosticCode.wrongType), ("category: ⟦Order⟧", .wrongType),
        ("requiresConfirmation: ⟦yes⟧", .ambiguousBoolean), ("restricted: ⟦whileLocket⟧", .wrongType),
        ("image: ⟦''⟧", .wrongType), ("inputParameter: ⟦texd⟧", .unknownParameter),
        ("keyParameter: ⟦non⟧", .unknownParameter), ("keyParameter: ⟦[text]⟧", .wrongType),
        ("system: ⟦PlayMedia⟧", .wrongType), ("system: ⟦[INPlayMediaIntent]⟧", .wrongType),
    ])
    func `errors are reported at their place`(_ line: String, _ code: DiagnosticCode) {
        expectEqual(checkDefinition(definition(line), code), "")
    }

    @Test(
        arguments: [
            ("verb: view", "View"), ("restricted: whileLocket", "whileLocked"), ("inputParameter: texd", "text"),
            ("system: PlayMedia", "INPlayMediaIntent"), ("system: INPlayMedaIntent", nil),
        ] as [(String, String?)])
    func `a near match is offered as a fix`(_ line: String, _ meant: String?) throws {
        try expectEqual(diagnostics(of: definition(line)).first?.fixes.first?.replacement, meant)
    }

    @Test func `unreadable parameters are not reported as unknown`() throws {
        let text = "intentDefinition: 1\nintents: { A: { inputParameter: a, keyParameter: b, parameters: [] } }\n"
        try expectEqual(diagnostics(of: text).map(\.code), [.wrongType])
    }

    // MARK: Apple's own intents

    @Test func `Apple's intents have a class and no struct`() throws {
        let intent = try #require(sample("system: INPlayMediaIntent"))
        #expect(intent.isSystem)
        expectEqual(intent.swiftName, "INPlayMediaIntent")
        expectEqual(intent.category, .system)
        #expect(!intent.isEligibleForWidgets)
    }

    @Test(arguments: ["swiftName: Play", "classPrefix: My", "eligibleForWidgets: true"])
    func `keys without effect are reported at the key`(_ line: String) {
        let marked = "⟦" + line.replacing(":", with: "⟧:")
        expectEqual(checkDefinition(definition("system: INPlayMediaIntent", marked), .unknownKey), "")
    }

    @Test func `Apple's intents cannot configure widgets`() {
        expectEqual(
            checkDefinition(
                definition(
                    "system: INPlayMediaIntent",
                    widgets: "widgets: { W: { intent: ⟦Sample⟧, families: [systemSmall] } }\n"),
                .intentNotForWidgets), "")
    }

    // MARK: Prefixes

    @Test func `the file's prefix applies to types, enums and intents`() throws {
        let made = schema(
            """
            intentDefinition: 1
            classPrefix: My
            types: { Stop: {}, Line: { swiftName: Track } }
            enums: { Theme: { cases: [light], classPrefix: Your } }
            intents: { Show: {}, Hide: { swiftName: HideIt, classPrefix: Our } }
            """)
        expectEqual(made.types.map(\.swiftName), ["MyStop", "Track"])
        expectEqual(made.types.map(\.classPrefix), ["My", nil])
        expectEqual(made.enums.map(\.swiftName), ["YourTheme"])
        expectEqual(made.intents.map(\.swiftName), ["MyShowIntent", "HideIt"])
        expectEqual(made.intents.map(\.classPrefix), ["My", "Our"])
    }

    @Test(arguments: ["classPrefix: ⟦My-⟧", "intents: { A: { classPrefix: ⟦9⟧ } }"])
    func `a prefix can begin an identifier`(_ line: String) {
        expectEqual(checkDefinition("intentDefinition: 1\n\(line)\n", .nameNotSwift), "")
    }
}
