#if Server
    import IntentBoard
    import IntentSystem
    import Synchronization
    import IntentTestSupport
    import Testing

    @testable import IntentServer

    /// Requests over real connections, with limits so small that a test reaches them at once.
    @Suite struct ServerAbuseTests {
        @Test func `a request and its content reach the board`() async throws {
            try await TestServer.run { server in
                await expectEqual(server.status("GET /api/1/kinds?a=b HTTP/1.1\r\n\(server.fields)"), 200)
                let answer = await server.answer(
                    "POST /api/1/x HTTP/1.1\r\n\(server.fields)Transfer-Encoding: chunked\r\n",
                    content: "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n")
                #expect(answer.hasSuffix("\r\n\r\nPOST /api/1/x  5\n"))
            }
        }

        @Test(arguments: [
            ("GET / HTTP/1.1\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n", 400),
            ("GET /a b HTTP/1.1\r\nHost: a\r\n", 400), ("GET /a#b HTTP/1.1\r\nHost: a\r\n", 400),
            ("GET a HTTP/1.1\r\nHost: a\r\n", 400), ("OPTIONS * HTTP/1.1\r\nHost: a\r\n", 400),
            ("GET / HTTP/1.1\r\nHost: a\r\nX: a\u{0}b\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\r\n x: 1\r\n", 400),
            ("GET / HTTP/1.1\r\nHost : a\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\r\nX\r\n", 400),
            ("FROB / HTTP/1.1\r\nHost: a\r\n", 501), ("PROPFIND / HTTP/1.1\r\nHost: a\r\n", 421),
            ("CONNECT a:1 HTTP/1.1\r\nHost: a\r\n", 501), ("GET / HTTP/2.0\r\nHost: a\r\n", 505),
            ("GET / HTTP/1.1\r\nHost: evil.example\r\n", 421),
            ("GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n", 421),
        ])
        func `a malformed request is refused`(request: String, status: Int) async throws {
            try await TestServer.run { server in await expectEqual(server.status(request), status) }
        }

        /// Each could hide a second request from a program that divides the bytes differently.
        @Test(arguments: [
            "Content-Length: 5\r\nTransfer-Encoding: chunked", "Content-Length: 5\r\nContent-Length: 6",
            "Content-Length: 5\r\nContent-Length: 5", "Content-Length: 5, 5", "Content-Length: +5",
            "Content-Length: -1",
            "Content-Length: 0x5", "Content-Length: 99999999999999999999", "Transfer-Encoding: gzip",
            "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", "Transfer-Encoding: xchunked",
            "Transfer-Encoding : chunked", "Transfer-Encoding: chunked, identity", "Transfer-Encoding:\r\n chunked",
        ])
        func `a request whose length is not clear is refused`(fields: String) async throws {
            try await TestServer.run { server in
                let answer = await server.answer(
                    "POST /api/1/x HTTP/1.1\r\n\(server.fields)\(fields)\r\n",
                    content: "0\r\n\r\nGET /api/1/smuggled HTTP/1.1\r\n\(server.fields)\r\n", closes: false)
                #expect(answer.hasPrefix("HTTP/1.1 400") || answer.hasPrefix("HTTP/1.1 501"))
                #expect(!answer.contains("smuggled"))
            }
        }

        @Test func `what follows an upgrade is not read`() async throws {
            try await TestServer.run { server in
                let answer = await server.answer(
                    "GET /api/1/a HTTP/1.1\r\n\(server.fields)Connection: Upgrade\r\nUpgrade: h2c\r\n",
                    content: "GET /api/1/b HTTP/1.1\r\n\(server.fields)\r\n", closes: false)
                #expect(answer.contains("/api/1/a"))
                #expect(!answer.contains("/api/1/b"))
            }
        }

        @Test func `too large headers and contents are refused`() async throws {
            try await TestServer.run { server in
                let (line, fields) = ("HTTP/1.1\r\n", server.fields)
                await expectEqual(server.status("GET /\(String(repeating: "a", count: 9_000)) \(line)\(fields)"), 414)
                await expectEqual(
                    server.status("GET / \(line)\(fields)X: \(String(repeating: "a", count: 20_000))\r\n"), 431)
                await expectEqual(
                    server.status("GET / \(line)\(fields)X: \(String(repeating: "a", count: 200_000))\r\n"), 431)
                let many = (0..<200).map { "X\($0): 1\r\n" }.joined()
                await expectEqual(server.status("GET / \(line)\(fields)\(many)"), 431)
                let large = String(repeating: "a", count: 1_200_000)
                await expectEqual(
                    server.status(
                        "POST /api/1/x \(line)\(fields)Content-Length: \(large.utf8.count)\r\n", content: large), 413)
                let chunked = "Transfer-Encoding: chunked\r\n"
                let content = "124f80\r\n\(large)\r\n0\r\n\r\n"
                await expectEqual(server.status("POST /api/1/x \(line)\(fields)\(chunked)", content: content), 413)
                await expectEqual(server.status("POST /api/1/x HTTP/1.0\r\n\(fields)"), 411)
                await expectEqual(
                    server.status("POST /api/1/x \(line)\(fields)Expect: miracles\r\nContent-Length: 1\r\n"), 417)
            }
        }

        @Test func `content is not read from a stranger`() async throws {
            try await TestServer.run { server in
                // The answer comes before the content, which is never sent.
                let fields = "Host: 127.0.0.1:\(server.port)\r\nContent-Length: 900000\r\n"
                await expectEqual(server.status("POST /api/1/x HTTP/1.1\r\n\(fields)"), 401)
                await expectEqual(server.status("POST /api/1/import HTTP/1.1\r\n\(fields)"), 401)
            }
        }

        @Test func `a client that expects consent receives it`() async throws {
            try await TestServer.run { server in
                let answer = await server.answer(
                    "POST /api/1/x HTTP/1.1\r\n\(server.fields)Expect: 100-continue\r\nContent-Length: 2\r\n",
                    content: "ab")
                #expect(answer.hasPrefix("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK"))
            }
        }

        @Test func `pipelined requests are answered in order`() async throws {
            try await TestServer.run { server in
                let requests = (0..<50).map { "GET /api/1/n\($0) HTTP/1.1\r\n\(server.fields)\r\n" }.joined()
                let answer = await server.answer(
                    "\(requests)GET /api/1/last HTTP/1.1\r\n\(server.fields)", content: "")
                let paths = answer.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("GET ") }.map {
                    $0.split(separator: " ")[1]
                }
                expectEqual(paths.map(String.init), (0..<50).map { "/api/1/n\($0)" } + ["/api/1/last"])
            }
        }

        @Test(arguments: ["What is this?\r\n\r\n", "GET / HTTP/9.9\r\n\r\n"])
        func `what follows a request does not change its answer`(_ rest: String) async throws {
            try await TestServer.run { server in
                for _ in 0..<20 {
                    let answer = await server.answer(
                        "POST /api/1/first HTTP/1.1\r\n\(server.fields)Content-Length: 2\r\n\r\nab\(rest)",
                        isComplete: false)
                    #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
                    #expect(answer.contains("\r\n\r\nPOST /api/1/first "))
                    expectEqual(answer.split(separator: "\nHTTP/1.1 ").count, 2)
                }
            }
        }

        @Test func `a document to import is streamed within its limit`() async throws {
            try await TestServer.run(importBytes: 3_000_000) { server in
                let content = String(repeating: "a", count: 2_500_000)
                let answer = await server.answer(
                    "POST /api/1/import HTTP/1.1\r\n\(server.fields)Content-Length: 2500000\r\n", content: content)
                #expect(answer.hasSuffix("\r\n\r\n2500000"))
                await expectEqual(
                    server.status(
                        "POST /api/1/import HTTP/1.1\r\n\(server.fields)Transfer-Encoding: chunked\r\n",
                        content: "2625a0\r\n\(content)\r\n2625a0\r\n\(content)\r\n0\r\n\r\n"), 413)
            }
        }

        @Test func `an answer may come before the whole document`() async throws {
            try await TestServer.run { server in
                let content = String(repeating: "a", count: 5_000_000)
                await expectEqual(
                    server.status(
                        "POST /api/1/import?refused HTTP/1.1\r\n\(server.fields)Content-Length: 5000000\r\n",
                        content: content), 409)
                await expectEqual(server.status("GET /api/1/kinds HTTP/1.1\r\n\(server.fields)"), 200)
            }
        }

        @Test func `HEAD has the fields of GET without content`() async throws {
            try await TestServer.run { server in
                let answer = await server.answer("HEAD /api/1/kinds HTTP/1.1\r\n\(server.fields)")
                #expect(answer.hasPrefix("HTTP/1.1 200"))
                #expect(answer.contains("Content-Length: 21\r\n"))
                #expect(answer.hasSuffix("\r\n\r\n"))
            }
        }

        @Test func `a slow request is answered with a timeout`() async throws {
            // Long enough for what is sent at once to arrive on a busy machine; a connection without a request has no answer.
            try await TestServer.run(requestTime: .milliseconds(500)) { server in
                await expectEqual(server.status("GET / HTTP/1.1\r\nHost: 127", isComplete: false), 408)
                await expectEqual(
                    server.status(
                        "POST /api/1/x HTTP/1.1\r\n\(server.fields)Content-Length: 9\r\n", content: "ab"), 408)
                await expectEqual(
                    server.status(
                        "POST /api/1/import HTTP/1.1\r\n\(server.fields)Content-Length: 9\r\n", content: "ab"), 408)
                // A connection without a request is closed without an answer.
                #expect(await server.answer("", isComplete: false).isEmpty)
            }
        }

        @Test func `an answer that never comes ends in a timeout`() async throws {
            try await TestServer.run(answerTime: .milliseconds(50)) { server in
                await expectEqual(server.status("GET /api/1/never HTTP/1.1\r\n\(server.fields)"), 504)
            }
        }

        @Test func `a dropped event stream is released`() async throws {
            try await TestServer.run(eventStreams: 2) { server in
                for _ in 0..<20 {
                    let connection = await server.connection("GET /api/1/changes HTTP/1.1\r\n\(server.fields)\r\n")
                    #expect(await connection.read(until: ": alive").hasPrefix("HTTP/1.1 200"))
                    connection.close()
                    await server.board.streamEnded()
                }
            }
        }

        @Test func `too many event streams are refused`() async throws {
            try await TestServer.run(eventStreams: 1) { server in
                let first = await server.connection("GET /api/1/changes HTTP/1.1\r\n\(server.fields)\r\n")
                #expect(await first.read(until: ": alive").hasPrefix("HTTP/1.1 200"))
                let answer = await server.answer("GET /api/1/changes HTTP/1.1\r\n\(server.fields)")
                #expect(answer.hasPrefix("HTTP/1.1 503"))
                #expect(answer.contains("Retry-After: 5\r\n"))
                await expectEqual(server.status("GET /api/1/kinds HTTP/1.1\r\n\(server.fields)"), 200)
                first.close()
            }
        }

        @Test func `a reader that does not read is disconnected`() async throws {
            try await TestServer.run(writeTime: .milliseconds(100)) { server in
                let connection = await server.connection("GET /api/1/flood HTTP/1.1\r\n\(server.fields)\r\n")
                defer { connection.close() }
                await server.board.streamEnded()
                // The system's buffers hold a few megabytes; the board made no more.
                #expect(server.board.floodedBytes < 64 << 20)
            }
        }

        @Test func `connections beyond the limit wait for others`() async throws {
            try await TestServer.run(requestTime: .milliseconds(200), connections: 2) { server in
                let slow = [
                    await server.connection("GET / HTTP/1.1\r\n"), await server.connection("GET / HTTP/1.1\r\n"),
                ]
                defer { for connection in slow { connection.close() } }
                await expectEqual(server.status("GET /api/1/kinds HTTP/1.1\r\n\(server.fields)"), 200)
            }
        }

        @Test func `a stopped server ends streams and answers`() async throws {
            let server = try await TestServer.start()
            let stream = await server.connection("GET /api/1/changes HTTP/1.1\r\n\(server.fields)\r\n")
            let idle = await server.connection("")
            #expect(await stream.read(until: ": alive").hasPrefix("HTTP/1.1 200"))
            await server.stop()
            #expect(await idle.read(until: nil).isEmpty)
            #expect(await stream.read(until: nil).allSatisfy { ": alive\n\r0123456789abcdef".contains($0) })
            await expectEqual(server.connection("").isOpen, false)
        }

        @Test func `a port that is taken is named`() async throws {
            try await TestServer.run { server in
                let error = await #expect(throws: ServerSettingsError.self) {
                    try await BoardServer.start(address: "127.0.0.1", port: server.port) { port in
                        SecuredBoard(
                            EchoBoard(), origin: ServerOrigin(address: "127.0.0.1", port: port), access: AccessControl()
                        )
                    }
                }
                expectEqual(error?.code, "cannotListen")
                #expect(error?.description.contains("port \(server.port)") ?? false)
            }
        }

        @Test func `dates have the form of HTTP`() {
            expectEqual(ServerState.dateText(of: 784_111_777), "Sun, 06 Nov 1994 08:49:37 GMT")
            expectEqual(ServerState.dateText(of: 0), "Thu, 01 Jan 1970 00:00:00 GMT")
        }
    }
#endif
