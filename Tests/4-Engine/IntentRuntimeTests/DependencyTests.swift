import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

/// Parents and children in one edit.
@Suite(.overRequestedStores, .namingTheStore) struct DependencyTests {
    /// Identifiers contain those of their parents: line `U1` of operator `U`, stop `U11` of that line.
    private let transit = ScriptedHandler(
        options: { parameter, values, _, _ in
            let parent = ["line": "operator", "stop": "line"][parameter].flatMap { values[$0]?.optionIdentifier }
            return .flat(["1", "2"].map { (parent ?? "") + $0 })
        },
        lookup: { parameter, asked, values in
            let parent = ["line": "operator", "stop": "line"][parameter].flatMap { values[$0]?.optionIdentifier }
            return asked.filter { $0.hasPrefix(parent ?? "") }.map { .thing($0, "title of \($0)") }
        })

    private func schema(_ policy: ParentPolicy = .reset) -> Schema {
        makeSchema(
            thing("operator"),
            thing("line") {
                $0.dependsOn = ["operator"]
                $0.parentPolicy = policy
            },
            thing("stop") {
                $0.dependsOn = ["line"]
                $0.parentPolicy = policy
            })
    }

    private func placed(_ policy: ParentPolicy = .reset) async throws -> TestEngine {
        let test = try TestEngine(schema(policy), transit)
        try test.put(["operator": .thing("U"), "line": .thing("U1"), "stop": .thing("U11")])
        return test
    }

