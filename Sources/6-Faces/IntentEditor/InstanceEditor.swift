public import IntentModel
public import IntentRuntime
internal import IntentSystem
internal import Synchronization

/// An editor of one widget instance, with a draft that is stored when it is applied.
///
/// An editor is safe to use from any task or thread. Changes to the draft are synchronous and call no handler; methods that
/// call handlers or access the store are asynchronous. Only ``apply(unchecked:ifRevision:)`` stores the draft, and
/// ``refreshFromHandlers()`` stores what lookups return.
///
/// ```swift
/// let editor = try await InstanceEditor.open(id, in: engine, locale: "de")
/// try editor.perform(.set("labelSize", .integer(16)))
/// for row in editor.content.visibleRows { print(row.label, row.text) }
/// try await editor.apply()
/// ```
public final class InstanceEditor: Sendable {
    struct State: Sendable {
        /// The instance as it was last read, which the draft changes.
        var stored: StoredInstance
        var status: EditorContent.Status
        var draft = EditorDraft()
        /// Answers to requests for defaults that are not stored, and why others did not arrive.
        var answers = DefaultAnswers()
        var history = DraftHistory()
        var listeners = Listeners<AsyncStream<EditorContent>.Continuation>()
        /// The content that the listeners received last.
        var sent: EditorContent?
    }

    /// The identifier of the edited instance.
    public let instance: InstanceID
    /// The BCP 47 tag of the language of labels and titles.
    public let locale: String
    /// The texts of the interface.
    package let texts: TextCatalog
    let engine: IntentEngine
    let state: Mutex<State>

    /// - Parameter texts: Nil for those in the language of labels and titles.
    init(_ stored: StoredInstance, engine: IntentEngine, locale: String?, texts: TextCatalog? = nil) {
        instance = stored.id
        self.locale = locale ?? engine.defaultLocale
        self.engine = engine.speaking(self.locale)
        self.texts = texts ?? engine.catalogs.catalog(for: self.locale)
        state = Mutex(State(stored: stored, status: engine.declaration(of: stored) == nil ? .orphan : .ready))
    }

    deinit {
        for listener in state.withLock({ $0.listeners.all }) { listener.finish() }
    }

    /// Opens an editor for a stored instance.
    ///
    /// Opening calls no handler. Call ``refreshFromHandlers()`` once the rows are visible.
    /// - Parameters:
    ///   - id: The identifier of the instance.
    ///   - engine: The engine that stores the instance.
    ///   - locale: The BCP 47 tag of the language of labels and titles; nil for the engine's default.
    /// - Throws: `EngineError` with code `unknownInstance`; `StoreError`.
    public static func open(
        _ id: InstanceID, in engine: IntentEngine, locale: String? = nil
    ) async throws -> InstanceEditor {
        InstanceEditor(try await engine.storedInstance(id), engine: engine, locale: locale)
    }

    /// Opens an editor whose own texts may be in another language than labels and titles.
    package static func open(
        _ id: InstanceID, in engine: IntentEngine, locale: String, texts: TextCatalog
    ) async throws -> InstanceEditor {
        InstanceEditor(try await engine.storedInstance(id), engine: engine, locale: locale, texts: texts)
    }

    /// The current content.
    public var content: EditorContent { content(of: state.withLock { $0 }) }

    /// - Parameter revealsFields: Whether secrets in records are shown, for changes of the records.
    func content(of state: State, revealsFields: Bool = false) -> EditorContent {
        EditorContent(
            of: state.stored, status: state.status, draft: state.draft, history: state.history,
            answers: state.answers, engine: engine, locale: locale, texts: texts, revealsFields: revealsFields)
    }

    /// Changes the state and sends new content to the listeners, under the lock so that they receive it in order.
    @discardableResult
    func update<Failure>(_ body: (inout State) throws(Failure) -> Void) throws(Failure) -> EditorContent {
        try state.withLock { state throws(Failure) in
            try body(&state)
            let content = content(of: state)
            // The store also signals changes of other instances, which do not change this content.
            if !state.listeners.isEmpty, content != state.sent {
                state.sent = content
                state.listeners.send(content)
            }
            return content
        }
    }

    private func engineDraft(of state: State) -> DynamicDraft {
        DynamicDraft(of: state.stored, edit: state.draft.edit(in: engine.declaration(of: state.stored)?.intent))
    }
}

