import SampleHandlers
import WidgetKit

// The health of a hero over the next hours. Uses the inferred types of the protocol.
struct HeroProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> HeroEntry { HeroEntry(date: Date(), name: "Hero", health: 0.5) }

    func snapshot(for configuration: SelectCharacterIntent, in context: Context) async -> HeroEntry {
        await timeline(for: configuration, in: context).entries.first ?? placeholder(in: context)
    }

    func timeline(for configuration: SelectCharacterIntent, in context: Context) async -> Timeline<HeroEntry> {
        guard let character = configuration.character else {
            return Timeline(entries: [placeholder(in: context)], policy: .never)
        }
        let start = Date()
        let entries = (0...3).map { step in
            HeroEntry(
                date: Calendar.current.date(byAdding: .hour, value: step, to: start) ?? start,
                name: character.displayString,
                health: min(1, 0.25 * Double(step + 1)))
        }
        return Timeline(entries: entries, policy: .atEnd)
    }

    func relevance() async -> WidgetRelevance<Intent> {
        let hero = GameCharacter(identifier: "panda", displayString: "Panda")
        let attribute = WidgetRelevanceAttribute(
            configuration: SelectCharacterIntent(character: hero), context: .date(from: .now, to: .distantFuture))
        return WidgetRelevance([attribute])
    }

    func recommendations() -> [AppIntentRecommendation<SelectCharacterIntent>] {
        ["panda", "spouty"].map {
            let hero = GameCharacter(identifier: $0, displayString: $0.capitalized)
            return AppIntentRecommendation(intent: SelectCharacterIntent(character: hero), description: $0)
        }
    }
}

struct HeroEntry: TimelineEntry {
    let date: Date
    let name: String
    let health: Double

    var relevance: TimelineEntryRelevance? {
        // Healthy heroes need no attention.
        health >= 1 ? .init(score: 0) : .init(score: Float(1 - health), duration: -60)
    }
}

struct HeroWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Hero", provider: HeroProvider()) { entry in
            "\(entry.name) \(Int(entry.health * 100)) %"
        }
        .configurationDisplayName("Hero")
        .description("The health of a hero.")
        .promptsForUserConfiguration()
    }
}
