/// Texts compared by their UTF-8.
///
/// `==` of Swift's strings is canonical equivalence: two texts can be equal although files, databases and other programs
/// distinguish them. Paths, the words of commands, identifiers and stored values are therefore compared with these
/// functions, or are ``ExactText``.
extension String {
    /// Returns whether both texts have the same bytes.
    package func isExactly(_ other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        let isEqual = utf8.withContiguousStorageIfAvailable { bytes in
            other.utf8.withContiguousStorageIfAvailable { Memory.areEqual(bytes, $0) }
        }
        // Only a string that is bridged from Objective-C has no contiguous storage.
        return isEqual?.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
    }

    /// Returns the text after some bytes at its beginning; nil if it does not begin with them.
    package func removingPrefix(_ prefix: String) -> String? {
        utf8.starts(with: prefix.utf8) ? String(Substring(utf8.dropFirst(prefix.utf8.count))) : nil
    }

    /// Hashes the bytes, so that the hash fits ``isExactly(_:)``.
    package func hashExactly(into hasher: inout Hasher) {
        let isHashed: Void? = utf8.withContiguousStorageIfAvailable {
            hasher.combine(bytes: UnsafeRawBufferPointer($0))
        }
        if isHashed == nil { for byte in utf8 { hasher.combine(byte) } }
        // No UTF-8 contains this byte, so texts that are hashed one after another cannot run together.
        hasher.combine(0xFF as UInt8)
    }
}

extension String? {
    /// Returns whether both texts have the same bytes, or both are missing.
    package func isExactly(_ other: String?) -> Bool {
        switch (self, other) {
        case (let text?, let other?): text.isExactly(other)
        case (nil, nil): true
        default: false
        }
    }
}

extension [String] {
    package func isExactly(_ other: [String]) -> Bool { elementsEqual(other) { $0.isExactly($1) } }

    /// Returns whether one of the texts has the same bytes.
    package func containsExactly(_ text: String) -> Bool { contains { $0.isExactly(text) } }
}

extension Set<String> {
    /// Returns whether one of the texts has the same bytes. Of texts that Swift's `==` does not distinguish, a set has only one.
    package func containsExactly(_ text: String) -> Bool {
        firstIndex(of: text).map { self[$0].isExactly(text) } ?? false
    }
}

/// A text that equals another only if their bytes are the same, as a key of dictionaries and sets.
package struct ExactText: Hashable, Sendable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package static func == (first: ExactText, second: ExactText) -> Bool { first.text.isExactly(second.text) }

    package func hash(into hasher: inout Hasher) {
        text.hashExactly(into: &hasher)
    }
}

/// Sets of texts that are compared by their bytes.
extension Set<ExactText> {
    package init(texts: some Sequence<String>) {
        self.init(minimumCapacity: texts.underestimatedCount)
        for text in texts { insert(text) }
    }

    package func contains(_ text: String) -> Bool { contains(ExactText(text)) }

    @discardableResult
    package mutating func insert(_ text: String) -> (inserted: Bool, memberAfterInsert: ExactText) {
        insert(ExactText(text))
    }
}

/// Dictionaries whose keys are compared by their bytes.
extension Dictionary where Key == ExactText {
    package subscript(_ text: String) -> Value? {
        get { self[ExactText(text)] }
        set { self[ExactText(text)] = newValue }
    }
}
