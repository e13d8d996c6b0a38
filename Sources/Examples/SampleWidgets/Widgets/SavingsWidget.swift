public import Foundation
import IntentRuntime
public import IntentWidgets
import SampleHandlers

/// How far someone is with what they save for. The widget cannot be configured.
public struct SavingsWidget: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(WidgetKind.SavingsProgress.self, provider: SavingsProvider()) { SavingsView(entry: $0) }
    }
}

/// The amount that was saved at one time.
public struct SavingsEntry: TimelineEntry {
    public let date: Date
    let saved: Int
    let goal: Int

    var percent: String { SavingsProgressText(saved: saved, goal: goal).text }
    var amount: String { saved < goal ? "\(saved) of \(goal)" : "Goal reached" }
    var share: Double { Double(saved) / Double(max(1, goal)) }

    public var relevance: TimelineEntryRelevance? {
        // The goal is reached once; until then, the widget can wait.
        TimelineEntryRelevance(score: saved >= goal ? 10 : 1)
    }
}

/// Provides an entry for today and one for each of the next six days, as the standing order will fill the account.
struct SavingsProvider: TimelineProvider {
    private static let goal = 2400
    private static let dailyAmount = 8
    /// How long the saved amount stays after the goal is reached. Then someone spends it, and begins again.
    private static let pause = 20

    func placeholder(in context: Context) -> SavingsEntry {
        SavingsEntry(date: Date(), saved: Self.goal / 2, goal: Self.goal)
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (SavingsEntry) -> Void) {
        // A gallery shows what the widget is like, not today's amount.
        completion(context.isPreview ? placeholder(in: context) : entry(at: Date()))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<SavingsEntry>) -> Void) {
        let now = Date()
        let today = Calendar.current.startOfDay(for: now)
        let days = (1...6).compactMap { Calendar.current.date(byAdding: .day, value: $0, to: today) }
        completion(Timeline(entries: ([now] + days).map { entry(at: $0) }, policy: .atEnd))
    }

    private func entry(at date: Date) -> SavingsEntry {
        // The days of the calendar, so that the amount changes at midnight.
        let today = Calendar.current.ordinality(of: .day, in: .era, for: date) ?? 0
        let days = today % (Self.goal / Self.dailyAmount + Self.pause)
        return SavingsEntry(
            date: date, saved: min(Self.goal, days * Self.dailyAmount), goal: Self.goal)
    }
}
