internal import IntentModel
internal import IntentRuntime
internal import IntentSystem

/// Drafted values that were chosen for other values of their parents.
extension InstanceEditor {
    /// Discards what a draft contains of children whose parents have other values now, and of their children in turn, as the engine
    /// resets what is stored of them. What a child was changed to together with its parent stays.
    /// - Parameter before: The draft before the change.
    func discardChildren(draftedIn before: EditorDraft, _ state: inout State) {
        guard let intent = engine.declaration(of: state.stored)?.intent, state.draft.changes != before.changes else {
            return
        }
        var children = intent.parameters.filter { child in
            guard !child.dependsOn.isEmpty, child.parentPolicy == .reset, let change = before.changes[child.name] else {
                return false
            }
            return state.draft.changes[child.name] == change
        }
        if children.isEmpty { return }
        let known = configuration(of: before, in: intent, state)
        while true {
            let now = configuration(of: state.draft, in: intent, state)
            let outdated = children.filter { child in
                child.dependsOn.contains { parent in
                    known.parameter(named: parent)?.effective.choice != now.parameter(named: parent)?.effective.choice
                }
            }
            if outdated.isEmpty { return }
            for child in outdated { state.draft.setChange(nil, for: child.name) }
            children.removeAll(where: outdated.contains)
        }
    }

    /// Returns the configuration with a draft in effect.
    func configuration(of draft: EditorDraft, in intent: Intent, _ state: State) -> ResolvedConfiguration {
        engine.preview(draft.edit(in: intent), on: state.stored, knowing: state.answers, locale: locale).configuration
    }
}
