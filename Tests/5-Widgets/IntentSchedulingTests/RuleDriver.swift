import IntentModel
import IntentScheduling

/// The state of one instance with its settings and a time in minutes, so that tests read as stories.
struct RuleDriver {
    /// What a provider returns, relative to the time of the answer.
    enum Answer {
        case never
        case after(minutes: Double)
        case atEnd(lastEntryMinutes: Double)
    }

    var state: ReloadState
    var minute = 0.0
    var conditions = ReloadConditions()
    let limits: ReloadLimits
    private let start = 1_767_225_600_000

    init(_ budget: ReloadBudget, seed: UInt32 = 7, _ change: (inout HostSettings) -> Void = { _ in }) {
        var settings = HostSettings()
        settings.budget = budget
        change(&settings)
        limits = ReloadLimits(settings)
        state = ReloadState(seed: seed, at: StoreTime(milliseconds: start))
    }

    func time(_ minute: Double) -> StoreTime {
        StoreTime(milliseconds: start + Int((minute * 60_000).rounded()))
    }

    var now: StoreTime { time(minute) }

    var budgetLeft: Int? { state.budgetLeft(limits) }

    /// The time of the next decision in minutes.
    var nextMinute: Double? { state.nextDue.map { Double($0.milliseconds - start) / 60_000 } }

    mutating func decide(_ cause: ReloadCause) -> ReloadDecision {
        state.decide(cause, at: now, limits: limits, conditions: conditions)
    }

    mutating func decideDue() -> ReloadDecision? {
        state.decideDue(at: now, limits: limits, conditions: conditions)
    }

    mutating func finish(_ answer: Answer) {
        let schedule =
            switch answer {
            case .never: TimelineSchedule(policy: .never, lastEntry: now)
            case .after(let minutes): TimelineSchedule(policy: .after(time(minute + minutes)), lastEntry: now)
            case .atEnd(let minutes): TimelineSchedule(policy: .atEnd, lastEntry: time(minute + minutes))
            }
        state.finish(with: schedule, at: now, limits: limits)
    }

    /// Places the instance and answers with its first timeline.
    mutating func place(_ answer: Answer) {
        _ = decide(.placed)
        finish(answer)
    }

    /// Decides, and answers with a timeline that is not reloaded.
    mutating func reload(_ cause: ReloadCause) -> ReloadDecision {
        let decision = decide(cause)
        if decision.asksProvider { finish(.never) }
        return decision
    }

    mutating func fail(_ reason: ReloadRule) -> [ReloadDecision] {
        state.fail(reason, at: now, limits: limits)
    }

    mutating func setVisible(_ isVisible: Bool) {
        state.setVisible(isVisible, at: now, limits: limits)
    }

    mutating func endForeground() {
        state.foregroundEnded(at: now, limits: limits)
    }
}
