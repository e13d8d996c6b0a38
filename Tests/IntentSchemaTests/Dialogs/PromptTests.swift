import IntentDiagnostics
import IntentModel
import IntentSchema
import Testing

struct PromptTests {
    @Test func aPromptIsKeptWithItsTranslations() {
        let prompt = resolvedParameters(
            parameters("stop: { type: String, prompt: { en: Pick a stop, de: Wähle einen Halt } }"))["stop"]?.prompt
        #expect(prompt == LocalizedText("Pick a stop", language: "en", translations: ["de": "Wähle einen Halt"]))
    }

    @Test func placeholdersAreSiblingsTheirPropertiesAndTheCount() {
        let text = parameters(
            "a: { type: T, prompt: '${count} ${b} ${a.own} ${a.displayString} ${a}' }",
            "b: { type: String, prompt: '${a.own}' }", before: "types: { T: { properties: { own: Integer } } }\n")
        #expect(resolvedParameters(text).count == 2)
    }

    @Test func aNameWithADotIsFoundBeforeAProperty() {
        let text = parameters(
            "a.b: { type: T, swiftName: ab, prompt: '${a.b} ${a.b.own}' }",
            before: "types: { T: { properties: { own: Integer } } }\n")
        #expect(resolvedParameters(text)["a.b"]?.prompt?.text == "${a.b} ${a.b.own}")
    }

    @Test func theRangeIsThePlaceholder() {
        let text = parameters("a: { type: String, prompt: 'Which of ⟦${bee}⟧?' }", "be: Integer")
        #expect(checkDefinition(text, .unknownPlaceholder) == "")
    }

    @Test func theRangeIsTheWholeTextWhereEscapesHideThePlaceholder() {
        let text = parameters(#"a: { type: String, prompt: ⟦"Which of ${b\x65e}?"⟧ }"#, "be: Integer")
        #expect(checkDefinition(text, .unknownPlaceholder) == "")
    }

    @Test func suggestsTheNearestName() throws {
        let found = try diagnostics(
            of: parameters(
                "soup: { type: T, prompt: '${suop.nme}' }", before: "types: { T: { properties: { name: String } } }\n"))
        #expect(found.map(\.fixes.first?.replacement) == ["${soup.nme}"])
    }

    @Test func aParameterThatCannotBeReadIsNotMissed() throws {
        let found = try diagnostics(
            of: parameters("a: { type: Strin }", "b: { type: String, prompt: '${a.name} ${a}' }"))
        #expect(found.map(\.code) == [.unknownType])
    }

    @Test func aTranslationHasThePlaceholdersOfTheOriginal() throws {
        let found = try diagnostics(
            of: parameters("a: { type: String, prompt: { en: '${b} ${count}', de: '${b} ${a}' } }", "b: Integer"))
        #expect(found.map { "\($0.severity) \($0.code)" } == ["error unknown-placeholder"])
    }

    @Test func aPlaceholderThatATranslationLeavesOutIsMissed() throws {
        let found = try diagnostics(
            of: parameters("a: { type: String, prompt: { en: '${b} ${count}', de: '${b}' } }", "b: Integer"))
        #expect(found.map { "\($0.severity) \($0.code)" } == ["warning missing-translation"])
    }
}
