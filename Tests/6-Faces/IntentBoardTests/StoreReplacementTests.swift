import Foundation
import IntentBoard
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentTestSupport
import Synchronization
import Testing

/// The store of a running board is replaced, for example to restore a backup.
@Suite(.timeLimit(.minutes(1))) struct StoreReplacementTests {
    private static let edit: JSONValue = ["changes": [["set": "labelSize", "value": 20]]]

    @Test(arguments: [false, true])
    func `writes to a replaced store are refused`(_ hasWritten: Bool) async throws {
        let board = try BoardFixture()
        try await board.engine.place("Departures", family: .systemSmall, id: "a")
        // The connection for writes is opened by the first write of a store.
        let restarted = try BoardFixture(over: board)
        if hasWritten { try await restarted.place("before", kind: "Clock", family: "systemSmall") }
        let (folder, former) = (board.folder.path + "/data", board.folder.path + "/former")
        try FileManager.default.moveItem(atPath: folder, toPath: former)
        try FileManager.default.copyItem(atPath: former, toPath: folder)
        let edited = try await restarted.send("PATCH", "/instances/a", Self.edit, headers: ["If-Match": "*"])
        let placed = try await restarted.send(
            "POST", "/instances", ["kind": "Clock", "family": "systemSmall", "id": "b"])
        let read = try await restarted.send("GET", "/instances/a")
        for answer in [edited, placed, read] {
            #expect(answer.status == 503 && answer.code == "unavailable")
            #expect(answer.text.contains("was replaced by another file while it was open"))
        }
    }

    @Test func `a store without its tables is unavailable`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        try SQLiteConnection(path: board.folder.path + "/data/store.sqlite")
            .execute("ALTER TABLE instances RENAME TO former")
        for (method, path) in [("GET", "/instances"), ("DELETE", "/instances/a")] {
            let answer = try await board.send(method, path)
            #expect(answer.status == 503 && answer.code == "damaged", "\(answer.text)")
        }
    }

    /// Returns every instance as it was when it was first read.
    private final class OutdatedStore: ForwardingStore {
        let base: any HostStore & DocumentStore = InMemoryStore()
        private let first = Mutex<StoredInstance?>(nil)

        func instance(_ id: InstanceID) throws -> StoredInstance? {
            let current = try base.instance(id)
            return first.withLock { first in
                first = first ?? current
                return first
            }
        }
    }

    @Test func `an edit that always conflicts ends`() async throws {
        let store = OutdatedStore()
        let engine = try IntentEngine(schema: BoardFixture().engine.schema, store: store)
        try await engine.place("Departures", family: .systemSmall, id: "a")
        #expect(try store.instance("a") != nil)
        try await engine.resize("a", to: .systemMedium)
        let request = BoardRequest(
            "PATCH", "/api/1/instances/a", headers: ["If-Match": "*", "Content-Type": "application/json"],
            body: .bytes(Self.edit.renderedBytes()))
        let response = await BoardService(engine: engine).respond(to: request)
        expectEqual(response.status, 409)
    }
}
