import Synchronization

extension IntentEngine {
    /// Watches the store: edits, placements, removals and all other logged changes, by this process and others.
    ///
    /// No change is missed: the feed covers every change made after this method returns, or after `sequence`.
    /// - Parameters:
    ///   - scope: The instances to watch.
    ///   - sequence: The sequence number of the last change that an earlier feed delivered. The feed begins with the next
    ///     change, even if it was made in the past. Nil for changes from now on; 0 for the complete log.
    /// - Throws: ``EngineError`` with code `wrongRequest` if the store has no change with this sequence number yet;
    ///   ``StoreError``. For errors of the feed itself, see ``ChangeFeed``.
    public func watch(_ scope: WatchScope = .everything, since sequence: Int? = nil) async throws -> ChangeFeed {
        let (signals, start) = try await reading.run { [store] in
            // Subscribing before reading, so that no change falls in between.
            let signals = try store.signals()
            let newest = try store.newestSequence()
            // Sequence numbers never decrease, so a number that is too high belongs to another store.
            if let sequence, sequence > newest {
                throw EngineError(
                    .wrongRequest, UserText("this store has no change \(sequence) yet; the newest is \(newest)"))
            }
            return (signals, sequence ?? newest)
        }
        let pages = LogPages(store: store, lane: reading, scope: scope, kinds: names(of: scope))
        return ChangeFeed(pages: pages, signals: signals, start: start)
    }

    private func names(of scope: WatchScope) -> Set<WidgetKind> {
        guard case .kind(let kind) = scope else { return [] }
        return schema.storedKinds(of: kind)
    }
}

/// A change of what an instance's widget displays.
public struct ConfigurationChange<Intent: ConfigurableIntent>: Hashable, Sendable {
    /// The configuration after the change.
    public let configuration: Intent
    /// The parameters whose effective values differ from the previous element, in declared order.
    public let changed: [String]
    /// The revision of the instance after the change.
    public let revision: Int

    /// Returns whether the effective value of a parameter differs from the previous element.
    public func didChange<Value>(_ parameter: ParameterPath<Intent, Value>) -> Bool {
        changed.contains(Intent.key(parameter).name)
    }
}

extension IntentEngine {
    /// Returns a stream of the configuration of an instance after each change, by this process or another.
    ///
    /// The stream covers every change made after this method returns. A slow reader receives several changes as one
    /// element, so that nothing is missed and nothing accumulates. The stream ends when the instance is removed or the store
    /// can no longer be read. It ends immediately if the instance does not exist, has another intent, or cannot be watched.
    public func changes<I: ConfigurableIntent>(
        _ type: I.Type = I.self, of id: InstanceID
    ) async -> AsyncStream<ConfigurationChange<I>> {
        let start = try? await reading.run { [self] in
            // Subscribing before reading, so that no change falls in between.
            let signals = try store.signals()
            let first = try resolvedSynchronously(id)
            try checkIntent(type, of: first.instance, in: declarations.scope(of: first.instance))
            return (signals: signals, first: first)
        }
        guard let start else { return AsyncStream { $0.finish() } }
        let previous = Mutex(start.first)
        let signals = SignalIterator(start.signals)
        return AsyncStream { [weak self] in
            while await signals.next() {
                guard let current = try? await self?.resolved(id) else { return nil }
                let before = previous.withLock { previous in
                    defer { previous = current }
                    return previous
                }
                if let change = ConfigurationChange<I>(from: before, to: current) { return change }
            }
            return nil
        }
    }
}

/// An iterator that an escaping closure can call repeatedly.
private actor SignalIterator {
    private let stream: AsyncStream<Void>

    init(_ stream: AsyncStream<Void>) {
        self.stream = stream
    }

    /// Waits for the next element. Returns false at the end.
    func next() async -> Bool {
        for await _ in stream { return true }
        return false
    }
}

extension ConfigurationChange {
    /// Creates a change, or nil if the instance has the same values and revision as before.
    fileprivate init?(from before: ResolvedConfiguration, to current: ResolvedConfiguration) {
        let changed = current.parameters.enumerated().filter { place, parameter in
            before.parameter(named: parameter.name, at: place)?.effective != parameter.effective
        }.map(\.element.name)
        guard !changed.isEmpty || before.instance.revision != current.instance.revision else { return nil }
        self.init(
            configuration: Intent(intentValues: current.values), changed: changed, revision: current.instance.revision)
    }
}
