import IntentModel
import IntentScheduling
import IntentTestSupport
import Testing

/// Each rule on one instance, with times in minutes since the instance was placed.
@Suite struct ReloadRuleTests {
    @Test func `the first timeline is outside the budget`() {
        var driver = RuleDriver(.appleDocumentation)
        let decision = driver.decide(.placed)
        expectEqual(decision.outcome, .exempt)
        expectEqual(decision.rule, .firstTimeline)
        expectEqual(decision.budgetLeft, 70)
    }

    @Test(arguments: [
        (ReloadCause.edited, ReloadRule.edited), (.performed, .performedIntent),
        (.environmentChanged, .environmentChange),
    ])
    func `what a person does is outside the budget`(cause: ReloadCause, rule: ReloadRule) {
        var driver = RuleDriver(ReloadBudget(name: "one", dailyReloads: 1...1, minimumSpacing: 3_600, source: "test"))
        driver.place(.never)
        expectEqual(driver.reload(.requestedKind).outcome, .granted)
        let decision = driver.decide(cause)
        expectEqual(decision.outcome, .exempt)
        expectEqual(decision.rule, rule)
    }

    @Test func `a session makes reloads exempt`() {
        var driver = RuleDriver(ReloadBudget(name: "none", dailyReloads: 0...0, minimumSpacing: 0, source: "test"))
        driver.place(.after(minutes: 10))
        driver.conditions.hasSession = true
        driver.minute = 10
        expectEqual(driver.decideDue()?.rule, .activeSession)
    }

    @Test func `a push is counted unless settings exempt it`() {
        var counted = RuleDriver(.appleDocumentation)
        counted.place(.never)
        expectEqual(counted.decide(.pushed).outcome, .granted)

        var exempt = RuleDriver(.appleDocumentation) { $0.pushesAreExempt = true }
        exempt.place(.never)
        expectEqual(exempt.decide(.pushed).rule, .exemptPush)
    }

    @Test func `a timeline is not reloaded before its policy says`() {
        var driver = RuleDriver(.appleDocumentation)
        driver.place(.after(minutes: 30))
        expectEqual(driver.nextMinute, 30)
        driver.minute = 29.9
        expectEqual(driver.decideDue(), nil)
        driver.minute = 30
        expectEqual(driver.decideDue()?.outcome, .granted)
    }

    @Test func `atEnd reloads after the last entry`() {
        var driver = RuleDriver(.appleDocumentation)
        driver.place(.atEnd(lastEntryMinutes: 59))
        expectEqual(driver.nextMinute, 59)
    }

    @Test func `a timeline with never waits for a request`() {
        var driver = RuleDriver(.appleDocumentation)
        driver.place(.never)
        expectEqual(driver.nextMinute, nil)
        driver.minute = 60 * 24 * 30
        expectEqual(driver.decideDue(), nil)
        expectEqual(driver.decide(.requestedInstance).outcome, .granted)
    }

    @Test func `an entry dated now with atEnd waits for the spacing`() {
        var driver = RuleDriver(.appleDocumentation)
        driver.place(.atEnd(lastEntryMinutes: 0))
        let decision = driver.decideDue()
        expectEqual(decision?.outcome, .deferred(until: driver.time(5)))
        expectEqual(decision?.rule, .minimumSpacing)
        driver.minute = 5
        expectEqual(driver.decideDue()?.outcome, .granted)
        driver.finish(.atEnd(lastEntryMinutes: 0))
        expectEqual(driver.decideDue()?.outcome, .deferred(until: driver.time(10)))
    }

    @Test func `a budget without a spacing causes no busy loop`() {
        var driver = RuleDriver(.unlimited)
        driver.place(.after(minutes: 0))
        expectEqual(driver.decideDue()?.outcome, .deferred(until: driver.time(1.0 / 60)))
    }

    @Test func `a burst of requests is granted, then spaced`() {
        var driver = RuleDriver(.appleDocumentation) { $0.mergeWindow = .zero }
        driver.place(.never)
        for _ in 0..<3 { expectEqual(driver.reload(.requestedKind).outcome, .granted) }
        let fourth = driver.decide(.requestedKind)
        expectEqual(fourth.outcome, .deferred(until: driver.time(5)))
        expectEqual(fourth.rule, .minimumSpacing)
    }

    @Test func `a spent budget waits for the oldest reload's day`() {
        var driver = RuleDriver(ReloadBudget(name: "two", dailyReloads: 2...2, minimumSpacing: 0, source: "test"))
        driver.place(.never)
        driver.minute = 10
        expectEqual(driver.reload(.requestedKind).budgetLeft, 1)
        driver.minute = 20
        expectEqual(driver.reload(.requestedKind).budgetLeft, 0)
        driver.minute = 30
        let third = driver.decide(.requestedKind)
        expectEqual(third.outcome, .deferred(until: driver.time(10 + 24 * 60)))
        expectEqual(third.rule, .dailyBudget)
        driver.minute = 10 + 24 * 60
        expectEqual(driver.decideDue()?.outcome, .granted)
    }

    @Test func `a timeline that asks at once is paced`() {
        // A quarter of the budget at once, the others one by one over the day.
        var driver = RuleDriver(
            ReloadBudget(
                name: "eight", dailyReloads: 8...8, minimumSpacing: 60, unpacedShare: 0.25, source: "test"))
        driver.place(.after(minutes: 0))
        var granted: [Double] = []
        var rules: [ReloadRule] = []
        while let next = driver.nextMinute, next < 48 * 60 {
            driver.minute = next
            guard let decision = driver.decideDue() else { break }
            if decision.asksProvider {
                granted.append((next / 60 * 100).rounded() / 100)
                driver.finish(.after(minutes: 0))
            } else {
                rules.append(decision.rule)
            }
        }
        expectEqual(granted.prefix(5), [0.02, 0.03, 3.45, 6.87, 10.3])
        #expect(!rules.contains(.dailyBudget))
        #expect(rules.contains(.dailyPace))
        expectEqual(granted.count { $0 < 24 }, 8)
        #expect(zip(granted, granted.dropFirst()).allSatisfy { $1 - $0 < 3.44 })
    }

