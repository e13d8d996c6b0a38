import Synchronization

/// Writes that depend on an instance that is followed.
extension IntentEngine {
    /// Updates an instance by another one, which it follows from then on.
    ///
    /// Until the update is committed, no program writes to the other one and to those that it follows. Otherwise an instance
    /// could give up values that are the same in the other one while that one gets others or is removed, and instances could
    /// follow each other in turn.
    /// - Parameters:
    ///   - source: The other instance.
    ///   - decide: Receives the newest revisions; nil instead of a source that does not exist. It may be called more than once.
    func performUpdate<Outcome: Sendable>(
        of id: InstanceID, following source: InstanceID,
        _ decide: @escaping @Sendable (StoredInstance, _ source: StoredInstance?) throws -> UpdateDecision<Outcome>
    ) async throws -> UpdateResult<Outcome> {
        try await repeating(id, after: SourcesChanged.self) {
            let known = try await reading.run { [store] in try store.instance(source) }
            let locked = Mutex<StoredInstance?>(nil)
            let result = Mutex<UpdateResult<Outcome>?>(nil)
            let update = InstanceWrite.update(id) { newest in
                let source = locked.withLock { $0 }
                let decision = try decide(newest, source)
                let after = decision.update.map { newest.applying($0).instance.following(source) } ?? newest
                result.withLock { $0 = UpdateResult(instance: after, outcome: decision.outcome) }
                return decision.update
            }
            let writes = (known.map { reads(of: $0) { newest in locked.withLock { $0 = newest } } } ?? []) + [update]
            do {
                try await writing.run { [store, settings] in try store.writeTogether(writes, at: settings.time()) }
            } catch let error as StoreError where error.code == .unknownInstance {
                let isMissing = try await reading.run { [store] in try store.instance(id) == nil }
                if isMissing { throw EngineError([.unknownInstance(id)]) }
                return nil
            }
            return result.withLock { $0 }
        }
    }

    /// Another program has made the source, or one that it follows, follow another instance.
    private struct SourcesChanged: Error {}

    /// Returns writes that change nothing, and keep other programs from writing to an instance and to those that it follows.
    /// - Parameter body: Receives the newest revision of the instance.
    private func reads(
        of source: StoredInstance, _ body: @escaping @Sendable (StoredInstance) -> Void
    ) -> [InstanceWrite] {
        let others = source.followed.map(\.id)
        let first = InstanceWrite.update(source.id) { newest in
            guard newest.followed.map(\.id) == others else { throw SourcesChanged() }
            body(newest)
            return nil
        }
        return [first] + others.map { .update($0) { _ in nil } }
    }
}

extension StoredInstance {
    /// Returns the instance with the values of another one, if it follows it.
    fileprivate func following(_ source: StoredInstance?) -> StoredInstance {
        guard let source, follows == source.id else { return self }
        var instance = self
        instance.show(source)
        return instance
    }

    /// Shows the values of an instance that it follows, and of those that this one follows.
    mutating func show(_ source: StoredInstance) {
        var alone = source
        alone.followed = []
        followed = [alone] + source.followed
    }
}
