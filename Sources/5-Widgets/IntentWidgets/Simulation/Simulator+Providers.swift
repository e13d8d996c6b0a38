import IntentRuntime
import IntentSystem
import Synchronization

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The simulation of real providers, which are asked one after the other under a clock that advances from event to event.
extension Simulator {
    /// The date at which the simulation begins, for the clock that ``run(clock:log:progress:)`` receives.
    public var startDate: Date { StoreTime(milliseconds: plan.start).date }

    /// The date at which the simulation ends.
    package var endDate: Date { StoreTime(milliseconds: plan.end).date }

    /// Simulates widgets by asking their providers.
    ///
    /// A provider that reads `Date()` itself receives the date of the simulation only in a program with the product `VirtualTime`:
    /// pass its setter to ``VirtualClock/onAdvance(_:)`` of the clock. A provider has the deadline of the settings, by this clock.
    /// Content is not rendered.
    /// - Parameters:
    ///   - clock: A clock that shows ``startDate`` or an earlier date.
    ///   - log: Receives each decision, in the order of time.
    ///   - progress: Receives the share that is done, from 0 to 1.
    /// - Throws: `CancellationError` if the task is canceled.
    public func run(
        clock: VirtualClock, log: (@Sendable (DecisionRecord) -> Void)? = nil,
        progress: (@Sendable (Double) -> Void)? = nil
    ) async throws -> SimulationResult {
        await clock.advance(to: startDate)
        let simulation = ProviderSimulation(self, clock, log, progress)
        clock.attach(simulation)
        await clock.advance(to: endDate)
        clock.detach(simulation)
        try Task.checkCancellation()
        return simulation.end()
    }
}

/// Performs the events of a simulation when its clock shows their time. The lock is that of the mutex.
private final class ProviderSimulation: ClockWorker {
    private let simulator: Simulator
    private let clock: any WidgetClock
    private let log: (@Sendable (DecisionRecord) -> Void)?
    private let progress: (@Sendable (Double) -> Void)?
    private let run: Mutex<ProviderRun>
    /// The answers that have arrived since the last pass.
    private let answers = Mutex<[ProviderRun.Answer]>([])
    /// The newest call for each instance.
    private let calls = Mutex<[Int: Task<Void, Never>]>([:])

    init(
        _ simulator: Simulator, _ clock: any WidgetClock, _ log: (@Sendable (DecisionRecord) -> Void)?,
        _ progress: (@Sendable (Double) -> Void)?
    ) {
        self.simulator = simulator
        self.clock = clock
        self.log = log
        self.progress = progress
        run = Mutex(ProviderRun(simulator, isLogged: log != nil))
    }

    /// Performs events until one asks a provider, so that the providers are asked one after the other.
    func catchUp() async -> (isChanged: Bool, next: StoreTime?) {
        guard !Task.isCancelled else { return (false, nil) }
        let now = clock.time.milliseconds
        let arrived = answers.withLock { $0.takeAll() }
        let (question, isChanged, next, records) = run.withLock { run in
            run.take(arrived)
            let (question, count) = run.performEvents(until: now)
            return (question, count > 0 || !arrived.isEmpty, run.nextTime, run.takeLog())
        }
        if let log { for record in records { log(record) } }
        if let question { ask(question) }
        let (start, end) = (simulator.plan.start, simulator.plan.end)
        if isChanged { progress?(Double(now - start) / Double(max(1, end - start))) }
        return (isChanged, next.map(StoreTime.init(milliseconds:)))
    }

    private func ask(_ question: ProviderRun.Question) {
        let work = clock.beginWork()
        let call = Task {
            await work.perform {
                let schedule = await schedule(question)
                let time = clock.time.milliseconds
                answers.withLock { answers in
                    answers.append(
                        ProviderRun.Answer(
                            number: question.number, attempt: question.attempt, time: time, schedule: schedule))
                }
            }
            work.end()
        }
        // A provider is asked again only after an answer or the deadline of the previous call.
        calls.withLock { $0.updateValue(call, forKey: question.number) }?.cancel()
    }

    /// Asks a provider. Its content is not rendered.
    private nonisolated(nonsending) func schedule(
        _ question: ProviderRun.Question
    ) async -> Result<TimelineSchedule, ProviderRun.Refusal> {
        do {
            let timeline = try await question.provider.entries(question.request)
            if timeline.entries.count > simulator.settings.host.maximumEntries {
                return .failure(ProviderRun.Refusal(rule: .entryLimit))
            }
            return .success(TimelineSchedule(timeline.policy, dates: timeline.entries.map(\.date)))
        } catch {
            return .failure(ProviderRun.Refusal(rule: .providerFailed))
        }
    }

    /// Completes the simulation.
    func end() -> SimulationResult {
        for call in calls.withLock({ $0.values.map(\.self) }) { call.cancel() }
        let (result, records) = run.withLock { run in
            (run.end(), run.takeLog())
        }
        if let log { for record in records { log(record) } }
        return result
    }
}

/// The state of a simulation of providers.
private struct ProviderRun {
    /// An answer of a provider, possibly too late.
    struct Answer: Sendable {
        var number: Int
        var attempt: Int
        var time: Int
        var schedule: Result<TimelineSchedule, Refusal>
    }

    /// The reason why there is no timeline.
    struct Refusal: Error {
        var rule: ReloadRule
    }

    struct Question: Sendable {
        var number: Int
        var attempt: Int
        var provider: any ProviderCalling
        var request: ProviderRequest
    }

