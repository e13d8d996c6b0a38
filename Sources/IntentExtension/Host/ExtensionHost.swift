import IntentSystem
package import IntentRuntime
import Synchronization

/// An extension: a program in a process of its own that answers for handlers.
///
/// It is started by the first question, shared by all who ask, stopped when idle, and started anew after a crash. What
/// it does wrong, late, or not at all becomes a `HandlerFailure` of the question concerned, with the reason. One host
/// serves a program's path; give it to an engine with its `extensions`.
public final class ExtensionHost: Sendable {
    /// The program.
    public let path: String
    let settings: ExtensionSettings
    private let state: Mutex<HostState>

    /// Starts nothing yet.
    /// - Parameter path: An executable file; one without a slash is in the working folder, not looked for in `PATH`.
    public init(path: String, settings: ExtensionSettings = ExtensionSettings()) {
        self.path = path
        self.settings = settings
        let rules = ExtensionTable.Rules(
            idleTime: settings.idleTime, startTime: settings.startTime,
            cancellationTime: settings.cancellationTime, memoryLimit: settings.memoryLimit)
        state = Mutex(HostState(table: ExtensionTable(rules)))
    }

    deinit {
        for process in state.withLock({ Array($0.processes.values) }) { process.end() }
    }

    /// What the extension last said of itself; nil before it was first started.
    package var hello: ExtensionHello? { state.withLock { $0.hello } }

    /// How often its program was started.
    package var startCount: Int { state.withLock { $0.starts } }

    /// The number of the process that starts or runs, nil where none does.
    public var processID: Int32? { state.withLock { $0.current?.child.process.id } }

    /// How much memory the process held when it last answered, in bytes; nil before its first answer.
    public var lastResidentBytes: Int? { state.withLock { $0.lastMemory } }

    /// Stops the process, which gets a second for it, and waits until nothing is left of it. Later questions fail.
    public func shutDown() {
        let processes = state.withLock { Array($0.processes.values) }
        change { state, _ in state.table.shutDown() }
        for process in processes { process.waitUntilOver() }
    }

    // MARK: Questions

    /// - Throws: Where the calling task is cancelled the extension is told, and this throws when the extension has
    ///   ended its work, or was ended.
    package func answer(to question: ExtensionQuestion) async throws(HandlerFailure) -> ExtensionAnswer {
        let id = state.withLock { $0.makeID() }
        return try await ask(id, try line(of: question, id))
    }

    /// The same for threads that may wait. A process that does not answer is not waited for longer than `time`.
    package func blockingAnswer(
        to question: ExtensionQuestion, within time: Duration
    ) throws(HandlerFailure) -> ExtensionAnswer {
        let id = state.withLock { $0.makeID() }
        let line = try line(of: question, id)
        let result = Monitor<Result<ExtensionAnswer, HandlerFailure>?>(nil)
        submit(id, line) { answer in result.withLock { $0 = answer } }
        let end = ContinuousClock.now + time
        let answer: Result<ExtensionAnswer, HandlerFailure>? = result.wait { result in
            if let result { return .done(result) }
            let left = ContinuousClock.now.duration(to: end)
            return left > .zero ? .wait(atMost: left) : .done(nil)
        }
        if answer == nil { cancel(id) }
        return try (answer ?? .failure(.timedOut)).get()
    }

    private func line(of question: ExtensionQuestion, _ id: Int) throws(HandlerFailure) -> [UInt8] {
        let line = HostMessage.ask(id: id, question).json.renderedBytes()
        let most = ExtensionProtocol.longestLine
        guard line.count <= most else {
            throw .failed("the question to the extension has \(line.count) bytes, where \(most) is the most")
        }
        return line
    }

    /// What the extension says of itself; it is started where that is not known yet.
    package func greeting() async throws(HandlerFailure) -> ExtensionHello {
        if let hello { return hello }
        _ = try await ask(state.withLock { $0.makeID() }, nil)
        guard let hello else { throw .unavailable("\(subject) did not say what it answers for") }
        return hello
    }

