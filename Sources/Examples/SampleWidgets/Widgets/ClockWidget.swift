public import Foundation
import IntentRuntime
public import IntentWidgets

/// A clock that ticks on the full minute: sixty entries, and a reload every hour.
public struct ClockWidget: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        AppIntentConfiguration(WidgetKind.ClockWidget.self, provider: ClockProvider()) { $0 }
    }
}

/// The time on a clock's face.
public struct ClockEntry: TimelineEntry, WidgetContentConvertible {
    public let date: Date
    let configuration: ClockFaceIntent
    let context: TimelineProviderContext

    public var widgetContent: WidgetContent {
        let reading = ClockReading(date)
        let text = reading.text(for: configuration)
        var picture = Picture(context, accent: .orange)
        if context.family == .systemSmall {
            drawFace(reading, in: &picture)
            picture.text(
                text, x: picture.width / 2, y: picture.height - 13, size: 16, style: .accent, anchor: .middle,
                isBold: true)
        } else {
            let size = min(34, picture.height * 0.7)
            picture.text(
                text, x: picture.width / 2, y: picture.height / 2 + size * 0.36, size: size, anchor: .middle,
                isBold: true, room: picture.width - 8)
        }
        return WidgetContent(text: text, svg: picture.svg)
    }

    private func drawFace(_ reading: ClockReading, in picture: inout Picture) {
        let (x, y) = (picture.width / 2, picture.height / 2 - 11)
        for tick in 0..<12 {
            let isQuarter = tick % 3 == 0
            picture.hand(
                x: x, y: y, from: 54, to: isQuarter ? 46 : 50, turn: Double(tick) / 12,
                thickness: isQuarter ? 2.5 : 1.5,
                style: isQuarter ? .text : .faint)
        }
        let hours = Double(reading.secondOfDay) / 3600
        picture.hand(x: x, y: y, from: -6, to: 27, turn: hours / 12, thickness: 5)
        picture.hand(x: x, y: y, from: -8, to: 43, turn: hours, thickness: 3)
    }
}

/// Provides an entry for each minute of the next hour, or for each quarter of a minute if seconds are shown.
///
/// A clock that ticks every second would have 3,600 entries an hour, more than a host accepts.
struct ClockProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ClockEntry {
        ClockEntry(date: Date(), configuration: ClockFaceIntent(), context: context)
    }

    func snapshot(for configuration: ClockFaceIntent, in context: Context) async -> ClockEntry {
        ClockEntry(date: Date(), configuration: configuration, context: context)
    }

    func timeline(for configuration: ClockFaceIntent, in context: Context) async -> Timeline<ClockEntry> {
        let spacing = configuration.showSeconds ? 15.0 : 60.0
        let start = (Date().timeIntervalSince1970 / spacing).rounded(.down) * spacing
        let dates = stride(from: start, to: start + 3600, by: spacing).map(Date.init(timeIntervalSince1970:))
        return Timeline(
            entries: dates.map { ClockEntry(date: $0, configuration: configuration, context: context) },
            policy: .after(Date(timeIntervalSince1970: start + 3600)))
    }
}