    @Test func `a child set with its parent uses the new parent`() async throws {
        let test = try await placed()
        try await test.engine.edit(.one) {
            $0.append(.set(.thing("S1")), to: "line")
            $0.append(.set(.thing("S")), to: "operator")
            $0.append(.set(.thing("S12")), to: "stop")
        }
        try expectEqual(test.parameter("stop").effective, .thing("S12", "title of S12"))
        let error = await #expect(throws: EngineError.self) {
            try await test.engine.edit(.one) {
                $0.append(.set(.thing("U")), to: "operator")
                $0.append(.set(.thing("S1")), to: "line")
            }
        }
        expectEqual(error?.summary, ["wrongValue line"])
    }

    @Test func `an unmentioned child is reset with its parent and reported`() async throws {
        let test = try await placed()
        let outcome = try await test.edit("operator", .set(.thing("S")))
        expectEqual(outcome.changed, ["operator"])
        expectEqual(outcome.reset, ["line", "stop"])
        try expectEqual(test.store.instance(.one)?.values.keys.sorted(), ["operator"])
        try expectEqual(test.store.changes(of: .one, after: 1, limit: 10).count, 1)
    }

    @Test func `a draft shows which values a new parent resets`() async throws {
        let test = try await placed()
        var draft = try await test.engine.dynamicDraft(of: .one)
        draft.edit.append(.set(.thing("S")), to: "operator")
        let resolved = try await test.engine.resolved(draft)
        expectEqual(resolved.parameter(named: "line")?.effective, nil)
        try await expectEqual(test.engine.options(for: "line", in: draft).collection.identifiers, ["S1", "S2"])
    }

    @Test func `changing a parent discards the remembered default of its child`() async throws {
        var schema = schema()
        schema.intents[0].parameters[1].defaultRule = .handler
        let test = try TestEngine(schema, transit)
        try test.put(["operator": .thing("U")], defaults: ["line": .thing("U1")])
        let outcome = try await test.edit("operator", .set(.thing("S")))
        expectEqual(outcome.reset, ["line"])
        try expectEqual(test.parameter("line").effective, nil)
    }

    @Test func `setting a parent to the same choice resets nothing`() async throws {
        let test = try await placed()
        let outcome = try await test.edit("operator", .set(.thing("U")))
        #expect(outcome.reset.isEmpty)
        try expectEqual(test.parameter("stop").effective?.optionIdentifier, "U11")
    }

    @Test func `a kept child unknown to the new parent is marked`() async throws {
        let test = try await placed(.keep)
        let outcome = try await test.edit("operator", .set(.thing("S")))
        #expect(outcome.reset.isEmpty)
        try expectEqual(test.parameter("line").effective?.optionIdentifier, "U1")
        try expectEqual(test.parameter("line").marks, [.vanished])
        try expectEqual(test.parameter("stop").marks, [])
    }

    @Test func `a child cannot be set before its parent`() async throws {
        let test = try TestEngine(schema(), transit)
        try test.put()
        let error = await #expect(throws: EngineError.self) { try await test.edit("line", .set(.thing("U1"))) }
        expectEqual(error?.summary, ["wrongValue line"])
        expectEqual(error?.problems.first?.message.contains("'operator'"), true)
    }

    @Test func `a rejected parent causes no problem for its child`() async throws {
        let test = try await placed()
        let error = await #expect(throws: EngineError.self) {
            try await test.engine.edit(.one) {
                $0.append(.set(.integer(1)), to: "operator")
                $0.append(.set(.thing("S1")), to: "line")
            }
        }
        expectEqual(error?.summary, ["wrongValue operator"])
    }

    @Test(arguments: [["operator", "line"], ["line", "operator"]])
    func `a child of another parent is refused in any order`(order: [String]) async throws {
        let test = try TestEngine(schema(), transit)
        try test.put()
        let values = ["operator": IntentValue.thing("S"), "line": .thing("U1")]
        let error = await #expect(throws: EngineError.self) {
            try await test.engine.edit(.one) { (edit: inout DynamicEdit) in
                for name in order { edit.append(.set(values[name]), to: name) }
            }
        }
        expectEqual(error?.summary, ["wrongValue line"])
        try expectEqual(test.store.instance(.one)?.values, [:])
    }

    /// Lookups depend on what a parent is, so they receive it as its own lookup returned it.
    @Test(arguments: [["operator", "line"], ["line", "operator"]])
    func `a lookup receives the parents that the edit stores`(order: [String]) async throws {
        let parents = Mutex<[IntentValue?]>([])
        let handler = ScriptedHandler(lookup: { [transit] parameter, asked, values in
            if parameter == "line" { parents.withLock { $0.append(values["operator"]) } }
            return try await transit.lookup(parameter, asked, values)
        })
        let test = try TestEngine(schema(), handler)
        try test.put(["operator": .thing("U"), "line": .thing("U1")])
        try await test.engine.edit(.one) { (edit: inout DynamicEdit) in
            for name in order { edit.append(.set(.thing(name == "line" ? "S2" : "S")), to: name) }
        }
        expectEqual(parents.withLock { $0 }, [.thing("S", "title of S")])
        try expectEqual(test.parameter("line").effective, .thing("S2", "title of S2"))
    }

    @Test func `a parent changed during a lookup counts`() async throws {
        let store = try TestStore()
        let isFirst = Atomic(true)
        let handler = ScriptedHandler(lookup: { [transit] parameter, asked, values in
            if isFirst.exchange(false, ordering: .relaxed) {
                try store.update(.one, at: StoreTime(milliseconds: 0)) { _ in
                    InstanceUpdate(cause: .edited, isEdit: true, values: ["operator": .thing("S")])
                }
            }
            return try await transit.lookup(parameter, asked, values)
        })
        let test = try TestEngine(schema(), handler, store: store)
        try test.put(["operator": .thing("U")])
        let error = await #expect(throws: EngineError.self) { try await test.edit("line", .set(.thing("U1"))) }
        expectEqual(error?.summary, ["wrongValue line"])
        try await test.edit("line", .set(.thing("S1")))
        try expectEqual(test.parameter("line").effective?.optionIdentifier, "S1")
    }

    @Test func `an edit of an instance that keeps changing is given up`() async throws {
        let store = try TestStore()
        let lookups = Recorder<[String]>()
        let handler = ScriptedHandler(lookup: { _, asked, _ in
            lookups.add(asked)
            let parent = StoredValue.thing("U\(lookups.all.count)")
            try store.update(.one, at: StoreTime(milliseconds: 0)) { _ in
                InstanceUpdate(cause: .edited, isEdit: true, values: ["operator": parent])
            }
            return asked.map { .thing($0) }
        })
        let test = try TestEngine(schema(), handler, store: store)
        try test.put(["operator": .thing("U")])
        let error = await #expect(throws: EngineError.self) { try await test.edit("line", .set(.thing("U1"))) }
        expectEqual(error?.summary, ["editConflict "])
        expectEqual(lookups.all, Array(repeating: ["U1"], count: 64))
    }

    /// A hidden tail contains values of the former parent, which a larger size family would show.
    @Test func `a list set for a new parent loses its tail`() async throws {
        let schema = makeSchema(
            thing("operator"),
            things("line") {
                $0.dependsOn = ["operator"]
                $0.size = SlotSizes(families: [.systemSmall: 1, .systemMedium: 1, .systemLarge: 3])
            })
        let test = try TestEngine(schema, transit)
        try test.put(["operator": .thing("U"), "line": .things("U1", "U2", "U3")])
        try await test.edit("line", .set(.things("U4")))
        try expectEqual(test.parameter("line", family: .systemLarge).effective.slotIdentifiers, ["U4", "U2", "U3"])
        try await test.engine.edit(.one) { (edit: inout DynamicEdit) in
            edit.append(.set(.things("S1")), to: "line")
            edit.append(.set(.thing("S")), to: "operator")
        }
        try expectEqual(test.parameter("line", family: .systemLarge).effective.slotIdentifiers, ["S1"])
    }

    @Test func `a kept list set for a new parent keeps its tail`() async throws {
        let schema = makeSchema(
            thing("operator"),
            things("line") {
                $0.dependsOn = ["operator"]
                $0.parentPolicy = .keep
                $0.size = SlotSizes(families: [.systemMedium: 1, .systemLarge: 3])
            })
        let test = try TestEngine(schema, transit)
        try test.put(["operator": .thing("U"), "line": .things("U1", "U2", "U3")])
        try await test.engine.edit(.one) { (edit: inout DynamicEdit) in
            edit.append(.set(.things("S1")), to: "line")
            edit.append(.set(.thing("S")), to: "operator")
        }
        try expectEqual(test.parameter("line", family: .systemLarge).effective.slotIdentifiers, ["S1", "U2", "U3"])
    }

    /// The default is in effect, because the only visible option has vanished.
    @Test func `a kept list of vanished options keeps its tail`() async throws {
        let schema = makeSchema(
            thing("operator"),
            things("line") {
                $0.dependsOn = ["operator"]
                $0.parentPolicy = .keep
                $0.vanishedPolicy = .useDefault
                $0.size = SlotSizes(families: [.systemMedium: 1, .systemLarge: 3])
            })
        let test = try TestEngine(schema, transit)
        let marks = [StoredMark(.vanished, identifier: "U1")]
        try test.put(["operator": .thing("U"), "line": .things("U1", "U2", "U3", marks: marks)])
        try await test.edit("operator", .set(.thing("S")))
        let stored = try #require(try test.store.instance(.one)?.values["line"])
        expectEqual(stored.wire.arrayValue?.compactMap { $0["identifier"]?.stringValue }, ["U1", "U2", "U3"])
    }

    @Test func `resizing resets nothing`() async throws {
        var schema = schema()
        schema.intents[0].parameters[0].defaultRule = nil
        let test = try TestEngine(schema, transit)
        try test.put(["operator": .thing("U"), "line": .thing("U1")])
        try await test.engine.resize(.one, to: .systemSmall)
        try expectEqual(test.parameter("line").effective?.optionIdentifier, "U1")
    }
}
