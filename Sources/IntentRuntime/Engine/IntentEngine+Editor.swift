extension IntentEngine {
    /// What an editor does when it opens: renews the texts and marks of chosen options, and asks for dynamic defaults
    /// that are still open.
    ///
    /// The revision stays. Of an orphan nobody is asked anything.
    /// - Returns: How the instance reads afterwards, also where nobody answered.
    /// - Throws: ``EngineError`` with code `unknownInstance`; ``StoreError``; `CancellationError`.
    @discardableResult
    public func openEditor(_ id: InstanceID) async throws -> ResolvedConfiguration {
        let time = RequestTime(settings)
        var instance = try await storedInBackground(id)
        if let scope = declarations.scope(of: instance) {
            instance = try await refreshed(instance, scope, time)
            instance = try await withDefaults(instance, scope, time)
        }
        return resolved(instance, locale: settings.locale)
    }

    private func refreshed(
        _ instance: StoredInstance, _ scope: InstanceScope, _ time: RequestTime
    ) async throws -> StoredInstance {
        guard let refresh = LookupRefresh(instance, scope: scope, locale: settings.locale) else { return instance }
        var lookups = LookupTable()
        try await answer(refresh.questions(), for: instance, into: &lookups, time: time)
        guard refresh.update(by: lookups) != nil else { return instance }
        return try await updateInTurn(instance.id) { [declarations, settings, lookups] newest in
            guard let scope = declarations.scope(of: newest) else { return nil }
            return LookupRefresh(newest, scope: scope, locale: settings.locale)?.update(by: lookups)
        }
    }

    /// Each answer is stored at once, so that a child is asked for with the parent's default that stayed.
    private func withDefaults(
        _ instance: StoredInstance, _ scope: InstanceScope, _ time: RequestTime
    ) async throws -> StoredInstance {
        let questions = DefaultQuestions(scope: scope, locale: settings.locale)
        var instance = instance
        var asked: Set<String> = []
        while let question = questions.open(for: instance, except: asked).first {
            asked.insert(question.provided.key)
            guard let form = try await ask(question, for: instance, scope, time) else { continue }
            instance = try await remember(form, of: question, for: instance.id)
        }
        return instance
    }

    /// The first answer that was stored stays, and one for other parents is worth nothing.
    private func remember(
        _ form: StoredValue, of question: DefaultQuestions.Question, for id: InstanceID
    ) async throws -> StoredInstance {
        try await updateInTurn(id) { [declarations, settings] newest in
            guard let scope = declarations.scope(of: newest) else { return nil }
            let open = DefaultQuestions(scope: scope, locale: settings.locale).open(for: newest)
            guard
                open.contains(where: {
                    $0.provided.key == question.provided.key && $0.subject == question.subject
                })
            else { return nil }
            return InstanceUpdate(cause: .remembered, isEdit: false, defaults: [question.provided.key: form])
        }
    }
}
