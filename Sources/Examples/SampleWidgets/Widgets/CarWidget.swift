public import Foundation
import IntentRuntime
public import IntentWidgets

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
        AppIntentConfiguration(WidgetKind.CarWidget.self, provider: CarProvider(garage: garage)) { $0 }
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
public struct CarEntry: TimelineEntry, WidgetContentConvertible {
    public let date: Date
    let configuration: WidgetConfigIntent
    /// The identifiers of the controls that are on.
    let active: Set<String>
    let context: TimelineProviderContext

    public var widgetContent: WidgetContent {
        let slots = configuration.carControls.slots(in: context.family)
        var picture = Picture(context, accent: .green)
        draw(slots, in: &picture)
        return WidgetContent(
            text: slots.map(line).joined(separator: "\n"), svg: picture.svg, actions: slots.compactMap(action))
    }

    private func isActive(_ control: CarControl) -> Bool { active.contains(control.identifier) }

    private func line(_ control: CarControl?) -> String {
        control.map { "\(isActive($0) ? "●" : "○") \($0.displayString)" } ?? "–"
    }

    private func action(_ control: CarControl?) -> WidgetAction? {
        guard let control else { return nil }
        let isToggle = Garage.shared.control(control.identifier)?.isToggle ?? false
        return WidgetAction(
            id: control.identifier, title: control.displayString,
            control: isToggle ? .toggle(isOn: isActive(control)) : .button, intent: CarWidget.controlIntent,
            values: IntentValues(["control": .string(control.identifier)]))
    }
}

// MARK: - The picture

extension CarEntry {
    private func draw(_ slots: [CarControl?], in picture: inout Picture) {
        let columns = context.family == .systemSmall ? 1 : 2
        let rows = max(1, (slots.count + columns - 1) / columns)
        let (margin, gap) = (14.0, 8.0)
        let width = (picture.width - 2 * margin - gap * Double(columns - 1)) / Double(columns)
        let height = (picture.height - 2 * margin - gap * Double(rows - 1)) / Double(rows)
        for (index, control) in slots.enumerated() {
            let x = margin + Double(index % columns) * (width + gap)
            let y = margin + Double(index / columns) * (height + gap)
            let isActive = control.map(isActive) ?? false
            picture.box(x: x, y: y, width: width, height: height, radius: 14, style: isActive ? .accent : .track)
            guard let control else { continue }
            let style: Picture.Style = isActive ? .back : .text
            let size = configuration.showLabels ? 24.0 : 34.0
            let left = configuration.showLabels ? x + 14 : x + (width - size) / 2
            picture.symbol(path(of: control), x: left, y: y + (height - size) / 2, size: size, style: style)
            guard configuration.showLabels else { continue }
            picture.text(
                control.displayString, x: x + 48, y: y + height / 2 + 5, size: 15, style: style, isBold: isActive,
                room: width - 58)
        }
    }

    /// The lines of a control's symbol.
    private func path(of control: CarControl) -> String {
        switch control.identifier {
        case "lock": "M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2"
        case "findCar": "M4 18v-5l2-6h12l2 6v5zM4 13h16M7 18v2M17 18v2M2 5l2 2M22 5l-2 2"
        case "trunk": "M2 18h20v-4l-6-1-4-5H7l-5 5zM2 8l5-5M7 21h0M17 21h0"
        case "window": "M4 20V11l6-7h10v16zM4 13h16"
        case "airCondition": "M3 5h18v8H3zM6 10h12M7 16v3M12 16v4M17 16v3"
        case "ventilate": "M3 9h10a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h8"
        case "skylight": "M3 19c0-8 3-13 9-13s9 5 9 13zM8 11h8"
        default: "M12 4a8 8 0 1 0 0.1 0M12 8v5"
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
        CarEntry(date: date, configuration: configuration, active: garage.activeControls(at: date), context: context)
    }
}
