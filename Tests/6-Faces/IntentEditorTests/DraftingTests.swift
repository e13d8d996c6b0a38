import IntentEditor
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Rows show the draft, and nothing is stored before it is applied.
@Suite struct DraftingTests {
    @Test func `a drafted value is shown immediately but not stored`() async throws {
        let board = try await Board()
        #expect(!board.editor.content.isEdited)
        let content = try board.editor.perform(.set("labelSize", .integer(16)))
        let row = try #require(content.row(named: "labelSize"))
        expectEqual(row.value, .integer(16))
        expectEqual(row.text, "16")
        expectEqual(row.savedValue, .integer(12))
        expectEqual(row.origin, .user)
        expectEqual(row.change, .set)
        #expect(content.canBeApplied)
        try expectEqual(board.stored("labelSize"), .integer(12))
        try board.editor.perform(.revert)
        try expectEqual(board.row("labelSize").value, .integer(12))
        try expectEqual(board.row("labelSize").change, .none)
        #expect(!board.editor.content.isEdited)
    }

    @Test func `a typed edit changes the draft`() async throws {
        let board = try await Board()
        let content = try board.editor.edit(BoardHandler.Intent.self) { edit in
            edit[\.labelSize] = 16
            edit[\.tags] = ["x"]
        }
        expectEqual(content.row(named: "labelSize")?.value, .integer(16))
        expectEqual(content.row(named: "tags")?.change, .set)
        try board.editor.edit(BoardHandler.Intent.self) { $0.reset(\.labelSize) }
        try expectEqual(board.row("labelSize").change, .none)
        try await board.editor.apply()
        try expectEqual(board.stored("tags"), .list([.string("x")]))
        let answer = try await board.editor.options(BoardHandler.Intent.self, for: \.stops)
        expectEqual(answer.state, .needs(parent: "line"))
    }

