extension YAMLTree {
    /// The text of a scalar, unescaped and unfolded; empty for sequences and mappings.
    package func text(_ id: NodeID) -> String {
        String(decoding: texts[textRange(id)], as: UTF8.self)
    }

    /// Lends the UTF-8 of ``text(_:)`` without making a String.
    package func withUTF8<Result>(
        _ id: NodeID, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) rethrows -> Result {
        try texts[textRange(id)].withUnsafeBufferPointer(body)
    }

    /// Whether a scalar's text is exactly this; false for sequences and mappings.
    package func text(_ id: NodeID, is other: StaticString) -> Bool {
        guard kind(id) == .scalar, textRange(id).count == other.utf8CodeUnitCount else { return false }
        return other.withUTF8Buffer { texts[textRange(id)].elementsEqual($0) }
    }

    /// Whether the scalar is written without quotes and not as a block, so that it may be a number, a Boolean or null.
    package func isPlain(_ id: NodeID) -> Bool { nodes[resolved(id).index].isPlain }

    /// Whether nothing is written: a plain scalar without text, as behind `key:`.
    package func isEmptyValue(_ id: NodeID) -> Bool {
        kind(id) == .scalar && isPlain(id) && textRange(id).isEmpty
    }

    /// Whether the value is null in the core schema: nothing, `~`, `null`, `Null` or `NULL`, without quotes.
    package func isNull(_ id: NodeID) -> Bool {
        guard kind(id) == .scalar, isPlain(id) else { return false }
        return textRange(id).isEmpty || text(id, is: "~") || text(id, is: "null") || text(id, is: "Null")
            || text(id, is: "NULL")
    }

    private func textRange(_ id: NodeID) -> Range<Int> {
        let node = nodes[resolved(id).index]
        let start = Int(node.textStart)
        return start..<start + Int(node.textCount)
    }
}
