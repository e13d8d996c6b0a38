import Foundation
import WidgetKit

// Entries as a database returns them: unsorted, of equal dates, and some of them past.
struct AppointmentEntry: TimelineEntry {
    let date: Date
    let title: String
    let relevance: TimelineEntryRelevance?

    init(date: Date, title: String, score: Float = 0) {
        self.date = date
        self.title = title
        self.relevance = TimelineEntryRelevance(score: score, duration: date.timeIntervalSinceNow)
    }
}

extension AppointmentsWidget {
    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> AppointmentEntry {
            AppointmentEntry(date: .now, title: String(localized: "Appointment", comment: "A placeholder."))
        }

        func getSnapshot(in context: Context, completion: @escaping (AppointmentEntry) -> Void) {
            let width = context.displaySize.width
            completion(AppointmentEntry(date: .now, title: width > 200 ? "Dentist at noon" : "Dentist"))
        }

        func getTimeline(in context: Context, completion: @escaping (Timeline<AppointmentEntry>) -> Void) {
            let now = Date()
            var entries = [
                AppointmentEntry(date: now + 2 * 60 * 60, title: "Dinner", score: 1),
                AppointmentEntry(date: now - 2 * 60 * 60, title: "Breakfast", score: -1),
                AppointmentEntry(date: now - 60, title: "Call"),
                AppointmentEntry(date: now + 60 * 60, title: "Run"),
                AppointmentEntry(date: now + 60 * 60, title: "Swim"),
            ]
            if context.family == .systemSmall { entries.removeAll { $0.title == "Dinner" } }
            guard let last = entries.map(\.date).max() else { return completion(.init(entries: [], policy: .never)) }
            let tomorrow = Calendar.current.startOfDay(for: now).addingTimeInterval(24 * 60 * 60)
            completion(Timeline(entries: entries, policy: last < now ? .never : .after(max(last, tomorrow))))
        }

        func relevance() async -> WidgetRelevance<Void> {
            let lunch = DateInterval(start: Date(), duration: 60 * 60)
            return WidgetRelevance([WidgetRelevanceAttribute(context: .date(interval: lunch, kind: .scheduled))])
        }
    }
}

struct AppointmentsWidget: Widget {
    private let supportedFamilies: [WidgetFamily] = {
        if #available(iOSApplicationExtension 16.0, *) {
            return [.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular, .accessoryInline]
        } else {
            return [.systemSmall, .systemMedium, .systemLarge]
        }
    }()

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Appointments", provider: Provider()) { (entry: Provider.Entry) in
            entry.title
        }
        .supportedFamilies(supportedFamilies)
        .configurationDisplayName("Appointments")
    }
}

// Every entry of the past, one of them for the whole day.
struct BirthdayProvider: TimelineProvider {
    typealias Entry = AppointmentEntry

    func placeholder(in context: Context) -> Entry { Entry(date: Date(), title: "") }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        let today = calendar.startOfDay(for: Date())
        let yesterday = calendar.date(byAdding: .day, value: -1, to: today) ?? today
        let entries = [yesterday, today].map { Entry(date: $0, title: "\(calendar.component(.day, from: $0))") }
        // The last entry is past, so the next reload would be now.
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct BirthdayWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Birthday", provider: BirthdayProvider()) { $0.title }
    }
}
