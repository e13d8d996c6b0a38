package import IntentRuntime
import IntentSystem
import Synchronization

/// Starts an extension, a program that runs handlers in its own process, and sends requests to it.
///
/// The first request starts the program. All callers share its process, which is stopped when it is idle and restarted
/// after a crash. An error, a missing answer or a crash becomes a `OptionsFailure` of the affected request, with the
/// reason. Create one host for each program, and pass the hosts to an engine as its `extensions`.
public final class ExtensionHost: Sendable {
    /// The path of the program.
    public let path: String
    let settings: ExtensionSettings
    /// Calls of providers, which run one at a time.
    let providerCalls = CallLane()
    private let state: Mutex<HostState>

    /// Creates a host. The program is started by the first request.
    /// - Parameters:
    ///   - path: An executable file. A relative path is resolved against the working folder; `PATH` is not searched.
    ///   - settings: Timeouts and limits.
    public init(path: String, settings: ExtensionSettings = ExtensionSettings()) {
        self.path = path
        self.settings = settings
        let rules = ExtensionStateMachine.Rules(
            idleTimeout: settings.idleTimeout, startTimeout: settings.startTimeout,
            cancellationGracePeriod: settings.cancellationGracePeriod, memoryLimit: settings.memoryLimit)
        state = Mutex(HostState(machine: ExtensionStateMachine(rules)))
        if let limit = settings.memoryLimit, !ExtensionSettings.isMemoryMeasured {
            settings.log?(
                "the memory limit of \(limit) has no effect: this system does not report the memory of a process")
        }
    }

    deinit {
        for process in state.withLock({ Array($0.processes.values) }) { process.end() }
    }

    /// The extension's last hello message; nil before its first start.
    package var hello: ExtensionHello? { state.withLock { $0.hello } }

    /// How often the program was started.
    package var startCount: Int { state.withLock { $0.startCount } }

    /// The process identifier of the extension; nil if it is not running.
    public var processID: Int32? { state.withLock { $0.current?.id } }

    /// The resident memory of the process at its last answer, in bytes; nil before its first answer.
    public var lastResidentBytes: Int? { state.withLock { $0.lastMemory } }

    /// Stops the extension and waits for its termination. Later requests fail with `unavailable`.
    ///
    /// The process is killed if it does not exit within one second.
    public func shutDown() {
        let processes = state.withLock { Array($0.processes.values) }
        change { state, _ in state.machine.shutDown() }
        for process in processes { process.waitUntilFinished() }
    }

    // MARK: Requests

    /// Sends a request and returns the answer with the identifier of the request.
    ///
    /// If the calling task is canceled or the deadline passes, the request is canceled, and the call throws `timedOut` or
    /// returns as soon as the handler has stopped or its process was killed.
    /// - Parameters:
    ///   - secrets: The secrets that the request contains. From now on, messages and the log of the extension do not.
    ///   - deadline: Nil if the caller has a deadline and cancels the task.
    package func answer(
        to request: ExtensionRequest, secrets: SecretTexts = SecretTexts(), by deadline: ContinuousClock.Instant? = nil
    ) async throws(OptionsFailure) -> (answer: ExtensionAnswer, id: Int) {
        let (id, line) = try prepare(request, secrets)
        let token = deadline.map { settings.deadlines.schedule(at: $0) { [weak self] in self?.cancel(id) } }
        defer { if let token { settings.deadlines.cancel(token) } }
        return (try await submit(id, line), id)
    }

    /// Sends a request and blocks the calling thread until the answer arrives, for programs that have no task yet.
    /// - Parameter timeout: The request is canceled and the call throws `timedOut` after this time.
    package func blockingAnswer(
        to request: ExtensionRequest, timeout: Duration
    ) throws(OptionsFailure) -> ExtensionAnswer {
        let (id, line) = try prepare(request)
        let result = Monitor<Result<ExtensionAnswer, OptionsFailure>?>(nil)
        submit(id, line) { answer in result.withLock { $0 = answer } }
        let end = ContinuousClock.now + timeout
        let answer: Result<ExtensionAnswer, OptionsFailure>? = result.wait { result in
            if let result { return .done(result) }
            let left = ContinuousClock.now.duration(to: end)
            return left > .zero ? .wait(atMost: left) : .done(nil)
        }
        if answer == nil { cancel(id) }
        return try (answer ?? .failure(.timedOut)).get()
    }

