import IntentModel
import IntentSystem
import IntentTestSupport
import Testing

@testable import IntentRuntime

/// The list that is held while a user types a search term.
@Suite struct HeldListTests {
    /// An engine whose handler returns lists that a test can replace, and records how often it is asked.
    private struct SearchedBoard: Sendable {
        let test: TestEngine
        let lists: Recorder<[String]?>
        let calls = Recorder<String?>()

        init() throws {
            let (lists, calls) = (Recorder<[String]?>(), calls)
            lists.add(["line", "airline", "other"])
            self.lists = lists
            test = try TestEngine(
                makeSchema(thing("hero"), parameter("size", ValueType(.integer))),
                ScriptedHandler(options: { _, _, term, _ in
                    calls.add(term)
                    guard let list = lists.all.last ?? nil else { throw OptionsFailure.failed("offline") }
                    return .flat(list)
                }))
            try test.put()
        }

        func search(_ term: String?, limit: Int = 100, cursor: String? = nil) async throws -> OptionsAnswer {
            try await test.engine.options(
                for: "hero", of: .one,
                request: OptionsRequest(searchTerm: term, limit: limit, cursor: cursor))
        }
    }

    @Test func `typing asks the handler for its list once`() async throws {
        let board = try SearchedBoard()
        let first = try await board.search("l")
        expectEqual(first.collection.identifiers, ["line", "airline"])
        expectEqual(first.age, .zero)
        board.test.clock.advance(by: .seconds(2))
        let second = try await board.search("line", limit: 1)
        expectEqual(second.collection.identifiers, ["line"])
        expectEqual(second.state, .answered)
        expectEqual(second.age, .seconds(2))
        try await expectEqual(
            board.search("line", cursor: second.collection.cursor).collection.identifiers, ["airline"])
        expectEqual(board.calls.all.count, 1)
    }

    @Test func `a held list is asked for again after half a minute`() async throws {
        let board = try SearchedBoard()
        for _ in 0..<11 {
            _ = try await board.search("l")
            board.test.clock.advance(by: .seconds(3))
        }
        expectEqual(board.calls.all.count, 1)
        _ = try await board.search("l")
        expectEqual(board.calls.all.count, 2)
    }

    @Test func `a held list is asked for again after a pause`() async throws {
        let board = try SearchedBoard()
        _ = try await board.search("l")
        board.lists.add(["new line"])
        board.test.clock.advance(by: .seconds(5))
        try await expectEqual(board.search("line").collection.identifiers, ["line", "airline"])
        board.test.clock.advance(by: .milliseconds(5_001))
        let answer = try await board.search("line")
        expectEqual(answer.collection.identifiers, ["new line"])
        expectEqual(answer.age, .zero)
        expectEqual(board.calls.all.count, 2)
    }

    @Test func `other values, instances and families are asked for anew`() async throws {
        let board = try SearchedBoard()
        _ = try await board.search("l")
        var draft = try await board.test.engine.dynamicDraft(of: .one)
        draft.edit.append(.set(.integer(3)), to: "size")
        let request = OptionsRequest(searchTerm: "l")
        _ = try await board.test.engine.options(for: "hero", in: draft, request: request)
        expectEqual(board.calls.all.count, 2)
        _ = try await board.test.engine.options(for: "hero", in: draft, request: request)
        expectEqual(board.calls.all.count, 2)
        _ = try await board.search("l")
        expectEqual(board.calls.all.count, 3)
        _ = try await board.test.engine.resize(.one, to: .systemLarge)
        _ = try await board.search("l")
        expectEqual(board.calls.all.count, 4)
        try board.test.put(id: .two)
        _ = try await board.test.offered("hero", id: .two, request)
        expectEqual(board.calls.all.count, 5)
    }

    @Test func `a list without a search term is never held`() async throws {
        let board = try SearchedBoard()
        _ = try await board.search("l")
        board.lists.add(["b"])
        try await expectEqual(board.search(nil).collection.identifiers, ["b"])
        try await expectEqual(board.search("").collection.identifiers, ["b"])
        expectEqual(board.calls.all.count, 3)
    }

    @Test func `a last good answer is not held`() async throws {
        let board = try SearchedBoard()
        _ = try await board.search("l")
        board.lists.add(nil)
        board.test.clock.advance(by: .seconds(6))
        let stale = try await board.search("line")
        expectEqual(stale.collection.identifiers, ["line", "airline"])
        expectEqual(stale.state, .stale(age: .seconds(6), .failed("offline")))
        board.lists.add(["new line"])
        let answer = try await board.search("line")
        expectEqual(answer.collection.identifiers, ["new line"])
        expectEqual(answer.state, .answered)
    }

    @Test func `a held document is shown only while it is trusted`() async throws {
        let commands = RecordedCommand()
        let hero = thing("hero") {
            $0.options = .command(OptionCommand(["list"], timeouts: .init(cache: .seconds(60))))
        }
        let test = try TestEngine(makeSchema(hero), nil, files: commands)
        try test.put()
        let request = OptionsRequest(searchTerm: "li")
        try await expectEqual(test.offered("hero", request), ["line"])
        test.clock.advance(by: .seconds(3))
        let held = try await test.engine.options(for: "hero", of: .one, request: request)
        #expect(held.collection.identifiers == ["line"] && held.age == .seconds(3))
        expectEqual(commands.reads.all.count, 1)
        commands.trust.add(false)
        let refused = try await test.engine.options(for: "hero", of: .one, request: request)
        #expect(refused.state == .failed(RecordedCommand.refusal) && refused.collection.items.isEmpty)
    }

    @Test func `a command receives the values of its parents`() async throws {
        let commands = RecordedCommand()
        let child = thing("hero") {
            $0.options = .command(OptionCommand(["list"]))
            $0.dependsOn = ["team"]
        }
        let test = try TestEngine(makeSchema(thing("team"), child), nil, files: commands)
        try test.put(["team": .thing("a")])
        _ = try await test.offered("hero")
        expectEqual(commands.reads.all, [["team": StoredValue.thing("a").wire]])
    }
}

/// A command that is trusted until a test adds false.
private final class RecordedCommand: OptionDocumentReading {
    static let refusal = OptionsFailure(.sourceNotTrusted, message: "'list' is not trusted")
    /// The parents of each request.
    let reads = Recorder<JSONObject>()
    let trust = Recorder<Bool>()

    func check(_ source: OptionDocumentSource) throws(OptionsFailure) {
        if trust.all.last == false { throw Self.refusal }
    }

    func read(_ source: OptionDocumentSource, for question: OptionDocumentRequest) -> JSONValue {
        reads.add(question.parents)
        return ["options": 1, "sections": [["items": [["identifier": "line", "title": "Line"]]]]]
    }
}
