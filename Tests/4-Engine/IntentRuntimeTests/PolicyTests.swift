import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Defaults and locks of an administrator.
@Suite(.overRequestedStores, .namingTheStore) struct PolicyTests {
    private static func policy(_ rows: [String: PolicyRow], message: String? = nil) -> Policy {
        var policy = Policy(owner: text("Operations"), message: message.map { text($0) }, path: "intent-policy.yaml")
        for (name, row) in rows { policy["widget", name] = row }
        return policy
    }

    /// An engine whose policy sets `name` to `fixed` and locks it, and sets `count` to 7.
    private func test(store: TestStore? = nil, message: String? = nil) throws -> TestEngine {
        let policy = Self.policy(
            [
                "name": PolicyRow(defaultRule: .value(.string("fixed")), isLocked: true, line: 3),
                "count": PolicyRow(defaultRule: .value(.integer(7)), line: 4),
            ], message: message)
        return try TestEngine(Self.schema, store: store) { $0.policy = policy }
    }

    private static let schema: Schema = {
        var schema = makeSchema(
            parameter("name", ValueType(.string)) { $0.defaultRule = .value(.string("own")) },
            parameter("count", ValueType(.integer)) { $0.defaultRule = .value(.integer(1)) },
            parameter("note", ValueType(.string)))
        var preset = WidgetPreset(name: "same", title: text("Same"))
        preset.values = ["name": .string("fixed"), "note": .string("x")]
        var other = WidgetPreset(name: "other", title: text("Other"))
        other.values = ["name": .string("x"), "note": .string("y")]
        schema.widgets[0].presets = [preset, other]
        schema.widgets.append(
            DeclaredWidget(
                name: "Free", swiftName: "free", kind: "free", title: text("Free"), intent: "Config",
                families: [.systemMedium]))
        return schema
    }()

    private func expectLocked(location: SourceLocation = #_sourceLocation, _ body: () async throws -> Void) async {
        do {
            try await body()
            Issue.record("nothing was thrown", sourceLocation: location)
        } catch let error as EngineError {
            expectEqual(error.problems.map(\.code), [.locked], sourceLocation: location)
            expectEqual(
                error.problems.map(\.message), ["'name' is locked by Operations"], sourceLocation: location)
        } catch {
            Issue.record("\(error)", sourceLocation: location)
        }
    }

    @Test func `a locked value is in effect, and the stored one stays`() throws {
        let test = try test()
        try test.put(["name": .of("String", "mine"), "count": .of("Integer", 3)])
        let name = try test.parameter("name")
        #expect(name.effective == .string("fixed") && name.stored == .string("mine") && name.origin == .policy)
        let count = try test.parameter("count")
        #expect(count.effective == .integer(3) && count.origin == .user && count.defaultValue == .integer(7))
        // What a provider reads, which takes a shorter way.
        try expectEqual(test.engine.resolvedSynchronously(.one).values["name"], .string("fixed"))
        try test.put(id: .two)
        try expectEqual(test.parameter("count", id: .two).origin, .policy)
        // Without the policy, the stored value returns.
        let free = try TestEngine(Self.schema, store: test.store)
        try expectEqual(free.parameter("name").effective, .string("mine"))
    }

    @Test func `values for providers and instances of other widgets agree`() async throws {
        let test = try test()
        try test.put(["name": .of("String", "mine")])
        let read = try await test.engine.configuration(TestIntent.self, of: .one)
        expectEqual(read.values["name"], .string("fixed"))
        let id = try await test.engine.place("free", family: .systemMedium)
        try expectEqual(test.parameter("name", id: id).effective, .string("own"))
    }

    @Test(arguments: [
        DynamicEdit.Operation.set(.string("x")), .set(nil), .reset, .add([.string("x")]),
        .setSlot(0, .string("x")),
    ])
    func `a locked value is not edited`(operation: DynamicEdit.Operation) async throws {
        let test = try test()
        try test.put(["name": .of("String", "mine"), "count": .of("Integer", 3)])
        await expectLocked { try await test.edit("name", operation) }
        // Nothing of the edit is stored.
        await expectLocked {
            try await test.engine.edit(.one) { edit in
                edit.append(.set(.integer(4)), to: "count")
                edit.append(operation, to: "name")
            }
        }
        try expectEqual(test.store.instance(.one)?.revision, 1)
    }

