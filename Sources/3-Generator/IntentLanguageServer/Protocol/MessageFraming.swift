/// Divides a stream of bytes into messages, each after a header with its `Content-Length`.
struct MessageFraming: Sendable {
    enum Frame: Sendable, Hashable {
        case message([UInt8])
        /// Bytes that are not a message, with the reason. They were skipped.
        case malformed(String)
    }

    /// The largest message that is read; a definition has at most 8 MB.
    static let lengthLimit = 1 << 26
    private static let headerLimit = 4096

    private var buffer: [UInt8] = []
    private var start = 0
    /// How many bytes of a message that is too large are still to come.
    private var skipped = 0

    mutating func append(_ bytes: [UInt8]) {
        let dropped = min(skipped, bytes.count)
        skipped -= dropped
        if start > 0 {
            buffer.removeFirst(start)
            start = 0
        }
        buffer += bytes[dropped...]
    }

    /// Returns the next message; nil if more bytes are needed.
    mutating func next() -> Frame? {
        guard let (header, body) = header() else {
            guard buffer.count - start > Self.headerLimit else { return nil }
            start = buffer.count
            return .malformed("a header has more than \(Self.headerLimit) bytes")
        }
        guard let length = Self.length(in: header) else {
            start = body
            return .malformed("a header must contain 'Content-Length: ' and a number of bytes")
        }
        guard length <= Self.lengthLimit else {
            let available = min(length, buffer.count - body)
            (start, skipped) = (body + available, length - available)
            return .malformed("a message has more than \(Self.lengthLimit) bytes")
        }
        guard buffer.count - body >= length else { return nil }
        start = body + length
        return .message(Array(buffer[body..<start]))
    }

    /// Returns the header here, and the beginning of the body after its empty line.
    private func header() -> (text: String, body: Int)? {
        let lineFeed = UInt8(ascii: "\n")
        var line = start
        while let end = buffer[line...].firstIndex(of: lineFeed), end - start <= Self.headerLimit {
            let content = buffer[line..<end]
            if content.isEmpty || content.elementsEqual([UInt8(ascii: "\r")]) {
                return (String(decoding: buffer[start..<line], as: UTF8.self), end + 1)
            }
            line = end + 1
        }
        return nil
    }

    private static func length(in header: String) -> Int? {
        for line in header.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
            let digits = parts[1].drop { $0 == " " || $0 == "\t" }.prefix { $0.isASCII && $0.isNumber }
            return Int(digits)
        }
        return nil
    }

    static func framed(_ body: [UInt8]) -> [UInt8] {
        Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
}
