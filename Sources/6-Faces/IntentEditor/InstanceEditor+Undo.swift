internal import IntentModel
internal import IntentRuntime

/// Undoing changes of the draft. Stored edits are undone by the engine.
extension InstanceEditor {
    /// Undoes the most recent change of the draft that is not undone yet, if there is one.
    ///
    /// Consecutive steps of one number count as one change. Applying the draft ends what can be undone.
    /// - Returns: The changed content.
    @discardableResult
    public func undo() -> EditorContent {
        update { state in
            guard let draft = state.history.undone(from: state.draft) else { return }
            restore(draft, &state)
        }
    }

    /// Repeats the most recently undone change of the draft, unless the draft was changed since.
    /// - Returns: The changed content.
    @discardableResult
    public func redo() -> EditorContent {
        update { state in
            guard let draft = state.history.redone(from: state.draft) else { return }
            restore(draft, &state)
        }
    }

    /// Changes the draft with a change that can be undone.
    func updateDraft(
        _ state: inout State, stepping parameter: String? = nil,
        _ body: (inout State) throws(EngineError) -> Void
    ) throws(EngineError) {
        let before = state.draft
        try body(&state)
        discardChildren(draftedIn: before, &state)
        state.history.record(before, after: state.draft, stepping: parameter)
    }

    /// Replaces the draft with an earlier one, without the changes that are stored by now.
    private func restore(_ draft: EditorDraft, _ state: inout State) {
        var draft = draft
        draft.setRejections([])
        for (name, change) in draft.changes {
            guard let parameter = try? parameter(name, state), !isStored(change, for: parameter, state) else {
                draft.setChange(nil, for: name)
                continue
            }
        }
        state.draft = draft
    }
}

/// The drafts before and after the current one.
struct DraftHistory: Hashable, Sendable {
    private var earlier: [EditorDraft] = []
    private var later: [EditorDraft] = []
    /// The parameter that the most recent change stepped.
    private var stepped: String?

    var canUndo: Bool { !earlier.isEmpty }
    var canRedo: Bool { !later.isEmpty }

    /// - Parameter parameter: The parameter that the change steps; nil for another change.
    mutating func record(_ before: EditorDraft, after: EditorDraft, stepping parameter: String?) {
        guard before.changes != after.changes || before.conflicts != after.conflicts else { return }
        if parameter == nil || parameter != stepped { earlier.append(before) }
        stepped = parameter
        later = []
    }

    mutating func undone(from current: EditorDraft) -> EditorDraft? {
        guard let draft = earlier.popLast() else { return nil }
        later.append(current)
        stepped = nil
        return draft
    }

    mutating func redone(from current: EditorDraft) -> EditorDraft? {
        guard let draft = later.popLast() else { return nil }
        earlier.append(current)
        stepped = nil
        return draft
    }

    /// Records a conflict in the drafts that change the parameter or one that depends on it.
    mutating func addConflict(_ conflict: EngineError.Conflict, for parameter: String, in intent: Intent?) {
        let children = intent?.parameters.filter { $0.dependsOn.contains(parameter) }.map(\.name) ?? []
        func add(to draft: inout EditorDraft) {
            var conflict = conflict
            switch draft.changes[parameter] {
            case .value(let value): conflict.drafted = value
            case .reset: conflict.drafted = nil
            case nil:
                guard children.contains(where: { draft.changes[$0] != nil }) else { return }
                conflict.drafted = conflict.before
            }
            draft.addConflict(conflict, for: parameter)
        }
        for index in earlier.indices { add(to: &earlier[index]) }
        for index in later.indices { add(to: &later[index]) }
    }
}
