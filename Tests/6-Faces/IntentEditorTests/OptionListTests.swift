import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

@testable import IntentEditor

/// The states of pick lists, and how they follow what a user types.
@Suite struct OptionListTests {
    /// Returns a board with a line and chosen stops.
    private func board(_ handler: BoardHandler = BoardHandler(), _ stops: String?...) async throws -> Board {
        let board = try await Board(handler: handler)
        try await board.edit("line", .thing("a"))
        if !stops.isEmpty { try await board.edit("stops", .list(stops.map { $0.map { .thing($0) } })) }
        try await board.editor.refresh()
        return board
    }

    @Test func `chosen options are marked`() async throws {
        let board = try await board(BoardHandler(), "a1", "a3")
        let list = board.editor.optionList(for: "stops", slot: 0)
        let options = await list.settled()
        expectEqual(options.state, .complete)
        expectEqual(options.items.map(\.title), ["A1", "A2", "A3", "A4", "A5"])
        expectEqual(options.items.map(\.mark), [.chosen, .none, .otherSlot(1), .none, .none])
        expectEqual(options.items.map(\.canBeChosen), [true, true, false, true, true])
        let error = #expect(throws: EngineError.self) { try list.choose(item: 2) }
        expectEqual(error?.problems.first?.message, "'A3' is already in slot 2")
        try list.choose(item: 1)
        try expectEqual(board.row("stops").slotTexts, ["a2", "a3", "-", "-"])
        // The marks follow the draft.
        let marked = await list.first { $0.items.first?.mark == EditorOption.Mark.none }
        expectEqual(marked.items.map(\.mark), [.none, .chosen, .otherSlot(1), .none, .none])
    }

    @Test func `the next page loads before the end`() async throws {
        let board = try await board()
        let list = board.editor.optionList(for: "stops", pageSize: 2)
        await expectEqual(list.settled().state, .more)
        expectEqual(list.content.countText, "2+")
        list.show(item: 0)
        #expect(!list.content.isLoadingMore)
        list.show(item: 1)
        await expectEqual(list.settled().items.map(\.index), [0, 1, 2, 3])
        list.show(item: 3)
        let options = await list.settled()
        expectEqual(options.state, .complete)
        expectEqual(options.items.map(\.identifier), ["a1", "a2", "a3", "a4", "a5"])
        expectEqual(options.item(at: 4)?.title, "A5")
        expectEqual(options.item(at: 5), nil)
    }

    @Test func `a handler that hangs does not block typing`() async throws {
        let handler = BoardHandler()
        let board = try await board(handler)
        let clock = ManualClock()
        let list = board.editor.optionList(for: "stops", clock: clock)
        let before = await list.settled()
        let asked = Watched<[String]>([])
        handler.whenAsked.withLock { whenAsked in
            whenAsked = { term in
                asked.change { $0.append(term ?? "") }
                if term == "a" { try await Task.never() }
            }
        }
        list.search("a")
        // The options from before stay.
        expectEqual(list.content.state, .loading)
        expectEqual(list.content.items, before.items)
        #expect(!list.content.showsSpinner)
        clock.run()
        await expectEqual(list.first { $0.showsSpinner }.state, .loading)
        await asked.wait { !$0.isEmpty }
        expectEqual(list.content.state, .loading)
        clock.stop()
        list.search("a4")
        #expect(!list.content.showsSpinner)
        clock.run()
        await expectEqual(list.settled().items.map(\.title), ["A4"])
        expectEqual(asked.value, ["a", "a4"])
    }

    @Test(.timeLimit(.minutes(1))) func `a new list requests its options once`() async throws {
        let board = try await board()
        // Another request would wait for this clock, which stands still.
        let clock = ManualClock()
        for _ in 0..<200 {
            let list = board.editor.optionList(for: "stops", clock: clock)
            await expectEqual(list.settled().state, .complete)
            list.cancel()
        }
    }

    @Test func `a pause in typing requests only the last term`() async throws {
        let handler = BoardHandler()
        let board = try await board(handler)
        let clock = ManualClock()
        let asked = Mutex<[String]>([])
        handler.whenAsked.withLock { whenAsked in
            whenAsked = { term in asked.withLock { $0.append(term ?? "") } }
        }
        let list = board.editor.optionList(for: "stops", query: "a", clock: clock)
        for term in ["a4", "a4x", "a5"] { list.search(term) }
        clock.run()
        await expectEqual(list.settled().items.map(\.title), ["A5"])
        #expect(!asked.withLock { $0 }.contains("a4x"))
    }

