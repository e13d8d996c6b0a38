// For tests. Made by intentgen from car-control.intent.yaml. Do not edit: run intentgen again.
// swift-format-ignore-file
public import IntentRuntime
import Foundation

/// Answers for Widget Config by closures, which a test may set. What is not set answers with fixtures.
public nonisolated struct WidgetConfigIntentHandlingFake: WidgetConfigIntentHandling {
    public var carControlsOptions:
        @Sendable (WidgetConfigIntent, String?, OptionsContext) async throws -> OptionCollection<CarControl> = { _, _, _ in
            OptionCollection([.fixture(1), .fixture(2), .fixture(3)])
        }
    public var carControlsLookup: @Sendable ([String], LookupContext) async throws -> [CarControl] = { identifiers, _ in
        OptionCollection<CarControl>([.fixture(1), .fixture(2), .fixture(3)]).values(for: identifiers)
    }
    public var carControlsDefault:
        @Sendable (WidgetConfigIntent, DefaultContext) async throws -> [CarControl] = { _, context in
            Array<CarControl>([.fixture(1), .fixture(2), .fixture(3)].prefix(context.count))
        }

    /// As it answers when nothing is set.
    public init() {}

    public func provideCarControlsOptionsCollection(
        for intent: WidgetConfigIntent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<CarControl> {
        try await self.carControlsOptions(intent, searchTerm, context)
    }

    public func carControls(for identifiers: [String], context: LookupContext) async throws -> [CarControl] {
        try await self.carControlsLookup(identifiers, context)
    }

    public func defaultCarControls(
        for intent: WidgetConfigIntent, context: DefaultContext
    ) async throws -> [CarControl] {
        try await self.carControlsDefault(intent, context)
    }
}

nonisolated extension WidgetConfigIntent {
    /// A configuration in which every parameter has a value.
    public static var fixture: WidgetConfigIntent {
        WidgetConfigIntent(carControls: [.fixture(1), .fixture(2)])
    }
}

nonisolated extension CarControl {
    /// An object of this number; two of one number are equal.
    public static func fixture(_ number: Int = 1) -> CarControl {
        CarControl(
            identifier: "carControl" + "\(number)", displayString: "Car Control " + "\(number)",
            symbol: "Symbol " + "\(number)")
    }
}
