import Foundation
import WidgetKit

// Reads what the app has written into the defaults of the group.
@available(iOS 14.0, macOS 11.0, *)
struct SettingsProvider: TimelineProvider {
    typealias Entry = SettingsEntry

    static let suite = UserDefaults(suiteName: "org.example.widget-providers")

    private var goal: Int {
        let goal = Self.suite?.integer(forKey: "goal") ?? 0
        return goal == 0 ? 8 : goal
    }

    public func placeholder(in context: Self.Context) -> SettingsEntry {
        SettingsEntry(date: Date(), goal: 8, progress: 0.5)
    }

    public func getSnapshot(in context: TimelineProviderContext, completion: @escaping (Self.Entry) -> Void) {
        completion(placeholder(in: context))
    }

    public func getTimeline(in context: Context, completion: @escaping (Timeline<Self.Entry>) -> Void) {
        var entries: [Entry] = []
        var currentDate = Date()
        let endDate = Calendar.current.date(byAdding: .hour, value: goal, to: currentDate) ?? currentDate
        while currentDate < endDate {
            let step = Double(entries.count) / Double(goal * 2)
            entries.append(Entry(date: currentDate, goal: goal, progress: step))
            currentDate = currentDate.advanced(by: 30 * 60)
        }
        let nextUpdate: TimelineReloadPolicy = goal > 8 ? .never : .after(endDate)
        completion(Timeline(entries: entries, policy: nextUpdate))
    }
}

struct SettingsEntry: TimelineEntry {
    var date: Date
    let goal: Int
    var progress: Double
}

// Waits on a semaphore for an answer that comes on another queue.
struct WaitingProvider: TimelineProvider {
    func placeholder(in context: Context) -> SettingsEntry { SettingsEntry(date: Date(), goal: 0, progress: 0) }

    func getSnapshot(in context: Context, completion: @escaping (SettingsEntry) -> ()) {
        completion(load())
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<SettingsEntry>) -> ()) {
        let entry = load()
        let midnight = Calendar.current.nextDate(
            after: entry.date, matching: DateComponents(hour: 0, minute: 0), matchingPolicy: .nextTime)
        completion(Timeline(entries: [entry], policy: midnight.map { .after($0) } ?? .atEnd))
    }

    private func load() -> SettingsEntry {
        let semaphore = DispatchSemaphore(value: 0)
        let goal = Total()
        DispatchQueue.global(qos: .userInitiated).async {
            goal.add(3)
            semaphore.signal()
        }
        _ = semaphore.wait(timeout: .now() + 10)
        return SettingsEntry(date: Date(), goal: goal.value, progress: 1)
    }
}

struct SettingsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Goal", provider: SettingsProvider()) { entry in
            "\(Int(entry.progress * 100)) % of \(entry.goal) h"
        }
    }
}

struct WaitingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Waiting", provider: WaitingProvider()) { "\($0.goal)" }
    }
}
