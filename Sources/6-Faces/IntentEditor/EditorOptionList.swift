internal import IntentModel
public import IntentRuntime
internal import IntentSystem
internal import Synchronization

/// A pick list of one row: what the user searches for, the options so far, and their state.
///
/// Every method returns immediately. A list requests its first page when it is created, and the next ones as the user
/// approaches the end. A new search cancels the request before it, and the options from before stay until there are new
/// ones. The list follows the draft: it marks what is chosen, and requests the options again if a row changes that they
/// depend on.
///
/// ```swift
/// let list = editor.optionList(for: "stops", slot: 1)
/// for await options in list.contents() { show(options) }
/// ```
public final class EditorOptionList: Sendable {
    private struct State: Sendable {
        var options: EditorOptions
        /// The number of the current request. An answer to another one is ignored.
        var request = 0
        var task: Task<Void, Never>?
        var following: Task<Void, Never>?
        /// The values that the options depend on.
        var parents: [IntentValue?] = []
        var listeners = Listeners<AsyncStream<EditorOptions>.Continuation>()
        var isCanceled = false

        var isLoading: Bool { options.state == .loading || options.isLoadingMore }
    }

    /// How long a request may take before ``EditorOptions/showsSpinner`` is set.
    public static let spinnerDelay = Duration.milliseconds(150)
    /// How long the user must not type before a search replaces one that has not been answered yet, so that a slow handler is
    /// not called for each key.
    public static let typingPause = Duration.milliseconds(100)

    /// The declared name of the parameter.
    public let parameter: String
    /// The slot that an option fills; nil for a single value, and to add a value to a list.
    public let slot: Int?
    private let editor: InstanceEditor
    private let pageSize: Int
    private let clock: any Clock<Duration>
    private let state: Mutex<State>

    init(
        _ editor: InstanceEditor, parameter: String, slot: Int?, query: String, pageSize: Int,
        clock: any Clock<Duration>
    ) {
        self.editor = editor
        self.parameter = parameter
        self.slot = slot
        self.pageSize = max(1, pageSize)
        self.clock = clock
        state = Mutex(State(options: EditorOptions(parameter: parameter, slot: slot, query: query)))
        follow()
        request()
    }

    deinit {
        let state = state.withLock { $0 }
        state.task?.cancel()
        state.following?.cancel()
        for listener in state.listeners.all { listener.finish() }
    }

    /// The current content.
    public var content: EditorOptions { state.withLock { $0.options } }

    /// Returns a stream of the content that starts with the current one. A slow reader receives only the newest content.
    public func contents() -> AsyncStream<EditorOptions> {
        let (stream, listener) = AsyncStream.makeStream(of: EditorOptions.self, bufferingPolicy: .bufferingNewest(1))
        state.withLock { state in
            listener.yield(state.options)
            if state.isCanceled { listener.finish() }
            state.listeners.add(listener)
        }
        return stream
    }

    /// Searches for a term; an empty one requests all options. Nothing happens if the term is the current one.
    public func search(_ term: String) {
        request(query: term)
    }

    /// Loads the next page if an option that is shown is close to the end.
    /// - Parameter index: The position of the last option that the interface shows.
    public func show(item index: Int) {
        let isNeeded = state.withLock { state in
            guard case .failed = state.options.state else {
                return state.options.hasMore && !state.isLoading && index >= state.options.count - pageSize / 2
            }
            return false
        }
        if isNeeded { request(continuing: true) }
    }

    /// Requests the options again, or only the next page if that failed.
    public func retry() {
        let options = content
        guard case .failed = options.state, options.hasMore else { return request() }
        request(continuing: true)
    }

    /// Chooses an option: changes the draft of the editor.
    /// - Parameter index: The position among the options.
    /// - Returns: The editor's content.
    /// - Throws: `EngineError` with code `wrongRequest` if there is no such option, or `wrongValue` if it cannot be chosen
    ///   because it is in another slot or disabled.
    @discardableResult
    public func choose(item index: Int) throws(EngineError) -> EditorContent {
        guard let item = content.item(at: index) else {
            throw EngineError(.wrongRequest, parameter: parameter, UserText("there is no option \(index)"))
        }
        if let reason = item.disabledReason {
            throw EngineError(
                .wrongValue, parameter: parameter, UserText("'\(item.title)' cannot be chosen: \(reason)"))
        }
        if case .otherSlot(let other) = item.mark, !item.canBeChosen {
            throw EngineError(
                .wrongValue, parameter: parameter, UserText("'\(item.title)' is already in slot \(other + 1)"))
        }
        return try editor.perform(.choose(parameter, item.value, slot: slot))
    }

    /// Cancels the requests and ends the streams.
    public func cancel() {
        let (tasks, listeners) = state.withLock { state in
            state.isCanceled = true
            state.request += 1
            return ([state.task, state.following], state.listeners.removeAll())
        }
        for task in tasks { task?.cancel() }
        for listener in listeners { listener.finish() }
    }
}

