import IntentModel
import IntentScheduling
import IntentTestSupport
import Testing

/// Failures, restarts and jumps of the clock.
@Suite struct ReloadFailureTests {
    @Test func `pauses grow with each failure and keep their limit`() {
        var driver = RuleDriver(.unlimited)
        driver.place(.after(minutes: 10))
        driver.minute = 10
        expectEqual(driver.decideDue()?.asksProvider, true)
        var pauses: [Double] = []
        for _ in 0..<10 {
            let decisions = driver.fail(.deadline)
            expectEqual(decisions.map(\.rule), [.deadline, .retryPause])
            expectEqual(decisions.first?.outcome, .dropped)
            let retry = driver.nextMinute ?? 0
            pauses.append(retry - driver.minute)
            driver.minute = retry
            expectEqual(driver.decideDue()?.cause, .retry)
        }
        #expect(zip(pauses, pauses.dropFirst()).prefix(5).allSatisfy { $0 < $1 })
        #expect(pauses.allSatisfy { $0 >= 1 && $0 <= 75 })
        #expect(pauses.last ?? 0 >= 60)
    }

    @Test func `pauses differ between instances and not between runs`() {
        func pause(seed: UInt32) -> Double? {
            var driver = RuleDriver(.unlimited, seed: seed)
            driver.place(.never)
            _ = driver.decide(.requestedKind)
            _ = driver.fail(.providerFailed)
            return driver.nextMinute
        }
        expectEqual(pause(seed: 1), pause(seed: 1))
        #expect(Set((0..<8).map { pause(seed: $0) }).count > 4)
    }

    @Test func `an answer ends the pauses`() {
        var driver = RuleDriver(.unlimited)
        driver.place(.never)
        for _ in 0..<4 {
            #expect(driver.decide(.requestedKind).asksProvider)
            _ = driver.fail(.providerFailed)
            driver.minute = driver.nextMinute ?? 0
        }
        expectEqual(driver.decideDue()?.asksProvider, true)
        driver.finish(.after(minutes: 20))
        expectEqual(driver.state.failures, 0)
        expectEqual((driver.nextMinute ?? 0) - driver.minute, 20)
    }

    @Test func `the first timeline stays exempt after a failure`() {
        var driver = RuleDriver(ReloadBudget(name: "none", dailyReloads: 0...0, minimumSpacing: 0, source: "test"))
        #expect(driver.decide(.placed).asksProvider)
        _ = driver.fail(.deadline)
        driver.minute = driver.nextMinute ?? 0
        expectEqual(driver.decideDue()?.rule, .firstTimeline)
    }

    @Test func `a request for the first timeline is exempt, too`() {
        var driver = RuleDriver(ReloadBudget(name: "none", dailyReloads: 0...0, minimumSpacing: 0, source: "test"))
        _ = driver.decide(.placed)
        _ = driver.fail(.deadline)
        expectEqual(driver.decide(.requestedKind).rule, .firstTimeline)
    }

    @Test func `an edit stays exempt after a failure`() {
        var driver = RuleDriver(ReloadBudget(name: "none", dailyReloads: 0...0, minimumSpacing: 0, source: "test"))
        driver.place(.never)
        _ = driver.decide(.edited)
        _ = driver.fail(.deadline)
        driver.minute = driver.nextMinute ?? 0
        expectEqual(driver.decideDue()?.rule, .edited)
    }

    @Test func `an interrupted attempt is repeated without spending again`() throws {
        var driver = RuleDriver(.appleDocumentation)
        driver.place(.never)
        expectEqual(driver.decide(.requestedKind).budgetLeft, 69)
        driver.state = try ReloadState(bytes: driver.state.bytes)
        let decisions = driver.state.resume(at: driver.time(1), limits: driver.limits)
        expectEqual(decisions.map(\.rule), [.resumedAttempt])
        expectEqual(decisions.first?.budgetLeft, 69)
        driver.minute = 1
        driver.finish(.never)
        expectEqual(driver.budgetLeft, 69)
    }

    @Test func `an attempt that ends each host becomes a failure`() {
        var driver = RuleDriver(.appleDocumentation)
        driver.place(.never)
        _ = driver.decide(.requestedKind)
        for _ in 0..<3 {
            expectEqual(driver.state.resume(at: driver.time(0), limits: driver.limits).first?.asksProvider, true)
        }
        expectEqual(
            driver.state.resume(at: driver.time(0), limits: driver.limits).map(\.rule),
            [
                .providerFailed, .retryPause,
            ])
        expectEqual(driver.state.attempt, nil)
    }

