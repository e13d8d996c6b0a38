import AppIntents

/// Numbers, measurements and times whose digits, units and components matter.
public struct MeasuresIntent: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Measures"

    @Parameter(title: "Price") public var price: Decimal?
    @Parameter(title: "Ratio", default: 0.2, inclusiveRange: (0.0, 0.47)) public var ratio: Double
    @Parameter(title: "Limit", default: 1, inclusiveRange: (0, 1e200)) public var limit: Double
    @Parameter(title: "Delay", defaultValue: 250, unit: .milliseconds) public var delay: Measurement<UnitDuration>
    @Parameter(title: "Length", defaultValue: 25, defaultUnit: .minutes, supportsNegativeNumbers: false)
    public var length: Measurement<UnitDuration>
    @Parameter(title: "Distance", defaultValue: 5, unit: .kilometers) public var distance: Measurement<UnitLength>
    @Parameter(
        title: "Fare",
        inclusiveRange: (
            lowerBound: .init(sign: .minus, exponent: -1, significand: 5), upperBound: .greatestFiniteMagnitude
        ))
    public var fare: IntentCurrencyAmount?
    @Parameter(title: "Height") public var height: Measurement<UnitLength>?
    @Parameter(title: "Pause") public var pause: Measurement<UnitDuration>?
    @Parameter(title: "Alarm") public var alarm: DateComponents?
    @Parameter(title: "Alarms") public var alarms: [DateComponents]?

    public init() {}
}
