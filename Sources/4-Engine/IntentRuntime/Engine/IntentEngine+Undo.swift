extension IntentEngine {
    /// Undoes the most recent edit of an instance that is not undone yet, or all edits after a revision. Values and the
    /// size family are restored exactly as they were stored.
    ///
    /// Each further undo goes one edit further back, and ``redo(_:ifRevision:)`` goes forward again until the next edit.
    /// Undo is itself logged as an edit and increases the revision.
    ///
    /// Chosen options are not looked up again, but keep the texts, images and properties that were stored since if they had
    /// none before. Values that were migrated since are restored under their present names. If nothing of an earlier state can
    /// be read any more, it is passed over, or the undo fails. A value that no longer fits its definition is restored, listed in
    /// ``EditOutcome/warnings``, and the default applies. A size family that the widget no longer supports is not restored,
    /// but listed there, too. To undo edits of a removed instance, restore it first.
    /// - Parameters:
    ///   - id: The instance.
    ///   - revision: The revision to return to; nil to undo one edit.
    ///   - ifRevision: The revision that the instance must have; otherwise the undo throws `editConflict`.
    /// - Throws: ``EngineError`` with codes `nothingToUndo`, `logShortened`, `wrongRequest`, `editConflict`,
    ///   `unknownInstance`; ``StoreError``; `CancellationError`.
    @discardableResult
    public func undo(
        _ id: InstanceID, to revision: Int? = nil, ifRevision: Int? = nil
    ) async throws -> EditOutcome {
        try await travel(revision.map(Travel.revision) ?? .back, id, ifRevision: ifRevision)
    }

    /// Redoes the edit that the most recent undo reverted. Each further redo goes one edit further forward. An edit after
    /// an undo leaves nothing to redo.
    ///
    /// Redo is itself logged as an edit, and restores values as ``undo(_:to:ifRevision:)`` does.
    /// - Parameters:
    ///   - id: The instance.
    ///   - ifRevision: The revision that the instance must have; otherwise the redo throws `editConflict`.
    /// - Throws: ``EngineError`` with codes `nothingToRedo`, `editConflict`, `unknownInstance`; ``StoreError``;
    ///   `CancellationError`.
    @discardableResult
    public func redo(_ id: InstanceID, ifRevision: Int? = nil) async throws -> EditOutcome {
        try await travel(.forward, id, ifRevision: ifRevision)
    }

    private func travel(_ travel: Travel, _ id: InstanceID, ifRevision: Int?) async throws -> EditOutcome {
        try await repeating(id, after: ChangedMeanwhile.self) {
            let (before, log) = try await reading.run { [self] in (try stored(id), try completeLog(of: id)) }
            let history = UndoHistory(log, scope: declarations.scope(of: before))
            try before.requirePresent(at: ifRevision)
            let expected = try history.restoration(of: before, travel).update
            let result = try await performUpdate(of: id, by: expected) { [self] newest, source in
                try newest.requirePresent(at: ifRevision)
                guard newest.revision == before.revision, log.changes.last?.revision == newest.revision else {
                    throw ChangedMeanwhile()
                }
                let restoration = try history.restoration(of: newest, travel)
                try declarations.scope(of: newest)?.requireUnlocked(restoration.update.values.keys)
                let warnings = try checkFollowing(restoredBy: restoration.update, of: id, source)
                return UpdateDecision(restoration.update, outcome: (restoration, warnings))
            }
            var outcome = outcome(of: result.outcome.0, before, result.instance)
            outcome.warnings += result.outcome.1
            return outcome
        }
    }

    /// Performs an update, together with a look at the instance that it makes the instance follow.
    /// - Parameter expected: The update, if nothing else is written before it.
    private func performUpdate<Outcome: Sendable>(
        of id: InstanceID, by expected: InstanceUpdate,
        _ decide: @escaping @Sendable (StoredInstance, _ source: StoredInstance?) throws -> UpdateDecision<Outcome>
    ) async throws -> UpdateResult<Outcome> {
        guard case let source?? = expected.follows else {
            return try await performUpdate(of: id) { try decide($0, nil) }
        }
        return try await performUpdate(of: id, following: source, decide)
    }

    private func outcome(
        of restoration: Restoration, _ before: StoredInstance, _ after: StoredInstance
    ) -> EditOutcome {
        let families = restoration.unsupportedFamilies.map { family in
            "the size '\(family.rawValue)' was not restored; '\(after.kind)' no longer supports it"
        }
        let warnings =
            families
            + restoration.undeclared.map { "the restored value of '\($0)' has no effect; no parameter has this name" }
        guard let scope = declarations.scope(of: after), scope.intent != nil else {
            return EditOutcome(
                revision: after.revision, changed: restoration.update.values.keys.sorted(), reset: [],
                warnings: warnings)
        }
        let changed = scope.changedParameters(from: before, to: after)
        let misfits = changed.compactMap { scope.reader.read($0, from: after.values)?.misfitWarning(of: $0) }
        return EditOutcome(
            revision: after.revision, changed: changed.map(\.name), reset: [],
            warnings: warnings + misfits)
    }
}

extension ValueReading {
    /// Returns a phrase about a restored value that does not fit as a whole or in a field; nil if it fits.
    fileprivate func misfitWarning(of parameter: Parameter) -> String? {
        if fits { return nil }
        let value = "the restored value of '\(parameter.name)'"
        return isIncompatible
            ? "\(value) no longer fits; the default is in effect"
            : "a field of \(value) no longer fits; its default is in effect"
    }
}
