import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
    let date: Date
    let height: Double
    let isRising: Bool

    static let sample = TideEntry(date: Date(timeIntervalSince1970: 1_700_000_000), height: 1.25, isRising: true)
}

struct TideProvider: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry {
        .sample
    }

    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> ()) {
        completion(context.isPreview ? .sample : TideEntry(date: Date(), height: 0.4, isRising: false))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        var entries: [TideEntry] = []
        let start = Date()
        for hour in 0..<6 {
            guard let date = Calendar.current.date(byAdding: .hour, value: hour, to: start) else { continue }
            entries.append(TideEntry(date: date, height: 1 + sin(Double(hour)), isRising: hour % 2 == 0))
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct TideWidgetEntryView: View {
    @Environment(\.widgetFamily) var family
    @Environment(\.colorScheme) private var colorScheme: ColorScheme
    @Environment(\.widgetRenderingMode) var renderingMode
    var entry: TideProvider.Entry

    @ViewBuilder
    var body: some View {
        switch family {
        case .systemSmall:
            small
        case .systemMedium, .systemLarge:
            ZStack(alignment: .bottomTrailing) {
                LinearGradient(
                    gradient: Gradient(colors: [.blue, Color(red: 0.1, green: 0.2, blue: 0.4)]),
                    startPoint: .top, endPoint: .bottom)
                small.padding()
            }
        case .accessoryInline:
            Text("\(entry.height, specifier: "%.1f") m")
        case .accessoryCircular:
            ZStack {
                AccessoryWidgetBackground()
                gauge
            }
        default:
            EmptyView()
        }
    }

    private var small: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                Image(systemName: entry.isRising ? "arrow.up" : "arrow.down")
                    .font(.system(size: 12, weight: .semibold, design: .rounded))
                    .foregroundColor(entry.isRising ? .green : .red)
                Text("Harbor").font(.headline).lineLimit(1).minimumScaleFactor(0.6)
                Spacer()
            }
            Text("\(entry.height, specifier: "%.2f") m")
                .font(.largeTitle.weight(.bold))
                .fontWeight(.heavy)
                .foregroundStyle(colorScheme == .dark ? Color.white : .primary)
            Spacer(minLength: 0)
            Text(entry.date, style: .time)
                .font(.caption2)
                .multilineTextAlignment(.trailing)
                .opacity(0.7)
        }
        .padding([.horizontal, .top], 12)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background(Color("WidgetBackground"))
        .widgetURL(URL(string: "tide://harbor"))
        .widgetAccentable(renderingMode == .accented)
    }

    private var gauge: some View {
        Gauge(value: entry.height, in: 0...3) {
            Text("m")
        } currentValueLabel: {
            Text("\(Int(entry.height))")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("3")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.mint, .blue]))
    }
}

struct TideWidget: Widget {
    private let kind: String = "TideWidget"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: TideProvider()) { entry in
            if #available(iOS 17.0, macOS 14.0, *) {
                TideWidgetEntryView(entry: entry)
                    .containerBackground(.fill.tertiary, for: .widget)
            } else {
                TideWidgetEntryView(entry: entry)
                    .padding()
                    .background()
            }
        }
        .configurationDisplayName("Tide")
        .description("The height of the water in the harbor.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryInline])
        .contentMarginsDisabled()
    }
}

struct TideWidget_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            TideWidgetEntryView(entry: .sample)
                .previewContext(WidgetPreviewContext(family: .systemSmall))
            TideWidgetEntryView(entry: TideEntry(date: Date(), height: 0, isRising: false))
                .environment(\.colorScheme, .dark)
                .previewContext(WidgetPreviewContext(family: .accessoryCircular))
                .previewDisplayName("Circular")
        }
    }
}
