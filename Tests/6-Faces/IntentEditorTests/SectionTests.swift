import IntentEditor
import IntentModel
import IntentTestSupport
import Testing

/// Rows under headings.
@Suite struct SectionTests {
    private static let definition = """
        intentDefinition: 1
        intents:
          Board:
            sections:
              first: {}
              more: { title: { en: More, de: Mehr }, description: Rarely needed., folded: true }
            parameters:
              size: { type: Integer, range: 8...24, section: more }
              name: { type: String, section: first }
              kind: { type: Boolean, default: false }
              note: { type: String, section: first, when: { kind: true } }
              hint: { type: String, section: more, when: { kind: true } }
        widgets:
          Board: { intent: Board, families: [systemSmall, systemMedium] }
        """

    @Test func `rows without a section are first, others together`() async throws {
        let content = try await Board(definition: Self.definition).editor.content
        expectEqual(content.rows.map(\.name), ["kind", "name", "note", "size", "hint"])
        expectEqual(content.visibleGroups.map { $0.section?.title }, [nil, "First", "More"])
        expectEqual(content.visibleGroups.map { $0.rows.map(\.name) }, [["kind"], ["name"], ["size"]])
        expectEqual(content.sections.map(\.isFolded), [false, true])
        expectEqual(content.sections.map(\.help), [nil, "Rarely needed."])
    }

    @Test func `headings are in the language of the editor`() async throws {
        let content = try await Board(locale: "de", definition: Self.definition).editor.content
        expectEqual(content.sections.map(\.title), ["First", "Mehr"])
    }

    @Test func `a faulty row opens its section`() async throws {
        let board = try await Board(definition: Self.definition)
        #expect(board.editor.content.sections[1].isClosed)
        try board.editor.perform(.set("size", .integer(99)))
        #expect(board.editor.content.sections[1].needsAttention && !board.editor.content.sections[1].isClosed)
        #expect(!board.editor.content.sections[0].needsAttention)
        try board.editor.perform(.set("size", .integer(9)))
        #expect(board.editor.content.sections[1].isClosed)
    }

    @Test func `a conflict opens its section`() async throws {
        let board = try await Board(definition: Self.definition)
        try board.editor.perform(.set("size", .integer(9)))
        try await board.edit("size", .integer(10))
        try await board.editor.refresh()
        #expect(!board.editor.content.sections[1].isClosed)
    }

    @Test func `a section without visible rows is not shown`() async throws {
        let definition = Self.definition.replacing("section: more }", with: "section: first }")
        let board = try await Board(definition: definition)
        expectEqual(board.editor.content.sections.map(\.isVisible), [true, false])
        expectEqual(board.editor.content.visibleGroups.compactMap { $0.section?.name }, ["first"])
        try board.editor.perform(.set("kind", .boolean(true)))
        expectEqual(board.editor.content.visibleGroups.compactMap { $0.section?.name }, ["first", "more"])
    }

    @Test func `the JSON has sections and the section of each row`() async throws {
        let json = try await Board(definition: Self.definition).editor.content.json
        expectEqual(
            json["sections"]?.arrayValue?[1],
            [
                "name": "more", "title": "More", "help": "Rarely needed.", "isFolded": true, "isVisible": true,
                "needsAttention": false,
            ])
        expectEqual(json["rows"]?.arrayValue?[0]["section"], nil)
        expectEqual(json["rows"]?.arrayValue?[3]["section"], "more")
        expectEqual(try await Board().editor.content.json["sections"], nil)
    }
}
