#if PostgreSQL
    import IntentModel
    import IntentRuntime
    import IntentStorePostgreSQL
    import IntentTestSupport
    import Testing

    /// Several hosts that divide the instances of a group among themselves.
    @Suite(.needsServer, .blocking, .timeLimit(.minutes(2))) struct PostgreSQLStoreHostTests {
        private let group: TestGroup
        private let store: PostgreSQLStore
        private let id: InstanceID

        init() throws {
            group = try TestGroup()
            store = try group.open()
            id = try store.place("a")
        }

        /// Moves the end of all leases of hosts with a name into the past.
        private func expire(_ name: String) throws {
            _ = try group.query(
                "UPDATE intents.hosts SET expires = now() - interval '1 second' WHERE group_id = GROUP_ID AND name = '\(name)'"
            )
        }

        private func entry(_ state: UInt8, content: [UInt8]? = nil) -> HostWrite.Entry {
            HostWrite.Entry(HostRecord(instance: id, due: nil, state: [state]), content: content)
        }

        private func code(of body: () throws -> Void) -> StoreError.Code? {
            #expect(throws: StoreError.self) { try body() }?.code
        }

        @Test func `hosts divide the shards evenly when one joins or ends`() throws {
            var leases: [any HostLease] = []
            func balance() throws -> [Int] {
                for _ in 0..<2 { for lease in leases { _ = try lease.renew() } }
                let shares = leases.map(\.share)
                expectEqual(shares.reduce(0) { $0 + $1.shards.count }, 32)
                expectEqual(shares.reduce(into: Set()) { $0.formUnion($1.shards) }.count, 32)
                return shares.map(\.shards.count).sorted()
            }
            for expected in [[32], [16, 16], [10, 11, 11], [8, 8, 8, 8]] {
                leases.append(try group.open().beginHosting(as: "host \(leases.count)"))
                try expectEqual(balance(), expected)
            }
            leases.removeFirst().end()
            try expectEqual(balance(), [10, 11, 11])
            let before = leases.map(\.share)
            try expectEqual(balance(), [10, 11, 11])
            expectEqual(leases.map(\.share), before, "shards move only if a host begins or ends")
        }

        @Test func `a host says when its lease ends`() throws {
            let store = try group.open { $0.hostLeaseDuration = .seconds(100) }
            let before = StoreTime.now().milliseconds
            let lease = try store.beginHosting(as: "first")
            let end = try #require(try store.hosts().first?.leaseEnd?.milliseconds)
            #expect((before + 1...StoreTime.now().milliseconds + 100_000).contains(end))
            try expectEqual(store.beginHosting(as: "second").share.isEmpty, true)
            lease.end()
        }

        @Test func `a host whose lease expired cannot write until it renews`() throws {
            let lease = try store.beginHosting(as: "paused")
            let share = lease.share
            try lease.write(HostWrite([entry(1)]), in: share)
            try expire("paused")
            try expectEqual(store.hosts(), [])
            expectEqual(code { try lease.write(HostWrite([entry(2)]), in: share) }, .leaseLost)
            try expectEqual(store.hostedInstance(id)?.record.state, [1])
            // Another host could have taken over, but did not.
            try expectEqual(lease.renew(), share)
            try lease.write(HostWrite([entry(3)]), in: share)
            try expectEqual(store.hostedInstance(id)?.record.state, [3])
        }

        @Test func `a host that was replaced cannot write with its old share`() throws {
            let first = try store.beginHosting(as: "first")
            let old = first.share
            try store.addRequests([HostRequest(.reload, of: .instance(id), at: StoreTime(milliseconds: 0))])
            let requests = try store.requests(in: old, after: 0, limit: 9)
            expectEqual(requests.count, 1)
            try expire("first")
            let second = try store.beginHosting(as: "second")
            expectEqual(second.share.shards.count, 32)
            try second.write(HostWrite([entry(2)]), in: second.share)
            expectEqual(code { try first.write(HostWrite([entry(1)], consuming: requests), in: old) }, .leaseLost)
            second.end()
            // The same shards, but not in the same terms.
            let new = try first.renew()
            expectEqual(new.shards, old.shards)
            expectEqual(new.gained(since: old), new)
            expectEqual(new.lost(since: old), old)
            expectEqual(code { try first.write(HostWrite([entry(1)], consuming: requests), in: old) }, .leaseLost)
            try expectEqual(store.hostedInstance(id)?.record.state, [2])
            try expectEqual(store.requests(in: new, after: 0, limit: 9), requests)
            try first.write(HostWrite([entry(3)], consuming: requests), in: new)
            try expectEqual(store.hostedInstance(id)?.record.state, [3])
            try expectEqual(store.requests(in: nil, after: 0, limit: 9), [])
        }

        @Test func `a takeover waits for a write in progress`() throws {
            let first = try store.beginHosting(as: "first")
            let shard = first.share.shard(of: id)
            let term = try #require(first.share.terms[shard])
            // What a write does before its commit.
            let session = try DatabaseSession(url: group.url)
            let number = try #require(try group.query("SELECT GROUP_ID").first?.first ?? nil)
            try session.run(
                """
                BEGIN;
                SELECT intents.require_shards(
                    \(number), (SELECT host FROM intents.hosts WHERE group_id = \(number)), ARRAY[\(shard)], ARRAY[\(term)]);
                """)
            try expire("first")
            let impatient = try group.open { $0.lockTimeout = .milliseconds(50) }
            expectEqual(code { _ = try impatient.beginHosting(as: "second") }, .unavailable)
            try session.run("COMMIT")
            try expectEqual(store.beginHosting(as: "second").share.shards.count, 32)
        }

        @Test func `a write that arrives late does not replace a newer one`() throws {
            let lease = try store.beginHosting(as: "host")
            for state: UInt8 in 1...2 { try lease.write(HostWrite([entry(state, content: [state])]), in: lease.share) }
            // As if the second one had been overtaken by two more.
            for table in ["host_records", "host_contents"] {
                _ = try group.query("UPDATE intents.\(table) SET write_number = 4 WHERE group_id = GROUP_ID")
            }
            for state: UInt8 in 3...5 { try lease.write(HostWrite([entry(state, content: [state])]), in: lease.share) }
            let hosted = try #require(try store.hostedInstance(id))
            expectEqual(hosted, HostedInstance(record: entry(5).record, content: [5]))
            _ = try group.query("UPDATE intents.host_records SET write_number = 99 WHERE group_id = GROUP_ID")
            try lease.write(HostWrite([entry(6)]), in: lease.share)
            try expectEqual(store.hostedInstance(id)?.record.state, [5])
        }

        @Test func `another host takes over after a host is killed`() throws {
            let lease = try store.beginHosting(as: "survivor")
            let process = try FaultWriter(group.url, "host", ["group=\(group.name)", "wait=1", "stopAfterGrant=1"])
            while let line = process.nextLine(), line != "idle" {}
            _ = try lease.renew()
            // The signal of the request makes the process renew its lease, too.
            let other = try #require(
                (0..<1_000).lazy.compactMap { InstanceID("i\($0)") }.first { !lease.share.contains($0) })
            try store.place(
                StoredInstance(id: other, kind: "k", family: .systemSmall, intent: nil), at: StoreTime(milliseconds: 0))
            try store.addRequests([
                HostRequest(.reload, of: .instance(other), at: StoreTime(milliseconds: 0)),
                HostRequest(.reload, of: .instance(id), argument: "1", at: StoreTime(milliseconds: 0)),
            ])
            var lines: [String] = []
            while let line = process.nextLine() {
                lines.append(line)
                if line.hasPrefix("granted") { break }
            }
            expectEqual(lines.last, "granted 1")
            #expect(lines.contains("hosting 16"))
            // It granted a reload and shows nothing any more; its lease is still valid.
            try expectEqual(lease.renew().shards.count, 16)
            process.kill()
            _ = process.finish()
            try expire("fault host")
            let before = lease.share
            let gained = try lease.renew().gained(since: before)
            expectEqual(gained.shards.count, 16)
            let records = try store.hostRecords(in: gained, after: nil, limit: 9)
            expectEqual(records.map { String(decoding: $0.state, as: UTF8.self) }, ["1 0"])
            let queued = try store.requests(in: lease.share, after: 0, limit: 9)
            expectEqual(queued.count + records.count, 2, "each request is queued or was granted")
        }

        @Test func `processes that host in turn lose and repeat no reload`() throws {
            var random = SeededGenerator(seed: 0xB0D6E7)
            for number in 1...12 {
                try store.addRequests([
                    HostRequest(.reload, of: .instance(id), argument: "\(number)", at: StoreTime(milliseconds: 0))
                ])
            }
            for _ in 0..<8 {
                let moment = Int.random(in: 1_000..<40_000, using: &random)
                _ = try FaultWriter(group.killedURL, "host", ["group=\(group.name)", "killMicroseconds=\(moment)"])
                    .finish()
                try group.waitForKilled()
                let counts = try counts()
                expectEqual(counts.spent + (try store.requests(in: nil, after: 0, limit: .max).count), 12)
                #expect(counts.spent - counts.finished <= 1)
                try expire("fault host")
            }
            try expectEqual(FaultWriter(group.url, "host", ["group=\(group.name)"]).finish().last, "idle")
            #expect(try counts() == (12, 12))
            try expectEqual(store.hostedInstance(id)?.content, Array("12".utf8))
        }

        private func counts() throws -> (spent: Int, finished: Int) {
            guard let record = try store.hostedInstance(id)?.record else { return (0, 0) }
            let counts = String(decoding: record.state, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
            try #require(counts.count == 2)
            return (counts[0], counts[1])
        }

        /// The connection of a host is cut at and within every message.
        @Test(arguments: CuttingProxy.Direction.allCases)
        func `a reload is recorded once wherever its connection is cut`(_ direction: CuttingProxy.Direction) throws {
            let proxy = try CuttingProxy(before: group.url)
            // A new connection for each write, because the first one also prepares the statements.
            func write(_ number: Int, before: (any HostLease) throws -> Void) throws {
                let lease = try group.open(through: proxy.url).beginHosting(as: "host")
                defer { lease.end() }
                try store.addRequests([HostRequest(.reload, of: .instance(id), at: StoreTime(milliseconds: number))])
                let queued = try store.requests(in: lease.share, after: 0, limit: 9)
                expectEqual(queued.count, 1)
                try before(lease)
                let state = UInt8(number % 256)
                try lease.write(HostWrite([entry(state, content: [state])], consuming: queued), in: lease.share)
                proxy.watch()
                try expectEqual(store.hostedInstance(id), HostedInstance(record: entry(state).record, content: [state]))
                try expectEqual(store.requests(in: nil, after: 0, limit: 9), [])
            }
            var ends: [Int] = []
            let lease = try group.open(through: proxy.url).beginHosting(as: "host")
            proxy.watch()
            try lease.write(HostWrite([entry(0, content: [0])]), in: lease.share)
            ends = proxy.ends(direction)
            lease.end()
            #expect(ends.count > 8)
            for (number, cut) in ([0] + ends.dropLast()).flatMap({ [$0, $0 + 1] }).enumerated() {
                try write(number + 1) { _ in proxy.cut(direction, after: cut) }
            }
        }

        @Test func `a lost answer without a reconnection is unknownOutcome`() throws {
            let proxy = try CuttingProxy(before: group.url)
            let distant = try group.open(through: proxy.url) { $0.retryTimeout = .milliseconds(40) }
            let lease = try distant.beginHosting(as: "host")
            proxy.cut(.toClient, after: 0, refusingOthers: true)
            expectEqual(code { try lease.write(HostWrite([entry(1)]), in: lease.share) }, .unknownOutcome)
            expectEqual(code { _ = try lease.renew() }, .unavailable)
            proxy.watch()
            _ = try lease.renew()
            try lease.write(HostWrite([entry(2)]), in: lease.share)
            try expectEqual(store.hostedInstance(id)?.record.state, [2])
            // This answer is lost before the commit is sent.
            proxy.cut(.toClient, after: 0, refusingOthers: true)
            let request = HostRequest(.reload, of: .instance(id), at: StoreTime(milliseconds: 0))
            expectEqual(code { try distant.addRequests([request]) }, .unavailable)
        }

        @Test func `a listener signals requests that it missed while disconnected`() async throws {
            let named = try group.open(through: group.url + "&application_name=\(group.name)") {
                $0.pollingInterval = .seconds(60)
            }
            var signals = try named.signals().makeAsyncIterator()
            _ = try group.query(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '\(group.name)'")
            try store.addRequests([HostRequest(.reload, of: .instance(id), at: StoreTime(milliseconds: 0))])
            // Without a signal this would wait forever.
            _ = await signals.next()
            try expectEqual(named.requests(in: nil, after: 0, limit: 9).count, 1)
        }
    }
#endif