    private struct Member {
        let kind: Int
        let number: Int
        var instance: SimulatedInstance
        var trace: SimulationTally.Trace?
        /// The number of the newest attempt, and its deadline while there is no answer.
        var attempt = 0
        var deadline: Int?
    }

    /// A time at which an instance has something to do. At equal times, the instances come by number.
    private struct Event: Comparable {
        var time: Int
        var number: Int

        static func < (first: Event, second: Event) -> Bool {
            (first.time, first.number) < (second.time, second.number)
        }
    }

    private let simulator: Simulator
    private var members: [Member] = []
    private var queue = Heap<Event>()
    private var result: SimulationResult
    private let isLogged: Bool
    private var logged: [(kind: Int, entry: SimulationTally.Logged)] = []

    init(_ simulator: Simulator, isLogged: Bool) {
        self.simulator = simulator
        self.isLogged = isLogged
        result = SimulationResult(simulator)
        let pictured = simulator.picturedInstances()
        for (kind, plan) in simulator.kinds.enumerated() {
            for number in 0..<plan.count {
                let isPictured = pictured.contains { $0 == (kind: kind, number: number) }
                members.append(
                    Member(
                        kind: kind, number: number, instance: SimulatedInstance(number, plan, simulator.plan),
                        trace: isPictured ? SimulationTally.Trace() : nil))
                queue.insert(Event(time: simulator.plan.start, number: members.count - 1))
            }
        }
    }

    /// The time of the next event. An instance is in the queue for each time at which it had something to do; only the
    /// present one counts.
    var nextTime: Int? {
        mutating get {
            while let event = queue.first, event.time != time(of: event.number) { queue.removeFirst() }
            return queue.first.flatMap { $0.time < simulator.plan.end ? $0.time : nil }
        }
    }

    /// Performs events until a time, or until one asks a provider.
    /// - Returns: The question, and the number of events.
    mutating func performEvents(until now: Int) -> (question: Question?, count: Int) {
        var count = 0
        while let time = nextTime, time <= now, let event = queue.removeFirst() {
            count += 1
            if let question = perform(event) { return (question, count) }
        }
        return (nil, count)
    }

    private func time(of number: Int) -> Int {
        let member = members[number]
        return min(member.instance.nextTime(simulator.plan), member.deadline ?? .max)
    }

    /// Performs an event.
    /// - Returns: The question to the provider, if there is one.
    private mutating func perform(_ event: Event) -> Question? {
        var question: Question?
        if let deadline = members[event.number].deadline, deadline <= event.time {
            answer(.failure(Refusal(rule: .deadline)), of: event.number, at: deadline)
        } else {
            let (kind, plan) = (simulator.kinds[members[event.number].kind], simulator.plan)
            let step = counting(event.number) { instance, tally in
                instance.step(before: plan.end, kind, plan, &tally)
            }
            guard let step else { return nil }
            if step.asks { question = ask(event.number, at: step.time) }
        }
        insert(event.number)
        return question
    }

    /// Asks the provider; a declared widget answers at once.
    private mutating func ask(_ number: Int, at time: Int) -> Question? {
        members[number].attempt += 1
        switch simulator.widgets[members[number].kind].source {
        case .declared:
            let kind = simulator.kinds[members[number].kind]
            answer(.success(kind.schedule(at: time)), of: number, at: time)
            return nil
        case .provider(let provider, let requests):
            members[number].deadline = time + simulator.plan.limits.providerDeadline
            return Question(
                number: number, attempt: members[number].attempt, provider: provider,
                request: requests[members[number].number])
        }
    }

    /// Takes answers that have arrived. Those after the deadline are ignored.
    mutating func take(_ answers: [Answer]) {
        for arrived in answers
        where members[arrived.number].attempt == arrived.attempt && members[arrived.number].deadline != nil {
            answer(arrived.schedule, of: arrived.number, at: arrived.time)
            insert(arrived.number)
        }
    }

    /// Returns the decisions since the previous call.
    mutating func takeLog() -> [DecisionRecord] {
        defer { logged = [] }
        return logged.map { simulator.record($0.entry, kind: $0.kind) }
    }

    private mutating func answer(_ answer: Result<TimelineSchedule, Refusal>, of number: Int, at time: Int) {
        members[number].deadline = nil
        let (kind, plan) = (simulator.kinds[members[number].kind], simulator.plan)
        counting(number) { instance, tally in
            switch answer {
            case .success(let schedule): instance.answer(schedule, at: time, kind, plan, &tally)
            case .failure(let refusal): instance.answer(nil, at: time, kind, plan, &tally, reason: refusal.rule)
            }
        }
    }

    private mutating func insert(_ number: Int) {
        let time = time(of: number)
        if time != .max { queue.insert(Event(time: time, number: number)) }
    }

    @discardableResult
    private mutating func counting<Value>(
        _ number: Int, _ body: (inout SimulatedInstance, inout SimulationTally) -> Value
    ) -> Value {
        var tally = SimulationTally()
        tally.number = members[number].number
        tally.log = isLogged ? [] : nil
        tally.trace = members[number].trace
        members[number].trace = nil
        let value = body(&members[number].instance, &tally)
        members[number].trace = tally.trace
        result.add(tally, kind: members[number].kind)
        logged += (tally.log ?? []).map { (kind: members[number].kind, entry: $0) }
        return value
    }

    /// Completes the simulation.
    mutating func end() -> SimulationResult {
        let plan = simulator.plan
        for number in members.indices {
            counting(number) { instance, tally in instance.end(plan, &tally) }
            let kind = members[number].kind
            result.addTrace(
                members[number].trace, kind: kind, name: simulator.widgets[kind].id(members[number].number).text)
        }
        return result
    }
}
