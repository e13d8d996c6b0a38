import Foundation
import IntentRuntime
import IntentStoreSQLite

/// Compares opening a store with a million instances and reading one with the same for a thousand instances, and with
/// SQLite's C interface for the million. The time must not grow with the number of instances.
enum OpeningBenchmarks {
    static func entries(in folder: URL) throws -> [Entry] {
        let few = try path(in: folder, "few", 1_000), many = try path(in: folder, "many", 1_000_000)
        return [
            .comparison(
                Comparison(
                    name: "open/million-and-thousand", goal: 1.5, unit: "opening and reading one instance",
                    ours: { try open(many, $0, of: 1_000_000) }, baseline: { try open(few, $0, of: 1_000) })),
            .comparison(
                Comparison(
                    name: "open/million", goal: nil, unit: "opening and reading one instance",
                    ours: { try open(many, $0, of: 1_000_000) },
                    baseline: { runs in
                        for turn in turns.advance(by: runs) {
                            blackHole(try StoreBaseline(path: many).select("i-\(turn * 7_919 % 1_000_000 + 1)").sum)
                        }
                    })),
        ]
    }

    private static let turns = Turns()

    private static func path(in folder: URL, _ name: String, _ count: Int) throws -> String {
        let path = folder.appendingPathComponent("open-\(name)/store.sqlite").path
        _ = try SQLiteStore(path: path)
        try StoreBaseline.fill(path, count)
        return path
    }

    private static func open(_ path: String, _ runs: Int, of count: Int) throws {
        for turn in turns.advance(by: runs) {
            guard let id = InstanceID("i-\(turn * 7_919 % count + 1)"),
                let instance = try SQLiteStore(path: path).instance(id), instance.values.count == 4
            else { throw Failure("an instance cannot be read") }
            blackHole(instance)
        }
    }
}
