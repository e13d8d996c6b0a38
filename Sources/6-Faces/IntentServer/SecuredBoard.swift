package import IntentBoard
internal import IntentModel
internal import IntentSystem

/// The board behind the rules that protect it: it answers only requests to the printed address by clients that have its token
/// or a session, and its answers tell browsers what they may do with them.
package struct SecuredBoard: BoardResponding {
    private let board: any BoardResponding
    private let origin: ServerOrigin
    private let access: AccessControl
    private let rules: RequestRules

    package init(_ board: any BoardResponding, origin: ServerOrigin, access: AccessControl) {
        self.board = board
        self.origin = origin
        self.access = access
        rules = RequestRules(origin: origin)
    }

    /// Returns the reason why a request is refused; nil if the board answers it. The content is not needed.
    package func refusal(of request: BoardRequest) -> RequestFailure? {
        rules.refusal(of: request, from: client(of: request))
    }

    package func respond(to request: BoardRequest) async -> BoardResponse {
        let response: BoardResponse
        if let refusal = refusal(of: request) {
            response = refusal.response
        } else if request.path.isExactly(RequestRules.sessionPath) {
            response = answerSession(request)
        } else {
            response = await board.respond(to: request)
        }
        return ResponseRules.protected(response, path: request.path)
    }

    /// Returns the answer to a request that could not be read or took too long.
    package func response(to failure: RequestFailure) -> BoardResponse {
        ResponseRules.protected(failure.response, path: "")
    }

    /// Finds out who sends a request.
    private func client(of request: BoardRequest) -> RequestRules.Client {
        let session = sessionText(of: request)
        let hasSession = session.map(access.isSession) ?? false
        guard let authorization = request.headers["Authorization"] else { return hasSession ? .session : .unknown }
        guard let token = RequestRules.bearer(in: authorization) else { return .wrongToken }
        return switch access.state(of: token) {
        case .valid: .bearer
        // A second click on the printed address, in the browser that has the session.
        case .spent: hasSession ? .session : .spentToken
        case .wrong: .wrongToken
        }
    }

    private func sessionText(of request: BoardRequest) -> String? {
        RequestRules.cookie(cookieName, in: request.headers.values(of: "Cookie"))
    }

    /// Cookies belong to a host, whatever the port; the name distinguishes servers on other ports.
    private var cookieName: String { "intent-board-\(origin.port)" }

    /// Exchanges a token for a session, and ends one.
    private func answerSession(_ request: BoardRequest) -> BoardResponse {
        switch request.method {
        case "POST":
            guard let token = request.headers["Authorization"].flatMap(RequestRules.bearer),
                let session = access.exchange(token)
            else {
                // The client already has a session, or another client was faster with the same token.
                let hasSession = sessionText(of: request).map(access.isSession) ?? false
                return hasSession ? BoardResponse(status: 204) : RequestFailure.spentToken.response
            }
            return BoardResponse(status: 204, headers: ["Set-Cookie": cookie(session.text, seconds: 30 * 86_400)])
        case "DELETE":
            if let session = sessionText(of: request) { access.end(session) }
            return BoardResponse(status: 204, headers: ["Set-Cookie": cookie("", seconds: 0)])
        case "GET", "HEAD":
            return BoardResponse(status: 204)
        default:
            return RequestFailure.wrongMethod(allowed: "DELETE, GET, HEAD, POST").response
        }
    }

    private func cookie(_ value: String, seconds: Int) -> String {
        "\(cookieName)=\(value); Path=/; Max-Age=\(seconds); HttpOnly; SameSite=Strict\(origin.isSecure ? "; Secure" : "")"
    }
}

/// The rules for requests: pure functions of a request's header fields and of what is known about its sender.
struct RequestRules {
    /// The path at which a token is exchanged for a session.
    static let sessionPath = "/session"

    /// The sender of a request.
    enum Client {
        /// It has a session's cookie, which browsers add by themselves.
        case session
        /// It has a token, which only a program that knows it can send.
        case bearer
        case spentToken, wrongToken, unknown
    }

    let origin: ServerOrigin

