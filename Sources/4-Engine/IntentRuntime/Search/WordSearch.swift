/// Finds the items that contain all of several words, in any order and in any of their fields.
struct WordSearch {
    private var parts: [WordScan]
    private let wordCount: Int

    /// - Parameter words: Folded words. A single one, which a simple search finds, has no matches.
    init(_ words: [[UInt8]], in searches: [FieldSearch]) {
        wordCount = words.count
        parts = searches.map { WordScan(words, in: $0) }
        let counts = words.map { word in searches.reduce(0) { $0 + $1.maximumCount(of: word) } }
        let rarest = counts.indices.min { counts[$0] < counts[$1] } ?? 0
        for part in parts.indices { parts[part].lookedFor = rarest }
    }

    /// Returns the items, best first. An item has the quality of the word that matches worst; each word counts where it matches
    /// best.
    func matches(limit: Int) -> [Int] {
        guard wordCount > 1 else { return [] }
        var parts = parts
        var ranking = Ranking(limit: limit)
        var start = 0
        while ranking.worstUseful != nil, let item = Self.firstItem(in: &parts, from: start) {
            var qualities = [MatchQuality?](repeating: nil, count: wordCount)
            for part in parts.indices { parts[part].improve(&qualities, inItem: item) }
            let found = qualities.compactMap(\.self)
            if found.count == wordCount, let worst = found.max() { ranking.add(item, worst) }
            start = item + 1
        }
        return ranking.best
    }

    /// Returns the first item at or after an item that contains the rarest word in any part.
    private static func firstItem(in parts: inout [WordScan], from item: Int) -> Int? {
        var first: Int?
        for part in parts.indices {
            guard let item = parts[part].firstItem(from: item) else { continue }
            first = min(first ?? item, item)
        }
        return first
    }
}

/// Searches words in the fields of one item after the other.
private struct WordScan {
    private let fields: FoldedFields
    private let words: [ByteFinder]
    /// The word by which items are found.
    var lookedFor = 0
    /// The first field of the item that was examined last.
    private var field = 0
    /// The next item that contains the word; nil if there is none.
    private var next: Int? = -1

    init(_ words: [[UInt8]], in search: FieldSearch) {
        fields = search.fields
        self.words = words.map { search.finder(of: $0, for: .inside) }
    }

    /// Returns the first item that contains the word, at or after an item.
    /// - Precondition: No item is before that of an earlier call.
    mutating func firstItem(from item: Int) -> Int? {
        guard let next, next < item else { return next }
        field = fields.firstField(ofItem: item, from: field)
        let position = fields.arena.withUnsafeBytes {
            words[lookedFor].firstMatch(in: $0, from: Int(fields.starts[field]))
        }
        self.next = position.map { Int(fields.owners[fields.field(at: $0, from: field)]) }
        return self.next
    }

    /// Replaces the qualities of words that have better matches in the fields of an item.
    mutating func improve(_ qualities: inout [MatchQuality?], inItem item: Int) {
        field = fields.firstField(ofItem: item, from: field)
        var end = field
        while end < fields.owners.count, fields.owners[end] == item { end += 1 }
        guard end > field else { return }
        fields.arena.withUnsafeBytes { arena in
            let text = UnsafeRawBufferPointer(rebasing: arena[..<Int(fields.starts[end])])
            for word in words.indices {
                var position = Int(fields.starts[field])
                while qualities[word] != .equal, let found = words[word].firstMatch(in: text, from: position) {
                    let quality = MatchQuality(at: found, length: words[word].needle.count, in: arena)
                    qualities[word] = min(qualities[word] ?? quality, quality)
                    position = found + 1
                }
            }
        }
    }
}
