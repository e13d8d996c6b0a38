import IntentModel
import IntentRuntime
import Testing

/// Parents and children in one edit.
@Suite(.overEveryStore, .namingTheStore) struct DependencyTests {
    /// Identifiers contain those of their parents: line `U1` of operator `U`, stop `U11` of that line.
    private let transit = ScriptedHandler(
        options: { parameter, values, _, _ in
            let parent = ["line": "operator", "stop": "line"][parameter].flatMap { values[$0]?.optionIdentifier }
            return .flat(["1", "2"].map { (parent ?? "") + $0 })
        },
        lookup: { parameter, asked, context in
            let parent = ["line": "operator", "stop": "line"][parameter].flatMap {
                context.values[$0]?.optionIdentifier
            }
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
        #expect(try test.parameter("stop").effective == .thing("S12", "title of S12"))
        let error = await #expect(throws: EngineError.self) {
            try await test.engine.edit(.one) {
                $0.append(.set(.thing("U")), to: "operator")
                $0.append(.set(.thing("S1")), to: "line")
            }
        }
        #expect(error?.summary == ["wrongValue line"])
    }

    @Test func `an unmentioned child is reset with its parent and reported`() async throws {
        let test = try await placed()
        let outcome = try await test.edit("operator", .set(.thing("S")))
        #expect(outcome.changed == ["operator"])
        #expect(outcome.reset == ["line", "stop"])
        #expect(try test.store.instance(.one)?.values.keys.sorted() == ["operator"])
        #expect(try test.store.changes(of: .one, after: 1, limit: 10).count == 1)
    }

    @Test func `changing a parent discards the remembered default of its child`() async throws {
        var schema = schema()
        schema.intents[0].parameters[1].defaultRule = .handler
        let test = try TestEngine(schema, transit)
        try test.put(["operator": .thing("U")], defaults: ["line": .thing("U1")])
        let outcome = try await test.edit("operator", .set(.thing("S")))
        #expect(outcome.reset == ["line"])
        #expect(try test.parameter("line").effective == nil)
    }

    @Test func `setting a parent to the same choice resets nothing`() async throws {
        let test = try await placed()
        let outcome = try await test.edit("operator", .set(.thing("U")))
        #expect(outcome.reset.isEmpty)
        #expect(try test.parameter("stop").effective?.optionIdentifier == "U11")
    }

    @Test func `a kept child unknown to the new parent is marked`() async throws {
        let test = try await placed(.keep)
        let outcome = try await test.edit("operator", .set(.thing("S")))
        #expect(outcome.reset.isEmpty)
        #expect(try test.parameter("line").effective?.optionIdentifier == "U1")
        #expect(try test.parameter("line").marks == [.vanished])
        #expect(try test.parameter("stop").marks == [])
    }

    @Test func `a child cannot be set before its parent`() async throws {
        let test = try TestEngine(schema(), transit)
        try test.put()
        let error = await #expect(throws: EngineError.self) { try await test.edit("line", .set(.thing("U1"))) }
        #expect(error?.summary == ["wrongValue line"])
        #expect(error?.problems.first?.message.contains("'operator'") == true)
    }

    @Test func `a rejected parent causes no problem for its child`() async throws {
        let test = try await placed()
        let error = await #expect(throws: EngineError.self) {
            try await test.engine.edit(.one) {
                $0.append(.set(.integer(1)), to: "operator")
                $0.append(.set(.thing("S1")), to: "line")
            }
        }
        #expect(error?.summary == ["wrongValue operator"])
    }

    @Test func `resizing resets nothing`() async throws {
        var schema = schema()
        schema.intents[0].parameters[0].defaultRule = nil
        let test = try TestEngine(schema, transit)
        try test.put(["operator": .thing("U"), "line": .thing("U1")])
        try await test.engine.resize(.one, to: .systemSmall)
        #expect(try test.parameter("line").effective?.optionIdentifier == "U1")
    }
}
