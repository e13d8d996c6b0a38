import IntentModel
import IntentRuntime

extension StoreConformance {
    private struct Objection: Error, Equatable {}

    static let updating = [
        StoreCheck("An update of an instance that was never placed is refused, unasked") { store in
            try require(.unknownInstance, from: "the update") {
                try store.update(try id("nobody"), at: time) { _ in
                    throw StoreCheckFailure("the body ran")
                }
            }
        },
        StoreCheck("An update sees the newest state, and returns what is stored afterwards") { store in
            try store.place(try instance("a", values: ["size": number(1), "name": text("x")]), at: time)
            for expected in 2...4 {
                let updated = try store.update(try id("a"), at: time) { increment("size", of: $0) }
                try require(updated.values["size"], is: number(expected), "the value after update \(expected)")
                try require(try store.instance(updated.id), is: updated, "the stored instance")
            }
            try require(try store.instance(try id("a"))?.values["name"], is: text("x"), "the value not named")
        },
        StoreCheck("A body that throws leaves everything as it was, and its error comes back") { store in
            try store.place(try instance("a", values: ["size": number(1)]), at: time)
            let before = try store.instance(try id("a"))
            do {
                try store.update(try id("a"), at: time) { _ in throw Objection() }
                throw StoreCheckFailure("the update went well")
            } catch is Objection {}
            try require(try store.instance(try id("a")), is: before, "the instance")
            try require(try store.newestSequence(), is: 1, "the newest sequence")
            try store.update(try id("a"), at: time) { increment("size", of: $0) }
            try require(try store.instance(try id("a"))?.values["size"], is: number(2), "the value after the next")
        },
        StoreCheck("A body that returns nil writes nothing and logs nothing") { store in
            try store.place(try instance("a", values: ["size": number(1)]), at: time)
            let before = try store.instance(try id("a"))
            let returned = try store.update(try id("a"), at: time) { _ in nil }
            try require(returned, is: before, "what the update returns")
            try require(try store.instance(try id("a")), is: before, "the instance")
            try require(try store.newestSequence(), is: 1, "the newest sequence")
        },
        StoreCheck("Updates that come together are made in order, and each is answered for itself") { store in
            for name in ["a", "b"] { try store.place(try instance(name, values: ["size": number(1)]), at: time) }
            let increments: @Sendable (StoredInstance) throws -> InstanceUpdate? = { increment("size", of: $0) }
            let results = store.updateEach([
                UpdateRequest(try id("a"), at: time, increments),
                UpdateRequest(try id("nobody"), at: time) { _ in throw StoreCheckFailure("the body ran") },
                UpdateRequest(try id("a"), at: time) { _ in throw Objection() },
                UpdateRequest(try id("b"), at: time) { _ in nil },
                UpdateRequest(try id("a"), at: time, increments),
            ])
            try require(results.count, is: 5, "the count of answers")
            try require(try results[0].get().values["size"], is: number(2), "the first answer")
            try require(.unknownInstance, from: "the second") { _ = try results[1].get() }
            do {
                _ = try results[2].get()
                throw StoreCheckFailure("the third update went well")
            } catch is Objection {}
            try require(try results[3].get(), is: try store.instance(try id("b")), "the fourth answer")
            try require(try results[4].get(), is: try store.instance(try id("a")), "the fifth answer")
            try require(try results[4].get().values["size"], is: number(3), "what the fifth update saw")
            try require(
                try store.changes(of: nil, after: 2, limit: 9).map(\.revision), is: [2, 3], "the logged revisions")
        },
        StoreCheck("No updates at all have no answers") { store in
            try require(store.updateEach([]).count, is: 0, "the count of answers")
        },
        StoreCheck("Only an edit raises the revision") { store in
            try store.place(try instance("a"), at: time)
            let edits = [true, false, true, true, false]
            var revisions: [Int] = []
            for isEdit in edits {
                let updated = try store.update(try id("a"), at: time) { instance in
                    var update = increment("n", of: instance)
                    update.isEdit = isEdit
                    return update
                }
                revisions.append(updated.revision)
            }
            try require(revisions, is: [2, 2, 3, 4, 4], "the revisions")
            try require(
                try store.changes(of: nil, after: 1, limit: 9).map(\.revision), is: revisions, "the logged revisions")
        },
        StoreCheck("Values and defaults are set and taken away apart from each other") { store in
            let both = ["size": number(1), "name": text("x")]
            try store.place(try instance("a", values: both, defaults: both), at: time)
            let updated = try store.update(try id("a"), at: time) { _ in
                InstanceUpdate(
                    cause: .edited, isEdit: true, values: ["size": nil, "new": number(3)],
                    defaults: ["name": nil, "size": number(9)])
            }
            try require(updated.values, is: ["name": text("x"), "new": number(3)], "the values")
            try require(updated.defaults, is: ["size": number(9)], "the defaults")
            try require(try store.instance(updated.id), is: updated, "the stored instance")
        },
        StoreCheck("Taking away what is not there does no harm") { store in
            try store.place(try instance("a"), at: time)
            let updated = try store.update(try id("a"), at: time) { _ in edit(["size": nil]) }
            try require(updated.values, is: [:], "the values")
            try require(try store.changes(of: nil, after: 1, limit: 9).map(\.differences), is: [[]], "the log")
        },
        StoreCheck("The type and the marks of a value are kept, and change with it") { store in
            let marked = StoredValue(
                type: "[object:CarControl]", wire: .array([.string("lock"), .null]),
                marks: [
                    StoredMark(.unchecked, identifier: "lock"), StoredMark(.vanished, identifier: "\u{22}trunk\\"),
                ])
            try store.place(try instance("a", values: ["controls": marked]), at: time)
            try require(try store.instance(try id("a"))?.values["controls"], is: marked, "the placed value")
            var unmarked = marked
            unmarked.marks = []
            let updated = try store.update(try id("a"), at: time) { _ in edit(["controls": unmarked]) }
            try require(updated.values["controls"], is: unmarked, "the value after the update")
            try require(try store.instance(try id("a")), is: updated, "the stored instance")
            try require(
                try store.changes(of: nil, after: 1, limit: 1).first?.differences,
                is: [LoggedChange.Difference(.value("controls"), before: marked, after: unmarked)], "the log")
        },
        StoreCheck("The family changes, to names that this program does not know too") { store in
            try store.place(try instance("a"), at: time)
            try store.update(try id("a"), at: time) { _ in
                InstanceUpdate(cause: .resized, isEdit: true, family: "systemGigantic")
            }
            try require(try store.instance(try id("a"))?.family, is: "systemGigantic", "the family")
            let change = try store.changes(of: nil, after: 1, limit: 1).first
            try require(change?.familyBefore, is: "systemMedium", "the family before")
            try require(change?.familyAfter, is: "systemGigantic", "the family after")
        },
        StoreCheck("A removed instance keeps its values, can be updated, and comes back at its place") { store in
            for name in ["a", "b"] {
                try store.place(try instance(name, values: ["size": number(1)]), at: time)
            }
            try store.update(try id("a"), at: time) { _ in
                InstanceUpdate(cause: .removed, isEdit: true, isRemoved: true)
            }
            try store.update(try id("a"), at: time) { increment("size", of: $0) }
            try require(try store.instance(try id("a"))?.isRemoved, is: true, "what the removed one says")
            let restored = try store.update(try id("a"), at: time) { _ in
                InstanceUpdate(cause: .restored, isEdit: true, isRemoved: false)
            }
            try require(restored.values["size"], is: number(2), "the value after the restoration")
            try require(try store.instances(of: nil).map(\.id.text), is: ["a", "b"], "the list")
        },
        StoreCheck("Of two remembered defaults the first stays, where the body keeps it") { store in
            try store.place(try instance("a"), at: time)
            for answer in ["first", "second"] {
                try store.update(try id("a"), at: time) { instance in
                    guard instance.defaults["controls"] == nil else { return nil }
                    return InstanceUpdate(cause: .remembered, isEdit: false, defaults: ["controls": text(answer)])
                }
            }
            let instance = try store.instance(try id("a"))
            try require(instance?.defaults, is: ["controls": text("first")], "the defaults")
            try require(instance?.revision, is: 1, "the revision")
            try require(try store.newestSequence(), is: 2, "the newest sequence")
        },
    ]
}
