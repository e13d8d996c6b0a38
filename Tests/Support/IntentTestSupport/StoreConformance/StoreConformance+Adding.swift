import IntentModel
import IntentRuntime

extension StoreConformance {
    static let adding = [
        StoreCheck("Reading without waiting returns the current instance or nothing") { store in
            func requireNoDifference(_ name: String) throws {
                guard let found = try store.instanceWithoutWaiting(try id(name)) else { return }
                try require(found, is: try store.instance(try id(name)), "\(name), read without waiting")
            }
            try require(try store.instanceWithoutWaiting(try id("a")), is: nil, "an instance before it is added")
            try store.place(try instance("a", values: ["n": number(1)]), at: time)
            try store.place(try instance("b"), at: time)
            for _ in 0..<2 { for name in ["a", "b"] { try requireNoDifference(name) } }
            try store.update(try id("a"), at: time) { increment("n", of: $0) }
            for name in ["a", "b"] { try requireNoDifference(name) }
        },
        StoreCheck("An empty store has no instances, and its newest sequence is 0") { store in
            try require(try store.instances(of: nil), is: [], "the instances")
            try require(try store.changes(of: nil, after: 0, limit: 10), is: [], "the changes")
            try require(try store.newestSequence(), is: 0, "the newest sequence")
            try require(try store.instance(try id("nobody")), is: nil, "an instance that was never added")
        },
        StoreCheck("An added instance is returned unchanged") { store in
            let added = try instance(
                "car1", values: ["size": number(12)], defaults: ["controls": text("lock")])
            try store.place(added, at: time)
            try require(try store.instance(added.id), is: added, "the instance")
        },
        StoreCheck("A static widget has no intent and no values") { store in
            let added = StoredInstance(id: try id("s"), kind: "savings", family: .systemSmall, intent: nil)
            try store.place(added, at: time)
            try require(try store.instance(added.id), is: added, "the instance")
        },
        StoreCheck("An added instance has revision 1 and is not removed, regardless of its properties") { store in
            var given = try instance("car1")
            given.revision = 7
            given.isRemoved = true
            try store.place(given, at: time)
            try require(try store.instance(given.id), is: try instance("car1"), "the instance")
        },
        StoreCheck("An identifier cannot be reused, even after a removal") { store in
            let first = try instance("car1", values: ["size": number(1)])
            try store.place(first, at: time)
            try require(.instanceExists, from: "adding it again") {
                try store.place(try instance("car1"), at: time)
            }
            try store.update(first.id, at: time) { _ in
                InstanceUpdate(cause: .removed, isEdit: true, isRemoved: true)
            }
            try require(.instanceExists, from: "adding a removed instance again") {
                try store.place(try instance("car1"), at: time)
            }
            try require(try store.instance(first.id)?.values, is: first.values, "the values of the first instance")
            try require(try store.newestSequence(), is: 2, "the newest sequence")
        },
        StoreCheck("Identifiers are case-sensitive") { store in
            try store.place(try instance("a"), at: time)
            try store.place(try instance("A"), at: time)
            try require(try store.instances(of: nil).map(\.id.text), is: ["a", "A"], "the identifiers")
        },
        StoreCheck("An identifier of the maximum length is supported") { store in
            let long = try instance("9" + String(repeating: ".-_Zz0", count: 10) + "abc")
            try require(long.id.text.utf8.count, is: 64, "the length of the identifier")
            try store.place(long, at: time)
            try require(try store.instance(long.id), is: long, "the instance")
            try require(try store.instances(of: nil), is: [long], "the list")
            try require(try store.changes(of: long.id, after: 0, limit: 1).map(\.instance), is: [long.id], "the log")
        },
        StoreCheck("Instances are listed in the order they were added, without removed ones") { store in
            for name in ["m", "b", "z", "a", "k"] { try store.place(try instance(name), at: time) }
            try store.update(try id("z"), at: time) { _ in
                InstanceUpdate(cause: .removed, isEdit: true, isRemoved: true)
            }
            try store.update(try id("m"), at: time) { increment("n", of: $0) }
            try require(try store.instances(of: nil).map(\.id.text), is: ["m", "b", "a", "k"], "the identifiers")
            try require(try store.instance(try id("z"))?.isRemoved, is: true, "whether the removed instance is removed")
        },
        StoreCheck("Instances are listed by kind with their values") { store in
            for (name, kind) in [("a", "x"), ("b", "y"), ("c", "x"), ("d", "X")] {
                let values = ["one": text(name), "two": number(2)]
                try store.place(try instance(name, kind: WidgetKind(kind), values: values), at: time)
            }
            let listed = try store.instances(of: "x")
            try require(listed.map(\.id.text), is: ["a", "c"], "the identifiers of kind x")
            try require(listed.map { $0.values["one"] }, is: [text("a"), text("c")], "their values")
            try require(try store.instances(of: "none"), is: [], "the identifiers of an unused kind")
        },
    ]
}
