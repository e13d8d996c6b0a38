import IntentDiagnostics
import IntentModel
import IntentRuntime
import IntentSchema
import IntentTestSupport
import Testing

@testable import IntentEditor

/// Rows that an administrator has locked.
@Suite struct PolicyRowTests {
    private static let definition = """
        intentDefinition: 1
        types: { Leg: { fields: { label: String } } }
        intents:
          Board:
            parameters:
              name: { type: String, default: Own }
              tags: { type: [String] }
              legs: { type: [Leg], size: 2 }
              note: String
        widgets:
          Board: { intent: Board, families: [systemMedium] }
        """

    /// Opens an editor after a draft was kept without the policy.
    private func editor(
        drafting changes: [EditorChange] = []
    ) async throws -> (editor: InstanceEditor, draft: JSONValue) {
        let schema = try Board.schema(Self.definition)
        let source = """
            intentPolicy: 1
            by: { en: Operations, de: Betrieb }
            message: Ask at desk 4.
            widgets: { Board: { defaults: { name: Fixed, tags: [a, b] }, locked: [name, tags, legs] } }
            """
        let file = PolicyFile(SourceFile(path: "intent-policy.yaml", text: source), for: schema)
        try #require(file.diagnostics.isEmpty)
        var settings = EngineSettings()
        settings.policy = file.policy
        let store = InMemoryStore()
        let free = try IntentEngine(schema: schema, store: store)
        let id = try await free.place("Board", family: .systemMedium) { edit in
            edit.append(.set(.list([.record(RecordValue(["label": .string("x")]))])), to: "legs")
        }
        let before = try await InstanceEditor.open(id, in: free)
        for change in changes { try before.perform(change) }
        let engine = try IntentEngine(schema: schema, store: store, settings: settings)
        return (try await InstanceEditor.open(id, in: engine, locale: "de"), before.draftJSON)
    }

    @Test func `a locked row is shown with who has locked it, and has no actions`() async throws {
        let rows = try await editor().editor.content.rows
        expectEqual(rows.map(\.text), ["Fixed", "a, b", "", ""])
        expectEqual(rows.map { $0.lock != nil }, [true, true, true, false])
        expectEqual(rows[0].lock, "Locked by Betrieb: Ask at desk 4.")
        expectEqual(rows[0].json["lock"], "Locked by Betrieb: Ask at desk 4.")
        expectEqual(rows[0].json["actions"], [])
        expectEqual(rows[0].origin, .policy)
        let locked = rows.prefix(3).flatMap { [$0] + $0.fieldRows }
        expectEqual(locked.filter { !$0.actions.isEmpty }.map(\.name), [])
        expectEqual(rows[3].actions.isEmpty, false)
    }

    @Test(arguments: [
        EditorChange.setText("name", "x"), .reset("name"), .clear("tags", slot: 0), .moveSlot("tags", from: 0, to: 1),
        .setText("legs[1].label", "y"), .add("legs"), .set("name", nil),
    ])
    func `a change of a locked row is refused`(change: EditorChange) async throws {
        let editor = try await editor().editor
        let error = #expect(throws: EngineError.self) { try editor.perform(change) }
        expectEqual(error?.code, .locked)
        #expect(!editor.content.isEdited)
        try editor.perform(.setText("note", "x"))
        try await editor.apply()
        expectEqual(editor.content.row(named: "note")?.text, "x")
    }

    @Test func `a draft from before the policy is refused row by row`() async throws {
        let (editor, draft) = try await editor(drafting: [.setText("name", "x"), .setText("note", "y")])
        try await editor.resume(draft)
        let row = try #require(editor.content.row(named: "name"))
        expectEqual(row.problems.map(\.reason), [.refused(.locked)])
        #expect(!editor.content.canBeApplied)
        try editor.perform(.discard("name"))
        try await editor.apply()
        expectEqual(editor.content.rows.map(\.text), ["Fixed", "a, b", "", "y"])
    }

    @Test func `a draft of the value that the policy has locked changes nothing`() async throws {
        let (editor, draft) = try await editor(drafting: [
            .setText("name", "Fixed"), .setText("tags", "a"), .setText("tags", "b"),
        ])
        try await editor.resume(draft)
        expectEqual(editor.content.rows.map(\.change), [.none, .none, .none, .none])
        expectEqual(editor.content.changes, [])
        #expect(!editor.content.isEdited && !editor.content.canBeApplied)
        try editor.perform(.setText("note", "x"))
        expectEqual(editor.content.changes.map(\.parameter), ["note"])
        try await editor.apply()
        expectEqual(editor.content.rows.map(\.text), ["Fixed", "a, b", "", "x"])
        // Without the policy, nothing is left of the draft that it has made ineffective.
        editor.engine.policy = nil
        editor.policyChanged()
        expectEqual(editor.content.rows.map(\.text), ["Own", "", "x", "x"])
        #expect(!editor.content.isEdited)
    }

    @Test func `a policy that changes is shown at once, and the draft is kept`() async throws {
        let editor = try await editor().editor
        try editor.perform(.setText("note", "x"))
        var contents = editor.contents().makeAsyncIterator()
        expectEqual(await contents.next()?.row(named: "name")?.text, "Fixed")
        var policy = Policy(owner: LocalizedText("Site", language: "en"), path: "intent-policy.yaml")
        policy["Board", "note"] = PolicyRow(defaultRule: .value(.string("Late")), isLocked: true, line: 3)
        editor.engine.policy = policy
        editor.policyChanged()
        let content = try #require(await contents.next())
        expectEqual(content.rows.map(\.text), ["Own", "", "x", "x"])
        expectEqual(content.rows.map(\.lock), [nil, nil, nil, "Locked by Site"])
        let row = try #require(content.row(named: "note"))
        expectEqual(row.problems.map(\.reason), [.refused(.locked)])
        #expect(!content.canBeApplied)
        try editor.perform(.discard("note"))
        expectEqual(await contents.next()?.row(named: "note")?.text, "Late")
        // Nothing is sent for a policy that shows the same.
        policy["Board", "note"] = PolicyRow(defaultRule: .value(.string("Late")), isLocked: true, line: 9)
        editor.engine.policy = policy
        editor.policyChanged()
        editor.engine.policy = nil
        editor.policyChanged()
        expectEqual(await contents.next()?.row(named: "note")?.lock, .some(nil))
    }
}
