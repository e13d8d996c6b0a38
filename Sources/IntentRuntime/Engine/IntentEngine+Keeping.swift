extension IntentEngine {
    /// Instances that were removed and can be restored, in the order in which they were placed, orphans among them.
    /// - Parameter kind: Its present name; an instance that still lies under a former one is found too.
    /// - Throws: ``StoreError``.
    public func removedInstances(of kind: WidgetKind? = nil) async throws -> [RemovedInstance] {
        try await reading.run { [store, schema] in
            guard let kind else { return try store.removedInstances(of: nil) }
            let widget = schema.presentWidget(of: kind)
            return try store.removedInstances(of: nil).filter { removed in
                removed.instance.kind == kind
                    || widget != nil && schema.presentWidget(of: removed.instance.kind)?.kind == widget?.kind
            }
        }
    }

    /// Placed instances whose kind or intent is gone from the definitions. Their values are kept.
    /// - Throws: ``StoreError``.
    public func orphans() async throws -> [StoredInstance] {
        try await reading.run { [self] in try store.instances(of: nil).filter { declarations.scope(of: $0) == nil } }
    }

    /// How much of the past the store keeps.
    /// - Throws: ``StoreError``.
    public func retention() async throws -> StoreRetention {
        try await reading.run { [store] in try store.retention() }
    }

    /// Changes how much of the past the store keeps, for every program that shares it, and takes away at once what is
    /// kept no longer.
    /// - Throws: ``StoreError``.
    @discardableResult
    public func setRetention(_ retention: StoreRetention) async throws -> PruneReport {
        try await writing.run { [store, settings] in
            try store.setRetention(retention)
            return try store.prune(at: settings.time())
        }
    }

    /// All changes of an instance that the log still has, oldest first, also of a removed one.
    /// - Parameter limit: The newest so many.
    /// - Throws: ``EngineError`` with code `unknownInstance`; ``StoreError``.
    public func history(of id: InstanceID, limit: Int = .max) async throws -> LogPage {
        try await reading.run { [self] in
            var log = try wholeLog(of: id)
            if log.changes.isEmpty, try store.instance(id) == nil { throw EngineError([.unknown(id)]) }
            log.changes = Array(log.changes.suffix(max(0, limit)))
            return log
        }
    }

    func wholeLog(of id: InstanceID) throws -> LogPage {
        var log = LogPage(changes: [], prunedSequence: 0)
        while true {
            let page = try store.log(of: id, after: log.changes.last?.sequence ?? 0, limit: 256)
            // What went while the pages were read went from the beginning of the first.
            log.prunedSequence = page.prunedSequence
            log.changes += page.changes
            if page.changes.isEmpty {
                log.changes.removeAll { $0.sequence <= log.prunedSequence }
                return log
            }
        }
    }
}
