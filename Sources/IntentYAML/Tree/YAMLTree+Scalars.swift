extension YAMLTree {
    /// The text of a scalar, unescaped and unfolded; empty for sequences and mappings.
    package func text(_ id: NodeID) -> String {
        withUTF8(id) { String(decoding: $0, as: UTF8.self) }
    }

    /// Lends the UTF-8 of ``text(_:)`` without making a String.
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

    /// Whether a scalar's text is exactly this; false for sequences and mappings.
    @inlinable
    package func text(_ id: NodeID, is other: StaticString) -> Bool {
        let node = nodes[resolved(id).index]
        guard node.kind == .scalar, Int(node.textCount) == other.utf8CodeUnitCount else { return false }
        return withUTF8(id) { text in other.withUTF8Buffer { text.elementsEqual($0) } }
    }

    /// Whether the scalar is written without quotes and not as a block, so that it may be a number, a Boolean or null.
    @inlinable
    package func isPlain(_ id: NodeID) -> Bool { nodes[resolved(id).index].isPlain }

    /// Whether nothing is written: a plain scalar without text, as behind `key:`.
    package func isEmptyValue(_ id: NodeID) -> Bool {
        let node = nodes[resolved(id).index]
        return node.kind == .scalar && node.isPlain && node.textCount == 0
    }

    /// Whether the value is null in the core schema: nothing, `~`, `null`, `Null` or `NULL`, without quotes.
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

    /// The number that a plain scalar gives with up to 18 digits and nothing else; nil for all other ways to write one.
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

    /// The number that a plain scalar gives in the form of the core schema, `0x1F`; nil for all other ways to write one,
    /// and past 64 bits.
    package func hexadecimal(_ id: NodeID) -> Int? { digits(id, behind: "0x", radix: 16) }

    /// The number that a plain scalar gives in the form of the core schema, `0o17`.
    package func octal(_ id: NodeID) -> Int? { digits(id, behind: "0o", radix: 8) }

    private func digits(_ id: NodeID, behind prefix: String, radix: Int) -> Int? {
        let node = nodes[resolved(id).index]
        guard node.kind == .scalar, node.isPlain, node.textCount > 2 else { return nil }
        let text = text(id)
        guard text.hasPrefix(prefix), text.utf8.dropFirst(2).first != UInt8(ascii: "+"),
            text.utf8.dropFirst(2).first != UInt8(ascii: "-")
        else { return nil }
        return Int(text.dropFirst(2), radix: radix)
    }
}
