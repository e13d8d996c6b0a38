import Foundation
import IntentCommandLine
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@testable import IntentControl

/// Requests to addresses, with servers on this machine.
@Suite struct AddressTests {
    private func ask(
        _ address: String, limit: Int = 1 << 20, timeout: Duration = .seconds(120), variables: [String: String] = [:]
    ) async throws(OptionsFailure) -> String {
        let request = AddressRequest(
            address: address, locale: "de-CH", programName: "cartool", limit: limit, deadline: .now + timeout,
            environment: Environment(variables))
        let body = try await withTaskExecutorPreference(BlockingExecutor()) { () async throws(OptionsFailure) in
            try await request.body()
        }
        return String(decoding: body, as: UTF8.self)
    }

    private func rule(_ address: String) throws -> AddressRule {
        let url = try #require(URL(string: address))
        return try #require(AddressRule(url))
    }

    private func failure(
        _ address: String, limit: Int = 1 << 20, timeout: Duration = .seconds(120), variables: [String: String] = [:]
    ) async -> OptionsFailure? {
        do throws(OptionsFailure) {
            _ = try await ask(address, limit: limit, timeout: timeout, variables: variables)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        "https://example.com/cars.json", "HTTPS://EXAMPLE.com", "http://localhost/x", "http://LOCALHOST:8080/",
        "http://127.0.0.1/", "http://127.255.1.2:80/", "http://[::1]:9/", "https://example.com:8443/a?b=c#d",
        "https://xn--e1afmkfd.xn--p1ai/",
    ])
    func `https and local http addresses are allowed`(_ address: String) throws {
        let url = try #require(URL(string: address))
        #expect(AddressRule(url) != nil)
    }

    @Test(arguments: [
        "http://example.com/", "http://127.0.0.1.example.com/", "http://localhost.example.com/",
        "http://127.0.0.1@example.com/", "http://localhost:80@example.com/", "https://user@example.com/",
        "https://user:word@example.com/", "http://user@localhost/", "http://127.1/", "http://2130706433/",
        "http://0x7f.0.0.1/", "http://0127.0.0.1/", "http://[::ffff:127.0.0.1]/", "http://[::2]/", "http://0.0.0.0/",
        "ftp://localhost/", "file:///etc/passwd", "http:///x", "https:x", "//localhost/",
        "http://localhost%2eexample.com/", "https://example%2ecom/",
    ])
    func `other addresses are refused`(_ address: String) {
        // An address that Foundation refuses is never requested.
        expectEqual(URL(string: address).flatMap(AddressRule.init), nil)
    }

    @Test(arguments: [
        ("https://a.example/x", "https://a.example/y", true), ("https://a.example/x", "https://A.EXAMPLE:8443/", true),
        ("https://a.example/x", "http://a.example/y", false), ("https://a.example/x", "https://b.example/x", false),
        ("https://a.example/x", "https://u:p@a.example/x", false), ("http://localhost/x", "http://127.0.0.1/x", false),
        ("http://localhost/x", "https://localhost/x", true), ("http://localhost/x", "http://localhost:9/y", true),
        ("https://localhost/x", "http://localhost/x", false),
    ])
    func `redirects must stay on the host`(_ from: String, _ target: String, _ isAdmitted: Bool) throws {
        let rule = try rule(from)
        let url = try #require(URL(string: target))
        expectEqual((rule.afterRedirect(to: url) != nil), isAdmitted)
    }

    @Test func `a request sends no cookies and uses no cache`() async throws {
        let server = try LocalServer { _ in LocalServer.ok("[1]", "Set-Cookie: a=b\r\n") }
        try await expectEqual(ask("http://127.0.0.1:\(server.port)/cars.json?x=1"), "[1]")
        try await expectEqual(ask("http://127.0.0.1:\(server.port)/cars.json?x=1"), "[1]")
        expectEqual(server.heads.count, 2, "nothing is answered out of a cache of our own")
        let head = try #require(server.heads.last).lowercased()
        #expect(head.hasPrefix("get /cars.json?x=1 http/1.1\r\n"))
        #expect(head.contains("accept-language: de-ch\r\n"))
        #expect(head.contains("user-agent: cartool/"))
        #expect(!head.contains("cookie"))
        #expect(!head.contains("authorization"))
    }

