// A widget that says when it is relevant, and a bundle.
import AppIntents
import SwiftUI
import WidgetKit

struct BrewEntry: TimelineEntry {
    let date: Date
    var relevance: TimelineEntryRelevance?
    let cups: Int
}

struct BrewProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> BrewEntry { BrewEntry(date: .now, cups: 1) }

    func snapshot(for configuration: BrewIntent, in context: Context) async -> BrewEntry {
        BrewEntry(date: .now, cups: configuration.cups ?? 1)
    }

    func timeline(for configuration: BrewIntent, in context: Context) async -> Timeline<BrewEntry> {
        Timeline(
            entries: [
                BrewEntry(
                    date: .now, relevance: TimelineEntryRelevance(score: 10, duration: 600),
                    cups: configuration.cups ?? 1)
            ], policy: .never)
    }

    // form: WidgetRelevance / relevances()
    func relevances() async -> WidgetRelevance<BrewIntent> {
        WidgetRelevance([
            WidgetRelevanceAttribute(configuration: BrewIntent(), context: .date(from: .now, to: .distantFuture))
        ])
    }
}

struct BrewWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "BrewWidget", provider: BrewProvider()) { entry in
            Text("\(entry.cups) cups")
        }
    }
}

struct AppIntentsCodeBundle: WidgetBundle {
    var body: some Widget {
        GreetingWidget()
        PlantWidget()
        BrewWidget()
    }
}
