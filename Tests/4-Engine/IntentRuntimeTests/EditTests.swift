import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Validation of edits.
@Suite(.overRequestedStores, .namingTheStore) struct EditTests {
    private func refused(_ test: TestEngine, _ edit: (inout DynamicEdit) -> Void) async throws -> [String] {
        let before = try test.store.instance(.one)
        let error = await #expect(throws: EngineError.self) { try await test.engine.edit(.one, edit) }
        try expectEqual(test.store.instance(.one), before, "a refused edit changes nothing")
        return error?.summary ?? []
    }

    @Test(arguments: [
        IntentValue.integer(7), .integer(26), .integer(9), .decimal(12), .string("12"), .list([.integer(12)]),
    ])
    func `an edit checks type, range and step`(value: IntentValue) async throws {
        let schema = makeSchema(
            parameter("size", ValueType(.integer)) {
                $0.settings.range = .integers(minimum: 8, maximum: 24, step: 2)
            })
        let test = try TestEngine(schema)
        try test.put()
        let edit: (inout DynamicEdit) -> Void = { $0.append(.set(value), to: "size") }
        try await expectEqual(refused(test, edit), ["wrongValue size"])
        try await test.edit("size", .set(.integer(10)))
        try expectEqual(test.parameter("size").effective, .integer(10))
    }

