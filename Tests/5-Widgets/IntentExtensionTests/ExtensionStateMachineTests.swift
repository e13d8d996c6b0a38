import IntentRuntime
import IntentTestSupport
import Testing

@testable import IntentExtension

/// The state machine of an extension's process, without a process.
@Suite struct ExtensionStateMachineTests {
    private let start = ContinuousClock.now

    private func makeMachine(limit: Int? = nil) -> ExtensionStateMachine {
        ExtensionStateMachine(
            ExtensionStateMachine.Rules(
                idleTimeout: .seconds(30), startTimeout: .seconds(10), cancellationGracePeriod: .seconds(1),
                memoryLimit: limit.map(MemoryLimit.init(bytes:))))
    }

    /// Returns a state machine whose process 1 is ready and has received these requests.
    private func makeReady(_ ids: Int..., limit: Int? = nil) -> ExtensionStateMachine {
        var machine = makeMachine(limit: limit)
        for id in ids { _ = machine.submit(id, at: start) }
        _ = machine.receivedHello(process: 1, at: start)
        return machine
    }

    @Test func `the first request starts a process and waits for it`() {
        var machine = makeMachine()
        expectEqual(machine.submit(1, at: start), [.start(process: 1)])
        expectEqual(machine.submit(2, at: start), [])
        expectEqual(machine.receivedHello(process: 1, at: start), [.send(1, process: 1), .send(2, process: 1)])
        expectEqual(machine.submit(3, at: start), [.send(3, process: 1)])
    }

    @Test func `an idle process is ended after the idle timeout`() {
        var machine = makeReady(1)
        expectEqual(machine.nextDeadline, nil)
        #expect(machine.receivedAnswer(1, memory: nil, process: 1, at: start).isAccepted)
        expectEqual(machine.nextDeadline, start + .seconds(30))
        expectEqual(machine.advance(to: start + .seconds(29)), [])
        expectEqual(machine.advance(to: start + .seconds(30)), [.end(process: 1)])
        expectEqual(machine.submit(2, at: start + .seconds(31)), [.start(process: 2)])
    }

    @Test func `a crash fails pending requests and the next one restarts`() {
        var machine = makeReady(1, 2)
        expectEqual(
            machine.ended(.crashed("ended"), process: 1, at: start),
            [
                .fail(1, .crashed("ended")), .fail(2, .crashed("ended")),
            ])
        expectEqual(machine.submit(3, at: start), [.start(process: 2)])
    }

    @Test func `consecutive crashes double the restart delay`() {
        var machine = makeMachine()
        var now = start
        _ = machine.submit(1, at: now)
        _ = machine.ended(.crashed("a"), process: 1, at: now)
        for (process, pause) in [(2, 250), (3, 500), (4, 1000)] {
            expectEqual(machine.submit(process, at: now), [.start(process: process)])
            _ = machine.ended(.crashed("b"), process: process, at: now)
            expectEqual(machine.submit(100, at: now + .milliseconds(pause - 1)), [.fail(100, .crashed("b"))])
            now += .milliseconds(pause)
        }
        // An answer resets the delay.
        expectEqual(machine.submit(5, at: now), [.start(process: 5)])
        _ = machine.receivedHello(process: 5, at: now)
        _ = machine.receivedAnswer(5, memory: nil, process: 5, at: now)
        _ = machine.ended(.crashed("c"), process: 5, at: now)
        expectEqual(machine.submit(6, at: now), [.start(process: 6)])
    }

    @Test func `a canceled request that hangs kills the process`() {
        var machine = makeReady(1, 2)
        expectEqual(machine.cancel(1, at: start), [.cancel(1, process: 1)])
        expectEqual(machine.cancel(1, at: start), [])
        expectEqual(machine.advance(to: start + .milliseconds(999)), [])
        expectEqual(
            machine.advance(to: start + .seconds(1)),
            [
                .fail(1, .timedOut), .kill(process: 1), .start(process: 2),
            ])
        expectEqual(machine.receivedHello(process: 2, at: start), [.send(2, process: 2)])
        // A request is repeated only once. Otherwise a request beside a faulty one could be repeated forever.
        _ = machine.submit(3, at: start)
        _ = machine.cancel(3, at: start)
        let actions = machine.advance(to: start + .seconds(1))
        #expect(actions.contains(.fail(2, .crashed("was killed twice because of other requests"))))
    }

    @Test func `a canceled request that stops in time kills nothing`() {
        var machine = makeReady(1)
        _ = machine.cancel(1, at: start)
        #expect(machine.receivedAnswer(1, memory: nil, process: 1, at: start + .milliseconds(500)).isAccepted)
        expectEqual(machine.advance(to: start + .seconds(2)), [])
        #expect(machine.isReady)
    }

    @Test func `an answer over the memory limit is rejected`() {
        var machine = makeReady(1, 2, limit: 30_000_000)
        let (isAccepted, actions) = machine.receivedAnswer(1, memory: 41_200_000, process: 1, at: start)
        #expect(!isAccepted)
        let message = "was killed: it used 41.2 MB of memory; its limit is 30 MB"
        expectEqual(actions, [.fail(1, .crashed(message)), .kill(process: 1), .start(process: 2)])
    }

    @Test func `memory is measured while an answer is pending`() {
        var machine = makeReady(1, limit: 30_000_000)
        expectEqual(machine.nextDeadline, start + .milliseconds(50))
        expectEqual(machine.advance(to: start + .milliseconds(50)), [.measure(process: 1)])
        expectEqual(machine.measured(30_000_000, process: 1, at: start), [])
        expectEqual(machine.measured(30_000_001, process: 1, at: start).first, .kill(process: 1))
    }

    @Test func `a process without a hello message is killed`() {
        var machine = makeMachine()
        _ = machine.submit(1, at: start)
        expectEqual(machine.advance(to: start + .seconds(9)), [])
        expectEqual(
            machine.advance(to: start + .seconds(10)),
            [
                .kill(process: 1),
                .fail(1, .unavailable("did not send its hello message within 10 seconds")),
            ])
    }

    @Test func `events of an earlier process are ignored`() {
        var machine = makeReady(1)
        _ = machine.ended(.crashed("a"), process: 1, at: start)
        _ = machine.submit(2, at: start)
        expectEqual(machine.receivedHello(process: 1, at: start), [])
        expectEqual(machine.ended(.crashed("b"), process: 1, at: start), [])
        #expect(!machine.receivedAnswer(2, memory: nil, process: 1, at: start).isAccepted)
        expectEqual(machine.process, 2)
    }

    @Test func `nothing is started after a shutdown`() {
        var machine = makeReady(1)
        expectEqual(machine.shutDown(), [.end(process: 1), .fail(1, .unavailable("was stopped"))])
        expectEqual(machine.submit(2, at: start), [.fail(2, .unavailable("was stopped"))])
    }
}
