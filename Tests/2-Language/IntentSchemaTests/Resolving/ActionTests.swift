import IntentDiagnostics
import IntentModel
import IntentSchema
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
        #expect(intent.actions == nil)
        #expect(intent.verb == .do)
        #expect(intent.category == .generic)
        #expect(intent.keyParameter == nil)
    }

    @Test func `values equal to the defaults are not stored`() {
        #expect(sample("requiresConfirmation: false", "keyParameter: none")?.actions == nil)
    }

    @Test func `the verb of an intent for widgets is View`() throws {
        let intent = try #require(sample("eligibleForWidgets: true"))
        #expect(intent.verb == .view)
        #expect(intent.category == .information)
    }

    @Test(arguments: IntentVerb.allCases)
    func `a verb implies its category`(_ verb: IntentVerb) {
        let intent = sample("verb: \(verb.rawValue)")
        #expect(intent?.actions?.verb == verb)
        #expect(intent?.category == verb.category)
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
        #expect(actions == expected)
    }

    /// The definition, and the resulting key parameter.
    @Test(
        arguments: [
            ("inputParameter: text", "text"), ("inputParameter: text\n    keyParameter: text", "text"),
            ("inputParameter: text\n    keyParameter: none", nil), ("keyParameter: count", "count"),
        ] as [(String, String?)])
    func `the input parameter is the default key parameter`(_ lines: String, _ key: String?) {
        #expect(sample(lines)?.keyParameter == key)
    }

    @Test func `a parameter can be named none`() {
        let made = schema(
            parameters("text: String", "none: String", after: "    inputParameter: text\n    keyParameter: none\n"))
        #expect(made.intents.first?.keyParameter == "none")
    }

    @Test(arguments: [
        ("verb: ⟦view⟧", DiagnosticCode.wrongType), ("category: ⟦Order⟧", .wrongType),
        ("requiresConfirmation: ⟦yes⟧", .ambiguousBoolean), ("restricted: ⟦whileLocket⟧", .wrongType),
        ("image: ⟦''⟧", .wrongType), ("inputParameter: ⟦texd⟧", .unknownParameter),
        ("keyParameter: ⟦non⟧", .unknownParameter), ("keyParameter: ⟦[text]⟧", .wrongType),
        ("system: ⟦PlayMedia⟧", .wrongType), ("system: ⟦[INPlayMediaIntent]⟧", .wrongType),
    ])
    func `errors are reported at their place`(_ line: String, _ code: DiagnosticCode) {
        #expect(checkDefinition(definition(line), code) == "")
    }

    @Test(
        arguments: [
            ("verb: view", "View"), ("restricted: whileLocket", "whileLocked"), ("inputParameter: texd", "text"),
            ("system: PlayMedia", "INPlayMediaIntent"), ("system: INPlayMedaIntent", nil),
        ] as [(String, String?)])
    func `a near match is offered as a fix`(_ line: String, _ meant: String?) throws {
        #expect(try diagnostics(of: definition(line)).first?.fixes.first?.replacement == meant)
    }

    @Test func `unreadable parameters are not reported as unknown`() throws {
        let text = "intentDefinition: 1\nintents: { A: { inputParameter: a, keyParameter: b, parameters: [] } }\n"
        #expect(try diagnostics(of: text).map(\.code) == [.wrongType])
    }

    // MARK: Apple's own intents

    @Test func `Apple's intents have a class and no struct`() throws {
        let intent = try #require(sample("system: INPlayMediaIntent"))
        #expect(intent.isSystem)
        #expect(intent.swiftName == "INPlayMediaIntent")
        #expect(intent.category == .system)
        #expect(!intent.isEligibleForWidgets)
    }

    @Test(arguments: ["swiftName: Play", "classPrefix: My", "eligibleForWidgets: true"])
    func `keys without effect are reported at the key`(_ line: String) {
        let marked = "⟦" + line.replacing(":", with: "⟧:")
        #expect(checkDefinition(definition("system: INPlayMediaIntent", marked), .unknownKey) == "")
    }

    @Test func `Apple's intents cannot configure widgets`() {
        #expect(
            checkDefinition(
                definition(
                    "system: INPlayMediaIntent",
                    widgets: "widgets: { W: { intent: ⟦Sample⟧, families: [systemSmall] } }\n"),
                .intentNotForWidgets) == "")
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
        #expect(made.types.map(\.swiftName) == ["MyStop", "Track"])
        #expect(made.types.map(\.classPrefix) == ["My", nil])
        #expect(made.enums.map(\.swiftName) == ["YourTheme"])
        #expect(made.intents.map(\.swiftName) == ["MyShowIntent", "HideIt"])
        #expect(made.intents.map(\.classPrefix) == ["My", "Our"])
    }

    @Test(arguments: ["classPrefix: ⟦My-⟧", "intents: { A: { classPrefix: ⟦9⟧ } }"])
    func `a prefix can begin an identifier`(_ line: String) {
        #expect(checkDefinition("intentDefinition: 1\n\(line)\n", .nameNotSwift) == "")
    }
}
