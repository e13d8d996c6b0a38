import IntentRuntime

/// Counters of a simulation, which are added up over instances, and optionally what happened one by one.
struct SimulationTally: Sendable {
    /// A decision about an instance, with what orders decisions of the same time.
    struct Logged: Sendable {
        var time: Int
        var number: Int
        var sequence: Int
        var decision: ReloadDecision
    }

    /// What an instance did, for a picture.
    struct Trace: Sendable {
        struct Mark: Sendable {
            var time: Int
            var decision: ReloadDecision
        }

        var marks: [Mark] = []
        var overdue: [Range<Int>] = []
        var visible: [Range<Int>] = []
    }

    private(set) var granted = 0
    private(set) var exempt = 0
    private(set) var deferred = 0
    private(set) var merged = 0
    private(set) var dropped = 0
    /// The deferrals by rule, in the order of ``rules``.
    private var deferredByRule = [Int](repeating: 0, count: SimulationTally.rules.count)
    /// Milliseconds, over all instances.
    private(set) var shown = 0
    private(set) var overdue = 0
    private(set) var visible = 0
    private(set) var visibleOverdue = 0
    /// What the budgets have left at the end.
    private(set) var budgetLeft = 0
    private(set) var leastBudgetLeft: Int?
    /// The decisions of the instance ``number``, if they are logged.
    var log: [Logged]?
    var number = 0
    private var sequence = 0
    /// What the instance did, if it is traced.
    var trace: Trace?

    /// The rules by which a reload is deferred, in the order of a summary.
    static let rules: [ReloadRule] = [
        .minimumSpacing, .dailyPace, .dailyBudget, .hidden, .mergeWindow, .foregroundCoalescing, .reloadInProgress,
        .retryPause, .clockJump,
    ]

    /// The number of deferrals by rule.
    var deferrals: [(rule: ReloadRule, count: Int)] {
        zip(Self.rules, deferredByRule).filter { $0.1 > 0 }.map { (rule: $0.0, count: $0.1) }
    }

    mutating func add(_ decision: ReloadDecision, at time: StoreTime) {
        switch decision.outcome {
        case .granted: granted += 1
        case .exempt: exempt += 1
        case .deferred:
            deferred += 1
            if let index = decision.rule.deferralIndex { deferredByRule[index] += 1 }
        case .merged: merged += 1
        case .dropped: dropped += 1
        }
        trace?.marks.append(Trace.Mark(time: time.milliseconds, decision: decision))
        if log != nil {
            log?.append(
                Logged(time: time.milliseconds, number: number, sequence: sequence, decision: decision))
            sequence += 1
        }
    }

    mutating func add(_ span: Range<Int>, outdatedSince: Int?, isVisible: Bool) {
        shown += span.count
        if isVisible {
            visible += span.count
            trace?.visible.append(span)
        }
        guard let outdatedSince, outdatedSince < span.upperBound else { return }
        let stale = max(span.lowerBound, outdatedSince)..<span.upperBound
        overdue += stale.count
        if isVisible { visibleOverdue += stale.count }
        trace?.overdue.append(stale)
    }

    mutating func addBudgetLeft(_ left: Int) {
        budgetLeft += left
        leastBudgetLeft = min(leastBudgetLeft ?? left, left)
    }

    /// Adds the counters of other instances.
    mutating func add(_ other: SimulationTally) {
        granted += other.granted
        exempt += other.exempt
        deferred += other.deferred
        merged += other.merged
        dropped += other.dropped
        for index in deferredByRule.indices { deferredByRule[index] += other.deferredByRule[index] }
        shown += other.shown
        overdue += other.overdue
        visible += other.visible
        visibleOverdue += other.visibleOverdue
        budgetLeft += other.budgetLeft
        if let least = other.leastBudgetLeft { leastBudgetLeft = min(leastBudgetLeft ?? least, least) }
    }
}

extension ReloadRule {
    /// The position in ``SimulationTally/rules``.
    fileprivate var deferralIndex: Int? {
        switch self {
        case .minimumSpacing: 0
        case .dailyPace: 1
        case .dailyBudget: 2
        case .hidden: 3
        case .mergeWindow: 4
        case .foregroundCoalescing: 5
        case .reloadInProgress: 6
        case .retryPause: 7
        case .clockJump: 8
        default: nil
        }
    }
}
