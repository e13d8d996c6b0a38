import IntentModel
import IntentSystem
import IntentTestSupport
import Testing

@testable import IntentRuntime

/// The order of calls, as a state machine without threads.
@Suite struct CallTableTests {
    private let target = CallTarget(name: "handler")
    private let other = CallTarget(name: "other")

    private func instance(_ number: Int) -> InstanceID? { InstanceID("i\(number)") }

    @Test func `calls for one instance run in order without overlap`() {
        var table = CallTable()
        expectEqual(table.submit(1, to: target, for: instance(1)), [.start(1)])
        expectEqual(table.submit(2, to: target, for: instance(1)), [])
        expectEqual(table.submit(3, to: other, for: instance(1)), [])
        expectEqual(table.submit(4, to: target, for: instance(2)), [.start(4)])
        expectEqual(table.finish(1), [.start(2)])
        expectEqual(table.finish(2), [.start(3)])
    }

    @Test func `a late call is canceled and its instance continues`() {
        var table = CallTable()
        _ = table.submit(1, to: target, for: instance(1))
        _ = table.submit(2, to: target, for: instance(1))
        expectEqual(table.expire(1, .timedOut), [.fail(1, .timedOut), .cancel(1), .start(2)])
        expectEqual(table.abandonedCalls(of: target), 1)
        expectEqual(table.finish(1), [])
        expectEqual(table.abandonedCalls(of: target), 0)
    }

    @Test func `time spent waiting counts toward the deadline`() {
        var table = CallTable()
        _ = table.submit(1, to: target, for: instance(1))
        _ = table.submit(2, to: target, for: instance(1))
        expectEqual(table.expire(2, .timedOut), [.fail(2, .timedOut)])
        expectEqual(table.abandonedCalls(of: target), 0)
        expectEqual(table.finish(1), [])
    }

    @Test func `sixteen abandoned calls make a handler unavailable until one finishes`() {
        var table = CallTable()
        for call in 1...16 {
            expectEqual(table.submit(call, to: target, for: instance(call)), [.start(call)])
            _ = table.expire(call, .timedOut)
        }
        let refusal = CallTable.Action.fail(17, .tooManyAbandoned(target))
        expectEqual(table.submit(17, to: target, for: instance(17)), [refusal])
        expectEqual(table.submit(18, to: other, for: instance(18)), [.start(18)])
        expectEqual(table.finish(5), [])
        expectEqual(table.submit(19, to: target, for: instance(19)), [.start(19)])
    }

    @Test func `at most sixteen calls of a handler can hang`() {
        var table = CallTable()
        for call in 1...16 { expectEqual(table.submit(call, to: target, for: instance(call)), [.start(call)]) }
        expectEqual(table.submit(17, to: target, for: instance(17)), [], "it waits for one to end")
        expectEqual(table.finish(3), [.start(17)])
        expectEqual(table.submit(18, to: target, for: instance(18)), [])
        for call in [1, 2] + Array(4...16) { _ = table.expire(call, .timedOut) }
        let last = table.expire(17, .timedOut)
        expectEqual(last, [.fail(17, .timedOut), .cancel(17), .fail(18, .tooManyAbandoned(target))])
    }

    @Test func `calls without an instance do not wait for each other`() {
        var table = CallTable()
        expectEqual(table.submit(1, to: target, for: nil), [.start(1)])
        expectEqual(table.submit(2, to: target, for: nil), [.start(2)])
    }

    @Test func `a finished call does not finish twice`() {
        var table = CallTable()
        _ = table.submit(1, to: target, for: instance(1))
        _ = table.expire(1, .timedOut)
        expectEqual(table.expire(1, .timedOut), [])
        _ = table.finish(1)
        expectEqual(table.finish(1), [])
        expectEqual(table.expire(1, .timedOut), [])
        #expect(!table.contains(1))
    }
}
