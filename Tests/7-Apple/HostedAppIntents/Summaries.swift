import AppIntents

// Intents whose declarations have every form that a definition knows, and some that it does not.

public enum Size: Int, AppEnum {
    case small = 1, medium, large

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    public static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
        .small: "Small", .medium: "Medium", .large: "Large",
    ]
}

/// Conditions that a definition can express.
public struct ConditionsIntent: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Conditions"

    @Parameter(title: "Size", default: .small) public var size: Size
    @Parameter(title: "On", default: false) public var on: Bool
    @Parameter(title: "Count", default: 1) public var count: Int
    @Parameter(title: "Car") public var car: Car?
    @Parameter(title: "Nested") public var nested: String?
    @Parameter(title: "Large Only") public var largeOnly: String?
    @Parameter(title: "Not Large") public var notLarge: String?
    @Parameter(title: "Many") public var many: String?
    @Parameter(title: "With Car") public var withCar: String?
    @Parameter(title: "Big Family") public var bigFamily: String?
    @Parameter(title: "Unlisted") public var unlisted: String?

    public init() {}

    public static var parameterSummary: some ParameterSummary {
        When(\.$on, .equalTo, true) {
            Switch(\.$size) {
                Case(.large) {
                    Summary {
                        \.$size
                        \.$on
                        \.$count
                        \.$car
                        \.$largeOnly
                        \.$nested
                    }
                }
                DefaultCase {
                    Summary {
                        \.$size
                        \.$on
                        \.$count
                        \.$car
                        \.$nested
                        \.$notLarge
                    }
                }
            }
        } otherwise: {
            Summary {
                \.$size
                \.$on
                \.$count
                \.$car
            }
        }
    }
}

/// Tests of numbers, of existence and of the family.
public struct TestsIntent: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Tests"

    @Parameter(title: "Count", default: 1) public var count: Int
    @Parameter(title: "Car") public var car: Car?
    @Parameter(title: "Many") public var many: String?
    @Parameter(title: "Few") public var few: String?
    @Parameter(title: "Inner") public var inner: String?

    public init() {}

    public static var parameterSummary: some ParameterSummary {
        When(\.$count, .greaterThan, 3) {
            When(\.$car, .hasAnyValue) {
                Summary {
                    \.$count
                    \.$car
                    \.$many
                    \.$inner
                }
            } otherwise: {
                Summary {
                    \.$count
                    \.$car
                    \.$many
                }
            }
        } otherwise: {
            When(widgetFamily: .equalTo, .systemSmall) {
                Summary {
                    \.$count
                    \.$car
                }
            } otherwise: {
                Summary {
                    \.$count
                    \.$car
                    \.$few
                }
            }
        }
    }
}

/// A row that an alternative of two tests shows.
public struct AlternativeIntent: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Alternative"

    @Parameter(title: "First", default: false) public var first: Bool
    @Parameter(title: "Second", default: false) public var second: Bool
    @Parameter(title: "Either") public var either: String?

    public init() {}

    public static var parameterSummary: some ParameterSummary {
        When(\.$first, .equalTo, true) {
            Summary("Show \(\.$first) and \(\.$either)") { \.$second }
        } otherwise: {
            When(\.$second, .equalTo, true) {
                Summary {
                    \.$first
                    \.$second
                    \.$either
                }
            } otherwise: {
                Summary {
                    \.$first
                    \.$second
                }
            }
        }
    }
}

/// A sentence for each of two sets of rows.
public struct SentencesIntent: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Sentences"
    public static let description: LocalizedStringResource = "Says something."

    @Parameter(title: "City") public var city: String?
    @Parameter(title: "Exact", default: false) public var exact: Bool
    @Parameter(title: "Street") public var street: String?

    public init() {}

    public static var parameterSummary: some ParameterSummary {
        When(\.$exact, .equalTo, true) {
            Summary("Show \(\.$street) in \(\.$city)") { \.$exact }
        } otherwise: {
            Summary("Show \(\.$city)") { \.$exact }
        }
    }
}

/// Rows in another order than their declarations.
public struct OrderedIntent: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Ordered"

    @Parameter(title: "First") public var first: String?
    @Parameter(title: "Second") public var second: String?

    public init() {}

    public static var parameterSummary: some ParameterSummary {
        Summary {
            \.$second
            \.$first
        }
    }
}

/// Values of every type.
public struct ValuesIntent: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Values"

    @Parameter(title: "Text") public var text: String?
    @Parameter(title: "Number") public var number: Double?
    @Parameter(title: "Flag", default: true, displayName: .init(true: "Yes", false: "No")) public var flag: Bool
    @Parameter(title: "Link") public var link: URL?
    @Parameter(title: "Day", kind: .date) public var day: Date?
    @Parameter(title: "Moment", kind: .dateTime) public var moment: DateComponents?
    @Parameter(title: "Distance", defaultUnit: .kilometers, supportsNegativeNumbers: false)
    public var distance: Measurement<UnitLength>?
    @Parameter(title: "Wait", defaultValue: 90, defaultUnit: .seconds) public var wait: Measurement<UnitDuration>
    @Parameter(title: "File", supportedTypeIdentifiers: ["public.json"]) public var file: IntentFile?
    @Parameter(title: "Person", mode: .contact) public var person: IntentPerson?
    @Parameter(title: "Price", currencyCodes: ["EUR"]) public var price: IntentCurrencyAmount?
    @Parameter(title: "Card") public var card: IntentPaymentMethod?
    @Parameter(title: "Place") public var place: CLPlacemark?
    @Parameter(title: "Sizes", default: [.small, .large]) public var sizes: [Size]
    @Parameter(title: "Tags") public var tags: [String]?
    @Parameter(title: "Name") public var name: PersonNameComponents?

    public init() {}
}
