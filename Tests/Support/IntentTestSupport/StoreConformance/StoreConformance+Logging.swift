import IntentModel
import IntentRuntime

extension StoreConformance {
    static let logging = [
        StoreCheck("Adding an instance is logged with its values") { store in
            try store.place(
                try instance("a", values: ["size": number(1), "name": text("x")], defaults: ["size": number(2)]),
                at: time)
            let expected = LoggedChange(
                sequence: 1, instance: try id("a"), kind: "com.example.car", revision: 1, time: time, cause: .placed,
                familyBefore: nil,
                familyAfter: .systemMedium,
                differences: [
                    .init(.value("name"), before: nil, after: text("x")),
                    .init(.value("size"), before: nil, after: number(1)),
                    .init(.defaultValue("size"), before: nil, after: number(2)),
                ])
            try require(try store.changes(of: nil, after: 0, limit: 9), is: [expected], "the log")
        },
        StoreCheck("An update is logged with old and new values, followed by defaults, sorted by name") { store in
            try store.place(
                try instance("a", values: ["b": number(1), "z": number(2)], defaults: ["m": number(3)]), at: time)
            let later = StoreTime(milliseconds: time.milliseconds + 5)
            try store.update(try id("a"), at: later) { _ in
                InstanceUpdate(
                    cause: ChangeCause(rawValue: "imported"), isEdit: true, family: .systemSmall,
                    values: ["z": nil, "b": text("now a text"), "Z": number(4), "ä": number(5)],
                    defaults: ["m": number(6), "a": number(7)])
            }
            let expected = LoggedChange(
                sequence: 2, instance: try id("a"), kind: "com.example.car", revision: 2, time: later,
                cause: ChangeCause(rawValue: "imported"), familyBefore: .systemMedium, familyAfter: .systemSmall,
                differences: [
                    .init(.value("Z"), before: nil, after: number(4)),
                    .init(.value("b"), before: number(1), after: text("now a text")),
                    .init(.value("z"), before: number(2), after: nil),
                    .init(.value("ä"), before: nil, after: number(5)),
                    .init(.defaultValue("a"), before: nil, after: number(7)),
                    .init(.defaultValue("m"), before: number(3), after: number(6)),
                ])
            try require(try store.changes(of: nil, after: 1, limit: 9), is: [expected], "the log")
        },
        StoreCheck("An undo is logged with the revision that it restored") { store in
            try store.place(try instance("a"), at: time)
            try store.update(try id("a"), at: time) { _ in edit(["b": number(1)]) }
            try store.update(try id("a"), at: time) { _ in
                InstanceUpdate(cause: .undone, isEdit: true, values: ["b": nil], restoredRevision: 1)
            }
            let log = try store.changes(of: nil, after: 0, limit: 9)
            try require(log.map(\.restoredRevision), is: [nil, nil, 1], "the restored revisions")
            try require(
                log.last?.differences, is: [.init(.value("b"), before: number(1), after: nil)], "the differences")
        },
        StoreCheck("A copy is logged with its source, also in the transaction that places the instance") { store in
            let update = InstanceUpdate(
                cause: .copied, isEdit: true, values: ["b": number(1)], copiedFrom: try id("source"))
            try store.writeTogether([.placement(try instance("a")), .update(try id("a")) { _ in update }], at: time)
            let log = try store.changes(of: nil, after: 0, limit: 9)
            try require(log.map(\.copiedFrom), is: [nil, try id("source")], "the sources")
            try require(log.map(\.revision), is: [1, 2], "the revisions")
            try require(try store.instance(try id("a"))?.values, is: ["b": number(1)], "the values")
        },
        StoreCheck("The values of a preset are logged with its name") { store in
            try store.place(try instance("a"), at: time)
            try store.update(try id("a"), at: time) { _ in
                InstanceUpdate(cause: .applied, isEdit: true, values: ["b": number(1)], preset: "day out")
            }
            let log = try store.changes(of: nil, after: 0, limit: 9)
            try require(log.map(\.preset), is: [nil, "day out"], "the presets")
        },
        StoreCheck("Setting a value to itself is not logged as a difference, but the edit is") { store in
            try store.place(try instance("a", values: ["b": number(1), "c": number(1)]), at: time)
            try store.update(try id("a"), at: time) { _ in edit(["b": number(1), "c": number(2)]) }
            try store.update(try id("a"), at: time) { _ in edit(["b": number(1)]) }
            let log = try store.changes(of: nil, after: 1, limit: 9)
            try require(
                log.map(\.differences), is: [[.init(.value("c"), before: number(1), after: number(2))], []], "the log")
            try require(log.map(\.revision), is: [2, 3], "the revisions")
        },
        StoreCheck("Null is a value and differs from no value") { store in
            let null = StoredValue(type: "String", wire: .null)
            try store.place(try instance("a", values: ["n": null]), at: time)
            try require(try store.instance(try id("a"))?.values, is: ["n": null], "the values")
            try store.update(try id("a"), at: time) { _ in edit(["n": nil]) }
            try require(
                try store.changes(of: nil, after: 1, limit: 9).map(\.differences),
                is: [[.init(.value("n"), before: null, after: nil)]], "the log")
        },
        StoreCheck("The log can be read in pages, for all instances or for one") { store in
            for name in ["a", "b"] { try store.place(try instance(name), at: time) }
            for round in 0..<10 {
                try store.update(try id(round % 2 == 0 ? "a" : "b"), at: time) { increment("n", of: $0) }
            }
            func sequences(_ name: String?, after: Int, limit: Int) throws -> [Int] {
                try store.changes(of: try name.map(id), after: after, limit: limit).map(\.sequence)
            }
            try require(try store.newestSequence(), is: 12, "the newest sequence")
            try require(try sequences(nil, after: 0, limit: 99), is: Array(1...12), "the entire log")
            try require(try sequences(nil, after: 3, limit: 4), is: [4, 5, 6, 7], "a page")
            try require(try sequences("b", after: 0, limit: 3), is: [2, 4, 6], "a page of one instance")
            try require(try sequences("b", after: 6, limit: 99), is: [8, 10, 12], "the rest of it")
            try require(try sequences(nil, after: 12, limit: 9), is: [], "the page after the newest entry")
            try require(try sequences(nil, after: 99, limit: 9), is: [], "the page after an unused sequence")
            try require(try sequences(nil, after: -1, limit: 2), is: [1, 2], "a page from before the first entry")
            try require(try sequences(nil, after: 0, limit: 0), is: [], "a page of zero entries")
            try require(try sequences(nil, after: 0, limit: -1), is: [], "a page with a negative limit")
            try require(try sequences("nobody", after: 0, limit: 9), is: [], "the log of an unknown instance")
        },
        StoreCheck("Removals and restorations are logged with their causes") { store in
            try store.place(try instance("a"), at: time)
            for (cause, isRemoved) in [(ChangeCause.removed, true), (.restored, false)] {
                try store.update(try id("a"), at: time) { _ in
                    InstanceUpdate(cause: cause, isEdit: true, isRemoved: isRemoved)
                }
            }
            let log = try store.changes(of: nil, after: 0, limit: 9)
            try require(log.map(\.cause), is: [.placed, .removed, .restored], "the causes")
        },
        StoreCheck("Times are exact to the millisecond, even before 1970 and out of order") { store in
            try store.place(try instance("a"), at: time)
            let times = [-1, 0, 4_102_444_800_123].map(StoreTime.init(milliseconds:))
            for time in times { try store.update(try id("a"), at: time) { increment("n", of: $0) } }
            try require(try store.changes(of: nil, after: 1, limit: 9).map(\.time), is: times, "the times")
        },
    ]
}
