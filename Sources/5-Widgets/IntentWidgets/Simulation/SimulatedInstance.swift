import IntentRuntime

/// One instance of a simulation: its state in the host, and the events that are next.
///
/// Instances do not influence each other, so each can be advanced alone.
struct SimulatedInstance: Sendable {
    /// The next of the events of one type.
    private struct Cursor: Sendable {
        var time: Int
        var number = 0

        mutating func advance(_ events: DailyEvents, key: UInt64) {
            number += 1
            time = events.time(number, key: key)
        }
    }

    private enum Event {
        case placement, look, opening, edit, request, push, reload
    }

    private(set) var state: ReloadState
    private let key: UInt64
    private var isPlaced = false
    private var looks: Cursor
    private var openings: Cursor
    private var edits: Cursor
    private var requests: Cursor
    private var pushes: Cursor
    /// The steps of the present opening of the app that are done: its begin and its requests; 0 if it is not open.
    private var openingSteps = 0
    private var answers = 0
    private var sleepNumber = 0
    /// The time until which the tally is complete.
    private var accounted: Int

    init(_ number: Int, _ kind: KindPlan, _ plan: SimulationPlan) {
        key = kind.instanceKey(number)
        state = ReloadState(
            seed: UInt32(truncatingIfNeeded: key), at: StoreTime(milliseconds: plan.start),
            isVisible: plan.isAlwaysVisible)
        accounted = plan.start
        looks = Cursor(time: kind.looks.time(0, key: key ^ 1))
        edits = Cursor(time: kind.edits.time(0, key: key ^ 2))
        requests = Cursor(time: kind.requests.time(0, key: kind.key ^ 3))
        pushes = Cursor(time: kind.pushes.time(0, key: kind.key ^ 4))
        openings = Cursor(time: kind.openings.time(0, key: kind.key ^ 5))
        skip(before: plan.start, kind)
    }

    /// The time of the next event, which may be the end of a sleep; the greatest number if there is none.
    func nextTime(_ plan: SimulationPlan) -> Int {
        let time = next(plan).time
        return sleep(before: time, plan)?.upperBound ?? max(time, accounted)
    }

    /// The sleep that begins before a time, if it has not been performed.
    private func sleep(before time: Int, _ plan: SimulationPlan) -> Range<Int>? {
        guard isPlaced, sleepNumber < plan.sleeps.count, plan.sleeps[sleepNumber].lowerBound <= time else { return nil }
        return plan.sleeps[sleepNumber]
    }

    private func next(_ plan: SimulationPlan) -> (time: Int, event: Event) {
        guard isPlaced else { return (plan.start, .placement) }
        var next: (time: Int, event: Event) = (looks.time, .look)
        if openings.time < next.time { next = (openings.time, .opening) }
        if edits.time < next.time { next = (edits.time, .edit) }
        if requests.time < next.time { next = (requests.time, .request) }
        if pushes.time < next.time { next = (pushes.time, .push) }
        let planned = state.nextPlanned
        if planned < next.time { next = (planned, .reload) }
        return next
    }

    /// Performs the next event if it is before a time, or sleeps if the machine does.
    /// - Returns: The time, and whether the provider is to be asked; nil if there is no such event.
    mutating func step(
        before end: Int, _ kind: KindPlan, _ plan: SimulationPlan, _ tally: inout SimulationTally
    ) -> (time: Int, asks: Bool)? {
        let (planned, event) = next(plan)
        if let sleep = sleep(before: planned, plan) {
            guard sleep.lowerBound < end else { return nil }
            self.sleep(sleep, kind, plan, &tally)
            return (sleep.upperBound, false)
        }
        // What was planned for an earlier time, such as before a sleep, happens now.
        let time = max(planned, accounted)
        guard time < end, planned != .max else { return nil }
        account(to: time, &tally)
        let asks = perform(event, at: time, kind, plan, &tally)
        return (time, asks)
    }

    /// Records the answer of the provider.
    mutating func answer(
        _ schedule: TimelineSchedule?, at time: Int, _ kind: KindPlan, _ plan: SimulationPlan,
        _ tally: inout SimulationTally, reason: ReloadRule = .providerFailed
    ) {
        account(to: max(time, accounted), &tally)
        let now = StoreTime(milliseconds: max(time, accounted))
        answers += 1
        var generator = SplitMix64(seed: key &+ UInt64(truncatingIfNeeded: answers) &* 0x9FB2_1C65_1E98_DF25)
        if let schedule, kind.failurePercent == 0 || Int(generator.next() % 100) >= kind.failurePercent {
            state.finish(with: schedule, at: now, limits: plan.limits)
        } else {
            for decision in state.fail(reason, at: now, limits: plan.limits) { tally.add(decision, at: now) }
        }
    }

