internal import IntentYAML

/// The entries of one mapping by the words of its keys.
struct Fields {
    /// The first entries, which are all of nearly every mapping, so that reading one allocates nothing.
    private var words = SIMD8<UInt8>()
    private var keys = SIMD8<UInt32>()
    private var values = SIMD8<UInt32>()
    private var count = 0
    private var more: [(word: Word, key: NodeID, value: NodeID)] = []
    private var written: KeySet = []
    /// Nil where no mapping is written.
    let node: NodeID?

    init(of node: NodeID? = nil) {
        self.node = node
    }

    mutating func append(_ word: Word, _ entry: YAMLTree.Entry, isUsable: Bool) {
        written.insert(word)
        guard isUsable else { return }
        guard count < words.scalarCount else { return more.append((word, entry.key, entry.value)) }
        words[count] = word.rawValue
        keys[count] = entry.key.rawValue
        values[count] = entry.value.rawValue
        count += 1
    }

    /// A key that was probably meant by one that is unknown: it is not missing, and has no value to be used.
    mutating func suspect(_ word: Word) {
        written.insert(word)
    }

    /// Takes away the value of a key, where only a part of what was meant stands there.
    mutating func drop(_ word: Word) {
        for index in 0..<count where words[index] == word.rawValue { words[index] = .max }
        more.removeAll { $0.word == word }
    }

    /// Whether the key is written, also where its value was reported already and cannot be used.
    func mentions(_ word: Word) -> Bool { written.contains(word) }

    /// Whether one of the keys is written, as in ``mentions(_:)``.
    func mentions(anyOf words: KeySet) -> Bool { written.intersects(words) }

    /// The value of a key, with the key; nil where there is none to be used.
    subscript(word: Word) -> Value? {
        guard written.contains(word) else { return nil }
        for index in 0..<count where words[index] == word.rawValue {
            return Value(NodeID(rawValue: values[index]), behind: NodeID(rawValue: keys[index]))
        }
        return more.first { $0.word == word }.map { Value($0.value, behind: $0.key) }
    }

    /// The key as it is written.
    func key(_ word: Word) -> NodeID? { self[word]?.key }
}
