import IntentBoard
import IntentModel
import IntentTestSupport
import Testing

@testable import IntentServer

@Suite struct RequestRulesTests {
    let access = AccessControl()
    let origin = ServerOrigin(address: "127.0.0.1", port: 8787)
    var board: SecuredBoard { SecuredBoard(EchoBoard(), origin: origin, access: access) }

    /// Returns the code of the refusal of a request; nil if it reaches the board.
    func refusal(
        _ method: String = "GET", _ path: String = "/api/1/kinds", _ fields: [(String, String)] = [],
        host: String? = "127.0.0.1:8787"
    ) -> String? {
        var headers = BoardHeaders(fields.map { (name: $0.0, value: $0.1) })
        if let host { headers.append("Host", host) }
        return board.refusal(of: BoardRequest(method, path, headers: headers))?.code
    }

    func refusal(_ fields: [(String, String)]) -> String? { refusal("GET", "/api/1/kinds", fields) }

    func refusal(_ method: String, _ fields: [(String, String)]) -> String? { refusal(method, "/api/1/kinds", fields) }

    var bearer: (String, String) { ("Authorization", "Bearer \(access.addressToken.text)") }

    /// Signs in, and returns the cookie.
    func cookie() async throws -> (String, String) {
        let response = await board.respond(
            to: BoardRequest(
                "POST", "/session",
                headers: ["Host": "127.0.0.1:8787", "Authorization": "Bearer \(access.addressToken.text)"]))
        expectEqual(response.status, 204)
        let field = try #require(response.headers["Set-Cookie"])
        return ("Cookie", String(field.prefix { $0 != ";" }))
    }

    @Test func `only the printed host is answered`() {
        for host in [
            "evil.example:8787", "127.0.0.1", "127.0.0.1:80", "localhost:8787", "127.0.0.1:8787.evil.example", "",
        ] {
            expectEqual(refusal("GET", "/", [bearer], host: host), "wrongHost", "\(host)")
        }
        expectEqual(refusal("GET", "/", [bearer], host: nil), "wrongHost")
        expectEqual(refusal([bearer, ("host", "evil.example")]), "wrongHost")
        expectEqual(refusal([bearer]), nil)
    }

    @Test func `a rebound name is refused even for the public page`() {
        expectEqual(refusal("GET", "/", host: "evil.example:8787"), "wrongHost")
    }

    @Test func `a foreign origin is refused with every credential`() async throws {
        let cookie = try await cookie()
        for origin in [
            "http://evil.example", "null", "https://127.0.0.1:8787", "http://127.0.0.1:8788", "http://127.0.0.1",
        ] {
            expectEqual(refusal([cookie, ("Origin", origin)]), "foreignOrigin", "\(origin)")
            expectEqual(refusal("GET", "/", [("Origin", origin)]), "foreignOrigin", "\(origin)")
        }
        expectEqual(refusal([cookie, ("Origin", "http://127.0.0.1:8787")]), nil)
    }

    @Test func `a token must be right in every character`() {
        let token = access.addressToken.text
        expectEqual(refusal([bearer]), nil)
        let wrong = [
            "", token.dropLast() + "", token + "A", String(token.reversed()), token.lowercased() + "x",
            "A" + token.dropFirst(),
        ]
        for wrong in wrong where wrong != token {
            #expect(refusal([("Authorization", "Bearer \(wrong)")]) != nil)
        }
        expectEqual(refusal([("Authorization", "Basic \(token)")]), "wrongToken")
        expectEqual(refusal(), "notSignedIn")
        expectEqual(refusal("GET", "/api/1/kinds?token=\(token)"), "notSignedIn")
    }

    @Test func `the address opens one session only`() async throws {
        let first = try await cookie()
        #expect(first.1.hasPrefix("intent-board-8787="))
        expectEqual(refusal([bearer]), "spentToken")
        let request = BoardRequest("POST", "/session", headers: ["Host": "127.0.0.1:8787", bearer.0: bearer.1])
        let again = await board.respond(to: request)
        expectEqual(again.status, 401)
        expectEqual(again.headers["Set-Cookie"], nil)
        // The browser that has the session may open the address again.
        expectEqual(refusal("POST", "/session", [bearer, first, ("Sec-Fetch-Site", "same-origin")]), nil)
    }

    @Test func `a session ends when its browser signs out`() async throws {
        let cookie = try await cookie()
        expectEqual(refusal([cookie]), nil)
        let signOut = BoardRequest(
            "DELETE", "/session",
            headers: ["Host": "127.0.0.1:8787", "Cookie": cookie.1, "Sec-Fetch-Site": "same-origin"])
        await expectEqual(board.respond(to: signOut).status, 204)
        expectEqual(refusal([cookie]), "notSignedIn")
    }

