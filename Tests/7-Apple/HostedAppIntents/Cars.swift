import AppIntents
import SwiftUI
import WidgetKit

// The intents of a car app: a garage, and the widget that shows one car with its controls.

/// The cars of the app, and what was done with them.
public final class Garage: @unchecked Sendable {
    public static let shared = Garage()

    public let cars = [
        Car(id: "beetle", name: "Beetle", brand: "Volkswagen", seats: 4),
        Car(id: "fiesta", name: "Fiesta", brand: "Ford", seats: 5),
        Car(id: "mustang", name: "Mustang", brand: "Ford", seats: 4),
    ]

    private let lock = NSLock()
    private var texts: [String] = []

    /// What was performed, by all tests.
    public var actions: [String] { lock.withLock { texts } }

    func perform(_ action: String) { lock.withLock { texts.append(action) } }
}

public struct GarageError: Error, CustomLocalizedStringResourceConvertible {
    let text: String

    public var localizedStringResource: LocalizedStringResource { "The garage is closed: \(text)" }
}

public enum Paint: String, AppEnum {
    case red, blue
    case darkGreen = "dark-green"

    public static var typeDisplayRepresentation: TypeDisplayRepresentation = "Paint"
    public static var caseDisplayRepresentations: [Paint: DisplayRepresentation] = [
        .red: "Red", .blue: DisplayRepresentation(title: "Blue", image: .init(systemName: "drop")),
        .darkGreen: DisplayRepresentation(title: "Dark Green", synonyms: ["Olive"]),
    ]
}

public struct Car: AppEntity, Equatable {
    public let id: String
    public var name: String
    public var brand: String
    public var seats: Int

    public init(id: String, name: String, brand: String, seats: Int) {
        (self.id, self.name, self.brand, self.seats) = (id, name, brand, seats)
    }

    public static var typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: "Car")
    public static var defaultQuery = CarQuery()

    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(brand)", image: .init(systemName: "car"))
    }
}

public struct CarQuery: EntityStringQuery {
    public init() {}

    public func entities(for identifiers: [String]) async throws -> [Car] {
        Garage.shared.cars.filter { identifiers.contains($0.id) }
    }

    public func suggestedEntities() async throws -> IntentItemCollection<Car> {
        let brands = Dictionary(grouping: Garage.shared.cars, by: \.brand).sorted { $0.key < $1.key }
        return IntentItemCollection(
            sections: brands.map { brand, cars in
                IntentItemSection("\(brand)", items: cars.map { IntentItem($0) })
            })
    }

    public func entities(matching string: String) async throws -> IntentItemCollection<Car> {
        let found = Garage.shared.cars.filter { $0.name.lowercased().contains(string.lowercased()) }
        return IntentItemCollection(sections: [IntentItemSection(items: found.map { IntentItem($0) })])
    }

    public func defaultResult() async -> Car? { Garage.shared.cars.first }
}

public struct SeatOptions: DynamicOptionsProvider {
    @IntentParameterDependency<SelectCarIntent>(\.$car) var intent

    public init() {}

    public func results() async throws -> [Int] {
        guard let intent else { return [] }
        return Array(1...intent.car.seats)
    }

    public func defaultResult() async -> Int? { 1 }
}

public struct SelectCarIntent: WidgetConfigurationIntent {
    public static var title: LocalizedStringResource = "Select Car"
    public static var description = IntentDescription("Shows one car.")

    @Parameter(title: "Car", description: "The car that the widget shows.", requestValueDialog: "Which car?")
    public var car: Car?

    @Parameter(title: "Seat", optionsProvider: SeatOptions())
    public var seat: Int?

    @Parameter(title: "Show Fuel", default: true)
    public var showsFuel: Bool

    @Parameter(title: "Level", default: 3, controlStyle: .stepper, inclusiveRange: (1, 10))
    public var level: Int

    @Parameter(title: "Paint", default: .blue)
    public var paint: Paint

    @Parameter(title: "Others", size: [.systemSmall: 1, .systemMedium: IntentCollectionSize(min: 1, max: 3)])
    public var others: [Car]?

    public init() {}

    public static var parameterSummary: some ParameterSummary {
        When(\.$showsFuel, .equalTo, true) {
            Summary {
                \.$car
                \.$seat
                \.$showsFuel
                \.$level
                \.$paint
                \.$others
            }
        } otherwise: {
            Summary {
                \.$car
                \.$seat
                \.$showsFuel
                \.$paint
                \.$others
            }
        }
    }
}

/// Honks, which is no configuration.
public struct HonkIntent: AppIntent {
    public static let title: LocalizedStringResource = "Honk"

    @Parameter(title: "Car")
    public var car: Car

    @Parameter(title: "Times", default: 1)
    public var times: Int

    public init() {}

    public init(car: Car, times: Int) {
        self.car = car
        self.times = times
    }

    public func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        if times < 0 { throw GarageError(text: "no honks") }
        if times == 0 { throw AppIntentError.UserActionRequired.signin }
        Garage.shared.perform("\(car.name) honks \(times) times")
        return .result(value: times)
    }
}

/// Locks a car, for a toggle.
public struct LockIntent: SetValueIntent {
    public static let title: LocalizedStringResource = "Lock"

    @Parameter(title: "Locked")
    public var value: Bool

    @Parameter(title: "Car")
    public var car: Car?

    public init() {}

    public func perform() async throws -> some IntentResult {
        Garage.shared.perform("\(car?.name ?? "no car") \(value ? "locked" : "open")")
        return .result()
    }
}

/// What the app offers by voice.
public struct CarShortcuts: AppShortcutsProvider {
    public static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: HonkIntent(),
            phrases: ["Honk with \(.applicationName)", "Let \(\.$car) honk with \(.applicationName)"],
            shortTitle: "Honk", systemImageName: "horn")
        AppShortcut(
            intent: HonkIntent(car: Garage.shared.cars[0], times: 2), phrases: ["Honk twice with \(.applicationName)"],
            shortTitle: "Honk Twice", systemImageName: "horn.fill")
    }
}

/// A widget that shows the car of its instance.
public struct CarWidget: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "CarWidget", intent: SelectCarIntent.self, provider: CarProvider()) { entry in
            Text(entry.text)
        }
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct CarEntry: TimelineEntry {
    let date: Date
    let text: String
}

struct CarProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> CarEntry { CarEntry(date: Date(), text: "") }

    func snapshot(for configuration: SelectCarIntent, in context: Context) async -> CarEntry {
        CarEntry(date: Date(), text: configuration.car?.name ?? "no car")
    }

    func timeline(for configuration: SelectCarIntent, in context: Context) async -> Timeline<CarEntry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }
}
