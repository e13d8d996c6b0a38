import Foundation
import IntentModel
import IntentRuntime
import Testing

// Only this: the module's other names are those of the standard library.
import struct GeneratedNames.NamesIntent

@Suite struct DefinitionTests {
    nonisolated private static let definitions: [IntentDefinition] = [
        .everyType, .hostileTexts, .carControl, .transitBoard, .savingsProgress,
    ]

    @Test(arguments: definitions.indices)
    func theTextIsCanonical(_ index: Int) throws {
        let definition = Self.definitions[index]
        #expect(try definition.schema().json.rendered() == "\(definition.json)")
    }

    @Test func anIntentSharesTheTextOfItsFile() {
        #expect(EverythingIntent.definition.name == "Everything")
        #expect(EverythingIntent.definition.json.utf8Start == IntentDefinition.everyType.json.utf8Start)
        #expect(Tag.definition.name == "Tag")
    }

    @Test func theSchemaHasWhatTheFileDeclares() throws {
        let schema = try IntentDefinition.everyType.schema()
        #expect(schema.types.map(\.name) == ["Tag"])
        #expect(schema.intent(named: "Everything")?.parameter(named: "tags")?.options == .dynamic)
        #expect(schema.widget(of: .everythingWidget)?.intent == "Everything")
    }

    @Test func textsBesideTheDefinitionAreInIt() throws {
        let schema = try IntentDefinition.everyType.schema()
        #expect(schema.widgets.first?.title.text(for: "de") == "Alles")
        #expect(schema.enumeration(named: "Level")?.cases.first?.title.text(for: "de") == "Niedrig")
        #expect(schema.languages == ["de", "en"])
    }

    @Test func hostileTextsStayTexts() throws {
        let schema = try IntentDefinition.hostileTexts.schema()
        let text =
            "\"; fatalError() \\(fatalError()) \\#(fatalError()) */ a\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g\0h\u{202E}i"
            + "\u{FEFF}j \"#\"## \\"
        #expect(HostileIntent().text == text)
        #expect(schema.intent(named: "Hostile")?.parameter(named: "text")?.defaultRule == .value(.string(text)))
        let option = "*/ \"; fatalError() \\(fatalError()) \u{2028}"
        #expect(HostileIntent().choice == option)
        let choice = try #require(schema.intent(named: "Hostile")?.parameter(named: "choice"))
        guard case .listed(let options) = choice.options, let only = options.first else {
            Issue.record("the options are not listed")
            return
        }
        #expect(only.identifier == option)
        #expect(only.title.text == "\"#\"## */ \u{202E} \\(fatalError())")
        #expect(only.subtitle?.text == "a\0b\n```")
        #expect(only.renamedFrom == ["*/\n\u{2029}"])
        #expect(choice.renamedFrom == ["\"; fatalError() */\n"])
        #expect(WidgetKind.hostileWidget.name == "\"; fatalError() \\(fatalError())\n\u{202E}")
        #expect(schema.widgets.map(\.kind) == [.hostileWidget])
    }

    @Test func namesThatSwiftHasTooStandForTheDefinitionsOwn() throws {
        let names = NamesIntent.sample
        #expect(names.identifiers?.displayString == "One")
        #expect(names.context.first?.next?.identifier == "e")
        #expect(names.lasts == .seconds(90))
        #expect(NamesIntent(intentValues: names.intentValues) == names)
        #expect(try JSONDecoder().decode(NamesIntent.self, from: JSONEncoder().encode(names)) == names)
        #expect(NamesIntent.definition.name == "Names")
    }
}
