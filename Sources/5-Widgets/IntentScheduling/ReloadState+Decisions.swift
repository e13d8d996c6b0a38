package import IntentModel

/// What the rules say about one planned reload.
private struct Verdict {
    /// The time at which the reload is possible; now if it is possible at once.
    var time: Int
    /// The rule that determines the time.
    var rule: ReloadRule
    /// The rule by which the reload is outside the budget.
    var exemption: ReloadRule?

    /// Applies a rule that allows the reload no earlier than a time.
    mutating func wait(until time: Int, _ rule: ReloadRule) {
        guard time > self.time else { return }
        self.time = time
        self.rule = rule
    }
}

extension ReloadState {
    /// Decides about a reload for which there is a reason now.
    /// - Parameter isAsked: Whether the provider has been asked about the attempt, if there is one. Until then, the attempt
    ///   includes every reload.
    package mutating func decide(
        _ cause: ReloadCause, at time: StoreTime, limits: ReloadLimits,
        conditions: ReloadConditions = ReloadConditions(), isAsked: Bool = true
    ) -> ReloadDecision {
        let now = time.milliseconds
        advance(to: now, limits)
        if !isAsked, let attempt { return include(cause, in: attempt, now, limits) }
        var waiting = Waiting(cause: cause, since: now, planned: now, isFromForeground: conditions.isInForeground)
        if let earlier = requested {
            waiting.cause = earlier.cause.code > cause.code ? earlier.cause : cause
            waiting.since = earlier.since
            waiting.isFromForeground = waiting.isFromForeground || earlier.isFromForeground
        }
        outdatedSince = min(outdatedSince ?? now, now)
        return settle(waiting, mergesInto: requested?.planned, now, limits, conditions)
    }

    /// Decides about a reload that was planned for now or earlier.
    /// - Returns: The decision; nil if none is due. If ``nextDue`` is still not after the time, call again.
    package mutating func decideDue(
        at time: StoreTime, limits: ReloadLimits, conditions: ReloadConditions = ReloadConditions()
    ) -> ReloadDecision? {
        let now = time.milliseconds
        advance(to: now, limits)
        guard attempt == nil else { return nil }
        if let requested, requested.planned <= now {
            return settle(requested, mergesInto: nil, now, limits, conditions)
        }
        guard let scheduled, scheduled.planned <= now else { return nil }
        let verdict = verdict(on: scheduled, now, limits, conditions)
        if verdict.time <= now { return begin(scheduled, verdict, now, limits) }
        self.scheduled?.planned = verdict.time
        return deferral(until: verdict.time, scheduled.cause, verdict.rule, limits)
    }

    /// Records whether the instance is visible. One that becomes visible with an overdue timeline is due at once.
    package mutating func setVisible(_ visible: Bool, at time: StoreTime, limits: ReloadLimits) {
        let now = time.milliseconds
        advance(to: now, limits)
        guard visible != isVisible else { return }
        isVisible = visible
        guard visible else { return }
        hours.mark()
        requested?.planned = now
        if let waiting = scheduled, waiting.since <= now {
            scheduled?.planned = now
            if waiting.cause == .policy { scheduled?.cause = .appeared }
        }
    }

    /// Records that the app left the foreground: a request that waited for it is due at once.
    package mutating func foregroundEnded(at time: StoreTime, limits: ReloadLimits) {
        advance(to: time.milliseconds, limits)
        if requested?.isFromForeground == true { requested?.planned = time.milliseconds }
    }

    /// Records a timeline that arrived.
    package mutating func finish(with timeline: TimelineSchedule, at time: StoreTime, limits: ReloadLimits) {
        let now = time.milliseconds
        advance(to: now, limits)
        attempt = nil
        failures = 0
        madeAt = now
        scheduled = timeline.due(at: now).map { Waiting(cause: .policy, since: $0, planned: $0) }
        requested?.planned = now
        outdatedSince = earliestWanted
    }

    /// Records that no usable timeline arrived, and plans another attempt after a pause, which grows with each failure in a row.
    /// - Parameter reason: ``ReloadRule/deadline``, ``ReloadRule/providerFailed`` or a limit.
    /// - Returns: The decision about the answer, and that about the next attempt.
    package mutating func fail(_ reason: ReloadRule, at time: StoreTime, limits: ReloadLimits) -> [ReloadDecision] {
        let now = time.milliseconds
        advance(to: now, limits)
        let failed = attempt?.cause ?? .retry
        attempt = nil
        failures += 1
        let pause = min(limits.maximumRetryPause, limits.retryPause << min(failures - 1, 19))
        let retry = now + pause + jitter(failures, below: pause / 4)
        // The first timeline of a placed or edited instance stays outside the budget.
        let cause: ReloadCause = failed == .placed || failed == .edited ? failed : .retry
        scheduled = Waiting(cause: cause, since: retry, planned: retry)
        requested?.planned = now
        outdatedSince = min(outdatedSince ?? now, now)
        return [
            decision(.dropped, failed, reason, limits), deferral(until: retry, cause, .retryPause, limits),
        ]
    }

    /// Continues an attempt that the end of the host interrupted, without spending the budget again. If this has happened too
    /// often, the attempt counts as a failure.
    /// - Returns: The decisions; empty if no attempt was interrupted.
    package mutating func resume(at time: StoreTime, limits: ReloadLimits) -> [ReloadDecision] {
        guard let attempt else { return [] }
        guard attempt.resumptions < limits.maximumResumptions else {
            return fail(.providerFailed, at: time, limits: limits)
        }
        advance(to: time.milliseconds, limits)
        self.attempt?.resumptions += 1
        return [decision(.exempt, attempt.cause, .resumedAttempt, limits)]
    }
}

