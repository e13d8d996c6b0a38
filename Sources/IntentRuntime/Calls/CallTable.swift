/// Which calls wait, run, or are abandoned, and what is to be done next. A pure state machine.
///
/// Calls for one instance come one at a time, in the order in which they were asked for. A target has at most
/// ``mostForTarget`` calls that run or are abandoned, so that never more than so many can hang; when all of them do,
/// the target is unavailable until one ends.
struct CallTable: Sendable {
    static let mostForTarget = 16

    enum Action: Hashable, Sendable {
        case start(Int)
        case fail(Int, HandlerFailure)
        /// Tell a running call that nobody waits any more.
        case cancel(Int)
    }

    private struct Call: Sendable {
        let target: CallTarget
        let instance: InstanceID?
    }

    private struct Load: Sendable {
        var running = 0
        var abandoned = 0
        var isEmpty: Bool { running == 0 && abandoned == 0 }
    }

    private var calls: [Int: Call] = [:]
    /// In the order in which they came.
    private var waiting: [Int] = []
    private var running: Set<Int> = []
    private var busyInstances: Set<InstanceID> = []
    private var loads: [CallTarget: Load] = [:]

    /// Whether a call waits, runs, or is abandoned.
    func knows(_ id: Int) -> Bool { calls[id] != nil }

    func abandonedCalls(of target: CallTarget) -> Int { loads[target]?.abandoned ?? 0 }

    mutating func submit(_ id: Int, to target: CallTarget, for instance: InstanceID?) -> [Action] {
        calls[id] = Call(target: target, instance: instance)
        waiting.append(id)
        return advance()
    }

    /// A call came to its end, in time or long after it was abandoned.
    mutating func finish(_ id: Int) -> [Action] {
        guard let call = calls.removeValue(forKey: id) else { return [] }
        if running.remove(id) != nil {
            change(call.target) { $0.running -= 1 }
            if let instance = call.instance { busyInstances.remove(instance) }
        } else {
            change(call.target) { $0.abandoned -= 1 }
        }
        return advance()
    }

    /// A call's time is over, or its caller has gone.
    mutating func expire(_ id: Int, _ failure: HandlerFailure) -> [Action] {
        guard let call = calls[id] else { return [] }
        if let index = waiting.firstIndex(of: id) {
            waiting.remove(at: index)
            calls[id] = nil
            return [.fail(id, failure)] + advance()
        }
        guard running.remove(id) != nil else { return [] }
        change(call.target) {
            $0.running -= 1
            $0.abandoned += 1
        }
        if let instance = call.instance { busyInstances.remove(instance) }
        // First the caller: a handler that ends when it is cancelled would else answer for itself.
        return [.fail(id, failure), .cancel(id)] + advance()
    }

    /// Starts what can be started.
    private mutating func advance() -> [Action] {
        var actions: [Action] = []
        var kept: [Int] = []
        var held: Set<InstanceID> = []
        for id in waiting {
            guard let call = calls[id] else { continue }
            let load = loads[call.target] ?? Load()
            if load.abandoned >= Self.mostForTarget {
                calls[id] = nil
                actions.append(.fail(id, .tooManyAbandoned(call.target)))
            } else if isHeld(call, held) || load.running + load.abandoned >= Self.mostForTarget {
                kept.append(id)
                if let instance = call.instance { held.insert(instance) }
            } else {
                start(id, call)
                actions.append(.start(id))
            }
        }
        waiting = kept
        return actions
    }

    /// Another call for the same instance runs, or came earlier.
    private func isHeld(_ call: Call, _ held: Set<InstanceID>) -> Bool {
        call.instance.map { busyInstances.contains($0) || held.contains($0) } ?? false
    }

    private mutating func start(_ id: Int, _ call: Call) {
        running.insert(id)
        change(call.target) { $0.running += 1 }
        if let instance = call.instance { busyInstances.insert(instance) }
    }

    private mutating func change(_ target: CallTarget, _ body: (inout Load) -> Void) {
        var load = loads[target] ?? Load()
        body(&load)
        loads[target] = load.isEmpty ? nil : load
    }
}

extension HandlerFailure {
    static func tooManyAbandoned(_ target: CallTarget) -> HandlerFailure {
        .unavailable("\(target.name) has \(CallTable.mostForTarget) calls that never ended")
    }
}
