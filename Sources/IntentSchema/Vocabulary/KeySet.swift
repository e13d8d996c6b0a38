/// Some words of the vocabulary, as bits.
struct KeySet: Sendable, Hashable, ExpressibleByArrayLiteral {
    private var low: UInt64 = 0
    private var middle: UInt64 = 0
    private var high: UInt64 = 0

    init(arrayLiteral words: Word...) {
        for word in words { insert(word) }
    }

    mutating func insert(_ word: Word) {
        switch word.rawValue {
        case ..<64: low |= 1 << word.rawValue
        case ..<128: middle |= 1 << (word.rawValue - 64)
        default: high |= 1 << (word.rawValue - 128)
        }
    }

    func contains(_ word: Word) -> Bool {
        switch word.rawValue {
        case ..<64: low >> word.rawValue & 1 == 1
        case ..<128: middle >> (word.rawValue - 64) & 1 == 1
        default: high >> (word.rawValue - 128) & 1 == 1
        }
    }

    func intersects(_ other: KeySet) -> Bool {
        low & other.low | middle & other.middle | high & other.high != 0
    }

    func subtracting(_ other: KeySet) -> KeySet {
        var result = self
        result.low &= ~other.low
        result.middle &= ~other.middle
        result.high &= ~other.high
        return result
    }

    /// The words in the order of the vocabulary.
    var words: [Word] { Word.allCases.filter(contains) }
}
