#if SQLite
    import Foundation
    import GRDB
    import IntentModel
    import IntentRuntime
    import IntentStoreSQLite
    import Testing

    /// A store of format 1.0, and programs of 1.0 and of now that share it.
    @Suite struct SQLiteStoreFormatTests {
        private func opened() throws -> (TemporaryStore, SQLiteStore) {
            let place = try TemporaryStore()
            try Version1Store.make(at: place)
            return (place, try place.open())
        }

        private func id(_ text: String) throws -> InstanceID { try #require(InstanceID(text)) }

        @Test func aStoreOfTheFirstFormatIsOpenedWithAllThatItHolds() throws {
            let (place, store) = try opened()
            let a = try #require(try store.instance(id("a")))
            #expect(a.values == ["size": StoredValue(type: "Integer", wire: 7)])
            #expect(a.defaults["buttons"]?.marks == [StoredMark(.vanished, identifier: "x")])
            #expect(try store.instances(of: nil) == [a])
            let removed = try store.removedInstances(of: nil)
            #expect(removed.map(\.instance.id.text) == ["b"])
            #expect(removed.map(\.removedAt.milliseconds) == [5])
            let log = try store.log(of: nil, after: 0, limit: 9)
            #expect(log.changes.map(\.sequence) == Array(1...5))
            #expect(log.prunedSequence == 0)
            #expect(try store.retention() == .standard)
            let version = try DatabaseQueue(path: place.path).read { try Int.fetchOne($0, sql: "PRAGMA user_version") }
            #expect(version == 1_001)
        }

        @Test func aProgramOfTheFirstFormatGoesOnReadingAndWriting() throws {
            let (place, store) = try opened()
            #expect(try Version1Store.list(place) == ["a buttons [\"x\"]", "a size 7"])
            try Version1Store.write(place, Version1Store.place)
            #expect(try store.instances(of: nil).map(\.id.text) == ["a", "c"])
            try store.update(id("c"), at: StoreTime(milliseconds: 9)) { _ in
                InstanceUpdate(
                    cause: .edited, isEdit: true, values: ["n": StoredValue(type: "Integer", wire: 1)])
            }
            #expect(try Version1Store.list(place).last == "c n 1")
            try Version1Store.write(place, Version1Store.setRemoved("c", true, at: 10))
            #expect(try store.removedInstances(of: nil).map(\.removedAt.milliseconds) == [5, 10])
        }

        @Test func whatAProgramOfTheFirstFormatRemovesIsForgottenInItsTime() throws {
            let (place, store) = try opened()
            let day = 86_400_000
            try store.setRetention(StoreRetention(edits: nil, removedDays: 1))
            // Removed by us, brought back and removed by the other: the time of ours is no longer its time.
            try store.update(id("a"), at: StoreTime(milliseconds: 6)) { _ in
                InstanceUpdate(cause: .removed, isEdit: true, isRemoved: true)
            }
            try Version1Store.write(place, Version1Store.setRemoved("a", false, at: 7))
            try Version1Store.write(place, Version1Store.setRemoved("a", true, at: 5 * day))
            #expect(try store.prune(at: StoreTime(milliseconds: 5 + day)) == PruneReport(forgotten: 1))
            #expect(try store.removedInstances(of: nil).map(\.instance.id.text) == ["a"])
            #expect(try store.prune(at: StoreTime(milliseconds: 6 * day)) == PruneReport(forgotten: 1))
        }

        @Test func aProgramOfTheFirstFormatCannotBringAForgottenInstanceBack() throws {
            let (place, store) = try opened()
            try store.forget(id("b"), at: StoreTime(milliseconds: 6))
            #expect(throws: DatabaseError.self) {
                try Version1Store.write(place, Version1Store.setRemoved("b", false, at: 7))
            }
            #expect(try store.instance(id("b")) == nil)
            #expect(try store.newestSequence() == 6)
        }

        @Test func theNextSequenceIsNewForProgramsOfBothFormatsAfterPruning() throws {
            let (place, store) = try opened()
            try store.setRetention(StoreRetention(edits: 1, removedDays: 0))
            #expect(try store.prune(at: StoreTime(milliseconds: 99)) == PruneReport(changes: 3, forgotten: 1))
            #expect(try store.newestSequence() == 6)
            try Version1Store.write(place, Version1Store.place)
            #expect(try store.newestSequence() == 7)
        }

        /// Even with the statements at hand.
        @Test(arguments: [
            "DELETE FROM changes WHERE sequence = 3", "DELETE FROM changes WHERE sequence = 4",
            "DELETE FROM changes WHERE instance = 'a'", "UPDATE changes SET cause = 'x'", "DELETE FROM instances",
        ])
        func theLogIsShortenedAtItsOldEndAlone(statement: String) throws {
            let (place, store) = try opened()
            #expect(throws: DatabaseError.self) { try Version1Store.write(place, statement) }
            #expect(try store.changes(of: nil, after: 0, limit: 9).count == 5)
        }

        @Test func whatIsForgottenLeavesNoBytesInTheFiles() throws {
            let place = try TemporaryStore()
            let store = try place.open()
            let secret = "a text that nobody else has written"
            try store.place(
                StoredInstance(
                    id: id("a"), kind: "k", family: "f", intent: nil,
                    values: ["s": StoredValue(type: "String", wire: .string(secret))]),
                at: StoreTime(milliseconds: 0))
            try store.moveLog()
            func isThere() throws -> Bool {
                try place.contents().values.contains { $0.range(of: Data(secret.utf8)) != nil }
            }
            #expect(try isThere())
            try store.forget(id("a"), at: StoreTime(milliseconds: 1))
            #expect(try !isThere())
        }
    }
#endif
