internal import IntentModel
internal import IntentRuntime
internal import Synchronization

extension InstanceEditor {
    /// Takes in what was stored meanwhile. Rows that the draft leaves alone follow; where its values met others there is
    /// a conflict to settle.
    /// - Throws: ``StoreError``. That the instance was removed is a status, no error.
    @discardableResult
    public func refresh() async throws -> EditorContent {
        try await refresh(applied: nil)
    }

    /// What the editor shows now, and after each change of the draft and of the store, by whichever process, until the
    /// reader goes. A slow reader gets the newest only.
    public func contents() -> AsyncStream<EditorContent> {
        let (stream, listener) = AsyncStream.makeStream(of: EditorContent.self, bufferingPolicy: .bufferingNewest(1))
        let signals = engine.changeSignals()
        let (number, state) = self.state.withLock { state in
            state.nextListener += 1
            state.listeners[state.nextListener] = listener
            return (state.nextListener, state)
        }
        listener.yield(content(of: state))
        let following = Task { [weak self] in
            for await _ in signals {
                guard let self else { return }
                // Where the store cannot be read the editor shows what it knew.
                _ = try? await refresh()
            }
        }
        listener.onTermination = { [weak self] _ in
            following.cancel()
            self?.state.withLock { $0.listeners[number] = nil }
        }
        return stream
    }

    /// - Parameter applied: What is stored by now, and no wish any more.
    @discardableResult
    func refresh(applied: EditorDraft?) async throws -> EditorContent {
        if let applied { change { $0.draft.remove(applied: applied) } }
        do {
            while true {
                let known = state.withLock { $0 }
                let snapshot = try await engine.snapshot(of: instance)
                let problems = applied == nil ? try await newConflicts(of: known, in: snapshot) : []
                if let content = take(snapshot, problems, ifStill: known) { return content }
            }
        } catch let error as EngineError where error.code == .unknownInstance {
            return change { $0.status = .removed }
        }
    }

    /// Nil where another refresh came first, or the user wanted something meanwhile that may be in conflict too.
    private func take(
        _ snapshot: IntentEngine.Snapshot, _ problems: [EngineError.Problem], ifStill known: State
    ) -> EditorContent? {
        var isTaken = false
        let content = change { state in
            isTaken = state.snapshot == known.snapshot && state.draft.wishes == known.draft.wishes
            guard isTaken else { return }
            state.snapshot = snapshot
            state.status = engine.declaration(of: snapshot.instance) == nil ? .orphan : .ready
            for problem in problems {
                guard let parameter = problem.parameter, let conflict = problem.conflict else { continue }
                state.draft.meet(conflict, of: parameter)
            }
        }
        return isTaken ? content : nil
    }

    private func newConflicts(
        of known: State, in snapshot: IntentEngine.Snapshot
    ) async throws -> [EngineError.Problem] {
        guard !known.draft.isEmpty, snapshot.instance.revision != known.snapshot.instance.revision else { return [] }
        return try await engine.conflicts(of: engineDraft(of: known))
    }
}