    @Test func `after a week of sleep, reloads are spread`() {
        let limits = ReloadLimits(HostSettings())
        let start = StoreTime(milliseconds: 1_767_225_600_000)
        let wake = StoreTime(milliseconds: start.milliseconds + 7 * 86_400_000)
        var minutes: [Int: Int] = [:]
        var isVisibleFirst = true
        for seed in 0..<3_000 {
            var state = ReloadState(seed: UInt32(seed) &* 2_654_435_761, at: start, isVisible: seed.isMultiple(of: 10))
            _ = state.decide(.placed, at: start, limits: limits)
            let due = StoreTime(milliseconds: start.milliseconds + 3_600_000)
            state.finish(with: TimelineSchedule(policy: .after(due), lastEntry: nil), at: start, limits: limits)
            let decision = state.clockJumped(to: wake, instances: 3_000, limits: limits)
            guard let next = state.nextDue, decision?.rule == .clockJump else {
                Issue.record("the timeline of \(seed) is lost")
                continue
            }
            let delay = next.milliseconds - wake.milliseconds
            isVisibleFirst = isVisibleFirst && (state.isVisible ? 0..<75_000 ~= delay : 75_000..<300_000 ~= delay)
            minutes[delay / 60_000, default: 0] += 1
        }
        #expect(isVisibleFirst)
        expectEqual(minutes.count, 5)
        #expect(minutes.values.max() ?? 0 < 1_000)
    }

    @Test func `a clock set back by a year loses no timeline`() {
        var driver = RuleDriver(.appleDocumentation)
        driver.place(.after(minutes: 60))
        driver.minute = -365 * 24 * 60
        let decision = driver.state.clockJumped(to: driver.time(driver.minute), instances: 1, limits: driver.limits)
        expectEqual(decision?.rule, .clockJump)
        let next = driver.nextMinute ?? 0
        #expect(next - driver.minute < 1)
    }

    @Test func `the spacing delays no timeline from before a clock was set back`() {
        var driver = RuleDriver(.appleDocumentation)
        driver.place(.after(minutes: 60))
        driver.minute = -48 * 60
        expectEqual(driver.decideDue()?.outcome, .granted)
        driver.finish(.after(minutes: 0))
        expectEqual(driver.decideDue()?.outcome, .deferred(until: driver.time(driver.minute + 5)))
    }

    @Test func `a clock set back allows one request at once after a burst`() {
        var driver = RuleDriver(.appleDocumentation) { $0.mergeWindow = .zero }
        driver.place(.never)
        for _ in 0..<3 { expectEqual(driver.reload(.requestedKind).outcome, .granted) }
        driver.minute = -48 * 60
        expectEqual(driver.reload(.requestedKind).outcome, .granted)
        expectEqual(driver.reload(.requestedKind).outcome, .deferred(until: driver.time(driver.minute + 5)))
    }

    @Test func `a small correction of the clock keeps the spacing`() {
        var driver = RuleDriver(.appleDocumentation)
        driver.place(.after(minutes: 0))
        driver.minute = -0.5
        expectEqual(driver.state.isAhead(of: driver.now, driver.limits), false)
        driver.minute = 0
        expectEqual(driver.decideDue()?.outcome, .deferred(until: driver.time(5)))
        driver.minute = -2
        expectEqual(driver.state.isAhead(of: driver.now, driver.limits), true)
    }

    @Test func `a clock set back within a timeline keeps its policy`() {
        var driver = RuleDriver(.appleDocumentation)
        driver.place(.after(minutes: 600))
        driver.minute = 300
        expectEqual(driver.decideDue(), nil)
        driver.minute = 240
        expectEqual(driver.state.clockJumped(to: driver.time(240), instances: 1, limits: driver.limits), nil)
        expectEqual(driver.nextMinute, 600)
    }

    @Test func `a clock set back neither frees nor blocks the budget`() {
        var driver = RuleDriver(ReloadBudget(name: "two", dailyReloads: 2...2, minimumSpacing: 0, source: "test"))
        driver.place(.never)
        for _ in 0..<2 {
            driver.minute += 1
            expectEqual(driver.reload(.requestedKind).outcome, .granted)
        }
        driver.minute = -48 * 60
        expectEqual(driver.decide(.requestedKind).outcome, .deferred(until: driver.time(-24 * 60)))
    }

    @Test func `a pause after a failure survives a clock set back`() {
        var driver = RuleDriver(.unlimited)
        driver.place(.never)
        _ = driver.decide(.requestedKind)
        _ = driver.fail(.providerFailed)
        driver.minute = -48 * 60
        _ = driver.decideDue()
        #expect((driver.nextMinute ?? 0) <= driver.minute + 120)
    }
}
