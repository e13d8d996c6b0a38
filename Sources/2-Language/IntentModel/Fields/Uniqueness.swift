extension Sequence {
    /// The elements without those whose key an earlier one has.
    package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }

    /// The positions of the elements by a key; of several with the same key, that of the first.
    package func positions<Key: Hashable>(by key: (Element) -> Key) -> [Key: Int] {
        Dictionary(enumerated().map { (key($0.element), $0.offset) }, uniquingKeysWith: { first, _ in first })
    }
}

extension Sequence where Element: Hashable {
    /// Each element once, where it occurs first.
    package func uniqued() -> [Element] { uniqued(by: \.self) }
}
