import AppIntents

// Names, properties, initializers and texts in other forms.

public enum ModeAppEnum: String, AppEnum {
    case fast, slow

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mode"
    public static let caseDisplayRepresentations: [ModeAppEnum: DisplayRepresentation] = [.fast: "Fast", .slow: "Slow"]
}

public struct CityAppEntity: AppEntity {
    public let id: Int

    @Property(title: "Population") public var population: Int
    @Property(title: "Mode") public var mode: ModeAppEnum

    public init(id: Int, population: Int) {
        self.id = id
        self.population = population
        mode = .fast
    }

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
    public static let defaultQuery = CityQuery()

    public var displayRepresentation: DisplayRepresentation { "City \(id)" }
}

public struct CityQuery: EnumerableEntityQuery {
    public init() {}

    public func entities(for identifiers: [Int]) async throws -> [CityAppEntity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }

    public func allEntities() async throws -> [CityAppEntity] {
        [CityAppEntity(id: 1, population: 10), CityAppEntity(id: 2, population: 20)]
    }
}

public struct ShowCityAppIntent: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Show City"

    @Parameter(title: "City") public var city: CityAppEntity?

    public init() {}
}

public struct RenamedIntent: AppIntent {
    public static let title: LocalizedStringResource = "Renamed"
    public static let persistentIdentifier = "FormerName"

    public init() {}

    public func perform() async throws -> some IntentResult { .result() }
}

public struct MigratedIntent: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
    public static let title: LocalizedStringResource = "Migrated"
    public static let intentClassName = "SelectFriendsIntent"

    public init() {}
}

public struct InitializedIntent: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Initialized"

    @Parameter(title: "Count") public var count: Int
    @Parameter(title: "Size", supportedValues: [.small, .large]) public var size: Size?

    public init() { count = 7 }
}

public struct LateSeats: DynamicOptionsProvider {
    @IntentParameterDependency<LateIntent>(\.$car) var intent

    public init() {}

    public func results() async throws -> [Int] { Array(0..<(intent?.car.seats ?? 0)) }
}

public struct LateIntent: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Late"

    @Parameter(title: "Seat", optionsProvider: LateSeats()) public var seat: Int?
    @Parameter(title: "Car") public var car: Car?

    public init() {}
}

public struct KeyedIntent: WidgetConfigurationIntent {
    public static let title = LocalizedStringResource("keyed.title", defaultValue: "Keyed", table: "Intents")

    public init() {}
}

/// An entity that is a class, with a property of its own type.
public final class NodeEntity: AppEntity, @unchecked Sendable {
    public let id: UUID

    @Property(title: "Depth") public var depth: Int
    @Property(title: "Parent") public var parent: NodeEntity?

    public init(id: UUID, depth: Int) {
        self.id = id
        self.depth = depth
    }

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Node"
    public static let defaultQuery = NodeQuery()

    public var displayRepresentation: DisplayRepresentation { "Node \(depth)" }
}

public struct NodeQuery: EntityQuery {
    public init() {}

    public func entities(for identifiers: [UUID]) async throws -> [NodeEntity] {
        identifiers.map { NodeEntity(id: $0, depth: 1) }
    }
}

/// An intent that is a class.
public final class ShowNodeIntent: WidgetConfigurationIntent, @unchecked Sendable {
    public static let title: LocalizedStringResource = "Show Node"

    @Parameter(title: "Node") public var node: NodeEntity?

    public init() {}
}

/// The settings of the app, of which there is one.
public struct SettingsEntity: UniqueAppEntity {
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
    public static let defaultQuery = UniqueAppEntityProvider<SettingsEntity> { SettingsEntity() }
}

/// Texts in the languages of a folder.
public struct TranslatedOptions: DynamicOptionsProvider {
    nonisolated(unsafe) public static var folder = URL(fileURLWithPath: "/")

    public init() {}

    public func results() async throws -> IntentItemCollection<String> {
        let title = LocalizedStringResource("Red", bundle: .atURL(Self.folder))
        return IntentItemCollection(sections: [IntentItemSection(items: [IntentItem("red", title: title)])])
    }
}

public struct ShowSettingsIntent: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Show Settings"

    @Parameter(title: "Settings") public var settings: SettingsEntity?
    @Parameter(title: "Color", optionsProvider: TranslatedOptions()) public var color: String?

    public init() {}
}
