import SwiftUI
import WidgetKit

struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> SimpleEntry {
        SimpleEntry(date: Date(), configuration: ConfigurationAppIntent())
    }

    func snapshot(for configuration: ConfigurationAppIntent, in context: Context) async -> SimpleEntry {
        SimpleEntry(date: Date(), configuration: configuration)
    }

    func timeline(for configuration: ConfigurationAppIntent, in context: Context) async -> Timeline<SimpleEntry> {
        var entries: [SimpleEntry] = []

        // A timeline of five entries, an hour apart, starting from the current date.
        let currentDate = Date()
        for hourOffset in 0..<5 {
            // swift-format-ignore: NeverForceUnwrap
            let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
            let entry = SimpleEntry(date: entryDate, configuration: configuration)
            entries.append(entry)
        }

        return Timeline(entries: entries, policy: .atEnd)
    }
}

struct SimpleEntry: TimelineEntry {
    let date: Date
    let configuration: ConfigurationAppIntent
}

struct StarterEntryView: View {
    var entry: Provider.Entry

    var body: some View {
        VStack {
            Text("Now:")
            Text(entry.date, style: .time)

            Text("Symbol:")
            Text(entry.configuration.symbol)
        }
    }
}

struct Starter: Widget {
    let kind: String = "Starter"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: kind, intent: ConfigurationAppIntent.self, provider: Provider()) { entry in
            StarterEntryView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
        }
    }
}

extension ConfigurationAppIntent {
    fileprivate static var sun: ConfigurationAppIntent {
        let intent = ConfigurationAppIntent()
        intent.symbol = "🌞"
        return intent
    }

    fileprivate static var rain: ConfigurationAppIntent {
        let intent = ConfigurationAppIntent()
        intent.symbol = "🌧️"
        return intent
    }
}

#Preview(as: .systemSmall) {
    Starter()
} timeline: {
    SimpleEntry(date: .now, configuration: .sun)
    SimpleEntry(date: .now, configuration: .rain)
}