    /// - Parameter line: Nil where only the process's beginning is waited for.
    private func ask(_ id: Int, _ line: [UInt8]?) async throws(HandlerFailure) -> ExtensionAnswer {
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                submit(id, line) { continuation.resume(returning: $0) }
                // The task may have been cancelled before there was a question to take back.
                if Task.isCancelled { cancel(id) }
            }
        } onCancel: {
            cancel(id)
        }
        return try result.get()
    }

    private func submit(
        _ id: Int, _ line: [UInt8]?,
        _ conclude: @escaping @Sendable (Result<ExtensionAnswer, HandlerFailure>) -> Void
    ) {
        change { state, _ in
            state.questions[id] = HostState.Question(line: line, conclude: conclude)
            return state.table.submit(id, at: settings.deadlines.now)
        }
    }

    private func cancel(_ id: Int) {
        change { state, _ in state.table.cancel(id, at: settings.deadlines.now) }
    }

    // MARK: Events

    /// Runs on the process's thread.
    private func happened(_ event: ExtensionProcess.Event, to process: Int) {
        switch event {
        case .line(let line): received(line, from: process)
        case .longLine:
            broke(.failed("wrote a line of more than \(ExtensionProtocol.longestLine) bytes"), process)
        case .log(let line): settings.log?(line)
        case .ended(let how):
            change { state, _ in
                state.processes[process] = nil
                return state.table.ended(.crashed(how), process: process, at: settings.deadlines.now)
            }
        }
    }

    private func received(_ line: [UInt8], from process: Int) {
        let message: ExtensionMessage
        do {
            message = try ExtensionMessage(json: JSONValue(parsing: line))
        } catch let error as ProtocolError where error.isOtherVersion {
            return broke(.unavailable(error.description), process)
        } catch {
            return broke(.failed("wrote what is not the protocol: \(error)"), process)
        }
        switch message {
        case .hello(let hello):
            change { state, _ in
                state.hello = hello
                return state.table.saidHello(process: process, at: settings.deadlines.now)
            }
        case .answer(let id, let answer, _): conclude(id, .success(answer), from: process)
        case .failure(let id, let failure, _): conclude(id, .failure(failure), from: process)
        case .unknown:
            change { state, _ in state.table.chattered(process: process, at: settings.deadlines.now) }
        }
    }

    /// What the process says of its memory is for people who read the protocol; what counts is measured here.
    private func conclude(_ id: Int, _ result: Result<ExtensionAnswer, HandlerFailure>, from process: Int) {
        change { state, effects in
            guard process == state.table.process else { return [] }
            let now = settings.deadlines.now
            guard state.table.isAsked(id) else {
                let words = "answered question \(id), which was not asked or is answered already"
                return state.table.broke(.failed(words), process: process, at: now)
            }
            let memory = state.current?.residentBytes
            state.lastMemory = memory ?? state.lastMemory
            let (isAccepted, actions) = state.table.answered(id, memory: memory, process: process, at: now)
            if isAccepted { state.conclude(id, result, &effects) }
            return actions
        }
    }

    private func broke(_ failure: HandlerFailure, _ process: Int) {
        change { state, _ in state.table.broke(failure, process: process, at: settings.deadlines.now) }
    }

    // MARK: Actions

    /// Changes the state, and does what follows from it: in the order of the changes, since none of it waits.
    private func change(_ body: (inout HostState, inout [HostState.Effect]) -> [ExtensionTable.Action]) {
        let (effects, alarm) = state.withLock { state in
            var effects: [HostState.Effect] = []
            var actions = body(&state, &effects)[...]
            while let action = actions.popFirst() { actions += perform(action, &state, &effects) }
            return (effects, state.nextAlarm())
        }
        for effect in effects { effect.question.conclude(effect.result) }
        if let alarm { set(alarm) }
    }

    private func perform(
        _ action: ExtensionTable.Action, _ state: inout HostState, _ effects: inout [HostState.Effect]
    ) -> [ExtensionTable.Action] {
        let now = settings.deadlines.now
        switch action {
        case .start(let process): return start(process, &state)
        case .send(let id, let process):
            guard let question = state.questions[id] else { return [] }
            guard let line = question.line else {
                state.conclude(id, .success(.values([])), &effects)
                return state.table.answered(id, memory: nil, process: process, at: now).actions
            }
            state.processes[process]?.send(line)
        case .cancel(let id, let process):
            state.processes[process]?.send(HostMessage.cancel(id: id).json.renderedBytes())
        case .fail(let id, let failure): state.conclude(id, .failure(failure.said(of: subject)), &effects)
        case .end(let process): state.processes[process]?.end()
        case .kill(let process): state.processes[process]?.kill()
        case .measure(let process):
            return state.table.measured(state.processes[process]?.residentBytes, process: process, at: now)
        }
        return []
    }

    private func start(_ number: Int, _ state: inout HostState) -> [ExtensionTable.Action] {
        state.starts += 1
        do {
            let process = try ExtensionProcess(path: path)
            state.processes[number] = process
            let isBegun = process.begin(wantsLog: settings.log != nil) { [weak self] event in
                self?.happened(event, to: number)
            }
            if isBegun { return [] }
            state.processes[number] = nil
            return state.table.ended(
                .unavailable("cannot be watched: the system has no thread left"), process: number,
                at: settings.deadlines.now)
        } catch {
            return state.table.ended(
                .unavailable("cannot be started: \(error.words)"), process: number, at: settings.deadlines.now)
        }
    }

    private func set(_ moment: ContinuousClock.Instant) {
        _ = settings.deadlines.schedule(at: moment) { [weak self] in self?.ring(moment) }
    }

    private func ring(_ moment: ContinuousClock.Instant) {
        change { state, _ in
            state.rang(moment)
            return state.table.pass(to: settings.deadlines.now)
        }
    }

    /// As a sentence begins.
    var subject: String { "the extension '\(path.split(separator: "/").last ?? "")'" }
}

extension HandlerFailure {
    /// A phrase of the table's, with its subject.
    fileprivate func said(of subject: String) -> HandlerFailure {
        switch self {
        case .failed(let words): .failed("\(subject) \(words)")
        case .unavailable(let words): .unavailable("\(subject) \(words)")
        case .crashed(let words): .crashed("\(subject) \(words)")
        case .timedOut, .notSignedIn, .sourceNotTrusted: self
        }
    }
}
