extension IntentEngine {
    /// Prepares an instance for an editor: refreshes the texts and marks of chosen options, and requests dynamic defaults
    /// that are still missing, or that had fewer values than their rules ask for.
    ///
    /// The revision does not change. For an orphan, no handler is called.
    /// - Returns: The configuration afterward, even if no handler answered.
    /// - Throws: ``EngineError`` with code `unknownInstance`; ``StoreError``; `CancellationError`.
    @discardableResult
    public func openEditor(_ id: InstanceID) async throws -> ResolvedConfiguration {
        resolved(try await refresh(id).after, locale: settings.locale)
    }

    /// Requests the dynamic defaults that an instance lacks, such as after a reset, or of which it lacks some values. A default
    /// that its handler cannot provide stays missing.
    ///
    /// Stores each answer immediately, so that a child's default is requested with the stored default of its parent.
    /// - Parameter round: The refreshes with which answers are shared.
    /// - Returns: The instance, and the defaults that its rows lack.
    func withDefaults(
        _ instance: StoredInstance, _ scope: InstanceScope, _ deadlines: RequestDeadlines, in round: RefreshRound?
    ) async throws -> (instance: StoredInstance, missing: [MissingDefault]) {
        let defaults = pendingDefaults(in: scope)
        var instance = instance
        var missing: [MissingDefault] = []
        var requested: Set<String> = []
        var items = defaults.pending(for: instance)[...]
        while let pending = items.popFirst() {
            requested.insert(pending.provided.key)
            switch try await requestDefault(pending, for: instance, scope, deadlines, in: round) {
            case .success(let form):
                instance = try await remember(form, of: pending, for: instance.id)
                items = defaults.pending(for: instance, except: requested)[...]
            case .failure(let failure): missing += pending.missing(because: failure)
            }
        }
        return (instance, missing)
    }

    func pendingDefaults(in scope: InstanceScope) -> PendingDefaults {
        PendingDefaults(scope: scope, locale: settings.locale, today: settings.today)
    }

    /// Keeps the last stored answer unless this one has more values, and discards an answer for parent values that have
    /// changed.
    private func remember(
        _ form: StoredValue, of answered: PendingDefaults.Item, for id: InstanceID
    ) async throws -> StoredInstance {
        try await update(id) { [declarations, settings] newest in
            guard let scope = declarations.scope(of: newest) else { return nil }
            let defaults = PendingDefaults(scope: scope, locale: settings.locale, today: settings.today)
            let pending = defaults.pending(for: newest).first {
                $0.provided.key == answered.provided.key && $0.lookupKey == answered.lookupKey
            }
            guard let pending, defaults.isNews(form, for: pending) else { return nil }
            return InstanceUpdate(cause: .remembered, isEdit: false, defaults: [answered.provided.key: form])
        }
    }
}

/// The effects that an edit would have.
package struct EditPreview: Hashable, Sendable {
    /// The configuration after the edit. Rejected changes are not applied.
    package let configuration: ResolvedConfiguration
    /// The problems that can be determined so far.
    package let problems: [EngineError.Problem]
    /// The children that are reset because a parent changes, in declared order.
    package let reset: [String]
    /// The parameters whose defaults are not requested yet; see ``IntentEngine/defaults(after:on:knowing:)``.
    package var awaited: Set<String> = []
    /// The defaults that their sources could not provide.
    package var missing: [MissingDefault] = []
}

extension IntentEngine {
    /// Returns the effects of an edit without calling handlers or reading the store.
    /// - Parameter answers: What sources have answered to requests for defaults.
    package func preview(
        _ edit: DynamicEdit, on instance: StoredInstance, knowing answers: DefaultAnswers = DefaultAnswers(),
        locale: String
    ) -> EditPreview {
        let validation = previewed(edit, on: instance)
        let resets = !validation.reset.isEmpty || edit.steps.contains { $0.operation == .reset }
        guard resets || !answers.isEmpty, let scope = declarations.scope(of: instance) else {
            return preview(validation, of: validation.candidate, locale: locale)
        }
        let (completed, lacking) = pendingDefaults(in: scope).completed(validation.candidate, with: answers)
        var preview = preview(validation, of: completed, locale: locale)
        for item in lacking where item.isInEffect {
            if let failure = answers.failures[item.request] {
                preview.missing += item.missing(because: failure)
            } else {
                preview.awaited.insert(item.parameter.name)
            }
        }
        return preview
    }

    /// Requests the defaults that an edit would leave to be requested, such as those of children whose parent it changes.
    /// Stores nothing.
    /// - Parameter answers: What sources have answered already, and are not asked again.
    /// - Returns: All answers.
    package func defaults(
        after edit: DynamicEdit, on instance: StoredInstance, knowing answers: DefaultAnswers
    ) async throws -> DefaultAnswers {
        guard let scope = declarations.scope(of: instance) else { return answers }
        let (defaults, deadlines) = (pendingDefaults(in: scope), RequestDeadlines(settings))
        let candidate = previewed(edit, on: instance).candidate
        var answers = answers
        while true {
            let (completed, lacking) = defaults.completed(candidate, with: answers)
            let items = lacking.filter { !answers.contains($0.request) }
            if items.isEmpty { return answers }
            for item in items {
                switch try await requestDefault(item, for: completed, scope, deadlines) {
                case .success(let form): answers.values[item.request] = form
                case .failure(let failure): answers.failures[item.request] = failure
                }
            }
        }
    }

    private func previewed(_ edit: DynamicEdit, on instance: StoredInstance) -> EditValidation {
        let request = EditRequest(edit: edit, isComplete: false, reportsEffects: false)
        return validation(of: request, on: instance, with: LookupResults())
    }

    /// Returns the effects of an edit after looking up all options that it names and validating the configuration.
    /// - Throws: `CancellationError`. What handlers cannot answer is a problem of the preview.
    package func checked(_ edit: DynamicEdit, on instance: StoredInstance, locale: String) async throws -> EditPreview {
        let (request, deadlines) = (EditRequest(edit: edit, reportsEffects: false), RequestDeadlines(settings))
        var lookups = LookupResults()
        // Each round answers at least one generation of parents.
        while true {
            let validation = validation(of: request, on: instance, with: lookups)
            if try await answer(validation, of: instance, into: &lookups, deadlines) { continue }
            return preview(validation, of: validation.candidate, locale: locale)
        }
    }

    /// Returns a stream with an element after changes to any instance, by this process or another, connecting
    /// on the calling thread. It ends immediately if the store cannot be watched.
    package func changeSignalsSynchronously() -> AsyncStream<Void> {
        (try? store.signals()) ?? AsyncStream { $0.finish() }
    }

    /// Returns the declarations of an instance, or nil for an orphan.
    package func declaration(of instance: StoredInstance) -> (widget: DeclaredWidget, intent: Intent?)? {
        declarations.scope(of: instance).map { ($0.widget, $0.intent) }
    }

    /// - Throws: ``EngineError`` with code `locked` if the policy has locked the parameter of an instance.
    package func requireUnlocked(_ parameter: String, of instance: StoredInstance) throws(EngineError) {
        try declarations.scope(of: instance)?.requireUnlocked([parameter])
    }

    private func preview(
        _ validation: EditValidation, of instance: StoredInstance, locale: String
    ) -> EditPreview {
        EditPreview(
            configuration: resolved(instance, locale: locale), problems: validation.problems, reset: validation.reset)
    }
}
