import IntentModel
import IntentRuntime
import Testing

/// `runtime.md`, section 2: parents and children in one edit; `definition-language.md`, section 4.
@Suite(.overEveryStore, .namingTheStore) struct DependencyTests {
    /// Options are named by their parents: line `U1` of operator `U`, stop `U11` of it.
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

    @Test func aChildSetTogetherWithItsParentIsCheckedAgainstTheNewParent() async throws {
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

    @Test func aChildNotMentionedIsResetInTheSameTransactionAndNamed() async throws {
        let test = try await placed()
        let outcome = try await test.edit("operator", .set(.thing("S")))
        #expect(outcome.changed == ["operator"])
        #expect(outcome.reset == ["line", "stop"])
        #expect(try test.store.instance(.one)?.values.keys.sorted() == ["operator"])
        #expect(try test.store.changes(of: .one, after: 1, limit: 10).count == 1)
    }

    @Test func aParentsChangeForgetsTheRememberedDefaultOfItsChild() async throws {
        var schema = schema()
        schema.intents[0].parameters[1].defaultRule = .handler
        let test = try TestEngine(schema, transit)
        try test.put(["operator": .thing("U")], defaults: ["line": .thing("U1")])
        let outcome = try await test.edit("operator", .set(.thing("S")))
        #expect(outcome.reset == ["line"])
        #expect(try test.parameter("line").effective == nil)
    }

    @Test func aParentSetToTheSameChoiceResetsNothing() async throws {
        let test = try await placed()
        let outcome = try await test.edit("operator", .set(.thing("U")))
        #expect(outcome.reset.isEmpty)
        #expect(try test.parameter("stop").effective?.optionIdentifier == "U11")
    }

    @Test func aChildThatKeepsItsValueIsMarkedWhenTheNewParentDoesNotKnowIt() async throws {
        let test = try await placed(.keep)
        let outcome = try await test.edit("operator", .set(.thing("S")))
        #expect(outcome.reset.isEmpty)
        #expect(try test.parameter("line").effective?.optionIdentifier == "U1")
        #expect(try test.parameter("line").marks == [.vanished])
        #expect(try test.parameter("stop").marks == [])
    }

    @Test func aChildCannotBeSetWhileItsParentHasNoValue() async throws {
        let test = try TestEngine(schema(), transit)
        try test.put()
        let error = await #expect(throws: EngineError.self) { try await test.edit("line", .set(.thing("U1"))) }
        #expect(error?.summary == ["wrongValue line"])
        #expect(error?.problems.first?.message.contains("'operator'") == true)
    }

    @Test func aRefusedParentIsNotAlsoAProblemOfItsChild() async throws {
        let test = try await placed()
        let error = await #expect(throws: EngineError.self) {
            try await test.engine.edit(.one) {
                $0.append(.set(.integer(1)), to: "operator")
                $0.append(.set(.thing("S1")), to: "line")
            }
        }
        #expect(error?.summary == ["wrongValue operator"])
    }

    @Test func aResizeResetsNothing() async throws {
        var schema = schema()
        schema.intents[0].parameters[0].defaultRule = nil
        let test = try TestEngine(schema, transit)
        try test.put(["operator": .thing("U"), "line": .thing("U1")])
        try await test.engine.resize(.one, to: .systemSmall)
        #expect(try test.parameter("line").effective?.optionIdentifier == "U1")
    }
}
