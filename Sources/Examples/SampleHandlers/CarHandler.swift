package import Foundation
public import IntentRuntime
import Synchronization

/// Provides the controls of the car in ``Garage``.
public struct CarHandler: WidgetConfigIntentHandling {
    public init() {}

    public func provideCarControlsOptionsCollection(
        for intent: WidgetConfigIntent, searchTerm: String?, context: OptionsContext
    ) -> OptionCollection<CarControl> {
        OptionCollection(Garage.shared.controls(matching: searchTerm).map { CarControl($0, locale: context.locale) })
    }

    public func carControls(
        for identifiers: [String], in intent: WidgetConfigIntent, context: LookupContext
    ) -> [CarControl] {
        identifiers.compactMap(Garage.shared.control).map { CarControl($0, locale: context.locale) }
    }

    public func defaultCarControls(for intent: WidgetConfigIntent, context: DefaultContext) -> [CarControl] {
        Garage.shared.controls.prefix(4).map { CarControl($0, locale: context.locale) }
    }
}

/// The car of the sample widget. A real app would request it from a server.
package final class Garage: Sendable {
    /// A function of the car and its names.
    package struct Control: Sendable {
        package let identifier: String
        let chinese: String
        let english: String
        let symbol: String
        /// Whether the control is on or off; otherwise it does something once, like finding the car.
        package var isToggle = true

        fileprivate var names: [String] { [chinese, english.lowercased()] }
    }

    private struct State: Sendable {
        /// The identifiers of the toggles that are on.
        var active: Set<String> = ["lock"]
        /// Until when each of the other controls is busy.
        var busy: [String: Date] = [:]
    }

    /// How long the lights flash so that somebody finds the car.
    private static let flashing = 30.0

    package let controls = [
        Control(identifier: "lock", chinese: "车锁", english: "Lock", symbol: "lock.car"),
        Control(
            identifier: "findCar", chinese: "寻车", english: "Find Car", symbol: "car.side.and.exclamationmark",
            isToggle: false),
        Control(identifier: "trunk", chinese: "后备箱", english: "Trunk", symbol: "car.side.rear.open"),
        Control(identifier: "window", chinese: "车窗", english: "Window", symbol: "car.window.right"),
        Control(
            identifier: "airCondition", chinese: "空调", english: "Air Condition", symbol: "air.conditioner.horizontal"),
        Control(identifier: "ventilate", chinese: "透气", english: "Ventilate", symbol: "wind"),
        Control(identifier: "skylight", chinese: "天窗", english: "Skylight", symbol: "car.top.door.front.left.open"),
    ]
    private let state = Mutex(State())

    package static let shared = Garage()

    /// Creates a car that is locked.
    package init() {}

    /// Returns the controls whose name in either language contains the term, beginning with those whose name starts
    /// with it; without a term, all controls.
    func controls(matching term: String?) -> [Control] {
        guard let term = term?.lowercased(), !term.isEmpty else { return controls }
        let found = controls.filter { $0.names.contains { $0.contains(term) } }
        let begins = { (control: Control) in control.names.contains { $0.hasPrefix(term) } }
        return found.filter(begins) + found.filter { !begins($0) }
    }

    package func control(_ identifier: String) -> Control? {
        controls.first { $0.identifier == identifier }
    }
}

// MARK: - Operating the car

extension Garage {
    /// Returns the identifiers of the controls that are on or busy at a date.
    package func activeControls(at date: Date) -> Set<String> {
        state.withLock { $0.active.union($0.busy.filter { $0.value > date }.keys) }
    }

    /// Returns the next date after `date` at which a control stops by itself; nil if there is none.
    package func nextEnd(after date: Date) -> Date? {
        state.withLock { $0.busy.values.filter { $0 > date }.min() }
    }

    /// Operates a control.
    /// - Parameter isOn: The state that a toggle shall have; nil to change it.
    /// - Throws: `HandlerError` if the car has no such control.
    package func operate(_ identifier: String, isOn: Bool?, at date: Date) throws {
        guard let control = control(identifier) else {
            throw HandlerError(.failed, message: "the car has no control '\(identifier)'")
        }
        state.withLock { state in
            if !control.isToggle {
                state.busy[identifier] = date.addingTimeInterval(Self.flashing)
            } else if isOn ?? !state.active.contains(identifier) {
                state.active.insert(identifier)
            } else {
                state.active.remove(identifier)
            }
        }
    }

    /// Perform what the buttons and toggles of the car widget declare, and the controls.
    package var performers: [any IntentHandling] {
        [
            IntentPerformer(OperateCarIntent.self) { intent, context in
                try self.operate(intent.control ?? "", isOn: context.isOn, at: Date())
            },
            IntentPerformer(LockCarIntent.self) { intent, _ in
                try self.operate("lock", isOn: intent.isLocked, at: Date())
            },
            IntentPerformer(FindCarIntent.self) { _, _ in try self.operate("findCar", isOn: nil, at: Date()) },
        ]
    }
}

extension CarControl {
    package init(_ control: Garage.Control, locale: String) {
        self.init(
            identifier: control.identifier,
            displayString: locale.hasPrefix("zh") ? control.chinese : control.english,
            symbol: control.symbol)
    }
}