    @Test func `a request does not wait for the pace`() {
        var driver = RuleDriver(
            ReloadBudget(name: "four", dailyReloads: 4...4, minimumSpacing: 0, unpacedShare: 0.25, source: "test"))
        driver.place(.after(minutes: 0))
        driver.minute = 1
        expectEqual(driver.decideDue()?.outcome, .granted)
        driver.finish(.after(minutes: 0))
        driver.minute = 2
        expectEqual(driver.decideDue()?.rule, .dailyPace)
        expectEqual(driver.decide(.requestedKind).outcome, .granted)
    }

    @Test func `an instance visible in few hours has less budget`() {
        var driver = RuleDriver(.appleDocumentation)
        driver.place(.never)
        expectEqual(driver.budgetLeft, 70)
        driver.setVisible(false)
        driver.minute = 24 * 60
        driver.setVisible(false)
        driver.setVisible(true)
        driver.setVisible(false)
        expectEqual(driver.budgetLeft, 42)
        driver.minute = 48 * 60
        driver.setVisible(false)
        expectEqual(driver.budgetLeft, 40)
        driver.setVisible(true)
        driver.minute = 60 * 60
        driver.setVisible(false)
        expectEqual(driver.budgetLeft, 70)
    }

    @Test func `requests within a window are merged`() {
        var driver = RuleDriver(.appleDocumentation)
        driver.place(.never)
        expectEqual(driver.reload(.requestedKind).outcome, .granted)
        driver.minute = 1.0 / 60
        let second = driver.decide(.requestedKind)
        expectEqual(second.outcome, .deferred(until: driver.time(5.0 / 60)))
        expectEqual(second.rule, .mergeWindow)
        expectEqual(driver.decide(.requestedInstance).outcome, .merged(into: driver.time(5.0 / 60)))
        driver.minute = 5.0 / 60
        expectEqual(driver.decideDue()?.outcome, .granted)
        driver.finish(.never)
        expectEqual(driver.nextMinute, nil)
    }

    @Test func `requests in the foreground are merged and exempt`() {
        var driver = RuleDriver(.appleDocumentation)
        driver.place(.never)
        driver.minute = 1
        driver.conditions.isInForeground = true
        expectEqual(driver.decide(.requestedKind).rule, .foregroundCoalescing)
        expectEqual(driver.decide(.requestedKind).outcome, .merged(into: driver.time(1 + 5.0 / 60)))
        driver.minute = 1 + 5.0 / 60
        expectEqual(driver.decideDue()?.rule, .appInForeground)
    }

    @Test func `a waiting request is performed when the app leaves`() {
        var driver = RuleDriver(.appleDocumentation)
        driver.place(.never)
        driver.minute = 1
        driver.conditions.isInForeground = true
        _ = driver.decide(.requestedKind)
        driver.minute = 1 + 1.0 / 60
        driver.conditions.isInForeground = false
        driver.endForeground()
        let decision = driver.decideDue()
        expectEqual(decision?.outcome, .exempt)
        expectEqual(decision?.rule, .appInForeground)
    }

    @Test func `a request during a reload is not lost`() {
        var driver = RuleDriver(.appleDocumentation)
        driver.place(.never)
        driver.minute = 1
        expectEqual(driver.decide(.requestedKind).outcome, .granted)
        driver.minute = 1 + 6.0 / 60
        expectEqual(driver.decide(.requestedKind).rule, .reloadInProgress)
        expectEqual(driver.nextMinute, nil)
        driver.finish(.never)
        expectEqual(driver.decideDue()?.outcome, .granted)
    }

    @Test func `an attempt includes what happens before the provider is asked`() {
        var driver = RuleDriver(.appleDocumentation)
        driver.place(.never)
        driver.minute = 1
        expectEqual(driver.decide(.requestedKind).outcome, .granted)
        let edit = driver.state.decide(.edited, at: driver.now, limits: driver.limits, isAsked: false)
        expectEqual(edit.outcome, .merged(into: driver.now))
        expectEqual(edit.rule, .reloadInProgress)
        // After a failure, the attempt is repeated as one after an edit.
        expectEqual(driver.fail(.deadline).last?.cause, .edited)
    }

    @Test func `a hidden instance waits, and comes first when visible`() {
        var driver = RuleDriver(.appleDocumentation)
        driver.place(.after(minutes: 60))
        driver.setVisible(false)
        driver.minute = 60
        let decision = driver.decideDue()
        expectEqual(decision?.outcome, .deferred(until: driver.time(90)))
        expectEqual(decision?.rule, .hidden)
        expectEqual(driver.state.rank, 3)
        driver.minute = 70
        driver.setVisible(true)
        expectEqual(driver.nextMinute, 70)
        expectEqual(driver.state.rank, 1)
        expectEqual(driver.decideDue()?.cause, .appeared)
    }

    @Test func `an instance that is up to date ignores its appearance`() {
        var driver = RuleDriver(.appleDocumentation)
        driver.place(.after(minutes: 60))
        driver.setVisible(false)
        driver.minute = 30
        driver.setVisible(true)
        expectEqual(driver.decideDue(), nil)
        expectEqual(driver.nextMinute, 60)
    }
}
