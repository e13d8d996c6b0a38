import Synchronization

/// The last good answers, for when a provider fails. Only so many pages and items; those used longest ago go first.
final class OptionCache: Sendable {
    struct Key: Hashable, Sendable {
        /// Nil for a document, whose answer is the same for all instances.
        let instance: InstanceID?
        let family: SizeFamily?
        let intent: String
        let subject: LookupSubject
        let locale: String
        let searchTerm: String?
        let cursor: String?
        /// Of a document, where it comes from.
        var source: DocumentSource?
    }

    struct Entry: Sendable {
        let page: OptionCollection<IntentValue>
        let time: ContinuousClock.Instant

        fileprivate var itemCount: Int { page.sections.reduce(0) { $0 + $1.items.count } }
    }

    private struct State: Sendable {
        var entries: [Key: (entry: Entry, use: Int)] = [:]
        var itemCount = 0
        var uses = 0

        mutating func remove(_ key: Key) {
            guard let removed = entries.removeValue(forKey: key) else { return }
            itemCount -= removed.entry.itemCount
        }
    }

    private let mostPages: Int
    private let mostItems: Int
    private let state = Mutex(State())

    init(mostPages: Int = 128, mostItems: Int = 100_000) {
        self.mostPages = mostPages
        self.mostItems = mostItems
    }

    func store(_ page: OptionCollection<IntentValue>, for key: Key, at time: ContinuousClock.Instant) {
        let entry = Entry(page: page, time: time)
        state.withLock { state in
            state.remove(key)
            guard entry.itemCount <= mostItems else { return }
            state.uses += 1
            state.entries[key] = (entry, state.uses)
            state.itemCount += entry.itemCount
            while state.entries.count > mostPages || state.itemCount > mostItems,
                let oldest = state.entries.min(by: { $0.value.use < $1.value.use })?.key
            {
                state.remove(oldest)
            }
        }
    }

    func entry(for key: Key) -> Entry? {
        state.withLock { state in
            guard let found = state.entries[key]?.entry else { return nil }
            state.uses += 1
            state.entries[key] = (found, state.uses)
            return found
        }
    }
}
