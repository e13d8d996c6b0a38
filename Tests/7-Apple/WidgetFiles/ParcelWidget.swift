import Intents
import SwiftUI
import WidgetKit

class TrackParcelIntent: INIntent {}

extension ParcelWidget {
    struct Entry: TimelineEntry {
        var date = Date()
        var stops: [ParcelStop]
        var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: stops.isEmpty ? 0 : 10) }
    }

    struct Provider: IntentTimelineProvider {
        typealias Entry = ParcelWidget.Entry
        typealias Intent = TrackParcelIntent

        func placeholder(in context: Context) -> Entry { Entry(stops: ParcelStop.samples) }

        func getSnapshot(
            for configuration: TrackParcelIntent, in context: Context, completion: @escaping (Entry) -> Void
        ) {
            completion(Entry(stops: ParcelStop.samples))
        }

        func getTimeline(
            for configuration: TrackParcelIntent, in context: Context,
            completion: @escaping (Timeline<Entry>) -> Void
        ) {
            Task {
                let entry = Entry(stops: ParcelStop.samples)
                completion(Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(15 * 60))))
            }
        }
    }
}

struct ParcelStop: Identifiable, Hashable {
    let id = UUID()
    var place: String
    var time: Date
    var isDone = false

    static let samples = [
        ParcelStop(place: "Depot", time: Date(timeIntervalSince1970: 0), isDone: true),
        ParcelStop(place: "Door", time: Date(timeIntervalSince1970: 3_600)),
    ]
}

private struct CardBackground: ViewModifier {
    var radius: CGFloat = 8

    func body(content: Content) -> some View {
        content
            .padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
            .background(
                RoundedRectangle(cornerRadius: radius, style: .continuous)
                    .fill(Color.secondary.opacity(0.2))
            )
            .overlay(
                RoundedRectangle(cornerRadius: radius).strokeBorder(Color.primary, lineWidth: 0.5)
            )
    }
}

extension View {
    fileprivate func card(radius: CGFloat = 8) -> some View { modifier(CardBackground(radius: radius)) }

    @ViewBuilder
    fileprivate func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }

    fileprivate func widgetBackground(_ backgroundView: some View) -> some View {
        if #available(iOSApplicationExtension 17.0, *) {
            return containerBackground(for: .widget) { backgroundView }
        } else {
            return background(backgroundView)
        }
    }
}

struct ParcelRow: View {
    let stop: ParcelStop

    var body: some View {
        Link(destination: URL(string: "parcel://stop/\(stop.place)") ?? URL(fileURLWithPath: "/")) {
            Label(stop.place, systemImage: stop.isDone ? "checkmark.circle.fill" : "circle")
                .labelStyle(.titleAndIcon)
                .font(.subheadline)
                .truncationMode(.tail)
                .allowsTightening(true)
            Spacer()
            Text(stop.time, style: .relative).monospacedDigit().foregroundColor(.secondary)
        }
        .card(radius: 6)
        .if(stop.isDone) { $0.opacity(0.5) }
    }
}

struct ParcelWidgetView: View {
    let entry: ParcelWidget.Entry
    @Environment(\.redactionReasons) private var reasons
    @Environment(\.sizeCategory) var sizeCategory: ContentSizeCategory

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(entry.stops) { stop in
                ParcelRow(stop: stop)
            }
            ForEach(entry.stops.indices, id: \.self) { index in
                if index > 3 {
                    Divider()
                }
            }
            if let last = entry.stops.last {
                (Text("Last stop: ").bold() + Text(last.place).italic().foregroundColor(.accentColor))
                    .fixedSize(horizontal: false, vertical: true)
            }
        }
        .unredacted()
        .redacted(reason: reasons.contains(.privacy) ? .placeholder : [])
        .privacySensitive()
        .widgetBackground(Color.white)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .accessibilityElement(children: .combine)
        .accessibility(label: Text("Parcel"))
    }
}

struct ParcelWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Parcel", intent: TrackParcelIntent.self, provider: Provider()) {
            ParcelWidgetView(entry: $0)
        }
        .configurationDisplayName(Text("Parcel"))
        .description(LocalizedStringKey("Where the parcel is."))
        .supportedFamilies([.systemMedium])
    }
}
