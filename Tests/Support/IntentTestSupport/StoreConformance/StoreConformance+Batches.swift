import IntentModel
import IntentRuntime

extension StoreConformance {
    private struct WriteError: Error, Equatable {}

    /// Reading in pages, and writing in batches.
    static let batches = [
        StoreCheck("Pages contain each instance once, in the order they were added") { store in
            for name in ["m", "b", "z", "a", "k"] {
                try store.place(try instance(name, values: ["n": text(name), "size": number(1)]), at: time)
            }
            try store.update(try id("b"), at: time) { _ in
                InstanceUpdate(cause: .removed, isEdit: true, isRemoved: true)
            }
            let all = try store.instances(of: nil)
            try require(all.map(\.id.text), is: ["m", "z", "a", "k"], "the instances")
            for limit in 1...5 {
                var request = InstancePageRequest(limit: limit)
                var found: [StoredInstance] = []
                while true {
                    let page = try store.page(request)
                    try require(page.instances.count <= limit, is: true, "whether the page of \(limit) is not too long")
                    found += page.instances
                    guard let next = page.next else { break }
                    try require(page.instances.count, is: limit, "the number of instances before another page")
                    request.start = next
                }
                try require(found, is: all, "the instances in pages of \(limit)")
            }
            try require(try store.page(InstancePageRequest(limit: 0)).instances, is: [], "a page of none")
        },
        StoreCheck("Pages of a kind and without values are parts of the instances") { store in
            for (name, kind) in [("a", "x"), ("b", "y"), ("c", "x"), ("d", "x"), ("e", "z")] {
                try store.place(
                    try instance(name, kind: WidgetKind(kind), values: ["n": text(name)], defaults: ["n": text("d")]),
                    at: time)
            }
            let first = try store.page(InstancePageRequest(kind: "x", limit: 2))
            try require(first.instances.map(\.id.text), is: ["a", "c"], "the first page of a kind")
            try require(first.instances.first?.values, is: ["n": text("a")], "its values")
            let rest = try store.page(InstancePageRequest(kind: "x", start: first.next ?? 0, limit: 2))
            try require(rest.instances.map(\.id.text), is: ["d"], "the last page of a kind")
            try require(rest.next, is: nil, "the page after the last")
            let kinds: Set<WidgetKind> = ["x", "z"]
            let both = try store.page(InstancePageRequest(limit: 2), of: kinds)
            try require(both.instances.map(\.id.text), is: ["a", "c"], "the first page of two kinds")
            let others = try store.page(InstancePageRequest(start: both.next ?? 0, limit: 9), of: kinds)
            try require(others.instances.map(\.id.text), is: ["d", "e"], "the last page of two kinds")
            try require(others.next, is: nil, "the page after the last of two kinds")
            for kind in [nil, "x"] as [WidgetKind?] {
                let headings = try store.page(InstancePageRequest(kind: kind, includesValues: false)).instances
                let expected = try store.instances(of: kind).map { instance in
                    StoredInstance(
                        id: instance.id, kind: instance.kind, family: instance.family, intent: instance.intent,
                        revision: instance.revision)
                }
                try require(headings, is: expected, "the instances without values")
            }
        },
        StoreCheck("Writes between two pages neither repeat nor skip instances") { store in
            for name in ["a", "b", "c", "d"] { try store.place(try instance(name), at: time) }
            let first = try store.page(InstancePageRequest(limit: 2))
            for name in ["a", "c"] {
                try store.update(try id(name), at: time) { _ in
                    InstanceUpdate(cause: .removed, isEdit: true, isRemoved: true)
                }
            }
            try store.place(try instance("e"), at: time)
            let rest = try store.page(InstancePageRequest(start: first.next ?? 0))
            try require(first.instances.map(\.id.text), is: ["a", "b"], "the first page")
            try require(rest.instances.map(\.id.text), is: ["d", "e"], "the second page")
        },
        StoreCheck("The use of identifiers includes removed and forgotten instances") { store in
            for name in ["placed", "removed", "forgotten"] {
                try store.place(try instance(name, values: ["n": number(1)], defaults: ["n": number(2)]), at: time)
            }
            try store.update(try id("removed"), at: time) { _ in
                InstanceUpdate(cause: .removed, isEdit: true, isRemoved: true)
            }
            try store.forget(try id("forgotten"), at: time)
            var removed = try instance("removed")
            removed.revision = 2
            removed.isRemoved = true
            let uses = try store.uses(of: ["forgotten", "nobody", "removed", "placed", "nobody"].map(id))
            try require(
                uses, is: [.forgotten, .unused, .stored(removed), .stored(try instance("placed")), .unused],
                "the uses")
            try require(try store.uses(of: []), is: [], "the uses of no identifiers")
        },
        StoreCheck("A batch of writes is performed and logged in order") { store in
            try store.place(try instance("a", values: ["n": number(1)]), at: time)
            let later = StoreTime(milliseconds: time.milliseconds + 5)
            try store.writeTogether(
                [
                    .placement(try instance("b", values: ["n": number(7)])),
                    .update(try id("a")) { increment("n", of: $0) },
                    .update(try id("b")) { increment("n", of: $0) },
                    .update(try id("a")) { _ in nil },
                    .update(try id("a")) { increment("n", of: $0) },
                    .placement(try instance("c")),
                ], at: later)
            try require(try store.instances(of: nil).map(\.id.text), is: ["a", "b", "c"], "the instances")
            try require(try store.instance(try id("a"))?.values["n"], is: number(3), "the value of a")
            try require(try store.instance(try id("b"))?.values["n"], is: number(8), "the value of b")
            let log = try store.changes(of: nil, after: 1, limit: 9)
            try require(log.map(\.instance.text), is: ["b", "a", "b", "a", "c"], "the logged instances")
            try require(log.map(\.sequence), is: Array(2...6), "the sequences")
            try require(log.map(\.revision), is: [1, 2, 2, 3, 1], "the logged revisions")
            try require(
                log.map(\.cause), is: [.placed, .edited, .edited, .edited, .placed], "the logged causes")
            try require(Set(log.map(\.time)), is: [later], "the logged times")
        },
        StoreCheck("A batch with a failing write changes nothing") { store in
            try store.place(try instance("a", values: ["n": number(1)]), at: time)
            try store.place(try instance("gone"), at: time)
            try store.forget(try id("gone"), at: time)
            let before = (try store.instances(of: nil), try store.newestSequence())
            let writes: [InstanceWrite] = [
                .placement(try instance("b")), .update(try id("a")) { increment("n", of: $0) },
            ]
            func requireNothing(_ what: String) throws {
                try require(try store.instances(of: nil), is: before.0, "the instances after \(what)")
                try require(try store.newestSequence(), is: before.1, "the newest sequence after \(what)")
                try require(try store.uses(of: [try id("b")]), is: [.unused], "the use after \(what)")
            }
            for name in ["a", "gone", "b"] {
                try require(.instanceExists, from: "placing \(name)") {
                    try store.writeTogether(writes + [.placement(try instance(name))], at: time)
                }
                try requireNothing("placing \(name)")
            }
            for name in ["nobody", "gone"] {
                try require(.unknownInstance, from: "updating \(name)") {
                    try store.writeTogether(writes + [.update(try id(name)) { _ in nil }], at: time)
                }
                try requireNothing("updating \(name)")
            }
            do {
                try store.writeTogether(writes + [.update(try id("b")) { _ in throw WriteError() }], at: time)
                throw StoreCheckFailure("the batch succeeded")
            } catch is WriteError {}
            try requireNothing("an error of a closure")
            try store.writeTogether(writes, at: time)
            try require(try store.instances(of: nil).map(\.id.text), is: ["a", "b"], "the instances at the end")
        },
        StoreCheck("An empty batch of writes changes nothing") { store in
            try store.writeTogether([], at: time)
            try require(try store.newestSequence(), is: 0, "the newest sequence")
        },
        StoreCheck("A batch removes, restores and prunes as single writes do") { store in
            try store.setRetention(StoreRetention(edits: 1, removedDays: 0))
            for name in ["old", "kept"] { try store.place(try instance(name), at: time) }
            try store.update(try id("old"), at: time) { _ in
                InstanceUpdate(cause: .removed, isEdit: true, isRemoved: true)
            }
            let later = StoreTime(milliseconds: time.milliseconds + 1)
            let kept = try id("kept")
            let edits = (0..<StoreRetention.pruningInterval).map { value in
                InstanceWrite.update(kept) { _ in edit(["n": number(value)]) }
            }
            try store.writeTogether([.placement(try instance("new"))] + edits, at: later)
            try require(try store.uses(of: [try id("old")]), is: [.forgotten], "the use of the removed instance")
            try require(
                try store.instance(try id("kept"))?.revision, is: 1 + StoreRetention.pruningInterval, "the revision")
            let log = try store.log(of: try id("kept"), after: 0, limit: 99)
            try require(log.changes.count <= 2, is: true, "whether the log was pruned")
            try require(log.prunedSequence > 0, is: true, "whether the log reports that it was pruned")
        },
    ]
}
