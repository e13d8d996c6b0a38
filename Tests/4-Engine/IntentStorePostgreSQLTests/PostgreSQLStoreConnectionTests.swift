#if PostgreSQL
    import IntentModel
    import IntentRuntime
    import IntentStorePostgreSQL
    import IntentTestSupport
    import Testing

    /// Connections that are cut at and within every message of an edit.
    @Suite(.needsServer, .blocking, .timeLimit(.minutes(5)))
    struct PostgreSQLStoreConnectionTests {
        /// Returns the ends of the messages of an edit, and the positions one byte after them.
        private func cuts(
            _ direction: CuttingProxy.Direction, _ proxy: CuttingProxy, _ edit: () throws -> Void
        ) throws -> [Int] {
            proxy.watch()
            try edit()
            let ends = proxy.ends(direction)
            #expect(ends.count > 8, "the edit's messages")
            return ([0] + ends.dropLast()).flatMap { [$0, $0 + 1] }
        }

        @Test(arguments: CuttingProxy.Direction.allCases)
        func `an edit is made once wherever its connection is cut`(_ direction: CuttingProxy.Direction) throws {
            let group = try TestGroup()
            let proxy = try CuttingProxy(before: group.url)
            let witness = try group.open()
            try witness.setRetention(StoreRetention(edits: nil, removedDays: nil))
            let id = try witness.place("a")
            // A new connection for each edit, because the first edit also prepares the statements.
            let cuts = try cuts(direction, proxy) { try group.open(through: proxy.url).increment(id) }
            var expected = 1
            for cut in cuts {
                let store = try group.open(through: proxy.url)
                proxy.cut(direction, after: cut)
                let edited = try store.increment(id)
                expected += 1
                expectEqual(edited.count, expected, "cut after \(cut) bytes")
                try expectEqual(witness.instance(id), edited)
                proxy.watch()
            }
            let log = try witness.changes(of: id, after: 0, limit: .max)
            expectEqual(log.map(\.revision), Array(1...expected + 1))
            expectEqual(log.map(\.sequence), Array(1...expected + 1))
        }

        @Test(arguments: CuttingProxy.Direction.allCases)
        func `an edit without a reconnection reports what is known`(
            _ direction: CuttingProxy.Direction
        ) throws {
            let group = try TestGroup()
            let proxy = try CuttingProxy(before: group.url)
            let witness = try group.open()
            let id = try witness.place("a")
            let cuts = try cuts(direction, proxy) { try group.open(through: proxy.url).increment(id) }
            var codes: Set<String> = []
            for cut in cuts {
                let store = try group.open(through: proxy.url) { $0.retryTimeout = .milliseconds(40) }
                let before = try #require(try witness.instance(id)).count
                proxy.cut(direction, after: cut, refusingOthers: true)
                let code = code(of: { try store.increment(id) })
                codes.insert(code ?? "made")
                proxy.watch()
                // This waits until the server has ended the transaction.
                let after = try witness.update(id, at: StoreTime(milliseconds: 0)) { _ in nil }.count
                switch code {
                case nil: expectEqual(after, before + 1, "cut after \(cut) bytes")
                case "unavailable": expectEqual(after, before, "cut after \(cut) bytes")
                case "unknownOutcome": #expect((before...before + 1).contains(after), "cut after \(cut) bytes")
                default: Issue.record("cut after \(cut) bytes: \(code ?? "")")
                }
            }
            #expect(codes.isSuperset(of: ["unavailable", "unknownOutcome"]), "\(codes)")
        }

        private func code(of body: () throws -> some Any) -> String? {
            do {
                _ = try body()
                return nil
            } catch let error as StoreError {
                return error.code.description
            } catch {
                return "\(error)"
            }
        }

        @Test func `a placement is made once wherever its connection is cut`() throws {
            let group = try TestGroup()
            let proxy = try CuttingProxy(before: group.url)
            let witness = try group.open()
            let cuts = try cuts(.toClient, proxy) { _ = try group.open(through: proxy.url).place("first") }
            for (index, cut) in cuts.enumerated() {
                let store = try group.open(through: proxy.url)
                proxy.cut(.toClient, after: cut)
                let id = try store.place("i\(index)")
                try expectEqual(witness.instance(id)?.revision, 1, "cut after \(cut) bytes")
                proxy.watch()
            }
            try expectEqual(witness.newestSequence(), cuts.count + 1)
        }

        @Test func `a read succeeds wherever its connection is cut`() throws {
            let group = try TestGroup()
            let proxy = try CuttingProxy(before: group.url)
            let id = try group.open().place("a")
            let store = try group.open(through: proxy.url)
            let cuts = try cuts(.toClient, proxy) {
                for _ in 0..<3 { _ = try store.instance(id) }
            }
            for cut in cuts {
                proxy.cut(.toClient, after: cut)
                for _ in 0..<3 { try expectEqual(store.instance(id)?.id, id, "cut after \(cut) bytes") }
                proxy.watch()
            }
        }

        @Test func `failed connections do not raise the maximum`() throws {
            let group = try TestGroup()
            let proxy = try CuttingProxy(before: group.url)
            let store = try group.open(through: proxy.url) {
                $0.maximumConnections = 1
                $0.retryTimeout = .milliseconds(40)
                $0.statementTimeout = .seconds(1)
            }
            let id = try store.place("a")
            proxy.cut(.toClient, after: 0, refusingOthers: true)
            for _ in 0..<2 { #expect(throws: StoreError.self) { try store.instance(id) } }
            proxy.watch()
            try expectEqual(store.instance(id)?.count, 0)
            let error = #expect(throws: StoreError.self) {
                try store.increment(id) { _ = try store.instance(id) }
            }
            expectEqual(error?.message.contains("all connections of this program are in use"), true)
        }

        @Test func `a listener polls for changes without a notification`() async throws {
            let group = try TestGroup()
            let store = try group.open { $0.pollingInterval = .milliseconds(20) }
            var signals = try store.signals().makeAsyncIterator()
            _ = try group.query("UPDATE intents.groups SET newest = newest + 1 WHERE id = GROUP_ID")
            // Without a signal this would wait forever.
            #expect(await signals.next() != nil)
        }

        @Test func `a listener signals changes that it missed while disconnected`() async throws {
            let group = try TestGroup()
            let named = group.url + "&application_name=\(group.name)"
            let store = try group.open(through: named) { $0.pollingInterval = .seconds(60) }
            let id = try store.place("a")
            var signals = try store.signals().makeAsyncIterator()
            let ended = try group.query(
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = '\(group.name)'"
            )
            expectEqual(ended, [["2"]], "a connection that writes and one that listens")
            try group.open().increment(id)
            // Without a signal this would wait forever.
            _ = await signals.next()
            try expectEqual(store.instance(id)?.count, 1)
        }

        @Test func `a listener signals changes of another process`() async throws {
            let group = try TestGroup()
            let store = try group.open { $0.pollingInterval = .seconds(60) }
            let id = try store.place("a")
            var signals = try store.signals().makeAsyncIterator()
            let writer = try FaultWriter(group.url, "edit", ["group=\(group.name)", "instance=a", "name=x", "count=3"])
            while try store.instance(id)?.revision != 4 { _ = await signals.next() }
            expectEqual(writer.finish(), ["opened", "2", "3", "4"])
        }
    }
#endif
