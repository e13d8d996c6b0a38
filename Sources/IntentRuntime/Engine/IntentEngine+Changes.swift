import Synchronization

extension IntentEngine {
    /// How an instance reads after each change, by this process or another.
    ///
    /// It begins with the first change after this call, and a reader that is slow gets several changes as one, so
    /// that nothing is missed and nothing piles up. It ends when the instance is removed, and at once where there is
    /// none with this intent, or the store cannot be watched. Reading the store again may fail then: that, too, ends it.
    public func changes<I: ConfigurableIntent>(
        _ type: I.Type = I.self, of id: InstanceID
    ) -> AsyncStream<ConfigurationChange<I>> {
        // First listen, then look: a change between the two comes as a signal.
        guard let signals = try? store.signals(), let first = try? resolved(id),
            (try? check(type, first.instance, declarations.scope(of: first.instance))) != nil
        else {
            return AsyncStream { $0.finish() }
        }
        let last = Mutex(first)
        let heard = SignalIterator(signals)
        return AsyncStream { [weak self] in
            while await heard.next() {
                guard let now = await self?.readAgain(id) else { return nil }
                let before = last.withLock { last in
                    defer { last = now }
                    return last
                }
                if let change = ConfigurationChange<I>(from: before, to: now) { return change }
            }
            return nil
        }
    }

    private func readAgain(_ id: InstanceID) async -> ResolvedConfiguration? {
        try? await reading.run { [self] in try resolved(id) }
    }
}

/// Signals, one after the other, for a closure that is called again and again.
private actor SignalIterator {
    private let stream: AsyncStream<Void>

    init(_ stream: AsyncStream<Void>) {
        self.stream = stream
    }

    /// False at the end.
    func next() async -> Bool {
        for await _ in stream { return true }
        return false
    }
}

extension ConfigurationChange {
    /// Nil where the instance reads as before, in the same revision.
    fileprivate init?(from before: ResolvedConfiguration, to now: ResolvedConfiguration) {
        let changed = now.parameters.filter { before.parameter(named: $0.name)?.effective != $0.effective }.map(\.name)
        guard !changed.isEmpty || before.instance.revision != now.instance.revision else { return nil }
        self.init(
            configuration: Intent(intentValues: now.values), changed: changed, revision: now.instance.revision)
    }
}
