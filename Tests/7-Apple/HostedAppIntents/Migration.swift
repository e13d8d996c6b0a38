import AppIntents

// App Intents that replace the SiriKit intents `Everything` and `Board`.

public enum LevelAppEnum: String, AppEnum {
    case low, high

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Level"
    public static let caseDisplayRepresentations: [LevelAppEnum: DisplayRepresentation] = [.low: "Low", .high: "High"]
}

public struct TagEntity: AppEntity {
    public let id: String

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tag"
    public static let defaultQuery = TagQuery()

    public var displayRepresentation: DisplayRepresentation { "Tag \(id)" }
}

public struct TagQuery: EntityQuery {
    public init() {}

    public func entities(for identifiers: [String]) async throws -> [TagEntity] {
        identifiers.map { TagEntity(id: $0) }
    }
}

/// An entity whose name is that of no object type.
public struct LabelEntity: AppEntity {
    public let id: String

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Label"
    public static let defaultQuery = LabelQuery()

    public var displayRepresentation: DisplayRepresentation { "Label \(id)" }
}

public struct LabelQuery: EntityQuery {
    public init() {}

    public func entities(for identifiers: [String]) async throws -> [LabelEntity] {
        identifiers.map { LabelEntity(id: $0) }
    }
}

public struct EverythingAppIntent: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    public static let title: LocalizedStringResource = "Everything"
    public static let intentClassName = "EverythingIntent"

    @Parameter(title: "Text") public var plainText: String?
    @Parameter(title: "Integer") public var plainInteger: Int?
    @Parameter(title: "Decimal") public var plainDecimal: Double?
    @Parameter(title: "Flag") public var plainFlag: Bool?
    @Parameter(title: "Address") public var plainAddress: URL?
    @Parameter(title: "Time") public var plainTime: Measurement<UnitDuration>?
    @Parameter(title: "Level") public var plainLevel: LevelAppEnum?
    @Parameter(title: "Tag") public var plainTag: TagEntity?
    @Parameter(title: "Moment", kind: .dateTime) public var plainMoment: Date?
    @Parameter(title: "Day", kind: .date) public var plainDay: DateComponents?
    @Parameter(title: "Paper") public var plainPaper: IntentFile?
    @Parameter(title: "Human") public var plainHuman: IntentPerson?
    @Parameter(title: "Spot") public var plainSpot: CLPlacemark?
    @Parameter(title: "Price") public var plainPrice: IntentCurrencyAmount?
    @Parameter(title: "Card") public var plainCard: IntentPaymentMethod?
    @Parameter(title: "Heat") public var plainHeat: Measurement<UnitTemperature>?
    @Parameter(title: "Texts") public var severalText: [String]?
    @Parameter(title: "Tags") public var severalTag: [TagEntity]?
    // Types that differ from those of the definition.
    @Parameter(title: "Number for Text", default: 5) public var presetText: Int
    @Parameter(title: "Decimal for Integer") public var presetInteger: Double?
    @Parameter(title: "Text for Level") public var presetLevel: String?
    @Parameter(title: "List for Flag") public var presetFlag: [Bool]?
    @Parameter(title: "Label for Tag") public var presetTag: LabelEntity?

    public init() {}
}

public struct BoardIntent: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    public static let title: LocalizedStringResource = "Board"
    public static let intentClassName = "BoardIntent"

    @Parameter(title: "Station") public var station: String?
    @Parameter(title: "Renamed") public var renamed: String?

    public init() {}
}
