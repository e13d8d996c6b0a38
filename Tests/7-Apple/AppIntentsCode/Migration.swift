// An intent that replaces one of SiriKit, as Xcode converts it.
import AppIntents
import Intents
import WidgetKit

// form: AppIntent
// form: CustomIntentMigratedAppIntent
@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
struct TidesAppIntent: AppIntent, WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    // form: intentClassName
    static let intentClassName = "ShowTidesIntent"

    static var title: LocalizedStringResource = "Tides"
    static var description = IntentDescription("Shows the tides of a harbor.")

    @Parameter(title: "Harbor", optionsProvider: HarborOptionsProvider())
    var harbor: String?

    @Parameter(title: "Show the moon", default: true)
    var showsMoon: Bool?

    @Parameter(title: "Place")
    var place: CLPlacemark?

    struct HarborOptionsProvider: DynamicOptionsProvider {
        func results() async throws -> [String] {
            ["Dover", "Brest"]
        }
    }

    static var parameterSummary: some ParameterSummary {
        Summary {
            \.$harbor
            \.$showsMoon
        }
    }

    func perform() async throws -> some IntentResult {
        // The widget reads the values of this intent.
        return .result()
    }
}
