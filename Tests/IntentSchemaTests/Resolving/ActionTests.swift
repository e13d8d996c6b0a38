import IntentDiagnostics
import IntentModel
import IntentSchema
import Testing

/// What Siri, Shortcuts and Xcode's files know of an intent.
struct ActionTests {
    private func definition(_ lines: String..., widgets: String = "") -> String {
        parameters(
            "text: String", "count: Integer", after: lines.map { "    \($0)\n" }.joined() + widgets)
    }

    private func sample(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) -> Intent? {
        schema(definition(lines.joined(separator: "\n    ")), sourceLocation: sourceLocation).intents.first
    }

    @Test func nothingIsSaidWhereNothingIsWritten() throws {
        let intent = try #require(schema(parameters("text: String")).intents.first)
        #expect(intent.actions == nil)
        #expect(intent.verb == .do)
        #expect(intent.category == .generic)
        #expect(intent.keyParameter == nil)
    }

    @Test func whatIsAtItsDefaultIsNothing() {
        #expect(sample("requiresConfirmation: false", "keyParameter: none")?.actions == nil)
    }

    @Test func anIntentForWidgetsViews() throws {
        let intent = try #require(sample("eligibleForWidgets: true"))
        #expect(intent.verb == .view)
        #expect(intent.category == .information)
    }

    @Test(arguments: IntentVerb.allCases)
    func aVerbBringsItsCategory(_ verb: IntentVerb) {
        let intent = sample("verb: \(verb.rawValue)")
        #expect(intent?.actions?.verb == verb)
        #expect(intent?.category == verb.category)
    }

    @Test func everyKeyIsKept() {
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

    /// What is written, and the parameter that is the key one.
    @Test(
        arguments: [
            ("inputParameter: text", "text"), ("inputParameter: text\n    keyParameter: text", "text"),
            ("inputParameter: text\n    keyParameter: none", nil), ("keyParameter: count", "count"),
        ] as [(String, String?)])
    func theInputIsTheKeyUnlessAnotherIsNamed(_ lines: String, _ key: String?) {
        #expect(sample(lines)?.keyParameter == key)
    }

    @Test func aParameterMayBeCalledNone() {
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
    func whatIsWrongIsReportedAtItsPlace(_ line: String, _ code: DiagnosticCode) {
        #expect(checkDefinition(definition(line), code) == "")
    }

    @Test(
        arguments: [
            ("verb: view", "View"), ("restricted: whileLocket", "whileLocked"), ("inputParameter: texd", "text"),
            ("system: PlayMedia", "INPlayMediaIntent"), ("system: INPlayMedaIntent", nil),
        ] as [(String, String?)])
    func offersWhatWasMeant(_ line: String, _ meant: String?) throws {
        #expect(try diagnostics(of: definition(line)).first?.fixes.first?.replacement == meant)
    }

    @Test func parametersThatCannotBeReadAreNotMissed() throws {
        let text = "intentDefinition: 1\nintents: { A: { inputParameter: a, keyParameter: b, parameters: [] } }\n"
        #expect(try diagnostics(of: text).map(\.code) == [.wrongType])
    }

    // MARK: Apple's own intents

    @Test func oneOfApplesIntentsHasItsClassAndNoStruct() throws {
        let intent = try #require(sample("system: INPlayMediaIntent"))
        #expect(intent.isSystem)
        #expect(intent.swiftName == "INPlayMediaIntent")
        #expect(intent.category == .system)
        #expect(!intent.isEligibleForWidgets)
    }

    @Test(arguments: ["swiftName: Play", "classPrefix: My", "eligibleForWidgets: true"])
    func whatItCannotHaveIsReportedAtTheKey(_ line: String) {
        let marked = "⟦" + line.replacing(":", with: "⟧:")
        #expect(checkDefinition(definition("system: INPlayMediaIntent", marked), .unknownKey) == "")
    }

    @Test func itConfiguresNoWidgets() {
        #expect(
            checkDefinition(
                definition(
                    "system: INPlayMediaIntent",
                    widgets: "widgets: { W: { intent: ⟦Sample⟧, families: [systemSmall] } }\n"),
                .intentNotForWidgets) == "")
    }

    // MARK: Prefixes

    @Test func aPrefixOfTheFileIsBeforeTypesEnumsAndIntents() throws {
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
    func aPrefixBeginsAnIdentifier(_ line: String) {
        #expect(checkDefinition("intentDefinition: 1\n\(line)\n", .nameNotSwift) == "")
    }
}
