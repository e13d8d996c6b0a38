import Intents
import SwiftUI
import WidgetKit

struct CountdownWidget: Widget {
    let kind = "CountdownWidget"

    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: kind,
            intent: CountdownIntent.self,
            provider: Provider()
        ) { entry in
            CountdownView(entry: entry)
                .widgetURL(entry.url)
        }
        .configurationDisplayName("Countdown")
        .description("Counts down to a date.")
        .supportedFamilies(Self.families)
    }

    static var families: [WidgetFamily] {
        if #available(iOSApplicationExtension 16.0, *) {
            return [.systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline]
        }
        return [.systemSmall]
    }
}

class CountdownIntent: INIntent {}

extension CountdownWidget {
    struct CountdownEntry: TimelineEntry {
        let date: Date
        let end: Date
        var url: URL? { URL(string: "countdown://\(Int(end.timeIntervalSince1970))") }
    }

    struct Provider: IntentTimelineProvider {
        func placeholder(in context: Context) -> CountdownEntry {
            .init(date: .now, end: .now.addingTimeInterval(3_600))
        }

        func getSnapshot(
            for configuration: CountdownIntent, in context: Context, completion: @escaping (CountdownEntry) -> ()
        ) {
            completion(placeholder(in: context))
        }

        func getTimeline(
            for configuration: CountdownIntent, in context: Context,
            completion: @escaping (Timeline<CountdownEntry>) -> ()
        ) {
            var entries = [CountdownEntry]()
            let end = Date.now.addingTimeInterval(60 * 60)
            var date = Date.now
            while date < end {
                entries.append(.init(date: date, end: end))
                date = Calendar.current.date(byAdding: .minute, value: 1, to: date) ?? end
            }
            completion(.init(entries: entries, policy: .atEnd))
        }

        func recommendations() -> [IntentRecommendation<CountdownIntent>] {
            [IntentRecommendation(intent: CountdownIntent(), description: "An hour")]
        }
    }
}

private struct CountdownView: View {
    @Environment(\.widgetFamily) var family
    @Environment(\.isLuminanceReduced) var isReduced
    var entry: CountdownWidget.CountdownEntry

    private var fraction: Double { min(1, entry.end.timeIntervalSince(entry.date) / 3_600) }

    var body: some View {
        Group {
            if family == .accessoryCircular {
                Gauge(value: fraction) {
                    Image(systemName: "timer")
                } currentValueLabel: {
                    Text(entry.end, style: .timer).multilineTextAlignment(.center)
                }
                .gaugeStyle(.accessoryCircularCapacity)
            } else if family == .accessoryInline {
                Text("Ends \(entry.end, style: .relative)")
            } else {
                ring
            }
        }
        .foregroundStyle(isReduced ? AnyShapeStyle(.secondary) : AnyShapeStyle(Color.orange))
    }

    var ring: some View {
        ZStack {
            Circle().stroke(lineWidth: 8).opacity(0.2)
            Circle()
                .trim(from: 0.0, to: CGFloat(min(fraction, 1.0)))
                .stroke(style: StrokeStyle(lineWidth: 8.0, lineCap: .round, lineJoin: .round))
                .rotationEffect(Angle(degrees: 270.0))
                .animation(.linear)
            VStack {
                Text(entry.end, style: .offset).font(.system(.title3, design: .rounded)).bold()
                Text("\(Int(fraction * 100))%").font(.caption).foregroundColor(Color.gray)
            }
        }
        .padding(20)
    }
}

struct CountdownWidget_Previews: PreviewProvider {
    static let families: [WidgetFamily] = [.systemSmall, .accessoryCircular]

    static var previews: some View {
        ForEach(families, id: \.rawValue) { family in
            CountdownView(entry: .init(date: .now, end: .now + 600))
                .previewContext(WidgetPreviewContext(family: family))
                .previewDisplayName("\(family)")
        }
    }
}