    @Test func `a list without options explains why`() async throws {
        let handler = BoardHandler()
        let board = try await Board(handler: handler)
        let list = board.editor.optionList(for: "stops")
        await expectEqual(list.settled().state, .needs(row: "line"))
        expectEqual(list.content.message, "Choose Line first")
        // The list follows the row that it depends on.
        try board.editor.perform(.choose("line", .string("b")))
        await expectEqual(list.first { $0.count > 0 }.items.first?.title, "B1")
        list.search("xyz")
        await expectEqual(list.settled().state, .noMatch("xyz"))
        expectEqual(list.content.message, "No match for 'xyz'")
        handler.removed.withLock { $0 = ["b1", "b2", "b3", "b4", "b5"] }
        list.search("")
        await expectEqual(list.settled().state, .empty)
        expectEqual(list.content.message, "Nothing to choose yet")
    }

    @Test func `a failed request keeps its reason and can be retried`() async throws {
        let handler = BoardHandler()
        let board = try await board(handler)
        handler.whenAsked.withLock { $0 = { _ in throw HandlerError(.failed, message: "the depot did not answer") } }
        let list = board.editor.optionList(for: "stops")
        let failed = await list.settled()
        expectEqual(failed.state, .failed(.failed("the depot did not answer")))
        expectEqual(failed.message, "No options: the depot did not answer")
        #expect(failed.canRetry)
        handler.whenAsked.withLock { $0 = { _ in } }
        list.retry()
        await expectEqual(list.settled().count, 5)
        // The last good answer is shown with its age.
        handler.whenAsked.withLock { $0 = { _ in throw HandlerError(.failed, message: "the depot did not answer") } }
        list.retry()
        let stale = await list.settled()
        expectEqual(stale.count, 5)
        expectEqual(stale.message?.hasSuffix("ago: the depot did not answer"), true)
        #expect(stale.canRetry)
    }

    @Test func `vanished choices are listed with their stored titles`() async throws {
        let handler = BoardHandler()
        let board = try await board(handler, "a1", "a2")
        handler.removed.withLock { $0 = ["a2"] }
        try await board.editor.refreshFromHandlers()
        let list = board.editor.optionList(for: "stops", slot: 1)
        let gone = EditorVanishedOption(identifier: "a2", title: "A2", slot: 1)
        await expectEqual(list.settled().vanished, [gone])
        let other = board.editor.optionList(for: "stops", slot: 0)
        await expectEqual(other.settled().vanished, [])
        try list.choose(item: 1)
        await expectEqual(list.first { $0.vanished.isEmpty }.vanished, [])
    }

    @Test func `a canceled list ends its streams`() async throws {
        let handler = BoardHandler()
        let board = try await board(handler)
        handler.whenAsked.withLock { $0 = { _ in try await Task.never() } }
        let list = board.editor.optionList(for: "stops")
        let contents = list.contents()
        list.cancel()
        for await options in contents { expectEqual(options.state, .loading) }
        list.retry()
        expectEqual(list.content.state, .loading)
    }

    @Test func `one page is available as JSON`() async throws {
        let board = try await board(BoardHandler(), "a1")
        let options = try await board.editor.optionsContent(
            for: "stops", request: OptionsRequest(slot: 0, searchTerm: "a", limit: 2))
        let json = try JSONValue(parsing: options.json.rendered())
        expectEqual(json["options"], 1)
        expectEqual(json["state"], "more")
        expectEqual(json["query"], "a")
        let items = json["sections"]?.arrayValue?.first?["items"]?.arrayValue
        expectEqual(items?.map { $0["mark"] }, ["chosen", "none"])
        let next = try await board.editor.optionsContent(
            for: "stops",
            request: OptionsRequest(slot: 0, searchTerm: "a", limit: 2, cursor: json["cursor"]?.stringValue))
        expectEqual(next.items.map(\.identifier), ["a3", "a4"])
    }
}

extension EditorOptionList {
    /// Returns the content once the current request is answered.
    func settled() async -> EditorOptions {
        await first { $0.state != .loading && !$0.isLoadingMore }
    }

    /// Returns the first content with a property.
    func first(where isWanted: (EditorOptions) -> Bool) async -> EditorOptions {
        for await options in contents() where isWanted(options) { return options }
        return content
    }
}

extension Task where Success == Never, Failure == Never {
    /// Waits until the task is canceled.
    static func never() async throws {
        let (stream, _) = AsyncStream.makeStream(of: Void.self)
        for await _ in stream {}
        throw _Concurrency.CancellationError()
    }
}
