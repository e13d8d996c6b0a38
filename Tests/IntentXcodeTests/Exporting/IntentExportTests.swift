import IntentModel
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
    func saysWhatItIs(_ text: String, _ expected: [String: String]) throws {
        let intent = try intent(text)
        #expect(intent.said() == expected)
        #expect(intent.leaves["DescriptionID"]?.value == .string(""))
        #expect(intent.response.isEmpty == text.contains("system"))
        #expect((intent.members == nil) == !text.contains("parameters"))
    }

    @Test(arguments: [
        ("{ classPrefix: XY }", [nil, "XY"]), ("{ swiftName: Soup }", ["Soup", nil]),
        ("{ swiftName: Soup, classPrefix: XY }", ["Soup", "XY"]), ("{}", [nil, nil]),
        ("{ swiftName: OrderSoupIntent }", ["OrderSoupIntent", nil]),
    ])
    func aClassIsWrittenWhereItDoesNotFollowFromTheName(_ text: String, _ expected: [String?]) throws {
        let intent = try intent(text)
        #expect(["ClassName", "ClassPrefix"].map { intent.leaves[$0]?.value.shortText } == expected)
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
    func successAndFailureAreAlwaysThere(_ codes: String, _ expected: [String]) throws {
        let response = try intent("{ response: { output: a, properties: { a: Boolean }, codes: \(codes) } }").response
        let made = try #require(response.first)
        #expect(
            made.codes?.map { code in
                let leaves = ["Success", "FormatString", "ConciseFormatString"]
                    .map { code.leaves[$0]?.value.shortText ?? "-" }
                return "\(code.name) \(leaves.joined(separator: " "))"
            } == expected)
        #expect(made.said() == ["Output": "a"])
        #expect(
            made.members?.first?.said()
                == [
                    "DisplayName": "A", "Type": "Boolean", "Metadata.TrueDisplayName": "true",
                    "Metadata.FalseDisplayName": "false",
                ])
    }

    @Test func aSuggestionMayTakeTheSentenceOfTheSummary() throws {
        let intent = try intent(
            "{ summary: 'Order ${a}', suggestions: [{ with: [a], primary: true, background: false, subtitle: Now }], "
                + "parameters: { a: String, b: String } }")
        #expect(
            intent.said(below: "ParameterCombinations")
                == [
                    "a.Title": "Order ${a}", "a.IsLinked": "true", "a.IsPrimary": "true", "a.Subtitle": "Now",
                    "a.SupportsBackgroundExecution": "false",
                ])
        #expect(intent.leaves["IneligibleForSuggestions"] == nil)
        #expect(intent.leaves["Configurable"]?.value == .boolean(true))
    }
}
