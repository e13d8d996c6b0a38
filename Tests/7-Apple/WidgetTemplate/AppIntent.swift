import AppIntents
import WidgetKit

struct ConfigurationAppIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Weather symbol" }
    static var description: IntentDescription { "Shows a symbol beside the time." }

    // An example configurable parameter.
    @Parameter(title: "Symbol", default: "☀️")
    var symbol: String
}
