public import IntentRuntime
public import IntentWidgets

/// The handlers and definitions of the sample widgets.
public enum SampleWidgets {
    /// A handler for each intent whose options come from code, or which a widget performs.
    public static var handlers: [any IntentHandling] {
        Garage.shared.performers + [CarHandler(), ForumHandler(), CharacterHandler(), TransitHandler()]
    }

    /// The definitions that need no handler.
    public static var definitions: [IntentDefinition] {
        [.authorData, .clock, .savingsProgress]
    }
}

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

/// Provides the boards of a game's forum.
public struct ForumHandler: ForumBoardIntentHandling {
    private let boards = [
        Hero(identifier: "1", displayString: "天空寺院"),
        Hero(identifier: "2", displayString: "深海王座"),
        Hero(identifier: "3", displayString: "烈焰峡谷"),
        Hero(identifier: "4", displayString: "迷雾森林"),
    ]

    public init() {}

    public func provideHeroOptionsCollection(
        for intent: ForumBoardIntent, context: OptionsContext
    ) -> OptionCollection<Hero> {
        OptionCollection(boards)
    }

    public func hero(for identifiers: [String], in intent: ForumBoardIntent, context: LookupContext) -> [Hero] {
        identifiers.compactMap { identifier in boards.first { $0.identifier == identifier } }
    }

    public func defaultHero(for intent: ForumBoardIntent, context: DefaultContext) -> Hero? {
        boards.first
    }
}
