import IntentSystem

/// Searches folded fields, and ranks the items that they belong to.
struct FieldSearch: Sendable {
    private(set) var fields = FoldedFields()
    private var summary = TextSummary()

    init() {}

    /// Creates a search of complete fields.
    init(_ fields: FoldedFields) {
        self.fields = fields
        finish()
    }

    /// The number of items.
    var count: Int { fields.count }

    /// The approximate memory use.
    var byteCount: Int { fields.byteCount + summary.byteCount }

    /// Adds the texts of the next item.
    mutating func add(title: String, subtitle: String?, synonyms: [String]) {
        fields.add(title: title, subtitle: subtitle, synonyms: synonyms)
    }

    /// Adds the identifier of the next item, if it has one to search.
    mutating func add(identifier: String?) {
        fields.add(identifier: identifier)
    }

    /// Completes the search and frees the memory reserved for further items.
    mutating func finish() {
        summary = fields.arena.withUnsafeBytes { TextSummary(of: $0) }
        fields.trim()
    }

    /// Returns the items with a field that contains the folded text, best first.
    func matches(_ needle: [UInt8], limit: Int) -> [Int] {
        if fields.owners.isEmpty { return [] }
        return fields.arena.withUnsafeBytes { bestMatches(of: needle, in: $0, limit: limit) }
    }

    /// Scans the arena once. As soon as enough items have one quality, only better ones are searched: first the term
    /// where a word may begin, then longer and rarer byte sequences at the beginning of a field, then fields of the
    /// same length.
    private func bestMatches(of needle: [UInt8], in arena: UnsafeRawBufferPointer, limit: Int) -> [Int] {
        var ranking = Ranking(limit: limit)
        guard var lookedFor = ranking.worstUseful else { return [] }
        var finder = finder(of: needle, for: lookedFor)
        var skipsBlocks = false
        var position = 0, field = 0
        while let worst = ranking.worstUseful, worst > .equal {
            if worst != lookedFor {
                finder = self.finder(of: needle, for: worst)
                skipsBlocks = worst == .wordStart && summary.rarelyBeginsWord(needle)
                lookedFor = worst
            }
            let next =
                skipsBlocks
                ? firstWord(finder, in: arena, from: position) : finder.firstMatch(in: arena, from: position)
            guard let found = next else { break }
            let start = worst == .prefix ? found + 1 : found
            let quality = MatchQuality(at: start, length: needle.count, in: arena)
            position = start + 1
            guard quality <= worst else { continue }
            field = fields.field(at: start, from: field)
            ranking.add(Int(fields.owners[field]), quality)
            // The rest of the field has no better match. Its end mark is the beginning of the next field.
            if quality < .inside { position = Int(fields.starts[field + 1]) - 1 }
        }
        if ranking.worstUseful == .equal {
            addEqualFields(to: &ranking, needle, in: arena, from: position, after: field)
        }
        return ranking.best
    }

    /// Returns the first match in a block in which a word may begin like the term. It need not begin a word itself.
    private func firstWord(_ finder: ByteFinder, in arena: UnsafeRawBufferPointer, from start: Int) -> Int? {
        var position = start
        while let block = summary.nextBlock(with: finder.needle, from: position) {
            let end = Swift.min(block.upperBound + finder.needle.count - 1, arena.count)
            let text = UnsafeRawBufferPointer(rebasing: arena[..<end])
            if let match = finder.firstMatch(in: text, from: block.lowerBound) { return match }
            position = block.upperBound
        }
        return nil
    }

    /// Returns a finder for matches of at least this quality.
    func finder(of needle: [UInt8], for quality: MatchQuality) -> ByteFinder {
        let run = quality == .prefix ? [FoldedFields.endMark] + needle : needle
        return ByteFinder(
            run, frequencies: summary.frequencies, of: fields.arena.count, skipsWordInteriors: quality == .wordStart)
    }

    /// Returns how often a word occurs at most.
    func maximumCount(of word: [UInt8]) -> Int { word.map { summary.frequencies[Int($0)] }.min() ?? 0 }

    /// Adds the fields from `position` that equal the needle; few have the same length.
    /// - Parameter field: A field that does not begin after `position`.
    private func addEqualFields(
        to ranking: inout Ranking, _ needle: [UInt8], in arena: UnsafeRawBufferPointer, from position: Int,
        after field: Int
    ) {
        let length = UInt32(needle.count + 1)
        fields.starts.withUnsafeBufferPointer { starts in
            for field in fields.field(at: position, from: field)..<fields.owners.count
            where starts[field + 1] - starts[field] == length {
                let start = Int(starts[field])
                // While one byte is compared, the processor loads the next fields.
                guard start >= position, arena[start] == needle[0],
                    arena[start..<start + needle.count].elementsEqual(needle)
                else { continue }
                ranking.add(Int(fields.owners[field]), .equal)
                if ranking.worstUseful == nil { return }
            }
        }
    }
}

/// How well a field matches a term, best first.
enum MatchQuality: Int, CaseIterable, Comparable {
    case equal, prefix, wordStart, inside

    /// Determines the quality of a match in the text of ``FoldedFields``.
    init(at position: Int, length: Int, in arena: UnsafeRawBufferPointer) {
        if arena[position - 1] == FoldedFields.endMark {
            self = arena[position + length] == FoldedFields.endMark ? .equal : .prefix
        } else {
            self = WordBoundary.startsWord(at: position, in: arena) ? .wordStart : .inside
        }
    }

    static func < (first: MatchQuality, second: MatchQuality) -> Bool {
        first.rawValue < second.rawValue
    }
}

/// Collects matches item by item and keeps the best of each, without sorting.
struct Ranking {
    private let limit: Int
    private var buckets = [[Int]](repeating: [], count: MatchQuality.allCases.count)
    private var current: (item: Int, quality: MatchQuality)?
    /// The worst quality that can still be among the best; nil if no more matches are needed.
    private(set) var worstUseful: MatchQuality?

    init(limit: Int) {
        self.limit = limit
        worstUseful = limit > 0 ? .inside : nil
    }

    /// - Precondition: Items come in ascending order. An item may come several times.
    mutating func add(_ item: Int, _ quality: MatchQuality) {
        guard let current, current.item == item else {
            updateWorstUseful()
            self.current = (item, quality)
            return
        }
        if quality < current.quality { self.current = (item, quality) }
    }

    /// The best items, up to the limit.
    var best: [Int] {
        var ranking = self
        ranking.updateWorstUseful()
        return Array(ranking.buckets.joined().prefix(max(0, limit)))
    }

    private mutating func updateWorstUseful() {
        guard let (item, quality) = current, let worst = worstUseful, quality <= worst else { return }
        buckets[quality.rawValue].append(item)
        // A later item ranks behind all earlier ones of equal or better quality.
        var count = 0
        for quality in MatchQuality.allCases {
            count += buckets[quality.rawValue].count
            guard count >= limit else { continue }
            worstUseful = MatchQuality(rawValue: quality.rawValue - 1)
            return
        }
    }
}
