public import IntentRuntime

/// Offers the controls of the car in ``Garage``.
public struct CarHandler: WidgetConfigIntentHandling {
    public init() {}

    public func provideCarControlsOptionsCollection(
        for intent: WidgetConfigIntent, searchTerm: String?, context: OptionsContext
    ) -> OptionCollection<CarControl> {
        OptionCollection(Garage.shared.controls(matching: searchTerm).map { CarControl($0, locale: context.locale) })
    }

    public func carControls(for identifiers: [String], context: LookupContext) -> [CarControl] {
        identifiers.compactMap(Garage.shared.control).map { CarControl($0, locale: context.locale) }
    }

    public func defaultCarControls(for intent: WidgetConfigIntent, context: DefaultContext) -> [CarControl] {
        Garage.shared.controls.prefix(4).map { CarControl($0, locale: context.locale) }
    }
}
