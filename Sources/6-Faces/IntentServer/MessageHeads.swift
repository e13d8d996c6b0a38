#if Server
    internal import IntentBoard
    internal import IntentModel
    internal import NIOHTTP1

    /// The header of a request, and what it means for the connection.
    struct RequestHead {
        /// The request without its content.
        let request: BoardRequest
        /// The length that the client stated; nil if the content arrives in chunks.
        let contentLength: Int?
        /// Whether the client waits for the server's consent before it sends the content.
        let expectsContinue: Bool
        /// Whether another request may follow on the connection.
        let keepsConnection: Bool

        /// Reads a header, and refuses one whose framing could be read in two ways: if two programs understand it differently, the
        /// second one could take a part of the content for a request.
        /// - Throws: The reason, after which the connection is closed.
        init(_ head: HTTPRequestHead, limits: ServerLimits) throws(RequestFailure) {
            try Self.check(head, limits)
            let (path, query, authority) = try Self.target(of: head.uri)
            var headers = BoardHeaders(head.headers.map { (name: $0.name, value: $0.value) })
            guard head.headers["Host"].count == 1 || head.version == .http1_0 else {
                throw .malformed("a request has exactly one field Host")
            }
            // The authority in the address has precedence.
            if let authority { headers["Host"] = authority }
            let isChunked = try Self.isChunked(head)
            contentLength = isChunked ? nil : try Self.contentLength(head)
            switch head.headers["Expect"].map({ $0.lowercased() }) {
            case []: expectsContinue = false
            case ["100-continue"]: expectsContinue = head.version == .http1_1
            default: throw .expectation
            }
            // An upgrade is ignored, but what a client sends after it may no longer be HTTP.
            keepsConnection =
                head.version == .http1_1 && head.isKeepAlive && !head.headers.contains(name: "Upgrade")
            request = BoardRequest(head.method.rawValue, path, query: query, headers: headers)
        }

        private static func check(_ head: HTTPRequestHead, _ limits: ServerLimits) throws(RequestFailure) {
            guard head.version == .http1_1 || head.version == .http1_0 else { throw .unsupportedVersion }
            // What a client sends after it is no longer HTTP. Other methods are the board's to refuse.
            guard head.method != .CONNECT else { throw .unsupportedMethod }
            guard head.uri.utf8.count <= limits.addressBytes else { throw .addressTooLong(limit: limits.addressBytes) }
            let size = head.headers.reduce(head.uri.utf8.count) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
            guard size <= limits.headerBytes else { throw .headersTooLarge(limit: limits.headerBytes) }
            guard head.headers.allSatisfy({ $0.value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 } })
            else { throw .malformed("a header field contains control characters") }
        }

        /// Divides the address of a request: a path with a query, or a complete URL.
        private static func target(
            of address: String
        ) throws(RequestFailure) -> (path: String, query: String, authority: String?) {
            guard address.utf8.allSatisfy({ 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "#") }) else {
                throw .malformed("the address contains characters that must be percent-encoded")
            }
            var rest = address[...]
            var authority: String?
            if rest.lowercased().hasPrefix("http://") {
                rest = rest.dropFirst(7)
                authority = String(rest.prefix { $0 != "/" && $0 != "?" })
                rest = rest.drop { $0 != "/" && $0 != "?" }
                if rest.first != "/" { rest = "/" + rest }
            }
            guard rest.first == "/" else { throw .malformed("the address does not begin with a slash") }
            let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "", authority)
        }

        private static func isChunked(_ head: HTTPRequestHead) throws(RequestFailure) -> Bool {
            let encodings = head.headers["Transfer-Encoding"]
            guard !encodings.isEmpty else { return false }
            guard head.version == .http1_1, !head.headers.contains(name: "Content-Length") else {
                throw .malformed("the length of the content is not clear")
            }
            guard encodings.map({ $0.lowercased() }) == ["chunked"] else { throw .unsupportedEncoding }
            return true
        }

        private static func contentLength(_ head: HTTPRequestHead) throws(RequestFailure) -> Int {
            let lengths = head.headers["Content-Length"]
            guard let length = lengths.first else {
                let hasContent = [.POST, .PUT, .PATCH].contains(head.method)
                if head.version == .http1_0, hasContent { throw .lengthRequired }
                return 0
            }
            guard lengths.count == 1, !length.isEmpty, length.utf8.allSatisfy(\.isASCIIDigit),
                let number = Int(length)
            else { throw .malformed("the length of the content is not clear") }
            return number
        }
    }

    extension HTTPResponseHead {
        /// The header of a response, with the fields of the connection.
        /// - Parameters:
        ///   - hasContent: Whether content follows, even if it is empty.
        ///   - isVersion10: Whether the client understands no chunks; the end of the connection then ends a stream.
        ///   - closes: Whether the connection is closed after the response.
        init(_ response: BoardResponse, hasContent: Bool, isVersion10: Bool, closes: Bool, date: String) {
            var fields = HTTPHeaders()
            for field in response.headers.fields { fields.add(name: field.name, value: field.value) }
            fields.add(name: "Date", value: date)
            switch response.body {
            // The board may leave out the content of an answer to HEAD; its length is then not known.
            case .bytes(let bytes) where hasContent || !bytes.isEmpty && response.status == 200:
                fields.add(name: "Content-Length", value: "\(bytes.count)")
            case .stream where hasContent && !isVersion10: fields.add(name: "Transfer-Encoding", value: "chunked")
            case .bytes, .stream: break
            }
            if closes { fields.add(name: "Connection", value: "close") }
            self.init(version: .http1_1, status: HTTPResponseStatus(statusCode: response.status), headers: fields)
        }
    }

    extension RequestFailure {
        /// The failure that an error of the parser means for the client.
        init(_ error: HTTPParserError, limits: ServerLimits) {
            self =
                switch error {
                case .headerOverflow: .headersTooLarge(limit: limits.headerBytes)
                case .invalidMethod: .unsupportedMethod
                case .invalidVersion: .unsupportedVersion
                default: .malformed("the request is not valid HTTP")
                }
        }
    }
#endif
