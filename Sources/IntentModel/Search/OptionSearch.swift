/// Finds options by what people type, where the handler does not search itself.
///
/// Titles, synonyms and subtitles are folded once, see ``TextFolding``, into one buffer that a search runs through from
/// end to end. Source: the runtime's promises, section 5.
package struct OptionSearch: Sendable {
    /// All fields in the items' order, each with an end mark behind it, a byte that no UTF-8 has: so no match
    /// reaches from one field into the next.
    private var arena: [UInt8] = []
    /// Where each field begins, and at the end where one more would.
    private var starts: [Int] = [0]
    /// The item of each field.
    private var owners: [Int] = []
    private let count: Int
    /// How often each byte is in the arena.
    private var frequencies = [Int](repeating: 0, count: 256)

    private static let endMark: UInt8 = 0xFF

    package init(_ items: [OptionItem<some Hashable & Sendable>]) {
        count = items.count
        for (index, item) in items.enumerated() {
            add(item.title, of: index)
            for synonym in item.synonyms { add(synonym, of: index) }
            if let subtitle = item.subtitle { add(subtitle, of: index) }
        }
        for byte in arena { frequencies[Int(byte)] += 1 }
    }

    private mutating func add(_ field: String, of item: Int) {
        TextFolding.fold(field, into: &arena)
        arena.append(Self.endMark)
        starts.append(arena.count)
        owners.append(item)
    }

    /// The indices of the items that match, best first: a field equal to the term, one that begins with it, one with
    /// a word that begins with it, one with it inside. Among equally good ones the handler's order is kept.
    ///
    /// Space around the term does not count. The empty term is no search: all items in their order.
    /// - Parameter limit: Most indices to return.
    package func matches(_ term: String, limit: Int = .max) -> [Int] {
        let needle = TextFolding.fold(term).trimmed
        if needle.isEmpty { return Array(0..<Swift.min(limit, count)) }
        var ranking = Ranking(limit: limit)
        let finder = ByteFinder(needle, frequencies: frequencies)
        arena.withUnsafeBytes { arena in
            forEachMatch(of: finder, in: arena) { item, quality in ranking.add(item, quality) }
        }
        return ranking.best
    }

    /// Calls `body` for matches in the order of the items; a field that matches from its beginning matches once.
    private func forEachMatch(
        of finder: ByteFinder, in arena: UnsafeRawBufferPointer, _ body: (Int, MatchQuality) -> Void
    ) {
        var field = 0
        var offset = 0
        while let place = finder.firstPlace(in: arena, from: offset) {
            field = self.field(at: place, from: field)
            let start = starts[field], end = starts[field + 1] - 1
            if place == start {
                body(owners[field], finder.needle.count == end - start ? .equal : .prefix)
                offset = end
            } else {
                let isWord = WordBoundary.startsWord(at: place, in: arena)
                body(owners[field], isWord ? .wordStart : .inside)
                // Past a word's beginning the field holds nothing better.
                offset = isWord ? end : place + 1
            }
        }
    }

    /// The field that holds a place, which lies not before the field `first`: steps that double, then halves.
    private func field(at place: Int, from first: Int) -> Int {
        var low = first
        var step = 1
        while low + step < owners.count, starts[low + step] <= place {
            low += step
            step *= 2
        }
        var high = Swift.min(low + step, owners.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= place { low = middle } else { high = middle }
        }
        return low
    }
}

extension [UInt8] {
    /// Without white space of ASCII at both ends.
    fileprivate var trimmed: [UInt8] {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
        guard let first = firstIndex(where: { !isSpace($0) }), let last = lastIndex(where: { !isSpace($0) }) else {
            return []
        }
        return Array(self[first...last])
    }
}
