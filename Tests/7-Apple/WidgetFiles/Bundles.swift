import SwiftUI
import WidgetKit

struct AllWidgets: WidgetBundle {
    @WidgetBundleBuilder
    var body: some Widget {
        TideWidget()
        ParcelWidget()
        more
    }

    @WidgetBundleBuilder
    private var more: some Widget {
        MoonWidget()
        if #available(iOS 16.0, *) {
            LampWidget()
        }
        CalendarWidget()
    }
}

struct UnavailableWidget: Widget {
    var body: some WidgetConfiguration {
        EmptyWidgetConfiguration()
    }
}

// Bodies of extensions of protocols, which Swift 5 mode does not isolate.
protocol NamedWidget: Widget {
    static var name: String { get }
}

extension NamedWidget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.name, provider: NameProvider(name: Self.name)) { entry in
            Text(entry.name).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName(Self.name)
        .description("A name")
        .supportedFamilies([.systemSmall])
        .contentMarginsDisabled()
    }
}

struct NameEntry: TimelineEntry {
    let date: Date
    let name: String
}

struct NameProvider: TimelineProvider {
    let name: String

    func placeholder(in context: Context) -> NameEntry { NameEntry(date: .now, name: name) }

    func getSnapshot(in context: Context, completion: @escaping (NameEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<NameEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
}

struct HarborWidget: NamedWidget { static let name = "Harbor" }
struct PierWidget: NamedWidget { static let name = "Pier" }

protocol NamedWidgets: WidgetBundle {
    associatedtype First: NamedWidget
}

extension NamedWidgets {
    @WidgetBundleBuilder var body: some Widget {
        First()
        if #available(iOS 17, *) {
            PierWidget()
        }
        AllWidgets().body
    }
}

struct HarborWidgets: NamedWidgets { typealias First = HarborWidget }
