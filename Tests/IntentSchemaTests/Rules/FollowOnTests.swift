import IntentDiagnostics
import Testing

/// One cause gives one report.
struct FollowOnTests {
    @Test(arguments: [
        "a: { type: ⟦Strin⟧, default: [1, 1], size: 3, range: 9...10, options: [x, x], search: true }",
        "a: { type: ⟦Strin⟧, when: { b: 1 } }\n      b: { type: Integer, range: 1...2 }",
    ])
    func anUnknownTypeIsAllThatIsSaid(_ parameter: String) {
        #expect(checkDefinition(parameters(parameter), .unknownType) == "")
    }

    @Test func aParameterWhoseTypeIsUnknownIsStillThere() {
        #expect(
            checkDefinition(
                parameters("a: ⟦Strin⟧", "b: { type: String, when: { a: x }, dependsOn: [a] }"), .unknownType) == "")
    }

    @Test func anEnumWithoutReadableCasesAcceptsEveryCase() {
        let text = parameters("a: { type: Unit, default: celsius }", before: "enums: { Unit: { cases: ⟦celsius⟧ } }\n")
        #expect(checkDefinition(text, .wrongType) == "")
    }

    @Test func optionsThatCouldNotBeReadAcceptEveryDefault() {
        #expect(checkDefinition(parameters("a: { type: Integer, options: [1, ⟦two⟧], default: 2 }"), .wrongType) == "")
        #expect(
            checkDefinition(parameters("a: { type: String, options: ⟦dynamc⟧, search: true, default: x }"), .wrongType)
                == "")
    }

    @Test func aMisspelledFamilyIsNotAlsoMissing() {
        let text = parameters(
            "a: { type: [String], size: { ⟦systemSmal⟧: 2 } }",
            after: "widgets: { W: { intent: Sample, families: [systemSmall] } }\n")
        #expect(checkDefinition(text, .unknownFamily) == "")
    }

    @Test func aKeyWithAWrongValueIsNotAlsoMissing() {
        #expect(checkDefinition("intentDefinition: 1\nenums: { E: { ⟦cases⟧: } }\n", .wrongType) == "")
        #expect(checkDefinition("⟦intentDefinition⟧:\nenums: { E: { cases: [a] } }\n", .wrongType) == "")
    }
}
