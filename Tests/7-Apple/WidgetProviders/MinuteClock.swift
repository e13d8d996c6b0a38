import WidgetKit

// A day of minutes, from the last midnight on.
struct MinuteClockProvider: TimelineProvider {
    typealias Entry = MinuteClockEntry

    func placeholder(in context: Context) -> MinuteClockEntry {
        MinuteClockEntry(date: Date(), hour: 10, minute: 9)
    }

    func getSnapshot(in context: Context, completion: @escaping (MinuteClockEntry) -> ()) {
        completion(entry(for: context.isPreview ? Date(timeIntervalSince1970: 0) : Date()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        let midnight = Calendar.current.startOfDay(for: Date())
        var entries = [MinuteClockEntry]()

        for offset in 0..<60 * 24 {
            guard let date = Calendar.current.date(byAdding: .minute, value: offset, to: midnight) else { continue }
            entries.append(entry(for: date))
        }

        let timeline = Timeline(entries: entries, policy: .atEnd)
        completion(timeline)
    }

    private func entry(for date: Date) -> MinuteClockEntry {
        let components = Calendar.current.dateComponents([.hour, .minute], from: date)
        return MinuteClockEntry(date: date, hour: components.hour ?? 0, minute: components.minute ?? 0)
    }
}

struct MinuteClockEntry: TimelineEntry {
    let date: Date
    let hour: Int
    let minute: Int
}

struct MinuteClock: Widget {
    let kind: String = "MinuteClock"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: MinuteClockProvider()) { entry in
            String(format: "%02d:%02d", entry.hour, entry.minute)
        }
        .configurationDisplayName("Clock")
        .description("The time, to the minute.")
        .supportedFamilies([.systemSmall, .accessoryInline])
    }
}
