#if PostgreSQL
    import Foundation
    import IntentModel
    import IntentRuntime
    import IntentStorePostgreSQL
    import IntentTestSupport
    import Synchronization
    import Testing

    /// Faults of real servers and processes.
    @Suite(.needsServer, .blocking, .timeLimit(.minutes(5))) struct PostgreSQLStoreFaultTests {
        @Test(arguments: TestServer.Stop.allCases)
        func `a server restart during a transaction makes the edit once`(_ stop: TestServer.Stop) throws {
            let server = try TestServer()
            let group = TestGroup(on: server.url)
            let store = try group.open { $0.retryTimeout = .seconds(60) }
            let id = try store.place("a")
            for expected in 1...3 {
                var isFirst = true
                let edited = try store.increment(id) {
                    guard isFirst else { return }
                    isFirst = false
                    try server.stop(stop)
                    try server.start()
                }
                expectEqual(edited.count, expected)
            }
            try expectEqual(store.changes(of: nil, after: 0, limit: 9).map(\.sequence), [1, 2, 3, 4])
        }

        @Test func `a stopped server is unavailable and no write is partial`() throws {
            let server = try TestServer()
            let group = TestGroup(on: server.url)
            let store = try group.open { $0.retryTimeout = .milliseconds(100) }
            let id = try store.place("a")
            let error = #expect(throws: StoreError.self) {
                try store.increment(id) { try server.stop(.immediate) }
            }
            // The last message may have been the commit.
            #expect([StoreError.Code.unavailable, .unknownOutcome].contains(error?.code))
            #expect(throws: StoreError.self) { try store.instance(id) }
            try server.start()
            try expectEqual(store.instance(id)?.count, 0)
            try expectEqual(store.newestSequence(), 1)
        }

        @Test func `calls wait for a server that restarts`() throws {
            let server = try TestServer()
            let group = TestGroup(on: server.url)
            let store = try group.open { $0.retryTimeout = .seconds(60) }
            let id = try store.place("a")
            try server.stop(.fast)
            let started = DispatchGroup()
            DispatchQueue.global().async(group: started) { try? server.start() }
            try expectEqual(store.instance(id)?.revision, 1)
            try expectEqual(store.increment(id).count, 1)
            started.wait()
        }

        @Test func `opening waits for a server that restarts`() throws {
            let server = try TestServer()
            let group = TestGroup(on: server.url)
            _ = try group.open().place("a")
            try server.stop(.fast)
            let started = DispatchGroup()
            DispatchQueue.global().async(group: started) { try? server.start() }
            try expectEqual(group.open { $0.retryTimeout = .seconds(60) }.newestSequence(), 1)
            started.wait()
        }

        @Test(arguments: [(2, 200), (8, 1_250)])
        func `processes that edit one instance lose no edits`(_ count: Int, _ edits: Int) throws {
            let group = try TestGroup()
            let store = try group.open()
            let id = try store.place("counted1")
            try store.setRetention(.unlimited)
            let writers = try (0..<count).map { index in
                try FaultWriter(
                    group.url, "edit",
                    ["group=\(group.name)", "instance=\(id)", "name=writer\(index)", "count=\(edits)"])
            }
            let acknowledged = writers.map { $0.finish().dropFirst().compactMap { Int($0) } }
            expectEqual(acknowledged.flatMap { $0 }.sorted(), Array(2...1 + count * edits))
            let log = try store.changes(of: id, after: 1, limit: .max)
            expectEqual(log.map(\.sequence), Array(2...1 + count * edits))
            expectEqual(log.map(\.revision), Array(2...1 + count * edits))
            for (index, revisions) in acknowledged.enumerated() {
                let logged = log.filter { $0.differences.contains { $0.subject == .value("writer\(index)") } }
                expectEqual(logged.map(\.revision), revisions)
            }
            try checkFinalValues(of: id, in: store)
        }

        @Test func `processes that edit several instances see one order`() throws {
            let group = try TestGroup()
            let store = try group.open()
            let ids = try (0..<4).map { try store.place("i\($0)") }
            let writers = try ids.flatMap { id in
                try (0..<2).map { index in
                    try FaultWriter(
                        group.url, "edit", ["group=\(group.name)", "instance=\(id)", "name=w\(index)", "count=50"])
                }
            }
            // Reads the log while the processes write.
            var seen: [Int] = []
            while seen.count < 4 + 8 * 50 {
                let page = try store.changes(of: nil, after: seen.last ?? 0, limit: 100)
                seen += page.map(\.sequence)
            }
            expectEqual(seen, Array(1...4 + 8 * 50))
            for writer in writers { expectEqual(writer.finish().count, 51) }
            for id in ids { try checkFinalValues(of: id, in: store) }
        }

        @Test func `processes killed while others write lose no edits`() throws {
            let group = try TestGroup()
            let store = try group.open()
            let id = try store.place("counted1")
            try store.setRetention(.unlimited)
            var random = SeededGenerator(seed: 0xFA11)
            var acknowledged: Set<Int> = []
            for _ in 0..<10 {
                let writers = try (0..<3).map { index in
                    try FaultWriter(
                        group.killedURL, "edit", ["group=\(group.name)", "instance=\(id)", "name=w\(index)"])
                }
                for writer in writers {
                    for _ in 0..<Int.random(in: 1...8, using: &random) {
                        if let line = writer.nextLine(), let revision = Int(line) { acknowledged.insert(revision) }
                    }
                    writer.kill()
                }
                acknowledged.formUnion(writers.flatMap { $0.finish() }.compactMap { Int($0) })
            }
            try group.waitForKilled()
            let logged = try store.update(id, at: StoreTime(milliseconds: 0)) { _ in nil }.revision
            #expect(acknowledged.isSubset(of: 2...logged))
            try expectEqual(store.changes(of: id, after: 0, limit: .max).map(\.revision), Array(1...logged))
            try checkFinalValues(of: id, in: store)
        }

        @Test(arguments: [TestServer.Stop.immediate, .kill])
        func `a crash of the server loses and repeats no edits`(_ stop: TestServer.Stop) throws {
            let server = try TestServer(isDurable: true)
            let group = TestGroup(on: server.url)
            let store = try group.open { $0.retryTimeout = .seconds(60) }
            let id = try store.place("counted1")
            try store.setRetention(.unlimited)
            let writers = try (0..<4).map { index in
                try FaultWriter(
                    group.url, "edit", ["group=\(group.name)", "instance=\(id)", "name=w\(index)", "count=200"])
            }
            for _ in 0..<3 {
                for writer in writers { for _ in 0..<20 { _ = writer.nextLine() } }
                try server.stop(stop)
                try server.start()
            }
            let ends = writers.map { $0.finish().last ?? "" }
            #expect(ends.allSatisfy { Int($0) != nil }, "\(ends)")
            try expectEqual(store.instance(id)?.revision, 1 + 4 * 200)
            try expectEqual(store.changes(of: id, after: 0, limit: .max).map(\.revision), Array(1...1 + 4 * 200))
            try checkFinalValues(of: id, in: store)
        }

        @Test func `processes can open a new database at the same time`() throws {
            for _ in 0..<4 {
                let database = try TemporaryDatabase()
                let writers = try (0..<4).map { _ in
                    try FaultWriter(database.url, "open", ["group=g", "migrations=3"])
                }
                expectEqual(writers.map { $0.finish() }, Array(repeating: ["opened"], count: 4))
                try expectEqual(database.run("SELECT count(*) FROM intents.migrations"), [["8"]])
                try expectEqual(database.run("SELECT count(*) FROM intents.groups"), [["1"]])
            }
        }

        @Test func `a process killed during migrations leaves only complete ones`() throws {
            var random = SeededGenerator(seed: 0x3167)
            for _ in 0..<12 {
                let database = try TemporaryDatabase()
                let moment = Int.random(in: 10_000..<300_000, using: &random)
                _ = try FaultWriter(database.url, "open", ["group=g", "migrations=4", "killMicroseconds=\(moment)"])
                    .finish()
                try expectEqual(FaultWriter(database.url, "open", ["group=g"]).finish(), ["opened"])
                let minor = try database.run("SELECT minor FROM intents.format")[0][0] ?? ""
                try expectEqual(database.run("SELECT count(*) - 1 FROM intents.migrations"), [[minor]])
                try expectEqual(
                    database.run("SELECT count(*) + 4 FROM pg_class WHERE relname ~ '^later[0-9]$'"), [[minor]])
                try expectEqual(FaultWriter(database.url, "open", ["group=g", "migrations=4"]).finish(), ["opened"])
                try expectEqual(database.run("SELECT minor FROM intents.format"), [["8"]])
            }
        }

        private func checkFinalValues(of id: InstanceID, in store: PostgreSQLStore) throws {
            var values: [String: StoredValue] = [:]
            for change in try store.changes(of: id, after: 0, limit: .max) {
                for difference in change.differences {
                    guard case .value(let name) = difference.subject else { continue }
                    expectEqual(values[name], difference.before)
                    values[name] = difference.after
                }
            }
            try expectEqual(store.instance(id)?.values, values)
        }
    }
#endif