    @Test func `unsafe methods need the board's own page`() async throws {
        let cookie = try await cookie()
        for method in ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"] {
            expectEqual(refusal(method, [cookie]), "crossSite", "\(method)")
            for site in ["same-site", "cross-site", "none", "", "SAME-ORIGIN"] {
                expectEqual(refusal(method, [cookie, ("Sec-Fetch-Site", site)]), "crossSite", "\(method) \(site)")
            }
            expectEqual(refusal(method, [cookie, ("Sec-Fetch-Site", "same-origin")]), nil)
        }
    }

    @Test func `another site may link to the board, nothing else`() async throws {
        let cookie = try await cookie()
        let link = [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate"), ("Sec-Fetch-Dest", "document")]
        expectEqual(refusal("GET", "/", link), nil)
        expectEqual(refusal("GET", "/api/1/export", link + [cookie]), "crossSite")
        expectEqual(refusal("GET", "/", [link[0], link[1], ("Sec-Fetch-Dest", "iframe")]), "crossSite")
        expectEqual(refusal("GET", "/page/board.js", [("Sec-Fetch-Site", "cross-site")]), "crossSite")
        expectEqual(refusal([cookie, ("Sec-Fetch-Site", "same-site")]), "crossSite")
    }

    @Test func `only the page and the description are public`() {
        for path in ["/", "/page/board.js", "/openapi.json"] {
            expectEqual(refusal("GET", path), nil, "\(path)")
            expectEqual(refusal("POST", path), "notSignedIn", "\(path)")
        }
        let tricks = [
            "/page/", "/page/../api/1/kinds", "/page/..", "/page/%2e%2e/api/1/kinds", "/page//api", "//",
            "/api/1/kinds/",
            "/page/..%2fapi", "/PAGE/board.js", "/page\\board.js", "/session", "/page/.hidden", "/openapi.json/", "/%",
        ]
        for path in tricks { expectEqual(refusal("GET", path), "notSignedIn", "\(path)") }
    }

    @Test func `only the newest sessions are kept`() async throws {
        let access = AccessControl(fileToken: Secret(text: String(repeating: "t", count: 40)))
        let first = try #require(access.exchange(String(repeating: "t", count: 40)))
        for _ in 1..<AccessControl.maximumSessions { _ = access.exchange(String(repeating: "t", count: 40)) }
        #expect(access.isSession(first.text))
        _ = access.exchange(String(repeating: "t", count: 40))
        #expect(!access.isSession(first.text))
    }

    @Test func `a public origin replaces the loopback address`() throws {
        let origin = try ServerOrigin(proxy: "https://Board.example")
        expectEqual(origin.text, "https://board.example")
        let board = SecuredBoard(EchoBoard(), origin: origin, access: access)
        func refusal(_ host: String) -> String? {
            board.refusal(of: BoardRequest("GET", "/", headers: ["Host": host]))?.code
        }
        expectEqual(refusal("board.example"), nil)
        expectEqual(refusal("BOARD.example"), nil)
        expectEqual(refusal("127.0.0.1:8787"), "wrongHost")
        for wrong in [
            "http://board.example", "https://", "https://a/b", "https://a:0", "https://a:70000", "https://a b",
        ] {
            #expect(throws: ServerSettingsError.self, "\(wrong)") { try ServerOrigin(proxy: wrong) }
        }
    }

    @Test func `only loopback addresses are loopback`() {
        for address in ["127.0.0.1", "127.1.2.3", "::1"] { #expect(ServerOrigin.isLoopback(address), "\(address)") }
        for address in [
            "0.0.0.0", "::", "192.168.1.2", "127.0.0.1.evil.example", "localhost", "127.1", "", "127.0.0.256",
        ] {
            #expect(!ServerOrigin.isLoopback(address), "\(address)")
        }
    }
}

@Suite struct ResponseRulesTests {
    func headers(_ type: String, _ path: String, policy: String? = nil) -> BoardHeaders {
        var response = BoardResponse(status: 200, headers: ["Content-Type": type])
        response.headers["Content-Security-Policy"] = policy
        return ResponseRules.protected(response, path: path).headers
    }

    @Test func `a widget's content never runs in the board's origin`() {
        for type in [
            "text/html", "image/svg+xml", "TEXT/HTML; charset=utf-8", "application/xhtml+xml", "text/xml", "a/b",
        ] {
            let policy = headers(type, "/api/1/instances/a/content/svg")["Content-Security-Policy"] ?? ""
            #expect(policy.contains("; sandbox;"), "\(type)")
            #expect(policy.contains("default-src 'none'"), "\(type)")
            // An answer cannot weaken it.
            let own = headers(type, "/api/1/x", policy: "sandbox allow-scripts allow-same-origin")
            expectEqual(own["Content-Security-Policy"], policy, "\(type)")
        }
    }

    @Test func `a policy of an answer's own is kept if it is a sandbox`() {
        let policy = "default-src 'none'; sandbox; frame-ancestors 'self'"
        let headers = headers("text/html", "/api/1/x", policy: policy)
        expectEqual(headers["Content-Security-Policy"], policy)
        expectEqual(headers["X-Frame-Options"], nil)
    }

    @Test func `the page allows nothing inline and no frame`() {
        let headers = headers("text/html; charset=utf-8", "/")
        let policy = headers["Content-Security-Policy"] ?? ""
        #expect(policy.contains("default-src 'self'"))
        #expect(!policy.contains("unsafe"))
        #expect(policy.contains("frame-ancestors 'none'"))
        expectEqual(headers["X-Frame-Options"], "DENY")
        expectEqual(headers["X-Content-Type-Options"], "nosniff")
        expectEqual(headers["Referrer-Policy"], "no-referrer")
    }
}

/// Answers with the method, the path, the query and the size of the content.
struct EchoBoard: BoardResponding {
    func respond(to request: BoardRequest) async -> BoardResponse {
        var size = 0
        if case .bytes(let bytes) = request.body { size = bytes.count }
        return BoardResponse(
            status: 200, headers: ["Content-Type": "text/plain"],
            body: .bytes(Array("\(request.method) \(request.path) \(request.query) \(size)\n".utf8)))
    }
}
