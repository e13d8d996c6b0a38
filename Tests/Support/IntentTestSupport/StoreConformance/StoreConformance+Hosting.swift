import IntentModel
import IntentRuntime
import Synchronization

extension StoreCheck {
    /// A check of one requirement of ``HostStore``.
    init(hosting name: String, _ body: @escaping @Sendable (any HostStore) async throws -> Void) {
        self.init(name) { store in
            guard let store = store as? any HostStore else {
                throw StoreCheckFailure("the store does not keep the state of hosts")
            }
            try await body(store)
        }
    }
}

// The values that the checks store.

extension StoreConformance {
    private static func record(_ id: String, due: Int? = nil, _ state: [UInt8] = [1]) throws -> HostRecord {
        HostRecord(instance: try self.id(id), due: due.map { StoreTime(milliseconds: $0) }, state: state)
    }

    static func entry(
        _ id: String, due: Int? = nil, _ state: [UInt8] = [1], content: [UInt8]? = nil
    ) throws -> HostWrite.Entry {
        HostWrite.Entry(try record(id, due: due, state), content: content)
    }

    static func reload(_ id: String) throws -> HostRequest {
        HostRequest(.reload, of: .instance(try self.id(id)), at: time)
    }

    /// Places instances and begins hosting.
    static func lease(in store: any HostStore, _ names: String...) throws -> any HostLease {
        for name in names { try store.place(try instance(name), at: time) }
        return try store.beginHosting(as: "the host")
    }

    /// Returns all requests in the queue.
    static func queue(of store: any HostStore, in share: HostShare? = nil) throws -> [QueuedRequest] {
        try store.requests(in: share, after: 0, limit: .max)
    }
}