    private func prepare(
        _ request: ExtensionRequest, _ secrets: SecretTexts = SecretTexts()
    ) throws(OptionsFailure) -> (id: Int, line: [UInt8]) {
        let id = state.withLock { state in
            state.secrets.formUnion(secrets)
            return state.makeID()
        }
        let line = HostMessage.request(id: id, request).json.renderedBytes()
        let maximum = ExtensionProtocol.maximumLineLength
        guard line.count <= maximum else {
            throw .failed("the request to the extension has \(line.count) bytes; the maximum is \(maximum)")
        }
        return (id, line)
    }

    /// Returns the extension's hello message, and starts the extension if it has not sent one yet.
    package func receivedHello() async throws(OptionsFailure) -> ExtensionHello {
        if let hello { return hello }
        _ = try await submit(state.withLock { $0.makeID() }, nil)
        guard let hello else { throw .unavailable("\(subject) did not send its hello message") }
        return hello
    }

    /// - Parameter line: Nil to wait only for the start of the process.
    private func submit(_ id: Int, _ line: [UInt8]?) async throws(OptionsFailure) -> ExtensionAnswer {
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                submit(id, line) { continuation.resume(returning: $0) }
                // The task may have been canceled before the request was submitted.
                if Task.isCancelled { cancel(id) }
            }
        } onCancel: {
            cancel(id)
        }
        return try result.get()
    }

    private func submit(
        _ id: Int, _ line: [UInt8]?,
        _ completion: @escaping @Sendable (Result<ExtensionAnswer, OptionsFailure>) -> Void
    ) {
        change { state, _ in
            state.requests[id] = HostState.Request(line: line, completion: completion)
            return state.machine.submit(id, at: settings.deadlines.now)
        }
    }

    private func cancel(_ id: Int) {
        change { state, _ in state.machine.cancel(id, at: settings.deadlines.now) }
    }

    // MARK: Events

    /// Handles an event of a process, on the thread of that process.
    private func handle(_ event: ExtensionProcess.Event, of process: Int) {
        switch event {
        case .line(let line): received(line, from: process)
        case .longLine:
            fail(.failed("wrote a line of more than \(ExtensionProtocol.maximumLineLength) bytes"), process)
        case .log(let line): log(line)
        case .ended(let ending):
            change { state, _ in
                state.processes[process] = nil
                let reason = ending.text(hiding: state.secrets)
                return state.machine.ended(.crashed(reason), process: process, at: settings.deadlines.now)
            }
        }
    }

    /// Logs a line without the secrets that the extension has received.
    func log(_ line: String) {
        guard let log = settings.log else { return }
        log(state.withLock { $0.secrets }.hidden(in: line))
    }

    private func received(_ line: [UInt8], from process: Int) {
        let message: ExtensionMessage
        do {
            message = try ExtensionMessage(json: JSONValue(parsing: line))
        } catch let error as ProtocolError where error.isOtherVersion {
            return fail(.unavailable(error.description), process)
        } catch {
            return fail(.failed("sent an invalid message: \(error)"), process)
        }
        switch message {
        case .hello(let hello):
            change { state, _ in
                state.hello = hello
                return state.machine.receivedHello(process: process, at: settings.deadlines.now)
            }
        case .answer(let id, let answer, _): complete(id, .success(answer), from: process)
        case .failure(let id, let failure, _): complete(id, .failure(failure), from: process)
        case .unknown:
            change { state, _ in state.machine.receivedUnknownMessage(process: process, at: settings.deadlines.now) }
        }
    }

    /// The memory that the process reports is informative; the limit applies to what is measured here.
    private func complete(_ id: Int, _ result: Result<ExtensionAnswer, OptionsFailure>, from process: Int) {
        change { state, completions in
            guard process == state.machine.process else { return [] }
            let now = settings.deadlines.now
            guard state.machine.isPending(id) else {
                let reason = "sent an answer to request \(id), which is not pending"
                return state.machine.fail(.failed(reason), process: process, at: now)
            }
            let memory = state.current?.residentBytes
            state.lastMemory = memory ?? state.lastMemory
            let (isAccepted, actions) = state.machine.receivedAnswer(id, memory: memory, process: process, at: now)
            if isAccepted { state.complete(id, result, &completions) }
            return actions
        }
    }

    private func fail(_ failure: OptionsFailure, _ process: Int) {
        change { state, _ in state.machine.fail(failure, process: process, at: settings.deadlines.now) }
    }

    // MARK: Actions

    /// Changes the state and performs the resulting actions under the lock, in order. None of them blocks. Completions are
    /// called afterward.
    private func change(_ body: (inout HostState, inout [HostState.Completion]) -> [ExtensionStateMachine.Action]) {
        let (completions, deadline) = state.withLock { state in
            var completions: [HostState.Completion] = []
            var actions = body(&state, &completions)[...]
            while let action = actions.popFirst() { actions += perform(action, &state, &completions) }
            return (completions, state.nextUnscheduledDeadline())
        }
        for completion in completions { completion.request.completion(completion.result) }
        if let deadline { schedule(deadline) }
    }

    private func perform(
        _ action: ExtensionStateMachine.Action, _ state: inout HostState, _ completions: inout [HostState.Completion]
    ) -> [ExtensionStateMachine.Action] {
        let now = settings.deadlines.now
        switch action {
        case .start(let process): return start(process, &state)
        case .send(let id, let process):
            guard let request = state.requests[id] else { return [] }
            guard let line = request.line else {
                state.complete(id, .success(.values([])), &completions)
                return state.machine.receivedAnswer(id, memory: nil, process: process, at: now).actions
            }
            state.processes[process]?.send(line)
        case .cancel(let id, let process):
            state.processes[process]?.send(HostMessage.cancel(id: id).json.renderedBytes())
        case .fail(let id, let failure): state.complete(id, .failure(failure.prefixed(with: subject)), &completions)
        case .end(let process): state.processes[process]?.end()
        case .kill(let process): state.processes[process]?.kill()
        case .measure(let process):
            return state.machine.measured(state.processes[process]?.residentBytes, process: process, at: now)
        }
        return []
    }

    private func start(_ number: Int, _ state: inout HostState) -> [ExtensionStateMachine.Action] {
        state.startCount += 1
        let reason: String
        do {
            let process = try ExtensionProcess(path: path)
            state.processes[number] = process
            let hasBegun = process.begin(wantsLog: settings.log != nil) { [weak self] event in
                self?.handle(event, of: number)
            }
            if hasBegun { return [] }
            state.processes[number] = nil
            reason = "the system cannot create a thread"
        } catch {
            reason = error.message
        }
        return state.machine.ended(
            .unavailable("cannot be started: \(reason)"), process: number, at: settings.deadlines.now)
    }

    private func schedule(_ deadline: ContinuousClock.Instant) {
        _ = settings.deadlines.schedule(at: deadline) { [weak self] in self?.reached(deadline) }
    }

    private func reached(_ deadline: ContinuousClock.Instant) {
        change { state, _ in
            state.reached(deadline)
            return state.machine.advance(to: settings.deadlines.now)
        }
    }

    /// The extension's name, as the subject of a message.
    var subject: String { "the extension '\(FilePath(path).name)'" }
}

