internal import IntentModel

/// A message from the client.
struct Message: Sendable {
    /// Nil for a notification.
    let id: JSONValue?
    /// Nil for a response.
    let method: String?
    let params: JSONValue

    /// Returns nil for a value that is not a message.
    init?(_ json: JSONValue) {
        guard let object = json.objectValue else { return nil }
        method = object["method"]?.stringValue
        id = object["id"]
        params = object["params"] ?? .null
        guard method != nil || id != nil else { return nil }
    }
}

/// An error that is the answer to a request.
struct RequestError: Error, Hashable, Sendable {
    let code: Int
    /// A phrase without a full stop.
    let message: String

    static func parse(_ message: String) -> RequestError { RequestError(code: -32700, message: message) }
    static func invalidRequest(_ message: String) -> RequestError { RequestError(code: -32600, message: message) }
    static func unknownMethod(_ method: String) -> RequestError {
        RequestError(code: -32601, message: "the method '\(method)' is not supported")
    }
    static func invalidParameters(_ message: String) -> RequestError { RequestError(code: -32602, message: message) }
    static let notInitialized = RequestError(code: -32002, message: "'initialize' must be the first request")
    static let canceled = RequestError(code: -32800, message: "the request was canceled")
    static let contentModified = RequestError(
        code: -32801, message: "the text was changed since the action was offered")
    static func failed(_ message: String) -> RequestError { RequestError(code: -32803, message: message) }
}

/// Answers and notifications of the server.
extension JSONValue {
    static func response(to id: JSONValue, _ result: Result<JSONValue, RequestError>) -> JSONValue {
        switch result {
        case .success(let value): ["jsonrpc": "2.0", "id": id, "result": value]
        case .failure(let error):
            [
                "jsonrpc": "2.0", "id": id,
                "error": ["code": .integer(error.code), "message": .string(error.message)],
            ]
        }
    }

    static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
        ["jsonrpc": "2.0", "method": .string(method), "params": params]
    }

    static func request(_ id: String, _ method: String, _ params: JSONValue) -> JSONValue {
        ["jsonrpc": "2.0", "id": .string(id), "method": .string(method), "params": params]
    }

    /// Returns the value at the end of a path of keys.
    func at(_ keys: String...) -> JSONValue? {
        keys.reduce(self as JSONValue?) { $0?[$1] }
    }

    /// Markdown as the contents of documentation and of a hover.
    static func markdown(_ text: String) -> JSONValue { ["kind": "markdown", "value": .string(text)] }
}

extension Position {
    init?(_ json: JSONValue?) {
        guard let line = json?["line"]?.integerValue, let character = json?["character"]?.integerValue else {
            return nil
        }
        self.init(line: line, character: character)
    }

    var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }
}

extension PositionRange {
    init?(_ json: JSONValue?) {
        guard let start = Position(json?["start"]), let end = Position(json?["end"]) else { return nil }
        self.init(start: start, end: end)
    }

    var json: JSONValue { ["start": start.json, "end": end.json] }
}
