import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@testable import IntentBoard

@Suite struct ChangeStreamTests {
    /// An event as a client reads it.
    private struct Event: Equatable {
        var id: Int?
        var name: String
        var data: JSONValue
    }

    /// Reads events from a stream.
    private final class Client {
        private let board: BoardFixture
        private var pieces: any AsyncIteratorProtocol
        private var text = ""

        init(_ board: BoardFixture, _ query: String = "", headers: BoardHeaders = [:]) async throws {
            self.board = board
            let request = BoardRequest("GET", "/api/1/changes", query: query, headers: headers)
            let response = await board.service.respond(to: request)
            guard response.headers["Content-Type"] == "text/event-stream", case .stream(let stream) = response.body
            else {
                throw NoStream()
            }
            pieces = stream.makeAsyncIterator()
        }

        /// Returns the next block of lines: an event or a comment.
        func block() async throws -> String {
            while true {
                if let end = text.range(of: "\n\n") {
                    defer { text.removeSubrange(..<end.upperBound) }
                    return String(text[..<end.lowerBound])
                }
                guard let piece = try await pieces.next() as? [UInt8] else { throw NoStream() }
                text += String(decoding: piece, as: UTF8.self)
            }
        }

        func event() async throws -> Event {
            while true {
                var event = Event(id: nil, name: "", data: .null)
                for line in try await block().split(separator: "\n") {
                    if line.hasPrefix("id: ") { event.id = Int(line.dropFirst(4)) }
                    if line.hasPrefix("event: ") { event.name = String(line.dropFirst(7)) }
                    if line.hasPrefix("data: ") { event.data = try JSONValue(parsing: String(line.dropFirst(6))) }
                }
                if !event.name.isEmpty { return event }
            }
        }
    }

    private struct NoStream: Error {}

    @Test func `a new policy has pages read everything again`() async throws {
        let board = try BoardFixture()
        let client = try await Client(board)
        try await expectEqual(client.event().name, "ready")
        board.service.policyChanged()
        let event = try await client.event()
        expectEqual(event.name, "reset")
        expectEqual(event.data["code"], "policyChanged")
    }

    @Test func `changes by any program arrive in order`() async throws {
        let board = try BoardFixture()
        let client = try await Client(board)
        try await expectEqual(client.event(), Event(id: nil, name: "ready", data: ["sequence": 0, "layout": 0]))
        try await board.place("a")
        try await BoardFixture(over: board).edit("a", "labelSize", .integer(20))
        let placed = try await client.event()
        #expect(placed.id == 1 && placed.data["cause"] == "placed" && placed.data["id"] == "a")
        let edited = try await client.event()
        #expect(edited.id == 2 && edited.data["differences"]?.arrayValue?.count == 1)
    }

    @Test func `a client that connects again misses nothing`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let first = try await Client(board, "since=0")
        try await expectEqual(first.event().id, 1)
        for size in 13...15 { try await board.edit("a", "labelSize", .integer(size)) }
        let again = try await Client(board, "since=0", headers: ["Last-Event-ID": "2"])
        try await expectEqual(again.event().id, 3)
        try await expectEqual(again.event().id, 4)
        try await expectEqual(again.event().name, "ready")
    }

    @Test func `a stream continues where a list of instances ends`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let list = try await board.send("GET", "/instances")
        expectEqual(list["sequence"], 1)
        try await board.place("b")
        let client = try await Client(board, "since=\(list["sequence"]?.integerValue ?? -1)")
        let event = try await client.event()
        #expect(event.id == 2 && event.data["id"] == "b")
        try await expectEqual(client.event(), Event(id: nil, name: "ready", data: ["sequence": 2, "layout": 0]))
    }

    @Test(arguments: ["since=7", "since=0"])
    func `a log that does not reach back resets the client`(_ query: String) async throws {
        let board = try BoardFixture()
        try await board.place("a")
        for size in 13...15 { try await board.edit("a", "labelSize", .integer(size)) }
        try await board.engine.setRetention(StoreRetention(edits: 1, removedDays: nil))
        let client = try await Client(board, query)
        let event = try await client.event()
        #expect(event.name == "reset" && event.data["code"] == "logShortened")
        try await expectEqual(client.event().data["sequence"], 4)
    }

    @Test func `an unknown event identifier resets the client`() async throws {
        let board = try BoardFixture()
        try await board.place("a")
        let client = try await Client(board, headers: ["Last-Event-ID": "x"])
        try await expectEqual(client.event().name, "reset")
        try await expectEqual(client.event().name, "ready")
    }

    @Test func `a new timeline and a new layout are announced`() async throws {
        let board = try BoardFixture()
        try await board.place("a", kind: "Clock", family: "systemSmall")
        let client = try await Client(board)
        _ = try await client.event()
        try await board.hostOnce()
        try await expectEqual(client.event(), Event(id: nil, name: "timelines", data: ["ids": ["a"]]))
        try await board.send("PUT", "/layout", ["items": []], headers: ["If-Match": "*"])
        var event = try await client.event()
        // The host may have written in several transactions.
        while event.name == "timelines" { event = try await client.event() }
        expectEqual(event, Event(id: nil, name: "layout", data: ["revision": 1]))
    }

    @Test func `a quiet stream shows that it is alive`() async throws {
        var settings = BoardSettings()
        settings.heartbeat = .milliseconds(1)
        let client = try await Client(try BoardFixture(settings: settings))
        try await expectEqual(client.block(), "retry: 1000")
        _ = try await client.event()
        try await expectEqual(client.block(), ": alive")
    }

    @Test func `streams that are dropped release everything`() async throws {
        let board = try BoardFixture()
        for _ in 0..<100 {
            let client = try await Client(board)
            _ = try await client.event()
        }
        expectEqual(board.service.activity.streamCount, 0)
    }

    @Test func `a canceled stream ends`() async throws {
        let board = try BoardFixture()
        let response = await board.service.respond(to: BoardRequest("GET", "/api/1/changes"))
        guard case .stream(let stream) = response.body else { throw NoStream() }
        let (readiness, ready) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            for try await _ in stream { ready.yield() }
            return true
        }
        for await _ in readiness { break }
        task.cancel()
        #expect(try await task.value)
    }
}
