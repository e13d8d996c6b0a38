import Dispatch
import IntentModel
import IntentRuntime
import Synchronization

extension StoreConformance {
    static let sharing = [
        StoreCheck("Of updates by many threads at once each counts") { store in
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
        StoreCheck("A reader sees all of an update or nothing, while others write") { store in
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
                    let told = try store.instanceAtOnce(try id("a"))?.values
                    try require(told?["x"], is: told?["y"], "the two values, told at once")
                    let log = try store.changes(of: nil, after: 0, limit: 1_000)
                    try require(log.map(\.sequence), is: Array(1...log.count), "the sequences")
                }
            }
        },
        StoreCheck("Of many who place the same id at once one succeeds") { store in
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

    /// On threads of their own; the first failure comes back.
    private static func concurrently(_ count: Int, _ body: @Sendable (Int) throws -> Void) throws {
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
