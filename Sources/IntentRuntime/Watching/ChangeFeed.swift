/// The changes of a store as they are made, by whichever process: each once, in the order of the log.
///
/// They are read from the log in pages as they are asked for, so a slow reader keeps nothing piled up, and misses
/// nothing while the log reaches that far back. It ends where its task is cancelled, and where the store can be watched
/// no longer.
///
/// ``LoggedChange/sequence`` of the last change that was dealt with is where another feed can go on, also in another
/// process, later.
public struct ChangeFeed: AsyncSequence, Sendable {
    /// One change of one instance.
    public typealias Element = LoggedChange

    let source: any ChangePages
    let signals: AsyncStream<Void>
    /// Only later changes are told.
    let start: Int

    /// A reader of its own. Two readers of one feed share its signals: make a feed for each.
    public func makeAsyncIterator() -> Iterator {
        Iterator(source: source, signals: signals.makeAsyncIterator(), cursor: start)
    }

    /// Reads one change after the other.
    public struct Iterator: AsyncIteratorProtocol {
        let source: any ChangePages
        var signals: AsyncStream<Void>.AsyncIterator
        /// Everything up to here was told, or was not asked for.
        var cursor: Int
        /// The page at hand, newest first.
        var page: [LoggedChange] = []

        init(source: any ChangePages, signals: AsyncStream<Void>.AsyncIterator, cursor: Int) {
            self.source = source
            self.signals = signals
            self.cursor = cursor
        }

        /// Waits for the next change.
        /// - Throws: ``EngineError`` with code `logShortened` where changes went before they were read; ``StoreError``.
        public mutating func next() async throws -> LoggedChange? {
            while true {
                if let change = page.popLast() { return change }
                let read = try await source.page(after: cursor)
                if read.end > cursor {
                    cursor = read.end
                    page = read.changes.reversed()
                } else if await signals.next() == nil || Task.isCancelled {
                    return nil
                }
            }
        }
    }
}

/// Where a feed reads.
protocol ChangePages: Sendable {
    /// The next changes that are asked for, perhaps none, and up to where the log was read for them.
    func page(after cursor: Int) async throws -> (changes: [LoggedChange], end: Int)
}