extension StoreConformance {
    static let hosting = [
        StoreCheck(hosting: "Records and content are returned as they were written") { store in
            let lease = try lease(in: store, "a", "b")
            let bytes = (0..<1_000).map { UInt8($0 % 256) }
            try require(try store.hostedInstance(try id("a")), is: nil, "the state before the first write")
            try lease.write(
                HostWrite([try entry("a", due: -5, bytes, content: bytes), try entry("b", [])]), in: lease.share)
            try require(
                try store.hostedInstance(try id("a")),
                is: HostedInstance(record: try record("a", due: -5, bytes), content: bytes), "the state of a")
            try require(
                try store.hostedInstance(try id("b")), is: HostedInstance(record: try record("b", []), content: nil),
                "the state of b")
            // Content that is not written stays; empty content replaces it.
            try lease.write(HostWrite([try entry("a", [9]), try entry("b", [8], content: [])]), in: lease.share)
            try require(
                try store.hostedInstance(try id("a")),
                is: HostedInstance(record: try record("a", [9]), content: bytes), "the state of a")
            try require(try store.hostedInstance(try id("b"))?.content, is: [], "the content of b")
            try require(try store.newestSequence(), is: 2, "the newest sequence")
        },
        StoreCheck(hosting: "Content of a megabyte is returned as it was written") { store in
            let lease = try lease(in: store, "a")
            var content = [UInt8](repeating: 0, count: 1_000_000)
            for index in stride(from: 0, to: content.count, by: 997) { content[index] = UInt8(index % 256) }
            try lease.write(HostWrite([try entry("a", content: content)]), in: lease.share)
            try require(
                try store.hostedInstance(try id("a"))?.content == content, is: true, "whether the content is equal")
        },
        StoreCheck(hosting: "Several instances are read together, and those without a record are missing") { store in
            let lease = try lease(in: store, "a", "b", "c", "d")
            let entries = [try entry("a", [1], content: [7]), try entry("b", [2]), try entry("d", [4], content: [])]
            try lease.write(HostWrite(entries), in: lease.share)
            let expected = entries.map { ($0.record.instance, HostedInstance(record: $0.record, content: $0.content)) }
            let ids = try ["d", "c", "a", "b", "never-placed", "a"].map { try id($0) }
            try require(
                try store.hostedInstances(ids), is: Dictionary(uniqueKeysWithValues: expected), "the records of all")
            try require(try store.hostedInstances([]), is: [:], "the records of none")
        },
        StoreCheck(hosting: "Pages of records contain each record once") { store in
            let lease = try lease(in: store)
            let names = (0..<25).map { "i\($0)" }
            for name in names { try store.place(try instance(name), at: time) }
            // The last instance has no record.
            try lease.write(HostWrite(try names.dropLast().map { try entry($0) }), in: lease.share)
            for limit in [1, 7, 24, 100] {
                var found: [HostRecord] = []
                while true {
                    let page = try store.hostRecords(in: lease.share, after: found.last?.instance, limit: limit)
                    found += page
                    if page.count < limit { break }
                }
                try require(
                    found.map(\.instance.text).sorted(), is: names.dropLast().sorted(), "the pages of \(limit)")
            }
            try require(try store.hostRecords(in: nil, after: nil, limit: .max).count, is: 24, "all records")
            for limit in [0, -1] {
                try require(try store.hostRecords(in: nil, after: nil, limit: limit), is: [], "a page of \(limit)")
            }
            let none = HostShare(shardCount: lease.share.shardCount, terms: [:])
            try require(try store.hostRecords(in: none, after: nil, limit: 9), is: [], "the records of no shard")
        },
        StoreCheck(hosting: "A forgotten instance loses its host state for good") { store in
            let lease = try lease(in: store, "a", "b", "c")
            let entries = try ["a", "b", "c"].map { try entry($0, content: [1]) }
            try lease.write(HostWrite(entries), in: lease.share)
            try store.addRequests([try reload("a"), try reload("b"), try reload("c")])
            for name in ["a", "b"] { try remove(name, from: store) }
            try require(try store.hostRecords(in: nil, after: nil, limit: 9).count, is: 3, "records after a removal")
            try require(try queue(of: store).count, is: 3, "requests after a removal")
            try store.forget(try id("a"), at: time)
            try store.setRetention(StoreRetention(edits: nil, removedDays: 0))
            try store.prune(at: time)
            try lease.write(
                HostWrite(entries + [try entry("never-placed")]), in: lease.share)
            for name in ["a", "b", "never-placed"] {
                try require(try store.hostedInstance(try id(name)), is: nil, "the state of \(name)")
            }
            try require(
                try store.hostRecords(in: nil, after: nil, limit: 9).map(\.instance.text), is: ["c"], "the records")
            try require(try queue(of: store).map(\.request), is: [try reload("c")], "the requests")
        },
        StoreCheck(hosting: "A write is not made after the lease has ended") { store in
            let lease = try lease(in: store, "a")
            try store.addRequests([try reload("a")])
            let requests = try queue(of: store)
            try require(requests.count, is: 1, "the requests")
            let share = lease.share
            try require(try store.hosts().map(\.name), is: ["the host"], "the hosts")
            lease.end()
            lease.end()
            try require(try store.hosts(), is: [], "the hosts after the end")
            try require(.leaseLost, from: "a write after the end") {
                try lease.write(HostWrite([try entry("a")], consuming: requests), in: share)
            }
            try require(.leaseLost, from: "a renewal after the end") { _ = try lease.renew() }
            let next = try store.beginHosting(as: "the next host")
            try require(.leaseLost, from: "a write with the share of another lease") {
                try next.write(HostWrite([try entry("a")], consuming: requests), in: share)
            }
            try require(try store.hostedInstance(try id("a")), is: nil, "the state")
            try require(try queue(of: store), is: requests, "the requests")
            try next.write(HostWrite([try entry("a")], consuming: requests), in: next.share)
            try require(try queue(of: store), is: [], "the requests after the write")
        },
        StoreCheck(hosting: "A second host is refused, or receives a separate share") { store in
            let first = try lease(in: store)
            let second: any HostLease
            do {
                second = try store.beginHosting(as: "another host")
            } catch let error as StoreError {
                try require(error.code, is: .hostExists, "the error code of a second host")
                try require(error.message.contains("'the host'"), is: true, "whether the error names the host")
                first.end()
                return try store.beginHosting(as: "another host").end()
            }
            for _ in 0..<2 { _ = (try first.renew(), try second.renew()) }
            try require(first.share.shards.intersection(second.share.shards), is: [], "the shards of both hosts")
            try require(
                first.share.shards.union(second.share.shards), is: Set(0..<first.share.shardCount), "all shards")
            try require(first.share.shards.count, is: second.share.shards.count, "the size of the shares")
            try require(
                try store.hosts().map { "\($0.name) \($0.shards)" },
                is: ["the host \(first.share.shards.count)", "another host \(second.share.shards.count)"], "the hosts")
            first.end()
            try require(try second.renew().shards, is: Set(0..<second.share.shardCount), "the shards after the end")
        },
    ]
}