    @Test func `the values of rows are sent in the query`() async throws {
        let server = try LocalServer { _ in LocalServer.ok("[4]") }
        let values: [String: IntentValue] = [
            "city": .string("Zürich & Bern/?#"), "lines": .list([.integer(1), nil, .integer(22)]),
        ]
        let url = "http://127.0.0.1:\(server.port)/stops?city=${city}&lines=${lines}&none=${none}&x=1"
        let address = OptionAddress(url).filled { values[$0] }
        try await expectEqual(ask(address.url), "[4]")
        let head = try #require(server.heads.last)
        #expect(
            head.hasPrefix("GET /stops?city=Z%C3%BCrich%20%26%20Bern%2F%3F%23&lines=1,22&none=&x=1 HTTP/1.1\r\n"),
            "\(head)")
    }

    @Test func `a redirect on the same host is followed`() async throws {
        let server = try LocalServer { $0 == "/a" ? LocalServer.redirect(to: "/b") : LocalServer.ok("[2]") }
        try await expectEqual(ask("http://127.0.0.1:\(server.port)/a"), "[2]")
        expectEqual(server.heads.count, 2)
    }

    @Test func `a redirect to another host is refused`() async throws {
        let other = try LocalServer { _ in LocalServer.ok("[3]") }
        let server = try LocalServer { _ in LocalServer.redirect(to: "http://localhost:\(other.port)/") }
        let failure = await failure("http://127.0.0.1:\(server.port)/a")
        guard let failure, failure.code == .failed else {
            Issue.record("found \(String(describing: failure))")
            return
        }
        #expect(failure.message.contains("another host, 'localhost'"))
        expectEqual(other.heads, [])
    }

    @Test func `the number of redirects is limited`() async throws {
        let server = try LocalServer { LocalServer.redirect(to: $0 + "x") }
        await expectEqual(
            failure("http://127.0.0.1:\(server.port)/a"), .failed("the server redirects more than 5 times"))
        #expect(server.heads.count <= 7)
    }

    @Test(arguments: [
        (401, OptionsFailure.notSignedIn), (404, .failed("the server answered with status 404")),
        (503, .unavailable("the server answered with status 503")),
        (204, .failed("the server answered with status 204")),
    ])
    func `an error status is reported as a failure`(_ status: Int, _ reason: OptionsFailure) async throws {
        let server = try LocalServer { _ in LocalServer.status(status) }
        await expectEqual(failure("http://127.0.0.1:\(server.port)/"), reason)
    }

    @Test func `an endless answer fails at the limit`() async throws {
        let part = String(repeating: " ", count: 1 << 16)
        let server = try LocalServer(repeats: true) { _ in "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n\(part)" }
        let failure = await failure("http://127.0.0.1:\(server.port)/")
        expectEqual(failure, .failed("the answer is larger than 1 MiB"))
    }

    @Test func `a silent server times out`() async throws {
        let server = try LocalServer { _ in nil }
        let failure = await failure("http://127.0.0.1:\(server.port)/", timeout: .milliseconds(1_500))
        expectEqual(failure, .timedOut)
    }

    @Test func `a port without a server is unavailable`() async throws {
        let port = try LocalServer { _ in nil }.port
        guard let failure = await failure("http://127.0.0.1:\(port)/"), failure.code == .unavailable else {
            Issue.record("expected unavailable")
            return
        }
        #expect(failure.message.hasPrefix("the server cannot be reached"))
    }

    @Test func `a canceled request ends`() async throws {
        let server = try LocalServer { _ in nil }
        let address = "http://127.0.0.1:\(server.port)/"
        let task = Task { await failure(address, timeout: .seconds(600)) }
        await server.requested()
        task.cancel()
        let found = await task.value
        guard found?.code == .unavailable else {
            Issue.record("found \(String(describing: found))")
            return
        }
    }
}
