public import Foundation
import IntentRuntime
public import IntentWidgets
import SampleHandlers

/// The newest posts of a board, each with a link of its own.
public struct ForumBoardWidget: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        AppIntentConfiguration(WidgetKind.ForumBoardWidget.self, provider: ForumBoardProvider()) {
            ForumBoardView(entry: $0)
        }
    }
}

/// The posts of a board at one time.
public struct ForumBoardEntry: TimelineEntry {
    public let date: Date
    /// Nil until one is chosen.
    let board: Hero?
    /// The newest first.
    let posts: [ForumPost]
}

/// A post of a board.
struct ForumPost: Identifiable, Sendable {
    let number: Int
    let title: String
    let time: Date

    var id: Int { number }
    var url: URL? { URL(string: "forum:///posts/\(number)") }
    /// The time of day, which stays true while the entry is shown, unlike an age.
    var timeText: String { ClockReading(time).text }
}

/// Provides the posts of the chosen board. A post appears every 23 minutes, so the widget asks again after the next one.
struct ForumBoardProvider: AppIntentTimelineProvider {
    private static let interval = 23.0 * 60
    private static let titles = ["攻略：如何通关", "求组队", "新手提问", "版本更新公告", "晒战绩", "活动报名", "截图分享"]
    /// What a gallery shows.
    private static let sample = Hero(identifier: "1", displayString: "天空寺院")

    func placeholder(in context: Context) -> ForumBoardEntry {
        entry(Self.sample, at: Date(), context)
    }

    func snapshot(for configuration: ForumBoardIntent, in context: Context) async -> ForumBoardEntry {
        entry(configuration.hero ?? (context.isPreview ? Self.sample : nil), at: Date(), context)
    }

    func timeline(for configuration: ForumBoardIntent, in context: Context) async -> Timeline<ForumBoardEntry> {
        let now = Date()
        let next = Double(Self.newestPost(at: now) + 1) * Self.interval
        return Timeline(
            entries: [entry(configuration.hero, at: now, context)], policy: .after(Date(timeIntervalSince1970: next)))
    }

    private func entry(_ board: Hero?, at date: Date, _ context: Context) -> ForumBoardEntry {
        let newest = Self.newestPost(at: date)
        let posts = (0..<(context.family == .systemLarge ? 9 : 3)).map { age in
            let number = newest - age
            return ForumPost(
                number: number, title: Self.titles[number % Self.titles.count],
                time: Date(timeIntervalSince1970: Double(number) * Self.interval))
        }
        return ForumBoardEntry(date: date, board: board, posts: posts)
    }

    /// The number of the newest post at a date after 1970.
    private static func newestPost(at date: Date) -> Int { Int(date.timeIntervalSince1970 / interval) }
}
