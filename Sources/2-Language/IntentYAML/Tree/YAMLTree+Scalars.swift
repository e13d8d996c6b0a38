package import IntentDiagnostics

extension YAMLTree {
    /// Returns the text of a scalar, unescaped and unfolded; empty for sequences and mappings.
    package func text(_ id: NodeID) -> String {
        withUTF8(id) { String(decoding: $0, as: UTF8.self) }
    }

    /// Calls a closure with the UTF-8 of ``text(_:)``, without creating a `String`.
    @inlinable
    package func withUTF8<Result>(
        _ id: NodeID, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result {
        let node = nodes[resolved(id).index]
        let start = Int(node.textStart)
        return try texts.withUnsafeBufferPointer { texts in
            try body(UnsafeBufferPointer(rebasing: texts[start..<start + Int(node.textCount)]))
        }
    }

    /// Whether the text of a scalar equals a string; `false` for sequences and mappings.
    @inlinable
    package func text(_ id: NodeID, is other: StaticString) -> Bool {
        let node = nodes[resolved(id).index]
        guard node.kind == .scalar, Int(node.textCount) == other.utf8CodeUnitCount else { return false }
        return withUTF8(id) { text in other.withUTF8Buffer { text.elementsEqual($0) } }
    }

    /// Whether a scalar is written without quotes and not as a block, so that it may be a number, a Boolean or null.
    @inlinable
    package func isPlain(_ id: NodeID) -> Bool { nodes[resolved(id).index].isPlain }

    /// Whether a value is a plain scalar without text, as after `key:`.
    package func isEmptyValue(_ id: NodeID) -> Bool {
        let node = nodes[resolved(id).index]
        return node.kind == .scalar && node.isPlain && node.textCount == 0
    }

    /// Whether a value is null in the core schema: empty, `~`, `null`, `Null` or `NULL`, without quotes.
    @inlinable
    package func isNull(_ id: NodeID) -> Bool {
        let node = nodes[resolved(id).index]
        guard node.kind == .scalar, node.isPlain else { return false }
        switch node.textCount {
        case 0: return true
        case 1: return text(id, is: "~")
        case 4: return text(id, is: "null") || text(id, is: "Null") || text(id, is: "NULL")
        default: return false
        }
    }

    /// Returns the number of a plain scalar that consists of up to 18 digits, or `nil` for any other scalar.
    package func digits(_ id: NodeID) -> Int? {
        let node = nodes[resolved(id).index]
        guard node.kind == .scalar, node.isPlain, 1...18 ~= node.textCount else { return nil }
        return withUTF8(id) { text in
            var number = 0
            for byte in text {
                guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
                number = number * 10 + Int(byte - UInt8(ascii: "0"))
            }
            return number
        }
    }

    /// Returns the number of a plain scalar in the form `0x1F` of the core schema, or `nil` if it has another form or does
    /// not fit in 64 bits.
    package func hexadecimal(_ id: NodeID) -> Int? { digits(id, prefix: "0x", radix: 16) }

    /// Returns the number of a plain scalar in the form `0o17` of the core schema, or `nil`.
    package func octal(_ id: NodeID) -> Int? { digits(id, prefix: "0o", radix: 8) }

    private func digits(_ id: NodeID, prefix: String, radix: Int) -> Int? {
        let node = nodes[resolved(id).index]
        guard node.kind == .scalar, node.isPlain, node.textCount > 2 else { return nil }
        let text = text(id)
        guard text.hasPrefix(prefix), text.utf8.dropFirst(2).first != UInt8(ascii: "+"),
            text.utf8.dropFirst(2).first != UInt8(ascii: "-")
        else { return nil }
        return Int(text.dropFirst(2), radix: radix)
    }
}

extension YAMLTree {
    /// The probable reason why a value is empty, for the hint of a `wrong-type` diagnostic.
    package enum EmptyValueCause: Sendable, Hashable {
        /// What was meant as a value begins a comment, as in `key: #value`. The range is that of the comment.
        case comment(SourceRange)
        /// The key has no colon, such as `world` in `{ title: Hello, world }`, because a comma ends a text in a flow mapping.
        case missingColon
        /// The value is missing.
        case missingValue
    }

    /// Returns the probable reason why the value of a key is empty.
    ///
    /// - Parameter map: The map of the file from which the tree was read.
    package func causeOfEmptyValue(after key: NodeID, in map: SourceMap) -> EmptyValueCause {
        let bytes = map.file.bytes
        var byte = skipBlanks(map.byteOffset(ofScalar: range(key).end), in: bytes)
        guard byte < bytes.count, bytes[byte] == UInt8(ascii: ":") else { return .missingColon }
        byte = skipBlanks(byte + 1, in: bytes)
        let isFollowedByText = byte + 1 < bytes.count && bytes[byte + 1] > UInt8(ascii: " ")
        guard isFollowedByText, let comment = comment(at: byte, in: map) else { return .missingValue }
        return .comment(comment)
    }

    /// Returns the range of the comment that directly follows a node on the same line, or `nil`.
    package func comment(after id: NodeID, in map: SourceMap) -> SourceRange? {
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
