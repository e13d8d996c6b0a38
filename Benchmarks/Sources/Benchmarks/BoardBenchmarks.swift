import Foundation
import IntentRuntime
import IntentStoreSQLite

/// Measures what a commit of a host costs a board in another program: finding out which records have changed. The baseline is the
/// commit alone.
enum BoardBenchmarks {
    static func entries(in folder: URL) async throws -> [Entry] {
        try [10, 10_000].map { count in
            let bench = try BoardBench(folder.appendingPathComponent("board-\(count)/store.sqlite").path, count)
            return .comparison(
                Comparison(
                    name: "board/commit-beside-\(count)", goal: nil, unit: "a commit until its change is read",
                    ours: { try bench.commitAndRead($0) }, baseline: { try bench.commit($0) }))
        }
    }
}

/// A host and a board with connections of their own to one store.
private final class BoardBench: Sendable {
    private let board: SQLiteStore
    private let lease: any HostLease
    private let ids: [InstanceID]
    private let turns = Turns()

    init(_ path: String, _ count: Int) throws {
        ids = try (0..<count).map { number in
            guard let id = InstanceID("instance-\(number)") else { throw Failure("an identifier is invalid") }
            return id
        }
        let store = try SQLiteStore(path: path)
        let placements = ids.map { id in
            InstanceWrite.placement(StoredInstance(id: id, kind: "board", family: .systemSmall, intent: nil))
        }
        try store.writeTogether(placements, at: StoreTime(milliseconds: 0))
        lease = try store.beginHosting(as: "benchmark")
        board = try SQLiteStore(path: path)
        try lease.write(HostWrite(ids.map { HostWrite.Entry(BoardBench.record(of: $0)) }), in: lease.share)
    }

    func commit(_ runs: Int) throws {
        for turn in turns.advance(by: runs) { try write(turn) }
    }

    func commitAndRead(_ runs: Int) throws {
        var position = try board.newestRecordChange()
        for turn in turns.advance(by: runs) {
            try write(turn)
            let changes = try board.recordChanges(after: position, limit: 512)
            guard changes.count == 1, let change = changes.first else { throw Failure("the change was not read") }
            position = change.sequence
        }
    }

    private func write(_ turn: Int) throws {
        let entry = HostWrite.Entry(BoardBench.record(of: ids[turn % ids.count]))
        try lease.write(HostWrite([entry]), in: lease.share)
    }

    private static func record(of id: InstanceID) -> HostRecord {
        HostRecord(instance: id, due: StoreTime(milliseconds: 0), state: [UInt8](repeating: 1, count: 200))
    }
}
