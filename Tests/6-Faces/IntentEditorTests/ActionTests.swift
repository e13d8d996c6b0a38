import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@testable import IntentEditor

/// What users can do with rows, and the texts that an interface shows for it.
@Suite struct ActionTests {
    private static let definition = """
        intentDefinition: 1
        language: en
        intents:
          Board:
            parameters:
              isOn: { type: Boolean, trueTitle: Open, falseTitle: Closed }
              size: { type: Integer, range: 8...24, control: slider, default: 12 }
              volume: { type: Decimal, range: 0...1, control: slider }
              odd: { type: Integer, range: { min: 1, max: 10, step: 3 }, control: stepper }
              count: { type: Integer, control: stepper }
              weight: { type: Decimal, range: -1000...10, control: stepper }
              wide: { type: Integer, range: 0...9007199254740993, control: slider }
              stay: { type: TimeInterval, range: 5m...1h }
              day: { type: DateComponents, kind: date }
              length: { type: Length, unit: meters }
              owner: Person
              tags: [String]
              pairs: { type: [Integer], size: 2 }
        widgets: { Board: { intent: Board, families: [systemSmall] } }
        """

    private func editor() async throws -> InstanceEditor {
        let engine = try IntentEngine(
            schema: try Board.schema(Self.definition), store: InMemoryStore(), documents: UnavailableSources())
        return try await InstanceEditor.open(try await engine.place("Board", family: .systemSmall), in: engine)
    }

    @Test func `actions follow from control and value`() async throws {
        let editor = try await editor()
        func actions(_ name: String) -> [EditorAction]? { editor.content.row(named: name)?.actions }
        expectEqual(actions("isOn"), [.toggle])
        expectEqual(actions("size"), [.step, .type])
        expectEqual(actions("stay"), [.type])
        try editor.perform(.setText("size", "9"))
        expectEqual(actions("size"), [.step, .type, .reset])
        try editor.perform(.setText("stay", "15m"))
        expectEqual(actions("stay"), [.type, .clear, .reset])
        try editor.perform(.setText("tags", "a"))
        try editor.perform(.setText("tags", "b"))
        expectEqual(actions("tags"), [.type, .clear, .move, .reset])
    }

    @Test func `a toggle switches and reads its titles`() async throws {
        let editor = try await editor()
        try expectEqual(editor.perform(.toggle("isOn")).row(named: "isOn")?.text, "Open")
        try expectEqual(editor.perform(.toggle("isOn")).row(named: "isOn")?.text, "Closed")
        for (text, value) in [("open", true), ("off", false), ("true", true), ("Closed", false)] {
            try expectEqual(editor.perform(.setText("isOn", text)).row(named: "isOn")?.value, .boolean(value))
        }
        let error = #expect(throws: EngineError.self) { try editor.perform(.toggle("size")) }
        expectEqual(error?.code, .wrongRequest)
    }

    @Test func `steps stay within limits and on the grid`() async throws {
        let editor = try await editor()
        func stepped(_ name: String, _ count: Int) throws -> IntentValue? {
            try editor.perform(.step(name, by: count)).row(named: name)?.value
        }
        try expectEqual(stepped("size", 100), .integer(24))
        try expectEqual(stepped("size", -1), .integer(23))
        expectEqual(editor.content.row(named: "size")?.fraction, 15.0 / 16)
        try expectEqual(stepped("odd", 1), .integer(1), "no value becomes the minimum")
        try expectEqual(stepped("odd", 2), .integer(7))
        try expectEqual(stepped("odd", 9), .integer(10))
        try editor.perform(.set("odd", .integer(5)))
        try expectEqual(stepped("odd", 1), .integer(7))
        try editor.perform(.set("odd", .integer(5)))
        try expectEqual(stepped("odd", -1), .integer(4))
        try expectEqual(stepped("volume", -1), .decimal(0))
        try expectEqual(stepped("volume", 3), .decimal(0.15))
        try expectEqual(stepped("count", -1), .integer(0))
        try expectEqual(stepped("count", -5), .integer(-5))
        #expect(throws: EngineError.self) { try editor.perform(.step("stay", by: 1)) }
    }

    @Test func `a decimal without steps moves by 1 and back`() async throws {
        let editor = try await editor()
        try editor.perform(.set("weight", .decimal(2.5)))
        for (count, value) in [(1, 3.5), (-1, 2.5), (20, 10), (-3, 7)] {
            try expectEqual(
                editor.perform(.step("weight", by: count)).row(named: "weight")?.value, .decimal(value))
        }
    }

