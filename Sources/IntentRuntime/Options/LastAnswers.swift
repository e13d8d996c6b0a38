/// The last good answers of an engine's providers: those of this process in memory, those of all of them where they are
/// kept.
struct LastAnswers: Sendable {
    struct Answer: Sendable {
        let page: OptionCollection<IntentValue>
        /// Never negative.
        let age: Duration
        /// False for an answer from the future: the wall clock was set back, so that its age is not known.
        let hasKnownAge: Bool
    }

    /// How long the keeper is waited for. Whoever keeps answers on a disk that hangs has none.
    private static let patience = Duration.seconds(1)
    private static let target = CallTarget(name: "the keeper of the last answers")

    let memory = OptionCache()
    let keeper: (any AnswerKeeping)?
    let schema: Schema
    let calls: HandlerCalls
    /// The wall clock, by which processes understand each other.
    let time: @Sendable () -> StoreTime

    /// The younger of this process's and of what is kept; nil where there is none.
    func last(for key: OptionCache.Key, of parameter: Parameter) async throws(CancellationError) -> Answer? {
        let now = calls.now
        let own = memory.entry(for: key).map {
            Answer(page: $0.page, age: max(.zero, $0.time.duration(to: now)), hasKnownAge: true)
        }
        let kept = try await kept(for: key, of: parameter)
        guard let own, let kept else { return own ?? kept }
        return kept.hasKnownAge && kept.age < own.age ? kept : own
    }

    func remember(
        _ page: OptionCollection<IntentValue>, for key: OptionCache.Key
    ) async throws(CancellationError) {
        memory.store(page, for: key, at: calls.now)
        guard let keeper else { return }
        let answer = KeptAnswer(key: key, time: time(), page: page)
        _ = try await calls.call(Self.target, for: nil, by: calls.now + Self.patience) {
            keeper.keep(answer.json.renderedBytes(), named: key.name)
        }
    }

    private func kept(for key: OptionCache.Key, of parameter: Parameter) async throws(CancellationError) -> Answer? {
        guard let keeper else { return nil }
        let found = try await calls.call(Self.target, for: nil, by: calls.now + Self.patience) { [schema] in
            keeper.answer(named: key.name).flatMap { bytes in
                KeptAnswer(bytes, for: key, element: parameter.type.element, in: schema)
            }
        }
        guard let answer = try? found.get() else { return nil }
        let milliseconds = time().milliseconds - answer.time.milliseconds
        return Answer(
            page: answer.page, age: .milliseconds(max(0, milliseconds)), hasKnownAge: milliseconds >= 0)
    }
}
