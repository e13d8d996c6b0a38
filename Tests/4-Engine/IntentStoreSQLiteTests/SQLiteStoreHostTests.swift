#if SQLite
    import Foundation
    import IntentModel
    import IntentRuntime
    import IntentStoreSQLite
    import IntentTestSupport
    import Testing

    /// The state of widget hosts in a file, with real processes as hosts.
    @Suite(.blocking, .timeLimit(.minutes(2))) struct SQLiteStoreHostTests {
        private let ledger: HostLedger

        init() throws {
            ledger = try HostLedger()
        }

        @Test func `a second host is refused with the first one's process`() throws {
            let first = try FaultWriter(ledger.place.path, "host", ["wait=1"])
            expectEqual(first.nextLine(), "opened")
            let line = try #require(first.nextLine())
            let process = try #require(line.split(separator: " ").last)
            try expectEqual(ledger.store.hosts().map(\.name), ["fault host"])
            let error = #expect(throws: StoreError.self) { _ = try ledger.store.beginHosting(as: "second") }
            expectEqual(error?.code, .hostExists)
            expectEqual(error?.message.contains("already has a host, 'fault host', process \(process)"), true)
            first.kill()
            _ = first.finish()
            try expectEqual(ledger.store.hosts(), [])
            let lease = try ledger.store.beginHosting(as: "second")
            try expectEqual(ledger.store.hosts().map(\.name), ["second"])
            #expect(lease.share.shards == [0] && lease.share.contains(ledger.id))
            lease.end()
        }

        @Test func `a stopped host keeps its lease`() throws {
            try ledger.request(1)
            let host = try FaultWriter(ledger.place.path, "host", ["stopAfterGrant=1"])
            while let line = host.nextLine(), line != "granted 1" {}
            let error = #expect(throws: StoreError.self) { _ = try ledger.store.beginHosting(as: "second") }
            expectEqual(error?.code, .hostExists)
            host.kill()
            _ = host.finish()
            try expectEqual(FaultWriter(ledger.place.path, "host").finish().dropFirst(2), ["resumed 1", "idle"])
            try ledger.check(requests: 1, isFinished: true)
        }

        @Test func `a host learns of a request of another process`() throws {
            let host = try FaultWriter(ledger.place.path, "host", ["wait=1"])
            while let line = host.nextLine(), line != "idle" {}
            for number in 1...3 {
                try ledger.request(number)
                expectEqual(host.nextLine(), "granted \(number)")
                expectEqual(host.nextLine(), "shown \(number)")
            }
            host.kill()
            _ = host.finish()
        }

        @Test func `a host whose lock file was removed cannot write`() throws {
            let (first, id) = (try ledger.store.beginHosting(as: "first"), ledger.id)
            try FileManager.default.removeItem(atPath: ledger.place.path + ".host")
            let second = try ledger.store.beginHosting(as: "second")
            let entry = HostWrite.Entry(HostRecord(instance: id, due: nil, state: [1]))
            for share in [first.share, second.share] {
                let error = #expect(throws: StoreError.self) { try first.write(HostWrite([entry]), in: share) }
                expectEqual(error?.code, .leaseLost)
            }
            #expect(throws: StoreError.self) { _ = try first.renew() }
            try expectEqual(ledger.store.hostedInstance(id), nil)
            try second.write(HostWrite([entry]), in: second.share)
            try expectEqual(ledger.store.hostedInstance(id)?.record, entry.record)
        }

        @Test func `a forgotten instance leaves no bytes of its content`() throws {
            let lease = try ledger.store.beginHosting(as: "host")
            let secret = Array("content that occurs nowhere else".utf8)
            let content = secret + [UInt8](repeating: 7, count: 20_000)
            try lease.write(
                HostWrite([.init(HostRecord(instance: ledger.id, due: nil, state: secret), content: content)]),
                in: lease.share)
            try ledger.store.moveLog()
            func isStored() throws -> Bool {
                try ledger.place.contents().values.contains { $0.range(of: Data(secret)) != nil }
            }
            #expect(try isStored())
            try ledger.store.forget(ledger.id, at: StoreTime(milliseconds: 1))
            #expect(try !isStored())
        }

        @Test func `content is not read with instances and records`() throws {
            let lease = try ledger.store.beginHosting(as: "host")
            try lease.write(
                HostWrite([
                    .init(HostRecord(instance: ledger.id, due: nil, state: [1]), content: Array(repeating: 1, count: 9))
                ]), in: lease.share)
            // Reading the table would now fail.
            try ledger.place.execute("DROP TABLE host_contents")
            try expectEqual(ledger.store.instances(of: nil).map(\.id), [ledger.id])
            try expectEqual(ledger.store.hostRecords(in: lease.share, after: nil, limit: 9).count, 1)
        }
    }

    /// Kills a host, or makes a system call fail, at each system call of two reloads in turn.
    @Suite(
        .blocking, .timeLimit(.minutes(5)),
        .enabled(if: SystemCallTracer.isAvailable, "strace is not installed or not permitted"))
    struct SQLiteStoreHostSystemCallTests {
        private static let requestCount = 2

        private let tracer = SystemCallTracer()
        private let template: HostLedger

        init() throws {
            template = try HostLedger()
            for number in 1...Self.requestCount { try template.request(number) }
        }

        @Test func `a kill at any system call loses and repeats no reload`() throws {
            var (kills, resumed) = (0, 0)
            for call in try calls().filter(\.isVisible) {
                let ledger = try HostLedger(copying: template)
                let lines = try tracer.lines(on: ledger.place, "host", [], call, .kill)
                if lines.last != "idle" { kills += 1 }
                try ledger.check(requests: Self.requestCount, acknowledged: lines)
                guard try ledger.isInterrupted() else { continue }
                resumed += 1
                // Several calls are the same for the next host.
                guard resumed.isMultiple(of: 5) else { continue }
                _ = try FaultWriter(ledger.place.path, "host").finish()
                try ledger.check(requests: Self.requestCount, isFinished: true)
            }
            #expect(kills > 60)
            #expect(resumed > 10)
        }

        @Test(arguments: [SystemCallTracer.Fault.fail("ENOSPC"), .fail("EIO")])
        func `a failed write leaves the host state as it was`(_ fault: SystemCallTracer.Fault) throws {
            var refusals = 0
            for call in try calls().filter({ $0.name.hasPrefix("pwrite") || $0.name == "ftruncate" }) {
                let ledger = try HostLedger(copying: template)
                let lines = try tracer.lines(on: ledger.place, "host", [], call, fault)
                if lines.last != "idle" {
                    expectEqual(lines.last, "refused inputOutput")
                    refusals += 1
                }
                try ledger.check(requests: Self.requestCount, acknowledged: lines)
            }
            #expect(refusals > 10)
        }

        /// Returns the calls of the main thread from the opening of the store to the last answer.
        private func calls() throws -> [SystemCall] {
            let all = try tracer.calls(on: HostLedger(copying: template).place, "host", [])
            let opened = try #require(all.firstIndex { $0.printedLine == "opened" })
            let answered = try #require(all.lastIndex { $0.printedLine == "idle" })
            // Otherwise the injection would count the calls of another thread.
            try #require(all[opened].thread == all[answered].thread)
            return all[opened + 1..<answered].filter { $0.thread == all[answered].thread }
        }
    }

    /// A store with one instance, whose reloads hosts of the fault program grant and show.
    private struct HostLedger {
        let place: TemporaryStore
        let store: SQLiteStore
        let id = InstanceID("counted1")

        init() throws {
            place = try TemporaryStore()
            store = try place.open()
            try store.place(
                StoredInstance(id: id, kind: "counter", family: .systemSmall, intent: nil),
                at: StoreTime(milliseconds: 0))
        }

        init(copying other: HostLedger) throws {
            place = try TemporaryStore(copying: other.place)
            store = try place.open()
        }

        func request(_ number: Int) throws {
            try store.addRequests([
                HostRequest(
                    .reload, of: .instance(id), argument: "\(number)", at: StoreTime(milliseconds: number))
            ])
        }

        /// Requires that each request is either queued or was granted once, that what was acknowledged is stored, and that
        /// the content is that of the last reload that was finished.
        func check(requests: Int, isFinished: Bool = false, acknowledged: [String] = []) throws {
            let (spent, finished, content) = try state()
            let queued = try store.requests(in: nil, after: 0, limit: .max).count
            expectEqual(spent + queued, requests)
            #expect(finished <= spent && spent <= finished + 1)
            expectEqual(content, (finished == 0 ? nil : "\(finished)"))
            #expect(spent >= acknowledged.filter { $0.hasPrefix("granted") }.count)
            #expect(finished >= acknowledged.filter { $0.hasPrefix("shown") }.count)
            if isFinished { #expect((spent, finished) == (requests, requests)) }
            try EditLedger.checkIntegrity(of: place)
        }

        func isInterrupted() throws -> Bool {
            let (spent, finished, _) = try state()
            return spent > finished
        }

        private func state() throws -> (spent: Int, finished: Int, content: String?) {
            guard let hosted = try store.hostedInstance(id) else { return (0, 0, nil) }
            let counts = String(decoding: hosted.record.state, as: UTF8.self).split(separator: " ").compactMap {
                Int($0)
            }
            try #require(counts.count == 2)
            return (counts[0], counts[1], hosted.content.map { String(decoding: $0, as: UTF8.self) })
        }
    }
#endif
