public import IntentRuntime

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
