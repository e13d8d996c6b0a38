import Foundation
import IntentDefinitionFiles
import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

/// Places that name a declaration, which follow when it is renamed.
@Suite(.blocking) struct NameUseTests {
    @Test(arguments: [
        (2, 2, "City", "Town"), (3, 2, "Tea", "Leaf"), (8, 6, "more", "extra"), (9, 6, "count", "number"),
    ])
    func `what conversions, responses and summaries name is renamed`(
        _ line: Int, _ character: Int, _ name: String, _ newName: String
    ) throws {
        let definition = """
            intentDefinition: 1
            types:
              City: { title: Place, options: [oslo] }
              Tea: { title: Drink }
            intents:
              Board:
                parameters:
                  isOn: Boolean
                  more: { type: Integer, when: isOn }
                  count: { type: City, when: { isOn: false } }
                  cities: { type: [City], convertedFrom: { type: City } }
                  last: { type: City, convertedFrom: { type: [City] } }
                summary: { otherwise: Go, more: 'Go ${more}', "count ": 'Go ${count}' }
                response: { properties: { tea: Tea, teas: { type: [Tea] } } }

            """
        try TestClient.expectRenamed(name, newName, in: definition, line, character)
    }

    @Test(arguments: [
        ("tea:", "leaf", ["suggestions.cups,leaf.title: ${leaf} b", "S.phrases.1: Koche ${leaf}"]),
        ("cups:", "count", ["suggestions.count,tea.title", "summary.count: ${count}"]),
        ("small", "tiny", ["codes.success.say.tiny: Klein"]),
    ])
    func `what texts in other files name is renamed`(_ old: String, _ newName: String, _ lines: [String]) throws {
        let definition = """
            intentDefinition: 1
            enums: { Cup: { cases: [small, large] } }
            types: { Tea: {} }
            intents:
              Brew:
                parameters:
                  isOn: Boolean
                  tea: Tea
                  cups: { type: Integer, when: isOn }
                summary: { otherwise: Brew, cups: 'Brew ${cups}' }
                suggestions: ['Brew ${tea} for ${cups}']
                response: { properties: { cup: Cup }, codes: { success: 'The ${cup}' } }
            appShortcuts:
              S: { intent: Brew, symbol: star, phrases: ['Brew ${tea} with ${applicationName}'] }

            """
        let german = """
            intentTexts: 1
            language: de
            intents.Brew.summary.cups: ${cups} brauen
            intents.Brew.suggestions.cups,tea.title: ${tea} brauen
            intents.Brew.response.codes.success.say: Die Tasse ${cup}
            intents.Brew.response.codes.success.say.small: Klein
            appShortcuts.S.phrases.1: Koche ${tea} mit ${applicationName}

            """
        let client = try TestClient(["a.intent.yaml": definition, "a.intent.de.yaml": german])
        client.open("a.intent.yaml", definition)
        let problems = { (client: TestClient) in
            try loadDefinitions(at: [client.folder.path]).diagnostics.sorted().filter { $0.code != .missingTranslation }
                .map(\.message)
        }
        expectEqual(try problems(client), [])
        let before = try #require(definition.range(of: old)).lowerBound
        let rows = definition[..<before].split(separator: "\n", omittingEmptySubsequences: false)
        let params = client.place("a.intent.yaml", rows.count - 1, rows.last?.utf16.count ?? 0)
        let edit = client.request("textDocument/rename", params.adding("newName", .string(newName)))
        let texts = try client.apply(edit)
        expectEqual(try problems(client), [], "\(edit.rendered())")
        for line in lines { #expect(texts["a.intent.de.yaml"]?.contains(line) == true, "\(line): \(texts)") }
    }

    @Test(arguments: [
        ("last:", "last part"), ("morning:", "early-morning"), ("Night Scene:", "Evening Scene"),
        ("Lock it:", "Lock the door"), ("2nd", "3rd item"),
    ])
    func `a name can be any that is valid`(_ old: String, _ newName: String) throws {
        let definition = """
            intentDefinition: 1
            intents:
              A:
                sections: { last: { title: L } }
                summary: 'Go ${2nd}'
                parameters:
                  "2nd": { type: String, swiftName: second, section: last }
            widgets:
              W: { intent: A, families: [systemSmall], presets: { morning: { values: { 2nd: x } } } }
            controls:
              Night Scene: { intent: A, symbol: star, swiftName: night }
            appShortcuts:
              Lock it: { intent: A, symbol: star, phrases: ['${applicationName}'] }

            """
        let before = try #require(definition.range(of: old)).lowerBound
        let rows = definition[..<before].split(separator: "\n", omittingEmptySubsequences: false)
        let name = String(old.prefix { $0 != ":" })
        try TestClient.expectRenamed(name, newName, in: definition, rows.count - 1, rows.last?.utf16.count ?? 0)
    }
}
