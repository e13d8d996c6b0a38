import IntentEditor
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// The slots of lists: their number, their values, and the hidden ones.
@Suite struct SlotTests {
    private func board(family: SizeFamily = .systemMedium, _ identifiers: String...) async throws -> Board {
        let board = try await Board(family: family)
        try await board.edit("line", .thing("a"))
        try await board.edit("stops", .list(identifiers.map { .thing($0) }))
        try await board.editor.refresh()
        return board
    }

    @Test func `a smaller family hides the remaining slots`() async throws {
        let board = try await board("a1", "a2", "a3")
        try expectEqual(board.row("stops").slotTexts, ["a1", "a2", "a3", "-"])
        try await board.engine.resize(board.id, to: .systemSmall)
        try await board.editor.refresh()
        let row = try board.row("stops")
        expectEqual(row.slotTexts, ["a1", "a2"])
        expectEqual(row.slots?.maximum, 2)
        expectEqual(row.slots?.tail.map(\.text), ["A3"])
        expectEqual(row.slots?.tail.map(\.index), [2])
        expectEqual(row.marks, [.tail(1)])
        expectEqual(row.slots?.hasRoom, false)
    }

    @Test(arguments: [(SizeFamily.systemSmall, true), (.systemMedium, false)])
    func `a row says whether empty slots stay`(family: SizeFamily, keepsSlots: Bool) async throws {
        let board = try await board(family: family)
        try expectEqual(board.row("stops").slots?.keepsSlots, keepsSlots)
        try expectEqual(board.row("tags").slots?.keepsSlots, false)
    }

    @Test func `emptying a slot keeps the others where a family has a count`() async throws {
        let board = try await board(family: .systemSmall, "a1", "a2")
        try board.editor.perform(.setSlot("stops", 0, nil))
        try expectEqual(board.row("stops").slotTexts, ["-", "a2"])
        try await board.editor.apply()
        try expectEqual(board.stored("stops")?.slots.map { $0?.optionIdentifier }, [nil, "a2"])
    }

    @Test func `a list of up to n closes gaps and appends`() async throws {
        let board = try await board("a1", "a2", "a3")
        try board.editor.perform(.clear("stops", slot: 0))
        try expectEqual(board.row("stops").slotTexts, ["a2", "a3", "-", "-"])
        try board.editor.perform(.setSlot("stops", 3, .string("a5")))
        try expectEqual(board.row("stops").slotTexts, ["a2", "a3", "a5", "-"])
        try board.editor.perform(.moveSlot("stops", from: 0, to: 3))
        try expectEqual(board.row("stops").slotTexts, ["a3", "a5", "a2", "-"])
        try board.editor.perform(.setSlot("stops", 1, nil))
        try await board.editor.apply()
        try expectEqual(board.stored("stops")?.slots.map { $0?.optionIdentifier }, ["a3", "a2"])
    }

    @Test func `a value is entered in the slot where it stays`() async throws {
        let board = try await board("a1")
        for change in [EditorChange.setText("stops", "a4", slot: 2), .choose("stops", .thing("a4"), slot: 3)] {
            let error = #expect(throws: EngineError.self) { try board.editor.perform(change) }
            expectEqual(error?.problems.map(\.message), ["the next slot of 'stops' is 2"])
        }
        try board.editor.perform(.choose("stops", .thing("a4"), slot: 1))
        try expectEqual(board.row("stops").slotTexts, ["a1", "a4", "-", "-"])
        let counted = try await self.board(family: .systemSmall)
        try counted.editor.perform(.choose("stops", .thing("a4"), slot: 1))
        try expectEqual(counted.row("stops").slotTexts, ["-", "a4"])
    }

    @Test func `moving a value shifts the others`() async throws {
        let board = try await board("a1", "a2", "a3")
        try board.editor.perform(.moveSlot("stops", from: 2, to: 0))
        try expectEqual(board.row("stops").slotTexts, ["a3", "a1", "a2", "-"])
    }

    @Test func `slots that do not exist are rejected`() async throws {
        let board = try await board(family: .systemSmall, "a1")
        for change in [
            EditorChange.setSlot("stops", 2, nil), .setSlot("stops", -1, nil), .moveSlot("stops", from: 0, to: 2),
            .setSlot("note", 0, nil), .setSlot("tags", 1, .string("x")),
        ] {
            let error = #expect(throws: EngineError.self) { try board.editor.perform(change) }
            expectEqual(error?.code, .wrongRequest)
        }
        #expect(!board.editor.content.isEdited)
    }

    @Test func `fewer values than the minimum are a warning`() async throws {
        let board = try await board("a1")
        try board.editor.perform(.set("stops", .list([])))
        try expectEqual(board.row("stops").problems.map(\.reason), [.tooFew(0, of: 1)])
        try expectEqual(board.row("stops").problems.map(\.message), ["0 of at least 1 value"])
        #expect(board.editor.content.canBeApplied)
    }

    @Test func `a duplicate value is rejected`() async throws {
        let board = try await board("a1", "a2")
        try board.editor.perform(.setSlot("stops", 2, .thing("a1")))
        try expectEqual(board.row("stops").slotTexts, ["a1", "a2", "a1", "-"])
        try expectEqual(board.row("stops").problems.map(\.reason), [.refused(.wrongValue)])
    }

    @Test func `values of other slots are not offered`() async throws {
        let board = try await board("a1", "a2")
        try board.editor.perform(.setSlot("stops", 2, .thing("a3")))
        let answer = try await board.editor.options(for: "stops", request: OptionsRequest(slot: 1))
        expectEqual(answer.collection.items.map(\.title), ["A2", "A4", "A5"])
    }
}
