internal import IntentModel

/// A request to the board's interface, independent of the library that reads it from a connection.
package struct BoardRequest: Sendable {
    /// The method, in upper case.
    package var method: String
    /// The path as it was sent, with percent encoding and without the query.
    package var path: String
    /// The query as it was sent, without the question mark; empty if there is none.
    package var query: String
    /// The header fields, in the order in which they were sent.
    package var headers: BoardHeaders
    /// The content.
    package var body: BoardBody

    /// Creates a request.
    package init(
        _ method: String, _ path: String, query: String = "", headers: BoardHeaders = [:], body: BoardBody = .bytes([])
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
    }
}

/// The content of a request or a response.
package enum BoardBody: Sendable {
    /// Content that is complete. In a request, its size is already limited.
    case bytes([UInt8])
    /// Content that arrives in pieces. A stream is iterated at most once; an iteration that is canceled or dropped releases
    /// what the stream holds.
    case stream(any AsyncSequence<[UInt8], any Error> & Sendable)
}

/// Header fields in the order in which they are sent. Names are compared without case.
package struct BoardHeaders: Sendable, ExpressibleByDictionaryLiteral {
    /// The names and values.
    package private(set) var fields: [(name: String, value: String)] = []

    package init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { (name: $0.0, value: $0.1) }
    }

    /// Creates header fields.
    package init(_ fields: some Sequence<(name: String, value: String)>) {
        self.fields = Array(fields)
    }

    /// The value of a field: that of the first one if it was sent several times. Setting a value replaces all of them; nil
    /// removes them.
    package subscript(name: String) -> String? {
        get { fields.first { BoardHeaders.isSame($0.name, name) }?.value }
        set {
            fields.removeAll { BoardHeaders.isSame($0.name, name) }
            if let newValue { fields.append((name: name, value: newValue)) }
        }
    }

    /// Returns the values of a field that may be sent several times.
    package func values(of name: String) -> [String] {
        fields.filter { BoardHeaders.isSame($0.name, name) }.map(\.value)
    }

    /// Adds a field after the others.
    package mutating func append(_ name: String, _ value: String) {
        fields.append((name: name, value: value))
    }

    private static func isSame(_ first: String, _ second: String) -> Bool {
        first.utf8.count == second.utf8.count
            && zip(first.utf8, second.utf8).allSatisfy { lowercased($0) == lowercased($1) }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        byte.isASCIIUppercase ? byte | 0x20 : byte
    }
}

/// A response of the board's interface.
package struct BoardResponse: Sendable {
    /// The status code.
    package var status: Int
    /// The header fields, without those of the connection, such as `Content-Length`.
    package var headers: BoardHeaders
    /// The content.
    package var body: BoardBody

    /// The policy of a widget's content: no script, no request, and an origin of its own.
    package static let contentPolicy =
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox; frame-ancestors 'self'"

    /// Creates a response.
    package init(status: Int, headers: BoardHeaders = [:], body: BoardBody = .bytes([])) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// A part of the board that answers requests: the interface itself, or a check in front of it.
package protocol BoardResponding: Sendable {
    /// Answers a request. Every failure is a response, too.
    func respond(to request: BoardRequest) async -> BoardResponse
}
