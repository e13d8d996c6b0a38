package import IntentBoard

/// The reason why the server refuses a request before the board sees it.
package struct RequestFailure: Error, Hashable, Sendable {
    /// A status code of HTTP.
    package let status: Int
    /// A code for scripts, in camel case.
    package let code: String
    /// A phrase without a full stop. It repeats nothing of the request.
    package let detail: String
    /// The header field that belongs to the status, such as `Retry-After`.
    private let field: [String: String]

    private init(_ status: Int, _ code: String, _ detail: String, _ field: [String: String] = [:]) {
        self.status = status
        self.code = code
        self.detail = detail
        self.field = field
    }

    /// The response that reports the failure: a problem document.
    package var response: BoardResponse {
        var response = BoardProblem(status, code, detail).response()
        for (name, value) in field { response.headers.append(name, value) }
        return response
    }
}

/// Refusals of requests that are no proper HTTP, or exceed a limit.
extension RequestFailure {
    static func malformed(_ detail: String) -> RequestFailure { RequestFailure(400, "malformedRequest", detail) }
    static let timeout = RequestFailure(408, "requestTimeout", "the request did not arrive in time")
    static let lengthRequired = RequestFailure(
        411, "lengthRequired", "a request of HTTP/1.0 with content needs the field Content-Length")
    static func tooLarge(limit: Int) -> RequestFailure {
        RequestFailure(413, "tooLarge", "the content has more than \(limit) bytes")
    }
    static func addressTooLong(limit: Int) -> RequestFailure {
        RequestFailure(414, "addressTooLong", "the address has more than \(limit) bytes")
    }
    static let expectation = RequestFailure(
        417, "unsupportedExpectation", "the only expectation is 100-continue")
    static func headersTooLarge(limit: Int) -> RequestFailure {
        RequestFailure(431, "headersTooLarge", "the header fields have more than \(limit) bytes, or are too many")
    }
    static let unsupportedMethod = RequestFailure(501, "unsupportedMethod", "the server does not support the method")
    static let unsupportedEncoding = RequestFailure(
        501, "unsupportedEncoding", "the only transfer encoding is chunked")
    static let tooManyStreams = RequestFailure(
        503, "tooManyStreams", "too many event streams are open", ["Retry-After": "5"])
    static let answerTimeout = RequestFailure(504, "answerTimeout", "the board did not answer in time")
    static let unsupportedVersion = RequestFailure(
        505, "unsupportedVersion", "the server supports HTTP/1.1 and HTTP/1.0")
}

/// Refusals for reasons of security.
extension RequestFailure {
    static let wrongHost = RequestFailure(
        421, "wrongHost", "the field Host does not name this server; use the address that it printed")
    static let foreignOrigin = RequestFailure(403, "foreignOrigin", "the request comes from another origin")
    static let crossSite = RequestFailure(403, "crossSite", "the request does not come from the board's own page")
    static let notSignedIn = RequestFailure(
        401, "notSignedIn", "open the address that the server printed, or send a token as a bearer", challenge)
    static let wrongToken = RequestFailure(401, "wrongToken", "the token is not valid", challenge)
    static let spentToken = RequestFailure(
        401, "spentToken",
        "the address was already opened; use the browser that opened it, or restart the server for a new address",
        challenge)
    static func wrongMethod(allowed: String) -> RequestFailure {
        RequestFailure(405, "methodNotAllowed", "the methods are \(allowed)", ["Allow": allowed])
    }

    private static let challenge = ["WWW-Authenticate": "Bearer"]
}
