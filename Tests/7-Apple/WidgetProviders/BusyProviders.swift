import Foundation
import WidgetKit

struct CounterEntry: TimelineEntry {
    let date: Date
    let count: Int
}

// Every call is counted, as a dashboard does that was written in a hurry.
class CounterProvider: TimelineProvider {
    var count = 0

    func placeholder(in context: Context) -> CounterEntry { CounterEntry(date: Date(), count: 0) }

    func getSnapshot(in context: Context, completion: @escaping (CounterEntry) -> ()) {
        completion(CounterEntry(date: Date(), count: count))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CounterEntry>) -> ()) {
        count += 1
        completion(Timeline(entries: [CounterEntry(date: Date(), count: count)], policy: policy()))
    }

    func policy() -> TimelineReloadPolicy { .atEnd }
}

// The next reload is now.
class ImpatientProvider: CounterProvider {
    override func policy() -> TimelineReloadPolicy { .after(.now) }
}

// The next reload was an hour ago.
final class LateProvider: CounterProvider {
    override func policy() -> TimelineReloadPolicy {
        let hourAgo = Calendar.current.date(byAdding: .hour, value: -1, to: Date()) ?? .distantPast
        return count.isMultiple(of: 2) ? .after(hourAgo) : .atEnd
    }
}

// A second from now, for a clock with a second hand.
final class SecondProvider: CounterProvider {
    override func policy() -> TimelineReloadPolicy {
        .after(Calendar.current.date(byAdding: .second, value: 1, to: Date()) ?? .distantFuture)
    }
}

struct CounterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Counter", provider: CounterProvider()) { "\($0.count)" }
    }
}

struct ImpatientWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Impatient", provider: ImpatientProvider()) { "\($0.count)" }
    }
}

struct LateWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Late", provider: LateProvider()) { "\($0.count)" }
    }
}

struct SecondWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Second", provider: SecondProvider()) { "\($0.count)" }
    }
}
