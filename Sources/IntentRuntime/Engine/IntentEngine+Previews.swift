// What an editor asks for while an edit is prepared.
extension IntentEngine {
    /// An instance with the newest change that is known of then.
    package struct Snapshot: Hashable, Sendable {
        package let instance: StoredInstance
        package let sequence: Int
    }

    /// The instance as it is stored now.
    /// - Throws: ``EngineError`` with code `unknownInstance`; ``StoreError``.
    package func snapshot(of id: InstanceID) async throws -> Snapshot {
        try await reading.run { [self] in
            // The log first: what comes between the two reads is looked at twice, and never missed.
            let sequence = try store.newestSequence()
            return Snapshot(instance: try stored(id), sequence: sequence)
        }
    }

    /// How an instance would read after an edit, and what of it is refused. It asks nobody and reads nothing.
    package func preview(_ edit: Edit, on instance: StoredInstance, locale: String) -> EditPreview {
        let judge = EditJudge(declarations: declarations, locale: settings.locale)
        return preview(judge.tried(edit, on: instance, lookups: LookupTable()), locale: locale)
    }

    /// The same once all options that the edit names were looked up.
    /// - Throws: `CancellationError`. What cannot be looked up is a problem of the preview.
    package func checked(_ edit: Edit, on instance: StoredInstance, locale: String) async throws -> EditPreview {
        let judge = EditJudge(declarations: declarations, locale: settings.locale)
        let time = RequestTime(settings)
        var lookups = LookupTable()
        var trial = judge.tried(edit, on: instance, lookups: lookups)
        // Each round answers a generation of parents at least.
        while !trial.questions.isEmpty {
            try await answer(trial.questions, for: instance, into: &lookups, time: time)
            trial = judge.tried(edit, on: instance, lookups: lookups)
        }
        return preview(trial, locale: locale)
    }

    /// Where a draft's values, or those of their parents, met others since it began; none where it would apply.
    package func conflicts(of draft: Draft) async throws -> [EngineError.Problem] {
        try await reading.run { [self] in try conflicts(of: draft, on: try stored(draft.instance)) }
    }

    /// A signal after each change, of whatever instance, by this process or another; several may come as one. None where
    /// the store cannot be watched.
    package func changeSignals() -> AsyncStream<Void> {
        (try? store.signals()) ?? AsyncStream { $0.finish() }
    }

    /// The declarations of an instance; nil for an orphan.
    package func declaration(of instance: StoredInstance) -> (widget: Widget, intent: Intent?)? {
        declarations.scope(of: instance).map { ($0.widget, $0.intent) }
    }

    private func preview(_ trial: EditJudge.Trial, locale: String) -> EditPreview {
        EditPreview(
            configuration: resolved(trial.candidate, locale: locale), problems: trial.problems, reset: trial.reset,
            hasOpenQuestions: !trial.questions.isEmpty)
    }
}
