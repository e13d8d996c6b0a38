import IntentEditor
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Rows of fields whose defaults follow other fields.
@Suite struct FollowedFieldTests {
    private static let definition = """
        intentDefinition: 1
        types:
          Lamp: { options: { floor: Floor lamp, desk: Desk lamp } }
          Spot:
            fields:
              lamp: Lamp
              name: { type: String, default: { row: lamp, property: title } }
              label: { type: String, default: { row: name } }
        intents:
          Board:
            parameters:
              home: Spot
              spots: { type: [Spot] }
        widgets:
          Board: { intent: Board, families: [systemSmall, systemMedium] }
        """

    private func fields(_ editor: InstanceEditor) throws -> [EditorRow] {
        try #require(editor.content.row(named: "home")?.fields)
    }

    private func chosen(_ editor: InstanceEditor, _ identifier: String) throws {
        try editor.perform(.set("home.lamp", .object(ObjectValue(identifier: identifier, displayString: identifier))))
    }

    /// Returns the names of the fields that are stored.
    private func stored(_ board: Board) throws -> [String] {
        let home = try board.engine.resolvedSynchronously(board.id).parameter(named: "home")?.stored
        guard case .record(let record)? = home else { throw MissingRow(name: "home") }
        return record.values.keys.sorted()
    }

    @Test func `a draft shows what fields that follow become`() async throws {
        let board = try await Board(definition: Self.definition)
        let editor = board.editor
        try chosen(editor, "floor")
        try expectEqual(fields(editor).map(\.text), ["Floor lamp", "Floor lamp", "Floor lamp"])
        try expectEqual(fields(editor).map(\.change), [.set, .followed, .followed])
        try expectEqual(fields(editor).map(\.defaultRow), [nil, "home.lamp", "home.name"])
        try expectEqual(
            fields(editor).map(\.origin), [.user, .rowDefault("home.lamp"), .rowDefault("home.name")])
        try await editor.apply()
        try expectEqual(stored(board), ["lamp"])
        try expectEqual(fields(editor).map(\.change), [.none, .none, .none])
        try expectEqual(fields(editor)[1].actions.contains(.reset), false)
        try expectEqual(fields(editor)[1].json["defaultRow"], "home.lamp")
    }

    @Test func `a record is not called twice by the same text`() async throws {
        let editor = try await Board(definition: Self.definition).editor
        try chosen(editor, "floor")
        expectEqual(editor.content.row(named: "home")?.text, "Floor lamp")
        try editor.perform(.setText("home.label", "Mine"))
        expectEqual(editor.content.row(named: "home")?.text, "Floor lamp · Mine")
    }

    @Test func `a field with a value of its own can follow again`() async throws {
        let board = try await Board(definition: Self.definition)
        let editor = board.editor
        try chosen(editor, "floor")
        try editor.perform(.setText("home.name", "Mine"))
        try await editor.apply()
        try expectEqual(fields(editor).map(\.text), ["Floor lamp", "Mine", "Mine"])
        try expectEqual(fields(editor)[1].actions.contains(.reset), true)
        try expectEqual(fields(editor)[1].actions.contains(.clear), false)
        try editor.perform(.reset("home.name"))
        try expectEqual(fields(editor).map(\.text), ["Floor lamp", "Floor lamp", "Floor lamp"])
        try expectEqual(fields(editor).map(\.change), [.none, .reset, .followed])
        try editor.perform(.discard("home.name"))
        #expect(!editor.content.isEdited)
        try editor.perform(.setText("home.name", ""))
        try await editor.apply()
        try expectEqual(stored(board), ["lamp"])
    }

    @Test func `a discarded change leaves a field without a value`() async throws {
        let board = try await Board(definition: Self.definition)
        let editor = board.editor
        try chosen(editor, "floor")
        try await editor.apply()
        try editor.perform(.setText("home.label", "Mine"))
        try chosen(editor, "desk")
        try editor.perform(.discard("home.label"))
        try expectEqual(fields(editor).map(\.text), ["Desk lamp", "Desk lamp", "Desk lamp"])
        try await editor.apply()
        try expectEqual(stored(board), ["lamp"])
    }

    @Test func `changes of two editors leave what follows absent`() async throws {
        let board = try await Board(definition: Self.definition)
        try chosen(board.editor, "floor")
        try await board.editor.apply()
        let other = try await InstanceEditor.open(board.id, in: board.engine)
        try board.editor.perform(.setText("home.label", "Mine"))
        try chosen(other, "desk")
        try await other.apply()
        try await board.editor.refresh()
        try expectEqual(fields(board.editor).map(\.text), ["Desk lamp", "Desk lamp", "Mine"])
        try await board.editor.apply()
        try expectEqual(stored(board), ["label", "lamp"])
    }
}
