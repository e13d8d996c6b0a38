import IntentRuntime
package import IntentSystem
import Synchronization

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A clock that stands still until it is advanced, for tests and simulations.
///
/// Advancing goes from one event to the next. At each, everything that is due is completed before the date changes again:
/// calls of providers, writes to the store, and what these cause. A day of a thousand widgets takes as long as their work.
///
/// Wall-clock code inside a provider, such as `Date()`, is answered by this clock only in a program with the product
/// `VirtualTime`: pass its setter to ``onAdvance(_:)``.
public final class VirtualClock: WidgetClock {
    fileprivate struct State: Sendable {
        var now: StoreTime
        var uptime = Duration.zero
        var sleepers: [Int: Sleeper] = [:]
        var workers: [any ClockWorker] = []
        /// Called with each new date.
        var observers: [@Sendable (Date) -> Void] = []
        /// The work that has begun and is not done.
        var work: [Int: WorkState] = [:]
        /// How much work an advance waits for.
        var busyCount = 0
        /// How often work has ended or stopped; what it caused is still to be done then.
        var pauseCount = 0
        /// Resumed when there is none.
        var waiting: [CheckedContinuation<Void, Never>] = []
        var nextNumber = 0
        var isAdvancing = false
        var turns: [CheckedContinuation<Void, Never>] = []
    }

    fileprivate enum WorkState: Sendable {
        case busy
        /// Sleeps until a date of this clock.
        case sleeping
        /// An advance no longer waits for it.
        case excluded
    }

    fileprivate struct Sleeper: Sendable {
        let date: StoreTime
        let continuation: CheckedContinuation<Void, any Error>
        /// The work that sleeps.
        let work: Int?
    }

    /// The work of the current task.
    @TaskLocal static var currentWork: Int?

    private let state: Mutex<State>
    private let workTimeout: Duration
    private let deadlines: any DeadlineScheduling

    /// Creates a clock that shows a date.
    /// - Parameters:
    ///   - date: The first date, rounded down to milliseconds.
    ///   - workTimeout: How long, in real time, an advance waits for work that makes no progress, such as a provider that
    ///     never answers. Afterward time passes without it.
    public convenience init(_ date: Date, workTimeout: Duration = .seconds(28)) {
        self.init(date, workTimeout: workTimeout, deadlines: DeadlineThread())
    }

    package init(_ date: Date, workTimeout: Duration, deadlines: any DeadlineScheduling) {
        state = Mutex(State(now: StoreTime(roundingDown: date)))
        self.workTimeout = workTimeout
        self.deadlines = deadlines
    }

    public var now: Date { state.withLock { $0.now }.date }

    public var uptime: Duration { state.withLock { $0.uptime } }

    /// Waits until the clock was advanced to a date. An advance does not wait for work that waits here.
    /// - Throws: `CancellationError` if the task is canceled.
    public func sleep(until date: Date) async throws {
        let number = nextNumber()
        let work = Self.currentWork
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let sleeper = Sleeper(date: StoreTime(roundingUp: date), continuation: continuation, work: work)
                begin(sleeper, number: number)
            }
        } onCancel: {
            cancelSleeper(number)
        }
    }

    /// Registers a function that receives the current date and each later one, before anything that is due then runs.
    public func onAdvance(_ observer: @escaping @Sendable (Date) -> Void) {
        let now = state.withLock { state in
            state.observers.append(observer)
            return state.now
        }
        observer(now.date)
    }

    /// Excludes the call of a provider from those that an advance waits for. Call it in a provider that does not answer, to
    /// test what a host then does.
    public func excludeCurrentCall() {
        if let work = Self.currentWork { change(work, to: .excluded) }
    }
}

extension VirtualClock {
    /// Completes everything that is due now, without a change of the date.
    public func settle() async {
        await inTurn { _ = await nextEvent() }
    }

    /// Advances the clock to a date, through all events until then. Does nothing else if the date is past.
    public func advance(to date: Date) async {
        let end = StoreTime(roundingDown: date)
        await inTurn {
            while let next = await nextEvent(), next <= end { show(next) }
            if end > time {
                show(end)
                _ = await nextEvent()
            }
        }
    }

    /// Advances the clock by a duration, through all events of it.
    public func advance(by duration: Duration) async {
        await advance(to: now.addingTimeInterval(duration.seconds))
    }

    /// Advances the clock to the next event, and completes it.
    /// - Returns: The date of the event; nil if nothing will happen.
    @discardableResult
    public func advanceToNextEvent() async -> Date? {
        var date: StoreTime?
        await inTurn {
            date = await nextEvent()
            guard let date else { return }
            show(date)
            _ = await nextEvent()
        }
        return date?.date
    }

    /// Sets the date forward or backward as a user does, without the passing of time, and completes what is then due.
    public func set(to date: Date) async {
        await inTurn {
            jump(to: StoreTime(roundingDown: date), passing: .zero)
            _ = await nextEvent()
        }
    }

    /// Lets time pass as while a computer sleeps: nothing runs until it wakes.
    public func sleepMachine(for duration: Duration) async {
        await inTurn {
            let end = StoreTime(roundingDown: now.addingTimeInterval(duration.seconds))
            jump(to: end, passing: duration)
            _ = await nextEvent()
        }
    }
}