// MARK: - Rules

extension ReloadState {
    /// Decides about a requested reload.
    /// - Parameter planned: The time for which it was already planned, if an earlier request is waiting.
    private mutating func settle(
        _ waiting: Waiting, mergesInto planned: Int?, _ now: Int, _ limits: ReloadLimits, _ conditions: ReloadConditions
    ) -> ReloadDecision {
        var verdict = verdict(on: waiting, now, limits, conditions)
        if let attempt {
            verdict.wait(until: max(now + 1, attempt.started + limits.providerDeadline), .reloadInProgress)
        }
        if verdict.time <= now { return begin(waiting, verdict, now, limits) }
        requested = waiting
        if let planned, planned <= verdict.time {
            requested?.planned = planned
            return decision(.merged(into: StoreTime(milliseconds: planned)), waiting.cause, verdict.rule, limits)
        }
        requested?.planned = verdict.time
        return deferral(until: verdict.time, waiting.cause, verdict.rule, limits)
    }

    private func verdict(
        on waiting: Waiting, _ now: Int, _ limits: ReloadLimits, _ conditions: ReloadConditions
    ) -> Verdict {
        var verdict = Verdict(time: now, rule: .withinBudget)
        verdict.exemption = waiting.cause.exemption(limits) ?? (hasTimeline ? nil : .firstTimeline)
        guard verdict.exemption == nil else { return verdict }
        if waiting.isFromForeground || conditions.isInForeground {
            verdict.exemption = .appInForeground
        } else if conditions.hasSession {
            verdict.exemption = .activeSession
        }
        if waiting.cause.isRequest {
            if conditions.isInForeground {
                verdict.wait(until: waiting.since + limits.foregroundDelay, .foregroundCoalescing)
            }
            if let lastRequest { verdict.wait(until: lastRequest + limits.mergeWindow, .mergeWindow) }
        } else if let lastReload, waiting.cause != .retry {
            verdict.wait(until: lastReload + limits.policySpacing, .minimumSpacing)
        }
        if verdict.exemption == nil { applyBudget(to: &verdict, of: waiting, limits) }
        return verdict
    }

    /// Applies the rules for reloads within the budget.
    private func applyBudget(to verdict: inout Verdict, of waiting: Waiting, _ limits: ReloadLimits) {
        if !isVisible { verdict.wait(until: waiting.since + limits.hiddenDelay, .hidden) }
        if limits.spacing > 0, spacedUntil > Int.min {
            verdict.wait(until: spacedUntil - (limits.burst - 1) * limits.spacing, .minimumSpacing)
        }
        guard let limit = limits.dailyLimit(visibleHours: hours.count) else { return }
        // Without any budget, the limit may grow as the instance is visible more often.
        if limit == 0 {
            verdict.wait(until: verdict.time + 3_600_000, .dailyBudget)
            return
        }
        // A request states that data has changed, and somebody looks at what appears: neither waits for the pace.
        if waiting.cause == .policy,
            let paced = window.pacedTime(limit: limit, allowance: limits.paceAllowance(limit: limit))
        {
            verdict.wait(until: paced, .dailyPace)
        }
        if let room = window.roomTime(limit: limit) { verdict.wait(until: room, .dailyBudget) }
    }

    /// Spends the budget, if the reload is within it, and begins the attempt, which replaces all planned reloads.
    private mutating func begin(
        _ waiting: Waiting, _ verdict: Verdict, _ now: Int, _ limits: ReloadLimits
    ) -> ReloadDecision {
        if verdict.exemption == nil {
            if let daily = limits.dailyReloads { window.add(now, capacity: daily.upperBound) }
            spacedUntil = max(now, spacedUntil) + limits.spacing
        }
        lastReload = now
        if waiting.cause.isRequest { lastRequest = now }
        attempt = Attempt(cause: waiting.cause, started: now, resumptions: 0)
        scheduled = nil
        requested = nil
        return decision(
            verdict.exemption == nil ? .granted : .exempt, waiting.cause, verdict.exemption ?? .withinBudget, limits)
    }

    /// Includes a reload in an attempt about which the provider is still to be asked.
    private mutating func include(
        _ cause: ReloadCause, in attempt: Attempt, _ now: Int, _ limits: ReloadLimits
    ) -> ReloadDecision {
        if cause.code > attempt.cause.code { self.attempt?.cause = cause }
        if cause.isRequest { lastRequest = now }
        outdatedSince = min(outdatedSince ?? now, now)
        return decision(.merged(into: StoreTime(milliseconds: attempt.started)), cause, .reloadInProgress, limits)
    }

    func deferral(
        until time: Int, _ cause: ReloadCause, _ rule: ReloadRule, _ limits: ReloadLimits
    ) -> ReloadDecision {
        decision(.deferred(until: StoreTime(milliseconds: time)), cause, rule, limits)
    }

    private func decision(
        _ outcome: ReloadDecision.Outcome, _ cause: ReloadCause, _ rule: ReloadRule, _ limits: ReloadLimits
    ) -> ReloadDecision {
        ReloadDecision(outcome: outcome, cause: cause, rule: rule, budgetLeft: budgetLeft(limits))
    }
}