extension OptionsFailure {
    /// Adds the subject to a phrase of ``ExtensionStateMachine``.
    fileprivate func prefixed(with subject: String) -> OptionsFailure {
        switch code {
        case .failed, .unavailable, .crashed: OptionsFailure(code, message: "\(subject) \(message)")
        default: self
        }
    }
}

/// The state that an ``ExtensionHost`` protects with its lock.
private struct HostState: Sendable {
    struct Request: Sendable {
        /// Nil to wait only for the start of the process.
        let line: [UInt8]?
        let completion: @Sendable (Result<ExtensionAnswer, OptionsFailure>) -> Void
    }

    /// The result of a request, delivered after the lock is released.
    struct Completion: Sendable {
        let request: Request
        let result: Result<ExtensionAnswer, OptionsFailure>
    }

    var machine: ExtensionStateMachine
    /// By the state machine's numbers, including processes that are terminating.
    var processes: [Int: ExtensionProcess] = [:]
    var requests: [Int: Request] = [:]
    var hello: ExtensionHello?
    /// The secrets of all requests so far: a message may repeat that of another instance, or one of long ago.
    var secrets = SecretTexts()
    var lastMemory: Int?
    var startCount = 0
    var lastID = 0
    var scheduledDeadline: ContinuousClock.Instant?

    var current: ExtensionProcess? { machine.process.flatMap { processes[$0] } }

    mutating func makeID() -> Int {
        lastID += 1
        return lastID
    }

    mutating func complete(
        _ id: Int, _ result: Result<ExtensionAnswer, OptionsFailure>, _ completions: inout [Completion]
    ) {
        guard let request = requests.removeValue(forKey: id) else { return }
        let result = result.mapError { $0.hiding(secrets) }
        completions.append(Completion(request: request, result: result))
    }

    /// Returns a deadline that must be scheduled because it precedes the scheduled one; nil if there is none. Scheduled
    /// deadlines are not canceled, since an early call is harmless.
    mutating func nextUnscheduledDeadline() -> ContinuousClock.Instant? {
        guard let next = machine.nextDeadline, scheduledDeadline.map({ next < $0 }) ?? true else { return nil }
        scheduledDeadline = next
        return next
    }

    mutating func reached(_ deadline: ContinuousClock.Instant) {
        if scheduledDeadline == deadline { scheduledDeadline = nil }
    }
}
