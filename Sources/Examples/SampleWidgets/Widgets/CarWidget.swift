public import Foundation
import IntentRuntime
public import IntentWidgets
package import SampleHandlers

/// The controls of a car: a button or a toggle in each slot of the family.
public struct CarWidget: Widget {
    /// The name of the intent that the buttons and toggles perform. Its value `control` is the identifier of a control.
    public nonisolated static var controlIntent: String { OperateCarIntent.definition.name ?? "" }

    private let garage: Garage

    public init() {
        self.init(garage: .shared)
    }

    /// Creates a widget for a car, such as one of a test.
    package init(garage: Garage) {
        self.garage = garage
    }

    public var body: some WidgetConfiguration {
        AppIntentConfiguration(WidgetKind.CarWidget.self, provider: CarProvider(garage: garage)) { CarView(entry: $0) }
    }
}

/// The control that locks the car: a toggle with the state of the car's lock.
public struct CarLock: ControlWidget {
    private let garage: Garage

    public init() {
        self.init(garage: .shared)
    }

    /// Creates a control for a car, such as one of a test.
    package init(garage: Garage) {
        self.garage = garage
    }

    public var body: some ControlWidgetConfiguration {
        IntentControlConfiguration(ControlKind.CarLock.self, provider: LockState(garage: garage))
    }
}

/// Provides the state of the car's lock.
private struct LockState: AppIntentControlValueProvider {
    let garage: Garage

    func previewValue(configuration: LockCarIntent) -> Bool { true }

    func currentValue(configuration: LockCarIntent) async -> Bool {
        garage.activeControls(at: Date()).contains("lock")
    }
}

/// The controls of a car and their states.
public struct CarEntry: TimelineEntry {
    public let date: Date
    let configuration: WidgetConfigIntent
    /// The identifiers of the controls that are on.
    let active: Set<String>
    let family: SizeFamily

    /// A place for a control.
    struct Slot: Identifiable {
        let id: Int
        /// Nil for an empty place.
        let control: CarControl?
        let isToggle: Bool
        let isOn: Bool
        let showsTitle: Bool
    }

    var slots: [Slot] {
        configuration.carControls.slots(in: family).enumerated().map { index, control in
            Slot(
                id: index, control: control,
                isToggle: control.flatMap { Garage.shared.control($0.identifier) }?.isToggle ?? false,
                isOn: control.map { active.contains($0.identifier) } ?? false, showsTitle: configuration.showLabels)
        }
    }
}

/// Provides the state of the car, which changes only when somebody uses a control. One that stops by itself has an entry of its
/// own for its end.
struct CarProvider: AppIntentTimelineProvider {
    let garage: Garage

    func placeholder(in context: Context) -> CarEntry {
        entry(for: sample, at: Date(), in: context)
    }

    func snapshot(for configuration: WidgetConfigIntent, in context: Context) async -> CarEntry {
        let isUndecided = context.isPreview && configuration.carControls.isEmpty
        return entry(for: isUndecided ? sample : configuration, at: Date(), in: context)
    }

    func timeline(for configuration: WidgetConfigIntent, in context: Context) async -> Timeline<CarEntry> {
        let now = Date()
        let dates = [now, garage.nextEnd(after: now)].compactMap(\.self)
        return Timeline(entries: dates.map { entry(for: configuration, at: $0, in: context) }, policy: .never)
    }

    /// What a gallery shows.
    private var sample: WidgetConfigIntent {
        WidgetConfigIntent(carControls: garage.controls.map { CarControl($0, locale: "en") })
    }

    private func entry(for configuration: WidgetConfigIntent, at date: Date, in context: Context) -> CarEntry {
        CarEntry(
            date: date, configuration: configuration, active: garage.activeControls(at: date), family: context.family)
    }
}
