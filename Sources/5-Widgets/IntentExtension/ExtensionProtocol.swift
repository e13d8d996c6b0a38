package import IntentModel

/// The version and limits of the protocol between a host and an extension.
package enum ExtensionProtocol {
    /// The major version. A peer with another major version is refused.
    package static let major = 1
    /// The minor version. Unknown messages and members of a newer minor version are ignored.
    package static let minor = 1
    /// The maximum length of a line in bytes, without its line feed.
    package static let maximumLineLength = 4 << 20
}

/// A violation of the extension protocol.
package struct ProtocolError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A phrase without a full stop and without values that may be private.
    package let description: String
    /// Whether the message is well formed but belongs to another major version.
    package let isOtherVersion: Bool

    package init(_ description: String, isOtherVersion: Bool = false) {
        self.description = description
        self.isOtherVersion = isOtherVersion
    }
}

/// The members of a message or of a part of one; the subject is the kind of the message.
typealias MessageMembers = Members<ProtocolError>

extension ProtocolError: MemberFailure {
    package init(_ problem: MemberProblem, of kind: String) {
        switch problem {
        case .wrongType(nil, let expected, _): self.init("the message '\(kind)' has a part that is not \(expected)")
        case .wrongType(let key?, let expected, _): self.init("the message '\(kind)' needs \"\(key)\", \(expected)")
        case .unknown(let key, _): self.init("the message '\(kind)' has no \"\(key)\"")
        }
    }
}

extension MessageMembers {
    /// - Throws: If the value is not an object with a kind.
    init(message json: JSONValue) throws(ProtocolError) {
        guard let kind = json["kind"]?.stringValue, let object = json.objectValue else {
            throw ProtocolError("a message must be an object with a \"kind\", not \(json.kindPhrase)")
        }
        self.init(object, of: kind)
    }

    /// Returns the parts of the message that an array contains.
    func parts<Part>(
        _ key: String, _ read: (MessageMembers) throws(ProtocolError) -> Part
    ) throws(ProtocolError) -> [Part] {
        try required(key, .array).map { json throws(ProtocolError) in try read(MessageMembers(json, of: subject)) }
    }
}

/// Splits a stream of bytes into lines.
package struct LineBuffer: Sendable {
    /// The next part of the stream.
    package enum Part: Hashable, Sendable {
        /// A complete line, without its line feed.
        case line([UInt8])
        /// A line that exceeds the limit. The bytes after it cannot be interpreted.
        case tooLong
    }

    private let maximumLineLength: Int
    private var bytes: [UInt8] = []
    /// The start of the first line that was not returned yet.
    private var start = 0
    /// The position up to which no line feed was found.
    private var searched = 0

    /// - Parameter maximumLineLength: In bytes, without the line feed.
    package init(maximumLineLength: Int) {
        self.maximumLineLength = maximumLineLength
    }

    /// The number of buffered bytes that were not returned yet.
    package var unfinishedCount: Int { bytes.count - start }

    package mutating func append(_ more: UnsafeRawBufferPointer) {
        if start > 0 {
            bytes.removeSubrange(..<start)
            searched -= start
            start = 0
        }
        bytes.append(contentsOf: more)
    }

    /// Removes and returns all buffered bytes, including line feeds.
    package mutating func removeAll() -> [UInt8] {
        defer { self = LineBuffer(maximumLineLength: maximumLineLength) }
        return Array(bytes[start...])
    }

    /// Removes and returns the next line; nil if more bytes are needed.
    package mutating func next() -> Part? {
        guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
            searched = bytes.count
            return unfinishedCount > maximumLineLength ? .tooLong : nil
        }
        guard end - start <= maximumLineLength else { return .tooLong }
        defer {
            start = end + 1
            searched = start
        }
        return .line(Array(bytes[start..<end]))
    }
}