    @Test func `an edit checks enum cases`() async throws {
        let schema = makeSchema(
            enums: [makeEnum("Mode", ["light", "dark"])], parameter("mode", ValueType(.enumeration("Mode"))))
        let test = try TestEngine(schema)
        try test.put()
        let error = await #expect(throws: EngineError.self) {
            try await test.edit("mode", .set(.enumeration("lihgt")))
        }
        expectEqual(error?.problems.first?.suggestion, "light")
    }

    @Test func `a stored undeclared case is written back`() async throws {
        let schema = makeSchema(
            enums: [makeEnum("Mode", ["light", "dark"])],
            parameter("modes", ValueType(.enumeration("Mode"), isList: true)))
        let test = try TestEngine(schema)
        try test.put(["modes": .of("[enum:Mode]", ["sepia"])])
        try await test.edit("modes", .add([.enumeration("dark")]))
        try expectEqual(test.parameter("modes").effective, .list([.enumeration("sepia"), .enumeration("dark")]))
        let removal = try await test.edit("modes", .remove([.enumeration("gone")]))
        expectEqual(removal.warnings, ["'gone' is not in 'modes'"])
    }

    @Test func `an edit checks slots and uniqueness`() async throws {
        let test = try TestEngine(makeSchema(things("controls")), .offering(["a", "b", "c"]))
        try test.put(family: .systemSmall)
        try await expectEqual(
            refused(test) { $0.append(.set(.things("a", "b", "c")), to: "controls") }, ["wrongValue controls"])
        try await expectEqual(
            refused(test) { $0.append(.set(.things("a", "a")), to: "controls") }, ["wrongValue controls"])
        try await expectEqual(
            refused(test) { $0.append(.setSlot(2, .thing("a")), to: "controls") }, ["wrongValue controls"])
    }

    @Test(arguments: [
        (1, 1, "systemMedium has 1 slot"), (2, 2, "systemMedium has 2 slots"), (2, -1, "systemMedium has 2 slots"),
        (2, .max, "systemMedium has 2 slots"),
    ])
    func `a slot that does not exist is rejected`(count: Int, slot: Int, phrase: String) async throws {
        let schema = makeSchema(
            things("controls") {
                $0.size = SlotSizes(families: [.systemMedium: SlotCount(minimum: count, maximum: count)])
            })
        let test = try TestEngine(schema, .offering(["a"]))
        try test.put()
        let error = await #expect(throws: EngineError.self) {
            try await test.edit("controls", .setSlot(slot, .thing("a")))
        }
        expectEqual(error?.problems.map(\.message), ["'controls' has no slot \(Int128(slot) + 1); \(phrase)"])
    }

    @Test func `an edit looks up options and stores their texts`() async throws {
        let test = try TestEngine(makeSchema(thing("hero")), .offering(["1"], titled: { _ in "天空寺院" }))
        try test.put()
        try await expectEqual(refused(test) { $0.append(.set(.thing("2")), to: "hero") }, ["wrongValue hero"])
        try await test.edit("hero", .set(.thing("1")))
        try expectEqual(test.parameter("hero").effective, .thing("1", "天空寺院"))
    }

    @Test func `an unlisted option is rejected with a suggestion`() async throws {
        let test = try TestEngine(makeSchema(thing("control") { $0.options = listed("lock", "window") }))
        try test.put()
        let error = await #expect(throws: EngineError.self) { try await test.edit("control", .set(.thing("lokc"))) }
        expectEqual(error?.problems.first?.suggestion, "lock")
    }

    @Test func `an option that cannot be looked up is rejected`() async throws {
        let handler = ScriptedHandler(lookup: { _, _, _ in throw HandlerError(.unavailable, message: "no network") })
        let test = try TestEngine(makeSchema(thing("hero")), handler)
        try test.put()
        let error = await #expect(throws: EngineError.self) { try await test.edit("hero", .set(.thing("1"))) }
        expectEqual(error?.code, .lookupUnavailable)
        expectEqual(error?.problems.first?.message.contains("no network"), true)
    }

    @Test func `an unchecked option is marked until the next lookup`() async throws {
        let isUp = Recorder<Bool>()
        let handler = ScriptedHandler(lookup: { _, asked, _ in
            if isUp.all.isEmpty { throw HandlerError(.unavailable) }
            return asked.filter { $0 == "1" }.map { .thing($0, "One") }
        })
        let test = try TestEngine(makeSchema(thing("hero"), thing("other")), handler)
        try test.put()
        for name in ["hero", "other"] {
            try await test.edit(name, .set(.thing(name == "hero" ? "1" : "2")), unchecked: true)
            try expectEqual(test.parameter(name).marks, [.unchecked])
        }
        isUp.add(true)
        try await test.engine.openEditor(.one)
        try expectEqual(test.parameter("hero").marks, [])
        try expectEqual(test.parameter("hero").effective, .thing("1", "One"))
        try expectEqual(test.parameter("other").marks, [.vanished])
    }

    @Test func `an unchecked option stays marked while its list changes`() async throws {
        let handler = ScriptedHandler(lookup: { _, _, _ in throw HandlerError(.unavailable) })
        let test = try TestEngine(makeSchema(things("buttons")), handler)
        try test.put()
        try await test.edit("buttons", .add([.thing("a")]), unchecked: true)
        try await test.edit("buttons", .add([.thing("b")]), unchecked: true)
        let marks = try test.store.instance(.one)?.values["buttons"]?.marks
        expectEqual(marks, [StoredMark(.unchecked, identifier: "a"), StoredMark(.unchecked, identifier: "b")])
    }

    @Test func `unchecked edits still reject values known to be wrong`() async throws {
        let test = try TestEngine(makeSchema(thing("hero")), .offering(["1"]))
        try test.put()
        let error = await #expect(throws: EngineError.self) {
            try await test.edit("hero", .set(.thing("2")), unchecked: true)
        }
        expectEqual(error?.code, .wrongValue)
    }

    @Test func `all problems of an edit are reported together`() async throws {
        let schema = makeSchema(
            thing("hero"), parameter("size", ValueType(.integer)), parameter("name", ValueType(.string)))
        let test = try TestEngine(schema, .offering(["1"]))
        try test.put()
        let error = await #expect(throws: EngineError.self) { try await test.edit("naem", .reset) }
        expectEqual(error?.problems.first?.message, "unknown parameter 'naem' for 'Config'")
        let summary = try await refused(test) {
            $0.append(.set(.thing("2")), to: "hero")
            $0.append(.set(.string("x")), to: "size")
            $0.append(.set(.string("x")), to: "naem")
            $0.append(.set(.string("fine")), to: "name")
        }
        expectEqual(Set(summary), ["wrongValue hero", "wrongValue size", "unknownParameter naem"])
    }

    @Test func `an edit is logged with the values before and after`() async throws {
        let schema = makeSchema(parameter("size", ValueType(.integer)), parameter("name", ValueType(.string)))
        let test = try TestEngine(schema) { $0.time = { StoreTime(milliseconds: 7) } }
        try test.put(["size": .of("Integer", 1)])
        try await test.engine.edit(.one) {
            $0.append(.set(.integer(2)), to: "size")
            $0.append(.set(.string("x")), to: "name")
        }
        let change = try #require(try test.store.changes(of: .one, after: 1, limit: 10).first)
        try expectEqual(test.store.newestSequence(), 2)
        #expect(change.revision == 2 && change.time == StoreTime(milliseconds: 7) && change.cause == .edited)
        expectEqual(
            change.differences,
            [
                LoggedChange.Difference(.value("name"), before: nil, after: .of("String", "x")),
                LoggedChange.Difference(.value("size"), before: .of("Integer", 1), after: .of("Integer", 2)),
            ])
        try await expectEqual(
            refused(test) {
                $0.append(.set(.integer(3)), to: "size")
                $0.append(.set(.integer(4)), to: "name")
            }, ["wrongValue name"])
        try expectEqual(test.store.newestSequence(), 2, "nothing of a refused edit is logged")
    }

    @Test func `a parameter with a static default cannot be cleared`() async throws {
        let schema = makeSchema(
            parameter("size", ValueType(.integer)) { $0.defaultRule = .value(.integer(12)) })
        let test = try TestEngine(schema)
        try test.put(["size": .of("Integer", 16)])
        try await expectEqual(refused(test) { $0.append(.set(nil), to: "size") }, ["wrongValue size"])
        try await test.edit("size", .reset)
        try expectEqual(test.parameter("size").effective, .integer(12))
    }

    @Test func `reset removes the remembered default and the tail`() async throws {
        let test = try TestEngine(makeSchema(things("controls") { $0.defaultRule = .handler }))
        try test.put(
            ["controls": .things("a", "b", "c")], defaults: ["controls": .things("d")], family: .systemSmall)
        let outcome = try await test.edit("controls", .reset)
        expectEqual(outcome.changed, ["controls"])
        let instance = try #require(try test.store.instance(.one))
        #expect(instance.values.isEmpty && instance.defaults.isEmpty)
    }

    @Test func `an addition after a reset continues the default`() async throws {
        let test = try TestEngine(
            makeSchema(things("controls") { $0.defaultRule = .handler }), .offering(["a", "b", "c", "d"]))
        try test.put(["controls": .things("c")], defaults: ["controls": .things("a", "b")])
        try await test.engine.edit(.one) { (edit: inout DynamicEdit) in
            edit.append(.reset, to: "controls")
            edit.append(.add([.thing("d")]), to: "controls")
        }
        try expectEqual(test.parameter("controls").effective.slotIdentifiers, ["a", "b", "d"])
    }

    @Test func `resetting all parameters leaves no values`() async throws {
        let schema = makeSchema(parameter("size", ValueType(.integer)), parameter("name", ValueType(.string)))
        let test = try TestEngine(schema)
        try test.put(["size": .of("Integer", 1), "name": .of("String", "x")])
        let outcome = try await test.engine.edit(.one, resetAll: true)
        expectEqual(outcome.changed, ["size", "name"])
        try expectEqual(test.store.instance(.one)?.values.isEmpty, true)
    }

    @Test func `an edit without changes keeps the revision`() async throws {
        let test = try TestEngine(makeSchema(parameter("size", ValueType(.integer))))
        try test.put(["size": .of("Integer", 16)])
        let outcome = try await test.edit("size", .set(.integer(16)))
        expectEqual(outcome, EditOutcome(revision: 1, changed: [], reset: [], warnings: []))
        try expectEqual(test.store.changes(of: .one, after: 0, limit: 10).count, 1)
    }

    @Test func `an edit that expects another revision is rejected`() async throws {
        let test = try TestEngine(makeSchema(parameter("size", ValueType(.integer))))
        try test.put()
        try await test.edit("size", .set(.integer(1)))
        let error = await #expect(throws: EngineError.self) {
            try await test.engine.edit(.one, ifRevision: 1) { $0.append(.set(.integer(2)), to: "size") }
        }
        expectEqual(error?.code, .editConflict)
        let outcome = try await test.engine.edit(.one, ifRevision: 2) { $0.append(.set(.integer(2)), to: "size") }
        expectEqual(outcome.revision, 3)
    }

    @Test func `add and remove change the effective list`() async throws {
        let test = try TestEngine(
            makeSchema(things("controls") { $0.defaultRule = .handler }), .offering(["a", "b", "c", "d"]))
        try test.put(defaults: ["controls": .things("a", "b")])
        try await test.edit("controls", .add([.thing("c")]))
        try expectEqual(test.parameter("controls").effective.slotIdentifiers, ["a", "b", "c"])
        try await test.edit("controls", .remove([.thing("b")]))
        try expectEqual(test.parameter("controls").effective.slotIdentifiers, ["a", nil, "c"])
        try await test.edit("controls", .add([.thing("d")]))
        try expectEqual(test.parameter("controls").effective.slotIdentifiers, ["a", "d", "c"])
        let outcome = try await test.edit("controls", .remove([.thing("b")]))
        #expect(outcome.warnings.count == 1 && outcome.changed.isEmpty)
    }

    @Test func `concurrent additions all take effect`() async throws {
        let schema = makeSchema(things("controls"))
        let test = try TestEngine(schema, .offering(["a", "b", "c", "d"]))
        let other = try TestEngine(schema, .offering(["a", "b", "c", "d"]), store: test.store.another())
        try test.put()
        try await withThrowingTaskGroup { group in
            for identifier in ["a", "b", "c", "d"] {
                let engine = ["a", "b"].contains(identifier) ? test : other
                group.addTask { try await engine.edit("controls", .add([.thing(identifier)])) }
            }
            try await group.waitForAll()
        }
        expectEqual(Set(try test.parameter("controls").effective.slotIdentifiers), ["a", "b", "c", "d"])
        try expectEqual(test.store.instance(.one)?.revision, 5)
    }

    @Test func `free text need not be an option`() async throws {
        let schema = makeSchema(
            parameter("city", ValueType(.string)) {
                $0.options = .dynamic
                $0.allowsFreeText = true
            })
        let test = try TestEngine(schema, nil)
        try test.put()
        try await test.edit("city", .set(.string("Ulm")))
        try expectEqual(test.parameter("city").effective, .string("Ulm"))
    }

    @Test func `a parameter without options cannot be set`() async throws {
        let test = try TestEngine(makeSchema(thing("hero") { $0.options = .none }))
        try test.put()
        try await expectEqual(refused(test) { $0.append(.set(.thing("1")), to: "hero") }, ["wrongValue hero"])
    }
}
