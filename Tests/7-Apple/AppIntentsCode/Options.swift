// Options providers: nested ones, shared ones, and those that return items and sections.
import AppIntents
import Foundation
import WidgetKit

struct ForecastIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Forecast"
    static var description = IntentDescription("Shows the weather of a city.")

    // form: @Parameter(title:optionsProvider:)
    @Parameter(title: "City", optionsProvider: CityProvider())
    var city: String?

    @Parameter(title: "Beach", optionsProvider: BeachProvider())
    var beach: String?

    @Parameter(title: "Measurements", optionsProvider: MeasurementProvider())
    var measurements: [String]?

    @Parameter(title: "Icons", optionsProvider: IconProvider())
    var icon: IconEntity?

    // A provider for this parameter alone.
    // form: DynamicOptionsProvider
    struct CityProvider: DynamicOptionsProvider {
        // form: results()
        func results() async throws -> [String] {
            ["Lisbon", "Porto", "Faro"]
        }

        func defaultResult() async -> String? {
            "Porto"
        }
    }

    struct MeasurementProvider: DynamicOptionsProvider {
        typealias Result = [String]

        func results() async throws -> Result { ["wind", "rain", "waves"] }
    }
}

/// Depends on another parameter of the same intent.
struct BeachProvider: DynamicOptionsProvider {
    @IntentParameterDependency<ForecastIntent>(\.$city)
    var forecast

    // form: ItemCollection
    // form: ItemCollection(sections:)
    // form: IntentItem
    // form: IntentItem(_:title:)
    // form: IntentItem(_:)
    func results() async throws -> ItemCollection<String> {
        guard let city = forecast?.city else { return ItemCollection(sections: []) }
        return ItemCollection(sections: [
            IntentItemSection("Beaches of \(city)", items: [IntentItem("\(city)-north", title: "North of \(city)")]),
            IntentItemSection(items: [IntentItem("\(city)-south")]),
        ])
    }
}

struct IconEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Icon"
    static var defaultQuery = IconQuery()

    var id: String
    var data = Data([0x89, 0x50, 0x4E, 0x47])

    // form: DisplayRepresentation(title:image:)
    // form: DisplayRepresentation.Image(data:…)
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: .init(stringLiteral: id), image: .init(data: data, isTemplate: true))
    }

    // A query inside of its entity.
    struct IconQuery: EntityQuery {
        typealias Entity = IconEntity

        @MainActor
        func entities(for identifiers: [String]) async throws -> [IconEntity] {
            identifiers.map { IconEntity(id: $0) }
        }

        @MainActor
        func suggestedEntities() async throws -> [IconEntity] {
            [IconEntity(id: "sun"), IconEntity(id: "cloud")]
        }
    }
}

/// Sections of the entities themselves, for a parameter whose query knows none.
struct IconProvider: DynamicOptionsProvider {
    func results() async throws -> IntentItemCollection<IconEntity> {
        IntentItemCollection(promptLabel: "Which icon?", usesIndexedCollation: false) {
            IntentItemSection("Day") {
                IntentItem(IconEntity(id: "sun"))
                IntentItem(IconEntity(id: "cloud"), title: "Clouds", subtitle: "Overcast")
            }
            IntentItemSection("Night", items: [IconEntity(id: "moon")])
        }
    }
}
