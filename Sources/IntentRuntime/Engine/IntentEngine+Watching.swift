extension IntentEngine {
    /// Watches what is stored: edits, placements, removals and all else that the log tells, by this process and others.
    ///
    /// Nothing is missed: when this returns, the watching is set up, and the feed begins with the first change after
    /// that, or after `sequence`.
    /// - Parameter sequence: Only later changes are told, those that were made already among them: where an earlier feed
    ///   was left. Nil for what happens from now on; 0 for all that the log has.
    /// - Throws: ``StoreError``. The feed itself throws, see ``ChangeFeed``.
    public func watch(_ scope: WatchScope = .everything, since sequence: Int? = nil) async throws -> ChangeFeed {
        let (signals, start) = try await reading.run { [store] in
            // First listen, then look.
            let signals = try store.signals()
            return (signals, try sequence ?? store.newestSequence())
        }
        let pages = LogChangePages(store: store, lane: reading, scope: scope, kinds: names(of: scope))
        return ChangeFeed(source: pages, signals: signals, start: start)
    }

    private func names(of scope: WatchScope) -> Set<WidgetKind> {
        guard case .kind(let kind) = scope else { return [] }
        guard let widget = schema.presentWidget(of: kind) else { return [kind] }
        return Set([kind, widget.kind] + widget.renamedFrom.map { WidgetKind($0) })
    }
}
