internal import IntentSystem

/// The words that have symbols; the symbol of word *n* is `Symbol(n)`.
///
/// Words are hashed by their length and their first and last bytes, which distinguish nearly all keys of a language.
package struct YAMLVocabulary: Sendable {
    package let words: [String]

    private var texts: [UInt8] = []
    private var starts: [UInt32] = [0]
    /// A hash table of word indices plus one; 0 for empty slots. Its size is a power of two, and it is never full.
    private var slots: [UInt16]

    /// - Precondition: There are fewer than 65,535 words, and they are unique.
    package init(_ words: [String]) {
        precondition(words.count < Int(Symbol.other.rawValue), "a vocabulary must have fewer than 65,535 words")
        self.words = words
        var size = 16
        while size < words.count * 4 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        for (index, word) in words.enumerated() {
            precondition(symbol(of: word) == .other, "the words of a vocabulary must be unique")
            insert(Array(word.utf8), as: UInt16(index))
        }
    }

    private mutating func insert(_ word: [UInt8], as index: UInt16) {
        texts += word
        starts.append(UInt32(texts.count))
        var slot = word.withUnsafeBufferPointer { hash($0) }
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = index + 1
    }

    private func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
        guard let first = word.first, let last = word.last else { return 0 }
        let mixed = word.count &* 0x9E5 &+ Int(first) &* 0x1F3 &+ Int(last) &* 0x2F
        return mixed & (slots.count - 1)
    }

    /// Returns the symbol of a word, or ``Symbol/other`` if the vocabulary does not contain it.
    package func symbol(of word: String) -> Symbol {
        var word = word
        return word.withUTF8 { symbol(ofUTF8: $0) }
    }

    /// Returns the symbol of a word in UTF-8.
    package func symbol(ofUTF8 word: UnsafeBufferPointer<UInt8>) -> Symbol {
        var slot = hash(word)
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            if matches(word, index) { return Symbol(UInt16(index)) }
            slot = (slot + 1) & (slots.count - 1)
        }
        return .other
    }

    private func matches(_ word: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        let start = Int(starts[index])
        guard Int(starts[index + 1]) - start == word.count else { return false }
        return texts.withUnsafeBufferPointer { texts in
            guard let known = texts.baseAddress, let other = word.baseAddress else { return word.isEmpty }
            return Memory.areEqual(known + start, other, count: word.count)
        }
    }
}

/// The index of a word in a ``YAMLVocabulary``, for use in switches.
@usableFromInline
package struct Symbol: RawRepresentable, Sendable, Hashable {
    /// The index of the word in its vocabulary.
    @usableFromInline package let rawValue: UInt16

    @inlinable package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    @inlinable package init(_ rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// A word that is not in the vocabulary.
    @inlinable package static var other: Symbol { Symbol(.max) }
}
