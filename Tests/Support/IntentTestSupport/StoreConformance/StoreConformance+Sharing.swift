import Dispatch
package import IntentModel
package import IntentRuntime
import Synchronization

extension StoreConformance {
    static let sharing = [
        StoreCheck("Concurrent updates are all applied") { store in
            try store.place(try instance("a"), at: time)
            try store.place(try instance("b"), at: time)
            try concurrently(8) { thread in
                for _ in 0..<25 {
                    try store.update(try id(thread % 2 == 0 ? "a" : "b"), at: time) { increment("n", of: $0) }
                }
            }
            for name in ["a", "b"] {
                let instance = try store.instance(try id(name))
                try require(instance?.values["n"], is: number(100), "the count of \(name)")
                try require(instance?.revision, is: 101, "the revision of \(name)")
                let log = try store.changes(of: try id(name), after: 0, limit: 1_000)
                try require(log.map(\.revision), is: Array(1...101), "the logged revisions of \(name)")
            }
            let log = try store.changes(of: nil, after: 0, limit: 1_000)
            try require(log.map(\.sequence), is: Array(1...202), "the sequences")
        },
        StoreCheck("A concurrent reader sees an update entirely or not at all") { store in
            try store.place(try instance("a", values: ["x": number(0), "y": number(0)]), at: time)
            try concurrently(4) { thread in
                for _ in 0..<50 {
                    guard thread > 0 else {
                        try store.update(try id("a"), at: time) { instance in
                            var update = increment("x", of: instance)
                            update.values["y"] = update.values["x"]
                            return update
                        }
                        continue
                    }
                    let values = try store.instance(try id("a"))?.values
                    try require(values?["x"], is: values?["y"], "the two values")
                    let immediate = try store.instanceWithoutWaiting(try id("a"))?.values
                    try require(immediate?["x"], is: immediate?["y"], "the two values, read without waiting")
                    let log = try store.changes(of: nil, after: 0, limit: 1_000)
                    try require(log.map(\.sequence), is: Array(1...log.count), "the sequences")
                }
            }
        },
        StoreCheck("Only one of several concurrent additions of the same identifier succeeds") { store in
            let successes = Mutex(0)
            try concurrently(6) { thread in
                do {
                    try store.place(try instance("a", values: ["n": number(thread)]), at: time)
                    successes.withLock { $0 += 1 }
                } catch let error as StoreError where error.code == .instanceExists {}
            }
            try require(successes.withLock { $0 }, is: 1, "the successes")
            try require(try store.newestSequence(), is: 1, "the newest sequence")
        },
    ]

    /// Runs a closure concurrently on several threads and throws the first error.
    static func concurrently(_ count: Int, _ body: @Sendable (Int) throws -> Void) throws {
        let failure = Mutex<(any Error)?>(nil)
        DispatchQueue.concurrentPerform(iterations: count) { index in
            do {
                try body(index)
            } catch {
                failure.withLock { $0 = $0 ?? error }
            }
        }
        if let error = failure.withLock({ $0 }) { throw error }
    }
}

extension StoreConformance {
    static let signaling = [
        StoreCheck("Each commit is signaled, and its changes can then be read") { store in
            var signals = try store.signals().makeAsyncIterator()
            try store.place(try instance("a"), at: time)
            for count in 1...5 {
                try store.update(try id("a"), at: time) { increment("n", of: $0) }
                // There may be more signals than commits, but never fewer.
                while try store.instance(try id("a"))?.values["n"] != number(count) {
                    try require(await signals.next() != nil, is: true, "whether there is a signal")
                }
            }
            try await expectSignal(&signals, of: "forgetting", in: store) { try store.forget(try id("a"), at: time) }
        },
        StoreCheck("All observers receive signals, even after one of them stops") { store in
            var first = try store.signals().makeAsyncIterator()
            do {
                var second = try store.signals().makeAsyncIterator()
                try await expectSignal(&second, of: "an addition", in: store) {
                    try store.place(try instance("a"), at: time)
                }
            }
            try require(await first.next() != nil, is: true, "whether the first observer received a signal")
            try await expectSignal(&first, of: "an update", in: store) {
                try store.update(try id("a"), at: time) { increment("n", of: $0) }
            }
        },
    ]

    /// Expects a signal for the commit of a closure, skipping signals of earlier commits.
    private static func expectSignal(
        _ signals: inout AsyncStream<Void>.AsyncIterator, of what: String, in store: any InstanceStore,
        _ body: () throws -> Void
    ) async throws {
        let before = try store.newestSequence()
        try body()
        repeat {
            try require(await signals.next() != nil, is: true, "whether there is a signal of \(what)")
        } while try store.newestSequence() == before
    }
}

/// Two stores with the same instances, as in two processes. Each store receives half of the calls. Signals are of the second one,
/// and the lease is that of the first.
package struct AlternatingStore: ForwardingStore {
    let first: any HostStore & DocumentStore
    let second: any HostStore & DocumentStore

    package var base: any HostStore & DocumentStore { second }

    package init(first: any HostStore & DocumentStore, second: any HostStore & DocumentStore) {
        self.first = first
        self.second = second
    }

    package func instance(_ id: InstanceID) throws -> StoredInstance? {
        let instance = try first.instance(id)
        guard try second.instance(id)?.id == instance?.id else {
            throw StoreCheckFailure("the stores disagree about '\(id)'")
        }
        return try second.instance(id)
    }

    package func uses(of ids: [InstanceID]) throws -> [IdentifierUse] { try first.uses(of: ids) }

    package func performUpdate<Outcome: Sendable>(
        of id: InstanceID, at time: StoreTime, _ decide: (StoredInstance) throws -> UpdateDecision<Outcome>
    ) throws -> UpdateResult<Outcome> {
        let store = try first.newestSequence() % 2 == 0 ? first : second
        return try store.performUpdate(of: id, at: time, decide)
    }

    package func writeTogether(_ writes: [InstanceWrite], at time: StoreTime) throws {
        try first.writeTogether(writes, at: time)
    }

    package func removedInstances(of kind: WidgetKind?) throws -> [RemovedInstance] {
        try first.removedInstances(of: kind)
    }

    package func log(of id: InstanceID?, after sequence: Int, limit: Int) throws -> LogPage {
        try first.log(of: id, after: sequence, limit: limit)
    }

    package func retention() throws -> StoreRetention { try first.retention() }

    package func requests(in share: HostShare?, after sequence: Int, limit: Int) throws -> [QueuedRequest] {
        try first.requests(in: share, after: sequence, limit: limit)
    }

    package func beginHosting(as name: String) throws -> any HostLease { try first.beginHosting(as: name) }

    package func setDocument(_ content: [UInt8], named name: String, ifRevision revision: Int?) throws -> Int? {
        try first.setDocument(content, named: name, ifRevision: revision)
    }
}
