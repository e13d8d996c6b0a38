import IntentModel
import IntentRuntime

extension StoreConformance {
    /// Returns an update by which an instance follows another one, or none.
    private static func follow(_ source: String?) throws -> InstanceUpdate {
        InstanceUpdate(cause: .followed, isEdit: true, follows: .some(try source.map(id)))
    }

    /// Places `a`, `b` that follows `a`, and `c` that follows `b`.
    private static func placeChain(in store: any InstanceStore) throws {
        try store.place(try instance("a", values: ["n": number(1)], defaults: ["d": number(2)]), at: time)
        try store.place(try instance("b", values: ["m": number(3)]), at: time)
        try store.place(try instance("c"), at: time)
        try store.update(try id("b"), at: time) { _ in try follow("a") }
        try store.update(try id("c"), at: time) { _ in try follow("b") }
    }

    private static func chain(_ instance: StoredInstance?) -> [String] { instance?.followed.map(\.id.text) ?? [] }

    static let following = [
        StoreCheck("An instance is read with those that it follows, the nearest first") { store in
            try placeChain(in: store)
            let found = try store.instance(try id("c"))
            try require(found?.follows, is: try id("b"), "the followed instance")
            try require(chain(found), is: ["b", "a"], "the chain")
            try require(found?.followed.map(\.values), is: [["m": number(3)], ["n": number(1)]], "the values")
            try require(found?.followed.last?.defaults, is: ["d": number(2)], "the remembered defaults")
            try require(found?.followed.allSatisfy { $0.followed.isEmpty }, is: true, "the chains in the chain")
            try require(try store.instances(of: nil).map(chain), is: [[], ["a"], ["b", "a"]], "the chains of a page")
            let page = try store.page(InstancePageRequest(includesValues: false))
            try require(page.instances.map(\.follows?.text), is: [nil, "a", "b"], "what a page without values has")
            try require(page.instances.flatMap(\.followed), is: [], "the chains of a page without values")
            if let found = try store.instanceWithoutWaiting(try id("c")) {
                try require(chain(found), is: ["b", "a"], "the chain without waiting")
            }
        },
        StoreCheck("A change of a followed instance is read with its followers and logged for them") { store in
            try placeChain(in: store)
            _ = try store.instance(try id("c"))
            let before = try store.newestSequence()
            try store.update(try id("a"), at: moment(5)) { increment("n", of: $0) }
            try require(
                try store.instance(try id("c"))?.followed.last?.values, is: ["n": number(2)], "the followed values")
            let log = try store.changes(of: nil, after: before, limit: 9)
            try require(log.map(\.instance.text), is: ["a", "b", "c"], "the instances of the log")
            try require(log.map(\.cause), is: [.edited, .sourceChanged, .sourceChanged], "the causes")
            try require(log.map(\.revision), is: [2, 2, 2], "the revisions")
            try require(log.map(\.time), is: Array(repeating: moment(5), count: 3), "the times")
            try require(log.dropFirst().flatMap(\.differences), is: [], "the differences")
            let sequences = log.map(\.sequence)
            try require(Set(sequences).count, is: 3, "the number of sequence numbers")
            try require(sequences, is: sequences.sorted(), "the order of the sequence numbers")
            try require(try store.newestSequence(), is: sequences.last ?? 0, "the newest sequence number")
            try require(
                try store.changes(of: try id("c"), after: before, limit: 9).map(\.cause), is: [.sourceChanged],
                "the log of a follower")
            try store.update(try id("b"), at: time) { _ in
                InstanceUpdate(cause: .resized, isEdit: true, family: .systemSmall)
            }
            try require(
                try store.changes(of: try id("c"), after: sequences.last ?? 0, limit: 9), is: [],
                "the log of a follower after a change that it does not show")
        },
        StoreCheck("Following is logged with the instance before and after, and ends with a last entry") { store in
            try placeChain(in: store)
            try store.update(try id("c"), at: time) { _ in try follow("a") }
            try store.update(try id("c"), at: time) { _ in try follow("a") }
            try store.update(try id("c"), at: time) { _ in
                InstanceUpdate(cause: .unfollowed, isEdit: true, values: ["m": number(3)], follows: .some(nil))
            }
            let log = try store.changes(of: try id("c"), after: 0, limit: 9)
            try require(
                log.map(\.following),
                is: [
                    nil, .init(from: nil, to: try id("b")), .init(from: try id("b"), to: try id("a")), nil,
                    .init(from: try id("a"), to: nil),
                ], "what the log says")
            try require(try store.instance(try id("c"))?.follows, is: nil, "the followed instance")
            try require(try store.instance(try id("c"))?.followed, is: [], "the chain")
        },
        StoreCheck("An update has the chain, and returns the one after it") { store in
            try placeChain(in: store)
            var seen: [String] = []
            let updated = try store.update(try id("c"), at: time) { instance in
                seen = chain(instance)
                return try follow("a")
            }
            try require(seen, is: ["b", "a"], "the chain in the closure")
            try require(chain(updated), is: ["a"], "the chain of the result")
            let (a, c) = (try id("a"), try id("c"))
            let results = store.updateEach([
                UpdateRequest(a, at: time) { UpdateDecision(increment("n", of: $0), outcome: 0) },
                UpdateRequest(c, at: time) { instance in
                    UpdateDecision(nil, outcome: instance.followed.first?.values["n"]?.wire.integerValue ?? 0)
                },
            ])
            try require(try results.map { try $0.get().outcome }, is: [0, 2], "what a later update sees")
        },
        StoreCheck("An instance can be placed with the one that it follows") { store in
            var follower = try instance("b")
            follower.follows = try id("a")
            try store.writeTogether([.placement(try instance("a")), .placement(follower)], at: time)
            try require(chain(try store.instance(try id("b"))), is: ["a"], "the chain")
            try require(
                try store.changes(of: try id("b"), after: 0, limit: 9).map(\.following),
                is: [.init(from: nil, to: try id("a"))], "what the log says")
        },
        StoreCheck("A chain ends at a missing instance and at one that follows itself through others") { store in
            try placeChain(in: store)
            try store.update(try id("a"), at: time) { _ in try follow("c") }
            try require(chain(try store.instance(try id("a"))), is: ["c", "b"], "a chain that leads back")
            try require(try store.instances(of: nil).map(chain).map(\.count), is: [2, 2, 2], "all chains")
            let before = try store.newestSequence()
            try store.update(try id("a"), at: time) { increment("n", of: $0) }
            try require(
                try store.changes(of: nil, after: before, limit: 9).map(\.instance.text).sorted(), is: ["a", "b", "c"],
                "the log of a cycle")
            try store.update(try id("a"), at: time) { _ in try follow("a") }
            try require(chain(try store.instance(try id("a"))), is: [], "the chain of an instance that follows itself")
            try store.update(try id("a"), at: time) { _ in try follow("none") }
            try require(chain(try store.instance(try id("b"))), is: ["a"], "a chain to a missing instance")
        },
        StoreCheck("A removed instance is followed until it is forgotten") { store in
            try placeChain(in: store)
            try remove("b", from: store)
            try require(chain(try store.instance(try id("c"))), is: ["b", "a"], "the chain")
            try require(
                try store.instance(try id("c"))?.followed.first?.isRemoved, is: true, "the removal in the chain")
            try require(try store.removedInstances(of: nil).map(\.instance).map(chain), is: [["a"]], "a removed chain")
            let before = try store.newestSequence()
            try store.update(try id("a"), at: time) { increment("n", of: $0) }
            try require(
                try store.changes(of: nil, after: before, limit: 9).map(\.instance.text), is: ["a", "c"],
                "the log without the removed instance")
            try store.forget(try id("b"), at: moment(9))
            let found = try store.instance(try id("c"))
            try require(found?.follows, is: try id("b"), "the followed instance")
            try require(chain(found), is: [], "the chain")
            try require(
                try store.changes(of: try id("c"), after: before, limit: 9).map(\.time), is: [time, moment(9)],
                "the log of the follower")
            try require(try store.followers(of: try id("a")), is: [], "the followers of the first one")
        },
        StoreCheck("The followers of an instance are those that follow it directly, also removed ones") { store in
            try placeChain(in: store)
            try store.place(try instance("d"), at: time)
            try store.update(try id("d"), at: time) { _ in try follow("a") }
            try remove("d", from: store)
            try require(Set(try store.followers(of: try id("a"))), is: [try id("b"), try id("d")], "the followers")
            try require(try store.followers(of: try id("c")), is: [], "the followers of the last one")
            try require(try store.followers(of: try id("none")), is: [], "the followers of a missing one")
        },
        StoreCheck("A page can be read without the followed instances") { store in
            try placeChain(in: store)
            let page = try store.page(InstancePageRequest(includesSources: false))
            try require(page.instances.map(\.follows?.text), is: [nil, "a", "b"], "what they follow")
            try require(page.instances.flatMap(\.followed), is: [], "the chains")
            try require(page.instances.first?.values, is: ["n": number(1)], "the values")
        },
    ]
}
