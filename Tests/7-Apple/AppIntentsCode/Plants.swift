// An entity with its query, as most apps write them: a list in memory, a lookup by identifiers and a default.
import AppIntents
import SwiftUI
import WidgetKit

struct Plant: Sendable {
    let name: String
    let place: String
    let symbol: String

    static let all = [
        Plant(name: "Basil", place: "Kitchen", symbol: "leaf"),
        Plant(name: "Fern", place: "Bathroom", symbol: "drop"),
        Plant(name: "Cactus", place: "Office", symbol: "sun.max"),
    ]
}

// form: AppEntity
struct PlantEntity: AppEntity, Identifiable, Hashable {
    // form: TypeDisplayRepresentation
    // form: typeDisplayRepresentation
    // form: TypeDisplayRepresentation from a string literal
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
    // form: defaultQuery
    static var defaultQuery = PlantQuery()

    var id: String { name }
    let name: String
    let place: String
    let symbol: String

    // form: DisplayRepresentation
    // form: displayRepresentation
    // form: DisplayRepresentation(title:subtitle:image:)
    // form: DisplayRepresentation.Image(systemName:)
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(place)", image: .init(systemName: symbol))
    }

    init(_ plant: Plant) {
        name = plant.name
        place = plant.place
        symbol = plant.symbol
    }
}

// form: IndexedEntity
extension PlantEntity: IndexedEntity {
    // form: attributeSet
    var attributeSet: CSSearchableItemAttributeSet {
        let attributes = defaultAttributeSet
        attributes.contentDescription = place
        return attributes
    }
}

// form: EntityQuery
struct PlantQuery: EntityQuery {
    // form: entities(for:)
    func entities(for identifiers: [PlantEntity.ID]) async throws -> [PlantEntity] {
        try await suggestedEntities().filter { identifiers.contains($0.id) }
    }

    // form: suggestedEntities()
    func suggestedEntities() async throws -> [PlantEntity] {
        Plant.all.map(PlantEntity.init)
    }

    // form: defaultResult()
    func defaultResult() async -> PlantEntity? {
        try? await suggestedEntities().first
    }
}

// form: AppEnum
enum WateringUnit: String, AppEnum {
    case liters
    case cups
    case cans

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
    // form: caseDisplayRepresentations
    // form: DisplayRepresentation from a string literal
    static var caseDisplayRepresentations: [WateringUnit: DisplayRepresentation] = [
        .liters: "Liters",
        .cups: "Cups",
        .cans: "Watering cans",
    ]
}

enum PlantLayout: Int, CaseIterable {
    case list = 1
    case photo
}

extension PlantLayout: AppEnum {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Layout")
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
        [
            .list: DisplayRepresentation(title: "List", image: .init(systemName: "list.bullet")),
            .photo: .init(title: "Photo", subtitle: "One plant at a time"),
        ]
    }

    // form: caseDisplayRepresentations[…] read
    var name: String { String(localized: Self.caseDisplayRepresentations[self]?.title ?? "Unknown") }
}

struct SelectPlantIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Select Plant"
    static var description = IntentDescription("Selects the plant to water.")

    // form: @Parameter(title:)
    @Parameter(title: "Plant")
    var plant: PlantEntity?

    @Parameter(title: "Unit", default: .liters)
    var unit: WateringUnit

    // form: @Parameter(title:description:)
    @Parameter(title: "Layout", description: "How the widget shows the plant.")
    var layout: PlantLayout?

    // An intent that needs nothing, as Siri and previews create it.
    init() {}

    init(plant: PlantEntity?, unit: WateringUnit = .liters) {
        self.plant = plant
        self.unit = unit
    }
}

struct PlantEntry: TimelineEntry {
    let date: Date
    let text: String
}

struct PlantProvider: AppIntentTimelineProvider {
    typealias Intent = SelectPlantIntent
    typealias Entry = PlantEntry

    func placeholder(in context: Context) -> PlantEntry {
        PlantEntry(date: .now, text: "A plant")
    }

    func snapshot(for configuration: SelectPlantIntent, in context: Context) async -> PlantEntry {
        entry(for: configuration, at: .now)
    }

    func timeline(for configuration: SelectPlantIntent, in context: Context) async -> Timeline<PlantEntry> {
        let tomorrow = Calendar.current.startOfDay(for: .now).addingTimeInterval(24 * 3600)
        return Timeline(entries: [entry(for: configuration, at: .now)], policy: .after(tomorrow))
    }

    private func entry(for configuration: SelectPlantIntent, at date: Date) -> PlantEntry {
        guard let plant = configuration.plant else { return PlantEntry(date: date, text: "No plant") }
        return PlantEntry(date: date, text: "\(plant.name) in \(plant.place): 2 \(configuration.unit.rawValue)")
    }
}

struct PlantWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "PlantWidget", intent: SelectPlantIntent.self, provider: PlantProvider()) {
            Text($0.text)
        }
        .configurationDisplayName("Plant")
        .supportedFamilies([.systemSmall, .accessoryRectangular])
    }
}
