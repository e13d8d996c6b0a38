// In this package, `Parameter` of IntentModel would hide `@Parameter`, so this file does not import that module.
import AppIntents
import Foundation
import Synchronization

/// The lanterns of one test, by the name that the intents of its views carry.
final class LanternHouse: Sendable {
    private static let houses = Mutex<[String: LanternHouse]>([:])

    let name = UUID().uuidString
    private let state = Mutex((lit: Set<String>(), log: [String]()))

    init() {
        Self.houses.withLock { $0[name] = self }
    }

    static func named(_ name: String) throws -> LanternHouse {
        guard let house = houses.withLock({ $0[name] }) else { throw LanternError.noHouse }
        return house
    }

    /// Removes the house, so that actions fail.
    func remove() {
        Self.houses.withLock { $0[name] = nil }
    }

    var log: [String] { state.withLock { $0.log } }

    func isLit(_ lantern: String) -> Bool { state.withLock { $0.lit.contains(lantern) } }

    func set(_ lantern: String, lit isLit: Bool) {
        state.withLock { state in
            state.log.append("\(lantern) \(isLit ? "on" : "off")")
            if isLit { state.lit.insert(lantern) } else { state.lit.remove(lantern) }
        }
    }
}

enum LanternError: Error, CustomLocalizedStringResourceConvertible {
    case noHouse

    var localizedStringResource: LocalizedStringResource { "The house is gone." }
}

struct LanternEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lantern"
    static let defaultQuery = LanternQuery()

    let id: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

/// Finds the lanterns whose names do not begin with "lost".
struct LanternQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [LanternEntity] {
        identifiers.filter { !$0.hasPrefix("lost") }.map(LanternEntity.init)
    }

    func suggestedEntities() async throws -> [LanternEntity] { ["porch", "gate"].map(LanternEntity.init) }
}

/// Switches a lantern over.
struct SwitchLanternIntent: AppIntent {
    static let title: LocalizedStringResource = "Switch a Lantern"

    @Parameter(title: "House") var house: String
    @Parameter(title: "Lantern") var lantern: LanternEntity

    init() {}

    init(_ house: LanternHouse, _ lantern: String) {
        self.house = house.name
        self.lantern = LanternEntity(id: lantern)
    }

    func perform() async throws -> some IntentResult {
        let house = try LanternHouse.named(house)
        house.set(lantern.id, lit: !house.isLit(lantern.id))
        return .result()
    }
}

/// A configuration with the declared name of the action.
struct SwitchLanternAppIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Lanterns"
}

/// Sets a lantern to a state.
struct SetLanternIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Set a Lantern"

    @Parameter(title: "House") var house: String
    @Parameter(title: "Lantern") var lantern: LanternEntity
    @Parameter(title: "Lit") var value: Bool

    init() {}

    init(_ house: LanternHouse, _ lantern: LanternEntity) {
        self.house = house.name
        self.lantern = lantern
    }

    func perform() async throws -> some IntentResult {
        try LanternHouse.named(house).set(lantern.id, lit: value)
        return .result()
    }
}

/// Switches all lanterns off.
struct AllOffIntent: AppIntent {
    static let title: LocalizedStringResource = "All Off"

    @Parameter(title: "House") var house: String

    init() {}

    init(_ house: LanternHouse) { self.house = house.name }

    func perform() async throws -> some IntentResult {
        try LanternHouse.named(house).set("all", lit: false)
        return .result()
    }
}

/// A lantern that must be chosen.
struct ChosenLanternIntent: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Chosen Lantern"

    @Parameter(title: "Lantern") var lantern: LanternEntity
}

/// The lantern of a control.
struct LanternControlIntent: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Lantern"

    @Parameter(title: "Lantern") var lantern: LanternEntity?
}

/// Fails with the values that it has.
struct ReportIntent: AppIntent {
    static let title: LocalizedStringResource = "Report"

    @Parameter(title: "Date") var date: Date
    @Parameter(title: "Days") var days: [Date]?
    @Parameter(title: "Note", default: "usual") var note: String?
    @Parameter(title: "Flag", default: true) var flag: Bool?
    @Parameter(title: "Count", default: 7) var count: Int
    @Parameter(title: "Lantern") var lantern: LanternEntity?
    @Parameter(title: "File") var file: IntentFile?

    struct Values: Error, CustomLocalizedStringResourceConvertible {
        let text: String
        var localizedStringResource: LocalizedStringResource { "\(text)" }
    }

    func perform() async throws -> some IntentResult {
        let dates = ([date] + (days ?? [])).map { "\($0.timeIntervalSinceReferenceDate)" }
        let others = [note, flag.map { "\($0)" }, "\(count)", lantern?.id, file?.filename].map { $0 ?? "nil" }
        let values = Values(text: (dates + others).joined(separator: " "))
        guard values.text.isEmpty else { throw values }
        return .result()
    }
}
