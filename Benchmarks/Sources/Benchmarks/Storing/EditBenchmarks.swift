import Foundation
import IntentRuntime
import IntentStoreSQLite

/// Durable edits of one value, one after the other, beside the same rows written and synchronised through SQLite's C
/// interface. Each writes a store of its own, on the same disk.
enum EditBenchmarks {
    static func entries(in folder: URL) async throws -> [Entry] {
        let bench = try await EditBench(in: folder)
        // Seven tenths of the yardstick's edits in a second.
        return [
            .comparison(bench.comparison("edit/engine", bench.edit)),
            .comparison(bench.comparison("edit/engine-beside-thread", goal: nil, bench.edit, bench.editByThread)),
            .comparison(bench.comparison("edit/engine-at-once", perRun: EditBench.atOnce * 8, bench.editAtOnce)),
            .comparison(bench.comparison("edit/store", bench.update)),
        ]
    }
}

private final class EditBench: Sendable {
    /// How many edits are under way at a time, each of an instance of its own.
    static let atOnce = 4

    private let engine: IntentEngine
    private let store: SQLiteStore
    private let id: InstanceID
    private let others: [InstanceID]
    private let yardstick: StoreYardstick
    private let worker: Worker
    private let turns = Turns(), yardsticks = Turns()

    init(in folder: URL) async throws {
        let path = folder.appendingPathComponent("edits/store.sqlite").path
        store = try SQLiteStore(path: path)
        engine = try IntentEngine(store: store, definitions: [BoardIntent.definition])
        id = try await engine.place(.boardWidget, family: .systemSmall)
        var others: [InstanceID] = []
        for _ in 0..<EditBench.atOnce { others.append(try await engine.place(.boardWidget, family: .systemSmall)) }
        self.others = others
        let other = folder.appendingPathComponent("edits-yardstick/store.sqlite").path
        let twin = try SQLiteStore(path: other)
        let instance = StoredInstance(id: id, kind: .boardWidget, family: "systemSmall", intent: "Board")
        try twin.place(instance, at: StoreTime(milliseconds: 0))
        yardstick = try StoreYardstick(path: other)
        worker = try Worker()
    }

    func comparison(
        _ name: String, goal: Double? = 1 / 0.7, perRun: Int = 1,
        _ ours: @escaping @Sendable (Int) async throws -> Void,
        _ yardstick: (@Sendable (Int) throws -> Void)? = nil
    ) -> Comparison {
        Comparison(
            name: name, goal: goal, unit: perRun == 1 ? "a durable edit" : "\(perRun) durable edits",
            ours: { runs in try await ours(runs * perRun) },
            yardstick: { [self] runs in try (yardstick ?? editByYardstick)(runs * perRun) })
    }

    @Sendable func edit(_ runs: Int) async throws {
        for turn in turns.take(runs) {
            try await engine.edit(id) { $0[BoardIntent.Parameters.rows] = turn % 40 + 1 }
        }
    }

    @Sendable func editAtOnce(_ runs: Int) async throws {
        let range = turns.take(runs)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, id) in others.enumerated() {
                group.addTask { [engine] in
                    for turn in range where turn % EditBench.atOnce == index {
                        try await engine.edit(id) { $0[BoardIntent.Parameters.rows] = turn / EditBench.atOnce % 40 + 1 }
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @Sendable func update(_ runs: Int) throws {
        for turn in turns.take(runs) {
            try store.update(id, at: StoreTime(milliseconds: turn)) { _ in
                let value = StoredValue(type: "Integer", wire: .integer(turn % 40 + 1))
                return InstanceUpdate(cause: .edited, isEdit: true, values: ["rows": value])
            }
        }
    }

    @Sendable private func editByYardstick(_ runs: Int) throws {
        for turn in yardsticks.take(runs) { try setByYardstick(turn) }
    }

    @Sendable func editByThread(_ runs: Int) throws {
        for turn in yardsticks.take(runs) {
            var result = Result<Void, any Error>.success(())
            worker.run { result = Result { try setByYardstick(turn) } }
            try result.get()
        }
    }

    private func setByYardstick(_ turn: Int) throws {
        let before = #"{"type":"Integer","wire":\#((turn + 39) % 40 + 1)}"#
        let after = #"{"type":"Integer","wire":\#(turn % 40 + 1)}"#
        try yardstick.edit(
            id.text, "rows", revision: turn + 2, wire: "\(turn % 40 + 1)",
            differences: #"{"values":{"rows":{"before":\#(before),"after":\#(after)}}}"#)
    }
}
