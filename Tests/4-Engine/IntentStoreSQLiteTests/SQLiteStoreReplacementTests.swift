#if SQLite
    import Foundation
    import IntentRuntime
    import IntentStoreSQLite
    import IntentTestSupport
    import Testing

    /// The folder of a store is moved away or replaced while a program has the store open.
    @Suite(.timeLimit(.minutes(1))) struct SQLiteStoreReplacementTests {
        private let place: TemporaryStore
        private let store: SQLiteStore

        private var folder: String { place.folder + "/data" }
        private var path: String { folder + "/store.sqlite" }
        private var former: String { place.folder + "/former" }

        init() throws {
            place = try TemporaryStore()
            store = try Self.makeStore(in: place.folder + "/data")
        }

        /// Creates a store with the instance `a` at revision 1.
        private static func makeStore(in folder: String) throws -> SQLiteStore {
            let store = try SQLiteStore(path: folder + "/store.sqlite")
            try store.place(
                StoredInstance(id: "a", kind: "k", family: .systemSmall, intent: nil),
                at: StoreTime(milliseconds: 0))
            return store
        }

        private func move(_ source: String, to target: String) throws {
            try FileManager.default.moveItem(atPath: source, toPath: target)
        }

        private func replaceFolder() throws {
            _ = try Self.makeStore(in: place.folder + "/restored")
            try move(folder, to: former)
            try move(place.folder + "/restored", to: folder)
        }

        private func edit(_ store: SQLiteStore) throws {
            try store.update("a", at: StoreTime(milliseconds: 1)) { _ in
                InstanceUpdate(cause: .edited, isEdit: true)
            }
        }

        private func revision(in folder: String) throws -> Int? {
            try SQLiteStore(path: folder + "/store.sqlite", createIfMissing: false).instance("a")?.revision
        }

        @Test(arguments: [false, true])
        func `a write to a replaced store changes neither file`(_ hasWritten: Bool) throws {
            if hasWritten { try edit(store) }
            try replaceFolder()
            let error = #expect(throws: StoreError.self) { try edit(store) }
            expectEqual(error?.code, .unavailable)
            expectEqual(
                error?.message,
                "'\(path)' was replaced by another file while it was open; restart this program to open what is there now"
            )
            let writes: [() throws -> Void] = [
                { try store.forget("a", at: StoreTime(milliseconds: 1)) }, { try store.moveLog() },
                { try store.setRetention(.unlimited) },
                { try store.addRequests([HostRequest(.reload, of: .everything, at: StoreTime(milliseconds: 1))]) },
            ]
            for write in writes { #expect(throws: StoreError.self) { try write() } }
            try expectEqual(revision(in: former), hasWritten ? 2 : 1)
            try expectEqual(revision(in: folder), 1)
            let reopened = try SQLiteStore(path: path)
            try edit(reopened)
            try expectEqual(reopened.instance("a")?.revision, 2)
        }

        /// Otherwise a caller that tries again with what it reads would never succeed.
        @Test func `reads fail once a write found another file`() throws {
            try replaceFolder()
            #expect(throws: StoreError.self) { try edit(store) }
            for read in [store.instance, store.instanceWithoutWaiting] {
                let error = #expect(throws: StoreError.self) { _ = try read("a") }
                expectEqual(error?.code, .unavailable)
            }
        }

        @Test func `signals end once another program writes to a file in the place of the store`() async throws {
            let signals = try store.signals()
            try Self.makeStore(in: place.folder + "/restored").moveLog()
            for suffix in ["-wal", "-shm", ""] { try? FileManager.default.removeItem(atPath: path + suffix) }
            try move(place.folder + "/restored/store.sqlite", to: path)
            try edit(SQLiteStore(path: path))
            for await _ in signals {}
            let error = #expect(throws: StoreError.self) { _ = try store.instance("a") }
            expectEqual(error?.message.contains("was replaced by another file while it was open"), true)
        }

        @Test func `a store that was moved away works when it is back`() throws {
            try move(folder, to: former)
            let error = #expect(throws: StoreError.self) { try edit(store) }
            expectEqual(error?.message.contains("was moved or removed while it was open"), true)
            try move(former, to: folder)
            try expectEqual(store.instance("a")?.revision, 1)
            try edit(store)
            try expectEqual(revision(in: folder), 2)
        }

        @Test func `the reason is known when a watch ends`() async throws {
            var signals = try store.signals().makeAsyncIterator()
            try move(folder, to: former)
            while await signals.next() != nil {}
            let error = #expect(throws: StoreError.self) { _ = try store.newestSequence() }
            expectEqual(error?.message.contains("was moved or removed while it was open"), true)
        }

        @Test func `a host of a replaced store writes nothing`() throws {
            let lease = try store.beginHosting(as: "host")
            try replaceFolder()
            let record = HostRecord(instance: "a", due: nil, state: [1])
            let error = #expect(throws: StoreError.self) {
                try lease.write(HostWrite([HostWrite.Entry(record, content: nil)]), in: lease.share)
            }
            expectEqual(error?.code, .unavailable)
            #expect(throws: StoreError.self) { _ = try lease.renew() }
        }
    }
#endif
