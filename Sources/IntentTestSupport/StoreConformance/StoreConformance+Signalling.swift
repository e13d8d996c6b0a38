import IntentModel
import IntentRuntime

extension StoreConformance {
    static let signalling = [
        StoreCheck("A signal comes of each commit after the call, and what it is of can be read then") { store in
            var signals = try store.signals().makeAsyncIterator()
            try store.place(try instance("a"), at: time)
            for count in 1...5 {
                try store.update(try id("a"), at: time) { increment("n", of: $0) }
                // Hints may be too many, never too few: the log ends the search.
                while try store.instance(try id("a"))?.values["n"] != number(count) {
                    try require(await signals.next() != nil, is: true, "whether there is a signal")
                }
            }
            try await hear(&signals, of: "forgetting", in: store) { try store.forget(try id("a"), at: time) }
        },
        StoreCheck("Everybody who listens hears, and one who stops takes it from nobody") { store in
            var first = try store.signals().makeAsyncIterator()
            do {
                var second = try store.signals().makeAsyncIterator()
                try await hear(&second, of: "a placement", in: store) { try store.place(try instance("a"), at: time) }
            }
            try require(await first.next() != nil, is: true, "whether the first heard it")
            try await hear(&first, of: "an update", in: store) {
                try store.update(try id("a"), at: time) { increment("n", of: $0) }
            }
        },
    ]

    /// Each commit is heard: what was heard before is used up first, as far as it came.
    private static func hear(
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
