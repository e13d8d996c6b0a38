import Foundation
import GeneratedAppIntents
import IntentRuntime

/// The handler of the car's controls.
nonisolated struct GarageHandler: WidgetConfigIntentHandling {
    static let garage = ["lock", "trunk", "window", "horn", "light"].map { name in
        CarControl(identifier: name, displayString: name.capitalized, symbol: "\(name).fill")
    }

    func provideCarControlsOptionsCollection(
        for intent: WidgetConfigIntent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<CarControl> {
        let found = Self.garage.filter { searchTerm == nil || $0.displayString.hasPrefix(searchTerm ?? "") }
        let items = found.map { OptionItem($0, title: $0.displayString) }
        return OptionCollection(sections: [OptionSection(title: "Garage", items: items)])
    }

    func carControls(for identifiers: [String], in intent: WidgetConfigIntent, context: LookupContext) async throws
        -> [CarControl]
    {
        identifiers.compactMap { identifier in Self.garage.first { $0.identifier == identifier } }
    }

    func defaultCarControls(for intent: WidgetConfigIntent, context: DefaultContext) async throws -> [CarControl] {
        Array(Self.garage.prefix(context.count))
    }
}
