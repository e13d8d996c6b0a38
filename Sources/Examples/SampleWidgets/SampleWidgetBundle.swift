public import IntentWidgets

/// All sample widgets, as a program with a host lists them. The other control, a button, needs no code.
public struct SampleWidgetBundle: WidgetBundle {
    public init() {}

    public var body: some Widget {
        ClockWidget()
        CarWidget()
        CarLock()
        CharacterWidget()
        AuthorDataWidget()
        SavingsWidget()
        ForumBoardWidget()
        TransitWidget()
    }
}
