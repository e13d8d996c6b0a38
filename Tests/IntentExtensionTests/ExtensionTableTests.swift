import IntentRuntime
import Testing

@testable import IntentExtension

/// What is decided about an extension's process, without a process.
@Suite struct ExtensionTableTests {
    private let start = ContinuousClock.now

    private func makeTable(limit: Int? = nil) -> ExtensionTable {
        ExtensionTable(
            ExtensionTable.Rules(
                idleTime: .seconds(30), startTime: .seconds(10), cancellationTime: .seconds(1),
                memoryLimit: limit.map(MemoryLimit.init(bytes:))))
    }

    /// With process 1 ready and these questions sent.
    private func makeReady(_ ids: Int..., limit: Int? = nil) -> ExtensionTable {
        var table = makeTable(limit: limit)
        for id in ids { _ = table.submit(id, at: start) }
        _ = table.saidHello(process: 1, at: start)
        return table
    }

    @Test func theFirstQuestionStartsAProcessAndWaitsForIt() {
        var table = makeTable()
        #expect(table.submit(1, at: start) == [.start(process: 1)])
        #expect(table.submit(2, at: start) == [])
        #expect(table.saidHello(process: 1, at: start) == [.send(1, process: 1), .send(2, process: 1)])
        #expect(table.submit(3, at: start) == [.send(3, process: 1)])
    }

    @Test func anIdleProcessIsEndedAfterItsTime() {
        var table = makeReady(1)
        #expect(table.nextMoment == nil)
        #expect(table.answered(1, memory: nil, process: 1, at: start).isAccepted)
        #expect(table.nextMoment == start + .seconds(30))
        #expect(table.pass(to: start + .seconds(29)) == [])
        #expect(table.pass(to: start + .seconds(30)) == [.end(process: 1)])
        #expect(table.submit(2, at: start + .seconds(31)) == [.start(process: 2)])
    }

    @Test func aCrashFailsAllThatWasAskedAndTheNextQuestionStartsAnother() {
        var table = makeReady(1, 2)
        #expect(
            table.ended(.crashed("ended"), process: 1, at: start) == [
                .fail(1, .crashed("ended")), .fail(2, .crashed("ended")),
            ])
        #expect(table.submit(3, at: start) == [.start(process: 2)])
    }

    @Test func afterCrashesInARowThePausesDouble() {
        var table = makeTable()
        var now = start
        _ = table.submit(1, at: now)
        _ = table.ended(.crashed("a"), process: 1, at: now)
        for (process, pause) in [(2, 250), (3, 500), (4, 1000)] {
            #expect(table.submit(process, at: now) == [.start(process: process)])
            _ = table.ended(.crashed("b"), process: process, at: now)
            #expect(table.submit(100, at: now + .milliseconds(pause - 1)) == [.fail(100, .crashed("b"))])
            now += .milliseconds(pause)
        }
        // An answer makes all good again.
        #expect(table.submit(5, at: now) == [.start(process: 5)])
        _ = table.saidHello(process: 5, at: now)
        _ = table.answered(5, memory: nil, process: 5, at: now)
        _ = table.ended(.crashed("c"), process: 5, at: now)
        #expect(table.submit(6, at: now) == [.start(process: 6)])
    }

    @Test func aLateQuestionThatIsNotGivenUpEndsTheProcessAndOthersAreAskedAnew() {
        var table = makeReady(1, 2)
        #expect(table.cancel(1, at: start) == [.cancel(1, process: 1)])
        #expect(table.cancel(1, at: start) == [])
        #expect(table.pass(to: start + .milliseconds(999)) == [])
        #expect(
            table.pass(to: start + .seconds(1)) == [
                .fail(1, .timedOut), .kill(process: 1), .start(process: 2),
            ])
        #expect(table.saidHello(process: 2, at: start) == [.send(2, process: 2)])
        // Only once: else one that is always beside a bad one would go round for ever.
        _ = table.submit(3, at: start)
        _ = table.cancel(3, at: start)
        let actions = table.pass(to: start + .seconds(1))
        #expect(actions.contains(.fail(2, .crashed("was ended twice for what others asked of it"))))
    }

    @Test func aLateQuestionThatIsGivenUpInTimeEndsNothing() {
        var table = makeReady(1)
        _ = table.cancel(1, at: start)
        #expect(table.answered(1, memory: nil, process: 1, at: start + .milliseconds(500)).isAccepted)
        #expect(table.pass(to: start + .seconds(2)) == [])
        #expect(table.isReady)
    }

    @Test func anAnswerOverTheMemoryLimitIsNotGivenAndOthersAreAskedAnew() {
        var table = makeReady(1, 2, limit: 30_000_000)
        let (isAccepted, actions) = table.answered(1, memory: 41_200_000, process: 1, at: start)
        #expect(!isAccepted)
        let words = "was ended: it held 41.2 MB of memory, more than its limit of 30 MB"
        #expect(actions == [.fail(1, .crashed(words)), .kill(process: 1), .start(process: 2)])
    }

    @Test func memoryIsMeasuredWhileAnAnswerIsAwaited() {
        var table = makeReady(1, limit: 30_000_000)
        #expect(table.nextMoment == start + .milliseconds(50))
        #expect(table.pass(to: start + .milliseconds(50)) == [.measure(process: 1)])
        #expect(table.measured(30_000_000, process: 1, at: start) == [])
        #expect(table.measured(30_000_001, process: 1, at: start).first == .kill(process: 1))
    }

    @Test func oneThatSaysNothingIsEndedAfterItsTime() {
        var table = makeTable()
        _ = table.submit(1, at: start)
        #expect(table.pass(to: start + .seconds(9)) == [])
        #expect(
            table.pass(to: start + .seconds(10)) == [
                .kill(process: 1),
                .fail(1, .unavailable("did not say within 10.0 seconds what it answers for")),
            ])
    }

    @Test func whatAnOldProcessSaysCountsNoMore() {
        var table = makeReady(1)
        _ = table.ended(.crashed("a"), process: 1, at: start)
        _ = table.submit(2, at: start)
        #expect(table.saidHello(process: 1, at: start) == [])
        #expect(table.ended(.crashed("b"), process: 1, at: start) == [])
        #expect(!table.answered(2, memory: nil, process: 1, at: start).isAccepted)
        #expect(table.process == 2)
    }

    @Test func afterShuttingDownNothingIsStarted() {
        var table = makeReady(1)
        #expect(table.shutDown() == [.end(process: 1), .fail(1, .unavailable("was stopped"))])
        #expect(table.submit(2, at: start) == [.fail(2, .unavailable("was stopped"))])
    }
}
