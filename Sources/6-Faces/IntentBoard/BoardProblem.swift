internal import IntentDocuments
internal import IntentEditor
internal import IntentModel
package import IntentRuntime
internal import IntentWidgets

/// A failed request: the status, and the problems with the codes that commands print.
package struct BoardProblem: Error, Hashable, Sendable {
    /// The status code of HTTP.
    package var status: Int
    /// The problems, at least one, with the most severe first.
    package var problems: [EngineError.Problem]
    /// The present revision, if the request has an outdated one.
    package var revision: Int?
    /// The methods of the resource, if it does not have that of the request.
    package var allowedMethods: [String] = []
    /// The outcomes of a document that was not imported.
    var outcomes: [ImportReport.Entry]?

    /// Creates a problem with one reason.
    package init(_ status: Int, _ code: String, _ message: String, suggestion: String? = nil) {
        self.init(status, [EngineError.Problem(EngineError.Code(code), message, suggestion: suggestion)])
    }

    /// - Precondition: `problems` is not empty.
    package init(_ status: Int, _ problems: [EngineError.Problem]) {
        precondition(!problems.isEmpty, "a failed request has a reason")
        self.status = status
        self.problems = problems
    }

    /// Turns an error of the runtime into a failed request.
    init(_ error: any Error) {
        if let problem = error as? BoardProblem {
            self = problem
        } else if let problems = EngineError.Problem.all(of: error) {
            self.init(Self.status(of: error), problems)
        } else if error is CancellationError {
            self.init(503, "canceled", "the request was canceled")
        } else {
            self.init(500, "internalError", "unexpected: \(error)")
        }
    }

    /// A request that is malformed.
    static func invalid(_ message: String, suggestion: String? = nil) -> BoardProblem {
        BoardProblem(400, EngineError.Code.wrongRequest.description, message, suggestion: suggestion)
    }

    static func unsupportedMedia() -> BoardProblem {
        BoardProblem(415, "unsupportedMedia", "the body must be JSON, with 'Content-Type: application/json'")
    }

    static func unsupportedCoding() -> BoardProblem {
        BoardProblem(415, "unsupportedMedia", "the body must not be compressed; send it without 'Content-Encoding'")
    }
}

// MARK: - Status codes

extension BoardProblem {
    private static func status(of error: any Error) -> Int {
        switch error {
        case let error as EngineError: status(of: error.code)
        case let error as StoreError: status(of: error.code)
        case let error as HostError: status(of: error.code)
        case let error as OptionsFailure: error.code == .sourceNotTrusted ? 403 : 503
        default: 500
        }
    }

    private static func status(of code: EngineError.Code) -> Int {
        switch code {
        case .unknownKind, .unknownInstance, .unknownParameter: 404
        case .wrongRequest: 400
        case .editConflict, .instanceExists, .orphan, .nothingToUndo, .nothingToRedo, .logShortened: 409
        case .lookupUnavailable: 503
        case .sourceNotTrusted, .locked: 403
        case .conflictingDefinitions: 500
        default: 422
        }
    }

    private static func status(of code: StoreError.Code) -> Int {
        switch code {
        case .unknownInstance: 404
        case .instanceExists: 409
        case .readOnly, .notPermitted: 403
        default: 503
        }
    }

    private static func status(of code: HostError.Code) -> Int {
        switch code {
        case .unknownKind, .unknownAction: 404
        case .notShown: 409
        case .mismatch: 500
        case .unsuitableStore, .alreadyRunning, .providerFailed, .notWatched: 503
        }
    }

    /// A problem of what the body names, instead of the address.
    var aboutBody: BoardProblem {
        var problem = self
        if status == 404 { problem.status = 422 }
        return problem
    }
}

// MARK: - The response

extension BoardProblem {
    /// Returns the problem in the form of RFC 9457.
    func json(in texts: TextCatalog) -> JSONValue {
        var object: JSONObject = [
            "type": "about:blank", "title": .string(Self.title(of: status)), "status": .integer(status),
            "detail": .string(problems.map(texts.line).joined(separator: "; ")),
            "code": .string(problems[0].code.description),
            "problems": .array(problems.map { $0.json(in: texts) }),
        ]
        if let revision { object["revision"] = .integer(revision) }
        if let outcomes { object["instances"] = .array(outcomes.map(\.json)) }
        return .object(object)
    }

    /// Returns the response that reports the problem.
    package func response(in texts: TextCatalog = .english) -> BoardResponse {
        var headers: BoardHeaders = ["Content-Type": "application/problem+json", "Cache-Control": "no-store"]
        if !allowedMethods.isEmpty { headers["Allow"] = allowedMethods.joined(separator: ", ") }
        return BoardResponse(status: status, headers: headers, body: .bytes(json(in: texts).renderedBytes()))
    }

    private static func title(of status: Int) -> String {
        switch status {
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 408: "Request Timeout"
        case 409: "Conflict"
        case 411: "Length Required"
        case 412: "Precondition Failed"
        case 413: "Content Too Large"
        case 414: "URI Too Long"
        case 415: "Unsupported Media Type"
        case 417: "Expectation Failed"
        case 421: "Misdirected Request"
        case 422: "Unprocessable Content"
        case 428: "Precondition Required"
        case 431: "Request Header Fields Too Large"
        case 501: "Not Implemented"
        case 503: "Service Unavailable"
        case 504: "Gateway Timeout"
        case 505: "HTTP Version Not Supported"
        default: "Internal Server Error"
        }
    }
}
