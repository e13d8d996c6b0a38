public import Foundation
import IntentRuntime
public import IntentWidgets
import SampleHandlers

/// The next departures from the chosen stops that can still be reached on foot.
public struct TransitWidget: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        AppIntentConfiguration(WidgetKind.TransitWidget.self, provider: TransitProvider()) { TransitView(entry: $0) }
    }
}

/// The departures at one time.
public struct TransitEntry: TimelineEntry {
    public let date: Date
    let line: TransitLine?
    let departures: [Departure]

    public var relevance: TimelineEntryRelevance? {
        guard let next = departures.first else { return nil }
        // The sooner one has to leave, the more important it is.
        return TimelineEntryRelevance(score: Float(max(1, 60 - next.time.timeIntervalSince(date) / 60)))
    }
}

/// A departure from a stop.
struct Departure: Identifiable, Sendable {
    let stop: String
    let time: Date

    var id: String { "\(stop) \(time.timeIntervalSince1970)" }
    /// The time of day, which stays true while the entry is shown, unlike the minutes that are left.
    var timeText: String { ClockReading(time).text }
}

/// Provides an entry for now and one whenever a departure can no longer be reached, for the hour that is announced.
struct TransitProvider: AppIntentTimelineProvider {
    private static let announced = 3600.0

    /// What a gallery shows.
    private static var sample: TransitBoardIntent {
        let first = TransitNetwork.shared.operators.first
        return TransitBoardIntent(
            operator: first.map(TransitOperator.init), line: first?.lines.first.map(TransitLine.init))
    }

    func placeholder(in context: Context) -> TransitEntry {
        entry(Self.sample, at: Date(), context)
    }

    func snapshot(for configuration: TransitBoardIntent, in context: Context) async -> TransitEntry {
        let isUndecided = configuration.line == nil && context.isPreview
        return entry(isUndecided ? Self.sample : configuration, at: Date(), context)
    }

    func timeline(for configuration: TransitBoardIntent, in context: Context) async -> Timeline<TransitEntry> {
        let now = Date()
        guard configuration.line != nil else {
            return Timeline(entries: [entry(configuration, at: now, context)], policy: .never)
        }
        let walk = walkingTime(of: configuration, context)
        let missed = departures(configuration, after: now.addingTimeInterval(walk), within: Self.announced)
            .map { $0.time.addingTimeInterval(1 - walk) }
        let dates = Set([now] + missed).sorted()
        return Timeline(entries: dates.map { entry(configuration, at: $0, context) }, policy: .atEnd)
    }

    private func entry(_ configuration: TransitBoardIntent, at date: Date, _ context: Context) -> TransitEntry {
        let reachable = date.addingTimeInterval(walkingTime(of: configuration, context))
        let rows = context.family == .systemLarge ? 10 : 3
        return TransitEntry(
            date: date, line: configuration.line,
            departures: Array(departures(configuration, after: reachable, within: Self.announced).prefix(rows)))
    }

    /// The seconds that it takes to walk to the stop. The small widget does not have the parameter.
    private func walkingTime(of configuration: TransitBoardIntent, _ context: Context) -> TimeInterval {
        context.family == .systemSmall ? 0 : Double(configuration.walkingTime.components.seconds)
    }

    /// The departures of the fictional city: every 12 minutes from the first stop of a line, two minutes later from each of
    /// the next.
    private func departures(
        _ configuration: TransitBoardIntent, after date: Date, within seconds: TimeInterval
    ) -> [Departure] {
        let line = TransitNetwork.shared.operators.flatMap(\.lines)
            .first { $0.identifier == configuration.line?.identifier }
        let chosen = configuration.stops.map(\.identifier)
        let found = (line?.stops ?? []).enumerated()
            .filter { chosen.isEmpty || chosen.contains(TransitStop(name: $0.element).identifier) }
            .flatMap { index, stop -> [Departure] in
                let offset = Double(index) * 120
                let first = ((date.timeIntervalSince1970 - offset) / 720).rounded(.up) * 720 + offset
                return stride(from: first, to: date.timeIntervalSince1970 + seconds, by: 720).map {
                    Departure(stop: stop, time: Date(timeIntervalSince1970: $0))
                }
            }
        return found.sorted { ($0.time, $0.stop) < ($1.time, $1.stop) }
    }
}
