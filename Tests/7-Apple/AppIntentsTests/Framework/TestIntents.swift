import AppIntents
import HostedAppIntents

/// An entity with a property.
struct Ship: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ship"
    static let defaultQuery = ShipQuery()

    let id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Flag") var flag: String?

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "No. \(id)") }
}

struct ShipQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [Ship] {
        [Ship(id: 1, name: "Alexandra"), Ship(id: 2, name: "Bertha"), Ship(id: 3, name: "Carola")]
    }

    func entities(for identifiers: [Ship.ID]) async throws -> [Ship] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}

enum Cargo: String, AppEnum {
    case grain, timber

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cargo"
    static let caseDisplayRepresentations: [Cargo: DisplayRepresentation] = [
        .grain: "Grain", .timber: DisplayRepresentation(title: "Timber", subtitle: "Sawn"),
    ]
}

/// An intent with most forms of parameters.
struct VoyageIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Voyage"
    static let description = IntentDescription("Shows a voyage.", categoryName: "Ships", searchKeywords: ["sea"])

    @Parameter(title: "Ship") var ship: Ship?
    @Parameter(title: "Ships", default: [], size: [.systemSmall: 1, .systemLarge: .init(min: 1, max: 4)])
    var ships: [Ship]
    @Parameter(title: "Ports", size: 3, optionsProvider: PortOptions()) var ports: [String]?
    @Parameter(title: "Cargo", description: "What is on board.", default: .timber) var cargo: Cargo
    @Parameter(title: "Crew", default: 12, controlStyle: .field, inclusiveRange: (1, 40)) var crew: Int
    @Parameter(title: "Speed", defaultValue: 9.5, unit: .knots, supportsNegativeNumbers: false)
    var speed: Measurement<UnitSpeed>
    @Parameter(title: "Depth", defaultValue: 4, defaultUnit: .fathoms, defaultUnitAdjustForLocale: true)
    var depth: Measurement<UnitLength>?
    @Parameter(title: "Departure", kind: .date) var departure: Date?
    @Parameter(title: "Papers", supportedContentTypes: [.pdf, .image]) var papers: [IntentFile]?
    @Parameter(title: "Fare", currencyCodes: ["EUR"], inclusiveRange: (0, 100)) var fare: IntentCurrencyAmount?
    @Parameter(title: "Captain", mode: .email) var captain: IntentPerson?
    @Parameter(title: "Night", default: true, displayName: Bool.IntentDisplayName(true: "By Night", false: "By Day"))
    var night: Bool?
    @Parameter(title: "Note", requestValueDialog: "Which note?") var note: String
    @Parameter var bare: Bool?

    static var parameterSummary: some ParameterSummary {
        When(\.$night, .equalTo, true) {
            Summary("Sail \(\.$ship) with \(\.$cargo) on board") { \.$crew }
        } otherwise: {
            Switch(.widgetFamily) {
                Case([.systemSmall, .systemMedium]) { Summary { \.$ship } }
                DefaultCase { Summary() }
            }
        }
    }
}

struct PortOptions: DynamicOptionsProvider {
    @IntentParameterDependency<VoyageIntent>(\.$ship, \.$cargo) var voyage

    func results() async throws -> [String] {
        guard let voyage else { return [] }
        return [voyage.ship.name, voyage.cargo.rawValue]
    }
}

struct EmptyListIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Empty List"

    @Parameter(title: "Cars", default: []) var cars: [Car]
    @Parameter(title: "Chosen") var chosen: [Car]
}
