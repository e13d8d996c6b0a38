import IntentModel
import IntentRuntime

extension StoreConformance {
    private static let day = 86_400_000

    private static func editMany(_ name: String, _ count: Int, in store: any InstanceStore) throws {
        for _ in 0..<count { try store.update(try id(name), at: time) { increment("n", of: $0) } }
    }

    static let retention = [
        StoreCheck("By default, a store keeps 200 edits, and removed instances for 90 days") { store in
            try require(try store.retention(), is: StoreRetention(edits: 200, removedDays: 90), "the retention")
            for retention in [StoreRetention(edits: 7, removedDays: nil), .unlimited, .standard] {
                try store.setRetention(retention)
                try require(try store.retention(), is: retention, "the retention")
            }
            try require(try store.newestSequence(), is: 0, "the newest sequence")
        },
        StoreCheck("The oldest edits beyond the retention are pruned several at a time") { store in
            try store.setRetention(StoreRetention(edits: 10, removedDays: nil))
            try store.place(try instance("a"), at: time)
            try store.place(try instance("b"), at: time)
            try editMany("a", 99, in: store)
            let page = try store.log(of: try id("a"), after: 0, limit: 1_000)
            try require(
                (10...10 + 32).contains(page.changes.count), is: true,
                "whether \(page.changes.count) entries are within the limit")
            let first = page.changes.first?.revision ?? 0
            try require(page.changes.map(\.revision), is: Array(first...100), "the revisions")
            // Sequence 1 adds a, sequence 2 adds b, and sequence 3 is revision 2 of a.
            try require(page.prunedSequence, is: first, "the pruned sequence of a")
            let all = try store.log(of: nil, after: 0, limit: 1_000)
            try require(all.prunedSequence, is: first, "the pruned sequence of all instances")
            try require(all.changes.map(\.sequence), is: [2] + Array(first + 1...101), "the log of all instances")
            try require(
                try store.log(of: try id("b"), after: 0, limit: 9).prunedSequence, is: 0, "the pruned sequence of b")
            try require(try store.instance(try id("a"))?.values["n"], is: number(99), "the value")
        },
        StoreCheck("A page of the log contains the pruned sequence even if it is empty") {
            store in
            try store.setRetention(StoreRetention(edits: 1, removedDays: nil))
            try store.place(try instance("a"), at: time)
            try editMany("a", 4, in: store)
            try store.prune(at: time)
            for (after, limit) in [(0, 0), (5, 9), (99, 9)] {
                try require(
                    try store.log(of: nil, after: after, limit: limit), is: LogPage(changes: [], prunedSequence: 4),
                    "the page after \(after)")
            }
        },
        StoreCheck("Pruning keeps exactly the retained edits, and pruning again does nothing") { store in
            try store.place(try instance("a"), at: time)
            try store.place(try instance("b"), at: time)
            try editMany("a", 30, in: store)
            try editMany("b", 3, in: store)
            try store.update(try id("a"), at: time) { _ in
                InstanceUpdate(cause: .refreshed, isEdit: false, values: ["t": text("x")])
            }
            try store.setRetention(StoreRetention(edits: 5, removedDays: nil))
            try require(try store.prune(at: time), is: PruneReport(changes: 26), "the report")
            let log = try store.changes(of: try id("a"), after: 0, limit: 99)
            try require(log.map(\.revision), is: [27, 28, 29, 30, 31, 31], "the revisions of a")
            try require(try store.changes(of: try id("b"), after: 0, limit: 99).count, is: 4, "the entries of b")
            try require(try store.prune(at: time), is: PruneReport(), "the second report")
            try editMany("a", 1, in: store)
            try require(try store.newestSequence(), is: 37, "the newest sequence")
        },
        StoreCheck("Unlimited retention prunes nothing") { store in
            try store.setRetention(.unlimited)
            try store.place(try instance("a"), at: time)
            try store.place(try instance("b"), at: time)
            try remove("b", from: store)
            try editMany("a", 300, in: store)
            let later = moment(10_000 * day)
            try store.place(try instance("c"), at: later)
            try require(try store.prune(at: later), is: PruneReport(), "the report")
            let page = try store.log(of: nil, after: 0, limit: 1_000)
            try require(page.changes.map(\.sequence), is: Array(1...304), "the sequences")
            try require(page.prunedSequence, is: 0, "the pruned sequence")
        },
        StoreCheck("Adding or removing an instance forgets those whose retention has expired") {
            store in
            try store.setRetention(StoreRetention(edits: nil, removedDays: 2))
            for name in ["a", "b", "c", "d"] { try store.place(try instance(name), at: time) }
            try remove("a", from: store)
            try remove("b", from: store, at: moment(day))
            func removed() throws -> [String] { try store.removedInstances(of: nil).map(\.instance.id.text) }
            try store.place(try instance("e"), at: moment(2 * day - 1))
            try require(try removed(), is: ["a", "b"], "the removed instances just before the expiration")
            try store.place(try instance("f"), at: moment(2 * day))
            try require(try removed(), is: ["b"], "the removed instances after adding one")
            try remove("d", from: store, at: moment(3 * day))
            try require(try removed(), is: ["d"], "the removed instances after removing one")
            let log = try store.changes(of: nil, after: 0, limit: 99)
            try require(
                log.filter { $0.cause == .forgotten }.map(\.instance.text), is: ["a", "b"],
                "the forgotten instances in the log")
            try require(log.filter { $0.instance.text == "a" }.count, is: 1, "the entries of a")
        },
        StoreCheck("Pruning forgets exactly the removed instances whose retention has expired") { store in
            try store.setRetention(StoreRetention(edits: nil, removedDays: 0))
            for index in 0..<100 { try store.place(try instance("i\(index)"), at: time) }
            try store.setRetention(StoreRetention(edits: nil, removedDays: 1))
            for index in 0..<90 { try remove("i\(index)", from: store) }
            try restore("i7", in: store)
            try require(try store.prune(at: moment(day)), is: PruneReport(forgotten: 89), "the report")
            try require(try store.removedInstances(of: nil), is: [], "the removed instances")
            try require(try store.instances(of: nil).count, is: 11, "the remaining instances")
        },
    ]
}
