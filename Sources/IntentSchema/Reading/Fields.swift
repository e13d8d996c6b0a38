internal import IntentYAML

/// The entries of one mapping by the words of its keys.
struct Fields {
    private var entries: [(word: Word, key: NodeID, value: NodeID)] = []
    private var written: KeySet = []
    /// Nil where no mapping is written.
    let node: NodeID?

    init(of node: NodeID? = nil) {
        self.node = node
    }

    mutating func append(_ word: Word, _ entry: YAMLTree.Entry, isUsable: Bool) {
        written.insert(word)
        if isUsable { entries.append((word, entry.key, entry.value)) }
    }

    /// Whether the key is written, also where its value was reported already and cannot be used.
    func mentions(_ word: Word) -> Bool { written.contains(word) }

    /// Whether one of these keys is written.
    func mentions(anyOf words: KeySet) -> Bool { !written.isDisjoint(with: words) }

    /// The value of a key, with the key; nil where there is none to be used.
    subscript(word: Word) -> Value? {
        guard written.contains(word) else { return nil }
        for entry in entries where entry.word == word { return Value(entry.value, behind: entry.key) }
        return nil
    }

    /// The key as it is written.
    func key(_ word: Word) -> NodeID? { self[word]?.key }
}
