import IntentModel
import IntentTestSupport
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
    func `a choice has an introduction and a confirmation`(_ text: String, _ order: String, _ isCustom: Bool) throws {
        let types = "types: { Thing: {} }\nenums: { Mode: { cases: [light, dark] } }"
        let parameter = try exportedParameter(text, types: types)
        expectEqual(parameter.leaves["PromptDialogs.order"]?.value.shortText, order)
        expectEqual((parameter.leaves["CustomDisambiguation"] != nil), isCustom)
        expectEqual((parameter.leaves["SupportsResolution"] != nil), text.contains("siri"))
    }

    @Test func `a dialog has a text and a variant path`() throws {
        let leaf = try exportedParameter("{ type: Mode, siri: { ask: Which mode? } }")
            .leaves["PromptDialogs.Primary.FormatString"]
        expectEqual(leaf?.value, .string("Which mode?"))
        expectEqual(leaf?.text?.text, "Which mode?")
        expectEqual(leaf?.dialogPath, "parameters.p.siri.ask")
        expectEqual(leaf?.isImplied, false)
        let implied = try exportedParameter("Mode").leaves["PromptDialogs.Confirmation.FormatString"]
        expectEqual(implied?.value, .string("Just to confirm, you wanted ‘${p}’?"))
        expectEqual(implied?.isImplied, true)
    }

    @Test func `dialogs are exported even if Siri may not ask`() throws {
        let parameter = try exportedParameter("{ type: Integer, siri: { enabled: false, ask: How many? } }")
        expectEqual(parameter.leaves["SupportsResolution"], nil)
        expectEqual(parameter.leaves["PromptDialogs.Primary.FormatString"]?.value, .string("How many?"))
        #expect(parameter.leafTexts(below: "UnsupportedReasons").isEmpty)
        let choice = try exportedParameter("{ type: Thing, siri: { enabled: false } }", types: "types: { Thing: {} }")
        expectEqual(choice.leaves["PromptDialogs.Confirmation.FormatString"]?.isImplied, true)
        expectEqual(choice.leaves["CustomDisambiguation"], nil)
    }

    @Test func `an empty text becomes a dialog without text`() throws {
        let types = "types: { Thing: {} }"
        let parameter = try exportedParameter(
            "{ type: Thing, siri: { introduce: '', confirm: '' } }", types: types)
        expectEqual(parameter.leaves["PromptDialogs.Confirmation.FormatString"], nil)
        #expect(parameter.leaves["PromptDialogs.Confirmation.Custom"] != nil)
        expectEqual(parameter.leaves["CustomDisambiguation"], nil)
    }

    @Test func `numbers begin with the built-in unsupported reasons`() throws {
        let parameter = try exportedParameter(
            "{ type: Integer, siri: { unsupported: { odd: Even ones., lessThanMinimumValue: Too few. } } }")
        let texts = parameter.leafTexts(below: "UnsupportedReasons")
        expectEqual(texts["order"], "[negativeNumbersNotSupported, greaterThanMaximumValue, lessThanMinimumValue, odd]")
        #expect(texts["odd.Custom"] == "true" && texts["odd.Default"] == nil)
        expectEqual(texts["lessThanMinimumValue.Default"], "true")
        expectEqual(texts["lessThanMinimumValue.FormatString"], "Too few.")
        expectEqual(parameter.leaves["UnsupportedReasons.negativeNumbersNotSupported.FormatString"]?.isImplied, true)
        #expect(try exportedParameter("Integer").leafTexts(below: "UnsupportedReasons").isEmpty)
        #expect(try exportedParameter("{ type: String, siri: true }").leafTexts(below: "UnsupportedReasons").isEmpty)
    }
}

struct SummaryExportTests {
    /// Returns the sentences by their rows.
    private func titles(_ summary: String, _ parameters: String) throws -> [String: String] {
        let schema = exportedSchema(
            "enums: { Mode: { cases: [a, b] } }\nintents: { A: { summary: \(summary), parameters: { \(parameters) } } }"
        )
        let leaves = try #require(exportXcodeFile(schema).intents?.first).leaves
        var titles: [String: String] = [:]
        for key in leaves.keys where key.hasSuffix(".SupportsBackgroundExecution") {
            let start = key.dropLast(".SupportsBackgroundExecution".count)
            titles[String(start.dropFirst("ManagedParameterCombinations.".count))] =
                leaves["\(start).Title"]?.value.shortText ?? "-"
        }
        return titles
    }

