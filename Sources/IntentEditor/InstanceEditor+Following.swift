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
        let snapshot: IntentEngine.Snapshot
        let problems: [EngineError.Problem]
        do {
            snapshot = try await engine.snapshot(of: instance)
            problems = applied == nil ? try await newConflicts(in: snapshot) : []
        } catch let error as EngineError where error.code == .unknownInstance {
            return change { $0.status = .removed }
        }
        return change { state in
            if let applied { state.draft.remove(applied: applied) }
            // Two refreshes may overtake each other.
            guard snapshot.sequence >= state.snapshot.sequence else { return }
            state.snapshot = snapshot
            state.status = engine.declaration(of: snapshot.instance) == nil ? .orphan : .ready
            for problem in problems {
                guard let parameter = problem.parameter, let conflict = problem.conflict else { continue }
                state.draft.meet(conflict, of: parameter)
            }
        }
    }

    private func newConflicts(in snapshot: IntentEngine.Snapshot) async throws -> [EngineError.Problem] {
        let state = state.withLock { $0 }
        guard !state.draft.isEmpty, snapshot.instance.revision != state.snapshot.instance.revision else { return [] }
        return try await engine.conflicts(of: engineDraft(of: state))
    }
}
