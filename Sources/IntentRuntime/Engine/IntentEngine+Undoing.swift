import Synchronization

extension IntentEngine {
    /// Takes the newest edit of an instance back, or all down to a revision: values and the family, exactly as they were
    /// stored. It is an edit itself, and can be taken back like one: twice is as before.
    ///
    /// Nobody is asked whether a chosen option is still there; the next lookup tells. A value that no longer fits its
    /// definition comes back all the same, is named in ``EditOutcome/warnings``, and the default is in effect. A removed
    /// instance is restored first.
    /// - Parameter revision: The last one that stays.
    /// - Throws: ``EngineError`` with codes `nothingToUndo`, `logShortened`, `wrongRequest`, `unknownInstance`;
    ///   ``StoreError``.
    @discardableResult
    public func undo(_ id: InstanceID, to revision: Int? = nil) async throws -> EditOutcome {
        for _ in 0..<Self.mostUndoAttempts {
            let (before, log) = try await reading.run { [self] in (try stored(id), try wholeLog(of: id)) }
            let undo = EditUndo(log: log, scope: declarations.scope(of: before))
            do {
                let (instance, update) = try await commit(undo, of: before, to: revision)
                return outcome(of: update, before, instance)
            } catch is EditedMeanwhile {}
        }
        throw EngineError([EngineError.Problem(.changedMeanwhile, "\(id) is changed by others again and again")])
    }

    private static let mostUndoAttempts = 64

    /// The log that was read is no longer the newest.
    private struct EditedMeanwhile: Error {}

    private func commit(
        _ undo: EditUndo, of before: StoredInstance, to revision: Int?
    ) async throws -> (StoredInstance, InstanceUpdate) {
        let decided = Mutex(InstanceUpdate(cause: .undone, isEdit: true))
        let instance = try await updateInTurn(before.id) { newest in
            if newest.isRemoved { throw EngineError([.removed(newest.id)]) }
            guard newest.revision == before.revision, undo.log.changes.last?.revision == newest.revision else {
                throw EditedMeanwhile()
            }
            let update = try undo.update(of: newest, to: revision)
            decided.withLock { $0 = update }
            return update
        }
        return (instance, decided.withLock { $0 })
    }

    private func outcome(
        of update: InstanceUpdate, _ before: StoredInstance, _ after: StoredInstance
    ) -> EditOutcome {
        guard let scope = declarations.scope(of: after), let intent = scope.intent else {
            return EditOutcome(
                revision: after.revision, changed: update.values.keys.sorted(), reset: [], warnings: [])
        }
        let reader = ValueReader(scope.declarations, intent: intent)
        let changed = intent.parameters.filter { parameter in
            reader.names(of: parameter).contains { before.values[$0] != after.values[$0] }
        }
        let unfit = changed.filter { reader.read($0, from: after.values)?.isIncompatible == true }
        return EditOutcome(
            revision: after.revision, changed: changed.map(\.name), reset: [],
            warnings: unfit.map { "'\($0.name)' has a value again that no longer fits; the default is in effect" })
    }
}
