/// The words whose keys a schema switches on; word number n gets `Symbol(n)`.
///
/// A word is found by its length and its first and last bytes, which tell nearly all keys of a language apart, and then
/// compared once.
package struct YAMLVocabulary: Sendable {
    package let words: [String]

    private var texts: [UInt8] = []
    private var starts: [UInt32] = [0]
    /// Word numbers plus one by hash, 0 where there is none; a power of two in size, and never full.
    private var slots: [UInt16]

    /// - Precondition: Fewer than 65,535 words, each of them once.
    package init(_ words: [String]) {
        precondition(words.count < Int(Symbol.other.rawValue), "a vocabulary has fewer than 65,535 words")
        precondition(Set(words).count == words.count, "a vocabulary has each word once")
        self.words = words
        var size = 16
        while size < words.count * 4 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        for (index, word) in words.enumerated() { insert(Array(word.utf8), as: UInt16(index)) }
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

    /// The symbol of a word; ``Symbol/other`` when the vocabulary does not have it.
    package func symbol(of word: String) -> Symbol {
        var word = word
        return word.withUTF8 { symbol(ofUTF8: $0) }
    }

    /// The symbol of a word given as UTF-8.
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
            guard let known = texts.baseAddress, let given = word.baseAddress else { return word.isEmpty }
            return compareBytes(known + start, given, word.count) == 0
        }
    }
}
