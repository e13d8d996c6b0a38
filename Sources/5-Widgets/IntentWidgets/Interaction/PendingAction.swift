import IntentModel
import IntentRuntime

/// A button or toggle that a person has tapped, until the timeline that shows the effect has arrived.
struct PendingAction: Hashable, Sendable {
    /// What is awaited.
    enum Phase: UInt8, Hashable, Sendable {
        /// The intent is being performed.
        case performing
        /// The provider was asked before the intent was performed, and has to answer before it is asked again.
        case nextReload
        /// The answer of the provider shows the effect.
        case reload
    }

    /// Distinguishes the taps of one host. Zero for a tap that an earlier host received.
    var number: Int
    /// The identifier of the button or toggle in the content.
    var action: String
    /// The state that a toggle shall have; nil for a button.
    var isOn: Bool?
    var phase: Phase
}

extension [PendingAction] {
    /// Notices that an intent was performed.
    mutating func finish(_ number: Int, isReloading: Bool) {
        guard let index = firstIndex(where: { $0.number == number && $0.phase == .performing }) else { return }
        self[index].phase = isReloading ? .nextReload : .reload
    }

    /// Notices that the provider has answered, or failed to.
    mutating func reloadEnded(hasTimeline: Bool) {
        if hasTimeline { removeAll { $0.phase == .reload } }
        for index in indices where self[index].phase == .nextReload { self[index].phase = .reload }
    }

    /// Notices that the host of the taps has ended. Whether their intents were performed is unknown.
    mutating func hostEnded(isReloading: Bool) {
        for index in indices {
            self[index].number = 0
            self[index].phase = isReloading ? .nextReload : .reload
        }
    }
}

extension WidgetContent {
    /// The content with the states of toggles that were tapped.
    func showing(_ pending: [PendingAction]) -> WidgetContent {
        var content = self
        for tap in pending {
            guard let isOn = tap.isOn else { continue }
            for index in content.actions.indices where content.actions[index].id == tap.action {
                if case .toggle = content.actions[index].control {
                    content.actions[index].control = .toggle(isOn: isOn)
                }
            }
        }
        return content
    }
}

extension ByteWriter {
    mutating func write(_ pending: [PendingAction]) {
        write(UInt32(clamping: pending.count))
        for tap in pending.prefix(Int(UInt32.max)) {
            write(tap.phase.rawValue)
            write(UInt8(tap.isOn.map { $0 ? 2 : 1 } ?? 0))
            write(counted: Array(tap.action.utf8))
        }
    }
}

extension ByteReader {
    /// Nil at the end of the bytes, or for a phase that is not known.
    mutating func pendingActions() -> [PendingAction]? {
        guard let count = number(UInt32.self) else { return nil }
        var pending: [PendingAction] = []
        for _ in 0..<count {
            guard let phase = number(UInt8.self).flatMap(PendingAction.Phase.init), let isOn = number(UInt8.self),
                let action = counted()
            else { return nil }
            pending.append(
                PendingAction(
                    number: 0, action: String(decoding: action, as: UTF8.self), isOn: isOn == 0 ? nil : isOn == 2,
                    phase: phase))
        }
        return pending
    }
}
