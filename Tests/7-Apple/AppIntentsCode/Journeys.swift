// Queries with text, collections with sections, and a parameter whose options depend on another one.
import AppIntents
import Foundation
import WidgetKit

enum Network {
    static let stations: [(city: String, names: [String])] = [
        ("Oslo", ["Oslo S", "Nationaltheatret"]),
        ("Bergen", ["Bergen", "Arna"]),
    ]

    static func platforms(of station: String) -> [String] {
        switch station {
        case "Oslo S": ["1", "2", "19"]
        case "Bergen": ["1", "4"]
        default: ["1"]
        }
    }
}

struct StationEntity: AppEntity {
    // form: TypeDisplayRepresentation(name:numericFormat:)
    // form: LocalizedStringResource interpolation \(placeholder:)
    static var typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Station", numericFormat: "\(placeholder: .int) stations")
    static let defaultQuery = StationQuery()

    let id: String
    let city: String

    // form: DisplayRepresentation(title:subtitle:)
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(id)", subtitle: "\(city)")
    }

    static func all() -> [StationEntity] {
        Network.stations.flatMap { city in city.names.map { StationEntity(id: $0, city: city.city) } }
    }
}

// form: EntityStringQuery
struct StationQuery: EntityQuery, EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [StationEntity] {
        StationEntity.all().filter { identifiers.contains($0.id) }
    }

    // form: entities(matching:)
    // form: IntentItemCollection(sections:)
    func entities(matching string: String) async throws -> IntentItemCollection<StationEntity> {
        sections { $0.localizedCaseInsensitiveContains(string) }
    }

    // form: IntentItemCollection
    func suggestedEntities() async throws -> IntentItemCollection<StationEntity> {
        sections { _ in true }
    }

    // form: IntentItemSection
    // form: IntentItemSection(_:items:)
    private func sections(where isIncluded: (String) -> Bool) -> IntentItemCollection<StationEntity> {
        .init(
            sections: Network.stations.map { city in
                IntentItemSection(
                    .init(stringLiteral: city.city),
                    items: city.names.filter(isIncluded).map { StationEntity(id: $0, city: city.city) })
            })
    }
}

struct PlatformEntity: AppEntity {
    // form: TypeDisplayRepresentation(name:)
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Platform")
    static let defaultQuery = PlatformQuery()

    let id: String
    let station: String

    // form: DisplayRepresentation(stringLiteral:)
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: "Platform \(id)") }
}

struct PlatformQuery: EntityQuery {
    // form: @IntentParameterDependency
    @IntentParameterDependency<DepartureBoardIntent>(\.$station)
    var departures

    @IntentParameterDependency<ArrivalBoardIntent>(\.$station, \.$showsDelays)
    var arrivals

    private var station: StationEntity? { departures?.station ?? arrivals?.station }

    func entities(for identifiers: [PlatformEntity.ID]) async throws -> [PlatformEntity] {
        identifiers.map { PlatformEntity(id: $0, station: station?.id ?? "") }
    }

    // form: IntentItemCollection(items:)
    func suggestedEntities() async throws -> IntentItemCollection<PlatformEntity> {
        guard let station else { return .init(items: []) }
        return IntentItemCollection(
            items: Network.platforms(of: station.id).map { PlatformEntity(id: $0, station: station.id) })
    }
}

struct DepartureBoardIntent: AppIntent, WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Departures"
    static let description = IntentDescription("Shows the departures from a station.")

    @Parameter(title: "Station")
    var station: StationEntity

    @Parameter(title: "Platform")
    var platform: PlatformEntity?
}

struct ArrivalBoardIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Arrivals"
    static let description = IntentDescription("Shows the arrivals at a station.")

    @Parameter(title: "Station") var station: StationEntity?
    @Parameter(title: "Show delays", default: true) var showsDelays: Bool
    @Parameter(title: "Platforms") var platforms: [PlatformEntity]?

    // form: parameterSummary
    // form: Summary()
    static var parameterSummary: some ParameterSummary {
        Summary()
    }
}