    func refusal(of request: BoardRequest, from client: Client) -> RequestFailure? {
        let hosts = request.headers.values(of: "Host")
        guard hosts.count == 1, let host = hosts.first, origin.isNamed(byHost: host) else { return .wrongHost }
        guard request.headers.values(of: "Origin").allSatisfy({ $0.isExactly(origin.text) }) else {
            return .foreignOrigin
        }
        if let refusal = refusalOfSite(request) { return refusal }
        if isPublic(request) { return nil }
        switch client {
        case .unknown: return .notSignedIn
        case .wrongToken: return .wrongToken
        case .spentToken: return .spentToken
        case .bearer: return nil
        case .session:
            // A page on another port of this machine is of the same site and has the cookie, but not of the same origin.
            guard request.isSafe || request.headers.values(of: "Sec-Fetch-Site").isExactly(["same-origin"])
            else { return .crossSite }
            return nil
        }
    }

    /// Refuses what another site's page requests, except that it may link to the board.
    private func refusalOfSite(_ request: BoardRequest) -> RequestFailure? {
        let sites = request.headers.values(of: "Sec-Fetch-Site")
        let isOwn = sites.allSatisfy { $0.isExactly("same-origin") || $0.isExactly("none") }
        let isLink =
            request.isSafe && request.path.isExactly("/")
            && request.headers.values(of: "Sec-Fetch-Mode").isExactly(["navigate"])
            && request.headers.values(of: "Sec-Fetch-Dest").isExactly(["document"])
        return isOwn || isLink ? nil : .crossSite
    }

    /// Whether everyone may read it: the page, which contains no data, and the description of the interface.
    private func isPublic(_ request: BoardRequest) -> Bool {
        request.isSafe
            && (["/", "/openapi.json", "/favicon.ico"].containsExactly(request.path)
                || request.path.removingPrefix(ResponseRules.pageFolder).map(Self.isFileName) ?? false)
    }

    /// Whether a text is the name of a file of the page, and cannot lead out of its folder.
    private static func isFileName(_ text: String) -> Bool {
        !text.utf8.isEmpty && text.utf8.first != UInt8(ascii: ".")
            && text.utf8.allSatisfy { $0.isASCIILetterOrDigit || ".-_".utf8.contains($0) }
    }

    /// Returns the token of an `Authorization` field; nil if it has another scheme.
    static func bearer(in authorization: String) -> String? {
        let parts = authorization.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
        return parts[1]
    }

    /// Returns the value of a cookie.
    static func cookie(_ name: String, in fields: [String]) -> String? {
        for field in fields {
            for pair in field.split(separator: ";") {
                let text = String(pair.drop { $0 == " " })
                if let value = text.removingPrefix("\(name)=") { return value }
            }
        }
        return nil
    }
}

extension BoardRequest {
    /// Whether the method changes nothing.
    var isSafe: Bool { method == "GET" || method == "HEAD" }
}

/// The rules for responses: header fields that tell browsers what they may do with them.
enum ResponseRules {
    /// The folder of the page's files.
    static let pageFolder = "/page/"

    /// The policy of the page: nothing from another host, no script or style in the document itself, and in no frame.
    static let pagePolicy =
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; "
        + "frame-ancestors 'none'"

    /// Returns a response with the fields that protect it.
    /// - Parameter path: The path of the request.
    static func protected(_ response: BoardResponse, path: String) -> BoardResponse {
        var response = response
        let isContent = isActive(response.headers["Content-Type"]) && !isOfPage(path)
        let ownPolicy = response.headers["Content-Security-Policy"]
        if isContent {
            // Documents that a browser could run as a program of the board's origin, unless they are the page.
            if !isSandboxed(ownPolicy) { response.headers["Content-Security-Policy"] = BoardResponse.contentPolicy }
        } else {
            if ownPolicy == nil { response.headers["Content-Security-Policy"] = pagePolicy }
            response.headers["X-Frame-Options"] = "DENY"
        }
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Referrer-Policy"] = "no-referrer"
        response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
        response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
        if response.headers["Cache-Control"] == nil { response.headers["Cache-Control"] = "no-store" }
        return response
    }

    private static func isOfPage(_ path: String) -> Bool {
        path.isExactly("/") || path.removingPrefix(pageFolder) != nil
    }

    /// Whether a browser may run scripts in a document of this type. Types that are not known to be passive are active.
    private static func isActive(_ type: String?) -> Bool {
        guard let type else { return false }
        let name = type.prefix { $0 != ";" && $0 != " " }.lowercased()
        return !["application/json", "application/problem+json", "text/event-stream", "text/plain"].contains(name)
            && !(name.hasPrefix("image/") && name != "image/svg+xml")
    }

    /// Whether a policy has the directive `sandbox` without an exception.
    private static func isSandboxed(_ policy: String?) -> Bool {
        (policy ?? "").split(separator: ";").contains { $0.split(separator: " ").elementsEqual(["sandbox"]) }
    }
}
