import Foundation
import IntentRuntime

// The migration functions that the generated code requires.
nonisolated extension ClockIntent {
    static func migrateTextSize(from stored: Int) -> String? {
        stored < 0 ? nil : stored < 12 ? "small" : "large"
    }

    static func migrateOpacity(from stored: Double) -> Int? { Int(stored * 100) }

    static func migrateZones(from stored: [String]) -> [Int]? { stored.map(\.count) }

    static func migrateFace(from stored: Face) -> Bool? { stored == .round }

    static func migrateHand(from stored: IntentValue) -> Int? { stored.optionIdentifier == "long" ? 1 : 0 }

    static func migrateCities(from stored: [City]) -> [Double]? { stored.compactMap { $0.zone.flatMap(Double.init) } }

    static func migrateAlarm(from stored: DateComponents) -> [Duration]? { stored.hour.map { [.seconds(3600 * $0)] } }
}
