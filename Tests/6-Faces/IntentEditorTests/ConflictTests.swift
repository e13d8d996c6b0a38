import IntentEditor
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Changes by other editors while an editor is open.
@Suite struct ConflictTests {
    /// Returns a board with the drafted value `mine` and the stored value `theirs`.
    private func conflicting() async throws -> Board {
        let board = try await Board()
        try board.editor.perform(.set("note", .string("mine")))
        try await board.edit("note", .string("theirs"))
        try await board.editor.refresh()
        return board
    }

    @Test func `rows without drafted changes show stored values`() async throws {
        let board = try await Board()
        try board.editor.perform(.set("note", .string("mine")))
        try await board.edit("labelSize", .integer(20))
        try await board.editor.refresh()
        try expectEqual(board.row("labelSize").value, .integer(20))
        #expect(!board.editor.content.hasConflicts)
        try await board.editor.apply()
        try expectEqual(board.stored("note"), .string("mine"))
        try expectEqual(board.stored("labelSize"), .integer(20))
    }

    @Test func `a conflict contains both values`() async throws {
        let board = try await conflicting()
        let row = try board.row("note")
        expectEqual(row.value, .string("mine"))
        expectEqual(row.savedValue, .string("theirs"))
        expectEqual(
            row.conflict?.values, EngineError.Conflict(before: nil, stored: .string("theirs"), drafted: .string("mine"))
        )
        expectEqual(row.conflict?.beforeText, "")
        expectEqual(row.conflict?.storedText, "theirs")
        expectEqual(row.conflict?.draftedText, "mine")
        #expect(!board.editor.content.canBeApplied)
        let error = await #expect(throws: EngineError.self) { try await board.editor.apply() }
        expectEqual(error?.code, .editConflict)
        try expectEqual(board.stored("note"), .string("theirs"))
    }

    @Test func `a row without a conflict has nothing to resolve`() async throws {
        let board = try await Board()
        try board.editor.perform(.set("note", .string("mine")))
        let error = #expect(throws: EngineError.self) { try board.editor.perform(.settle("note", .takeTheirs)) }
        expectEqual(error?.problems.map(\.message), ["'note' has no conflict"])
        try expectEqual(board.row("note").value, .string("mine"))
    }

    @Test func `a conflict can be resolved with the drafted value`() async throws {
        let board = try await conflicting()
        try board.editor.perform(.settle("note", .keepMine))
        #expect(board.editor.content.canBeApplied)
        try await board.editor.apply()
        try expectEqual(board.stored("note"), .string("mine"))
    }

    @Test func `a conflict can be resolved with the stored value`() async throws {
        let board = try await conflicting()
        try board.editor.perform(.settle("note", .takeTheirs))
        try expectEqual(board.row("note").value, .string("theirs"))
        #expect(!board.editor.content.isEdited)
        try expectEqual(board.stored("note"), .string("theirs"))
    }

    @Test func `applying detects a conflict`() async throws {
        let board = try await Board()
        try board.editor.perform(.set("note", .string("mine")))
        try await board.edit("note", .string("theirs"))
        await #expect(throws: EngineError.self) { try await board.editor.apply() }
        try expectEqual(board.row("note").conflict?.values.stored, .string("theirs"))
        try expectEqual(board.stored("note"), .string("theirs"))
    }

    @Test func `resolving one conflict does not resolve another`() async throws {
        let board = try await Board()
        try board.editor.perform(.set("note", .string("mine")))
        try board.editor.perform(.set("labelSize", .integer(9)))
        try await board.edit("note", .string("theirs"))
        try await board.edit("labelSize", .integer(20))
        try await board.editor.refresh()
        try board.editor.perform(.settle("note", .keepMine))
        try expectEqual(board.row("note").conflict, nil)
        #expect(try board.row("labelSize").conflict != nil)
        #expect(!board.editor.content.canBeApplied)
        try board.editor.perform(.settle("labelSize", .takeTheirs))
        try await board.editor.apply()
        try expectEqual(board.stored("note"), .string("mine"))
        try expectEqual(board.stored("labelSize"), .integer(20))
    }

    @Test func `another change after a settlement is a new conflict`() async throws {
        let board = try await conflicting()
        try board.editor.perform(.settle("note", .keepMine))
        try await board.edit("note", .string("theirs again"))
        try await board.editor.refresh()
        try expectEqual(board.row("note").conflict?.values.stored, .string("theirs again"))
    }

    @Test func `equal values do not conflict`() async throws {
        let board = try await Board()
        try board.editor.perform(.set("note", .string("same")))
        try await board.edit("note", .string("same"))
        try await board.editor.refresh()
        #expect(!board.editor.content.hasConflicts)
        #expect(!board.editor.content.isEdited)
    }

    @Test func `a change that was undone does not conflict`() async throws {
        let board = try await Board()
        try await board.edit("note", .string("before"))
        try await board.editor.refresh()
        try board.editor.perform(.set("note", .string("mine")))
        try await board.edit("note", .string("theirs"))
        try await board.editor.refresh()
        #expect(board.editor.content.hasConflicts)
        try await board.edit("note", .string("before"))
        try await board.editor.refresh()
        #expect(!board.editor.content.hasConflicts)
        try expectEqual(board.row("note").value, .string("mine"))
    }

    @Test(arguments: [EditorSettlement.keepMine, .takeTheirs])
    func `a conflict of a changed parent can be settled`(_ settlement: EditorSettlement) async throws {
        let board = try await Board()
        try await board.edit("line", .thing("a"))
        try await board.editor.refresh()
        try board.editor.perform(.set("first", .thing("a3")))
        try await board.edit("line", .thing("b"))
        try await board.editor.refresh()
        try expectEqual(board.row("line").conflict?.values.before, .thing("a"))
        try board.editor.perform(.settle("line", settlement))
        try await board.editor.validate()
        switch settlement {
        case .keepMine:
            // The drafted stop is an option of the earlier line.
            try expectEqual(board.row("line").value, .thing("a"))
            try await board.editor.apply()
            try expectEqual(board.stored("line"), .thing("a"))
            try expectEqual(board.stored("first"), .thing("a3"))
        case .takeTheirs:
            try expectEqual(board.row("line").value, .thing("b"))
            try expectEqual(board.row("first").problems.map(\.reason), [.refused(.wrongValue)])
        }
    }

    @Test func `streams yield stored and drafted changes`() async throws {
        let board = try await Board()
        var contents = board.editor.contents().makeAsyncIterator()
        await expectEqual(contents.next()?.row(named: "note")?.value, nil)
        try await board.edit("note", .string("theirs"))
        while let content = await contents.next(), content.row(named: "note")?.value != .string("theirs") {}
        try board.editor.perform(.set("note", .string("mine")))
        while let content = await contents.next(), content.row(named: "note")?.value != .string("mine") {}
        try expectEqual(board.row("note").savedValue, .string("theirs"))
    }

    @Test func `a removed instance has the status removed`() async throws {
        let board = try await Board()
        try board.editor.perform(.set("note", .string("mine")))
        try await board.engine.remove(board.id)
        try await board.editor.refresh()
        expectEqual(board.editor.content.status, .removed)
        #expect(!board.editor.content.canBeApplied)
        await #expect(throws: EngineError.self) { try await board.editor.apply() }
        try await board.engine.restore(board.id)
        try await board.editor.refresh()
        expectEqual(board.editor.content.status, .ready)
        try await board.editor.apply()
        try expectEqual(board.stored("note"), .string("mine"))
    }
}
