/// Some words of the vocabulary, as bits.
struct KeySet: Sendable, Hashable, ExpressibleByArrayLiteral {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(arrayLiteral words: Word...) {
        for word in words { insert(word) }
    }

    mutating func insert(_ word: Word) {
        if word.rawValue < 64 { low |= 1 << word.rawValue } else { high |= 1 << (word.rawValue - 64) }
    }

    func contains(_ word: Word) -> Bool {
        (word.rawValue < 64 ? low >> word.rawValue : high >> (word.rawValue - 64)) & 1 == 1
    }

    func intersects(_ other: KeySet) -> Bool {
        low & other.low | high & other.high != 0
    }

    func subtracting(_ other: KeySet) -> KeySet {
        var result = self
        result.low &= ~other.low
        result.high &= ~other.high
        return result
    }

    /// The words in the order of the vocabulary.
    var words: [Word] { Word.allCases.filter(contains) }
}
