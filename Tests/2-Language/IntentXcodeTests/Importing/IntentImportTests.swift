import IntentModel
import IntentTestSupport
import Testing

@testable import IntentXcode

@Suite struct IntentImportTests {
    @Test(arguments: [
        ("1.0", false), ("1.2", false), ("1.2.0", false), ("1.3", true), ("1.10", true), ("2", true), ("new", true),
    ])
    func `a newer model version is a warning`(_ version: String, _ isWarned: Bool) throws {
        let file = XcodeFile(
            leaves: ["ModelVersion": XcodeLeaf(.string(version))], enums: [.enumeration("Strength", ["mild"])])
        let warnings = try importing(file).warnings
        expectEqual(warnings.map(\.keyPath), (isWarned ? ["INIntentDefinitionModelVersion"] : []))
    }

    // MARK: Actions

    @Test(
        arguments: [
            (["Verb": .string("Do"), "Category": .string("generic")], nil, nil),
            (
                ["Verb": .string("View"), "Category": .string("information"), "EligibleForWidgets": .boolean(true)],
                nil, nil
            ),
            (["Verb": .string("Get"), "Category": .string("download")], .get, nil),
            (["Verb": .string("Get"), "Category": .string("set")], .get, .set),
            (["Verb": .string("Sing"), "Category": .string("arts")], nil, nil),
        ] as [([String: PropertyListValue], IntentVerb?, IntentCategory?)])
    func `only unusual verbs and categories are imported`(
        _ leaves: [String: PropertyListValue], _ verb: IntentVerb?, _ category: IntentCategory?
    ) throws {
        let (intent, _) = try importingIntent(leaves)
        expectEqual(intent.actions?.verb, verb)
        expectEqual(intent.actions?.category, category)
    }

    @Test(
        arguments: [
            ("cups", "cups", "cups", .input), ("cups", nil, "cups", IntentActions.KeyParameter.none),
            (nil, "cups", nil, .named("cups")), ("cups", "pot", "cups", .named("pot")), ("milk", "milk", nil, .input),
        ] as [(String?, String?, String?, IntentActions.KeyParameter)])
    func `the input is the key parameter by default`(
        _ input: String?, _ key: String?, _ texts: String?, _ keyParameter: IntentActions.KeyParameter
    ) throws {
        var leaves: [String: PropertyListValue] = [:]
        leaves["Input"] = input.map { .string($0) }
        leaves["KeyParameter"] = key.map { .string($0) }
        let (intent, _) = try importingIntent(
            leaves, ["cups", "pot"].map { .declaration(.parameter, $0, ["Type": .string("String")]) })
        expectEqual(intent.actions?.inputParameter, texts)
        #expect(intent.actions?.keyParameter ?? .input == keyParameter)
    }

    @Test func `an intent of Apple's keeps its class`() throws {
        let (intent, imported) = try importingIntent([
            "Type": .string("System"), "ClassName": .string("INPlayMediaIntent"), "ClassPrefix": .string("IN"),
            "Category": .string("system"), "EligibleForWidgets": .boolean(true),
        ])
        expectEqual(intent.actions?.system, "INPlayMediaIntent")
        expectEqual(intent.swiftName, "INPlayMediaIntent")
        expectEqual(intent.actions?.category, nil)
        #expect(!intent.isEligibleForWidgets)
        expectEqual(
            imported.warnings.map(\.message),
            [
                "Apple's own intents cannot configure widgets; this is kept in the sidecar"
            ])
    }

    @Test(
        arguments: [
            ([:], "BrewIntent", nil), (["ClassPrefix": "Tea"], "TeaBrewIntent", "Tea"),
            (["ClassName": "Brewing"], "Brewing", nil),
            (["ClassPrefix": "Tea", "ClassName": "Brewing"], "Brewing", "Tea"),
            (["ClassName": "no class"], "BrewIntent", nil),
            // A type has this name already.
            (["ClassName": "Pot"], "Pot_", nil),
        ] as [([String: String], String, String?)])
    func `the class determines the Swift name`(_ leaves: [String: String], _ swiftName: String, _ prefix: String?)
        throws
    {
        let (intent, _) = try importingIntent(leaves.mapValues(PropertyListValue.string))
        expectEqual(intent.swiftName, swiftName)
        expectEqual(intent.classPrefix, prefix)
        #expect(!intent.namesClass)
    }

