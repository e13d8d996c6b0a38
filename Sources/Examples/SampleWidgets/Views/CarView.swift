import SampleHandlers
import SwiftUI
import WidgetKit

/// The controls of a car: a button or a toggle in each slot of the family.
struct CarView: View {
    @Environment(\.widgetFamily) private var family
    let entry: CarEntry

    private var columns: [GridItem] {
        Array(repeating: GridItem(.flexible(), spacing: 8), count: family == .systemSmall ? 1 : 2)
    }

    var body: some View {
        let slots = entry.slots
        Grid(horizontalSpacing: 8, verticalSpacing: 8) {
            ForEach(0..<(slots.count + columns.count - 1) / columns.count, id: \.self) { row in
                GridRow {
                    ForEach(slots[(row * columns.count)...].prefix(columns.count)) { slot in
                        CarControlView(slot: slot)
                    }
                }
            }
        }
        .containerBackground(.background, for: .widget)
    }
}

/// A control of the car, or an empty place for one.
private struct CarControlView: View {
    let slot: CarEntry.Slot

    var body: some View {
        if let control = slot.control {
            let intent = OperateCarIntent(control: control.identifier)
            let label = CarControlLabel(control: control, showsTitle: slot.showsTitle)
            Group {
                if slot.isToggle {
                    Toggle(isOn: slot.isOn, intent: intent) { label }
                } else {
                    Button(intent: intent) { label }
                }
            }
            .toggleStyle(CarToggleStyle())
            .buttonStyle(CarButtonStyle(isBusy: slot.isOn))
            .accessibilityIdentifier(control.identifier)
        } else {
            Text("–").foregroundStyle(.secondary).modifier(CarControlTile(isOn: false))
        }
    }
}

private struct CarControlLabel: View {
    let control: CarControl
    let showsTitle: Bool

    var body: some View {
        if showsTitle {
            HStack(spacing: 8) {
                icon.frame(width: 24)
                Text(control.displayString).font(.subheadline).lineLimit(1).minimumScaleFactor(0.7)
                Spacer(minLength: 0)
            }
        } else {
            icon.font(.title).accessibilityLabel(control.displayString)
        }
    }

    private var icon: some View { Image(systemName: control.symbol ?? "car") }
}

/// A toggle whose whole tile is green while it is on.
private struct CarToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(CarControlTile(isOn: configuration.isOn))
    }
}

/// A button whose whole tile is green while the car flashes its lights.
private struct CarButtonStyle: ButtonStyle {
    let isBusy: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(CarControlTile(isOn: isBusy || configuration.isPressed))
    }
}

private struct CarControlTile: ViewModifier {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let isOn: Bool

    private var fill: Color {
        isOn ? .green.opacity(renderingMode.fillOpacity) : .secondary.opacity(0.15)
    }

    func body(content: Content) -> some View {
        content
            .padding(.horizontal, 12)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .foregroundStyle(isOn ? Color.white : .primary)
            .background(fill, in: .rect(cornerRadius: 14))
    }
}
