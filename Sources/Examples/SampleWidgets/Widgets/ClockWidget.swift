public import Foundation
import IntentRuntime
public import IntentWidgets
import SampleHandlers

/// A clock that ticks on the full minute: sixty entries, and a reload every hour.
public struct ClockWidget: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        AppIntentConfiguration(WidgetKind.ClockWidget.self, provider: ClockProvider()) { ClockView(entry: $0) }
    }
}

/// The time on a clock's face.
public struct ClockEntry: TimelineEntry {
    public let date: Date
    let configuration: ClockFaceIntent

    var reading: ClockReading { ClockReading(date) }
    var text: String { reading.text(for: configuration) }
}

/// Provides an entry for each minute of the next hour, or for each quarter of a minute if seconds are shown.
///
/// A clock that ticks every second would have 3,600 entries an hour, more than a host accepts.
struct ClockProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ClockEntry {
        ClockEntry(date: Date(), configuration: ClockFaceIntent())
    }

    func snapshot(for configuration: ClockFaceIntent, in context: Context) async -> ClockEntry {
        ClockEntry(date: Date(), configuration: configuration)
    }

    func timeline(for configuration: ClockFaceIntent, in context: Context) async -> Timeline<ClockEntry> {
        let spacing = configuration.showSeconds ? 15.0 : 60.0
        let start = (Date().timeIntervalSince1970 / spacing).rounded(.down) * spacing
        let dates = stride(from: start, to: start + 3600, by: spacing).map(Date.init(timeIntervalSince1970:))
        return Timeline(
            entries: dates.map { ClockEntry(date: $0, configuration: configuration) },
            policy: .after(Date(timeIntervalSince1970: start + 3600)))
    }
}
