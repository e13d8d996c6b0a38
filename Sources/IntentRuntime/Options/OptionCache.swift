import Synchronization

/// The last good answers, for when a provider fails. Only so many, the least used go first.
final class OptionCache: Sendable {
    struct Key: Hashable, Sendable {
        let instance: InstanceID
        let family: WidgetFamily?
        let intent: String
        let subject: LookupSubject
        let locale: String
        let searchTerm: String?
        let cursor: String?
    }

    struct Entry: Sendable {
        let page: OptionCollection<IntentValue>
        let time: ContinuousClock.Instant
    }

    private struct State: Sendable {
        var entries: [Key: (entry: Entry, use: Int)] = [:]
        var uses = 0
    }

    private let capacity: Int
    private let state = Mutex(State())

    init(capacity: Int = 128) {
        self.capacity = capacity
    }

    func store(_ page: OptionCollection<IntentValue>, for key: Key, at time: ContinuousClock.Instant) {
        state.withLock { state in
            state.uses += 1
            state.entries[key] = (Entry(page: page, time: time), state.uses)
            guard state.entries.count > capacity,
                let oldest = state.entries.min(by: { $0.value.use < $1.value.use })?.key
            else { return }
            state.entries[oldest] = nil
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
