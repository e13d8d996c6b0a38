import FuzzDriver
import FuzzFixture
import IntentBoard
import IntentModel
import IntentRuntime
import IntentWidgets
import Synchronization

@testable import IntentServer

/// Sends requests to a board behind its rules for access, and checks the answers.
///
/// A request without the fields `Host` and `Authorization` gets those that are accepted; `none` as a value removes a field. The
/// method `HOST` is not sent, but runs a host until it has shown what is due.
final class BoardClient: Sendable {
    private static let token = "fuzz-token-of-more-than-32-characters"

    let engine: IntentEngine
    private let board: BoardService
    private let secured: SecuredBoard
    private let host: WidgetHost
    /// The cookie of the newest session.
    private let cookie = Mutex("")

    init() throws {
        engine = try FuzzFixture.engine()
        let clock = VirtualClock(FuzzFixture.start.date)
        let host = try WidgetHost(engine: engine, widgets: FuzzProvider.registrations, clock: clock)
        self.host = host
        var settings = BoardSettings()
        settings.heartbeat = .milliseconds(1)
        board = BoardService(
            engine: engine, previews: { try await host.preview(of: $0, family: $1, for: $2) }, settings: settings)
        secured = SecuredBoard(
            board, origin: ServerOrigin(address: "127.0.0.1", port: 8_080),
            access: AccessControl(fileToken: Secret(text: Self.token)))
    }

    func send(_ request: WrittenRequest) async throws {
        if request.method == "HOST" { return try await host.runOnce() }
        let headers = headers(request)
        func whole() -> BoardRequest {
            BoardRequest(
                request.method, request.path, query: request.query, headers: headers, body: body(request, headers))
        }
        let response = await secured.respond(to: whole())
        try await check(response, to: request)
        if let setting = response.headers["Set-Cookie"] {
            cookie.withLock { $0 = String(setting.prefix { $0 != ";" }) }
        }
        guard secured.refusal(of: whole()) != nil else { return }
        require((400..<500).contains(response.status), "a request that is refused is answered")
        try await check(await board.respond(to: whole()), to: request)
    }

    private func headers(_ request: WrittenRequest) -> BoardHeaders {
        var headers = BoardHeaders(request.fields)
        if headers["Host"] == nil { headers["Host"] = "127.0.0.1:8080" }
        if headers["Authorization"] == nil { headers["Authorization"] = "Bearer \(Self.token)" }
        if headers["Cookie"] == "session" { headers["Cookie"] = cookie.withLock(\.self) }
        for name in ["Host", "Authorization"] where headers[name] == "none" { headers[name] = nil }
        return headers
    }

    /// A body that arrives in pieces if the request says so.
    private func body(_ request: WrittenRequest, _ headers: BoardHeaders) -> BoardBody {
        guard headers["Transfer-Encoding"] != nil else { return .bytes(request.body) }
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: [UInt8].self, throwing: (any Error).self)
        for start in stride(from: 0, to: request.body.count, by: 9) {
            continuation.yield(Array(request.body[start..<min(start + 9, request.body.count)]))
        }
        continuation.finish()
        return .stream(stream)
    }

    private func check(_ response: BoardResponse, to request: WrittenRequest) async throws {
        require(
            (200..<600).contains(response.status) && response.status != 500, "the status is \(response.status)")
        let type = response.headers["Content-Type"] ?? ""
        var bytes: [UInt8] = []
        switch response.body {
        case .bytes(let all): bytes = all
        case .stream(let stream):
            var left = type == "text/event-stream" ? 3 : Int.max
            for try await piece in stream {
                bytes += piece
                left -= 1
                if left == 0 { break }
            }
        }
        // The server leaves out the content of a refusal.
        if request.method == "HEAD", response.status < 400 {
            return require(bytes.isEmpty, "HEAD is answered with content")
        }
        guard type.hasSuffix("json"), !bytes.isEmpty || request.method != "HEAD" else { return }
        guard let json = try? JSONValue(parsing: bytes, depthLimit: 512) else {
            fatalError("the answer is not JSON")
        }
        if response.status >= 400 {
            require(json["status"]?.integerValue == response.status, "the problem has another status")
        }
    }
}
