public import IntentRuntime

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
struct Garage: Sendable {
    /// A function of the car and its names.
    struct Control: Sendable {
        let identifier: String
        let chinese: String
        let english: String
        let symbol: String

        fileprivate var names: [String] { [chinese, english.lowercased()] }
    }

    let controls: [Control]

    static let shared = Garage(controls: [
        Control(identifier: "lock", chinese: "车锁", english: "Lock", symbol: "lock.car"),
        Control(identifier: "findCar", chinese: "寻车", english: "Find Car", symbol: "car.side.and.exclamationmark"),
        Control(identifier: "trunk", chinese: "后备箱", english: "Trunk", symbol: "car.side.rear.open"),
        Control(identifier: "window", chinese: "车窗", english: "Window", symbol: "car.window.right"),
        Control(
            identifier: "airCondition", chinese: "空调", english: "Air Condition", symbol: "air.conditioner.horizontal"),
        Control(identifier: "ventilate", chinese: "透气", english: "Ventilate", symbol: "wind"),
        Control(identifier: "skylight", chinese: "天窗", english: "Skylight", symbol: "car.top.door.front.left.open"),
    ])

    /// Returns the controls whose name in either language contains the term, beginning with those whose name starts
    /// with it; without a term, all controls.
    func controls(matching term: String?) -> [Control] {
        guard let term = term?.lowercased(), !term.isEmpty else { return controls }
        let found = controls.filter { $0.names.contains { $0.contains(term) } }
        let begins = { (control: Control) in control.names.contains { $0.hasPrefix(term) } }
        return found.filter(begins) + found.filter { !begins($0) }
    }

    func control(_ identifier: String) -> Control? {
        controls.first { $0.identifier == identifier }
    }
}

extension CarControl {
    init(_ control: Garage.Control, locale: String) {
        self.init(
            identifier: control.identifier,
            displayString: locale.hasPrefix("zh") ? control.chinese : control.english,
            symbol: control.symbol)
    }
}
