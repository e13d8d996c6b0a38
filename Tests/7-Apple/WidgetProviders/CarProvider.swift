import Foundation
import GeneratedSiriKit
import Intents
import WidgetKit

// Answers from the main queue, and offers configurations for the watch.
final class CarProvider: IntentTimelineProvider {
    private let store = CarStore()

    func placeholder(in context: Context) -> CarEntry {
        CarEntry(date: Date(), labels: [], isLarge: false)
    }

    func getSnapshot(
        for configuration: WidgetConfigIntent, in context: Context, completion: @escaping (CarEntry) -> ()
    ) {
        DispatchQueue.main.async {
            completion(self.entry(for: configuration, family: context.family))
        }
    }

    func getTimeline(
        for configuration: WidgetConfigIntent, in context: Context,
        completion: @escaping (Timeline<CarEntry>) -> ()
    ) {
        store.load { [weak self] in
            guard let self = self else { return }
            let entry = self.entry(for: configuration, family: context.family)
            let refresh = Calendar.current.date(byAdding: .minute, value: 15, to: entry.date) ?? entry.date
            completion(Timeline(entries: [entry], policy: .after(refresh)))
        }
    }

    func recommendations() -> [IntentRecommendation<WidgetConfigIntent>] {
        [12, 20].map { size in
            let intent = WidgetConfigIntent()
            intent.labelSize = NSNumber(value: size)
            return IntentRecommendation(intent: intent, description: "Labels of size \(size)")
        }
    }

    private func entry(for configuration: WidgetConfigIntent, family: WidgetFamily) -> CarEntry {
        let controls = configuration.carControls ?? []
        let shown: Int
        switch family {
        case .systemSmall: shown = 1
        case .systemMedium: shown = 4
        default: shown = 8
        }
        return CarEntry(
            date: Date(), labels: controls.prefix(shown).map { $0.displayString },
            isLarge: (configuration.labelSize as? Int ?? 0) > 16)
    }
}

struct CarEntry: TimelineEntry {
    let date: Date
    let labels: [String]
    let isLarge: Bool

    var relevance: TimelineEntryRelevance? {
        TimelineEntryRelevance(score: isLarge ? 5 : 1)
    }
}

// A store that reports on the main queue after a while.
final class CarStore {
    private(set) var loads = 0

    func load(_ completion: @escaping () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) {
            self.loads += 1
            completion()
        }
    }
}

struct CarWidget: Widget {
    private let provider = CarProvider()

    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "com.example.car", intent: WidgetConfigIntent.self, provider: provider) { entry in
            entry.labels.joined(separator: entry.isLarge ? " + " : ", ")
        }
        .configurationDisplayName("Car")
        .description("Open, close and find your car.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

// Every control of the car. The car answers on the main queue.
public class CarHandler: NSObject, WidgetConfigIntentHandling {
    public func provideCarControlsOptionsCollection(
        for intent: WidgetConfigIntent, searchTerm: String?,
        with completion: @escaping (INObjectCollection<CarControl>?, Error?) -> Void
    ) {
        DispatchQueue.main.async {
            let names = ["Lock", "Lights", "Trunk"].filter { $0.hasPrefix(searchTerm ?? "") }
            let items = names.map { CarControl(identifier: $0.lowercased(), display: $0) }
            completion(INObjectCollection(items: items), nil)
        }
    }
}
