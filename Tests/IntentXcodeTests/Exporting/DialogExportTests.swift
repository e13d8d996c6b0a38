import IntentModel
import Testing

@testable import IntentXcode

struct DialogExportTests {
    @Test(arguments: [
        ("String", "[Configuration, Primary]", false),
        ("{ type: String, siri: true }", "[Configuration, Primary]", false),
        ("Mode", "[Configuration, Primary, DisambiguationIntroduction, Confirmation]", false),
        ("{ type: Mode, siri: true }", "[Configuration, Primary, DisambiguationIntroduction, Confirmation]", true),
        (
            "{ type: Mode, siri: { choose: Which? } }",
            "[Configuration, Primary, DisambiguationIntroduction, DisambiguationSelection, Confirmation]", true
        ),
        ("Thing", "[Configuration, Primary]", false),
        ("{ type: Thing, siri: true }", "[Configuration, Primary, DisambiguationIntroduction, Confirmation]", true),
        ("{ type: Integer, siri: { confirm: Sure? } }", "[Configuration, Primary, Confirmation]", true),
    ])
    func choicesAreIntroducedAndConfirmed(_ text: String, _ order: String, _ isCustom: Bool) throws {
        let types = "types: { Thing: {} }\nenums: { Mode: { cases: [light, dark] } }"
        let parameter = try exportedParameter(text, types: types)
        #expect(parameter.leaves["PromptDialogs.order"]?.value.shortText == order)
        #expect((parameter.leaves["CustomDisambiguation"] != nil) == isCustom)
        #expect((parameter.leaves["SupportsResolution"] != nil) == text.contains("siri"))
    }

    @Test func aDialogHasItsTextAndThePathOfItsVariants() throws {
        let leaf = try exportedParameter("{ type: Mode, siri: { ask: Which mode? } }")
            .leaves["PromptDialogs.Primary.FormatString"]
        #expect(leaf?.value == .string("Which mode?"))
        #expect(leaf?.text?.text == "Which mode?")
        #expect(leaf?.dialogPath == "parameters.p.siri.ask")
        #expect(leaf?.isImplied == false)
        let implied = try exportedParameter("Mode").leaves["PromptDialogs.Confirmation.FormatString"]
        #expect(implied?.value == .string("Just to confirm, you wanted ‘${p}’?"))
        #expect(implied?.isImplied == true)
    }

    @Test func whatSiriMayNotAskIsKept() throws {
        let parameter = try exportedParameter("{ type: Integer, siri: { enabled: false, ask: How many? } }")
        #expect(parameter.leaves["SupportsResolution"] == nil)
        #expect(parameter.leaves["PromptDialogs.Primary.FormatString"]?.value == .string("How many?"))
        #expect(parameter.said(below: "UnsupportedReasons").isEmpty)
        let choice = try exportedParameter("{ type: Thing, siri: { enabled: false } }", types: "types: { Thing: {} }")
        #expect(choice.leaves["PromptDialogs.Confirmation.FormatString"]?.isImplied == true)
        #expect(choice.leaves["CustomDisambiguation"] == nil)
    }

    @Test func anEmptyTextSaysNothing() throws {
        let types = "types: { Thing: {} }"
        let parameter = try exportedParameter(
            "{ type: Thing, siri: { introduce: '', confirm: '' } }", types: types)
        #expect(parameter.leaves["PromptDialogs.Confirmation.FormatString"] == nil)
        #expect(parameter.leaves["PromptDialogs.Confirmation.Custom"] != nil)
        #expect(parameter.leaves["CustomDisambiguation"] == nil)
    }

    @Test func numbersBeginWithTheReasonsOfXcode() throws {
        let parameter = try exportedParameter(
            "{ type: Integer, siri: { unsupported: { odd: Even ones., lessThanMinimumValue: Too few. } } }")
        let said = parameter.said(below: "UnsupportedReasons")
        #expect(
            said["order"] == "[negativeNumbersNotSupported, greaterThanMaximumValue, lessThanMinimumValue, odd]")
        #expect(said["odd.Custom"] == "true" && said["odd.Default"] == nil)
        #expect(said["lessThanMinimumValue.Default"] == "true")
        #expect(said["lessThanMinimumValue.FormatString"] == "Too few.")
        #expect(parameter.leaves["UnsupportedReasons.negativeNumbersNotSupported.FormatString"]?.isImplied == true)
        #expect(try exportedParameter("Integer").said(below: "UnsupportedReasons").isEmpty)
        #expect(try exportedParameter("{ type: String, siri: true }").said(below: "UnsupportedReasons").isEmpty)
    }
}
