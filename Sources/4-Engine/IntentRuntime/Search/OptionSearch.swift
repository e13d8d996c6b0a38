public import IntentModel
import IntentSystem

/// Searches options by the text that users type, for handlers that do not search themselves.
///
/// An editor creates one search for the list that it shows and uses it at every keystroke: titles, synonyms and
/// subtitles are folded once, into one buffer that each search scans. Folding ignores case, width, kinds of spaces, dashes
/// and quotation marks, strokes and diacritics of Latin and Cyrillic letters, Greek diacritics, Arabic and Hebrew points,
/// and whether a text is in hiragana or katakana. `ae` finds `æ` and `ä`, and `ohare` finds `O'Hare`. It has the same
/// results on every platform.
///
/// ```swift
/// let search = OptionSearch(answer.collection.items)
/// let best = search.matches("zuri", limit: 100)
/// ```
public struct OptionSearch: Sendable {
    private var texts = FieldSearch()
    private var identifiers = FieldSearch()

    /// Creates a search. Time and memory are proportional to the texts: about 10 ms and 3 MB for 100,000 options. Long lists
    /// are folded on all cores.
    /// - Precondition: The texts have less than 4 GB in total.
    public init(_ items: [OptionItem<some Hashable & Sendable>]) {
        texts = FieldSearch(FoldedFields(items))
    }

    /// Creates a search that also finds the identifiers of the options, which are folded as well.
    /// - Precondition: The texts have less than 4 GB in total.
    public init(_ items: [OptionItem<IntentValue>]) {
        texts = FieldSearch(FoldedFields(items))
        identifiers = FieldSearch(FoldedFields(identifiersOf: items))
    }

    /// Creates a search to which items are added one by one. Call ``finish()`` after the last one.
    package init() {}

    /// Adds the texts of the next item.
    package mutating func add(_ item: OptionItem<IntentValue>) {
        texts.add(title: item.title, subtitle: item.subtitle, synonyms: item.synonyms)
        identifiers.add(identifier: item.hiddenIdentifier)
    }

    /// Completes the search and frees the memory reserved for further items.
    package mutating func finish() {
        texts.finish()
        identifiers.finish()
    }

    /// The approximate memory use.
    package var byteCount: Int { texts.byteCount + identifiers.byteCount }

    /// Returns the indices of the matching items, best first: a field that equals the term, begins with it, has a word
    /// that begins with it, or contains it; then items whose identifier contains the term, if identifiers are searched; then
    /// those that contain the words of the term in another order or in several fields. Items of equal quality keep their
    /// order.
    ///
    /// - Parameters:
    ///   - term: The text to search for. White space around it is ignored. An empty term returns all items in their order.
    ///   - limit: The maximum number of indices. Zero or less returns none. A small limit is faster if there are many
    ///     matches.
    public func matches(_ term: String, limit: Int = .max) -> [Int] {
        let needle = Array(TextFolding.fold(term).trimming(where: Self.isSpace))
        if needle.isEmpty { return Array(0..<Swift.max(0, Swift.min(limit, texts.count))) }
        var found = texts.matches(needle, limit: limit)
        func add(_ others: [Int]) {
            if others.isEmpty { return }
            let known = Set(found)
            found += others.lazy.filter { !known.contains($0) }.prefix(limit - found.count)
        }
        if found.count < limit { add(identifiers.matches(needle, limit: limit)) }
        if found.count < limit, needle.contains(where: Self.separatesWords) {
            let words = needle.split(whereSeparator: Self.separatesWords).map(Array.init)
            add(WordSearch(words, in: [texts, identifiers]).matches(limit: limit))
        }
        return found
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

    private static func separatesWords(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ",")
    }
}
