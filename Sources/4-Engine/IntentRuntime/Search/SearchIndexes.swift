import IntentSystem
import Synchronization

/// The indexes of searched lists, reused between searches because an editor searches at every keystroke.
///
/// An index is valid for lists with the same texts, which are compared, so it is never outdated. A list with other
/// texts replaces the former index of its key. Memory is limited; the least recently used indexes are discarded first.
///
/// The list that was searched last is held for a few seconds, so that its provider is not asked for it at every keystroke.
final class SearchIndexes: Sendable {
    /// The list that an index belongs to.
    struct Key: Hashable, Sendable {
        let instance: InstanceID
        let intent: String
        let lookup: LookupKey
        let locale: String
    }

    private struct Entry: Sendable {
        let texts: OptionTexts
        let search: OptionSearch
        var use: Int

        var byteCount: Int { texts.byteCount + search.byteCount }
    }

    /// A list with the request that it answers. A handler may use any value of the configuration, declared as a
    /// dependency or not, so the list is not used for others.
    struct HeldList: Sendable {
        let list: SearchedList
        fileprivate let age: Duration
        fileprivate let time: ContinuousClock.Instant
        fileprivate var lastUse: ContinuousClock.Instant
        fileprivate let parameter: String
        fileprivate let context: ProviderContext

        func age(at now: ContinuousClock.Instant) -> Duration { age + time.duration(to: now) }
    }

    private struct State: Sendable {
        var entries: [Key: Entry] = [:]
        var uses = 0
        var held: HeldList?
    }

    /// How long a list is held between two searches: longer than a user pauses between two keys.
    static let heldListPause = Duration.seconds(5)
    /// How long a list is held at most.
    static let heldListLifetime = Duration.seconds(30)
    /// Smaller lists are folded quickly enough without an index.
    private static let minimumItemCount = 100

    private let maximumByteCount: Int
    private let state = Mutex(State())

    init(maximumByteCount: Int = 32 << 20) {
        self.maximumByteCount = maximumByteCount
    }

    /// The number of stored indexes.
    var count: Int { state.withLock { $0.entries.count } }

    func index(of items: [OptionItem<IntentValue>], for key: Key) -> OptionSearch {
        guard items.count >= Self.minimumItemCount else { return OptionSearch(items) }
        if let search = existing(items, key) { return search }
        let entry = Entry(texts: OptionTexts(items), search: OptionSearch(items), use: 0)
        keep(entry, for: key)
        return entry.search
    }

    /// Returns the list that was searched last if it answers the same request and is recent.
    func held(for parameter: String, in context: ProviderContext, at now: ContinuousClock.Instant) -> HeldList? {
        state.withLock { state in
            guard let held = state.held else { return nil }
            if now - held.lastUse > Self.heldListPause || now - held.time > Self.heldListLifetime { state.held = nil }
            guard held.parameter == parameter, held.context == context else { return nil }
            state.held?.lastUse = now
            return state.held
        }
    }

    /// Holds a list in place of the one before.
    func hold(
        _ list: SearchedList, of age: Duration, for parameter: String, in context: ProviderContext,
        at now: ContinuousClock.Instant
    ) {
        let held = HeldList(
            list: list, age: age, time: now, lastUse: now, parameter: parameter, context: context)
        state.withLock { $0.held = held }
    }

    /// Returns the index of the key, or that of another key whose list has the same texts.
    private func existing(_ items: [OptionItem<IntentValue>], _ key: Key) -> OptionSearch? {
        let entries = state.withLock { $0.entries }
        let own = entries[key].map { [(key, $0)] } ?? []
        for (key, entry) in own + entries.map({ ($0.key, $0.value) }) where entry.texts.match(items) {
            state.withLock { state in
                state.uses += 1
                state.entries[key]?.use = state.uses
            }
            return entry.search
        }
        return nil
    }

    private func keep(_ entry: Entry, for key: Key) {
        state.withLock { state in
            state.entries[key] = nil
            guard entry.byteCount <= maximumByteCount else { return }
            state.uses += 1
            state.entries[key] = entry
            state.entries[key]?.use = state.uses
            while state.entries.values.reduce(0, { $0 + $1.byteCount }) > maximumByteCount,
                let oldest = state.entries.min(by: { $0.value.use < $1.value.use })?.key
            {
                state.entries[oldest] = nil
            }
        }
    }
}

/// A complete list with its index.
struct SearchedList: Sendable {
    let items: [OptionItem<IntentValue>]
    let promptLabel: String?
    let search: OptionSearch

    init(_ collection: OptionCollection<IntentValue>, _ indexes: SearchIndexes, _ key: SearchIndexes.Key) {
        items = collection.items
        promptLabel = collection.promptLabel
        search = indexes.index(of: items, for: key)
    }
}

/// The searched texts of a list, for comparison with another list.
struct OptionTexts: Sendable {
    /// Titles, synonyms, subtitles and identifiers as UTF-8, each followed by a byte that never occurs in UTF-8.
    private var bytes: [UInt8] = []
    private let count: Int

    /// The kind of the preceding text.
    private enum Mark: UInt8 {
        case title = 0xFF
        case synonym = 0xFE
        case subtitle = 0xFD
        case identifier = 0xFC
    }

    init(_ items: [OptionItem<IntentValue>]) {
        count = items.count
        for item in items {
            Self.visit(item) { text, mark in
                bytes.append(contentsOf: text.utf8)
                bytes.append(mark.rawValue)
                return true
            }
        }
    }

    var byteCount: Int { bytes.capacity }

    func match(_ items: [OptionItem<IntentValue>]) -> Bool {
        guard items.count == count else { return false }
        return bytes.withUnsafeBytes { bytes in
            var position = 0
            for item in items {
                let isSame = Self.visit(item) { text, mark in
                    var text = text
                    let length = text.utf8.count
                    guard position + length < bytes.count, bytes[position + length] == mark.rawValue else {
                        return false
                    }
                    defer { position += length + 1 }
                    return text.withUTF8 { Self.areEqual($0, bytes, at: position) }
                }
                guard isSame else { return false }
            }
            return position == bytes.count
        }
    }

    private static func areEqual(
        _ text: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeRawBufferPointer, at position: Int
    ) -> Bool {
        guard let start = text.baseAddress, let base = bytes.baseAddress else { return true }
        return Memory.areEqual(start, base + position, count: text.count)
    }

    /// - Returns: False if `body` returned false, which ends the visit.
    @discardableResult
    private static func visit(_ item: OptionItem<IntentValue>, _ body: (String, Mark) -> Bool) -> Bool {
        guard body(item.title, .title), item.synonyms.allSatisfy({ body($0, .synonym) }) else { return false }
        guard item.subtitle.map({ body($0, .subtitle) }) ?? true else { return false }
        return item.hiddenIdentifier.map { body($0, .identifier) } ?? true
    }
}