/// Validating and applying the draft.
extension InstanceEditor {
    /// Stores the draft in one transaction and empties it.
    ///
    /// If the draft conflicts with changes by other editors, nothing is stored; see ``EditorRow/conflict``.
    /// - Parameters:
    ///   - unchecked: Whether to store options that cannot be looked up now, with the mark `unchecked`. Otherwise such
    ///     options are errors.
    ///   - ifRevision: The revision that the instance must have, even if the draft would not conflict with another one; nil
    ///     for any.
    /// - Returns: The outcome of the edit.
    /// - Throws: `EngineError` with all problems, which the rows then contain, too; `StoreError`; `CancellationError`.
    ///   Nothing is stored in these cases.
    @discardableResult
    public func apply(unchecked: Bool = false, ifRevision: Int? = nil) async throws -> EditOutcome {
        let (applied, draft) = state.withLock { ($0.draft, engineDraft(of: $0)) }
        let conflicts = applied.conflicts.map { name, conflict in
            EngineError.Problem(
                .editConflict, parameter: name, UserText("'\(name)' was changed by another editor"),
                conflict: conflict)
        }
        if !conflicts.isEmpty { throw EngineError(conflicts.sorted { $0.message < $1.message }) }
        var outcome: EditOutcome
        // The content is read in tasks of its own: it follows what is stored even if this task is canceled by then.
        do {
            outcome = try await engine.apply(draft, unchecked: unchecked, ifRevision: ifRevision)
        } catch let error as EngineError {
            update { $0.draft.setRejections(error.problems) }
            _ = try? await Task { try await refresh() }.value
            throw error
        }
        if outcome.awaitsDefaults, let report = try? await engine.refresh(instance) {
            // The edit is stored. If a handler cannot provide a default now, the row stays empty.
            outcome.missingDefaults = report.missingDefaults
        }
        _ = try? await Task { [outcome] in
            try await refresh(applied: Applied(draft: applied, outcome: outcome))
        }.value
        return outcome
    }

    /// Looks up all options that the draft chooses and adds the resulting problems to the rows.
    /// - Returns: The content with the problems.
    /// - Throws: `CancellationError`.
    @discardableResult
    public func validate() async throws -> EditorContent {
        let (stored, draft) = state.withLock { ($0.stored, $0.draft) }
        let edit = draft.edit(in: engine.declaration(of: stored)?.intent)
        let checked = try await engine.checked(edit, on: stored, locale: locale)
        update { state in
            if !draft.isEmpty { state.answers.forgetFailures() }
            // If the draft changed in the meantime, the problems do not apply to it.
            if state.draft.changes == draft.changes { state.draft.setRejections(checked.problems) }
        }
        return try await requestDefaults()
    }

    /// Requests the defaults of rows that await them, so that the rows show what applying the draft stores: a row whose parent
    /// the draft changes has its new default. Nothing is stored.
    ///
    /// Call this method while the content ``EditorContent/awaitsDefaults``. A row whose default does not arrive has a problem.
    /// - Returns: The content with the defaults.
    /// - Throws: `CancellationError`.
    @discardableResult
    public func requestDefaults() async throws -> EditorContent {
        let state = state.withLock { $0 }
        guard content(of: state).awaitsDefaults else { return content }
        let edit = state.draft.edit(in: engine.declaration(of: state.stored)?.intent)
        let answers = try await engine.defaults(after: edit, on: state.stored, knowing: state.answers)
        return update { $0.answers.add(answers) }
    }

    /// Returns the options for a parameter with the draft in effect.
    /// - Parameters:
    ///   - parameter: The declared name of the parameter.
    ///   - request: The search term, page and other details. Its locale is by default that of the editor.
    /// - Returns: The options, with an `OptionsAnswer.State` that shows whether they are current.
    /// - Throws: `EngineError` with code `unknownParameter`, `wrongRequest` or `unknownInstance`; `StoreError`;
    ///   `CancellationError`.
    public func options(
        for parameter: String, request: OptionsRequest = OptionsRequest()
    ) async throws -> OptionsAnswer {
        var request = request
        request.locale = request.locale ?? locale
        return try await engine.options(for: parameter, in: state.withLock { engineDraft(of: $0) }, request: request)
    }

    /// Returns the options for a parameter of a known intent; see ``options(for:request:)``.
    /// - Throws: The same errors, or `EngineError` with code `wrongIntent` if the instance has a different intent.
    public func options<I: ConfigurableIntent, Value>(
        _ type: I.Type = I.self, for parameter: ParameterPath<I, Value>, request: OptionsRequest = OptionsRequest()
    ) async throws -> OptionsAnswer {
        let name = I.key(parameter).name
        try engine.checkIntent(type, of: state.withLock { $0.stored })
        return try await options(for: name, request: request)
    }
}

/// Following the store and the handlers.
extension InstanceEditor {
    /// Updates the titles and marks of chosen options and requests missing dynamic defaults from handlers.
    ///
    /// Call this method when the editor appears. It returns when the handlers have answered or timed out.
    /// - Returns: The updated content.
    /// - Throws: `EngineError` with code `unknownInstance`; `StoreError`; `CancellationError`.
    @discardableResult
    public func refreshFromHandlers() async throws -> EditorContent {
        let missing = try await engine.refresh(instance).missingDefaults
        update { state in
            state.answers.forgetFailures()
            state.answers.add(DefaultAnswers(missing))
        }
        return try await refresh()
    }

