import IntentModel
import Testing

@testable import IntentXcode

@Suite struct IdImportTests {
    @Test func anIdOfTwoTextsImportsWithAWarningAndTranslatesBoth() throws {
        let file = XcodeFile(types: [
            .made(.type, "Tea", ["DisplayName": .string("Leaf"), "DisplayNameID": .string("aB3dE5")], members: []),
            .made(.type, "Pot", ["DisplayName": .string("Can"), "DisplayNameID": .string("aB3dE5")], members: []),
        ])
        let imported = try importing(file, strings: ["de": ["aB3dE5": "Blatt"]])
        #expect(
            warnings(of: imported) == [
                "INTypes[1].INTypeDisplayNameID: the id 'aB3dE5' is that of INTypes[0].INTypeDisplayNameID too; "
                    + "a translation is one of both texts"
            ])
        #expect(imported.schema.types.map { $0.title.translations["de"] } == ["Blatt", "Blatt"])
    }

    @Test func anObjectWithoutATypeImportsWithAWarning() throws {
        let file = XcodeFile(intents: [
            .made(
                .intent, "Brew", ["EligibleForWidgets": .boolean(true)],
                members: [.made(.parameter, "toppings", ["Type": .string("Object")])])
        ])
        let imported = try importing(file)
        #expect(imported.schema.intents.first?.parameters.first?.type == ValueType(.anyObject))
        #expect(
            warnings(of: imported) == [
                "INIntents[0].INIntentParameters[0].INIntentParameterType: the object names no type; 'Object' is taken"
            ])
    }
}
