public import Foundation
import IntentRuntime
public import IntentWidgets
import SampleHandlers

/// The health of a character, which recovers over four entries. A tap opens the character in the game.
public struct CharacterWidget: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        AppIntentConfiguration(WidgetKind.CharacterWidget.self, provider: CharacterProvider()) {
            CharacterView(entry: $0)
        }
    }
}

/// The health of a character at one time.
public struct CharacterEntry: TimelineEntry {
    public let date: Date
    /// Nil until one is chosen.
    let character: GameCharacter?
    /// From 0 to 1.
    let health: Double

    public var relevance: TimelineEntryRelevance? {
        // A character that has recovered can fight.
        TimelineEntryRelevance(score: character == nil ? 0 : Float(health))
    }
}

/// Provides four entries, fifteen minutes apart, in which the character recovers. Then it fights again.
struct CharacterProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> CharacterEntry {
        CharacterEntry(date: Date(), character: .sample, health: 0.75)
    }

    func snapshot(for configuration: SelectCharacterIntent, in context: Context) async -> CharacterEntry {
        CharacterEntry(
            date: Date(), character: configuration.character ?? (context.isPreview ? .sample : nil), health: 0.75)
    }

    func timeline(for configuration: SelectCharacterIntent, in context: Context) async -> Timeline<CharacterEntry> {
        let now = Date()
        guard let character = configuration.character else {
            let empty = CharacterEntry(date: now, character: nil, health: 0)
            return Timeline(entries: [empty], policy: .never)
        }
        let entries = (0..<4).map { quarter in
            CharacterEntry(
                date: now.addingTimeInterval(Double(quarter) * 900), character: character,
                health: Double(quarter + 1) / 4)
        }
        return Timeline(entries: entries, policy: .after(now.addingTimeInterval(3600)))
    }

    func recommendations() -> [AppIntentRecommendation<SelectCharacterIntent>] {
        let panda = SelectCharacterIntent(character: .sample)
        return [AppIntentRecommendation(intent: panda, description: "Power Panda, who recovers quickly")]
    }
}

extension GameCharacter {
    fileprivate static var sample: GameCharacter {
        GameCharacter(identifier: "panda", displayString: "Power Panda", subtitleString: "Level 14", level: 14)
    }
}
