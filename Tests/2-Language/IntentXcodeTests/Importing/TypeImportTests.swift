import IntentModel
import IntentTestSupport
import Testing

@testable import IntentXcode

@Suite struct TypeImportTests {
    private func importing(
        _ cases: [XcodeDeclaration], sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> (type: EnumType, imported: ImportedDefinition) {
        let file = XcodeFile(enums: [.declaration(.enumeration, "Tea", members: cases)])
        let imported = try IntentXcodeTests.importing(file, sourceLocation: sourceLocation)
        return (try #require(imported.schema.enums.first, sourceLocation: sourceLocation), imported)
    }

    private func enumCase(_ name: String, _ index: Int?, _ title: String? = nil) -> XcodeDeclaration {
        var leaves: [String: PropertyListValue] = [:]
        leaves["Index"] = index.map { .integer($0) }
        leaves["DisplayName"] = title.map { .string($0) }
        return .declaration(.enumCase, name, leaves)
    }

    @Test(arguments: [(nil, nil), ("unknown", nil), ("Unknown", "Unknown"), ("None", "None")])
    func `a custom title of the case unknown is imported`(_ title: String?, _ texts: String?) throws {
        let (type, imported) = try importing([enumCase("unknown", nil, title), enumCase("green", 1)])
        expectEqual(type.unknownTitle?.text, texts)
        expectEqual(type.cases.map(\.name), ["green"])
        expectEqual(imported.warnings, [])
    }

    @Test(
        arguments: [
            ([0, 1, 2], true, [1, 2], false), ([0, 2, 1], true, [2, 1], false),
            // Without the case unknown, indices increase by one.
            ([nil, 1, 2], false, [1, 2, 3], true), ([4, 5, 6], false, [4, 5, 6], false),
            // Invalid indices.
            ([0, 3, 3], true, [3, 4], true), ([0, -1, 3], true, [4, 3], true),
        ] as [([Int?], Bool, [Int], Bool)])
    func `cases keep their indices`(_ written: [Int?], _ hasUnknown: Bool, _ indices: [Int], _ isWarned: Bool) throws {
        let names = hasUnknown ? ["unknown", "a", "b"] : ["a", "b", "c"]
        let (type, imported) = try importing(zip(names, written).map { enumCase($0, $1) })
        expectEqual(type.cases.map(\.index), indices)
        expectEqual(imported.warnings.isEmpty, !isWarned)
    }

    @Test func `cases have synonyms`() throws {
        let leaves: [String: PropertyListValue] = [
            "Index": .integer(1), "PronunciationHint": .string("sen cha"), "Synonyms.0.Synonym": .string("leaf"),
            "Synonyms.1.Synonym": .string("DB"), "Synonyms.1.PronunciationHint": .string("d b"),
            "Synonyms.10.Synonym": .string("last"), "Synonyms.2.Synonym": .string(""),
        ]
        let (type, _) = try importing([enumCase("unknown", nil), .declaration(.enumCase, "sencha", leaves)])
        expectEqual(
            type.cases.first?.synonyms, [Synonym("leaf"), Synonym("DB", pronunciation: "d b"), Synonym("last")])
        expectEqual(type.cases.first?.pronunciation, "sen cha")
    }

    @Test func `an enum with only the case unknown is omitted`() throws {
        let file = XcodeFile(
            enums: [.enumeration("Tea", [])],
            intents: [
                .declaration(
                    .intent, "A",
                    members: [
                        .declaration(.parameter, "p", ["Type": .string("Integer"), "EnumType": .string("Tea")])
                    ])
            ])
        let imported = try IntentXcodeTests.importing(file)
        expectEqual(imported.schema.enums, [])
        expectEqual(imported.schema.intents.first?.parameters.first?.type.element, .integer)
    }

    @Test func `built-in properties are omitted`() throws {
        let names = ["identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches", "id", "grams"]
        let properties = names.map { XcodeDeclaration.declaration(.property, $0, ["Type": .string("Decimal")]) }
        let imported = try IntentXcodeTests.importing(
            XcodeFile(types: [.declaration(.type, "Tea", ["DisplayName": .string("Tea")], members: properties)]))
        let type = try #require(imported.schema.types.first)
        expectEqual(type.properties.map(\.name), ["id", "grams"])
        expectEqual(type.properties.map(\.swiftName), ["id", "grams"])
        expectEqual(imported.warnings, [])
    }

    @Test func `a property can refer to a later type`() throws {
        let property = XcodeDeclaration.declaration(
            .property, "pot", ["Type": .string("Object"), "ObjectType": .string("Pot")])
        let file = XcodeFile(types: [.declaration(.type, "Tea", members: [property]), .declaration(.type, "Pot")])
        try expectEqual(
            IntentXcodeTests.importing(file).schema.types.first?.properties.first?.type.element, .object("Pot"))
    }

    // MARK: Texts

    @Test func `titles have translations`() throws {
        let type = XcodeDeclaration.declaration(
            .type, "Tea", ["DisplayName": .string("Tea"), "DisplayNameID": .string("t")])
        let strings = [
            "en": ["t": "Tea", "gone": "Gone"], "de": ["t": "Tee"], "fr": ["t": "Tea"], "no tag": ["t": "Te"],
        ]
        let imported = try IntentXcodeTests.importing(XcodeFile(types: [type]), strings: strings)
        expectEqual(imported.schema.types.first?.title, text("Tea", ["de": "Tee", "fr": "Tea"]))
        expectEqual(imported.unusedStrings, ["en": ["gone": "Gone"], "no tag": ["t": "Te"]])
    }

    @Test func `a differing table of the development language gives a warning`() throws {
        let type = XcodeDeclaration.declaration(
            .type, "Tea", ["DisplayName": .string("Tea"), "DisplayNameID": .string("t")])
        let imported = try IntentXcodeTests.importing(XcodeFile(types: [type]), strings: ["en": ["t": "Chai"]])
        expectEqual(imported.schema.types.first?.title, text("Chai"))
        expectEqual(imported.unusedStrings, ["en": [:]])
        expectEqual(
            warnings(of: imported),
            [
                "INTypes[0].INTypeDisplayName: the .strings file for 'en' has the text 'Chai' instead, which the definition now has"
            ])
    }
}

@Suite struct IDImportTests {
    @Test func `a shared id gives a warning and translates both texts`() throws {
        let file = XcodeFile(types: [
            .declaration(
                .type, "Tea", ["DisplayName": .string("Leaf"), "DisplayNameID": .string("aB3dE5")], members: []),
            .declaration(
                .type, "Pot", ["DisplayName": .string("Can"), "DisplayNameID": .string("aB3dE5")], members: []),
        ])
        let imported = try importing(file, strings: ["de": ["aB3dE5": "Blatt"]])
        expectEqual(
            warnings(of: imported),
            [
                "INTypes[1].INTypeDisplayNameID: the id 'aB3dE5' is also used by INTypes[0].INTypeDisplayNameID; "
                    + "both texts have the same translations"
            ])
        expectEqual(imported.schema.types.map { $0.title.translations["de"] }, ["Blatt", "Blatt"])
    }

    @Test func `an object without a type gives a warning`() throws {
        let file = XcodeFile(intents: [
            .declaration(
                .intent, "Brew", ["EligibleForWidgets": .boolean(true)],
                members: [.declaration(.parameter, "toppings", ["Type": .string("Object")])])
        ])
        let imported = try importing(file)
        expectEqual(imported.schema.intents.first?.parameters.first?.type, ValueType(.anyObject))
        expectEqual(
            warnings(of: imported),
            [
                "INIntents[0].INIntentParameters[0].INIntentParameterType: the object does not name its type; imported as 'Object'"
            ])
    }
}