extension StoreConformance {
    /// Returns the instances of the changes after a sequence number.
    private static func changed(_ store: any HostStore, after sequence: Int) throws -> [String] {
        try store.recordChanges(after: sequence, limit: .max).map(\.instance.text)
    }

    static let recordChanges = [
        StoreCheck(hosting: "Changes of records are returned once each, in their order") { store in
            let lease = try lease(in: store, "a", "b", "c")
            try require(try store.newestRecordChange(), is: 0, "the newest change before the first write")
            for name in ["a", "b", "c", "a"] { try lease.write(HostWrite([try entry(name)]), in: lease.share) }
            let changes = try store.recordChanges(after: 0, limit: .max)
            try require(changes.map(\.instance.text), is: ["b", "c", "a"], "the changes")
            try require(
                changes.map(\.sequence), is: changes.map(\.sequence).sorted(), "the sequences in ascending order")
            try require(try store.newestRecordChange(), is: changes[2].sequence, "the newest change")
            try require(
                try store.recordChanges(after: changes[0].sequence, limit: 1), is: [changes[1]], "a page of one change")
            try require(
                try store.recordChanges(after: changes[2].sequence, limit: 9), is: [], "the changes after the newest")
            for limit in [0, -1] {
                try require(try store.recordChanges(after: 0, limit: limit), is: [], "a page of \(limit)")
            }
        },
        StoreCheck(hosting: "A change of content and of its record is one change, and a request is none") { store in
            let lease = try lease(in: store, "a", "b")
            try lease.write(HostWrite([try entry("a", content: [1]), try entry("b")]), in: lease.share)
            let position = try store.newestRecordChange()
            try store.addRequests([try reload("a")])
            try lease.write(HostWrite([], consuming: try queue(of: store)), in: lease.share)
            try store.update(try id("a"), at: time) { increment("n", of: $0) }
            try require(try store.newestRecordChange(), is: position, "the newest change without a write of a record")
            try lease.write(HostWrite([try entry("a", content: [2])]), in: lease.share)
            try require(try changed(store, after: position), is: ["a"], "the changes")
        },
        StoreCheck(hosting: "A deleted record is a change, and its number is not used again") { store in
            let lease = try lease(in: store, "a", "b", "without-record")
            try lease.write(HostWrite([try entry("b"), try entry("a")]), in: lease.share)
            let position = try store.newestRecordChange()
            for name in ["a", "without-record"] { try store.forget(try id(name), at: time) }
            try require(try changed(store, after: position), is: ["a"], "the changes")
            let deletion = try store.newestRecordChange()
            try lease.write(HostWrite([try entry("a"), try entry("b")]), in: lease.share)
            try require(try changed(store, after: deletion), is: ["b"], "the changes after the deletion")
        },
        StoreCheck(hosting: "A reader sees each change of concurrent writers") { store in
            let names = (0..<8).map { "i\($0)" }
            let lease = try lease(in: store)
            for name in names { try store.place(try instance(name), at: time) }
            let lastState: UInt8 = 20
            let finished = Mutex(0)
            try concurrently(5) { thread in
                guard thread == 0 else {
                    defer { finished.withLock { $0 += 1 } }
                    for state in 1...lastState {
                        for name in names.indices.filter({ $0 % 4 == thread - 1 }).map({ names[$0] }) {
                            try lease.write(HostWrite([try entry(name, [state])]), in: lease.share)
                        }
                    }
                    return
                }
                var (position, isFinished) = (0, false)
                var states: [String: UInt8] = [:]
                while !isFinished {
                    isFinished = finished.withLock { $0 == 4 }
                    while case let page = try store.recordChanges(after: position, limit: 3), !page.isEmpty {
                        for change in page {
                            position = change.sequence
                            states[change.instance.text] = try store.hostedInstance(change.instance)?.record.state.first
                        }
                    }
                }
                try require(
                    states, is: Dictionary(uniqueKeysWithValues: names.map { ($0, lastState) }),
                    "the states that were read after their changes")
            }
        },
    ]
}

