import IntentModel
import IntentRuntime

extension StoreConformance {
    static func remove(_ name: String, from store: any InstanceStore, at time: StoreTime = time) throws {
        try store.update(try id(name), at: time) { _ in
            InstanceUpdate(cause: .removed, isEdit: true, isRemoved: true)
        }
    }

    static func restore(_ name: String, in store: any InstanceStore) throws {
        try store.update(try id(name), at: time) { _ in
            InstanceUpdate(cause: .restored, isEdit: true, isRemoved: false)
        }
    }

    static func moment(_ milliseconds: Int) -> StoreTime {
        StoreTime(milliseconds: time.milliseconds + milliseconds)
    }

    static let removing = [
        StoreCheck("Removed instances are listed with the times of their removals, in the order they were added") {
            store in
            for (name, kind) in [("m", "x"), ("b", "y"), ("z", "x"), ("a", "x")] {
                let values = ["one": text(name), "two": number(2)]
                try store.place(try instance(name, kind: WidgetKind(kind), values: values), at: time)
            }
            try require(try store.removedInstances(of: nil), is: [], "the removed instances at the beginning")
            for (name, milliseconds) in [("z", 1), ("m", 2), ("b", 3)] {
                try remove(name, from: store, at: moment(milliseconds))
            }
            let removed = try store.removedInstances(of: nil)
            try require(removed.map(\.instance.id.text), is: ["m", "b", "z"], "the removed instances")
            try require(removed.map(\.removedAt), is: [moment(2), moment(3), moment(1)], "the times")
            try require(removed.first?.instance, is: try store.instance(try id("m")), "one of the removed instances")
            try require(
                try store.removedInstances(of: "x").map(\.instance.id.text), is: ["m", "z"],
                "the removed instances of kind x")
            try require(try store.removedInstances(of: "none"), is: [], "the removed instances of an unused kind")
        },
        StoreCheck("The time of a removal is that of the last removal and is not changed by updates") { store in
            try store.place(try instance("a"), at: time)
            try remove("a", from: store, at: moment(1))
            try restore("a", in: store)
            try require(try store.removedInstances(of: nil), is: [], "the removed instances after a restoration")
            try remove("a", from: store, at: moment(5))
            try store.update(try id("a"), at: moment(9)) { increment("n", of: $0) }
            try require(try store.removedInstances(of: nil).map(\.removedAt), is: [moment(5)], "the time")
        },
        StoreCheck("Forgetting an instance deletes its values and its log except for one entry") { store in
            try store.place(
                try instance("a", values: ["n": number(1)], defaults: ["d": number(2)]), at: time)
            try store.place(try instance("b"), at: time)
            try store.update(try id("a"), at: time) { increment("n", of: $0) }
            try store.forget(try id("a"), at: moment(7))
            try require(try store.instance(try id("a")), is: nil, "the instance")
            try require(try store.instanceWithoutWaiting(try id("a")), is: nil, "the instance without waiting")
            try require(try store.instances(of: nil).map(\.id.text), is: ["b"], "the list")
            try require(try store.removedInstances(of: nil), is: [], "the removed instances")
            let entry = LoggedChange(
                sequence: 4, instance: try id("a"), kind: "com.example.car", revision: 3, time: moment(7),
                cause: .forgotten, familyBefore: .systemMedium, familyAfter: .systemMedium, differences: [])
            try require(
                try store.log(of: try id("a"), after: 0, limit: 9),
                is: LogPage(changes: [entry], prunedSequence: 0), "its log")
            let log = try store.log(of: nil, after: 0, limit: 9)
            try require(log.changes.map(\.sequence), is: [2, 4], "the log of all instances")
            try require(log.prunedSequence, is: 0, "the pruned sequence")
            try require(try store.newestSequence(), is: 4, "the newest sequence")
        },
        StoreCheck("A removed instance can be forgotten") { store in
            try store.place(try instance("a"), at: time)
            try remove("a", from: store)
            try store.forget(try id("a"), at: time)
            try require(try store.instance(try id("a")), is: nil, "the instance")
            try require(try store.removedInstances(of: nil), is: [], "the removed instances")
        },
        StoreCheck("The identifier of a forgotten instance cannot be used again") { store in
            try store.place(try instance("a", values: ["n": number(1)]), at: time)
            try store.forget(try id("a"), at: time)
            try require(.instanceExists, from: "adding it again") { try store.place(try instance("a"), at: time) }
            try require(.unknownInstance, from: "an update") {
                try store.update(try id("a"), at: time) { increment("n", of: $0) }
            }
            try require(.unknownInstance, from: "forgetting it again") { try store.forget(try id("a"), at: time) }
            try require(.unknownInstance, from: "forgetting an unknown instance") {
                try store.forget(try id("b"), at: time)
            }
            try require(try store.newestSequence(), is: 2, "the newest sequence")
            try store.place(try instance("b"), at: time)
            try require(try store.changes(of: nil, after: 2, limit: 9).map(\.sequence), is: [3], "the next sequence")
        },
        StoreCheck("An instance whose kind and intent change is listed and logged under the new ones") { store in
            try store.place(try instance("a", kind: "old", values: ["n": number(1)]), at: time)
            let updated = try store.update(try id("a"), at: time) { _ in
                InstanceUpdate(cause: .migrated, isEdit: false, kind: "new", intent: "NewConfig")
            }
            try require(try store.instance(try id("a")), is: updated, "the stored instance")
            try require(updated.kind, is: "new", "the kind")
            try require(updated.intent, is: "NewConfig", "the intent")
            try require(updated.values, is: ["n": number(1)], "the values")
            try require(try store.instances(of: "new"), is: [updated], "the instances of the new kind")
            try require(try store.instances(of: "old"), is: [], "the instances of the old kind")
            try require(
                try store.changes(of: nil, after: 0, limit: 9).map(\.kind), is: ["new", "new"], "the kinds in the log")
        },
    ]
}
