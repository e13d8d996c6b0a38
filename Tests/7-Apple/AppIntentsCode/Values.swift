// Parameters of the types of Foundation and of the framework.
import AppIntents
import Foundation
import WidgetKit

struct TripIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Trip"

    @Parameter(title: "Departure", kind: .date)
    var departure: DateComponents?

    // form: @Parameter of Date or DateComponents (actions)
    @Parameter(title: "Arrival")
    var arrival: Date?

    // form: @Parameter of Measurement<…> (actions)
    @Parameter(title: "Distance", defaultValue: 12, defaultUnit: .kilometers)
    var distance: Measurement<UnitLength>

    @Parameter(title: "Website")
    var website: URL?

    @Parameter(title: "Guide", supportedTypeIdentifiers: ["public.plain-text"])
    var guide: IntentFile?

    @Parameter(title: "Companion")
    var companion: IntentPerson?

    @Parameter(title: "Budget", currencyCodes: ["EUR", "USD"])
    var budget: IntentCurrencyAmount?

    @Parameter(title: "Destination")
    var destination: CLPlacemark?

    @Parameter(title: "Days", default: 3, inclusiveRange: (1, 30))
    var days: Int
}