    @Test func `a redundant class name is kept`() throws {
        let (intent, _) = try importingIntent(["ClassName": .string("BrewIntent")])
        expectEqual(intent.swiftName, "BrewIntent")
        #expect(intent.namesClass)
    }

    // MARK: Responses

    @Test func `default codes are imported only if reordered`() throws {
        let codes: [XcodeDeclaration] = [
            .declaration(.responseCode, "success", ["Success": .boolean(true)]), .declaration(.responseCode, "failure"),
        ]
        try expectEqual(
            importingIntent(response: .declaration(.response, "response", codes: codes)).intent.actions, nil)
        let (intent, _) = try importingIntent(response: .declaration(.response, "response", codes: codes.reversed()))
        expectEqual(intent.actions?.response?.codes, [ResponseCode(name: "failure"), ResponseCode(name: "success")])
    }

    @Test func `codes have texts and a success flag`() throws {
        let codes: [XcodeDeclaration] = [
            .declaration(
                .responseCode, "success", ["Success": .boolean(true), "FormatString": .string("${cups} done")]),
            .declaration(
                .responseCode, "cold",
                ["Success": .boolean(true), "FormatString": .string("Cold"), "ConciseFormatString": .string("Cold")]),
            .declaration(.responseCode, "odd name", ["FormatString": .string("${milk}")]),
        ]
        let response = XcodeDeclaration.declaration(
            .response, "response", ["Output": .string("cups")],
            members: [.declaration(.responseProperty, "cups", ["Type": .string("Integer")])], codes: codes)
        let (intent, imported) = try importingIntent(response: response)
        let texts = try #require(intent.actions?.response)
        expectEqual(texts.output, "cups")
        expectEqual(texts.codes.map(\.name), ["success", "cold", "odd name"])
        expectEqual(texts.codes.map(\.say), [text("${cups} done"), text("Cold"), nil])
        expectEqual(texts.codes.map(\.show), [nil, text("Cold"), nil])
        expectEqual(texts.codes.map(\.isSuccess), [true, true, false])
        expectEqual(
            warnings(of: imported),
            [
                "INIntents[0].INIntentResponse.INIntentResponseCodes[2].INIntentResponseCodeFormatString: '${milk}' is not a valid placeholder; the text is kept in the sidecar"
            ])
    }

    // MARK: Keys and files

    @Test func `an unknown key gives one warning`() throws {
        let leaves: [String: PropertyListValue] = ["Type": .string("String"), "Unheard": .integer(1)]
        let (_, imported) = try importingIntent(
            ["Title": .integer(1), "=Foreign": .string("x")],
            [.declaration(.parameter, "a", leaves), .declaration(.parameter, "b", leaves)])
        expectEqual(
            warnings(of: imported),
            [
                "INIntents[0].Foreign: unknown key; it is kept in the sidecar",
                "INIntents[0].INIntentTitle: found a number, expected a string; it is kept in the sidecar",
                "INIntents[0].INIntentParameters[0].INIntentParameterUnheard: unknown key; it is kept in the sidecar",
            ])
    }

    @Test func `a file without declarations is empty or an error`() throws {
        try expectEqual(importing(XcodeFile()).schema, Schema())
        #expect(throws: XcodeFileError.self) {
            try importXcodeFile(
                XcodeFile(types: nil, enums: nil, intents: nil), strings: [:], language: "en")
        }
        #expect(throws: XcodeFileError.self) {
            try importXcodeFile(
                XcodeFile(types: [.declaration(.type, "String")]), strings: [:], language: "en")
        }
    }

    @Test func `Swift names are unique in the module`() throws {
        let file = XcodeFile(
            types: [
                .declaration(.type, "Tea"), .declaration(.type, "BrewIntentHandling"), .declaration(.type, "Swift"),
            ],
            enums: [.enumeration("Tea", ["a"]), .enumeration("Cup", ["hashValue", "unrecognized", "Type", "a b"])],
            intents: [.declaration(.intent, "Brew"), .declaration(.intent, "Tea"), .declaration(.intent, "3D")])
        let schema = try importing(file).schema
        expectEqual(schema.types.map(\.name), ["Tea", "BrewIntentHandling", "Swift"])
        expectEqual(schema.enums.map(\.name), ["Cup"])
        expectEqual(schema.enums.first?.cases.map(\.name), ["hashValue", "Type", "a b"])
        expectEqual(schema.intents.map(\.name), ["Brew", "Tea", "3D"])
    }
}
