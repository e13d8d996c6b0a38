/// Finds options by what people type, where the handler does not search itself.
///
/// An editor makes one of the list that it shows and asks it at every key: titles, synonyms and subtitles are folded
/// once, here, into one buffer that each search runs through. Folding makes alike what differs in case, width, Latin,
/// Greek and Cyrillic diacritics, and Arabic and Hebrew points, on every platform by the same tables.
///
/// ```swift
/// let search = OptionSearch(answer.collection.items)
/// let best = search.matches("zuri", limit: 100)
/// ```
public struct OptionSearch: Sendable {
    /// All fields in the items' order, with an end mark, a byte that no UTF-8 has, before the first and behind each:
    /// so no match reaches from one field into the next, and a field's ends can be part of what is looked for.
    private var arena: [UInt8] = [endMark]
    /// Where each field begins, and at the end where one more would.
    private var starts: [UInt32] = [1]
    /// The item of each field.
    private var owners: [UInt32] = []
    private var count = 0
    /// How often each byte is in the arena.
    private var frequencies = [Int](repeating: 0, count: 256)

    private static let endMark: UInt8 = 0xFF

    /// Folds the items' texts. Takes time and memory in proportion to them: about 0.1 s and 3 MB for 100,000.
    /// - Precondition: The texts together have less than 4 GB.
    public init(_ items: [OptionItem<some Hashable & Sendable>]) {
        for item in items { add(title: item.title, subtitle: item.subtitle, synonyms: item.synonyms) }
        finish()
    }

    /// Of items that are added one by one; ``finish()`` is called behind the last one.
    package init() {}

    /// One more item, by its texts.
    package mutating func add(title: String, subtitle: String?, synonyms: [String]) {
        add(title)
        for synonym in synonyms { add(synonym) }
        if let subtitle { add(subtitle) }
        count += 1
    }

    /// No more items are added. Gives back the memory that was kept for them.
    package mutating func finish() {
        for byte in arena { frequencies[Int(byte)] += 1 }
        arena.trim()
        starts.trim()
        owners.trim()
    }

    /// What the search keeps in memory, about.
    package var byteCount: Int { arena.capacity + 4 * (starts.capacity + owners.capacity) + 8 * frequencies.count }

    private mutating func add(_ field: String) {
        TextFolding.fold(field, into: &arena)
        arena.append(Self.endMark)
        precondition(arena.count <= Int(UInt32.max), "the texts of options have less than 4 GB")
        starts.append(UInt32(arena.count))
        owners.append(UInt32(count))
    }

    /// The indices of the items that match, best first: a field equal to the term, one that begins with it, one with
    /// a word that begins with it, one with it inside. Among equally good ones the items' order is kept.
    ///
    /// Space around the term does not count. The empty term is no search: all items in their order.
    /// - Parameter limit: Most indices to return; none where it is not positive. A small one makes the search quicker
    ///   where much matches.
    public func matches(_ term: String, limit: Int = .max) -> [Int] {
        let needle = TextFolding.fold(term).trimmed
        if needle.isEmpty { return Array(0..<Swift.max(0, Swift.min(limit, count))) }
        return arena.withUnsafeBytes { bestMatches(of: needle, in: $0, limit: limit) }
    }

    /// Runs through the arena once. As soon as enough items are as good, only better ones are looked for: the term where a
    /// word may begin, then, by a longer and rarer run of bytes, at the beginning of a field, then fields of its length.
    private func bestMatches(of needle: [UInt8], in arena: UnsafeRawBufferPointer, limit: Int) -> [Int] {
        var ranking = Ranking(limit: limit)
        guard var lookedFor = ranking.worstUseful else { return [] }
        var finder = finder(of: needle, for: lookedFor)
        var place = 0, field = 0
        while let worst = ranking.worstUseful, worst > .equal {
            if worst != lookedFor {
                finder = self.finder(of: needle, for: worst)
                lookedFor = worst
            }
            guard let found = finder.firstPlace(in: arena, from: place) else { break }
            let start = worst == .prefix ? found + 1 : found
            let quality = quality(at: start, length: needle.count, in: arena)
            place = start + 1
            guard quality <= worst else { continue }
            field = self.field(at: start, from: field)
            ranking.add(Int(owners[field]), quality)
            // Past a word's beginning the field holds nothing better. Its end mark is the next one's beginning.
            if quality < .inside { place = Int(starts[field + 1]) - 1 }
        }
        if ranking.worstUseful == .equal { addEqualFields(to: &ranking, needle, in: arena, from: place, after: field) }
        return ranking.best
    }

    /// Of matches that are at least as good, but of equal ones.
    private func finder(of needle: [UInt8], for quality: MatchQuality) -> ByteFinder {
        let run = quality == .prefix ? [Self.endMark] + needle : needle
        return ByteFinder(
            run, frequencies: frequencies, of: arena.count, leavesOutInsideOfWords: quality == .wordStart)
    }

    /// The fields that begin at `place` or behind it and are the needle: few are as long.
    /// - Parameter field: One that lies not behind `place`.
    private func addEqualFields(
        to ranking: inout Ranking, _ needle: [UInt8], in arena: UnsafeRawBufferPointer, from place: Int,
        after field: Int
    ) {
        let length = UInt32(needle.count + 1)
        starts.withUnsafeBufferPointer { starts in
            for field in self.field(at: place, from: field)..<owners.count
            where starts[field + 1] - starts[field] == length {
                let start = Int(starts[field])
                guard start >= place, arena[start..<start + needle.count].elementsEqual(needle) else { continue }
                ranking.add(Int(owners[field]), .equal)
                if ranking.worstUseful == nil { return }
            }
        }
    }

    private func quality(at place: Int, length: Int, in arena: UnsafeRawBufferPointer) -> MatchQuality {
        if arena[place - 1] == Self.endMark { return arena[place + length] == Self.endMark ? .equal : .prefix }
        return WordBoundary.startsWord(at: place, in: arena) ? .wordStart : .inside
    }

    /// The field that holds a place, which lies not before the field `first`: steps that double, then halves.
    private func field(at place: Int, from first: Int) -> Int {
        var low = first
        var step = 1
        while low + step < owners.count, Int(starts[low + step]) <= place {
            low += step
            step *= 2
        }
        var high = Swift.min(low + step, owners.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= place { low = middle } else { high = middle }
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

extension Array {
    /// Gives back what it holds for more elements, where that is much.
    fileprivate mutating func trim() {
        guard capacity - count > count / 16 else { return }
        self = Array(unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = buffer.initialize(from: self).index
        }
    }
}
