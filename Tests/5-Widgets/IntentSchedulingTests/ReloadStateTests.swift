import Foundation
import IntentModel
import IntentTestSupport
import Testing

@testable import IntentScheduling

@Suite struct ReloadStateTests {
    @Test func `the reference explains every rule and every cause`() throws {
        let page = try String(
            contentsOf: Repository.manual.appending(path: "Reference/ReloadDecisions.md"), encoding: .utf8)
        let words = ReloadRule.allCases.map(\.rawValue) + ReloadCause.allCases.map(\.rawValue)
        expectEqual(words.filter { !page.contains("`\($0)`") }, [])
    }

    private var state: ReloadState {
        var driver = RuleDriver(.appleDocumentation)
        driver.place(.never)
        for minute in 1...40 {
            driver.minute = Double(minute) * 17.3
            _ = driver.reload(.requestedKind)
        }
        _ = driver.decide(.requestedInstance)
        _ = driver.decide(.edited)
        return driver.state
    }

    @Test func `stored bytes restore the state exactly`() throws {
        let state = state
        try expectEqual(ReloadState(bytes: state.bytes), state)
        #expect(state.bytes.count < 260)
    }

    @Test func `bytes of a newer version are refused`() {
        #expect(throws: ReloadStateError.unknownVersion(2)) { try ReloadState(bytes: [2] + state.bytes.dropFirst()) }
    }

    @Test func `fields that a newer program added are ignored`() throws {
        try expectEqual(ReloadState(bytes: state.bytes + [1, 2, 3]), state)
    }

    @Test func `no damage of stored bytes traps`() {
        let bytes = state.bytes
        for length in 0..<bytes.count {
            #expect(throws: ReloadStateError.damaged) { try ReloadState(bytes: Array(bytes.prefix(length))) }
        }
        var random = SeededGenerator(seed: 15)
        let limits = ReloadLimits(HostSettings())
        for _ in 0..<3_000 {
            var damaged = bytes
            for _ in 0..<3 {
                damaged[Int.random(in: 1..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            guard var state = try? ReloadState(bytes: damaged) else { continue }
            let time = StoreTime(milliseconds: 1_767_312_000_000)
            _ = state.resume(at: time, limits: limits)
            _ = state.decide(.edited, at: time, limits: limits)
            _ = state.fail(.deadline, at: time, limits: limits)
            _ = state.decideDue(at: time, limits: limits)
            _ = state.bytes
        }
    }

    @Test(arguments: 0..<20)
    func `the window holds exactly the last 24 hours`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var window = ReloadWindow()
        var expected: [Int] = []
        var now = 1_767_225_600_000
        for _ in 0..<500 {
            now +=
                Int.random(in: 0...7_200_000, using: &random) * (Int.random(in: 0..<100, using: &random) == 0 ? 900 : 1)
            if Int.random(in: 0..<40, using: &random) == 0 { now -= 50_000_000 }
            window.advance(to: now)
            expected = expected.map { min($0, now) }.filter { $0 > now - 86_400_000 }
            expectEqual(window.times, expected)
            window.add(now, capacity: 70)
            expected.append(now)
        }
    }

    @Test(arguments: [(0, 0), (1, 5), (200, 1_000), (100_000, 300_000)])
    func `overdue reloads are spread by a spacing`(spacing: Int, expected: Int) {
        var driver = RuleDriver(.appleDocumentation) { $0.catchUpSpacing = .milliseconds(spacing) }
        expectEqual(driver.limits.catchUp(instances: 5), expected)
        driver.place(.after(minutes: 60))
        driver.minute = 120
        let decision = driver.state.clockJumped(to: driver.now, instances: 5, limits: driver.limits)
        expectEqual(decision?.rule, .clockJump)
        let delay = driver.state.nextPlanned - driver.now.milliseconds
        // What is visible comes in the first quarter.
        #expect(0..<max(1, expected / 4) ~= delay)
    }

    @Test func `a reload leaves the window after exactly 24 hours`() {
        var window = ReloadWindow()
        window.add(1_000, capacity: 70)
        window.advance(to: 1_000 + 86_399_999)
        expectEqual(window.count, 1)
        window.advance(to: 1_000 + 86_400_000)
        expectEqual(window.count, 0)
    }

    @Test func `a record is one line of text and of JSON`() {
        let record = DecisionRecord(
            time: StoreTime(milliseconds: 1_774_778_700_000), instance: "clock", kind: "ClockWidget",
            decision: ReloadDecision(
                outcome: .deferred(until: StoreTime(milliseconds: 1_774_779_000_000)), cause: .requestedKind,
                rule: .minimumSpacing, budgetLeft: 12))
        expectEqual(
            record.text,
            "2026-03-29T10:05:00.000Z clock ClockWidget deferred until 2026-03-29T10:10:00.000Z "
                + "(requested-kind: minimum-spacing, 12 left)")
        expectEqual(
            record.jsonLine,
            #"{"time":"2026-03-29T10:05:00.000Z","instance":"clock","kind":"ClockWidget","#
                + #""cause":"requested-kind","decision":"deferred","until":"2026-03-29T10:10:00.000Z","#
                + #""rule":"minimum-spacing","budgetLeft":12}"#)
    }
}
