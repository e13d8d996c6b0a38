import IntentModel
import IntentTestSupport
import Testing

@testable import IntentScheduling

/// Random events on one instance, compared with invariants that do not repeat the rules.
@Suite struct ReloadPropertyTests {
    @Test(arguments: 0..<60)
    func `random events keep budget, spacing and every request`(seed: UInt64) throws {
        var history = RandomHistory(seed: seed)
        for _ in 0..<400 { try history.step() }
        try history.drain()
        history.checkBudget()
        history.checkSpacing()
    }

    @Test(arguments: 0..<40)
    func `jumps of the clock cause no burst and lose nothing`(seed: UInt64) throws {
        var history = RandomHistory(seed: seed, jumps: true)
        for _ in 0..<400 { try history.step() }
        try history.drain()
    }
}

private struct RandomHistory {
    private struct Grant {
        var time: Int
        var outcome: ReloadDecision.Outcome
        var cause: ReloadCause
        var sincePrevious: Int?
    }

    private static let day = 86_400_000
    private var random: SeededGenerator
    private let limits: ReloadLimits
    private let budget: ReloadBudget
    private let jumps: Bool
    private var state: ReloadState
    private var conditions = ReloadConditions()
    private var now = 1_767_225_600_000
    private var grants: [Grant] = []
    /// The time of the first request since the provider was last asked.
    private var wanted: Int?
    /// The last jump of the clock: the time after it, and the number of reloads that were granted since.
    private var lastJump: (time: Int, grants: Int)?

    init(seed: UInt64, jumps: Bool = false) {
        random = SeededGenerator(seed: seed)
        self.jumps = jumps
        let lower = Int.random(in: 1...4, using: &random)
        budget = ReloadBudget(
            name: "random", dailyReloads: lower...(lower + Int.random(in: 0...5, using: &random)),
            minimumSpacing: [0, 60, 300, 1_200].randomElement(using: &random) ?? 0,
            burst: Int.random(in: 1...3, using: &random),
            unpacedShare: [0.25, 0.5, 1].randomElement(using: &random) ?? 1, source: "test")
        var settings = HostSettings()
        settings.budget = budget
        limits = ReloadLimits(settings)
        state = ReloadState(seed: UInt32(seed), at: StoreTime(milliseconds: now))
        note(state.decide(.placed, at: time, limits: limits))
        finish()
    }

    private var time: StoreTime { StoreTime(milliseconds: now) }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    mutating func step() throws {
        advance(by: Int.random(in: 0...(chance(30) ? 10_000 : 3_600_000), using: &random))
        if jumps, chance(5) { jump() }
        switch Int.random(in: 0..<10, using: &random) {
        case 0: state.setVisible(!state.isVisible, at: time, limits: limits)
        case 1:
            conditions.isInForeground.toggle()
            if !conditions.isInForeground { state.foregroundEnded(at: time, limits: limits) }
        case 2: conditions.hasSession = chance(20)
        case 3: request([.edited, .performed, .environmentChanged].randomElement(using: &random) ?? .edited)
        case 4...8:
            request(
                [.requestedKind, .requestedInstance, .requestedAll, .pushed].randomElement(using: &random) ?? .pushed)
        default: try checkStored()
        }
        if state.attempt != nil, chance(60) { finish() }
        performDue()
        checkPlanned()
    }

    /// Lets time pass until only the policy of a timeline is left; then no request may be waiting.
    mutating func drain() throws {
        conditions = ReloadConditions()
        state.foregroundEnded(at: time, limits: limits)
        let end = now + 2 * Self.day
        while now < end {
            if state.attempt != nil {
                state.finish(with: TimelineSchedule(policy: .never, lastEntry: nil), at: time, limits: limits)
            }
            guard let next = state.nextDue else { break }
            now = max(now, next.milliseconds)
            performDue()
        }
        expectEqual(wanted, nil, "a request is lost")
        expectEqual(state.nextDue, nil)
    }

