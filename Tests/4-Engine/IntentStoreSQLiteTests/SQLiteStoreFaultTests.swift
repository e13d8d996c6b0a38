#if SQLite
    import Foundation
    import IntentModel
    import IntentRuntime
    import IntentStoreSQLite
    import IntentTestSupport
    import Testing

    /// Kills real processes at random moments. The moments come from fixed seeds; what the process does then depends on
    /// the machine.
    @Suite(.blocking, .timeLimit(.minutes(5))) struct SQLiteStoreFaultTests {
        @Test(arguments: [2, 4])
        func `concurrent processes lose no edit of one instance`(_ count: Int) throws {
            var ledger = try EditLedger(TemporaryStore())
            let edits = 60
            let writers = try (0..<count).map { index in
                try FaultWriter(
                    ledger.place.path, "edit", [ledger.option, "name=writer\(index)", "count=\(edits)"])
            }
            let acknowledged = writers.map { $0.finish().dropFirst().compactMap { Int($0) } }
            for (index, revisions) in acknowledged.enumerated() {
                expectEqual(revisions.count, edits)
                let logged = try ledger.store.changes(of: ledger.id, after: 1, limit: .max)
                    .filter { $0.differences.contains { $0.subject == .value("writer\(index)") } }
                expectEqual(logged.map(\.revision), revisions)
            }
            try ledger.check(acknowledged: [])
            expectEqual(ledger.revision, 1 + count * edits)
        }

        @Test(arguments: ["edit", "move"])
        func `a process killed during a write loses no acknowledged edit`(_ task: String) throws {
            var ledger = try EditLedger(TemporaryStore())
            var random = SeededGenerator(seed: 0x5EED)
            for _ in 0..<150 {
                let edits = Int.random(in: 0...3, using: &random)
                // An edit takes some hundred microseconds.
                let moment = Int.random(in: 0..<3_000, using: &random)
                let writer = try FaultWriter(
                    ledger.place.path, task,
                    [ledger.option, "name=a", "killAfter=\(edits)", "killMicroseconds=\(moment)"])
                let acknowledged = Array(writer.finish().dropFirst())
                #expect(acknowledged.count >= edits)
                try ledger.check(acknowledged: acknowledged)
            }
        }

        @Test func `processes killed while others write lose nothing`() throws {
            var ledger = try EditLedger(TemporaryStore())
            var random = SeededGenerator(seed: 0xFA11)
            for _ in 0..<30 {
                let writers = try (0..<3).map { index in
                    try FaultWriter(ledger.place.path, "edit", [ledger.option, "name=writer\(index)"])
                }
                var lines: [String] = []
                for writer in writers {
                    for _ in 0..<Int.random(in: 1...8, using: &random) { lines.append(writer.nextLine() ?? "") }
                    writer.kill()
                }
                lines += writers.flatMap { $0.finish() }
                try ledger.check(acknowledged: lines.filter { $0 != "opened" })
            }
        }

        @Test func `a killed writer releases the lock`() throws {
            let ledger = try EditLedger(TemporaryStore())
            let writer = try FaultWriter(ledger.place.path, "edit", [ledger.option, "name=a"])
            for _ in 0..<5 { _ = writer.nextLine() }
            writer.kill()
            // Otherwise this would wait forever.
            try ledger.store.update(ledger.id, at: StoreTime(milliseconds: 1)) { _ in
                InstanceUpdate(cause: .edited, isEdit: true)
            }
            _ = writer.finish()
        }

        @Test func `killing a process leaves no partially created store`() throws {
            var random = SeededGenerator(seed: 0xC0FFEE)
            var made = 0
            for _ in 0..<80 {
                let place = try TemporaryStore()
                let moment = Int.random(in: 0..<12_000, using: &random)
                made += try FaultWriter(place.path, "open", ["killMicroseconds=\(moment)"]).finish().count
                var ledger = try EditLedger(place)
                try ledger.check(acknowledged: [])
                #expect(!FileManager.default.fileExists(atPath: place.path + ".new"))
            }
            #expect(made < 80, "none was killed in time")
        }

        @Test func `processes that create one store at once all succeed`() throws {
            for _ in 0..<10 {
                let place = try TemporaryStore()
                let path = place.folder + "/deeper/down/store.sqlite"
                let writers = try (0..<4).map { _ in try FaultWriter(path, "open") }
                expectEqual(writers.map { $0.finish() }, Array(repeating: ["opened"], count: 4))
            }
        }

        @Test func `processes that migrate one store at once all succeed`() throws {
            for _ in 0..<5 {
                let ledger = try EditLedger(TemporaryStore())
                let writers = try (0..<4).map { _ in try FaultWriter(ledger.place.path, "open", ["migrations=3"]) }
                expectEqual(writers.map { $0.finish() }, Array(repeating: ["opened"], count: 4))
                try checkMigrations(of: ledger.place, atLeast: 3)
            }
        }

        @Test func `killing a process leaves no partial schema migration`() throws {
            var random = SeededGenerator(seed: 0x3167)
            var versions: Set<Int> = []
            // A busy machine may begin the first migration later.
            let whole = try ContinuousClock().measure {
                let ledger = try EditLedger(TemporaryStore())
                try expectEqual(FaultWriter(ledger.place.path, "open", ["migrations=4"]).finish(), ["opened"])
            }
            let longest = max(16_000, Int(whole / .microseconds(1)))
            for _ in 0..<40 {
                var ledger = try EditLedger(TemporaryStore())
                let moment = Int.random(in: 1_000..<longest, using: &random)
                _ = try FaultWriter(ledger.place.path, "open", ["migrations=4", "killMicroseconds=\(moment)"]).finish()
                versions.insert(try checkMigrations(of: ledger.place, atLeast: 0))
                // A program without the new migrations still reads and writes.
                try ledger.check(acknowledged: [])
                try expectEqual(FaultWriter(ledger.place.path, "open", ["migrations=4"]).finish(), ["opened"])
                try checkMigrations(of: ledger.place, atLeast: 4)
            }
            #expect(versions.count > 1, "all were killed at the same step")
        }

        @Test(arguments: [40_000, 65_536, 150_001, 300_000])
        func `a full disk fails one edit and keeps the others`(_ bytes: Int) throws {
            var ledger = try EditLedger(TemporaryStore())
            let writer = try FaultWriter(ledger.place.path, "edit", [ledger.option, "name=a", "fileLimit=\(bytes)"])
            var lines = writer.finish()
            expectEqual(lines.removeLast(), "refused inputOutput")
            expectEqual(lines.first, "opened")
            try ledger.check(acknowledged: Array(lines.dropFirst()))
            expectEqual(ledger.revision, lines.count)
            let after = try FaultWriter(ledger.place.path, "edit", [ledger.option, "name=a", "count=3"]).finish()
            try ledger.check(acknowledged: Array(after.dropFirst()))
            expectEqual(ledger.revision, lines.count + 3)
        }

        @Test func `a full disk leaves no partial store`() throws {
            let place = try TemporaryStore()
            try expectEqual(FaultWriter(place.path, "open", ["fileLimit=10000"]).finish(), ["refused inputOutput"])
            #expect(try place.contents().isEmpty)
            _ = try EditLedger(place)
        }

        /// Requires that each migration of the fault writer ran completely or not at all.
        /// - Returns: How many of them ran.
        @discardableResult
        private func checkMigrations(of place: TemporaryStore, atLeast minimum: Int) throws -> Int {
            let database = try place.connect()
            let known = try #require(SQLiteStore.migrations.last).minor
            let version = try database.integer("PRAGMA user_version") - 1_000 - known
            #expect(version >= minimum)
            try expectEqual(database.integer("SELECT MAX(minor) FROM migrations"), known + version)
            let tables = try database.texts("SELECT name FROM sqlite_schema WHERE name GLOB 'later*' ORDER BY name")
            expectEqual(tables, (1..<1 + version).map { "later\(known + $0)" })
            for table in tables {
                try expectEqual(database.integer("SELECT COUNT(*) FROM \(table)"), 2_000)
            }
            return version
        }
    }
#endif
