import Foundation
import IntentModel
import IntentRuntime
import Testing

// Only this type, because the module's other names are those of the standard library.
import struct GeneratedNames.NamesIntent

@Suite struct DefinitionTests {
    nonisolated private static let definitions: [IntentDefinition] = [
        .everyType, .hostileTexts, .carControl, .transitBoard, .savingsProgress,
    ]

    @Test(arguments: definitions.indices)
    func `the definition's JSON is canonical`(_ index: Int) throws {
        let definition = Self.definitions[index]
        #expect(try definition.schema().json.rendered() == "\(definition.json)")
    }

    @Test func `an intent shares its file's definition text`() {
        #expect(EverythingIntent.definition.name == "Everything")
        #expect(EverythingIntent.definition.json.utf8Start == IntentDefinition.everyType.json.utf8Start)
        #expect(Tag.definition.name == "Tag")
    }

    @Test func `the schema contains the file's declarations`() throws {
        let schema = try IntentDefinition.everyType.schema()
        #expect(schema.types.map(\.name) == ["Tag"])
        #expect(schema.intent(named: "Everything")?.parameter(named: "tags")?.options == .dynamic)
        #expect(schema.widget(of: .everythingWidget)?.intent == "Everything")
    }

    @Test func `presets have constants if their names are identifiers`() throws {
        let presets = try #require(IntentDefinition.everyType.schema().widget(of: .everythingWidget)).presets
        let names = [WidgetKind.EverythingWidget.Presets.few, WidgetKind.EverythingWidget.Presets.default]
        #expect(presets.map(\.name) == names.map(\.name) + ["day out"])
        #expect(presets[0].values["numbers"] == .list([.integer(3)]))
        #expect(presets[1].values == ["presetNumber": .integer(0), "presetFlag": .boolean(false)])
    }

    @Test func `the definition includes texts from translation files`() throws {
        let schema = try IntentDefinition.everyType.schema()
        #expect(schema.widgets.first?.title.text(for: "de") == "Alles")
        #expect(schema.enumeration(named: "Level")?.cases.first?.title.text(for: "de") == "Niedrig")
        #expect(schema.languages == ["de", "en"])
    }

    @Test func `hostile texts are preserved as text`() throws {
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

    @Test func `names shared with Swift refer to the definition's types`() throws {
        let names = NamesIntent.sample
        #expect(names.identifiers?.displayString == "One")
        #expect(names.context.first?.next?.identifier == "e")
        #expect(names.lasts == .seconds(90))
        #expect(NamesIntent(intentValues: names.intentValues) == names)
        #expect(try JSONDecoder().decode(NamesIntent.self, from: JSONEncoder().encode(names)) == names)
        #expect(NamesIntent.definition.name == "Names")
    }
}

@Suite struct TitleTests {
    @Test func `titles exist in each language`() {
        #expect(WidgetConfigIntent.title.text(for: "zh-Hans") == "车控设置")
        #expect(WidgetConfigIntent.description?.text(for: "en") == "Choose the controls that the widget shows.")
        #expect(WidgetConfigIntent.Parameters.carControls.title.text(for: "zh-CN") == "车控")
        #expect(WidgetConfigIntent.Parameters.carControls.title.text(for: "fr") == "Car Controls")
        #expect(WidgetConfigIntent.Parameters.carControls.description?.text == "One control per slot.")
        #expect(WidgetConfigIntent.Parameters.carControls.prompt == nil)
        #expect(Tag.title.text == "Tag")
    }

    @Test func `enum cases have titles`() {
        #expect(Level.title.text == "Level")
        #expect(Level.low.title.text(for: "de") == "Niedrig")
        #expect(Level.unrecognized("medium").title.text(for: "de") == "medium")
        #expect(Level.low.image == nil)
    }

    @Test func `widgets have titles`() {
        #expect(IntentDefinition.everyType.title(of: .everythingWidget)?.text(for: "de") == "Alles")
        #expect(IntentDefinition.carControl.title(of: .everythingWidget) == nil)
    }

    @Test func `an undeclared key has a title derived from its name`() {
        let key = ParameterKey<WidgetConfigIntent, Int>("noSuchThing")
        #expect(key.title.text == "No Such Thing")
        #expect(key.description == nil)
    }
}
