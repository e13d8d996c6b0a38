internal import IntentModel
internal import IntentRuntime
internal import IntentSystem
internal import Synchronization

/// Follows the store for all event streams: what instances show, and the layout. The changes of instances are read from the
/// log by each stream itself, so that it misses none.
///
/// The store is watched as long as there are streams.
final class BoardActivity: Sendable {
    /// What has happened since a stream looked the last time.
    struct News: Hashable, Sendable {
        /// The instances that show something else, or whose state has changed.
        var timelines: Set<InstanceID> = []
        /// The revision of a layout that was stored.
        var layout: Int?
        /// Whether every instance may have other values, because the policy has changed.
        var isPolicyNew = false
        /// Whether a sign of life is due.
        var isHeartbeatDue = false

        fileprivate mutating func add(_ other: News) {
            isPolicyNew = isPolicyNew || other.isPolicyNew
            timelines.formUnion(other.timelines)
            layout = other.layout ?? layout
            isHeartbeatDue = isHeartbeatDue || other.isHeartbeatDue
        }
    }

    fileprivate final class Mailbox: Sendable {
        let news = Mutex(News())
        let wakes: AsyncStream<Void>
        private let wake: AsyncStream<Void>.Continuation

        init() {
            (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        }

        func deliver(_ more: News) {
            news.withLock { $0.add(more) }
            wake.yield()
        }

        func end() { wake.finish() }
    }

    private struct State: Sendable {
        var mailboxes = Listeners<Mailbox>()
        /// The watch of the store; nil if there are no streams.
        var watch: Task<StoreWatch, any Error>?
    }

    private let engine: IntentEngine
    private let settings: BoardSettings
    private let state = Mutex(State())

    init(_ engine: IntentEngine, _ settings: BoardSettings) {
        self.engine = engine
        self.settings = settings
    }

    deinit {
        state.withLock { $0.watch }?.cancel()
    }

    /// The number of streams that are open.
    var streamCount: Int { state.withLock { $0.mailboxes.all.count } }

    /// Begins to collect news for a stream. When this method returns, nothing later is missed.
    /// - Throws: `StoreError` if the store cannot be watched.
    func subscribe() async throws -> BoardSubscription {
        let (number, mailbox, watch) = state.withLock { state in
            let mailbox = Mailbox()
            let number = state.mailboxes.add(mailbox)
            let watch = state.watch ?? begin()
            state.watch = watch
            return (number, mailbox, watch)
        }
        let subscription = BoardSubscription(self, number, mailbox)
        do { _ = try await watch.value } catch {
            state.withLock { state in
                if state.watch == watch { state.watch = nil }
            }
            throw error
        }
        return subscription
    }

    private func begin() -> Task<StoreWatch, any Error> {
        let deliver: @Sendable (News) -> Void = { [weak self] in self?.deliver($0) }
        let end: @Sendable () -> Void = { [weak self] in self?.end() }
        return Task { [engine, settings] in try await StoreWatch(engine, settings, deliver: deliver, onEnd: end) }
    }

    fileprivate func remove(_ number: Int) {
        let unused = state.withLock { state -> Task<StoreWatch, any Error>? in
            state.mailboxes.remove(number)
            guard state.mailboxes.isEmpty else { return nil }
            defer { state.watch = nil }
            return state.watch
        }
        // The result of the task is the watch, which ends when it is released.
        unused?.cancel()
    }

    func deliver(_ news: News) {
        for mailbox in state.withLock({ $0.mailboxes.all }) { mailbox.deliver(news) }
    }

    /// The store can no longer be watched: ends all streams, whose callers connect again.
    private func end() {
        let mailboxes = state.withLock { state in
            state.watch = nil
            return state.mailboxes.all
        }
        for mailbox in mailboxes { mailbox.end() }
    }
}

/// The news for one stream, until it is released.
final class BoardSubscription: Sendable {
    private let activity: BoardActivity
    private let number: Int
    private let mailbox: BoardActivity.Mailbox

    fileprivate init(_ activity: BoardActivity, _ number: Int, _ mailbox: BoardActivity.Mailbox) {
        self.activity = activity
        self.number = number
        self.mailbox = mailbox
    }

    deinit {
        activity.remove(number)
    }

    /// Has an element after each commit of the store and when a sign of life is due, possibly one for several.
    var wakes: AsyncStream<Void> { mailbox.wakes }

    /// Returns what was collected, and begins again.
    func take() -> BoardActivity.News {
        mailbox.news.withLock { news in
            defer { news = BoardActivity.News() }
            return news
        }
    }
}

/// Reads after each commit which records of the hosts and which layout are new, until it is released.
private final class StoreWatch: Sendable {
    /// Up to where the store was read.
    private struct Position: Sendable {
        var record = 0
        var layout = 0
    }

    private static let pageSize = 512

    private let tasks: [Task<Void, Never>]

    init(
        _ engine: IntentEngine, _ settings: BoardSettings, deliver: @escaping @Sendable (BoardActivity.News) -> Void,
        onEnd: @escaping @Sendable () -> Void
    ) async throws {
        let store = engine.store
        // Subscribing before reading, so that no change falls in between.
        let (signals, start) = try await engine.readFromStore {
            let signals = try store.signals()
            let record = try (store as? any HostStore)?.newestRecordChange() ?? 0
            return (signals, Position(record: record, layout: try BoardLayout.storedRevision(in: store)))
        }
        tasks = [
            Task {
                var position = start
                for await _ in signals {
                    let earlier = position
                    // If the store cannot be read, the next commit continues where this one began.
                    guard
                        let (news, next) = try? await engine.readFromStore({ try Self.news(after: earlier, in: store) })
                    else { continue }
                    deliver(news)
                    position = next
                }
                if !Task.isCancelled { onEnd() }
            },
            Task {
                while (try? await settings.clock.sleep(for: settings.heartbeat)) != nil {
                    deliver(BoardActivity.News(isHeartbeatDue: true))
                }
            },
        ]
    }

    deinit {
        for task in tasks { task.cancel() }
    }

    private static func news(
        after earlier: Position, in store: any InstanceStore
    ) throws -> (BoardActivity.News, Position) {
        var (news, position) = (BoardActivity.News(), earlier)
        if let store = store as? any HostStore {
            let newest = try store.newestRecordChange()
            // Numbers never decrease, so one that is too high belongs to another store.
            if newest < position.record { position.record = 0 }
            while position.record < newest {
                let page = try store.recordChanges(after: position.record, limit: pageSize)
                guard let last = page.last else { break }
                news.timelines.formUnion(page.map(\.instance))
                position.record = last.sequence
            }
        }
        position.layout = try BoardLayout.storedRevision(in: store)
        if position.layout != earlier.layout { news.layout = position.layout }
        return (news, position)
    }
}
