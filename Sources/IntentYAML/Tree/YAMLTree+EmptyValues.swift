package import IntentDiagnostics

extension YAMLTree {
    /// Why there may be nothing where a value was expected, for the hint of a `wrong-type`.
    package enum EmptyValueCause: Sendable, Hashable {
        /// A comment takes the place of the value, as in `key: #value`. The range is the comment's.
        case comment(SourceRange)
        /// The key has no colon, as `world` in `{ title: Hello, world }`: a comma or a brace ends a text in a flow map.
        case noColon
        /// Simply nothing.
        case nothing
    }

    /// What stands where the value of this key should be, or the element of this sequence.
    ///
    /// - Parameter map: Made of the file that the tree was read from.
    package func causeOfEmptyValue(behind key: NodeID, in map: SourceMap) -> EmptyValueCause {
        let bytes = map.file.bytes
        var byte = skipBlanks(map.byteOffset(ofScalar: range(key).end), in: bytes)
        guard byte < bytes.count, bytes[byte] == UInt8(ascii: ":") else { return .noColon }
        byte = skipBlanks(byte + 1, in: bytes)
        return comment(at: byte, in: map).map { .comment($0) } ?? .nothing
    }

    /// The comment behind a node on the line where the node ends; nil when there is none or other text comes first.
    package func comment(behind id: NodeID, in map: SourceMap) -> SourceRange? {
        comment(at: skipBlanks(map.byteOffset(ofScalar: range(id).end), in: map.file.bytes), in: map)
    }

    private func comment(at byte: Int, in map: SourceMap) -> SourceRange? {
        guard byte < map.file.bytes.count, map.file.bytes[byte] == UInt8(ascii: "#") else { return nil }
        let start = map.scalarOffset(ofByte: byte)
        return SourceRange(start: start, end: map.range(ofLine: map.position(at: start).line).end)
    }

    private func skipBlanks(_ byte: Int, in bytes: [UInt8]) -> Int {
        var byte = byte
        while byte < bytes.count, bytes[byte] == 0x20 || bytes[byte] == 0x09 { byte += 1 }
        return byte
    }
}
