import IntentEditor
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Rows whose defaults follow other rows.
@Suite struct FollowedRowTests {
    private static let definition = """
        intentDefinition: 1
        types:
          Lamp: { options: { floor: Floor lamp, desk: Desk lamp } }
        intents:
          Board:
            parameters:
              lamp: { title: Lamp, type: Lamp }
              name: { type: String, default: { row: lamp, property: title } }
              label: { type: String, default: { row: name } }
        widgets:
          Board: { intent: Board, families: [systemSmall, systemMedium] }
        """

    @Test func `a draft shows what rows that follow become`() async throws {
        let editor = try await Board(definition: Self.definition).editor
        expectEqual(editor.content.rows.map(\.text), ["", "", ""])
        expectEqual(editor.content.rows.map(\.defaultRow), [nil, "lamp", "name"])
        try editor.perform(.set("lamp", .object(ObjectValue(identifier: "floor", displayString: "floor"))))
        expectEqual(editor.content.rows.map(\.text), ["Floor lamp", "Floor lamp", "Floor lamp"])
        expectEqual(editor.content.rows.map(\.change), [.set, .followed, .followed])
        expectEqual(editor.content.changes.map(\.kind), [.set, .followed, .followed])
        expectEqual(editor.content.changeCount, 1)
        try await editor.apply()
        expectEqual(editor.content.rows.map(\.text), ["Floor lamp", "Floor lamp", "Floor lamp"])
        expectEqual(editor.content.rows.map(\.origin), [.user, .rowDefault("lamp"), .rowDefault("name")])
        expectEqual(editor.content.rows[1].json["defaultRow"], "lamp")
        expectEqual(editor.content.rows[1].json["origin"], "default(row)")
        expectEqual(editor.content.rows[1].actions.contains(.reset), false)
        try editor.perform(.setText("name", "Mine"))
        expectEqual(editor.content.rows.map(\.text), ["Floor lamp", "Mine", "Mine"])
        try await editor.apply()
        #expect(editor.content.rows[1].actions.contains(.reset))
        try editor.perform(.reset("name"))
        expectEqual(editor.content.rows.map(\.text), ["Floor lamp", "Floor lamp", "Floor lamp"])
    }
}
