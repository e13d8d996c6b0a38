import SwiftUI
import WidgetKit

// Every family of a phone has a layout of its own, so there is no default.
struct Layout {
    let columns: Int
    let showsTitle: Bool

    init(_ family: WidgetFamily) {
        switch family {
        case .systemSmall: self.init(columns: 1, showsTitle: false)
        case .systemMedium: self.init(columns: 2, showsTitle: true)
        case .systemLarge: self.init(columns: 2, showsTitle: true)
        case .systemExtraLarge: self.init(columns: 4, showsTitle: true)
        case .accessoryCircular, .accessoryInline: self.init(columns: 0, showsTitle: false)
        case .accessoryRectangular: self.init(columns: 0, showsTitle: true)
        }
    }

    private init(columns: Int, showsTitle: Bool) {
        self.columns = columns
        self.showsTitle = showsTitle
    }
}

extension WidgetFamily {
    // As Xcode's fix writes it.
    var name: String {
        switch self {
        case .systemSmall: return "small"
        case .systemMedium: return "medium"
        case .systemLarge: return "large"
        case .systemExtraLarge: return "extra large"
        case .accessoryCircular: return "circle"
        case .accessoryRectangular: return "rectangle"
        case .accessoryInline: return "line"
        @unknown default: return "other"
        }
    }

    // All families of a watch, and the other ones of newer systems.
    var isRound: Bool {
        switch self {
        case .accessoryCircular, .accessoryCorner: return true
        case .systemExtraLargePortrait: return false
        default: return false
        }
    }
}

struct LayoutEntry: TimelineEntry {
    let date: Date
    let family: WidgetFamily
}

struct LayoutProvider: TimelineProvider {
    func placeholder(in context: Context) -> LayoutEntry { LayoutEntry(date: .now, family: context.family) }

    func getSnapshot(in context: Context, completion: @escaping (LayoutEntry) -> ()) {
        completion(LayoutEntry(date: .now, family: context.family))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LayoutEntry>) -> ()) {
        completion(Timeline(entries: [LayoutEntry(date: .now, family: context.family)], policy: .never))
    }
}

struct LayoutView: View {
    @Environment(\.widgetFamily) private var family
    let entry: LayoutEntry

    var body: some View {
        switch family {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge:
            Text("\(Layout(family).columns) columns")
        case .accessoryCircular, .accessoryRectangular, .accessoryInline:
            Text(entry.family.name)
        }
    }
}

struct LayoutWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Layout", provider: LayoutProvider()) { LayoutView(entry: $0) }
            .supportedFamilies([.systemSmall, .systemExtraLarge, .accessoryInline])
    }
}
