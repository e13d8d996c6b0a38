public import IntentModel

/// The limits and pauses of a host, and of a simulation of it.
///
/// Apple publishes few of these numbers. Each property states where its default comes from: Apple's documentation, reports of
/// developers, or a model of this package.
public struct HostSettings: Hashable, Sendable {
    /// How often a timeline is reloaded: by default as Apple documents it.
    public var budget = ReloadBudget.appleDocumentation

    /// The longest wait for an answer of a provider. A later answer is dropped, and the previous timeline stays: by default 28
    /// seconds, as developers report it.
    public var providerDeadline: Duration = .seconds(28)
    /// The largest content of a timeline in bytes, over all of its entries: by default 30 MB, as developers report it.
    public var maximumContentBytes = 30_000_000
    /// The largest number of entries of a timeline: by default 2,000, a model. A timeline with more is refused.
    public var maximumEntries = 2_000
    /// The number of entries from which a kind is warned about: by default 400, as developers report trouble from there.
    public var entryCountWarning = 400
    /// The time between two entries below which a kind is warned about: by default 5 minutes, as Apple's documentation advises.
    public var entrySpacingWarning: Duration = .seconds(5 * 60)

    /// The time after a requested reload in which further requests are merged: by default 5 seconds, a model.
    public var mergeWindow: Duration = .seconds(5)
    /// How long a request waits while the app is in the foreground and does not leave it: by default 5 seconds, a model.
    public var foregroundDelay: Duration = .seconds(5)
    /// How long an overdue instance that is not visible waits for its appearance: by default 30 minutes, a model.
    public var hiddenDelay: Duration = .seconds(30 * 60)
    /// The number of hours of the last 24 in which an instance that is visible often is visible: by default 12, a model. It has
    /// the largest budget; others have less in proportion.
    public var frequentHours = 12
    /// The shortest time from a reload to the next one that the timeline itself causes: by default a second, a model. It matters
    /// for budgets without a spacing.
    public var minimumPolicySpacing: Duration = .seconds(1)
    /// Whether reloads that a server pushes are outside the budget: by default they are not, a model.
    public var pushesAreExempt = false

    /// How long an app counts as in the foreground after another process has reported it: by default 10 minutes, a model. An app
    /// that stays in the foreground reports it again.
    public var foregroundReport: Duration = .seconds(10 * 60)

    /// The pause after the first of several failures in a row, which doubles with each: by default a minute, a model.
    public var retryPause: Duration = .seconds(60)
    /// The longest pause after a failure: by default an hour, a model.
    public var maximumRetryPause: Duration = .seconds(60 * 60)
    /// How often an attempt that the end of the host interrupted is repeated before it counts as a failure: by default 3 times,
    /// a model.
    public var maximumResumptions = 3

    /// A change of the clock up to this length is not a jump: by default a minute, a model.
    public var clockTolerance: Duration = .seconds(60)
    /// The average time between two reloads that are overdue after a sleep or a jump of the clock: by default 0.2 seconds, a
    /// model.
    public var catchUpSpacing: Duration = .milliseconds(200)
    /// The longest time over which overdue reloads are spread after a sleep or a jump of the clock: by default 5 minutes, a
    /// model.
    public var maximumCatchUp: Duration = .seconds(5 * 60)

    /// How often chosen options are looked up again whose source states no `cache`: by default every 15 minutes, a model. Files
    /// are read when they change.
    public var lookupInterval: Duration = .seconds(15 * 60)
    /// The shortest time between two instances whose lookups ask a source: by default a second, a model.
    public var lookupSpacing: Duration = .seconds(1)

    /// Creates settings with the default of each property.
    public init() {}
}

/// The settings that decide about a reload, in milliseconds.
///
/// A host creates them once; decisions compare integers only. An object, because a call into another module copies large values.
package final class ReloadLimits: Sendable {
    /// Reloads in 24 hours; nil for no limit.
    package let dailyReloads: ClosedRange<Int>?
    package let spacing: Int
    package let burst: Int
    package let unpacedShare: Double
    package let providerDeadline: Int
    package let mergeWindow: Int
    package let foregroundDelay: Int
    package let hiddenDelay: Int
    package let frequentHours: Int
    package let policySpacing: Int
    package let pushesAreExempt: Bool
    package let retryPause: Int
    package let maximumRetryPause: Int
    package let maximumResumptions: Int
    package let clockTolerance: Int
    package let catchUpSpacing: Int
    package let maximumCatchUp: Int

    package init(_ settings: HostSettings) {
        dailyReloads = settings.budget.dailyReloads
        spacing = Duration.seconds(settings.budget.minimumSpacing).milliseconds
        burst = min(settings.budget.burst, 1_000_000)
        unpacedShare = settings.budget.unpacedShare
        providerDeadline = settings.providerDeadline.milliseconds
        mergeWindow = settings.mergeWindow.milliseconds
        foregroundDelay = settings.foregroundDelay.milliseconds
        hiddenDelay = settings.hiddenDelay.milliseconds
        frequentHours = max(1, settings.frequentHours)
        policySpacing = max(1, spacing, settings.minimumPolicySpacing.milliseconds)
        pushesAreExempt = settings.pushesAreExempt
        retryPause = max(1, settings.retryPause.milliseconds)
        maximumRetryPause = max(retryPause, settings.maximumRetryPause.milliseconds)
        maximumResumptions = settings.maximumResumptions
        clockTolerance = settings.clockTolerance.milliseconds
        catchUpSpacing = settings.catchUpSpacing.milliseconds
        maximumCatchUp = settings.maximumCatchUp.milliseconds
    }

    /// The limit of reloads in 24 hours for an instance that was visible in some of the last 24 hours; nil for none.
    func dailyLimit(visibleHours: Int) -> Int? {
        guard let dailyReloads else { return nil }
        let span = dailyReloads.upperBound - dailyReloads.lowerBound
        return dailyReloads.lowerBound + span * min(visibleHours, frequentHours) / frequentHours
    }

    /// The number of reloads in 24 hours that a timeline may use as early as it asks.
    func paceAllowance(limit: Int) -> Int { max(1, Int(Double(limit) * unpacedShare)) }

    /// The time over which the overdue reloads of some instances are spread.
    func catchUp(instances: Int) -> Int {
        guard catchUpSpacing > 0 else { return 0 }
        return min(instances, maximumCatchUp / catchUpSpacing) * catchUpSpacing
    }
}

extension Duration {
    /// The whole milliseconds, not negative and at most a hundred years, so that sums and multiples do not overflow.
    package var milliseconds: Int {
        let (seconds, attoseconds) = components
        return Int(min(max(0, seconds), 36_600 * 86_400)) * 1_000 + max(0, Int(attoseconds / 1_000_000_000_000_000))
    }
}
