// Made by intentgen from every-type.intent.yaml. Do not edit: change the definition and run intentgen again.
// swift-format-ignore-file
#if canImport(AppIntents) && canImport(WidgetKit)
public import AppIntents
public import CoreLocation
public import IntentAppIntents
public import IntentRuntime
import Foundation
import SwiftUI
import WidgetKit

/// Everything.
public struct EverythingAppIntent: WidgetConfigurationIntent, ConfigurationAppIntent {
    public typealias Configuration = EverythingIntent

    public static let title: LocalizedStringResource = LocalizedStringResource("intents.Everything.title", defaultValue: "Everything", table: "every-type")
    public static let isDiscoverable: Bool = false

    /// plainText.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.plainText.title", defaultValue: "plainText", table: "every-type"))
    public var plainText: String?

    /// presetText.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.presetText.title", defaultValue: "presetText", table: "every-type"),
        default: "a \"text\"\\(x)")
    public var presetText: String

    /// severalText.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.severalText.title", defaultValue: "severalText", table: "every-type"))
    public var severalText: [String]?

    /// plainInteger.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.plainInteger.title", defaultValue: "plainInteger", table: "every-type"),
        controlStyle: .field)
    public var plainInteger: Int?

    /// presetInteger.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.presetInteger.title", defaultValue: "presetInteger", table: "every-type"),
        default: -7, controlStyle: .field)
    public var presetInteger: Int

    /// severalInteger.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.severalInteger.title", defaultValue: "severalInteger", table: "every-type"),
        controlStyle: .field)
    public var severalInteger: [Int]?

    /// plainDecimal.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.plainDecimal.title", defaultValue: "plainDecimal", table: "every-type"),
        controlStyle: .field)
    public var plainDecimal: Double?

    /// presetDecimal.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.presetDecimal.title", defaultValue: "presetDecimal", table: "every-type"),
        default: 0.5, controlStyle: .field)
    public var presetDecimal: Double

    /// severalDecimal.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.severalDecimal.title", defaultValue: "severalDecimal", table: "every-type"),
        controlStyle: .field)
    public var severalDecimal: [Double]?

    /// plainFlag.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.plainFlag.title", defaultValue: "plainFlag", table: "every-type"))
    public var plainFlag: Bool?

    /// presetFlag.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.presetFlag.title", defaultValue: "presetFlag", table: "every-type"),
        default: false)
    public var presetFlag: Bool

    /// severalFlag.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.severalFlag.title", defaultValue: "severalFlag", table: "every-type"))
    public var severalFlag: [Bool]?

    /// plainAddress.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.plainAddress.title", defaultValue: "plainAddress", table: "every-type"))
    public var plainAddress: URL?

    /// presetAddress.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.presetAddress.title", defaultValue: "presetAddress", table: "every-type"),
        default: URL(intentText: "https://example.com/a?b=c"))
    public var presetAddress: URL

    /// severalAddress.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.severalAddress.title", defaultValue: "severalAddress", table: "every-type"))
    public var severalAddress: [URL]?

    /// plainTime.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.plainTime.title", defaultValue: "plainTime", table: "every-type"),
        defaultUnit: .seconds)
    public var plainTime: Measurement<UnitDuration>?

    /// presetTime.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.presetTime.title", defaultValue: "presetTime", table: "every-type"),
        defaultValue: 1.5, defaultUnit: .seconds)
    public var presetTime: Measurement<UnitDuration>

    /// severalTime.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.severalTime.title", defaultValue: "severalTime", table: "every-type"),
        defaultUnit: .seconds)
    public var severalTime: [Measurement<UnitDuration>]?

    /// plainLevel.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.plainLevel.title", defaultValue: "plainLevel", table: "every-type"))
    public var plainLevel: LevelAppEnum?

    /// presetLevel.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.presetLevel.title", defaultValue: "presetLevel", table: "every-type"),
        default: LevelAppEnum.high)
    public var presetLevel: LevelAppEnum

    /// severalLevel.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.severalLevel.title", defaultValue: "severalLevel", table: "every-type"))
    public var severalLevel: [LevelAppEnum]?

    /// plainMoment.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.plainMoment.title", defaultValue: "plainMoment", table: "every-type"),
        kind: .dateTime)
    public var plainMoment: DateComponents?

    /// presetMoment.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.presetMoment.title", defaultValue: "presetMoment", table: "every-type"),
        kind: .dateTime)
    public var presetMoment: DateComponents?

    /// severalMoment.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.severalMoment.title", defaultValue: "severalMoment", table: "every-type"),
        kind: .dateTime)
    public var severalMoment: [DateComponents]?

    /// plainDay.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.plainDay.title", defaultValue: "plainDay", table: "every-type"),
        kind: .date)
    public var plainDay: DateComponents?

    /// presetDay.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.presetDay.title", defaultValue: "presetDay", table: "every-type"),
        kind: .date)
    public var presetDay: DateComponents?

    /// severalDay.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.severalDay.title", defaultValue: "severalDay", table: "every-type"),
        kind: .date)
    public var severalDay: [DateComponents]?

    /// plainClock.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.plainClock.title", defaultValue: "plainClock", table: "every-type"),
        kind: .time)
    public var plainClock: DateComponents?

    /// presetClock.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.presetClock.title", defaultValue: "presetClock", table: "every-type"),
        kind: .time)
    public var presetClock: DateComponents?

    /// severalClock.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.severalClock.title", defaultValue: "severalClock", table: "every-type"),
        kind: .time)
    public var severalClock: [DateComponents]?

    /// plainPaper.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.plainPaper.title", defaultValue: "plainPaper", table: "every-type"))
    public var plainPaper: AppIntents.IntentFile?

    /// presetPaper.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.presetPaper.title", defaultValue: "presetPaper", table: "every-type"))
    public var presetPaper: AppIntents.IntentFile?

    /// severalPaper.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.severalPaper.title", defaultValue: "severalPaper", table: "every-type"))
    public var severalPaper: [AppIntents.IntentFile]?

    /// plainHuman.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.plainHuman.title", defaultValue: "plainHuman", table: "every-type"),
        mode: .contact)
    public var plainHuman: AppIntents.IntentPerson?

    /// presetHuman.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.presetHuman.title", defaultValue: "presetHuman", table: "every-type"),
        mode: .contact)
    public var presetHuman: AppIntents.IntentPerson?

    /// severalHuman.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.severalHuman.title", defaultValue: "severalHuman", table: "every-type"),
        mode: .contact)
    public var severalHuman: [AppIntents.IntentPerson]?

    /// plainSpot.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.plainSpot.title", defaultValue: "plainSpot", table: "every-type"))
    public var plainSpot: CLPlacemark?

    /// presetSpot.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.presetSpot.title", defaultValue: "presetSpot", table: "every-type"))
    public var presetSpot: CLPlacemark?

    /// severalSpot.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.severalSpot.title", defaultValue: "severalSpot", table: "every-type"))
    public var severalSpot: [CLPlacemark]?

    /// plainPrice.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.plainPrice.title", defaultValue: "plainPrice", table: "every-type"))
    public var plainPrice: AppIntents.IntentCurrencyAmount?

    /// presetPrice.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.presetPrice.title", defaultValue: "presetPrice", table: "every-type"))
    public var presetPrice: AppIntents.IntentCurrencyAmount?

    /// severalPrice.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.severalPrice.title", defaultValue: "severalPrice", table: "every-type"))
    public var severalPrice: [AppIntents.IntentCurrencyAmount]?

    /// plainHeat.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.plainHeat.title", defaultValue: "plainHeat", table: "every-type"),
        defaultUnit: .kelvin, supportsNegativeNumbers: true)
    public var plainHeat: Measurement<UnitTemperature>?

    /// presetHeat.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.presetHeat.title", defaultValue: "presetHeat", table: "every-type"),
        defaultValue: -3.0, defaultUnit: .celsius, supportsNegativeNumbers: true)
    public var presetHeat: Measurement<UnitTemperature>

    /// severalHeat.
    @Parameter(
        title: LocalizedStringResource("intents.Everything.parameters.severalHeat.title", defaultValue: "severalHeat", table: "every-type"),
        defaultUnit: .kelvin, supportsNegativeNumbers: true)
    public var severalHeat: [Measurement<UnitTemperature>]?

    public init() {}

    public static var parameterSummary: some ParameterSummary {
        Summary {
            \.$plainText
            \.$presetText
            \.$severalText
            \.$plainInteger
            \.$presetInteger
            \.$severalInteger
            \.$plainDecimal
            \.$presetDecimal
            \.$severalDecimal
            \.$plainFlag
            \.$presetFlag
            \.$severalFlag
            \.$plainAddress
            \.$presetAddress
            \.$severalAddress
            \.$plainTime
            \.$presetTime
            \.$severalTime
            \.$plainLevel
            \.$presetLevel
            \.$severalLevel
            \.$plainMoment
            \.$presetMoment
            \.$severalMoment
            \.$plainDay
            \.$presetDay
            \.$severalDay
            \.$plainClock
            \.$presetClock
            \.$severalClock
            \.$plainPaper
            \.$presetPaper
            \.$severalPaper
            \.$plainHuman
            \.$presetHuman
            \.$severalHuman
            \.$plainSpot
            \.$presetSpot
            \.$severalSpot
            \.$plainPrice
            \.$presetPrice
            \.$severalPrice
            \.$plainHeat
            \.$presetHeat
            \.$severalHeat
        }
    }

    public var intentValues: IntentValues { IntentValues(self) }
}