    /// Completes the tally at the end of the simulation.
    mutating func end(_ plan: SimulationPlan, _ tally: inout SimulationTally) {
        account(to: plan.end, &tally)
        if let left = state.budgetLeft(plan.limits) { tally.addBudgetLeft(left) }
    }
}

// MARK: - Events

extension SimulatedInstance {
    private mutating func perform(
        _ event: Event, at time: Int, _ kind: KindPlan, _ plan: SimulationPlan, _ tally: inout SimulationTally
    ) -> Bool {
        let now = StoreTime(milliseconds: time)
        switch event {
        case .placement:
            isPlaced = true
            return decide(.placed, at: now, plan, &tally)
        case .look:
            state.setVisible(!state.isVisible, at: now, limits: plan.limits)
            if state.isVisible {
                looks.time = time + kind.looks.length
            } else {
                advanceLooks(kind)
            }
            return false
        case .opening: return performOpening(at: now, kind, plan, &tally)
        case .edit:
            advanceEdits(kind)
            return decide(.edited, at: now, plan, &tally)
        case .request:
            advanceRequests(kind)
            return decide(.requestedKind, at: now, plan, &tally)
        case .push:
            advancePushes(kind)
            return decide(.pushed, at: now, plan, &tally)
        case .reload:
            guard let decision = state.decideDue(at: now, limits: plan.limits, conditions: conditions) else {
                return false
            }
            tally.add(decision, at: now)
            return decision.asksProvider
        }
    }

    /// The app comes to the foreground, requests reloads at equal intervals, and leaves.
    private mutating func performOpening(
        at now: StoreTime, _ kind: KindPlan, _ plan: SimulationPlan, _ tally: inout SimulationTally
    ) -> Bool {
        let step = openingSteps
        let begin = kind.openings.time(openings.number, key: kind.key ^ 5)
        openingSteps += 1
        openings.time = begin + kind.openings.length * openingSteps / (kind.requestsPerOpening + 1)
        if step == 0 { return false }
        if step <= kind.requestsPerOpening { return decide(.requestedKind, at: now, plan, &tally) }
        state.foregroundEnded(at: now, limits: plan.limits)
        advanceOpenings(kind)
        return false
    }

    private mutating func decide(
        _ cause: ReloadCause, at now: StoreTime, _ plan: SimulationPlan, _ tally: inout SimulationTally
    ) -> Bool {
        let decision = state.decide(cause, at: now, limits: plan.limits, conditions: conditions)
        tally.add(decision, at: now)
        return decision.asksProvider
    }

    private var conditions: ReloadConditions { ReloadConditions(isInForeground: openingSteps > 0) }

    private mutating func advanceLooks(_ kind: KindPlan) { looks.advance(kind.looks, key: key ^ 1) }
    private mutating func advanceEdits(_ kind: KindPlan) { edits.advance(kind.edits, key: key ^ 2) }
    private mutating func advanceRequests(_ kind: KindPlan) { requests.advance(kind.requests, key: kind.key ^ 3) }
    private mutating func advancePushes(_ kind: KindPlan) { pushes.advance(kind.pushes, key: kind.key ^ 4) }

    private mutating func advanceOpenings(_ kind: KindPlan) {
        openingSteps = 0
        openings.advance(kind.openings, key: kind.key ^ 5)
    }

    /// Leaves out the events before a time.
    private mutating func skip(before time: Int, _ kind: KindPlan) {
        while looks.time < time { advanceLooks(kind) }
        while openings.time < time { advanceOpenings(kind) }
        while requests.time < time { advanceRequests(kind) }
        while pushes.time < time { advancePushes(kind) }
        while edits.time < time { advanceEdits(kind) }
    }

    /// Sleeps: what would have happened does not, and what is overdue afterward is spread.
    private mutating func sleep(
        _ sleep: Range<Int>, _ kind: KindPlan, _ plan: SimulationPlan, _ tally: inout SimulationTally
    ) {
        sleepNumber += 1
        account(to: sleep.lowerBound, &tally)
        accounted = max(accounted, sleep.upperBound)
        let now = StoreTime(milliseconds: sleep.upperBound)
        if !plan.isAlwaysVisible {
            if state.isVisible { advanceLooks(kind) }
            state.setVisible(false, at: StoreTime(milliseconds: sleep.lowerBound), limits: plan.limits)
        }
        if openingSteps > 0 { advanceOpenings(kind) }
        skip(before: sleep.upperBound, kind)
        if let decision = state.clockJumped(to: now, instances: plan.instanceCount, limits: plan.limits) {
            tally.add(decision, at: now)
        }
    }

    /// Adds the time since the previous event to the tally.
    private mutating func account(to time: Int, _ tally: inout SimulationTally) {
        guard time > accounted else { return }
        tally.add(accounted..<time, outdatedSince: state.outdatedSince, isVisible: state.isVisible)
        accounted = time
    }
}
