package import IntentModel

/// What a host remembers of one instance to decide about its reloads.
///
/// A value without a clock: every function receives the time. The host and the simulator use the same functions, in this order:
///
/// 1. ``decide(_:at:limits:conditions:)`` when something happens, and ``decideDue(at:limits:conditions:)`` at ``nextDue``.
/// 2. If the decision asks the provider, the state contains the attempt and has spent the budget. A host stores it now.
/// 3. ``finish(with:at:limits:)`` or ``fail(_:at:limits:)`` with the answer.
///
/// All times inside are milliseconds since 1970.
@usableFromInline package struct ReloadState: Equatable, Sendable {
    /// A reload that is planned.
    @usableFromInline struct Waiting: Hashable, Sendable {
        var cause: ReloadCause
        /// The time from which the reload is wanted.
        var since: Int
        /// The time of the next decision about it.
        @usableFromInline var planned: Int
        /// Whether it was requested while the app was in the foreground.
        var isFromForeground = false
    }

    /// A question to the provider that has no answer yet.
    @usableFromInline package struct Attempt: Hashable, Sendable {
        package var cause: ReloadCause
        /// The milliseconds since 1970 at which the provider was asked first.
        package var started: Int
        /// How often a restarted host asked again.
        package var resumptions: Int
    }

    /// The latest time that a function received.
    var lastSeen: Int
    /// When the shown timeline arrived; nil until there is one.
    var madeAt: Int?
    /// The time from which the shown timeline is out of date.
    package internal(set) var outdatedSince: Int?
    /// The reload that the timeline itself, or its absence, causes.
    @usableFromInline var scheduled: Waiting?
    /// The reload that requests cause.
    @usableFromInline var requested: Waiting?
    @usableFromInline package internal(set) var attempt: Attempt?
    /// Failures in a row.
    package internal(set) var failures = 0
    /// The newest reload, counted or not.
    var lastReload: Int?
    /// The newest reload that a request caused.
    var lastRequest: Int?
    /// The time at which all of the burst is available again.
    var spacedUntil = Int.min
    var window = ReloadWindow()
    var hours: VisibleHours
    package internal(set) var isVisible: Bool
    /// The source of the pauses that differ between instances.
    let seed: UInt32

    /// Creates the state of a new instance. Next, decide about ``ReloadCause/placed``.
    /// - Parameters:
    ///   - seed: A number that differs between instances, such as ``seed(for:)``.
    ///   - isVisible: Whether the instance is visible. An instance counts as visible until it is reported to be hidden.
    package init(seed: UInt32, at time: StoreTime, isVisible: Bool = true) {
        let now = time.milliseconds
        self.init(seed: seed, lastSeen: now, hours: VisibleHours(from: now), isVisible: isVisible)
    }

    init(seed: UInt32, lastSeen: Int, hours: VisibleHours, isVisible: Bool) {
        self.seed = seed
        self.lastSeen = lastSeen
        self.hours = hours
        self.isVisible = isVisible
    }

    /// A number for the text of an identifier, the same on every machine: FNV-1a.
    package static func seed(for text: String) -> UInt32 {
        text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }
}

// MARK: - Reading

extension ReloadState {
    /// The time at which ``decideDue(at:limits:conditions:)`` has something to decide; nil if that depends on something else to
    /// happen, such as the answer of the provider.
    package var nextDue: StoreTime? {
        let planned = nextPlanned
        return planned == .max ? nil : StoreTime(milliseconds: planned)
    }

    /// ``nextDue`` in milliseconds; the greatest number for nil.
    @inlinable package var nextPlanned: Int {
        guard attempt == nil else { return .max }
        return min(scheduled?.planned ?? .max, requested?.planned ?? .max)
    }

    /// The time from which the shown timeline is out of date: its policy wants a new one, or a program requested it. Nil if no
    /// such time is known.
    package var outdatedTime: StoreTime? { outdatedSince.map(StoreTime.init(milliseconds:)) }

    /// Whether a timeline has arrived.
    package var hasTimeline: Bool { madeAt != nil }

    /// The number of reloads that the budget has left; nil without a limit.
    package func budgetLeft(_ limits: ReloadLimits) -> Int? {
        limits.dailyLimit(visibleHours: hours.count).map { max(0, $0 - window.count) }
    }

