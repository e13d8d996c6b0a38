import IntentModel
import IntentRuntime

extension StoreConformance {
    private struct UpdateError: Error, Equatable {}

    static let updating = [
        StoreCheck("An update of an unknown instance fails without calling the closure") { store in
            try require(.unknownInstance, from: "the update") {
                try store.update(try id("nobody"), at: time) { _ in
                    throw StoreCheckFailure("the closure was called")
                }
            }
        },
        StoreCheck("An update receives the current instance and returns the stored one") { store in
            try store.place(try instance("a", values: ["size": number(1), "name": text("x")]), at: time)
            for expected in 2...4 {
                let updated = try store.update(try id("a"), at: time) { increment("size", of: $0) }
                try require(updated.values["size"], is: number(expected), "the value after update \(expected)")
                try require(try store.instance(updated.id), is: updated, "the stored instance")
            }
            try require(
                try store.instance(try id("a"))?.values["name"], is: text("x"), "the value that was not updated")
        },
        StoreCheck("The order in which values were written is stored and logged") { store in
            var newer = number(2)
            newer.writeOrder = 7
            try store.place(try instance("a", values: ["size": number(1), "extent": newer]), at: time)
            try store.update(try id("a"), at: time) { _ in edit(["extent": nil]) }
            newer.writeOrder = 8
            try store.update(try id("a"), at: time) { _ in edit(["size": newer]) }
            try require(try store.instance(try id("a"))?.values, is: ["size": newer], "the values")
            let orders = try store.changes(of: try id("a"), after: 0, limit: 9).map { change in
                change.differences.map { [$0.before?.writeOrder, $0.after?.writeOrder] }
            }
            try require(orders, is: [[[nil, 7], [nil, 0]], [[7, nil]], [[0, 8]]], "the logged orders")
        },
        StoreCheck("A closure that throws changes nothing, and its error is rethrown") { store in
            try store.place(try instance("a", values: ["size": number(1)]), at: time)
            let before = try store.instance(try id("a"))
            do {
                try store.update(try id("a"), at: time) { _ in throw UpdateError() }
                throw StoreCheckFailure("the update succeeded")
            } catch is UpdateError {}
            try require(try store.instance(try id("a")), is: before, "the instance")
            try require(try store.newestSequence(), is: 1, "the newest sequence")
            try store.update(try id("a"), at: time) { increment("size", of: $0) }
            try require(
                try store.instance(try id("a"))?.values["size"], is: number(2), "the value after the next update")
        },
        StoreCheck("A closure that returns nil writes and logs nothing") { store in
            try store.place(try instance("a", values: ["size": number(1)]), at: time)
            let before = try store.instance(try id("a"))
            let returned = try store.update(try id("a"), at: time) { _ in nil }
            try require(returned, is: before, "the result of the update")
            try require(try store.instance(try id("a")), is: before, "the instance")
            try require(try store.newestSequence(), is: 1, "the newest sequence")
        },
        StoreCheck("Updates in a batch are applied in order, and each has its own result") { store in
            for name in ["a", "b"] { try store.place(try instance(name, values: ["size": number(1)]), at: time) }
            func incrementing(_ outcome: String) -> @Sendable (StoredInstance) throws -> UpdateDecision<String> {
                { UpdateDecision(increment("size", of: $0), outcome: outcome) }
            }
            let results = store.updateEach([
                UpdateRequest(try id("a"), at: time, incrementing("first")),
                UpdateRequest(try id("nobody"), at: time) { _ in throw StoreCheckFailure("the closure was called") },
                UpdateRequest(try id("a"), at: time) { _ in throw UpdateError() },
                UpdateRequest(try id("b"), at: time) { _ in UpdateDecision(nil, outcome: "nothing") },
                UpdateRequest(try id("a"), at: time, incrementing("last")),
            ])
            try require(
                results.map { try? $0.get().outcome }, is: ["first", nil, nil, "nothing", "last"], "the outcomes")
            try require(results.count, is: 5, "the number of results")
            try require(try results[0].get().instance.values["size"], is: number(2), "the first result")
            try require(.unknownInstance, from: "the second") { _ = try results[1].get() }
            do {
                _ = try results[2].get()
                throw StoreCheckFailure("the third update succeeded")
            } catch is UpdateError {}
            try require(try results[3].get().instance, is: try store.instance(try id("b")), "the fourth result")
            try require(try results[4].get().instance, is: try store.instance(try id("a")), "the fifth result")
            try require(try results[4].get().instance.values["size"], is: number(3), "the value after the fifth update")
            try require(
                try store.changes(of: nil, after: 2, limit: 9).map(\.revision), is: [2, 3], "the logged revisions")
        },
        StoreCheck("An empty batch of updates has no results") { store in
            try require(store.updateEach([UpdateRequest<Void>]()).count, is: 0, "the number of results")
        },
        StoreCheck("Only an edit increments the revision") { store in
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
        StoreCheck("Values and defaults are set and removed independently") { store in
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
        StoreCheck("Removing a value that does not exist is allowed") { store in
            try store.place(try instance("a"), at: time)
            let updated = try store.update(try id("a"), at: time) { _ in edit(["size": nil]) }
            try require(updated.values, is: [:], "the values")
            try require(try store.changes(of: nil, after: 1, limit: 9).map(\.differences), is: [[]], "the log")
        },
        StoreCheck("The type and the marks of a value are preserved and change with it") { store in
            let marked = StoredValue(
                type: "[object:CarControl]", wire: .array([.string("lock"), .null]),
                marks: [
                    StoredMark(.unchecked, identifier: "lock"), StoredMark(.vanished, identifier: "\u{22}trunk\\"),
                ])
            try store.place(try instance("a", values: ["controls": marked]), at: time)
            try require(try store.instance(try id("a"))?.values["controls"], is: marked, "the added value")
            var unmarked = marked
            unmarked.marks = []
            let updated = try store.update(try id("a"), at: time) { _ in edit(["controls": unmarked]) }
            try require(updated.values["controls"], is: unmarked, "the value after the update")
            try require(try store.instance(try id("a")), is: updated, "the stored instance")
            try require(
                try store.changes(of: nil, after: 1, limit: 1).first?.differences,
                is: [LoggedChange.Difference(.value("controls"), before: marked, after: unmarked)], "the log")
        },
        StoreCheck("The family can change, even to an unknown name") { store in
            try store.place(try instance("a"), at: time)
            try store.update(try id("a"), at: time) { _ in
                InstanceUpdate(cause: .resized, isEdit: true, family: .unrecognized("systemGigantic"))
            }
            try require(try store.instance(try id("a"))?.family, is: .unrecognized("systemGigantic"), "the family")
            let change = try store.changes(of: nil, after: 1, limit: 1).first
            try require(change?.familyBefore, is: .systemMedium, "the family before")
            try require(change?.familyAfter, is: .unrecognized("systemGigantic"), "the family after")
        },
        StoreCheck("A removed instance keeps its values, can be updated, and is restored at its position") { store in
            for name in ["a", "b"] {
                try store.place(try instance(name, values: ["size": number(1)]), at: time)
            }
            try store.update(try id("a"), at: time) { _ in
                InstanceUpdate(cause: .removed, isEdit: true, isRemoved: true)
            }
            try store.update(try id("a"), at: time) { increment("size", of: $0) }
            try require(try store.instance(try id("a"))?.isRemoved, is: true, "whether the removed instance is removed")
            let restored = try store.update(try id("a"), at: time) { _ in
                InstanceUpdate(cause: .restored, isEdit: true, isRemoved: false)
            }
            try require(restored.values["size"], is: number(2), "the value after the restoration")
            try require(try store.instances(of: nil).map(\.id.text), is: ["a", "b"], "the list")
        },
        StoreCheck("A remembered default is not replaced if the closure returns nil") { store in
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
