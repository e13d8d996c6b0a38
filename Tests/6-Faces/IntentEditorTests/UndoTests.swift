import IntentEditor
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Undoing changes of a draft, and continuing from a draft later.
@Suite struct UndoTests {
    @Test func `changes of a draft are undone and repeated`() async throws {
        let board = try await Board()
        #expect(!board.editor.content.canUndo)
        try board.editor.perform(.set("note", .string("a")))
        try board.editor.perform(.set("note", .string("b")))
        try board.editor.perform(.revert)
        expectEqual(board.editor.undo().row(named: "note")?.text, "b")
        expectEqual(board.editor.undo().row(named: "note")?.text, "a")
        #expect(board.editor.content.canRedo)
        expectEqual(board.editor.redo().row(named: "note")?.text, "b")
        board.editor.undo()
        #expect(!board.editor.undo().isEdited)
        #expect(!board.editor.content.canUndo)
        // A new change ends what can be repeated.
        try board.editor.perform(.set("note", .string("c")))
        #expect(!board.editor.content.canRedo)
    }

    @Test func `steps of one number are one change`() async throws {
        let board = try await Board()
        try board.editor.perform(.set("note", .string("a")))
        for _ in 1...3 { try board.editor.perform(.step("labelSize", by: 1)) }
        try expectEqual(board.row("labelSize").value, .integer(15))
        expectEqual(board.editor.undo().row(named: "labelSize")?.value, .integer(12))
        try expectEqual(board.row("note").text, "a")
    }

    @Test func `a change without effect is not undone`() async throws {
        let board = try await Board()
        try board.editor.perform(.set("note", .string("a")))
        try board.editor.perform(.set("note", .string("a")))
        #expect(!board.editor.undo().isEdited)
    }

    @Test func `undoing a settlement restores the conflict`() async throws {
        let board = try await Board()
        try board.editor.perform(.set("note", .string("mine")))
        try await board.edit("note", .string("theirs"))
        try await board.editor.refresh()
        try board.editor.perform(.settle("note", .takeTheirs))
        let content = board.editor.undo()
        expectEqual(content.row(named: "note")?.conflict?.draftedText, "mine")
        #expect(!content.canBeApplied)
        expectEqual(board.editor.redo().row(named: "note")?.value, .string("theirs"))
    }

    @Test func `an undone change conflicts like the current one`() async throws {
        let board = try await Board()
        try board.editor.perform(.set("note", .string("first")))
        try board.editor.perform(.set("note", .string("second")))
        try await board.edit("note", .string("theirs"))
        try await board.editor.refresh()
        let conflict = board.editor.undo().row(named: "note")?.conflict
        expectEqual(conflict?.draftedText, "first")
        expectEqual(conflict?.storedText, "theirs")
        #expect(!board.editor.undo().hasConflicts)
    }

    @Test func `applying ends what can be undone`() async throws {
        let board = try await Board()
        try board.editor.perform(.set("note", .string("a")))
        try await board.editor.apply()
        #expect(!board.editor.content.canUndo)
        expectEqual(board.editor.undo().row(named: "note")?.text, "a")
    }
}

/// Drafts as JSON.
@Suite struct DraftJSONTests {
    /// Returns the draft after it was written and read.
    private func kept(_ editor: InstanceEditor) throws -> JSONValue {
        try JSONValue(parsing: editor.draftJSON.rendered())
    }

    @Test func `a later editor continues from a draft`() async throws {
        let board = try await Board()
        try await board.edit("note", .string("stored"))
        try await board.editor.refresh()
        try board.editor.perform(.set("labelSize", .integer(16)))
        try board.editor.perform(.set("line", .thing("a")))
        try board.editor.perform(.reset("note"))
        let draft = try kept(board.editor)
        try await board.edit("tags", .list([.string("new")]))
        let later = try await InstanceEditor.open(board.id, in: board.engine, draft: draft)
        expectEqual(later.content.row(named: "labelSize")?.value, .integer(16))
        expectEqual(later.content.row(named: "note")?.change, .reset)
        expectEqual(later.content.row(named: "tags")?.text, "new")
        #expect(!later.content.hasConflicts)
        try await later.apply()
        try expectEqual(board.stored("line")?.optionIdentifier, "a")
        try expectEqual(board.stored("note"), nil)
    }

    @Test func `a draft continues under the present name of a parameter`() async throws {
        let board = try await Board()
        try board.editor.perform(.set("labelSize", .integer(16)))
        let draft = try kept(board.editor)
        var schema = board.engine.schema
        let index = try #require(schema.intents[0].parameters.firstIndex { $0.name == "labelSize" })
        schema.intents[0].parameters[index].name = "textSize"
        schema.intents[0].parameters[index].renamedFrom = ["labelSize"]
        let engine = try IntentEngine(schema: schema, store: board.engine.store)
        let later = try await InstanceEditor.open(board.id, in: engine, draft: draft)
        expectEqual(later.content.row(named: "textSize")?.value, .integer(16))
    }