    /// Performs what becomes due on the way.
    private mutating func advance(by milliseconds: Int) {
        let end = now + milliseconds
        while let next = state.nextDue?.milliseconds, next <= end {
            now = max(now, next)
            performDue()
            if state.attempt != nil, chance(80) { finish() }
        }
        now = end
    }

    private mutating func performDue() {
        var calls = 0
        while let next = state.nextDue, next <= time {
            guard let decision = state.decideDue(at: time, limits: limits, conditions: conditions) else { break }
            note(decision)
            calls += 1
            guard calls < 5 else {
                Issue.record("a decision that is due is due again at once")
                return
            }
        }
    }

    private mutating func request(_ cause: ReloadCause) {
        wanted = wanted ?? now
        let decision = state.decide(cause, at: time, limits: limits, conditions: conditions)
        note(decision)
        if case .deferred(let until) = decision.outcome { #expect(until > time) }
    }

    private mutating func note(_ decision: ReloadDecision) {
        guard decision.asksProvider else { return }
        wanted = nil
        let since = grants.last.map { now - $0.time }
        if decision.cause == .policy || decision.cause == .appeared, !jumps, let since {
            #expect(since >= max(1_000, budget.minimumSpacing * 1_000))
        }
        grants.append(Grant(time: now, outcome: decision.outcome, cause: decision.cause, sincePrevious: since))
        if decision.outcome == .granted, let jump = lastJump, budget.minimumSpacing > 0 {
            // As many at once as without a jump, and then one for each spacing.
            #expect(jump.grants <= budget.burst + (now - jump.time) / (budget.minimumSpacing * 1_000))
            lastJump?.grants += 1
        }
    }

    private mutating func finish() {
        if chance(10) {
            _ = state.fail(.providerFailed, at: time, limits: limits)
            return
        }
        let later = StoreTime(milliseconds: now + Int.random(in: -100_000...7_200_000, using: &random))
        let schedules = [
            TimelineSchedule(policy: .never, lastEntry: time), TimelineSchedule(policy: .atEnd, lastEntry: nil),
            TimelineSchedule(policy: .atEnd, lastEntry: later),
            TimelineSchedule(policy: .after(later), lastEntry: time),
        ]
        state.finish(with: schedules.randomElement(using: &random) ?? schedules[0], at: time, limits: limits)
    }

    private mutating func jump() {
        let longest = [60_000, Self.day, 400 * Self.day].randomElement(using: &random) ?? 0
        let length = Int.random(in: -longest...longest, using: &random)
        let spent = state.window.times.count { $0 > now - Self.day }
        now += length
        grants.removeAll()
        lastJump = (now, 0)
        if let decision = state.clockJumped(to: time, instances: 100, limits: limits) {
            expectEqual(decision.rule, .clockJump)
        }
        if length < 0 { #expect(state.window.count >= spent, "a clock set back frees no budget") }
    }

    private func checkStored() throws {
        try expectEqual(ReloadState(bytes: state.bytes), state)
    }

    /// A request that waits has a time at which it is decided about, at most a day and a half from now.
    private func checkPlanned() {
        guard wanted != nil, state.attempt == nil else { return }
        guard let next = state.nextDue else {
            Issue.record("a request waits for nothing")
            return
        }
        #expect(next.milliseconds - now <= 36 * 3_600_000)
    }

    func checkBudget() {
        let counted = grants.filter { $0.outcome == .granted }.map(\.time)
        let most = budget.dailyReloads?.upperBound ?? .max
        for (first, last) in zip(counted, counted.dropFirst(most)) {
            #expect(last - first >= Self.day, "more than \(most) reloads in 24 hours")
        }
        #expect(!counted.isEmpty)
    }

    func checkSpacing() {
        let counted = grants.filter { $0.outcome == .granted }.map(\.time)
        for run in budget.burst...(budget.burst + 4) {
            for (first, last) in zip(counted, counted.dropFirst(run)) {
                #expect(last - first >= (run - budget.burst + 1) * budget.minimumSpacing * 1_000)
            }
        }
    }
}
