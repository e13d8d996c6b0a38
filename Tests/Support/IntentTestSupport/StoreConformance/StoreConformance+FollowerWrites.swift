import IntentModel
import IntentRuntime
import Synchronization

/// Writes to the followers of an instance, and to an instance and its followers together.
extension StoreConformance {
    private static func follow(_ source: String) throws -> InstanceUpdate {
        InstanceUpdate(cause: .followed, isEdit: true, follows: .some(try id(source)))
    }

    private static func place(_ name: String, following source: String?, in store: any InstanceStore) throws {
        try store.place(try instance(name, values: ["n": number(1)]), at: time)
        if let source { try store.update(try id(name), at: time) { _ in try follow(source) } }
    }

    @Sendable private static func independence(_: StoredInstance) -> InstanceUpdate? {
        InstanceUpdate(cause: .unfollowed, isEdit: true, follows: .some(nil))
    }

    static let followerWrites = [
        StoreCheck("A batch writes to all direct followers, also to removed ones and those that it adds") { store in
            for (name, source) in [("s", nil), ("a", "s"), ("b", "s"), ("c", "a")] as [(String, String?)] {
                try place(name, following: source, in: store)
            }
            try remove("b", from: store)
            var placed = try instance("d")
            placed.follows = try id("s")
            let before = try store.newestSequence()
            try store.writeTogether(
                [
                    .placement(placed), .placement(try instance("e")),
                    .update(try id("e")) { _ in try follow("s") },
                    .updateFollowers(try id("s")) { increment("n", of: $0) },
                    .updateFollowers(try id("none")) { _ in throw StoreCheckFailure("a follower of nothing") },
                ], at: time)
            let log = try store.changes(of: nil, after: before, limit: 99)
            let edited = log.filter { $0.cause == .edited }.map(\.instance.text)
            try require(Set(edited), is: ["a", "b", "d", "e"], "the instances that were written")
            try require(edited.count, is: 4, "the number of writes")
            try require(try store.instance(try id("e"))?.values["n"], is: number(1), "the value of an added follower")
        },
        StoreCheck("An instance that follows itself is not its own follower in a batch") { store in
            try place("a", following: nil, in: store)
            try store.update(try id("a"), at: time) { _ in try follow("a") }
            try store.writeTogether([.updateFollowers(try id("a")) { increment("n", of: $0) }], at: time)
            try require(try store.instance(try id("a"))?.revision, is: 2, "the revision")
        },
        StoreCheck("A batch forgets an instance after a write to its followers, or does neither") { store in
            try place("s", following: nil, in: store)
            try place("a", following: "s", in: store)
            let (s, a) = (try id("s"), try id("a"))
            let before = try store.newestSequence()
            try require(.unknownInstance, from: "forgetting a missing instance") {
                try store.writeTogether(
                    [.updateFollowers(s, independence), .forgetting(s), .forgetting(try id("none"))], at: time)
            }
            try require(try store.newestSequence(), is: before, "the newest sequence after a failure")
            try require(.unknownInstance, from: "forgetting twice") {
                try store.writeTogether([.forgetting(s), .forgetting(s)], at: time)
            }
            try store.writeTogether(
                [
                    .updateFollowers(s, independence), .forgetting(s),
                    .update(a) { $0.followed.isEmpty ? increment("n", of: $0) : nil },
                ], at: time)
            try require(try store.uses(of: [s]), is: [.forgotten], "the use of the identifier")
            try require(try store.instance(a)?.follows, is: nil, "the followed instance")
            try require(
                try store.changes(of: nil, after: before, limit: 9).map { "\($0.instance) \($0.cause.rawValue)" },
                is: ["a unfollowed", "s forgotten", "a edited"], "the log")
            try require(try store.changes(of: s, after: 0, limit: 9).map(\.revision), is: [2], "the log that remains")
        },
        StoreCheck("A batch sees an instance that it forgets no more") { store in
            try place("s", following: nil, in: store)
            try place("a", following: "s", in: store)
            let chain = Mutex<[String]?>(nil)
            try store.writeTogether(
                [
                    .forgetting(try id("s")),
                    .update(try id("a")) { instance in
                        chain.withLock { $0 = instance.followed.map(\.id.text) }
                        return nil
                    },
                ], at: time)
            try require(chain.withLock { $0 }, is: [], "the chain in the closure")
        },
        StoreCheck("An instance is not written while a batch reads it") { store in
            try place("a", following: nil, in: store)
            try place("b", following: nil, in: store)
            let (a, b) = (try id("a"), try id("b"))
            try concurrently(4) { thread in
                for _ in 0..<20 {
                    guard thread == 0 else {
                        try store.update(a, at: time) { increment("n", of: $0) }
                        continue
                    }
                    let seen = Mutex<StoredValue?>(nil)
                    try store.writeTogether(
                        [
                            .update(a) { instance in
                                seen.withLock { $0 = instance.values["n"] }
                                return nil
                            },
                            .update(b) { _ in edit(["n": seen.withLock { $0 }]) },
                        ], at: time)
                }
            }
            var newest: StoredValue? = number(1)
            for change in try store.changes(of: nil, after: 2, limit: 999) {
                let value = change.differences.first?.after
                if change.instance == a { newest = value }
                if change.instance == b, let value { try require(value, is: newest, "the copied value") }
            }
        },
        StoreCheck("A batch misses no follower, while others begin to follow") { store in
            try place("s", following: nil, in: store)
            let names = (0..<24).map { "f\($0)" }
            for name in names { try place(name, following: nil, in: store) }
            let s = try id("s")
            try concurrently(4) { thread in
                if thread == 0 {
                    try store.writeTogether(
                        [
                            .updateFollowers(s, independence),
                            .update(s) { _ in InstanceUpdate(cause: .removed, isEdit: true, isRemoved: true) },
                        ], at: time)
                }
                for (index, name) in names.enumerated() where index % 4 == thread {
                    let isRemoved = Mutex(false)
                    try store.writeTogether(
                        [
                            .update(s) { source in
                                isRemoved.withLock { $0 = source.isRemoved }
                                return nil
                            },
                            .update(try id(name)) { _ in try isRemoved.withLock { $0 } ? nil : follow("s") },
                        ], at: time)
                }
            }
            try require(try store.followers(of: s), is: [], "the followers of the removed instance")
        },
    ]
}
