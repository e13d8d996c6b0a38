/// A state machine of the calls that are waiting, running, or abandoned.
///
/// Calls for one instance run one at a time, in the order in which they were requested. A target has at most
/// ``maximumCallsPerTarget`` calls that are running or abandoned, which limits the number of blocked threads. When all
/// of them are abandoned, the target is unavailable until one finishes.
struct CallTable: Sendable {
    static let maximumCallsPerTarget = 16

    enum Action: Hashable, Sendable {
        case start(Int)
        case fail(Int, OptionsFailure)
        /// Cancel a running call whose result is no longer needed.
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
    /// In the order of the requests.
    private var waiting: [Int] = []
    private var running: Set<Int> = []
    private var busyInstances: Set<InstanceID> = []
    private var loads: [CallTarget: Load] = [:]

    /// Whether a call is waiting, running, or abandoned.
    func contains(_ id: Int) -> Bool { calls[id] != nil }

    func abandonedCalls(of target: CallTarget) -> Int { loads[target]?.abandoned ?? 0 }

    mutating func submit(_ id: Int, to target: CallTarget, for instance: InstanceID?) -> [Action] {
        calls[id] = Call(target: target, instance: instance)
        waiting.append(id)
        return advance()
    }

    /// Records that a call has finished, possibly long after it was abandoned.
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

    /// Records that the deadline of a call has passed or its caller was canceled.
    mutating func expire(_ id: Int, _ failure: OptionsFailure) -> [Action] {
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
        // The caller is resumed first, because a handler that reacts to its cancellation would otherwise determine the
        // result.
        return [.fail(id, failure), .cancel(id)] + advance()
    }

    /// Starts the calls that can be started.
    private mutating func advance() -> [Action] {
        var actions: [Action] = []
        var kept: [Int] = []
        var held: Set<InstanceID> = []
        for id in waiting {
            guard let call = calls[id] else { continue }
            let load = loads[call.target] ?? Load()
            if load.abandoned >= Self.maximumCallsPerTarget {
                calls[id] = nil
                actions.append(.fail(id, .tooManyAbandoned(call.target)))
            } else if isHeld(call, held) || load.running + load.abandoned >= Self.maximumCallsPerTarget {
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

    /// Whether another call for the same instance is running or was requested earlier.
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

extension OptionsFailure {
    static func tooManyAbandoned(_ target: CallTarget) -> OptionsFailure {
        .unavailable("\(target.name) has \(CallTable.maximumCallsPerTarget) calls that have not finished")
    }
}

/// The target of a call: a handler, or a source of options. Abandoned calls are limited for each target.
struct CallTarget: Hashable, Sendable {
    /// The name in messages, such as `the handler of 'WidgetConfig'`.
    let name: String
}
