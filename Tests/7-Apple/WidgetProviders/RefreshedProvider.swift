import Foundation
import GeneratedSiriKit
import Intents
import WidgetKit

// Every provider of the app goes through these two protocols, one for each kind of configuration.
protocol RefreshedProvider: IntentTimelineProvider where Entry == RefreshedEntry {
    associatedtype Source: RefreshSource
    var source: Source { get }
    func title(of configuration: Intent) -> String
}

protocol RefreshSource {
    func fetch(_ title: String, completion: @escaping (Result<Int, Error>) -> Void)
}

struct RefreshedEntry: TimelineEntry {
    var date = Date()
    var title: String
    var value: Int?
    var configuration: INIntent?
}

extension RefreshedProvider {
    func placeholder(in context: Context) -> RefreshedEntry { .init(title: "…") }

    func getSnapshot(
        for configuration: Intent, in context: Context, completion: @escaping (RefreshedEntry) -> Void
    ) {
        completion(RefreshedEntry(title: title(of: configuration), configuration: configuration as? INIntent))
    }

    func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping (Timeline<RefreshedEntry>) -> Void
    ) {
        let title = title(of: configuration)
        source.fetch(title) { result in
            switch result {
            case .success(let value):
                completion(
                    Timeline(
                        entries: [Entry(title: title, value: value)], policy: .after(.init(timeIntervalSinceNow: 900))))
            case .failure:
                completion(Timeline(entries: [Entry(title: title)], policy: .after(Date(timeIntervalSinceNow: 120))))
            }
        }
    }
}

struct StopSource: RefreshSource {
    func fetch(_ title: String, completion: @escaping (Result<Int, Error>) -> Void) {
        DispatchQueue(label: "stops").async {
            completion(title.isEmpty ? .failure(CocoaError(.fileNoSuchFile)) : .success(title.count))
        }
    }
}

struct StopsProvider: RefreshedProvider {
    typealias Intent = DeparturesIntent

    let source = StopSource()

    func title(of configuration: DeparturesIntent) -> String {
        configuration.operator?.displayString ?? configuration.notes?.first ?? ""
    }
}

struct StopsWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Stops", intent: DeparturesIntent.self, provider: StopsProvider()) { entry in
            "\(entry.title): \(entry.value.map(String.init) ?? "none")"
        }
        .supportedFamilies([.systemSmall])
        .onBackgroundURLSessionEvents { identifier, completion in completion() }
    }
}
