import IntentEditor
import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

/// The rows of unions: the choice of the type, then the value.
@Suite struct UnionRowTests {
    private static let definition = """
        intentDefinition: 1
        languages: [en, de]
        types:
          Album: { title: { en: Album, de: Album }, options: { summer: { title: { en: Summer, de: Sommer } } } }
          Caption:
            oneOf:
              text: { type: String, length: ...8 }
              minutes: { type: Integer, range: 1...90, control: stepper, default: 15 }
              isShown: Boolean
        intents:
          Board:
            parameters:
              source: { type: { oneOf: [Album, URL] } }
              more: { type: [Caption], size: { systemSmall: 1, systemMedium: 3 } }
        widgets:
          Board: { intent: Board, families: [systemSmall, systemMedium] }
        """

    private func board(_ locale: String = "en") async throws -> Board {
        try await Board(locale: locale, definition: Self.definition)
    }

    private func fields(_ board: Board, _ name: String = "source") -> [EditorRow] {
        board.editor.content.row(named: name)?.fieldRows ?? []
    }

    @Test func `the type is chosen first, then the value`() async throws {
        let board = try await board()
        expectEqual(fields(board).map(\.name), ["source.type"])
        expectEqual(fields(board).map(\.control.name), ["menu"])
        // Without an action, the board would show the row as text.
        expectEqual(board.editor.content.row(named: "source")?.actions, [.add])
        expectEqual(fields(board).first?.choices?.items.map(\.title), ["Album", "URL"])
        try board.editor.perform(.choose("source.type", .string("album")))
        expectEqual(fields(board).map(\.name), ["source.type", "source.album"])
        expectEqual(fields(board).map(\.text), ["Album", ""])
        expectEqual(fields(board).map(\.problems.count), [0, 1])
        expectEqual(board.editor.content.row(named: "source")?.text, "Album")
        try board.editor.perform(.choose("source.album", .string("summer")))
        expectEqual(fields(board).map(\.text), ["Album", "Summer"])
        expectEqual(board.editor.content.row(named: "source")?.text, "Summer")
        expectEqual(board.editor.content.problems.count, 0)
        try await board.editor.apply()
        expectEqual(fields(board).map(\.change), [.none, .none])
        try board.editor.perform(.choose("source.type", .string("url")))
        expectEqual(fields(board).map(\.control.name), ["menu", "address"])
        try board.editor.perform(.setText("source.url", "https://a.example"))
        expectEqual(fields(board).map(\.change), [.set, .set])
        board.editor.undo()
        board.editor.undo()
        expectEqual(fields(board).map(\.text), ["Album", "Summer"])
        try board.editor.perform(.clear("source.type"))
        expectEqual(fields(board).map(\.name), ["source.type"])
        expectEqual(board.editor.content.row(named: "source")?.value, nil)
    }

    @Test func `titles are in the language of the editor`() async throws {
        let board = try await board("de")
        try board.editor.perform(.choose("source.type", .string("album")))
        try board.editor.perform(.choose("source.album", .string("summer")))
        expectEqual(fields(board).map(\.text), ["Album", "Sommer"])
    }

    @Test func `a missing type names the titles in the language of the editor`() async throws {
        let board = try await Board(
            locale: "de",
            definition: """
                intentDefinition: 1
                languages: [en, de]
                types:
                  Caption:
                    oneOf:
                      plainText: { type: String, title: { en: A few words, de: Ein paar Worte } }
                      runMinutes: { type: Integer, title: { en: Minutes, de: Minuten } }
                intents: { Board: { parameters: { captions: { type: [Caption], size: 2 } } } }
                widgets: { Board: { intent: Board, families: [systemMedium] } }
                """, catalogs: [.test("de")])
        try board.editor.perform(.add("captions", slot: 0))
        expectEqual(
            fields(board, "captions").flatMap(\.problems).map(\.message),
            ["eines von Ein paar Worte, Minuten wird erwartet"])
        // Where names are written, names are expected.
        let error = await #expect(throws: EngineError.self) { try await board.editor.apply() }
        #expect(error?.problems.first?.message.contains("one of plainText, runMinutes is expected") == true)
    }

    @Test func `each slot of a list has its own type`() async throws {
        let board = try await board()
        try board.editor.perform(.add("more", slot: 0))
        expectEqual(fields(board, "more").map(\.name), ["more[1].type"])
        expectEqual(fields(board, "more").map(\.problems.count), [1])
        try board.editor.perform(.choose("more[1].type", .string("minutes")))
        try board.editor.perform(.step("more[1].minutes", by: 1))
        try board.editor.perform(.choose("more[2].type", .string("isShown")))
        try board.editor.perform(.toggle("more[2].isShown"))
        expectEqual(
            board.editor.content.row(named: "more")?.slots?.shown.map(\.text), ["16", "Is Shown: true", ""])
        try board.editor.perform(.moveSlot("more", from: 0, to: 1))
        expectEqual(
            fields(board, "more").map(\.name), ["more[1].type", "more[1].isShown", "more[2].type", "more[2].minutes"])
        try board.editor.perform(.choose("more[1].type", .string("text")))
        try board.editor.perform(.setText("more[1].text", "far too long"))
        expectEqual(fields(board, "more").map(\.problems.count), [0, 1, 0, 0])
        try board.editor.perform(.setText("more[1].text", "North"))
        try await board.editor.apply()
        expectEqual(board.editor.content.row(named: "more")?.text, "North, 16")
    }

    @Test func `a type that is not declared is a problem of the choice`() async throws {
        let board = try await board()
        try board.editor.perform(.choose("source.type", .string("video")))
        expectEqual(fields(board).first?.problems.count, 1)
    }

    @Test func `options of a member come from the handler`() async throws {
        let board = try await Board(
            definition: """
                intentDefinition: 1
                types:
                  Stop: {}
                  Place: { oneOf: { stop: { type: Stop, search: true }, address: String } }
                intents: { Board: { parameters: { place: Place, places: { type: [Place], size: 2 } } } }
                widgets: { Board: { intent: Board, families: [systemMedium] } }
                """)
        try board.editor.perform(.choose("places[1].type", .string("stop")))
        let row = try board.row("places[1].stop")
        expectEqual(row.control.name, "searchPicker")
        expectEqual(row.optionSource, "the handler")
        let list = board.editor.optionList(for: "places[1].stop")
        let options = await list.settled()
        expectEqual(options.items.map(\.identifier), ["1", "2", "3", "4", "5"])
        try list.choose(item: 1)
        try await board.editor.apply()
        try expectEqual(board.row("places[1].stop").text, "2")
        board.handler.removed.withLock { $0 = ["2"] }
        try await board.editor.refreshFromHandlers()
        let gone = try board.row("places[1].stop")
        expectEqual(gone.marks, [.vanished])
        expectEqual(gone.problems.map(\.message), ["'2' no longer exists"])
        let again = await board.editor.optionList(for: "places[1].stop").settled()
        expectEqual(again.vanished.map(\.identifier), ["2"])
        try board.editor.perform(.choose("places[1].stop", .thing("9")))
        await #expect(throws: EngineError.self) { try await board.editor.apply() }
        try expectEqual(board.row("places[1].stop").problems.map(\.message), ["unknown option '9' for 'stop'"])
    }
}
