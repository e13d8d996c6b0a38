import SwiftUI
import WidgetKit

fileprivate let columns = Array(repeating: GridItem(.fixed(16), spacing: 2, alignment: .center), count: 7)

struct DayEntry: TimelineEntry {
    var date: Date
    var relevance: TimelineEntryRelevance?
    var tint: Color = .accentColor
    var picture: Image?
}

protocol NamedProvider: TimelineProvider where Entry == DayEntry {
    var name: String { get }
}

extension NamedProvider {
    func placeholder(in context: Context) -> DayEntry { DayEntry(date: Date(), picture: Image("day")) }

    func getSnapshot(in context: Context, completion: @escaping (DayEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<DayEntry>) -> Void) {
        let entries = (0..<24).map { DayEntry(date: Date().addingTimeInterval(Double($0) * 3_600)) }
        let policy: TimelineReloadPolicy = entries.isEmpty ? .never : .atEnd
        completion(Timeline(entries: entries, policy: policy))
    }
}

struct DayProvider: NamedProvider {
    var name = "Day"
}

struct CalendarGrid: View {
    let entry: DayEntry
    @Environment(\.calendar) private var calendar
    @Environment(\.widgetFamily) private var family: WidgetFamily
    @Environment(\.displayScale) var scale

    static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "LLLL"
        return formatter
    }()

    private func title() -> Text {
        Text(entry.date, formatter: Self.formatter)
    }

    var body: some View {
        if family == .systemSmall {
            compact
        } else {
            Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
                GridRow {
                    title().textCase(.uppercase)
                    Text(entry.date...entry.date.addingTimeInterval(60)).gridColumnAlignment(.trailing)
                }
                GridRow(alignment: .top) {
                    Text(timerInterval: entry.date...entry.date.addingTimeInterval(600), countsDown: true)
                    Text("Day \(entry.date, formatter: Self.formatter)")
                }
            }
            .lineSpacing(2)
            .fontDesign(.rounded)
            .foregroundStyle(.primary, .secondary)
        }
    }

    private var compact: some View {
        VStack(spacing: 0) {
            title().font(Font.custom("Menlo", size: 10)).uppercaseIfNeeded()
            LazyVGrid(columns: columns, spacing: 2) {
                ForEach(1..<8) { day in
                    Text(String(day))
                        .font(.system(.caption, design: .monospaced).weight(.medium).monospacedDigit())
                        .frame(width: 16, height: 16)
                        .background(Circle().foregroundColor(day == 3 ? entry.tint : .clear))
                        .overlay(alignment: .topTrailing) {
                            if day % 2 == 0 { Circle().fill(.red).frame(width: 2 / scale) }
                        }
                }
            }
            entry.picture?
                .resizable()
                .renderingMode(.template)
                .scaledToFit()
                .symbolVariant(.fill)
            Image("bar").resizable(resizingMode: .tile).aspectRatio(contentMode: .fill).scaledToFill().cornerRadius(4)
        }
        .colorScheme(.dark)
    }
}

extension Text {
    fileprivate func uppercaseIfNeeded() -> some View { textCase(nil) }
}

struct CalendarWidget: Widget {
    let kind = "com.example.calendar"

    var body: some WidgetConfiguration {
        let configuration = StaticConfiguration(kind: kind, provider: DayProvider()) { CalendarGrid(entry: $0) }
            .configurationDisplayName("Calendar")
            .description("Days")
        return configuration.supportedFamilies(families)
    }

    private var families: [WidgetFamily] {
        #if os(watchOS)
            return [.accessoryRectangular]
        #else
            return [.systemSmall, .systemLarge, .systemExtraLarge]
        #endif
    }
}

struct Previews_CalendarWidget: PreviewProvider {
    static var previews: some View {
        ForEach([WidgetFamily.systemSmall, .systemMedium], id: \.self) { family in
            CalendarGrid(entry: DayEntry(date: Date()))
                .previewContext(WidgetPreviewContext(family: family))
        }
        .environment(\.locale, Locale(identifier: "de"))
    }
}
