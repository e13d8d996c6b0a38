import CBenchmarks
import Foundation
import IntentRuntime
import IntentStoreSQLite

/// Compares durable edits of one value with the same rows, written and synchronized through SQLite's C interface. Each
/// side writes a separate store on the same disk.
enum EditBenchmarks {
    static func entries(in folder: URL) async throws -> [Entry] {
        let bench = try await EditBench(in: folder)
        return [
            .comparison(bench.comparison("edit/engine", bench.edit)),
            .comparison(bench.comparison("edit/engine-beside-thread", goal: nil, bench.edit, bench.editByThread)),
            .comparison(bench.comparison("edit/engine-at-once", perRun: EditBench.concurrency * 8, bench.editAtOnce)),
            .comparison(bench.comparison("edit/store", bench.update)),
        ]
    }
}

private final class EditBench: Sendable {
    /// The number of simultaneous edits, each of a different instance.
    static let concurrency = 4

    private let engine: IntentEngine
    private let store: SQLiteStore
    private let id: InstanceID
    private let others: [InstanceID]
    private let baseline: StoreBaseline
    private let worker: Worker
    private let turns = Turns(), baselineTurns = Turns()

    init(in folder: URL) async throws {
        let path = folder.appendingPathComponent("edits/store.sqlite").path
        store = try SQLiteStore(path: path)
        engine = try IntentEngine(store: store, definitions: [BoardIntent.definition])
        id = try await engine.place(.boardWidget, family: .systemSmall)
        var others: [InstanceID] = []
        for _ in 0..<EditBench.concurrency { others.append(try await engine.place(.boardWidget, family: .systemSmall)) }
        self.others = others
        let other = folder.appendingPathComponent("edits-baseline/store.sqlite").path
        let twin = try SQLiteStore(path: other)
        let instance = StoredInstance(id: id, kind: .boardWidget, family: .systemSmall, intent: "Board")
        try twin.place(instance, at: StoreTime(milliseconds: 0))
        baseline = try StoreBaseline(path: other)
        worker = try Worker()
    }

    func comparison(
        _ name: String, goal: Double? = 1.3, perRun: Int = 1,
        _ ours: @escaping @Sendable (Int) async throws -> Void,
        _ baseline: (@Sendable (Int) throws -> Void)? = nil
    ) -> Comparison {
        Comparison(
            name: name, goal: goal, unit: perRun == 1 ? "a durable edit" : "\(perRun) durable edits",
            ours: { runs in try await ours(runs * perRun) },
            baseline: { [self] runs in try (baseline ?? editByBaseline)(runs * perRun) })
    }

    @Sendable func edit(_ runs: Int) async throws {
        for turn in turns.advance(by: runs) {
            try await engine.edit(BoardIntent.self, of: id) { $0[\.rows] = turn % 40 + 1 }
        }
    }

    @Sendable func editAtOnce(_ runs: Int) async throws {
        let range = turns.advance(by: runs)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, id) in others.enumerated() {
                group.addTask { [engine] in
                    for turn in range where turn % EditBench.concurrency == index {
                        try await engine.edit(BoardIntent.self, of: id) {
                            $0[\.rows] = turn / EditBench.concurrency % 40 + 1
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @Sendable func update(_ runs: Int) throws {
        for turn in turns.advance(by: runs) {
            try store.update(id, at: StoreTime(milliseconds: turn)) { _ in
                let value = StoredValue(type: "Integer", wire: .integer(turn % 40 + 1))
                return InstanceUpdate(cause: .edited, isEdit: true, values: ["rows": value])
            }
        }
    }

    @Sendable private func editByBaseline(_ runs: Int) throws {
        for turn in baselineTurns.advance(by: runs) { try setByBaseline(turn) }
    }

    @Sendable func editByThread(_ runs: Int) throws {
        for turn in baselineTurns.advance(by: runs) {
            var result = Result<Void, any Error>.success(())
            worker.run { result = Result { try setByBaseline(turn) } }
            try result.get()
        }
    }

    private func setByBaseline(_ turn: Int) throws {
        let before = #"{"type":"Integer","wire":\#((turn + 39) % 40 + 1)}"#
        let after = #"{"type":"Integer","wire":\#(turn % 40 + 1)}"#
        try baseline.edit(
            id.text, "rows", revision: turn + 2, wire: "\(turn % 40 + 1)",
            differences: #"{"values":{"rows":{"before":\#(before),"after":\#(after)}}}"#)
    }
}

/// A thread in C that runs closures while the caller waits.
///
/// `@unchecked Sendable`: it has one caller at a time.
private final class Worker: @unchecked Sendable {
    private let worker: OpaquePointer

    init() throws(Failure) {
        guard let worker = baseline_worker_start() else { throw Failure("a thread cannot be started") }
        self.worker = worker
    }

    deinit {
        baseline_worker_end(worker)
    }

    func run(_ body: () -> Void) {
        withoutActuallyEscaping(body) { body in
            var body: () -> Void = body
            withUnsafeMutablePointer(to: &body) { pointer in
                baseline_worker_run(
                    worker, { context in context?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
            }
        }
    }
}
