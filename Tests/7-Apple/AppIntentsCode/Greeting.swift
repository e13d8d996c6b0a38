// A widget as Xcode's template creates it: one text with a default, and a provider that repeats it each hour.
import AppIntents
import SwiftUI
import WidgetKit

// form: WidgetConfigurationIntent
struct GreetingConfigurationAppIntent: WidgetConfigurationIntent {
    // form: LocalizedStringResource
    // form: LocalizedStringResource from a string literal
    // form: AppIntent.title
    static var title: LocalizedStringResource = "Greeting"
    // form: AppIntent.description
    // form: IntentDescription
    // form: IntentDescription(_:)
    static var description = IntentDescription("Shows a greeting.")

    // form: @Parameter(title:default:)
    @Parameter(title: "Greeting", default: "Good morning")
    var greeting: String
}

struct GreetingEntry: TimelineEntry {
    let date: Date
    let configuration: GreetingConfigurationAppIntent
}

// form: AppIntentTimelineProvider
struct GreetingProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> GreetingEntry {
        GreetingEntry(date: Date(), configuration: GreetingConfigurationAppIntent())
    }

    func snapshot(for configuration: GreetingConfigurationAppIntent, in context: Context) async -> GreetingEntry {
        GreetingEntry(date: Date(), configuration: configuration)
    }

    func timeline(
        for configuration: GreetingConfigurationAppIntent, in context: Context
    ) async -> Timeline<GreetingEntry> {
        var entries: [GreetingEntry] = []
        let currentDate = Date()
        for hourOffset in 0..<5 {
            let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate) ?? currentDate
            entries.append(GreetingEntry(date: entryDate, configuration: configuration))
        }
        return Timeline(entries: entries, policy: .atEnd)
    }

    // form: AppIntentRecommendation
    func recommendations() -> [AppIntentRecommendation<GreetingConfigurationAppIntent>] {
        [
            AppIntentRecommendation(intent: .evening, description: "Evening"),
            AppIntentRecommendation(intent: .night, description: Text("Night")),
        ]
    }
}

struct GreetingEntryView: View {
    var entry: GreetingProvider.Entry

    var body: some View {
        VStack {
            Text(entry.date, style: .time)
            Text(entry.configuration.greeting)
        }
    }
}

struct GreetingWidget: Widget {
    let kind: String = "GreetingWidget"

    // form: AppIntentConfiguration(kind:intent:provider:content:)
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: kind, intent: GreetingConfigurationAppIntent.self, provider: GreetingProvider()
        ) { entry in
            GreetingEntryView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

extension GreetingConfigurationAppIntent {
    fileprivate static var evening: GreetingConfigurationAppIntent {
        let intent = GreetingConfigurationAppIntent()
        intent.greeting = "Good evening"
        return intent
    }

    fileprivate static var night: GreetingConfigurationAppIntent {
        let intent = GreetingConfigurationAppIntent()
        intent.greeting = "Good night"
        return intent
    }
}

#Preview(as: .systemSmall) {
    GreetingWidget()
} timeline: {
    GreetingEntry(date: .now, configuration: .evening)
    GreetingEntry(date: .now, configuration: .night)
}
