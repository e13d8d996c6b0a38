import IntentRuntime
import Testing

@Suite struct TitleTests {
    @Test func whatPeopleReadIsThereInEachLanguage() {
        #expect(WidgetConfigIntent.title.text(for: "zh-Hans") == "车控设置")
        #expect(WidgetConfigIntent.description?.text(for: "en") == "Choose the controls that the widget shows.")
        #expect(WidgetConfigIntent.Parameters.carControls.title.text(for: "zh-CN") == "车控")
        #expect(WidgetConfigIntent.Parameters.carControls.title.text(for: "fr") == "Car Controls")
        #expect(WidgetConfigIntent.Parameters.carControls.description?.text == "One control per slot.")
        #expect(WidgetConfigIntent.Parameters.carControls.prompt == nil)
        #expect(Tag.title.text == "Tag")
    }

    @Test func casesHaveTheirTitles() {
        #expect(Level.title.text == "Level")
        #expect(Level.low.title.text(for: "de") == "Niedrig")
        #expect(Level.unrecognized("medium").title.text(for: "de") == "medium")
        #expect(Level.low.image == nil)
    }

    @Test func widgetsHaveTheirTitles() {
        #expect(IntentDefinition.everyType.title(of: .everythingWidget)?.text(for: "de") == "Alles")
        #expect(IntentDefinition.carControl.title(of: .everythingWidget) == nil)
    }

    @Test func aKeyThatNobodyDeclaresIsItsNameInWords() {
        let key: ParameterKey<WidgetConfigIntent, Int> = "noSuchThing"
        #expect(key.title.text == "No Such Thing")
        #expect(key.description == nil)
    }
}