    /// The order in which reloads of several instances are performed that are due together: the lower first. What a person
    /// does comes first, then what is visible, then the rest.
    package var rank: Int {
        let cause = max(scheduled?.cause.code ?? 0, requested?.cause.code ?? 0)
        if !hasTimeline || cause > ReloadCause.environmentChanged.code { return 0 }
        if scheduled?.cause == .appeared { return 1 }
        return isVisible ? 2 : 3
    }
}

// MARK: - Changes of time

extension ReloadState {
    /// Whether the state was advanced to a later time by more than a change of the clock that is no jump, as when the clock was
    /// set back while no host ran.
    package func isAhead(of time: StoreTime, _ limits: ReloadLimits) -> Bool {
        lastSeen - time.milliseconds > limits.clockTolerance
    }

    /// Advances to a time. If the clock was set back, limits what depends on times that are now in the future.
    package mutating func advance(to now: Int, _ limits: ReloadLimits) {
        if now < lastSeen { setBack(from: lastSeen, to: now, limits) }
        lastSeen = now
        window.advance(to: now)
        hours.advance(to: now, isVisible: isVisible)
    }

    private mutating func setBack(from previous: Int, to now: Int, _ limits: ReloadLimits) {
        let isJump = previous - now > limits.clockTolerance
        // After a jump, it is unknown how long ago a reload was that is now in the future. It delays no reload.
        lastReload = lastReload.flatMap { $0 > now && isJump ? nil : min($0, now) }
        lastRequest = lastRequest.flatMap { $0 > now && isJump ? nil : min($0, now) }
        spacedUntil = min(spacedUntil, now + (isJump ? limits.burst - 1 : limits.burst) * limits.spacing)
        if let attempt { self.attempt?.started = min(attempt.started, now) }
        guard isJump else { return }
        if let waiting = requested {
            requested?.since = min(waiting.since, now)
            requested?.planned = now
        }
        if let waiting = scheduled { scheduled = setBack(waiting, to: now, limits) }
        madeAt = madeAt.map { min($0, now) }
        outdatedSince = earliestWanted
    }

    private func setBack(_ waiting: Waiting, to now: Int, _ limits: ReloadLimits) -> Waiting {
        var waiting = waiting
        if waiting.cause == .policy || waiting.cause == .appeared {
            // A timeline that was made by a clock which was wrong may have no entry for today.
            if let madeAt, madeAt > now + limits.clockTolerance { waiting.since = now }
            waiting.planned = max(waiting.since, now)
        } else {
            waiting.since = min(waiting.since, now + 2 * limits.maximumRetryPause)
            waiting.planned = min(waiting.planned, now + 2 * limits.maximumRetryPause)
        }
        return waiting
    }

    /// The time from which the first of the planned reloads is wanted.
    var earliestWanted: Int? {
        guard let scheduled else { return requested?.since }
        return min(scheduled.since, requested?.since ?? scheduled.since)
    }

    /// Reacts to a jump of the clock, or to a sleep of the machine: what is overdue is spread over some time, and what is visible
    /// comes first.
    /// - Parameter instances: The number of instances of the host.
    /// - Returns: The decision, if a reload is overdue.
    package mutating func clockJumped(
        to time: StoreTime, instances: Int, limits: ReloadLimits
    ) -> ReloadDecision? {
        let now = time.milliseconds
        advance(to: now, limits)
        let overdue = [scheduled, requested].compactMap(\.self).filter { $0.since <= now && $0.planned <= now }
        guard attempt == nil, let cause = overdue.max(by: { $0.cause.code < $1.cause.code })?.cause else {
            return nil
        }
        let whole = limits.catchUp(instances: instances)
        let quarter = whole / 4
        let delay = isVisible ? jitter(0, below: quarter) : quarter + jitter(0, below: whole - quarter)
        if let waiting = scheduled { scheduled?.planned = max(waiting.planned, now + delay) }
        if let waiting = requested { requested?.planned = max(waiting.planned, now + delay) }
        return deferral(until: now + delay, cause, .clockJump, limits)
    }

    /// A number from 0 to a bound, which the instance and a count determine.
    func jitter(_ count: Int, below bound: Int) -> Int {
        guard bound > 0 else { return 0 }
        var generator = SplitMix64(seed: UInt64(seed) << 32 | UInt64(truncatingIfNeeded: count))
        return Int(generator.next() % UInt64(bound))
    }
}

/// A generator of numbers that are the same on every machine.
@usableFromInline package struct SplitMix64: RandomNumberGenerator, Sendable {
    @usableFromInline var state: UInt64

    @inlinable package init(seed: UInt64) {
        state = seed
    }

    @inlinable package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
