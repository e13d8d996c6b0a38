public import IntentModel

/// The reason why a timeline is to be reloaded.
public enum ReloadCause: String, Hashable, Sendable, CaseIterable {
    /// The policy of the shown timeline.
    case policy
    /// A previous attempt failed.
    case retry
    /// The instance became visible, and its timeline was overdue.
    case appeared
    /// A program requested a reload of the instance.
    case requestedInstance = "requested-instance"
    /// A program requested a reload of all instances of the kind.
    case requestedKind = "requested-kind"
    /// A program requested a reload of all instances.
    case requestedAll = "requested-all"
    /// A server requested a reload.
    case pushed
    /// The language, a setting of accessibility or the device changed.
    case environmentChanged = "environment-changed"
    /// The configuration or the family of the instance was edited.
    case edited
    /// The instance was placed.
    case placed
    /// An intent was performed by the widget.
    case performed
}

/// The rule that determined a decision, as log records show it.
public enum ReloadRule: String, Hashable, Sendable, CaseIterable {
    /// Within the budget, and no other rule applies.
    case withinBudget = "within-budget"

    // Outside the budget.

    /// The first timeline after the instance was placed.
    case firstTimeline = "first-timeline"
    /// The first timeline after the instance was edited.
    case edited
    /// An intent was performed by the widget.
    case performedIntent = "performed-intent"
    /// The language, a setting of accessibility or the device changed.
    case environmentChange = "environment-change"
    /// The app was in the foreground when the reload was requested or due.
    case appInForeground = "app-in-foreground"
    /// The app had an active audio or navigation session.
    case activeSession = "active-session"
    /// A push of a server, which settings exempt.
    case exemptPush = "exempt-push"
    /// The attempt began before the host was restarted, and has been counted.
    case resumedAttempt = "resumed-attempt"

    // Later.

    /// The provider is being asked; what arrives meanwhile waits for its answer.
    case reloadInProgress = "reload-in-progress"
    /// Requests are merged while the app is in the foreground.
    case foregroundCoalescing = "foreground-coalescing"
    /// Requests shortly after a requested reload are merged.
    case mergeWindow = "merge-window"
    /// Two reloads are not closer together than the minimum spacing, apart from a burst of requests.
    case minimumSpacing = "minimum-spacing"
    /// The timeline itself asks sooner than the budget allows over a day, and the rest of the budget is spread evenly.
    case dailyPace = "daily-pace"
    /// The reloads of the last 24 hours have used the budget.
    case dailyBudget = "daily-budget"
    /// The instance is not visible.
    case hidden
    /// The provider failed, and is asked again after a pause.
    case retryPause = "retry-pause"
    /// The clock jumped or the machine slept; what is overdue is spread.
    case clockJump = "clock-jump"

    // An answer that is not used.

    /// The provider did not answer by the deadline.
    case deadline
    /// The provider failed.
    case providerFailed = "provider-failed"
    /// The content is larger than the limit.
    case contentLimit = "content-limit"
    /// The timeline has more entries than the limit.
    case entryLimit = "entry-limit"
}

/// What a host decided about a reload, and why.
public struct ReloadDecision: Hashable, Sendable {
    /// What happens.
    public enum Outcome: Hashable, Sendable {
        /// The provider is asked now, within the budget.
        case granted
        /// The provider is asked now, outside the budget.
        case exempt
        /// The provider is asked later, not before this time.
        case deferred(until: StoreTime)
        /// A reload that is planned for this time includes this one.
        case merged(into: StoreTime)
        /// The provider is not asked, or its answer is not used.
        case dropped
    }

    /// What happens.
    public var outcome: Outcome
    /// The reason for the reload. After requests have been merged, the one that matters most.
    public var cause: ReloadCause
    /// The rule that determined the outcome.
    public var rule: ReloadRule
    /// The number of reloads that the budget has left; nil if it has no limit.
    public var budgetLeft: Int?

    /// Creates a decision.
    public init(outcome: Outcome, cause: ReloadCause, rule: ReloadRule, budgetLeft: Int? = nil) {
        self.outcome = outcome
        self.cause = cause
        self.rule = rule
        self.budgetLeft = budgetLeft
    }

    /// Whether the provider is to be asked now.
    public var asksProvider: Bool { outcome == .granted || outcome == .exempt }
}

/// The circumstances of the app of an instance.
@usableFromInline package struct ReloadConditions: Hashable, Sendable {
    /// Whether the app is in the foreground.
    @usableFromInline package var isInForeground: Bool
    /// Whether the app has an active audio or navigation session.
    @usableFromInline package var hasSession: Bool

    @inlinable package init(isInForeground: Bool = false, hasSession: Bool = false) {
        self.isInForeground = isInForeground
        self.hasSession = hasSession
    }
}

extension ReloadCause {
    /// Whether a program or a server asked.
    package var isRequest: Bool {
        switch self {
        case .requestedInstance, .requestedKind, .requestedAll, .pushed: true
        default: false
        }
    }

    /// The rule by which a reload for this reason is outside the budget, whatever the circumstances.
    func exemption(_ limits: ReloadLimits) -> ReloadRule? {
        switch self {
        case .placed: .firstTimeline
        case .edited: .edited
        case .performed: .performedIntent
        case .environmentChanged: .environmentChange
        case .pushed: limits.pushesAreExempt ? .exemptPush : nil
        case .policy, .retry, .appeared, .requestedInstance, .requestedKind, .requestedAll: nil
        }
    }

    /// The number in stored states, which is never reused. Of two merged causes, a record shows that with the higher number.
    var code: UInt8 {
        switch self {
        case .policy: 1
        case .retry: 2
        case .appeared: 3
        case .requestedInstance: 4
        case .requestedKind: 5
        case .requestedAll: 6
        case .pushed: 7
        case .environmentChanged: 8
        case .edited: 9
        case .placed: 10
        case .performed: 11
        }
    }
}