// MARK: Work

extension VirtualClock {
    func add(_ worker: any ClockWorker) {
        state.withLock { $0.workers.append(worker) }
    }

    func remove(_ worker: any ClockWorker) {
        state.withLock { $0.workers.removeAll { $0 === worker } }
    }

    func beginWork() -> Int {
        let work = nextNumber()
        state.withLock { state in
            state.work[work] = .busy
            state.busyCount += 1
        }
        return work
    }

    func endWork(_ work: Int) {
        change(work, to: nil)
    }

    /// Changes the state of work that is not done, and resumes those that wait for the end of all work if that is now.
    private func change(_ work: Int, to new: WorkState?) {
        resumeWaiting { $0.change(work, to: new) }
    }

    private func resumeWaiting(_ change: (inout State) -> Void) {
        let waiting = state.withLock { state in
            change(&state)
            return state.busyCount == 0 ? state.waiting.takeAll() : []
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Waits until all work is done, sleeps, or made no progress for too long.
    private func waitForWork() async {
        guard state.withLock({ $0.busyCount > 0 }) else { return }
        let token = deadlines.schedule(at: deadlines.now + workTimeout) { [weak self] in
            self?.resumeWaiting { state in
                for (work, _) in state.work.filter({ $0.value == .busy }) { state.change(work, to: .excluded) }
            }
        }
        await withCheckedContinuation { continuation in
            resumeWaiting { $0.waiting.append(continuation) }
        }
        deadlines.cancel(token)
    }

    /// Completes everything that is due.
    /// - Returns: The date of the next event.
    private func nextEvent() async -> StoreTime? {
        while true {
            await waitForWork()
            let pauseCount = state.withLock { $0.pauseCount }
            var isChanged = false
            var next: StoreTime?
            for worker in state.withLock({ $0.workers }) {
                let answer = await worker.catchUp()
                isChanged = isChanged || answer.isChanged
                next = [next, answer.next].compactMap(\.self).min()
            }
            if isChanged { continue }
            let (isIdle, sleeper) = state.withLock { state in
                (state.busyCount == 0 && state.pauseCount == pauseCount, state.sleepers.values.lazy.map(\.date).min())
            }
            if isIdle { return [next, sleeper].compactMap(\.self).min() }
        }
    }

    /// Advances run one after the other.
    private func inTurn(_ body: () async -> Void) async {
        await withCheckedContinuation { continuation in
            let isFirst = state.withLock { state in
                if state.isAdvancing { state.turns.append(continuation) }
                defer { state.isAdvancing = true }
                return !state.isAdvancing
            }
            if isFirst { continuation.resume() }
        }
        await body()
        let next = state.withLock { state in
            if state.turns.isEmpty { state.isAdvancing = false }
            return state.turns.isEmpty ? nil : state.turns.removeFirst()
        }
        next?.resume()
    }
}

// MARK: Dates

extension VirtualClock {
    private func show(_ date: StoreTime) {
        guard date > time else { return wakeSleepers() }
        jump(to: date, passing: .milliseconds(date.milliseconds - time.milliseconds))
    }

    private func jump(to date: StoreTime, passing duration: Duration) {
        let observers = state.withLock { state in
            state.now = date
            state.uptime += duration
            return state.observers
        }
        for observer in observers { observer(date.date) }
        wakeSleepers()
    }

    private func nextNumber() -> Int {
        state.withLock { state in
            state.nextNumber += 1
            return state.nextNumber
        }
    }

    /// Wakes those whose date has come. Their work counts again before they run.
    private func wakeSleepers() {
        let due = state.withLock { state in
            let due = state.sleepers.filter { $0.value.date <= state.now }
            for (number, sleeper) in due {
                state.sleepers[number] = nil
                state.wake(sleeper.work)
            }
            return due.sorted { ($0.value.date, $0.key) < ($1.value.date, $1.key) }.map(\.value)
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    private func begin(_ sleeper: Sleeper, number: Int) {
        var isDue = false
        resumeWaiting { state in
            isDue = sleeper.date <= state.now
            guard !isDue else { return }
            state.sleepers[number] = sleeper
            if let work = sleeper.work { state.change(work, to: .sleeping) }
        }
        if isDue { sleeper.continuation.resume() } else if Task.isCancelled { cancelSleeper(number) }
    }

    private func cancelSleeper(_ number: Int) {
        let sleeper = state.withLock { state in
            let sleeper = state.sleepers.removeValue(forKey: number)
            state.wake(sleeper?.work)
            return sleeper
        }
        sleeper?.continuation.resume(throwing: CancellationError())
    }
}

extension VirtualClock.State {
    mutating func change(_ number: Int, to new: VirtualClock.WorkState?) {
        // Work that is done or excluded stays so, even if a part of it goes on.
        guard let old = work[number], new == nil || old != .excluded else { return }
        busyCount += (new == .busy ? 1 : 0) - (old == .busy ? 1 : 0)
        if old == .busy, new != .busy { pauseCount += 1 }
        work[number] = new
    }

    mutating func wake(_ number: Int?) {
        if let number { change(number, to: .busy) }
    }
}

extension Array {
    mutating func takeAll() -> [Element] {
        defer { self = [] }
        return self
    }
}
