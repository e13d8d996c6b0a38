import GeneratedSiriKit
import Intents
import WidgetKit

struct DepartureBoard: Widget {
    static let kind = "DepartureBoard"

    var body: some WidgetConfiguration {
        IntentConfiguration(kind: Self.kind, intent: DeparturesIntent.self, provider: Provider(timetable: .shared)) {
            entry in
            DepartureBoard.text(for: entry)
        }
        .configurationDisplayName("Departures")
        .supportedFamilies([.systemSmall, .systemMedium])
    }

    private static func text(for entry: Provider.Entry) -> String {
        ([entry.title] + entry.departures.map { "\($0.stop) in \($0.minutes) min" }).joined(separator: "\n")
    }
}

extension DepartureBoard {
    struct Entry: TimelineEntry {
        var date: Date
        var title: String
        var departures: [Timetable.Departure]
    }

    struct Provider: IntentTimelineProvider {
        typealias Intent = DeparturesIntent

        let timetable: Timetable

        func placeholder(in context: Context) -> Entry {
            Entry(date: Date(), title: "–", departures: [])
        }

        func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void) {
            if context.isPreview {
                completion(Entry(date: Date(), title: "Line 1", departures: [.init(stop: "Harbor", minutes: 4)]))
                return
            }
            load(configuration, in: context) { completion($0.entries[0]) }
        }

        func getTimeline(
            for configuration: Intent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void
        ) {
            load(configuration, in: context, then: completion)
        }

        private func load(_ configuration: Intent, in context: Context, then: @escaping (Timeline<Entry>) -> Void) {
            Task {
                let stops = configuration.stops?.map(\.displayString) ?? []
                let line = configuration.line?.displayString ?? "No line"
                let departures = await timetable.departures(from: stops)
                let now = Date()
                let entries = stride(from: 0, to: 30, by: 5).map { minutes in
                    Entry(
                        date: now.addingTimeInterval(Double(minutes) * 60), title: line,
                        departures: departures.filter { $0.minutes >= minutes })
                }
                then(.init(entries: entries, policy: entries.count > 1 ? .atEnd : .never))
            }
        }
    }
}

actor Timetable {
    static let shared = Timetable()

    struct Departure: Hashable {
        let stop: String
        let minutes: Int
    }

    func departures(from stops: [String]) async -> [Departure] {
        await Task.yield()
        return stops.enumerated().map { Departure(stop: $1, minutes: 5 * ($0 + 1)) }
    }
}

// The options of the widget.
public class DeparturesHandler: NSObject, DeparturesIntentHandling {
    public func provideOperatorOptionsCollection(
        for intent: DeparturesIntent, with completion: @escaping (INObjectCollection<Operator>?, Error?) -> Void
    ) {
        completion(INObjectCollection(items: [Operator(identifier: "metro", display: "Metro")]), nil)
    }

    public func provideLineOptionsCollection(
        for intent: DeparturesIntent, with completion: @escaping (INObjectCollection<Line>?, Error?) -> Void
    ) {
        DispatchQueue.global().async {
            let lines = ["Blue", "Green"].map { Line(identifier: $0.lowercased(), display: $0) }
            completion(INObjectCollection(items: lines), nil)
        }
    }

    public func provideStopsOptionsCollection(for intent: DeparturesIntent) async throws -> INObjectCollection<Stop> {
        let names = intent.line?.identifier == "green" ? ["Mill", "Park"] : ["Harbor", "Museum"]
        return INObjectCollection(items: names.map { Stop(identifier: $0, display: $0) })
    }
}
