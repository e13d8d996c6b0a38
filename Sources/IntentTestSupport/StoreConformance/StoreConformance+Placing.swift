import IntentModel
import IntentRuntime

extension StoreConformance {
    static let placing = [
        StoreCheck("What is told at once, if anything, is what is stored now") { store in
            func requireNoDifference(_ name: String) throws {
                guard let told = try store.instanceAtOnce(try id(name)) else { return }
                try require(told, is: try store.instance(try id(name)), "what is told at once of \(name)")
            }
            try require(try store.instanceAtOnce(try id("a")), is: nil, "an instance before it is placed")
            try store.place(try instance("a", values: ["n": number(1)]), at: time)
            try store.place(try instance("b"), at: time)
            for _ in 0..<2 { for name in ["a", "b"] { try requireNoDifference(name) } }
            try store.update(try id("a"), at: time) { increment("n", of: $0) }
            for name in ["a", "b"] { try requireNoDifference(name) }
        },
        StoreCheck("An empty store has nothing, and its newest sequence is 0") { store in
            try require(try store.instances(of: nil), is: [], "the instances")
            try require(try store.changes(of: nil, after: 0, limit: 10), is: [], "the changes")
            try require(try store.newestSequence(), is: 0, "the newest sequence")
            try require(try store.instance(try id("nobody")), is: nil, "an instance that was never placed")
        },
        StoreCheck("A placed instance is given back as it was placed") { store in
            let placed = try instance(
                "car1", values: ["size": number(12)], defaults: ["controls": text("lock")])
            try store.place(placed, at: time)
            try require(try store.instance(placed.id), is: placed, "the instance")
        },
        StoreCheck("A static widget has no intent and no values") { store in
            let placed = StoredInstance(id: try id("s"), kind: "savings", family: "systemSmall", intent: nil)
            try store.place(placed, at: time)
            try require(try store.instance(placed.id), is: placed, "the instance")
        },
        StoreCheck("A placed instance begins with revision 1 and is not removed, whatever is given") { store in
            var given = try instance("car1")
            given.revision = 7
            given.isRemoved = true
            try store.place(given, at: time)
            try require(try store.instance(given.id), is: try instance("car1"), "the instance")
        },
        StoreCheck("An id is given once, also after a removal") { store in
            let first = try instance("car1", values: ["size": number(1)])
            try store.place(first, at: time)
            try require(.instanceExists, from: "placing it again") {
                try store.place(try instance("car1"), at: time)
            }
            try store.update(first.id, at: time) { _ in
                InstanceUpdate(cause: .removed, isEdit: true, isRemoved: true)
            }
            try require(.instanceExists, from: "placing a removed one") {
                try store.place(try instance("car1"), at: time)
            }
            try require(try store.instance(first.id)?.values, is: first.values, "the values of the first")
            try require(try store.newestSequence(), is: 2, "the newest sequence")
        },
        StoreCheck("Ids that differ in case are two") { store in
            try store.place(try instance("a"), at: time)
            try store.place(try instance("A"), at: time)
            try require(try store.instances(of: nil).map(\.id.text), is: ["a", "A"], "the ids")
        },
        StoreCheck("The longest id is kept") { store in
            let long = try instance("9" + String(repeating: ".-_Zz0", count: 10) + "abc")
            try require(long.id.text.utf8.count, is: 64, "the length of the id")
            try store.place(long, at: time)
            try require(try store.instance(long.id), is: long, "the instance")
            try require(try store.instances(of: nil), is: [long], "the list")
            try require(try store.changes(of: long.id, after: 0, limit: 1).map(\.instance), is: [long.id], "the log")
        },
        StoreCheck("Instances are listed in the order in which they were placed, removed ones left out") { store in
            for name in ["m", "b", "z", "a", "k"] { try store.place(try instance(name), at: time) }
            try store.update(try id("z"), at: time) { _ in
                InstanceUpdate(cause: .removed, isEdit: true, isRemoved: true)
            }
            try store.update(try id("m"), at: time) { increment("n", of: $0) }
            try require(try store.instances(of: nil).map(\.id.text), is: ["m", "b", "a", "k"], "the ids")
            try require(try store.instance(try id("z"))?.isRemoved, is: true, "what the removed one says")
        },
        StoreCheck("Instances are listed by kind, each with its own values") { store in
            for (name, kind) in [("a", "x"), ("b", "y"), ("c", "x"), ("d", "X")] {
                let values = ["one": text(name), "two": number(2)]
                try store.place(try instance(name, kind: WidgetKind(kind), values: values), at: time)
            }
            let listed = try store.instances(of: "x")
            try require(listed.map(\.id.text), is: ["a", "c"], "the ids of kind x")
            try require(listed.map { $0.values["one"] }, is: [text("a"), text("c")], "their values")
            try require(try store.instances(of: "none"), is: [], "the ids of a kind that nobody placed")
        },
    ]
}
