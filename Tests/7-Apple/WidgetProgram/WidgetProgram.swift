import Dispatch
import WidgetKit

/// A program that hosts one widget, whose provider answers on the main queue after a while.
@main
struct WidgetProgram: WidgetBundle {
    var body: some Widget {
        GreetingWidget()
    }
}

struct GreetingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "greeting", provider: GreetingProvider()) { entry in
            "Hello from \(entry.name)"
        }
        .configurationDisplayName("Greeting")
        .supportedFamilies([.systemSmall])
    }
}

struct GreetingEntry: TimelineEntry {
    let date: Date
    let name: String
}

struct GreetingProvider: TimelineProvider {
    func placeholder(in context: Context) -> GreetingEntry {
        GreetingEntry(date: Date(), name: "nobody")
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (GreetingEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<GreetingEntry>) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) {
            completion(Timeline(entries: [GreetingEntry(date: Date(), name: "the main queue")], policy: .never))
        }
    }
}
