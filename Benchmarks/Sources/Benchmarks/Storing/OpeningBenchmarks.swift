import Foundation
import IntentRuntime
import IntentStoreSQLite

/// Opening a store and reading one instance: of a million, beside the same of a thousand, and beside SQLite's C
/// interface with the million. The time must not grow with the count.
enum OpeningBenchmarks {
    static func entries(in folder: URL) throws -> [Entry] {
        let few = try path(in: folder, "few", 1_000), many = try path(in: folder, "many", 1_000_000)
        return [
            .comparison(
                Comparison(
                    name: "open/million-and-thousand", goal: 1.5, unit: "opened, and one instance read",
                    ours: { try open(many, $0, of: 1_000_000) }, yardstick: { try open(few, $0, of: 1_000) })),
            .comparison(
                Comparison(
                    name: "open/million", goal: nil, unit: "opened, and one instance read",
                    ours: { try open(many, $0, of: 1_000_000) },
                    yardstick: { runs in
                        for turn in turns.take(runs) {
                            blackHole(try StoreYardstick(path: many).select("i-\(turn * 7_919 % 1_000_000 + 1)").sum)
                        }
                    })),
        ]
    }

    private static let turns = Turns()

    private static func path(in folder: URL, _ name: String, _ count: Int) throws -> String {
        let path = folder.appendingPathComponent("open-\(name)/store.sqlite").path
        _ = try SQLiteStore(path: path)
        try StoreYardstick.fill(path, count)
        return path
    }

    private static func open(_ path: String, _ runs: Int, of count: Int) throws {
        for turn in turns.take(runs) {
            guard let id = InstanceID("i-\(turn * 7_919 % count + 1)"),
                let instance = try SQLiteStore(path: path).instance(id), instance.values.count == 4
            else { throw Failure("an instance is not read") }
            blackHole(instance)
        }
    }
}