extension StoreConformance {
    static let requests = [
        StoreCheck(hosting: "Requests are queued in their order until a host consumes them") { store in
            let lease = try lease(in: store, "a", "b")
            let requests = [
                try reload("b"), try reload("a"),
                HostRequest(.push, of: .instance(try id("b")), argument: "it's \u{0} \\ \u{e9}\n", at: time),
                HostRequest(.init(rawValue: "later"), of: .instance(try id("a")), argument: "", at: moment(-1)),
            ]
            try store.addRequests(Array(requests[..<2]))
            try store.addRequests([])
            try store.addRequests(Array(requests[2...]))
            let queued = try queue(of: store, in: lease.share)
            try require(queued.map(\.request), is: requests, "the requests")
            let sequences = queued.map(\.sequence)
            try require(sequences, is: Array(Set(sequences)).sorted(), "the sequences in ascending order")
            try require(
                try store.requests(in: nil, after: sequences[1], limit: 1), is: [queued[2]], "the requests after two")
            try require(try store.requests(in: nil, after: 0, limit: 0), is: [], "no requests")
            try lease.write(HostWrite([], consuming: [queued[0], queued[2]]), in: lease.share)
            try lease.write(HostWrite([], consuming: [queued[0]]), in: lease.share)
            try require(try queue(of: store), is: [queued[1], queued[3]], "the requests that remain")
            try lease.write(HostWrite([], consuming: queued), in: lease.share)
            try store.addRequests([requests[0]])
            let newest = try queue(of: store).map(\.sequence)
            try require(newest.allSatisfy { $0 > sequences[3] }, is: true, "whether sequences are reused")
        },
        StoreCheck(hosting: "A request for many instances is queued for each shard") { store in
            let lease = try lease(in: store, "a")
            let all = [
                HostRequest(.reload, of: .everything, at: time), HostRequest(.reload, of: .kind("k"), at: time),
            ]
            try store.addRequests(all)
            let queued = try queue(of: store, in: lease.share)
            for request in all {
                try require(
                    queued.filter { $0.request == request }.map(\.shard).sorted(),
                    is: Array(0..<lease.share.shardCount), "the shards of \(request.target)")
            }
            try lease.write(HostWrite([], consuming: [queued[0]]), in: lease.share)
            try require(try queue(of: store), is: Array(queued.dropFirst()), "the requests that remain")
            let none = HostShare(shardCount: lease.share.shardCount, terms: [:])
            try require(try queue(of: store, in: none), is: [], "the requests of no shard")
        },
        StoreCheck(hosting: "A request that is queued already is replaced") { store in
            _ = try lease(in: store, "a", "b")
            let id = try id("a")
            let different = [
                try reload("a"), try reload("b"), HostRequest(.push, of: .instance(id), at: time),
                HostRequest(.reload, of: .instance(id), argument: "x", at: time),
                HostRequest(.reload, of: .kind("a"), at: time), HostRequest(.reload, of: .kind("b"), at: time),
                HostRequest(.reload, of: .everything, at: time),
            ]
            try store.addRequests(different)
            let before = try queue(of: store)
            let repeated = different.map { HostRequest($0.action, of: $0.target, argument: $0.argument, at: moment(7)) }
            try store.addRequests(repeated + repeated)
            let after = try queue(of: store)
            try require(after.count, is: before.count, "the number of requests")
            try require(Set(after.map(\.request)), is: Set(repeated), "the requests")
            let newest = before.map(\.sequence).max() ?? 0
            try require(after.allSatisfy { $0.sequence > newest }, is: true, "whether all have new sequences")
        },
        StoreCheck(hosting: "A request for an unknown instance is refused with those beside it") { store in
            try store.place(try instance("a"), at: time)
            try store.place(try instance("b"), at: time)
            try store.forget(try id("b"), at: time)
            for name in ["b", "never-placed"] {
                try require(.unknownInstance, from: "a request for \(name)") {
                    try store.addRequests([try reload("a"), try reload(name)])
                }
            }
            try require(try queue(of: store), is: [], "the requests")
        },
        StoreCheck(hosting: "No request of concurrent programs is lost") { store in
            let lease = try lease(in: store)
            let names = (0..<40).map { "i\($0)" }
            for name in names { try store.place(try instance(name), at: time) }
            try concurrently(5) { thread in
                guard thread == 0 else {
                    for name in names.indices.filter({ $0 % 4 == thread - 1 }).map({ names[$0] }) {
                        try store.addRequests([try reload(name)])
                    }
                    return
                }
                // The host records each request that it consumes.
                var (newest, count) = (0, 0)
                while count < names.count {
                    for queued in try store.requests(in: lease.share, after: newest, limit: 3) {
                        guard case .instance(let id) = queued.request.target else { continue }
                        try lease.write(HostWrite([try entry(id.text)], consuming: [queued]), in: lease.share)
                        (newest, count) = (queued.sequence, count + 1)
                    }
                }
            }
            try require(try queue(of: store), is: [], "the requests")
            try require(try store.hostRecords(in: nil, after: nil, limit: .max).count, is: names.count, "the records")
        },
        StoreCheck(hosting: "The signals of a lease cover the commits of others") { store in
            let lease = try lease(in: store, "a")
            var signals = try lease.signals().makeAsyncIterator()
            for count in 1...3 {
                try lease.write(HostWrite([try entry("a", content: [UInt8(count)])]), in: lease.share)
                try store.addRequests([HostRequest(.reload, of: .everything, argument: "\(count)", at: time)])
                repeat {
                    try require(await signals.next() != nil, is: true, "whether there is a signal of a request")
                } while try !queue(of: store).contains { $0.request.argument == "\(count)" }
                try store.update(try id("a"), at: time) { increment("n", of: $0) }
                repeat {
                    try require(await signals.next() != nil, is: true, "whether there is a signal of an update")
                } while try store.newestSequence() < count + 1
            }
        },
        StoreCheck(hosting: "Requests and new content are signaled") { store in
            let lease = try lease(in: store, "a")
            var signals = try store.signals().makeAsyncIterator()
            for count in 1...3 {
                try store.addRequests([HostRequest(.reload, of: .instance(try id("a")), argument: "\(count)", at: time)]
                )
                repeat {
                    try require(await signals.next() != nil, is: true, "whether there is a signal of a request")
                } while try queue(of: store).count < count
                try lease.write(HostWrite([try entry("a", content: [UInt8(count)])]), in: lease.share)
                repeat {
                    try require(await signals.next() != nil, is: true, "whether there is a signal of content")
                } while try store.hostedInstance(try id("a"))?.content != [UInt8(count)]
            }
        },
    ]
}
