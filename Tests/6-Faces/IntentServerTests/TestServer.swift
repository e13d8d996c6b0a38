#if Server
    import IntentBoard
    import IntentSystem
    import Synchronization

    @testable import IntentServer

    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// A server on a free port, and connections to it whose bytes a test writes itself.
    struct TestServer {
        let board: TestBoard
        let access: AccessControl
        private let server: BoardServer

        var port: Int { server.port }

        /// The fields of a proper request by a script.
        var fields: String {
            "Host: 127.0.0.1:\(port)\r\nAuthorization: Bearer \(access.addressToken.text)\r\n"
        }

        static func start(
            requestTime: Duration = .seconds(10), answerTime: Duration = .seconds(60),
            writeTime: Duration = .seconds(10),
            importBytes: Int = 64 << 20, connections: Int = 1_024, eventStreams: Int = 256
        ) async throws -> TestServer {
            var limits = ServerLimits()
            limits.requestTime = requestTime
            limits.drainTime = .milliseconds(100)
            limits.answerTime = answerTime
            limits.writeTime = writeTime
            limits.importBytes = importBytes
            limits.connections = connections
            limits.eventStreams = eventStreams
            let (board, access) = (TestBoard(), AccessControl())
            let server = try await BoardServer.start(address: "127.0.0.1", port: 0, limits: limits) { port in
                SecuredBoard(board, origin: ServerOrigin(address: "127.0.0.1", port: port), access: access)
            }
            return TestServer(board: board, access: access, server: server)
        }

        static func run(
            requestTime: Duration = .seconds(10), answerTime: Duration = .seconds(60),
            writeTime: Duration = .seconds(10),
            importBytes: Int = 64 << 20, connections: Int = 1_024, eventStreams: Int = 256,
            _ body: (TestServer) async throws -> Void
        ) async throws {
            let server = try await start(
                requestTime: requestTime, answerTime: answerTime, writeTime: writeTime, importBytes: importBytes,
                connections: connections, eventStreams: eventStreams)
            do { try await body(server) } catch {
                await server.stop()
                throw error
            }
            await server.stop()
        }

        func stop() async { await server.stop() }

        /// Opens a connection and sends a text.
        func connection(_ text: String) async -> TestConnection {
            let connection = TestConnection(port: port)
            await connection.send(text)
            return connection
        }

        /// Sends a request and returns everything that the server sends until it closes the connection.
        /// - Parameters:
        ///   - head: The request line and fields.
        ///   - closes: Whether the request asks for the connection to be closed after the answer.
        ///   - isComplete: Whether the line that ends the fields follows.
        func answer(
            _ head: String, content: String = "", closes: Bool = true, isComplete: Bool = true
        ) async -> String {
            let end = isComplete ? (closes ? "Connection: close\r\n\r\n" : "\r\n") : ""
            let connection = await connection(head + end + content)
            defer { connection.close() }
            return await connection.read(until: nil)
        }

        /// Returns the status code of the answer to a request; nil if there is none.
        func status(_ head: String, content: String = "", isComplete: Bool = true) async -> Int? {
            let answer = await answer(head, content: content, isComplete: isComplete)
            return answer.hasPrefix("HTTP/1.1 ") ? Int(answer.dropFirst(9).prefix(3)) : nil
        }
    }

    /// A connection to a server on this machine.
    struct TestConnection: Sendable {
        /// Whether the server accepted the connection.
        let isOpen: Bool
        private let descriptor: CInt

        init(port: Int) {
            #if canImport(Glibc)
                let kind = CInt(SOCK_STREAM.rawValue)
            #else
                let kind = SOCK_STREAM
            #endif
            let descriptor = socket(AF_INET, kind, 0)
            self.descriptor = descriptor
            // A test that fails ends, because reading does.
            var patience = timeval(tv_sec: 60, tv_usec: 0)
            setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
            setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = in_port_t(port).bigEndian
            address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
            let size = socklen_t(MemoryLayout<sockaddr_in>.size)
            let result = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
            }
            isOpen = result == 0
        }

        /// Sends a text, as far as the server accepts it.
        func send(_ text: String) async { await onThread { sendWaiting(text) } }

        private func sendWaiting(_ text: String) {
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { systemSend(descriptor, $0) }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }

        /// Reads until the server closes the connection, or until a text has arrived.
        func read(until text: String?) async -> String { await onThread { readWaiting(until: text) } }

        private func readWaiting(until text: String?) -> String {
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = recv(descriptor, &buffer, buffer.count, 0)
                guard count > 0 else { break }
                bytes += buffer.prefix(count)
                if let text, String(decoding: bytes, as: UTF8.self).contains(text) { break }
            }
            return String(decoding: bytes, as: UTF8.self)
        }

        func close() { systemClose(descriptor) }
    }

    /// Runs a body that waits for the server on a thread that the server does not need.
    private func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            _ = PlatformThread.start { continuation.resume(returning: body()) }
        }
    }

    private func systemSend(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
            send(descriptor, bytes.baseAddress, bytes.count, 0)
        #else
            send(descriptor, bytes.baseAddress, bytes.count, CInt(MSG_NOSIGNAL))
        #endif
    }

    private func systemClose(_ descriptor: CInt) { _ = close(descriptor) }

    /// A board with answers that a server must be able to handle.
    final class TestBoard: BoardResponding {
        private let ended: AsyncStream<Void>
        private let end: AsyncStream<Void>.Continuation
        private let flooded = Counter()

        init() {
            (ended, end) = AsyncStream.makeStream()
        }

        var floodedBytes: Int { flooded.count.withLock { $0 } }

        /// Waits until a stream was dropped.
        func streamEnded() async {
            for await _ in ended { return }
        }

        func respond(to request: BoardRequest) async -> BoardResponse {
            switch request.path {
            case "/api/1/import":
                return request.query == "refused" ? BoardResponse(status: 409) : await size(of: request.body)
            case "/api/1/changes":
                return BoardResponse(status: 200, headers: ["Content-Type": "text/event-stream"], body: events())
            case "/api/1/flood":
                return BoardResponse(status: 200, headers: ["Content-Type": "text/event-stream"], body: flood())
            case "/api/1/never":
                for await _ in AsyncStream<Void>.makeStream().stream {}
                return BoardResponse(status: 200)
            default: return await EchoBoard().respond(to: request)
            }
        }

        private func size(of body: BoardBody) async -> BoardResponse {
            guard case .stream(let parts) = body else { return BoardResponse(status: 500) }
            var size = 0
            do { for try await part in parts { size += part.count } } catch { return BoardResponse(status: 500) }
            return BoardResponse(status: 200, body: .bytes(Array("\(size)".utf8)))
        }

        /// One event, and then none until the stream is dropped.
        private func events() -> BoardBody {
            let (stream, continuation) = AsyncThrowingStream.makeStream(of: [UInt8].self, throwing: (any Error).self)
            continuation.onTermination = { [end] _ in end.yield() }
            continuation.yield(Array(": alive\n\n".utf8))
            return .stream(stream)
        }

        /// Events without end, each made when the one before was sent.
        private func flood() -> BoardBody {
            .stream(
                Flood(
                    next: { [flooded] in
                        flooded.count.withLock { $0 += 1 << 16 }
                        return [UInt8](repeating: UInt8(ascii: ":"), count: 1 << 16)
                    }, onDrop: { [end] in end.yield() }))
        }
    }

    private final class Counter: Sendable {
        let count = Mutex(0)
    }

    /// A sequence without end that reports when its iterator is released.
    private struct Flood: AsyncSequence {
        typealias Failure = any Error
        let next: @Sendable () -> [UInt8]
        let onDrop: @Sendable () -> Void

        func makeAsyncIterator() -> Iterator { Iterator(makeNext: next, drop: Drop(body: onDrop)) }

        struct Iterator: AsyncIteratorProtocol {
            let makeNext: @Sendable () -> [UInt8]
            let drop: Drop

            func next() async throws -> [UInt8]? { makeNext() }
        }

        final class Drop: Sendable {
            private let body: @Sendable () -> Void
            init(body: @escaping @Sendable () -> Void) { self.body = body }
            deinit { body() }
        }
    }
#endif