    @Test func `a slot that does not exist is counted from 1`() async throws {
        let editor = try await editor()
        func message(_ change: EditorChange) -> String? {
            #expect(throws: EngineError.self) { try editor.perform(change) }?.problems.first?.message
        }
        try editor.perform(.set("pairs", .list([.integer(1), .integer(2)])))
        expectEqual(message(.setText("pairs", "3")), "'pairs' has no slot 3; systemSmall has 2 slots")
        expectEqual(message(.moveSlot("pairs", from: 0, to: 8)), "'pairs' has no slot 9; systemSmall has 2 slots")
        expectEqual(message(.setSlot("tags", 4, .string("a"))), "the next slot of 'tags' is 1")
        expectEqual(message(.setText("size", "9", slot: 0)), "'size' is not a list and has no slots")
    }

    @Test func `steps of large integers are exact`() async throws {
        let editor = try await editor()
        func stepped(_ name: String, from number: Int, _ count: Int) throws -> IntentValue? {
            try editor.perform(.set(name, .integer(number)))
            return try editor.perform(.step(name, by: count)).row(named: name)?.value
        }
        let exact = 9_007_199_254_740_993
        try expectEqual(stepped("wide", from: exact - 2, 1), .integer(exact - 1))
        try expectEqual(stepped("wide", from: exact - 1, 7), .integer(exact))
        try expectEqual(stepped("wide", from: exact, -1), .integer(exact - 1))
        try expectEqual(stepped("count", from: .max, 1), .integer(.max))
        try expectEqual(stepped("count", from: .min, -1), .integer(.min))
        try expectEqual(stepped("count", from: .max, .min), .integer(-1))
    }

    @Test func `an empty text clears where that is possible`() async throws {
        let editor = try await editor()
        try editor.perform(.setText("stay", "15m"))
        try expectEqual(editor.perform(.setText("stay", "")).row(named: "stay")?.value, nil)
        #expect(throws: EngineError.self) { try editor.perform(.setText("size", "")) }
    }

    @Test func `clearing a slot empties or removes it`() async throws {
        let editor = try await editor()
        for text in ["a", "b", "c"] { try editor.perform(.setText("tags", text)) }
        try expectEqual(editor.perform(.clear("tags", slot: 1)).row(named: "tags")?.slotTexts, ["a", "c"])
        for text in ["1", "2"] { try editor.perform(.setText("pairs", text)) }
        let pairs = try editor.perform(.clear("pairs", slot: 0)).row(named: "pairs")
        expectEqual(pairs?.slotTexts, ["-", "2"])
        expectEqual(pairs?.slots?.nextIndex, 0)
        expectEqual(pairs?.slots?.filledCount, 1)
        expectEqual(editor.content.changes.last?.after, "–, 2")
        try expectEqual(editor.perform(.clear("pairs")).row(named: "pairs")?.slots?.filledCount, 0)
    }

    @Test(arguments: [
        ("size", "20"), ("stay", "15m"), ("day", "2026-11-20"), ("length", "3 meters"), ("owner", "Ann"),
    ])
    func `the entry text is accepted again`(_ name: String, _ text: String) async throws {
        let editor = try await editor()
        let row = try editor.perform(.setText(name, text)).row(named: name)
        expectEqual(row?.entryText, text)
        try expectEqual(editor.perform(.setText(name, text)).row(named: name)?.value, row?.value)
    }

    @Test func `ranges and formats are texts`() async throws {
        let content = try await editor().content
        expectEqual(content.row(named: "size")?.range, "8…24")
        expectEqual(content.row(named: "size")?.format, "a whole number")
        expectEqual(content.row(named: "stay")?.range, "5m…1h")
        expectEqual(content.row(named: "stay")?.format, "a duration such as 15m or 2h")
        expectEqual(content.row(named: "isOn")?.format, nil)
        expectEqual(content.row(named: "tags")?.range, nil)
    }

    @Test func `a summary names each change with both values`() async throws {
        let board = try await Board(family: .systemSmall)
        try await board.edit("line", .thing("a"))
        try await board.edit("stops", .things(nil, "a2"))
        try await board.editor.refresh()
        try board.editor.perform(.choose("line", .thing("b")))
        try board.editor.perform(.setText("note", "x"))
        expectEqual(
            board.editor.content.changes,
            [
                EditorChangeSummary(parameter: "note", label: "Note", before: "", after: "x", kind: .set),
                EditorChangeSummary(parameter: "line", label: "Line", before: "A", after: "B", kind: .set),
                EditorChangeSummary(
                    parameter: "stops", label: "Stops", before: "–, A2", after: "", kind: .resetByParent),
            ])
        expectEqual(board.editor.content.json["changes"]?.arrayValue?.last?["kind"], "resetByParent")
    }
}