/// Requests.
extension EditorOptionList {
    /// - Parameter query: A new search term; nil for the current one.
    private func request(query: String? = nil, continuing: Bool = false) {
        state.withLock { state in
            guard !state.isCanceled, query?.isExactly(state.options.query) != true else { return }
            state.options.query = query ?? state.options.query
            // A request that replaces one without an answer waits for the user to stop typing.
            let pause = state.isLoading && state.task != nil && !continuing ? Self.typingPause : nil
            state.task?.cancel()
            state.request += 1
            let cursor = continuing ? state.options.cursor : nil
            if continuing {
                state.options.isLoadingMore = true
            } else {
                state.options.state = .loading
                state.options.isLoadingMore = false
                state.options.message = nil
            }
            state.options.showsSpinner = false
            let number = state.request
            let request = OptionsRequest(
                slot: slot, searchTerm: state.options.query, limit: pageSize, cursor: cursor, includesChosen: true)
            // Neither task keeps the list alive.
            state.task = Task { [weak self, editor, parameter, clock] in
                let spinner = Task { [weak self] in
                    guard (try? await clock.sleep(for: Self.spinnerDelay)) != nil else { return }
                    // The answer may have arrived at the same moment.
                    self?.update(number) { $0.showsSpinner = $0.state == .loading || $0.isLoadingMore }
                }
                defer { spinner.cancel() }
                if let pause, (try? await clock.sleep(for: pause)) == nil { return }
                guard let answer = await editor.answer(for: parameter, request) else { return }
                let content = editor.content
                self?.update(number) { $0.add(answer, continuing: continuing, content) }
            }
            send(&state)
        }
    }

    /// Changes the options if they still belong to a request.
    private func update(_ number: Int, _ body: (inout EditorOptions) -> Void) {
        state.withLock { state in
            guard state.request == number else { return }
            body(&state.options)
            send(&state)
        }
    }

    /// Called under the lock, so that listeners receive contents in order.
    private func send(_ state: inout State) { state.listeners.send(state.options) }

    /// Marks what the draft chooses, and requests the options again when a parent changes.
    private func follow() {
        let contents = editor.drawnContents()
        let parents = parents(in: editor.content)
        // Before the task begins, which compares with them.
        state.withLock { $0.parents = parents }
        let following = Task { [weak self] in
            for await content in contents {
                guard let self else { return }
                draw(content)
            }
        }
        state.withLock { $0.following = following }
    }

    private func draw(_ content: EditorContent) {
        let parents = parents(in: content)
        let isOutdated = state.withLock { state in
            let before = state.options
            state.options.mark(with: content)
            if state.options != before { send(&state) }
            defer { state.parents = parents }
            return state.parents != parents
        }
        if isOutdated { request() }
    }

    private func parents(in content: EditorContent) -> [IntentValue?] {
        let row = content.row(named: parameter)
        return row?.dependsOn.map { content.row(named: $0)?.value } ?? []
    }
}

extension InstanceEditor {
    /// Returns a pick list for a row, with the draft in effect.
    /// - Parameters:
    ///   - parameter: The declared name of the parameter.
    ///   - slot: The slot of a list that an option fills; nil for a single value, and to add a value to a list.
    ///   - query: The search term with which the list begins.
    ///   - pageSize: The number of options that are loaded at once.
    ///   - clock: Measures when a spinner is shown.
    public func optionList(
        for parameter: String, slot: Int? = nil, query: String = "", pageSize: Int = 50,
        clock: any Clock<Duration> = ContinuousClock()
    ) -> EditorOptionList {
        EditorOptionList(self, parameter: parameter, slot: slot, query: query, pageSize: pageSize, clock: clock)
    }

    /// Returns one page of options as a pick list shows it, for interfaces without a list of their own.
    /// - Returns: The page. Its cursor is that of the next page.
    /// - Throws: The same errors as ``options(for:request:)``.
    public func optionsContent(
        for parameter: String, request: OptionsRequest = OptionsRequest()
    ) async throws -> EditorOptions {
        var request = request
        request.includesChosen = true
        let answer = try await options(for: parameter, request: request)
        var options = EditorOptions(parameter: parameter, slot: request.slot, query: request.searchTerm ?? "")
        options.add(answer, continuing: false, content)
        if options.state == .empty {
            if request.cursor != nil {
                options.message = texts("No more options")
            } else if let section = request.section {
                options.message =
                    section.isEmpty ? texts("No options without a section") : texts("No options in '\(section)'")
            }
        }
        return options
    }

    /// Returns the answer to a request, with an error as a failure; nil if the task is canceled.
    fileprivate func answer(for parameter: String, _ request: OptionsRequest) async -> OptionsAnswer? {
        do {
            return try await options(for: parameter, request: request)
        } catch is CancellationError {
            return nil
        } catch {
            guard !Task.isCancelled else { return nil }
            let failure = OptionsFailure(.unavailable, message: "\(error)")
            return OptionsAnswer(collection: OptionCollection(sections: []), state: .failed(failure))
        }
    }
}
