import IntentEditor
import IntentModel
import IntentTestSupport
import Testing

/// Rules about the values of several rows.
@Suite struct RuleTests {
    private static let definition = """
        intentDefinition: 1
        intents:
          Board:
            parameters:
              from: { title: { en: From, de: Von }, type: Integer, default: 1 }
              until: { title: { en: Until, de: Bis }, type: Integer, default: 9 }
              name: String
            rules:
              - require: { from: { lessThan: { row: until } } }
                message: { en: The start is after the end., de: Der Anfang liegt nach dem Ende. }
              - require: { name: { not: none } }
        widgets:
          Board: { intent: Board, families: [systemSmall, systemMedium] }
        """

    private func messages(_ content: EditorContent) -> [String: [String]] {
        Dictionary(uniqueKeysWithValues: content.rows.map { ($0.name, $0.problems.map(\.message)) })
            .filter { !$0.value.isEmpty }
    }

    @Test func `a broken rule is a problem of each row while typing`() async throws {
        let editor = try await Board(definition: Self.definition).editor
        try editor.perform(.set("from", .integer(9)))
        let message = "'From' and 'Until': The start is after the end."
        expectEqual(messages(editor.content), ["from": [message], "until": [message]])
        #expect(!editor.content.canBeApplied)
        try editor.perform(.set("until", .integer(10)))
        expectEqual(messages(editor.content), [:])
        try await editor.apply()
        expectEqual(editor.content.rows.map(\.value), [.integer(9), .integer(10), nil])
    }

    @Test func `a rule that the draft breaks is an error beside other errors`() async throws {
        let editor = try await Board(
            definition: Self.definition.replacing("name: String", with: "name: { type: String, length: ...5 }")
        ).editor
        try editor.perform(.set("name", .string("too long")))
        try editor.perform(.set("from", .integer(9)))
        expectEqual(editor.content.rows.map { $0.problems.map(\.isError) }, [[true], [true], [true]])
    }

    @Test func `the rows and the message are in the user's language`() async throws {
        let editor = try await Board(locale: "de", definition: Self.definition, catalogs: [.test("de")]).editor
        try editor.perform(.set("from", .integer(9)))
        let found = messages(editor.content)["until"] ?? []
        #expect(found.count == 1 && found[0].contains("Von") && found[0].contains("Bis"))
        #expect(found[0].hasSuffix("Der Anfang liegt nach dem Ende."))
    }

    @Test func `values that broke a rule before are marked and do not block`() async throws {
        let definition = Self.definition.replacing("Integer, default: 9", with: "Integer, default: 0")
        let strict = try await Board(definition: definition)
        let problems = strict.editor.content.rows[0].problems
        expectEqual(problems.map(\.reason), [.brokenRule])
        expectEqual(problems.map(\.isError), [false])
        try strict.editor.perform(.set("name", .string("x")))
        #expect(strict.editor.content.canBeApplied)
        try await strict.editor.apply()
    }
}