    @Test func `the locked value itself can be set, which changes nothing`() async throws {
        let test = try test()
        try test.put(["name": .of("String", "mine")])
        try await expectEqual(test.edit("name", .set(.string("fixed"))).revision, 1)
        let id = try await test.engine.place("widget", family: .systemSmall, id: .two) {
            $0.append(.set(.string("fixed")), to: "name")
        }
        try expectEqual(test.store.instance(id)?.values["name"], nil)
        await expectLocked {
            try await test.engine.place("widget", family: .systemSmall) { $0.append(.set(.string("x")), to: "name") }
        }
    }

    @Test func `what a locked record, union or list shows can be set`() async throws {
        var stop = ObjectType(name: "Stop", swiftName: "Stop", title: text("Stop"))
        stop.recordFields = [
            thing("place"),
            parameter("label", ValueType(.string)) {
                $0.defaultRule = .row(RowDefault(row: "place", property: "title"))
            },
        ]
        let place = IntentValue.object(ObjectValue(identifier: "a", displayString: "Alpha"))
        let record = IntentValue.record(RecordValue(["place": place]))
        let rows = ["stop": record, "stops": IntentValue.list([record])].mapValues {
            PolicyRow(defaultRule: .value($0), isLocked: true, line: 3)
        }
        let schema = makeSchema(
            types: [thingType, stop], parameter("stop", ValueType(.record("Stop"))),
            parameter("stops", ValueType(.record("Stop"), isList: true)))
        let test = try TestEngine(schema) { $0.policy = Self.policy(rows) }
        try test.put()
        let shown = try #require(try test.parameter("stop").effective)
        expectEqual(shown.slots[0]?.optionIdentifier?.contains("label"), true)
        let same: [(String, DynamicEdit.Operation)] = [
            ("stop", .setField("place", slot: nil, .thing("a"))),
            ("stop", .setField("label", slot: nil, .string("Alpha"))),
            ("stop", .set(record)), ("stop", .set(shown)), ("stops", .setSlot(0, shown)),
            ("stops", .setField("place", slot: 0, .thing("a"))),
        ]
        for (name, operation) in same { try await expectEqual(test.edit(name, operation).revision, 1) }
        for (name, slot, value) in [("stop", nil, "b"), ("stops", 0, "b"), ("stops", 1, "a")]
            as [(String, Int?, String)]
        {
            let error = await #expect(throws: EngineError.self) {
                try await test.edit(name, .setField("place", slot: slot, .thing(value)))
            }
            expectEqual(error?.code, .locked)
        }
    }

    @Test func `resetting everything leaves locked rows out`() async throws {
        let test = try test()
        try test.put(["name": .of("String", "mine"), "count": .of("Integer", 3)])
        try await expectEqual(test.engine.edit(.one, resetAll: true).changed, ["count"])
        try expectEqual(test.store.instance(.one)?.values["name"]?.wire, "mine")
    }

    @Test func `a preset applies unless it sets another value of a locked row`() async throws {
        let test = try test()
        try test.put()
        await expectLocked { try await test.engine.apply("other", to: .one) }
        try await expectEqual(test.engine.apply("same", to: .one).changed, ["note"])
        await expectLocked { try await test.engine.place("widget", family: .systemSmall, preset: "other") }
        let id = try await test.engine.place("widget", family: .systemSmall, preset: "same")
        try expectEqual(test.parameter("note", id: id).effective, .string("x"))
    }

    @Test func `a copy leaves out what is stored below a lock, on both sides`() async throws {
        let test = try test()
        try test.put(["name": .of("String", "mine"), "note": .of("String", "n")])
        try test.put(["name": .of("String", "other")], id: .two)
        try await expectEqual(test.engine.copy(.one, to: .two).changed, ["note"])
        try expectEqual(test.store.instance(.two)?.values["name"]?.wire, "other")
        let copy = try await test.engine.place("widget", family: .systemSmall, like: .one)
        try expectEqual(test.store.instance(copy)?.values["name"], nil)
        // A value that another widget has is refused.
        let free = try await test.engine.place("free", family: .systemMedium) {
            $0.append(.set(.string("x")), to: "name")
        }
        await expectLocked { try await test.engine.copy(free, to: .two) }
    }

    @Test func `an undo of a locked value is refused`() async throws {
        let before = try TestEngine(Self.schema)
        try before.put()
        try await before.edit("note", .set(.string("n")))
        try await before.edit("name", .set(.string("mine")))
        let test = try test(store: before.store)
        await expectLocked { try await test.engine.undo(.one) }
        await expectLocked { try await test.engine.undo(.one, to: 1) }
        try await test.edit("note", .set(.string("m")))
        try await test.engine.undo(.one)
        try expectEqual(test.parameter("note").effective, .string("n"))
        await expectLocked { try await test.engine.undo(.one) }
    }

    @Test func `a document does not change locked values`() async throws {
        let before = try TestEngine(Self.schema)
        try before.put(["name": .of("String", "mine"), "note": .of("String", "n")])
        let document = try await before.engine.export()
        let fresh = try test()
        let refused = try await fresh.engine.import(document)
        expectEqual(refused.refusedCount, 1)
        // What is stored already stays.
        let same = try test(store: before.store)
        let report = try await same.engine.import(document, settings: ImportSettings(existing: .replace))
        expectEqual(report.refusedCount, 0)
        try expectEqual(same.store.instance(.one)?.values["name"]?.wire, "mine")
    }

    @Test func `a parent that changes resets no locked child`() async throws {
        let schema = makeSchema(
            parameter("line", ValueType(.string)),
            parameter("stop", ValueType(.string)) { $0.dependsOn = ["line"] })
        let policy = Self.policy(["stop": PolicyRow(isLocked: true, line: 1)])
        let test = try TestEngine(schema) { $0.policy = policy }
        try test.put(["line": .of("String", "a"), "stop": .of("String", "s")])
        try await test.edit("line", .set(.string("b")))
        try expectEqual(test.store.instance(.one)?.values["stop"]?.wire, "s")
        // A lock without a default has that of the definition: none.
        let stop = try test.parameter("stop")
        #expect(stop.effective == nil && stop.origin == .none)
    }

    @Test func `an option of a handler is in effect at once, and gets its texts with a refresh`() async throws {
        let schema = makeSchema(thing("thing") { $0.defaultRule = .handler })
        let policy = Self.policy(["thing": PolicyRow(defaultRule: .options(["b"]), isLocked: true, line: 1)])
        let handler = ScriptedHandler(
            lookup: { _, identifiers, _ in identifiers.map { .thing($0, "Title \($0)") } },
            defaults: { _, _, _ in [.thing("a", "A")] })
        // The default of the handler was remembered before there was a policy.
        let before = try TestEngine(schema, handler)
        let id = try await before.engine.place("widget", family: .systemMedium, id: .one)
        try expectEqual(before.parameter("thing").effective?.optionIdentifier, "a")
        let test = try TestEngine(schema, handler, store: before.store) { $0.policy = policy }
        try expectEqual(test.parameter("thing").effective, .thing("b", "b"))
        _ = try await test.engine.refresh(id)
        let thing = try test.parameter("thing")
        #expect(thing.effective == .thing("b", "Title b") && thing.origin == .policy)
        try expectEqual(before.parameter("thing").effective?.optionIdentifier, "a")
    }

    @Test func `the message of the policy is part of every refusal`() async throws {
        let test = try test(message: "Ask at desk 4.")
        try test.put()
        let error = await #expect(throws: EngineError.self) { try await test.edit("name", .reset) }
        expectEqual(error?.problems.first?.message, "'name' is locked by Operations: Ask at desk 4.")
    }
}