    /// Reads the instance from the store.
    ///
    /// Rows that the draft does not change show the stored values. A row with a different drafted value gets a conflict.
    /// - Returns: The updated content. If the instance was removed, its status is ``EditorContent/Status/removed``.
    /// - Throws: `StoreError`.
    @discardableResult
    public func refresh() async throws -> EditorContent {
        try await refresh(applied: nil)
    }

    /// Sends the content with the policy that the engine applies now to the readers of ``contents()``.
    ///
    /// The draft is kept. A change of a row that is now locked is a problem of the row.
    package func policyChanged() {
        update { _ in }
    }

    /// What an administrator specifies for the rows; nil for nothing.
    package var policy: Policy? { engine.policy }

    /// Returns a stream of the editor's content.
    ///
    /// The stream starts with the current content and continues after each change of the draft or of the store, by any
    /// process. A slow reader receives only the newest content.
    public func contents() -> AsyncStream<EditorContent> {
        let signals = engine.changeSignalsSynchronously()
        let following = Task { [weak self] in
            for await _ in signals {
                guard let self else { return }
                // If the store cannot be read, the content stays as it is.
                _ = try? await refresh()
            }
        }
        return drawnContents { following.cancel() }
    }

    /// Returns a stream of the editor's content that does not follow the store.
    func drawnContents(whenEnded: @escaping @Sendable () -> Void = {}) -> AsyncStream<EditorContent> {
        let (stream, listener) = AsyncStream.makeStream(of: EditorContent.self, bufferingPolicy: .bufferingNewest(1))
        state.withLock { state in
            state.listeners.add(listener)
            // Under the lock, so that it does not replace the content of a change that another thread makes.
            let content = content(of: state)
            if content == state.sent { return _ = listener.yield(content) }
            state.sent = content
            state.listeners.send(content)
        }
        // This runs while the reader's task is locked, and a change resumes that task under the lock: taking the lock here
        // could wait forever. ``update(_:)`` removes listeners that have ended.
        listener.onTermination = { _ in whenEnded() }
        return stream
    }

    /// A draft that is stored now.
    private struct Applied: Sendable {
        let draft: EditorDraft
        let outcome: EditOutcome

        /// Whether it has changed a parameter, which is then no conflict.
        func hasChanged(_ parameter: String?) -> Bool {
            guard let parameter else { return false }
            return draft.changes[parameter] != nil || outcome.changed.contains(parameter)
                || outcome.reset.contains(parameter)
        }
    }

    /// - Parameter applied: What is stored now and no longer part of the draft.
    @discardableResult
    private func refresh(applied: Applied?) async throws -> EditorContent {
        if let applied {
            update { state in
                state.draft.remove(applied: applied.draft)
                state.history = DraftHistory()
                state.answers = DefaultAnswers(applied.outcome.missingDefaults)
            }
        }
        do {
            while true {
                let known = state.withLock { $0 }
                let stored = try await engine.storedInstance(instance)
                let comparison = try await comparison(of: known, with: stored)
                let problems = comparison.conflicts.filter { applied?.hasChanged($0.parameter) != true }
                let merged = comparison.merged.filter { applied?.hasChanged($0.key) != true }
                if let content = replaceStored(with: stored, problems, merged, ifUnchangedSince: known) {
                    return content
                }
            }
        } catch let error as EngineError where error.code == .unknownInstance {
            return update { $0.status = .removed }
        }
    }

    /// - Parameter merged: The records of which others have changed other fields than the draft.
    /// - Returns: Nil if another refresh came first or the draft changed, so that there may be other conflicts.
    private func replaceStored(
        with stored: StoredInstance, _ problems: [EngineError.Problem], _ merged: [String: IntentValue],
        ifUnchangedSince known: State
    ) -> EditorContent? {
        var isUnchanged = false
        let content = update { state in
            isUnchanged = state.stored == known.stored && state.draft.changes == known.draft.changes
            guard isUnchanged else { return }
            state.stored = stored
            let declaration = engine.declaration(of: stored)
            state.status = declaration == nil ? .orphan : .ready
            for problem in problems {
                guard let parameter = problem.parameter, let conflict = problem.conflict else { continue }
                state.draft.addConflict(conflict, for: parameter)
                state.history.addConflict(conflict, for: parameter, in: declaration?.intent)
            }
            for (name, value) in merged where state.draft.changes[name] != nil {
                state.draft.setChange(.value(value), for: name)
            }
            // An earlier draft would undo what the others have changed.
            if !merged.isEmpty { state.history = DraftHistory() }
        }
        return isUnchanged ? content : nil
    }

    private func comparison(of known: State, with stored: StoredInstance) async throws -> DraftComparison {
        guard !known.draft.isEmpty,
            stored.revision != known.stored.revision || stored.followed != known.stored.followed
        else { return DraftComparison() }
        return try await engine.comparison(of: engineDraft(of: known))
    }
}
