// What a program adds to the code that is generated from car-control.intent.yaml and savings-progress.intent.yaml.
import AppIntents
import Foundation
import IntentAppIntents
import IntentRuntime
import SwiftUI
import WidgetKit

struct CarHandler: WidgetConfigIntentHandling {
    func provideCarControlsOptionsCollection(
        for intent: WidgetConfigIntent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<CarControl> {
        OptionCollection(sections: [])
    }

    func carControls(for identifiers: [String], in intent: WidgetConfigIntent, context: LookupContext) async throws
        -> [CarControl]
    { [] }

    func defaultCarControls(for intent: WidgetConfigIntent, context: DefaultContext) async throws -> [CarControl] { [] }
}

nonisolated struct CarEntry: TimelineEntry {
    let date: Date
    let controls: [CarControl]
}

nonisolated struct CarContent: ConfiguredWidgetContent {
    func placeholder(in context: TimelineProviderContext) -> CarEntry { CarEntry(date: .now, controls: []) }

    func snapshot(for configuration: WidgetConfigIntent, in context: TimelineProviderContext) async -> CarEntry {
        CarEntry(date: .now, controls: Array(configuration.carControls))
    }

    func timeline(
        for configuration: WidgetConfigIntent, in context: TimelineProviderContext
    ) async -> Timeline<CarEntry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .atEnd)
    }

    @MainActor func body(for entry: CarEntry) -> Text { Text(verbatim: "\(entry.controls.count)") }
}

@main struct CarWidgets: CarControlWidgets {
    typealias CarWidgetContent = CarContent

    init() { AppIntentHandler.add(CarHandler()) }
}

nonisolated struct SavingsEntries: TimelineProvider {
    func placeholder(in context: Context) -> CarEntry { CarEntry(date: .now, controls: []) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (CarEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<CarEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
}

struct SavingsContent: StaticWidgetContent {
    let provider = SavingsEntries()

    func body(for entry: CarEntry) -> Text { Text(verbatim: "saved") }
}

struct SavingsWidgets: SavingsProgressWidgets {
    typealias SavingsProgressContent = SavingsContent
}
