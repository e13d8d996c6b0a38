import Synchronization

/// Lists of options as a search runs through them, kept from one search to the next: an editor asks at every key.
///
/// An index belongs to what a list says, which is compared text by text, so it is never older than the list; a list that
/// says something else takes the place of its subject's former one. Only so many bytes are kept; what was used longest
/// ago goes first.
final class SearchIndexes: Sendable {
    /// Whose list it is.
    struct Subject: Hashable, Sendable {
        let instance: InstanceID
        let intent: String
        let subject: LookupSubject
        let locale: String
    }

    private struct Entry: Sendable {
        let texts: ListTexts
        let search: OptionSearch
        var use: Int

        var byteCount: Int { texts.byteCount + search.byteCount }
    }

    private struct State: Sendable {
        var entries: [Subject: Entry] = [:]
        var uses = 0
    }

    /// Folding fewer takes no time that anybody notices.
    private static let fewest = 100

    private let mostBytes: Int
    private let state = Mutex(State())

    init(mostBytes: Int = 32 << 20) {
        self.mostBytes = mostBytes
    }

    /// How many lists are kept.
    var count: Int { state.withLock { $0.entries.count } }

    func index(of items: [OptionItem<IntentValue>], for subject: Subject) -> OptionSearch {
        guard items.count >= Self.fewest else { return OptionSearch(items) }
        if let known = known(items, subject) { return known }
        let entry = Entry(texts: ListTexts(items), search: OptionSearch(items), use: 0)
        keep(entry, for: subject)
        return entry.search
    }

    /// The subject's own, else that of another one whose list says the same.
    private func known(_ items: [OptionItem<IntentValue>], _ subject: Subject) -> OptionSearch? {
        let entries = state.withLock { $0.entries }
        let own = entries[subject].map { [(subject, $0)] } ?? []
        for (subject, entry) in own + entries.map({ ($0.key, $0.value) }) where entry.texts.areThose(of: items) {
            state.withLock { state in
                state.uses += 1
                state.entries[subject]?.use = state.uses
            }
            return entry.search
        }
        return nil
    }

    private func keep(_ entry: Entry, for subject: Subject) {
        state.withLock { state in
            state.entries[subject] = nil
            guard entry.byteCount <= mostBytes else { return }
            state.uses += 1
            state.entries[subject] = entry
            state.entries[subject]?.use = state.uses
            while state.entries.values.reduce(0, { $0 + $1.byteCount }) > mostBytes,
                let oldest = state.entries.min(by: { $0.value.use < $1.value.use })?.key
            {
                state.entries[oldest] = nil
            }
        }
    }
}
