extension IntentEngine {
    /// Begins a draft at the instance's newest revision.
    /// - Throws: ``EngineError`` with code `unknownInstance`; ``StoreError``.
    public func draft(of id: InstanceID) async throws -> Draft {
        try await reading.run { [self] in
            Draft(of: try stored(id))
        }
    }

    /// What the instance would read with the draft applied; an object given by its identifier alone shows it as its
    /// text. It asks no handler. What applying would refuse is left out.
    public func resolved(_ draft: Draft, locale: String? = nil) throws -> ResolvedConfiguration {
        let judge = EditJudge(declarations: declarations, locale: settings.locale)
        let instance = judge.preview(draft.edit, on: try stored(draft.instance))
        return resolved(instance, locale: locale ?? settings.locale)
    }

    /// Applies a draft to the newest revision.
    /// - Throws: ``EngineError`` with code `changedMeanwhile`, and both values, where one of the draft's parameters,
    ///   or a parent of one, has another value than when the draft began; else as an edit does.
    @discardableResult
    public func apply(_ draft: Draft, unchecked: Bool = false) async throws -> EditOutcome {
        let request = EditRequest(edit: draft.edit, allowsUnchecked: unchecked)
        for _ in 0..<Self.mostAttempts {
            let revision = try await reading.run { [self] in try checkConflicts(of: draft) }
            do {
                return try await apply(request, to: draft.instance) { newest in
                    if newest.revision != revision { throw ChangedAgain() }
                }
            } catch is ChangedAgain {}
        }
        throw EngineError([
            EngineError.Problem(.changedMeanwhile, "\(draft.instance) is changed by others again and again")
        ])
    }

    private static let mostAttempts = 64

    /// The instance moved on between looking for conflicts and writing.
    private struct ChangedAgain: Error {}

    /// - Returns: The revision up to which there is no conflict.
    private func checkConflicts(of draft: Draft) throws -> Int {
        let instance = try stored(draft.instance)
        guard instance.revision != draft.baseRevision else { return instance.revision }
        guard let scope = declarations.scope(of: instance), let intent = scope.intent else {
            return instance.revision
        }
        let conflicts = DraftConflicts(draft, intent: intent, scope: scope, declarations: declarations)
        let problems = conflicts.problems(on: instance)
        if !problems.isEmpty { throw EngineError(problems) }
        return instance.revision
    }
}
