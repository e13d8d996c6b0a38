public import Foundation
import IntentRuntime
public import IntentWidgets

/// How far someone is with what they save for. The widget cannot be configured.
public struct SavingsWidget: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(WidgetKind.SavingsProgress.self, provider: SavingsProvider()) { $0 }
    }
}

/// The amount that was saved at one time.
public struct SavingsEntry: TimelineEntry, WidgetContentConvertible {
    public let date: Date
    let saved: Int
    let goal: Int
    let context: TimelineProviderContext

    public var relevance: TimelineEntryRelevance? {
        // The goal is reached once; until then, the widget can wait.
        TimelineEntryRelevance(score: saved >= goal ? 10 : 1)
    }

    public var widgetContent: WidgetContent {
        let percent = SavingsProgressText(saved: saved, goal: goal).text
        let amount = saved < goal ? "\(saved) of \(goal)" : "Goal reached"
        var picture = Picture(context, accent: .purple)
        let center = picture.width / 2
        picture.ring(x: center, y: 68, radius: 44, thickness: 12, share: Double(saved) / Double(max(1, goal)))
        picture.text(percent, x: center, y: 75, size: 20, anchor: .middle, isBold: true, room: 70)
        picture.text(amount, x: center, y: picture.height - 15, size: 14, style: .faint, anchor: .middle)
        return WidgetContent(text: "\(percent)\n\(amount)", svg: picture.svg)
    }
}

/// Provides an entry for today and one for each of the next six days, as the standing order will fill the account.
struct SavingsProvider: TimelineProvider {
    private static let goal = 2400
    private static let dailyAmount = 8
    /// How long the saved amount stays after the goal is reached. Then someone spends it, and begins again.
    private static let pause = 20

    func placeholder(in context: Context) -> SavingsEntry {
        SavingsEntry(date: Date(), saved: Self.goal / 2, goal: Self.goal, context: context)
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (SavingsEntry) -> Void) {
        completion(entry(at: Date(), context))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<SavingsEntry>) -> Void) {
        let now = Date()
        let today = Calendar.current.startOfDay(for: now)
        let days = (1...6).compactMap { Calendar.current.date(byAdding: .day, value: $0, to: today) }
        completion(Timeline(entries: ([now] + days).map { entry(at: $0, context) }, policy: .atEnd))
    }

    private func entry(at date: Date, _ context: Context) -> SavingsEntry {
        // The days of the calendar, so that the amount changes at midnight.
        let today = Calendar.current.ordinality(of: .day, in: .era, for: date) ?? 0
        let days = today % (Self.goal / Self.dailyAmount + Self.pause)
        return SavingsEntry(
            date: date, saved: min(Self.goal, days * Self.dailyAmount), goal: Self.goal, context: context)
    }
}