    @Test func `a draft continues without what no longer fits`() async throws {
        let board = try await Board()
        try board.editor.perform(.set("labelSize", .integer(16)))
        try board.editor.perform(.set("note", .string("mine")))
        try board.editor.perform(.set("tags", .list([.string("new")])))
        let draft = try kept(board.editor)
        var schema = try Board.schema(Board.definition.replacing("tags: { type: [String] }", with: "tags: Integer"))
        schema.intents[0].parameters.removeAll { $0.name == "labelSize" }
        let engine = try IntentEngine(schema: schema, store: board.engine.store)
        let later = try await InstanceEditor.open(board.id, in: engine, draft: draft)
        expectEqual(later.content.changes.map(\.parameter), ["note"])
        expectEqual(later.content.problems.map(\.reason), [.leftOut(.unknownParameter), .leftOut(.wrongValue)])
        expectEqual(
            later.content.problems.first?.message,
            "a kept change is left out, because it no longer fits: unknown parameter 'labelSize'")
        let reason = "'tags' has type [String]; 'tags' requires Integer"
        expectEqual(
            later.content.problems.last?.message, "a kept change is left out, because it no longer fits: \(reason)")
        // They prevent nothing, and other changes leave them.
        try later.perform(.setText("note", "yours"))
        #expect(later.content.canBeApplied && later.content.problems.count == 2)
        try await later.apply()
        expectEqual(later.content.problems, [])
        try expectEqual(board.stored("note"), .string("yours"))
        // There is nothing to continue from.
        schema.intents[0].parameters.removeAll { $0.name == "note" }
        let last = try IntentEngine(schema: schema, store: board.engine.store)
        let error = await #expect(throws: EngineError.self) {
            try await InstanceEditor.open(board.id, in: last, draft: draft)
        }
        expectEqual(error?.problems.map(\.code), [.unknownParameter, .unknownParameter, .wrongValue])
    }

    @Test func `a kept change is converted like a stored value`() async throws {
        func release(_ mode: String, _ case: String, _ option: String) -> String {
            """
            intentDefinition: 1
            enums: { M: { cases: { on: {}, \(`case`) } } }
            types:
              S: { options: { a: Alpha, \(option) } }
              R: { fields: { s: S, n: { type: Integer, range: 0...9 } } }
            intents: { Board: { parameters: { mode: \(mode), one: S, r: R } } }
            widgets: { Board: { intent: Board, families: [systemSmall, systemMedium] } }
            """
        }
        let board = try await Board(definition: release("M", "off: {}", "b: Beta"))
        for (path, text) in [("mode", "off"), ("one", "b"), ("r.s", "b"), ("r.n", "5")] {
            try board.editor.perform(.setText(path, text))
        }
        let draft = try kept(board.editor)
        let schema = try Board.schema(
            release("[M]", "off2: { renamedFrom: [off] }", "b2: { title: Beta, renamedFrom: [b] }"))
        let engine = try IntentEngine(schema: schema, store: board.engine.store)
        let later = try await InstanceEditor.open(board.id, in: engine, draft: draft)
        expectEqual(later.content.problems, [])
        expectEqual(later.content.rows.flatMap(\.problems), [])
        try await later.apply()
        let stored = try engine.resolvedSynchronously(board.id)
        expectEqual(stored.parameter(named: "mode")?.stored, .list([.enumeration("off2")]))
        expectEqual(stored.parameter(named: "one")?.stored?.optionIdentifier, "b2")
        let record = stored.parameter(named: "r")?.stored.record(at: nil)
        expectEqual(record?.values["s"]?.optionIdentifier, "b2")
        expectEqual(record?.values["n"], .integer(5))
    }

    @Test func `what changed since a draft is a conflict`() async throws {
        let board = try await Board()
        try await board.edit("note", .string("before"))
        try await board.editor.refresh()
        try board.editor.perform(.set("note", .string("mine")))
        let draft = try kept(board.editor)
        try await board.edit("note", .string("theirs"))
        let later = try await InstanceEditor.open(board.id, in: board.engine, draft: draft)
        let conflict = later.content.row(named: "note")?.conflict
        expectEqual(conflict?.beforeText, "before")
        expectEqual(conflict?.storedText, "theirs")
        expectEqual(conflict?.draftedText, "mine")
        // An unresolved conflict is part of the draft.
        let again = try await InstanceEditor.open(board.id, in: board.engine, draft: kept(later))
        expectEqual(again.content.row(named: "note")?.conflict, conflict)
    }

    @Test func `an open editor continues from a draft`() async throws {
        let board = try await Board()
        try board.editor.perform(.set("note", .string("mine")))
        let draft = try kept(board.editor)
        try board.editor.perform(.set("note", .string("other")))
        try await expectEqual(board.editor.resume(draft).row(named: "note")?.text, "mine")
    }

    @Test(arguments: [
        ("[]", EngineError.Code.wrongRequest), (#"{"draft":2,"revision":1,"changes":[]}"#, .wrongRequest),
        (#"{"draft":1,"id":"other","revision":1,"changes":[]}"#, .wrongRequest),
        (#"{"draft":1,"id":"ID","revision":9,"changes":[]}"#, .wrongRequest),
        (#"{"draft":1,"id":"ID","revision":1,"base":{"x":5},"changes":[]}"#, .wrongRequest),
        (#"{"draft":1,"id":"ID","revision":1,"changes":[{"reset":"gone"}]}"#, .unknownParameter),
        (#"{"draft":1,"id":"ID","revision":1,"changes":[{"set":"labelSize","value":"x"}]}"#, .wrongValue),
    ])
    func `a draft that does not fit is refused`(_ text: String, _ code: EngineError.Code) async throws {
        let board = try await Board()
        try board.editor.perform(.set("note", .string("kept")))
        let json = try JSONValue(parsing: text.replacing("ID", with: board.id.text))
        let error = await #expect(throws: EngineError.self) { try await board.editor.resume(json) }
        expectEqual(error?.code, code)
        try expectEqual(board.row("note").text, "kept")
    }
}
