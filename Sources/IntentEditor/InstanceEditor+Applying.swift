internal import IntentModel
public import IntentRuntime
internal import Synchronization

extension InstanceEditor {
    /// Stores the draft as one transaction. It is refused where its values met others, see ``EditorRow/conflict``.
    ///
    /// Afterwards the draft is empty, and dynamic defaults that a reset left open are asked for.
    /// - Parameter unchecked: Stores options that nobody can look up now, marked `unchecked`; else they are refused.
    /// - Throws: ``EngineError`` with all reasons, which are problems of the rows then; ``StoreError``;
    ///   `CancellationError`. Nothing was stored.
    @discardableResult
    public func apply(unchecked: Bool = false) async throws -> EditOutcome {
        let (wanted, draft) = state.withLock { ($0.draft, engineDraft(of: $0)) }
        let open = wanted.conflicts.map { name, conflict in
            EngineError.Problem(
                .changedMeanwhile, parameter: name, "'\(name)' was changed by somebody else", conflict: conflict)
        }
        if !open.isEmpty { throw EngineError(open.sorted { $0.message < $1.message }) }
        let outcome: EditOutcome
        do {
            outcome = try await engine.apply(draft, unchecked: unchecked)
        } catch let error as EngineError {
            change { $0.draft.refuse(error.problems) }
            _ = try? await refresh()
            throw error
        }
        if wanted.wishes.values.contains(.reset) || !outcome.reset.isEmpty {
            // The edit is stored; a default that nobody can tell now stays open.
            _ = try? await engine.openEditor(instance)
        }
        _ = try? await refresh(applied: wanted)
        return outcome
    }

    /// Looks up all that the draft chooses, and shows what would be refused.
    /// - Throws: `CancellationError`.
    @discardableResult
    public func check() async throws -> EditorContent {
        let (snapshot, wanted) = state.withLock { ($0.snapshot, $0.draft) }
        let edit = wanted.edit(in: engine.declaration(of: snapshot.instance)?.intent)
        let checked = try await engine.checked(edit, on: snapshot.instance, locale: locale)
        return change { state in
            // What was wanted meanwhile is another question.
            if state.draft.wishes == wanted.wishes { state.draft.refuse(checked.problems) }
        }
    }

    /// What may be chosen for a row, with the draft in effect; see ``OptionsAnswer/State`` for how good the answer is.
    /// - Throws: ``EngineError`` with codes `unknownParameter`, `wrongRequest`, `unknownInstance`; ``StoreError``;
    ///   `CancellationError`.
    public func options(
        for parameter: String, request: OptionsRequest = OptionsRequest()
    ) async throws -> OptionsAnswer {
        var request = request
        request.locale = request.locale ?? locale
        return try await engine.options(for: parameter, in: state.withLock { engineDraft(of: $0) }, request: request)
    }

    /// Renews the texts and marks of chosen options, and asks for dynamic defaults that are open, as an editor does when
    /// it opens. It takes as long as handlers take.
    /// - Throws: ``EngineError`` with code `unknownInstance`; ``StoreError``; `CancellationError`.
    @discardableResult
    public func renew() async throws -> EditorContent {
        try await engine.openEditor(instance)
        return try await refresh()
    }

    func engineDraft(of state: State) -> Draft {
        let instance = state.snapshot.instance
        return Draft(of: instance, edit: state.draft.edit(in: engine.declaration(of: instance)?.intent))
    }
}
