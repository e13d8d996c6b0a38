/// The changes of a store as they are made, by any process: each once, in the order of the log.
///
/// The feed reads the log in pages, on demand. A slow reader therefore accumulates nothing in memory and misses nothing as
/// long as the log reaches back far enough. The feed ends when its task is canceled or when the store can no longer be
/// watched.
///
/// To continue later, also in another process, store the ``LoggedChange/sequence`` of the last change you handled and
/// pass it to ``IntentEngine/watch(_:since:)``.
public struct ChangeFeed: AsyncSequence, Sendable {
    /// One change of one instance.
    public typealias Element = LoggedChange

    let pages: LogPages
    let signals: AsyncStream<Void>
    /// Only later changes are delivered.
    let start: Int

    /// Creates an iterator. Iterators of one feed share its notifications: create one feed for each reader.
    public func makeAsyncIterator() -> Iterator {
        Iterator(pages: pages, signals: signals.makeAsyncIterator(), cursor: start)
    }

    /// An iterator over the changes.
    public struct Iterator: AsyncIteratorProtocol {
        private let pages: LogPages
        private var signals: AsyncStream<Void>.AsyncIterator
        /// The log has been read up to this sequence number.
        private var cursor: Int
        /// Changes that were read and not yet delivered, newest first.
        private var pending: [LoggedChange] = []

        fileprivate init(pages: LogPages, signals: AsyncStream<Void>.AsyncIterator, cursor: Int) {
            self.pages = pages
            self.signals = signals
            self.cursor = cursor
        }

        /// Waits for the next change. Returns nil if the task is canceled or the store can no longer be watched.
        /// - Throws: ``EngineError`` with code `logShortened` if changes were pruned before they were read, or if the store was
        ///   replaced by an older backup; ``StoreError``.
        public mutating func next() async throws -> LoggedChange? {
            while true {
                if let change = pending.popLast() { return change }
                do {
                    let (changes, end) = try await pages.page(after: cursor)
                    if end > cursor {
                        cursor = end
                        pending = changes.reversed()
                    } else if await signals.next() == nil || Task.isCancelled {
                        return nil
                    }
                } catch is CancellationError {
                    return nil
                }
            }
        }
    }
}

/// The part of a log that a feed delivers, in pages.
struct LogPages: Sendable {
    let store: any InstanceStore
    let lane: StoreLane
    let scope: WatchScope
    /// The current and former names of the watched kind.
    let kinds: Set<WidgetKind>

    private static let maximumPageSize = 256

    /// Returns the next matching changes, possibly none, and the sequence number up to which the log was read.
    fileprivate func page(after cursor: Int) async throws -> (changes: [LoggedChange], end: Int) {
        try await lane.run {
            let page = try store.log(of: scope.instance, after: cursor, limit: Self.maximumPageSize)
            if page.prunedSequence > cursor {
                throw Self.logShortened(
                    "the changes after \(cursor) are no longer in the log, which was pruned up to \(page.prunedSequence)"
                )
            }
            guard let last = page.changes.last else {
                // Numbers never decrease, so one that is too high belongs to another state of the store.
                let newest = try store.newestSequence()
                if cursor <= newest { return ([], cursor) }
                throw Self.logShortened(
                    "change \(cursor) is no longer in the log, whose newest is \(newest), because an older backup was restored"
                )
            }
            return (page.changes.filter(isInScope), last.sequence)
        }
    }

    private static func logShortened(_ reason: String) -> EngineError {
        EngineError(.logShortened, UserText(verbatim: "\(reason); read the instances again and watch from there"))
    }

    private func isInScope(_ change: LoggedChange) -> Bool {
        if case .kind = scope { kinds.contains(change.kind) } else { true }
    }
}

/// The instances whose changes are watched.
public enum WatchScope: Hashable, Sendable {
    /// All instances.
    case everything
    /// The instances of one kind.
    case kind(WidgetKind)
    /// One instance.
    case instance(InstanceID)

    /// The instance whose log contains all changes; nil if the log of all instances has to be read.
    fileprivate var instance: InstanceID? {
        if case .instance(let id) = self { id } else { nil }
    }
}
