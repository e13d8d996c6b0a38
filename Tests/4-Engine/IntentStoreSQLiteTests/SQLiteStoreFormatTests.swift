#if SQLite
    import Foundation
    import IntentModel
    import IntentRuntime
    import IntentTestSupport
    import Testing

    @testable import IntentStoreSQLite

    /// A program of format 1.0 and one of a later minor version share a store. The newest minor version exists in these tests
    /// only.
    @Suite struct SQLiteStoreFormatTests {
        private static let current = SQLiteStore.migrations.last?.minor ?? 0
        private static let later = StoreMigration(
            name: "1.\(current + 1) for a test", minor: current + 1,
            statements: """
                ALTER TABLE instances ADD COLUMN extra TEXT NOT NULL DEFAULT 'x';
                CREATE TABLE extras (n INTEGER NOT NULL) STRICT;
                INSERT INTO extras VALUES (7);
                """)

        /// Opens the store as a program of the newest minor version does.
        private func openAsLater(_ place: TemporaryStore) throws -> SQLiteStore {
            try SQLiteStore(path: place.path, migrations: SQLiteStore.migrations + [Self.later])
        }

        private func opened() throws -> (TemporaryStore, SQLiteStore) {
            let place = try TemporaryStore()
            try Version1Store.make(at: place)
            return (place, try openAsLater(place))
        }

        private func id(_ text: String) throws -> InstanceID { try #require(InstanceID(text)) }

        @Test func `opening a store of format 1.0 keeps its content`() throws {
            let (place, store) = try opened()
            let a = try #require(try store.instance(id("a")))
            expectEqual(a.values, ["size": StoredValue(type: "Integer", wire: 7)])
            expectEqual(a.defaults["buttons"]?.marks, [StoredMark(.vanished, identifier: "x")])
            try expectEqual(store.instances(of: nil), [a])
            let removed = try store.removedInstances(of: nil)
            expectEqual(removed.map(\.instance.id.text), ["b"])
            expectEqual(removed.map(\.removedAt.milliseconds), [5])
            let log = try store.log(of: nil, after: 0, limit: 9)
            expectEqual(log.changes.map(\.sequence), Array(1...5))
            expectEqual(log.prunedSequence, 0)
            try expectEqual(store.retention(), .standard)
            let database = try place.connect()
            try expectEqual(database.integer("PRAGMA user_version"), 1_000 + Self.later.minor)
            try expectEqual(
                database.texts("SELECT name FROM migrations ORDER BY minor"),
                [
                    "1.0", "1.1 host state", "1.2 documents", "1.3 changes of host records", "1.4 followed instances",
                    "1.5 for a test",
                ])
        }

        @Test func `format 1.0 is the same as when it was released`() throws {
            let (released, current) = (try TemporaryStore(), try TemporaryStore())
            try Version1Store.make(at: released)
            _ = try current.open()
            // Later migrations only add.
            let schema =
                "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name <> 'sqlite_sequence' ORDER BY name"
            let column = ", follows TEXT"
            let texts = try current.connect().texts(schema).map { $0.replacing(column, with: "") }
            let added = try Set(texts).subtracting(released.connect().texts(schema))
            try expectEqual(texts.filter { !added.contains($0) }, released.connect().texts(schema))
            #expect(added.allSatisfy { $0.contains("host") || $0.contains("documents") || $0.contains("followers") })
        }

        @Test func `a new store has the format of all migrations`() throws {
            let place = try TemporaryStore()
            _ = try place.open()
            try expectEqual(place.connect().integer("PRAGMA user_version"), 1_000 + Self.current)
            _ = try openAsLater(place)
            _ = try openAsLater(place)
            let database = try place.connect()
            try expectEqual(database.integer("PRAGMA user_version"), 1_000 + Self.later.minor)
            try expectEqual(database.integer("SELECT COUNT(*) FROM extras"), 1)
            let another = try TemporaryStore()
            _ = try openAsLater(another)
            let schema = "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name"
            try expectEqual(another.connect().texts(schema), database.texts(schema))
        }

        @Test func `a failing migration leaves the store as it was`() throws {
            let (place, _) = try opened()
            let broken = StoreMigration(
                name: "1.6 for a test", minor: Self.later.minor + 1,
                statements: "CREATE TABLE half (n INTEGER); SELECT nothing FROM nowhere;")
            let error = #expect(throws: StoreError.self) {
                _ = try SQLiteStore(path: place.path, migrations: SQLiteStore.migrations + [Self.later, broken])
            }
            expectEqual(error?.code, .damaged)
            let database = try place.connect()
            try expectEqual(database.integer("PRAGMA user_version"), 1_000 + Self.later.minor)
            #expect(try database.texts("SELECT name FROM sqlite_schema WHERE name = 'half'").isEmpty)
            try expectEqual(openAsLater(place).instances(of: nil).count, 1)
        }

        @Test func `a store that cannot be built leaves no files`() throws {
            let place = try TemporaryStore()
            let broken = StoreMigration(name: "1.0", minor: 0, statements: "SELECT nothing FROM nowhere")
            #expect(throws: StoreError.self) { _ = try SQLiteStore(path: place.path, migrations: [broken]) }
            #expect(try place.contents().isEmpty)
        }

        @Test func `a program of 1.0 reads and writes a migrated store`() throws {
            let (place, store) = try opened()
            try expectEqual(Version1Store.list(place), ["a buttons [\"x\"]", "a size 7"])
            try Version1Store.write(place, Version1Store.place)
            try expectEqual(store.instances(of: nil).map(\.id.text), ["a", "c"])
            try store.update(id("c"), at: StoreTime(milliseconds: 9)) { _ in
                InstanceUpdate(
                    cause: .edited, isEdit: true, values: ["n": StoredValue(type: "Integer", wire: 1)])
            }
            try expectEqual(Version1Store.list(place).last, "c n 1")
            try expectEqual(place.open().instances(of: nil), store.instances(of: nil))
            try Version1Store.write(place, Version1Store.setRemoved("c", true, at: 10))
            try expectEqual(store.removedInstances(of: nil).map(\.removedAt.milliseconds), [5, 10])
        }

        @Test func `a second removal restarts the retention period`() throws {
            let (place, store) = try opened()
            let day = 86_400_000
            try store.setRetention(StoreRetention(edits: nil, removedDays: 1))
            try store.update(id("a"), at: StoreTime(milliseconds: 6)) { _ in
                InstanceUpdate(cause: .removed, isEdit: true, isRemoved: true)
            }
            try Version1Store.write(place, Version1Store.setRemoved("a", false, at: 7))
            try Version1Store.write(place, Version1Store.setRemoved("a", true, at: 5 * day))
            try expectEqual(store.prune(at: StoreTime(milliseconds: 5 + day)), PruneReport(forgotten: 1))
            try expectEqual(store.removedInstances(of: nil).map(\.instance.id.text), ["a"])
            try expectEqual(store.prune(at: StoreTime(milliseconds: 6 * day)), PruneReport(forgotten: 1))
        }

        @Test func `an edit of a removed instance keeps its removal time`() throws {
            let (place, store) = try opened()
            // The folder exists as long as `place`.
            try withExtendedLifetime(place) {
                try store.update(id("b"), at: StoreTime(milliseconds: 8)) { _ in
                    InstanceUpdate(cause: .edited, isEdit: true)
                }
                try expectEqual(store.removedInstances(of: nil).map(\.removedAt.milliseconds), [5])
            }
        }

        @Test func `a forgotten instance cannot be restored`() throws {
            let (place, store) = try opened()
            try store.forget(id("b"), at: StoreTime(milliseconds: 6))
            #expect(throws: SQLiteError.self) {
                try Version1Store.write(place, Version1Store.setRemoved("b", false, at: 7))
            }
            try expectEqual(store.instance(id("b")), nil)
            try expectEqual(store.newestSequence(), 6)
        }

        @Test func `an instance forgotten by 1.0 loses its host state`() throws {
            let (place, store) = try opened()
            let lease = try store.beginHosting(as: "host")
            for name in ["a", "b"] {
                let record = HostRecord(instance: try id(name), due: nil, state: [1])
                try lease.write(HostWrite([.init(record, content: [2])]), in: lease.share)
                try store.addRequests([HostRequest(.reload, of: .instance(id(name)), at: StoreTime(milliseconds: 1))])
            }
            try Version1Store.write(place, Version1Store.forgetB)
            try expectEqual(store.hostRecords(in: nil, after: nil, limit: 9).map(\.instance.text), ["a"])
            try expectEqual(store.requests(in: nil, after: 0, limit: 9).map(\.request.target), [.instance(id("a"))])
            try expectEqual(place.connect().integer("SELECT COUNT(*) FROM host_contents"), 1)
        }

        @Test func `sequence numbers are not reused after pruning`() throws {
            let (place, store) = try opened()
            try store.setRetention(StoreRetention(edits: 1, removedDays: 0))
            try expectEqual(store.prune(at: StoreTime(milliseconds: 99)), PruneReport(changes: 3, forgotten: 1))
            try expectEqual(store.newestSequence(), 6)
            try Version1Store.write(place, Version1Store.place)
            try expectEqual(store.newestSequence(), 7)
        }

        @Test func `pruning an instance counts the deleted entries`() throws {
            let (place, _) = try opened()
            let database = try place.connect()
            for (revision, count) in [(0, 0), (1, 1), (1, 0), (9, 0)] {
                try expectEqual(InstanceForgetting.prune(at: 1, through: revision, in: database), count)
            }
            try expectEqual(ChangeRows.page(of: nil, after: 0, limit: 9, in: database).prunedSequence, 1)
        }

        @Test func `only a placement or a removal forgets old instances`() throws {
            let (place, store) = try opened()
            try store.setRetention(StoreRetention(edits: nil, removedDays: 0))
            let edit = InstanceWrite.update(try id("a")) { _ in InstanceUpdate(cause: .edited, isEdit: true) }
            try store.writeTogether([edit], at: StoreTime(milliseconds: 99))
            try expectEqual(store.removedInstances(of: nil).map(\.instance.id.text), ["b"])
            let new = StoredInstance(id: try id("c"), kind: "k", family: .systemSmall, intent: nil)
            try store.writeTogether([edit, .placement(new)], at: StoreTime(milliseconds: 99))
            #expect(try place.open().removedInstances(of: nil).isEmpty)
        }

        /// Triggers in the database enforce this.
        @Test(arguments: [
            "DELETE FROM changes WHERE sequence = 3", "DELETE FROM changes WHERE sequence = 4",
            "DELETE FROM changes WHERE instance = 1", "UPDATE changes SET cause = 'x'", "DELETE FROM instances",
        ])
        func `only the oldest entries of a log can be deleted`(statement: String) throws {
            let (place, store) = try opened()
            #expect(throws: SQLiteError.self) { try Version1Store.write(place, statement) }
            try expectEqual(store.changes(of: nil, after: 0, limit: 9).count, 5)
        }

        @Test func `a forgotten value leaves no bytes in the files`() throws {
            let place = try TemporaryStore()
            let store = try place.open()
            let secret = "a text that occurs nowhere else"
            try store.place(
                StoredInstance(
                    id: id("a"), kind: "k", family: .unrecognized("f"), intent: nil,
                    values: ["s": StoredValue(type: "String", wire: .string(secret))]),
                at: StoreTime(milliseconds: 0))
            try store.moveLog()
            func isStored() throws -> Bool {
                try place.contents().values.contains { $0.range(of: Data(secret.utf8)) != nil }
            }
            #expect(try isStored())
            try store.forget(id("a"), at: StoreTime(milliseconds: 1))
            #expect(try !isStored())
        }
    }
#endif