nonisolated extension IntentValues {
    fileprivate init(_ intent: EverythingAppIntent) {
        self.init()
        set("plainText", from: intent.plainText, as: String.self)
        set("presetText", from: intent.presetText, as: String.self)
        set("severalText", from: intent.severalText, as: [String].self)
        set("plainInteger", from: intent.plainInteger, as: Int.self)
        set("presetInteger", from: intent.presetInteger, as: Int.self)
        set("severalInteger", from: intent.severalInteger, as: [Int].self)
        set("plainDecimal", from: intent.plainDecimal, as: Double.self)
        set("presetDecimal", from: intent.presetDecimal, as: Double.self)
        set("severalDecimal", from: intent.severalDecimal, as: [Double].self)
        set("plainFlag", from: intent.plainFlag, as: Bool.self)
        set("presetFlag", from: intent.presetFlag, as: Bool.self)
        set("severalFlag", from: intent.severalFlag, as: [Bool].self)
        set("plainAddress", from: intent.plainAddress, as: URL.self)
        set("presetAddress", from: intent.presetAddress, as: URL.self)
        set("severalAddress", from: intent.severalAddress, as: [URL].self)
        set("plainTime", from: intent.plainTime, as: Duration.self)
        set("presetTime", from: intent.presetTime, as: Duration.self)
        set("severalTime", from: intent.severalTime, as: [Duration].self)
        set("plainLevel", from: intent.plainLevel, as: Level.self)
        set("presetLevel", from: intent.presetLevel, as: Level.self)
        set("severalLevel", from: intent.severalLevel, as: [Level].self)
        set("plainMoment", from: intent.plainMoment, as: DateComponents.self)
        set("presetMoment", from: intent.presetMoment, as: DateComponents.self)
        set("severalMoment", from: intent.severalMoment, as: [DateComponents].self)
        set("plainDay", from: intent.plainDay, as: DateComponents.self)
        set("presetDay", from: intent.presetDay, as: DateComponents.self)
        set("severalDay", from: intent.severalDay, as: [DateComponents].self)
        set("plainClock", from: intent.plainClock, as: DateComponents.self)
        set("presetClock", from: intent.presetClock, as: DateComponents.self)
        set("severalClock", from: intent.severalClock, as: [DateComponents].self)
        set("plainPaper", from: intent.plainPaper, as: IntentRuntime.FileValue.self)
        set("presetPaper", from: intent.presetPaper, as: IntentRuntime.FileValue.self)
        set("severalPaper", from: intent.severalPaper, as: [IntentRuntime.FileValue].self)
        set("plainHuman", from: intent.plainHuman, as: IntentRuntime.PersonValue.self)
        set("presetHuman", from: intent.presetHuman, as: IntentRuntime.PersonValue.self)
        set("severalHuman", from: intent.severalHuman, as: [IntentRuntime.PersonValue].self)
        set("plainSpot", from: intent.plainSpot, as: PlacemarkValue.self)
        set("presetSpot", from: intent.presetSpot, as: PlacemarkValue.self)
        set("severalSpot", from: intent.severalSpot, as: [PlacemarkValue].self)
        set("plainPrice", from: intent.plainPrice, as: IntentRuntime.CurrencyAmountValue.self)
        set("presetPrice", from: intent.presetPrice, as: IntentRuntime.CurrencyAmountValue.self)
        set("severalPrice", from: intent.severalPrice, as: [IntentRuntime.CurrencyAmountValue].self)
        set("plainHeat", from: intent.plainHeat, as: Measurement<UnitTemperature>.self)
        set("presetHeat", from: intent.presetHeat, as: Measurement<UnitTemperature>.self)
        set("severalHeat", from: intent.severalHeat, as: [Measurement<UnitTemperature>].self)
    }
}

/// Level.
public nonisolated enum LevelAppEnum: String, AppEnum {
    /// low.
    case low = "low"
    /// high.
    case high = "high"

    public typealias Value = Level

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: LocalizedStringResource("enums.Level.title", defaultValue: "Level", table: "every-type"))

    public static var caseDisplayRepresentations: [LevelAppEnum: DisplayRepresentation] {
        [
            .low: DisplayRepresentation(title: LocalizedStringResource("enums.Level.cases.low.title", defaultValue: "low", table: "every-type")),
            .high: DisplayRepresentation(title: LocalizedStringResource("enums.Level.cases.high.title", defaultValue: "high", table: "every-type")),
        ]
    }
}

nonisolated extension Level: AppIntentConvertible {
    public init?(appIntentValue value: LevelAppEnum) { self.init(caseName: value.rawValue) }

    public var appIntentValue: LevelAppEnum? { LevelAppEnum(rawValue: caseName) }
}

#endif
