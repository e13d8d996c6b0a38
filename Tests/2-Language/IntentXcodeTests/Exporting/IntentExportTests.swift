import IntentModel
import IntentTestSupport
import Testing

@testable import IntentXcode

struct IntentExportTests {
    private func intent(_ text: String, _ more: String = "") throws -> XcodeDeclaration {
        let schema = exportedSchema("\(more)\nintents: { OrderSoup: \(text) }")
        return try #require(exportXcodeFile(schema).intents?.first)
    }

    @Test(arguments: [
        (
            "{}",
            [
                "Title": "Order Soup", "Type": "Custom", "Category": "generic", "Verb": "Do",
                "IneligibleForSuggestions": "true",
            ]
        ),
        (
            "{ eligibleForWidgets: true, description: What it is. }",
            [
                "Title": "Order Soup", "Description": "What it is.", "Type": "Custom", "Category": "information",
                "Verb": "View", "IneligibleForSuggestions": "true", "EligibleForWidgets": "true",
            ]
        ),
        (
            "{ verb: Order, category: create, requiresConfirmation: true, restricted: whileLocked, image: bowl, "
                + "inputParameter: a, suggestions: Order soup, parameters: { a: String } }",
            [
                "Title": "Order Soup", "Type": "Custom", "Category": "create", "Verb": "Order",
                "UserConfirmationRequired": "true", "Restrictions": "1", "DefaultImageName": "bowl", "Input": "a",
                "KeyParameter": "a", "ParameterCombinations..Title": "Order soup",
                "ParameterCombinations..SupportsBackgroundExecution": "true",
            ]
        ),
        (
            "{ system: INPlayMediaIntent, suggestions: Play, inputParameter: a, keyParameter: none, parameters: { a: String } }",
            [
                "Title": "Order Soup", "Type": "System", "Category": "system", "ClassName": "INPlayMediaIntent",
                "ClassPrefix": "IN", "Customizable": "true", "Domain": "Media", "Input": "a",
                "ParameterCombinations..Title": "Play", "ParameterCombinations..SupportsBackgroundExecution": "true",
            ]
        ),
    ])
    func `an intent has its type, category and verb`(_ text: String, _ expected: [String: String]) throws {
        let intent = try intent(text)
        expectEqual(intent.leafTexts(), expected)
        expectEqual(intent.leaves["DescriptionID"]?.value, .string(""))
        expectEqual(intent.response.isEmpty, text.contains("system"))
        expectEqual((intent.members == nil), !text.contains("parameters"))
    }

    @Test(arguments: [
        ("{ classPrefix: XY }", [nil, "XY"]), ("{ swiftName: Soup }", ["Soup", nil]),
        ("{ swiftName: Soup, classPrefix: XY }", ["Soup", "XY"]), ("{}", [nil, nil]),
        ("{ swiftName: OrderSoupIntent }", ["OrderSoupIntent", nil]),
    ])
    func `a class is written unless it follows from the name`(_ text: String, _ expected: [String?]) throws {
        let intent = try intent(text)
        expectEqual(["ClassName", "ClassPrefix"].map { intent.leaves[$0]?.value.shortText }, expected)
    }

    @Test(arguments: [
        ("{ }", ["success true - -", "failure - - -"]),
        ("{ failure: No. }", ["success true - -", "failure - No. No."]),
        (
            "{ successSoon: Soon, failure: { say: No. }, success: { show: Yes. } }",
            ["successSoon true Soon Soon", "failure - No. -", "success true - Yes."]
        ),
        ("{ success: {}, odd: { success: true } }", ["success true - -", "failure - - -", "odd true - -"]),
    ])
    func `a response always has the codes success and failure`(_ codes: String, _ expected: [String]) throws {
        let response = try intent("{ response: { output: a, properties: { a: Boolean }, codes: \(codes) } }").response
        let exported = try #require(response.first)
        expectEqual(
            exported.codes?.map { code in
                let leaves = ["Success", "FormatString", "ConciseFormatString"]
                    .map { code.leaves[$0]?.value.shortText ?? "-" }
                return "\(code.name) \(leaves.joined(separator: " "))"
            }, expected)
        expectEqual(exported.leafTexts(), ["Output": "a"])
        expectEqual(
            exported.members?.first?.leafTexts(),
            [
                "DisplayName": "A", "Type": "Boolean", "Metadata.TrueDisplayName": "true",
                "Metadata.FalseDisplayName": "false",
            ])
    }

    @Test func `a suggestion can use the sentence of the summary`() throws {
        let intent = try intent(
            "{ summary: 'Order ${a}', suggestions: [{ with: [a], primary: true, background: false, subtitle: Now }], "
                + "parameters: { a: String, b: String } }")
        expectEqual(
            intent.leafTexts(below: "ParameterCombinations"),
            [
                "a.Title": "Order ${a}", "a.IsLinked": "true", "a.IsPrimary": "true", "a.Subtitle": "Now",
                "a.SupportsBackgroundExecution": "false",
            ])
        expectEqual(intent.leaves["IneligibleForSuggestions"], nil)
        expectEqual(intent.leaves["Configurable"]?.value, .boolean(true))
    }
}

struct TypeExportTests {
    @Test func `a type begins with the built-in properties`() throws {
        let schema = exportedSchema(
            "types: { Soup: { title: A Soup, properties: { price: Decimal, made: DateComponents } } }")
        let type = try #require(exportXcodeFile(schema).types?.first)
        expectEqual(type.leafTexts(), ["DisplayName": "A Soup"])
        expectEqual(
            type.members?.map(\.name),
            ["identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches", "price", "made"])
        expectEqual(
            type.members?[3].leafTexts(),
            [
                "Type": "SpeakableString", "Default": "true", "SupportsMultipleValues": "true",
            ])
        expectEqual(type.members?[4].leafTexts(), ["Type": "Decimal", "DisplayName": "Price"])
        expectEqual(type.members?[5].leafTexts(below: "Metadata").count, 4)
    }

    @Test func `an enum begins with the case unknown`() throws {
        let schema = exportedSchema(
            "enums: { Mode: { cases: { unknown: None, light: { synonyms: [bright, { dim: d i m }], pronunciation: lite }, dark: { index: 7 } } } }"
        )
        let type = try #require(exportXcodeFile(schema).enums?.first)
        expectEqual(type.leafTexts(), ["DisplayName": "Mode", "Type": "Regular", "GeneratesHeader": "true"])
        expectEqual(
            type.members?.map { $0.leafTexts() },
            [
                ["DisplayName": "None"],
                [
                    "DisplayName": "Light", "Index": "1", "PronunciationHint": "lite",
                    "Synonyms.0.Synonym": "bright", "Synonyms.1.Synonym": "dim",
                    "Synonyms.1.PronunciationHint": "d i m",
                ],
                ["DisplayName": "Dark", "Index": "7"],
            ])
    }

    @Test func `the default title of the case unknown is its name`() throws {
        let file = exportXcodeFile(exportedSchema("enums: { Mode: { cases: [light] } }"))
        let title = file.enums?.first?.members?.first?.leaves["DisplayName"]
        expectEqual(title?.value, .string("unknown"))
        expectEqual(title?.isImplied, true)
    }
}
