// Titles and descriptions in each form in which apps write them. These files import AppIntents alone.
import AppIntents

struct ClockFaceIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Clock Face" }
    // form: IntentDescription from a string literal
    static var description: IntentDescription { "Selects the face of the clock." }

    @Parameter(title: "Numerals", default: true) var numerals: Bool
}

struct MoonPhaseIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Moon Phase"
    // form: IntentDescription(stringLiteral:)
    static let description = IntentDescription(stringLiteral: "Shows the phase of the moon.")

    @Parameter(title: "Show the time of moonrise", default: false) var showsMoonrise: Bool
}

struct PollenIntent: WidgetConfigurationIntent {
    static var title = LocalizedStringResource("widget.pollen.title")
    static var description: IntentDescription? = "Shows today's pollen."

    // form: LocalizedStringResource(_:)
    @Parameter(title: LocalizedStringResource("widget.pollen.grass"), default: true) var grass: Bool
}

struct RecyclingIntent: WidgetConfigurationIntent {
    // form: LocalizedStringResource(_:comment:)
    static var title = LocalizedStringResource("Recycling", comment: "The title of the widget's settings")
    // form: IntentDescription(_:categoryName:)
    static var description = IntentDescription(
        "Shows the next collection.", categoryName: "Household", searchKeywords: ["bin", "paper"])
    // form: isDiscoverable
    static var isDiscoverable: Bool = false

    // form: LocalizedStringResource(_:defaultValue:)
    @Parameter(title: .init("widget.recycling.street", defaultValue: "Street"), default: "Mill Lane")
    var street: String

    // form: @Parameter(title:description:default:)
    @Parameter(
        title: LocalizedStringResource("Days ahead", defaultValue: "Days ahead"),
        description: "How many days the widget looks ahead.", default: 7)
    var daysAhead: Int

    // form: LocalizedStringResource(stringLiteral:)
    @Parameter(title: .init(stringLiteral: Labels.color), default: true) var usesColors: Bool

    private enum Labels { static let color = "Colored bins" }
}

// A text is not Apple's type of description, so it describes nothing. It compiles, nevertheless.
struct BedtimeIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Bedtime"
    static var description: LocalizedStringResource = "Reminds you of your bedtime."
}

// The attributes of actions, in a configuration that can also run.
struct KitchenTimerIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Kitchen Timer"
    // form: openAppWhenRun
    static var openAppWhenRun: Bool = false
    // form: authenticationPolicy
    // form: IntentAuthenticationPolicy
    static var authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed
    static var persistentIdentifier: String { "CookingTimer" }

    @Parameter(title: "Minutes", default: 5) var minutes: Int

    // form: perform()
    // form: IntentResult
    // form: .result()
    func perform() async throws -> some IntentResult {
        .result()
    }
}
