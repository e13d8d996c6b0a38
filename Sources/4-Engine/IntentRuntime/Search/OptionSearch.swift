public import IntentModel
import IntentSystem

/// Searches options by the text that users type, for handlers that do not search themselves.
///
/// An editor creates one search for the list that it shows and uses it at every keystroke: titles, synonyms and
/// subtitles are folded once, into one buffer that each search scans. Folding ignores case, width, Latin, Greek and
/// Cyrillic diacritics, and Arabic and Hebrew points, and has the same results on every platform.
///
/// ```swift
/// let search = OptionSearch(answer.collection.items)
/// let best = search.matches("zuri", limit: 100)
/// ```
public struct OptionSearch: Sendable {
    private var fields = FoldedFields()
    private var summary = TextSummary()

    /// Creates a search. Time and memory are proportional to the texts: about 10 ms and 3 MB for 100,000 options. Long lists
    /// are folded on all cores.
    /// - Precondition: The texts have less than 4 GB in total.
    public init(_ items: [OptionItem<some Hashable & Sendable>]) {
        fields = FoldedFields(items)
        finish()
    }

    /// Creates a search to which items are added one by one. Call ``finish()`` after the last one.
    package init() {}

    /// Adds the texts of the next item.
    package mutating func add(title: String, subtitle: String?, synonyms: [String]) {
        fields.add(title: title, subtitle: subtitle, synonyms: synonyms)
    }

    /// Completes the search and frees the memory reserved for further items.
    package mutating func finish() {
        summary = fields.arena.withUnsafeBytes { TextSummary(of: $0) }
        fields.trim()
    }

    /// The approximate memory use.
    package var byteCount: Int { fields.byteCount + summary.byteCount }

    /// Returns the indices of the matching items, best first: a field that equals the term, begins with it, has a word
    /// that begins with it, or contains it. Items of equal quality keep their order.
    ///
    /// - Parameters:
    ///   - term: The text to search for. White space around it is ignored. An empty term returns all items in their order.
    ///   - limit: The maximum number of indices. Zero or less returns none. A small limit is faster if there are many
    ///     matches.
    public func matches(_ term: String, limit: Int = .max) -> [Int] {
        let needle = Array(TextFolding.fold(term).trimming { $0 == 0x20 || 0x09...0x0D ~= $0 })
        if needle.isEmpty { return Array(0..<Swift.max(0, Swift.min(limit, fields.count))) }
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
            let quality = quality(at: start, length: needle.count, in: arena)
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
    private func finder(of needle: [UInt8], for quality: MatchQuality) -> ByteFinder {
        let run = quality == .prefix ? [FoldedFields.endMark] + needle : needle
        return ByteFinder(
            run, frequencies: summary.frequencies, of: fields.arena.count, skipsWordInteriors: quality == .wordStart)
    }

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

    private func quality(at position: Int, length: Int, in arena: UnsafeRawBufferPointer) -> MatchQuality {
        if arena[position - 1] == FoldedFields.endMark {
            return arena[position + length] == FoldedFields.endMark ? .equal : .prefix
        }
        return WordBoundary.startsWord(at: position, in: arena) ? .wordStart : .inside
    }
}

/// How well a field matches a term, best first.
private enum MatchQuality: Int, CaseIterable, Comparable {
    case equal, prefix, wordStart, inside

    static func < (first: MatchQuality, second: MatchQuality) -> Bool {
        first.rawValue < second.rawValue
    }
}

/// Collects matches item by item and keeps the best of each, without sorting.
private struct Ranking {
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