    @Test func `a typed edit for another intent is refused`() async throws {
        struct OtherIntent: ConfigurableIntent {
            enum Parameters {
                static var labelSize: ParameterKey<OtherIntent, Int> { .init("labelSize") }
            }
            init(intentValues values: IntentValues) {}
            func write(to values: inout IntentValues) {}
            static var definition: IntentDefinition { IntentDefinition(name: "Other", json: "{}") }
        }
        let board = try await Board()
        let error = #expect(throws: EngineError.self) {
            try board.editor.edit(OtherIntent.self) { $0[\.labelSize] = 16 }
        }
        expectEqual(error?.code, .wrongIntent)
        #expect(!board.editor.content.isEdited)
    }

    @Test func `the draft determines which rows are visible`() async throws {
        let board = try await Board()
        #expect(try board.row("labelSize").isVisible)
        try board.editor.perform(.set("mode", .enumeration("slow")))
        #expect(try !board.row("labelSize").isVisible)
        expectEqual(board.editor.content.visibleRows.map(\.name), ["mode", "note", "line", "stops", "first", "tags"])
        try board.editor.perform(.discard("mode"))
        #expect(try board.row("labelSize").isVisible)
    }

    @Test func `the change of a hidden row says what is stored`() async throws {
        let board = try await Board()
        try await board.edit("labelSize", .integer(16))
        try await board.edit("mode", .enumeration("slow"))
        try await board.editor.refresh()
        try board.editor.perform(.set("labelSize", .integer(20)))
        #expect(try !board.row("labelSize").isVisible)
        let changes = board.editor.content.changes.map { [$0.parameter, $0.before, $0.after] }
        expectEqual(changes, [["labelSize", "16", "20"]])
        try await board.editor.apply()
        try await board.edit("mode", .enumeration("fast"))
        try expectEqual(board.stored("labelSize"), .integer(20))
    }

    @Test func `an invalid value is shown with its problem`() async throws {
        let board = try await Board()
        try board.editor.perform(.set("labelSize", .integer(99)))
        let row = try board.row("labelSize")
        expectEqual(row.value, .integer(99))
        expectEqual(row.problems.map(\.reason), [.refused(.wrongValue)])
        expectEqual(row.problems.first?.message.contains("24"), true)
        #expect(!board.editor.content.canBeApplied)
        let error = await #expect(throws: EngineError.self) { try await board.editor.apply() }
        expectEqual(error?.code, .wrongValue)
        try expectEqual(board.stored("labelSize"), .integer(12))
        try board.editor.perform(.set("labelSize", .integer(24)))
        try expectEqual(board.row("labelSize").problems, [])
        #expect(board.editor.content.canBeApplied)
    }

    @Test func `a value with a static default cannot be cleared`() async throws {
        let board = try await Board()
        #expect(try !board.row("labelSize").canBeCleared)
        #expect(try board.row("note").canBeCleared)
        try board.editor.perform(.set("labelSize", nil))
        try expectEqual(board.row("labelSize").problems.map(\.isError), [true])
    }

    @Test(arguments: [
        ("labelSize", "a value is missing; a whole number is expected"),
        ("stay", "a value is missing; a duration is expected"),
        ("day", "a value is missing; a date such as 2026-11-20 is expected"),
        ("page", "a value is missing; a URL is expected"),
    ])
    func `an emptied field with a static default says that a value is missing`(
        row: String, message: String
    ) async throws {
        let board = try await Board(
            definition: """
                intentDefinition: 1
                intents:
                  Board:
                    parameters:
                      labelSize: { type: Integer, default: 12 }
                      stay: { type: TimeInterval, default: 5m }
                      day: { type: DateComponents, kind: date, default: 2026-01-01 }
                      page: { type: URL, default: "https://example.com" }
                widgets: { Board: { intent: Board, families: [systemMedium] } }
                """)
        for text in ["", " "] where text.isEmpty || row != "page" {
            let error = #expect(throws: EngineError.self) { try board.editor.perform(.setText(row, text)) }
            expectEqual(error?.problems.map(\.message), [message])
        }
    }

    @Test func `drafting the stored value is not a change`() async throws {
        let board = try await Board()
        try await board.edit("note", .string("x"))
        try await board.editor.refresh()
        try board.editor.perform(.set("note", .string("y")))
        #expect(board.editor.content.isEdited)
        try board.editor.perform(.set("note", .string("x")))
        #expect(!board.editor.content.isEdited)
        try board.editor.perform(.reset("labelSize"))
        #expect(!board.editor.content.isEdited)
        // Choosing the value of the default makes it a value of the user.
        try board.editor.perform(.set("labelSize", .integer(12)))
        #expect(board.editor.content.isEdited)
    }

    @Test func `a drafted parent resets the rows that depend on it`() async throws {
        let board = try await Board()
        try await board.edit("line", .thing("a"))
        try await board.edit("stops", .things("a1", "a2"))
        try await board.edit("first", .thing("a1"))
        try await board.editor.refresh()
        try expectEqual(board.row("stops").slotTexts, ["a1", "a2", "-", "-"])
        try board.editor.perform(.set("line", .thing("b")))
        try expectEqual(board.row("stops").slotTexts, ["-", "-", "-", "-"])
        try expectEqual(board.row("stops").change, .resetByParent)
        // This parameter is declared with `ifParentChanges: keep`.
        try expectEqual(board.row("first").text, "A1")
        try expectEqual(board.row("first").change, .none)
        let outcome = try await board.editor.apply()
        expectEqual(outcome.changed, ["line"])
        expectEqual(outcome.reset, ["stops"])
        #expect(try board.stored("stops")?.slots.compactMap { $0 } ?? [] == [])
    }

    @Test(arguments: ["a", "b", nil])
    func `a parent that changes later resets what was drafted for another one`(_ line: String?) async throws {
        let board = try await Board()
        try board.editor.perform(.set("line", .thing("a")))
        try board.editor.perform(.set("stops", .things("a1")))
        try board.editor.perform(.set("first", .thing("a1")))
        try board.editor.perform(.set("line", line.map { .thing($0) }))
        try expectEqual(board.row("stops").slotTexts, [line == "a" ? "a1" : "-", "-", "-", "-"])
        // This parameter is declared with `ifParentChanges: keep`.
        try expectEqual(board.row("first").value?.optionIdentifier, "a1")
        board.editor.undo()
        try expectEqual(board.row("stops").slotTexts, ["a1", "-", "-", "-"])
    }

    @Test func `what is drafted together with its parent stays`() async throws {
        let board = try await Board()
        try board.editor.perform(.set("stops", .things("a1")))
        _ = try board.editor.performTogether([.set("stops", .things("b1")), .set("line", .thing("b"))])
        try expectEqual(board.row("stops").slotTexts, ["b1", "-", "-", "-"])
        let kept = board.editor.draftJSON
        let later = try await InstanceEditor.open(board.id, in: board.engine, draft: kept)
        expectEqual(later.content.row(named: "stops")?.slotTexts, ["b1", "-", "-", "-"])
        _ = try later.performTogether([.set("line", .thing("a"))])
        expectEqual(later.content.row(named: "stops")?.slotTexts, ["-", "-", "-", "-"])
    }

    @Test func `an option that was never stored is none that has vanished`() async throws {
        let board = try await Board(
            definition: """
                intentDefinition: 1
                intents: { Board: { parameters: { name: { type: [String], options: { u1: U1, u2: U2 } } } } }
                widgets: { Board: { intent: Board, families: [systemMedium] } }
                """)
        try board.editor.perform(.setText("name", "U7"))
        try expectEqual(
            board.row("name").problems.map(\.message), ["unknown option 'U7' for 'name'"])
    }

    @Test func `a row reports a parent without a value`() async throws {
        let board = try await Board()
        try expectEqual(board.row("stops").needsParent, "line")
        try await expectEqual(board.editor.options(for: "stops").state, .needs(parent: "line"))
        try board.editor.perform(.set("line", .thing("b")))
        try expectEqual(board.row("stops").needsParent, nil)
        let answer = try await board.editor.options(for: "stops", request: OptionsRequest(searchTerm: "b4"))
        expectEqual(answer.state, .answered)
        expectEqual(answer.collection.items.map(\.title), ["B4"])
    }

    @Test func `texts are parsed in the notation of definitions`() async throws {
        let board = try await Board()
        try board.editor.perform(.setText("labelSize", "20"))
        try expectEqual(board.row("labelSize").value, .integer(20))
        try board.editor.perform(.setText("tags", "x"))
        try board.editor.perform(.setText("tags", "y"))
        try board.editor.perform(.setText("tags", "z", slot: 0))
        try expectEqual(board.row("tags").slotTexts, ["z", "y"])
        let emptied = #expect(throws: EngineError.self) { try board.editor.perform(.setText("labelSize", "")) }
        expectEqual(emptied?.problems.map(\.message), ["a value is missing; a whole number is expected"])
        let error = #expect(throws: EngineError.self) { try board.editor.perform(.setText("labelSize", "many")) }
        expectEqual(error?.code, .wrongValue)
        try expectEqual(board.row("labelSize").value, .integer(20))
    }

    @Test func `an unknown row is rejected with a suggestion`() async throws {
        let board = try await Board()
        let error = #expect(throws: EngineError.self) { try board.editor.perform(.reset("labelsize")) }
        expectEqual(error?.code, .unknownParameter)
        expectEqual(error?.problems.first?.suggestion, "labelSize")
    }

    @Test func `labels and values are in the editor's language`() async throws {
        let board = try await Board(locale: "de-CH")
        expectEqual(board.editor.content.title, "Tafel")
        try expectEqual(board.row("mode").label, "Modus")
        try expectEqual(board.row("mode").text, "Schnell")
        try expectEqual(board.row("mode").choices?.items.map(\.title), ["Schnell", "Langsam"])
        try expectEqual(board.row("note").emptyText, "Notiz zu Schnell")
        try board.editor.perform(.set("mode", .enumeration("slow")))
        try expectEqual(board.row("note").emptyText, "Notiz zu Langsam")
    }
}
