import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Drafts and their conflicts.
@Suite(.overRequestedStores, .namingTheStore) struct DraftTests {
    private func placed() throws -> TestEngine {
        let schema = makeSchema(
            parameter("size", ValueType(.integer)), parameter("name", ValueType(.string)), thing("operator"),
            thing("line") {
                $0.dependsOn = ["operator"]
                $0.parentPolicy = .keep
            })
        let test = try TestEngine(schema, ScriptedHandler(lookup: { _, asked, _ in asked.map { .thing($0) } }))
        try test.put([
            "size": .of("Integer", 1), "operator": .thing("U"), "line": .thing("U1"),
        ])
        return test
    }

    private func draft(_ test: TestEngine, _ parameter: String, _ value: IntentValue) async throws -> DynamicDraft {
        var draft = try await test.engine.dynamicDraft(of: .one)
        draft.edit.append(.set(value), to: parameter)
        return draft
    }

    @Test func `a draft records the revision at which it began`() async throws {
        let test = try placed()
        try await test.edit("size", .set(.integer(2)))
        let draft = try await draft(test, "size", .integer(3))
        expectEqual(draft.baseRevision, 2)
        try await expectEqual(test.engine.apply(draft).revision, 3)
        try expectEqual(test.parameter("size").effective, .integer(3))
    }

    @Test func `a draft conflicts with a change of its parameter`() async throws {
        let test = try placed()
        let draft = try await draft(test, "size", .integer(3))
        try await test.edit("size", .set(.integer(2)))
        let error = await #expect(throws: EngineError.self) { try await test.engine.apply(draft) }
        expectEqual(error?.summary, ["editConflict size"])
        expectEqual(
            error?.problems.first?.conflict,
            EngineError.Conflict(before: .integer(1), stored: .integer(2), drafted: .integer(3)))
        try expectEqual(test.parameter("size").effective, .integer(2))
    }

    @Test func `a draft conflicts with a change of a parent`() async throws {
        let test = try placed()
        let draft = try await draft(test, "line", .thing("U2"))
        try await test.edit("operator", .set(.thing("S")))
        let error = await #expect(throws: EngineError.self) { try await test.engine.apply(draft) }
        expectEqual(error?.summary, ["editConflict operator"])
        expectEqual(error?.problems.first?.conflict?.before, .thing("U"))
        expectEqual(error?.problems.first?.conflict?.stored, .thing("S"))
    }

    @Test func `a draft applies if only other parameters changed`() async throws {
        let test = try placed()
        let draft = try await draft(test, "size", .integer(3))
        try await test.edit("name", .set(.string("x")))
        try await test.engine.resize(.one, to: .systemSmall)
        try await expectEqual(test.engine.apply(draft).revision, 4)
        try expectEqual(test.parameter("name").effective, .string("x"))
        try expectEqual(test.parameter("size").effective, .integer(3))
    }

    @Test func `a value that was changed back is not a conflict`() async throws {
        let test = try placed()
        let draft = try await draft(test, "size", .integer(3))
        try await test.edit("size", .set(.integer(2)))
        try await test.edit("size", .set(.integer(1)))
        try await test.engine.apply(draft)
        try expectEqual(test.parameter("size").effective, .integer(3))
    }

    @Test func `refreshed texts are not a conflict`() async throws {
        let test = try placed()
        let draft = try await draft(test, "operator", .thing("S"))
        try test.store.update(.one, at: StoreTime(milliseconds: 0)) { _ in
            let renewed = StoredValue.of("object:Thing", ["identifier": "U", "displayString": "U-Bahn"])
            return InstanceUpdate(cause: .refreshed, isEdit: false, values: ["operator": renewed])
        }
        try await test.edit("size", .set(.integer(2)))
        try await test.engine.apply(draft)
        try expectEqual(test.parameter("operator").effective, .thing("S"))
    }

    @Test func `the second of two drafts of one parameter is rejected`() async throws {
        let test = try placed()
        let first = try await draft(test, "size", .integer(2))
        let second = try await draft(test, "size", .integer(3))
        let results = await withTaskGroup { group in
            for draft in [first, second] {
                group.addTask { (try? await test.engine.apply(draft)) != nil }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        expectEqual(results.sorted { !$0 && $1 }, [false, true])
        try expectEqual(test.store.instance(.one)?.revision, 2)
    }
}
