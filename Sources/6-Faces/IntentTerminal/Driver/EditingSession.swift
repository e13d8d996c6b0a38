package import IntentEditor
internal import IntentRuntime

/// One run of the editor without its terminal: the state of the screen, and the tasks that answer it.
///
/// It belongs to one thread. Tasks hand their results to `post`, which passes them to ``handle(_:now:)`` on that thread.
package final class EditingSession {
    /// What only the terminal can do.
    package enum TerminalRequest: Hashable, Sendable {
        case suspend, redraw
    }

    package private(set) var state: ScreenState
    /// How the session ended; nil while it continues.
    package private(set) var outcome: TerminalOutcome?
    /// Requests to the terminal since the last call of ``takeRequests()``.
    private var requests: [TerminalRequest] = []
    private let editor: InstanceEditor
    private let clock: any Clock<Duration>
    private let post: @Sendable (ScreenEvent) -> Void
    private var tasks: [Task<Void, Never>] = []
    private var list: OpenList?
    private var applying: Task<Void, Never>?
    private var checking: Task<Void, Never>?
    private var requesting: Task<Void, Never>?
    private var saved: EditOutcome?

    private struct OpenList {
        let list: EditorOptionList
        let following: Task<Void, Never>
    }

    /// - Parameters:
    ///   - editor: Its draft is the one that is edited.
    ///   - clock: Measures when a spinner is shown, and pauses while the user types.
    ///   - post: Receives events from any thread.
    package init(
        _ editor: InstanceEditor, clock: any Clock<Duration> = ContinuousClock(),
        post: @escaping @Sendable (ScreenEvent) -> Void
    ) {
        self.editor = editor
        self.clock = clock
        self.post = post
        state = ScreenState(editor.content)
    }

    /// Follows the store and lets handlers update titles. Call it after the first screen is drawn.
    package func follow() {
        let (editor, post) = (editor, post)
        let contents = editor.contents()
        tasks.append(Task { for await content in contents { post(.content(content)) } })
        tasks.append(Task { _ = try? await editor.refreshFromHandlers() })
    }

    /// Handles an event and does what it leads to.
    /// - Parameter now: The time since the session began.
    package func handle(_ event: ScreenEvent, now: Duration) {
        guard outcome == nil else { return }
        if case .applied(.success(let outcome)) = event {
            saved = outcome
            perform(state.handle(event, now: now))
            return handle(.content(editor.content), now: now)
        }
        perform(state.handle(event, now: now))
    }

    package func takeRequests() -> [TerminalRequest] {
        defer { requests = [] }
        return requests
    }

    /// Ends the session, unless it has ended.
    package func end(_ ending: TerminalOutcome) {
        outcome = outcome ?? ending
    }

    /// Ends the session because nothing more can be read from the terminal.
    package func hangUp() {
        end(state.content.isEdited ? .hungUp : finished)
    }

    /// Stops all tasks. Handlers that hang are abandoned.
    package func close() {
        closeList()
        for task in tasks + [applying, checking, requesting].compactMap(\.self) { task.cancel() }
    }

    private var finished: TerminalOutcome { saved.map(TerminalOutcome.applied) ?? .unchanged }

    private func perform(_ effects: [ScreenEffect]) {
        for effect in effects { perform(effect) }
    }

    private func perform(_ effect: ScreenEffect) {
        switch effect {
        case .perform(let change): changed(Result { () throws(EngineError) in try editor.perform(change) })
        case .undo: changed(.success(editor.undo()))
        case .redo: changed(.success(editor.redo()))
        case .openList(let parameter, let slot): open(editor.optionList(for: parameter, slot: slot, clock: clock))
        case .search(let term): list?.list.search(term)
        case .show(let index): list?.list.show(item: index)
        case .retry: list?.list.retry()
        case .choose(let index):
            guard let list else { return }
            changed(Result { () throws(EngineError) in try list.list.choose(item: index) })
        case .closeList: closeList()
        case .check: check()
        case .apply(let unchecked): apply(unchecked: unchecked)
        case .cancelApplying: applying?.cancel()
        case .leave(.interrupted): end(.interrupted)
        case .leave(.finished): end(finished)
        case .leave(.conflict): end(.conflict)
        case .suspend: requests.append(.suspend)
        case .redraw: requests.append(.redraw)
        }
    }

    private func changed(_ result: Result<EditorContent, EngineError>) {
        if case .success(let content) = result, content.awaitsDefaults { requestDefaults() }
        perform(state.handle(.performed(result), now: state.now))
    }

    private func requestDefaults() {
        let (editor, post) = (editor, post)
        requesting?.cancel()
        requesting = Task {
            if let content = try? await editor.requestDefaults() { post(.content(content)) }
        }
    }

    private func open(_ list: EditorOptionList) {
        closeList()
        let post = post
        let following = Task { for await options in list.contents() { post(.options(options)) } }
        self.list = OpenList(list: list, following: following)
        perform(state.handle(.options(list.content), now: state.now))
    }

    private func closeList() {
        list?.following.cancel()
        list?.list.cancel()
        list = nil
    }

    private func check() {
        let (editor, post) = (editor, post)
        checking?.cancel()
        checking = Task {
            do {
                post(.checked(.success(try await editor.validate())))
            } catch {
                post(.checked(.failure(ScreenFailure(error, editor.texts))))
            }
        }
    }

    private func apply(unchecked: Bool) {
        let (editor, post) = (editor, post)
        applying?.cancel()
        applying = Task {
            do {
                post(.applied(.success(try await editor.apply(unchecked: unchecked))))
            } catch {
                post(.applied(.failure(ScreenFailure(error, editor.texts))))
            }
        }
    }
}

extension ScreenFailure {
    init(_ error: any Error, _ texts: TextCatalog) {
        switch error {
        case let error as EngineError:
            self.init(
                texts.sentence(error),
                canBeUnchecked: error.problems.allSatisfy { $0.code == .lookupUnavailable })
        case is CancellationError: self.init(texts("nothing was saved"))
        default: self.init("\(error)")
        }
    }
}