    @Test(arguments: [
        ("true", "x: String, y: String", ["x,y": "-"]),
        ("Go", "", ["": "Go"]),
        // Xcode also lists the rows for a Boolean without a value.
        (
            "{ otherwise: No, y: Yes }",
            "p: Boolean, x: { type: String, when: { p: false } }, y: { type: String, when: { p: true } }",
            ["p": "No", "p,x": "No", "p,y": "Yes"]
        ),
        (
            "{ otherwise: No, x: Yes }",
            "p: Mode, q: Boolean, x: { type: String, when: { p: a } }, y: { type: String, when: { q: true } }",
            ["p,q": "No", "p,q,x": "Yes", "p,q,y": "No", "p,q,x,y": "No"]
        ),
        (
            "Go", "p: Mode, x: { type: String, when: p }, y: { type: String, when: { p: a } }",
            ["p": "Go", "p,x": "Go", "p,x,y": "Go"]
        ),
        // A row with an unsupported condition is always shown.
        (
            "{ otherwise: No, x: Yes }", "p: Integer, x: { type: String, when: { p: { atLeast: 3 } } }",
            ["p,x": "Yes"]
        ),
        (
            "Go", "p: Boolean, x: { type: Boolean, when: { p: true } }, y: { type: String, when: { x: true } }",
            ["p,y": "Go", "p,x,y": "Go"]
        ),
        ("Go", "x: { type: String, when: { p: true } }, p: Boolean", ["x,p": "Go"]),
    ])
    func `each set of rows has a sentence`(_ summary: String, _ parameters: String, _ expected: [String: String]) throws
    {
        try expectEqual(titles(summary, parameters), expected)
    }

    @Test func `too many sets of rows are not listed individually`() throws {
        let parents = (0..<30).map { "p\($0): Boolean" }
        let children = (0..<30).map { "c\($0): { type: String, when: { p\($0): true } }" }
        let sets = try titles(
            "{ otherwise: No, 'c3,c4': Yes }", (parents + children).joined(separator: ", "))
        expectEqual(sets.count, 3)
        expectEqual(sets.values.filter { $0 == "Yes" }.count, 1)
    }

    @Test func `a sentence has the path of its variants`() throws {
        let schema = exportedSchema(
            "intents: { A: { summary: { otherwise: No, x: Yes }, parameters: { p: Boolean, x: { type: String, when: p } } } }"
        )
        let leaves = try #require(exportXcodeFile(schema).intents?.first).leaves
        expectEqual(leaves["ManagedParameterCombinations.p.Title"]?.dialogPath, "summary.otherwise")
        expectEqual(leaves["ManagedParameterCombinations.p,x.Title"]?.dialogPath, "summary.x")
    }

    @Test(arguments: [
        ("{ p: a }", ["PredicateName": "EnumHasExactValue", "PredicateValue": "a", "ParentName": "p"]),
        ("{ q: true }", ["PredicateName": "BooleanHasExactValue", "PredicateValue": "true", "ParentName": "q"]),
        ("{ q: false }", ["PredicateName": "BooleanHasExactValue", "ParentName": "q"]),
        ("q", ["PredicateName": "HasAnyValue", "ParentName": "q"]),
        ("{ p: [a, b] }", [:]), ("{ p: { not: a } }", [:]), ("{ p: a, q: true }", [:]),
        ("{ q: { isSet: false } }", [:]),
    ])
    func `a representable condition becomes a relationship`(_ when: String, _ expected: [String: String]) throws {
        let schema = exportedSchema(
            "enums: { Mode: { cases: [a, b] } }\nintents: { A: { parameters: { p: Mode, q: Boolean, x: { type: String, when: \(when) } } } }"
        )
        let parameter = try #require(exportXcodeFile(schema).intents?.first?.members?.last)
        expectEqual(parameter.leafTexts(below: "Relationship"), expected)
    }
}
