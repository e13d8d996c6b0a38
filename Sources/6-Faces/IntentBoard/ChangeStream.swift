internal import IntentDocuments
internal import IntentEditor
internal import IntentModel
internal import IntentRuntime

extension BoardService {
    func changes(_ call: BoardCall) async throws -> BoardResponse {
        var since = try call.query.integer("since", in: 0...BoardQuery.maximumOrdinal)
        if let text = call.headers["Last-Event-ID"], !text.isEmpty {
            // What no stream has sent is not in the log.
            since = Int(decimalDigits: text) ?? .max
        }
        let newest = try await engine.readFromStore { [store = engine.store] in try store.newestSequence() }
        return BoardResponse(
            status: 200,
            headers: [
                "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no",
            ], body: .stream(ChangeStream(engine: engine, activity: activity, cursor: since ?? newest)))
    }
}

/// The changes of the store as server-sent events.
///
/// The log is read from a sequence number on, so that a caller that connects again with the identifier of the last event misses
/// nothing. A caller that reads slowly receives several changes at once, and nothing accumulates.
struct ChangeStream: AsyncSequence, Sendable {
    let engine: IntentEngine
    let activity: BoardActivity
    /// The sequence number of the last change that the caller knows.
    let cursor: Int

    func makeAsyncIterator() -> Iterator { Iterator(stream: self) }

    struct Iterator: AsyncIteratorProtocol {
        private static let pageSize = 256

        private let engine: IntentEngine
        private let activity: BoardActivity
        private var cursor: Int
        private var subscription: BoardSubscription?
        private var wakes: AsyncStream<Void>.Iterator?
        private var isReady = false

        fileprivate init(stream: ChangeStream) {
            (engine, activity, cursor) = (stream.engine, stream.activity, stream.cursor)
        }

        mutating func next() async throws -> [UInt8]? {
            do {
                return try await nextEvents()
            } catch is CancellationError {
                return nil
            }
        }

        private mutating func nextEvents() async throws -> [UInt8]? {
            guard let subscription else {
                let subscription = try await activity.subscribe()
                self.subscription = subscription
                wakes = subscription.wakes.makeAsyncIterator()
                return Array("retry: 1000\n\n".utf8)
            }
            while !Task.isCancelled {
                if let events = try await loggedEvents() { return events }
                if !isReady { return try await readyEvent() }
                let events = Self.events(subscription.take())
                if !events.isEmpty { return events }
                guard await wakes?.next() != nil else { break }
            }
            return nil
        }

        /// Returns the changes after the cursor; nil if there are none.
        private mutating func loggedEvents() async throws -> [UInt8]? {
            let (page, newest) = try await engine.readFromStore { [store = engine.store, cursor] in
                (try store.log(of: nil, after: cursor, limit: Self.pageSize), try store.newestSequence())
            }
            // Numbers never decrease, so one that is too high belongs to another store.
            if page.prunedSequence > cursor || cursor > newest {
                let problem = BoardProblem(
                    409, EngineError.Code.logShortened.description,
                    "the changes after the last known one are not in the log; read everything again")
                cursor = newest
                return ServerSentEvent(name: "reset", data: problem.json(in: .english)).bytes
            }
            guard let last = page.changes.last else { return nil }
            cursor = last.sequence
            return page.changes.flatMap { change in
                let shown = engine.secrecy().shown(change)
                return ServerSentEvent(name: "change", id: change.sequence, data: shown.watchedJSON).bytes
            }
        }

        private mutating func readyEvent() async throws -> [UInt8] {
            isReady = true
            let layout = try await engine.readFromStore { [store = engine.store] in
                try BoardLayout.storedRevision(in: store)
            }
            return ServerSentEvent(
                name: "ready", data: ["sequence": .integer(cursor), "layout": .integer(layout)]
            ).bytes
        }

        private static func events(_ news: BoardActivity.News) -> [UInt8] {
            var bytes: [UInt8] = []
            if news.isPolicyNew {
                let problem = BoardProblem(
                    409, "policyChanged", "the policy has changed; read everything again")
                bytes += ServerSentEvent(name: "reset", data: problem.json(in: .english)).bytes
            }
            if !news.timelines.isEmpty {
                let ids = news.timelines.map(\.text).sorted().map(JSONValue.string)
                bytes += ServerSentEvent(name: "timelines", data: ["ids": .array(ids)]).bytes
            }
            if let layout = news.layout {
                bytes += ServerSentEvent(name: "layout", data: ["revision": .integer(layout)]).bytes
            }
            // A comment, which shows that the connection is alive.
            if bytes.isEmpty, news.isHeartbeatDue { bytes = Array(": alive\n\n".utf8) }
            return bytes
        }
    }
}

/// An event in the form of the HTML standard.
private struct ServerSentEvent {
    let name: String
    var id: Int?
    /// Rendered without line breaks.
    let data: JSONValue

    var bytes: [UInt8] {
        let identifier = id.map { "id: \($0)\n" } ?? ""
        return Array("\(identifier)event: \(name)\ndata: \(data.rendered())\n\n".utf8)
    }
}
