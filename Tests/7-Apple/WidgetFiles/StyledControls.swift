import SwiftUI

/// Styles that change the control of the system, and forms of names that are rare in files of widgets.
struct TintedProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).tint(.red) }
}

struct CheckedToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(.button) }
}

struct PaddedToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(4) }
}

struct TappedToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
    }
}

struct PaddedButton: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(4) }
}

struct ControlsView: View {
    var body: some View {
        VStack {
            ProgressView("Loading", value: 0.5).progressViewStyle(TintedProgress())
            Toggle("Lamp", isOn: true, intent: SwitchLamp(name: "desk")).toggleStyle(CheckedToggle())
            Toggle("Fan", isOn: false, intent: SwitchLamp(name: "fan")).toggleStyle(PaddedToggle())
            Toggle("Pump", isOn: false, intent: SwitchLamp(name: "pump")).toggleStyle(TappedToggle())
            Button("All", intent: SwitchLamp(name: "all")).buttonStyle(PaddedButton())
        }
    }
}

struct RareFormsView: View {
    @Namespace private var space

    var body: some View {
        VStack {
            Text("a").safeAreaPadding(10).safeAreaPadding(EdgeInsets())
            LabeledContent("Total", value: 3, format: .number)
            Text("b").clipShape(.rect(cornerSize: CGSize(width: 4, height: 4))).clipShape(.capsule(style: .continuous))
            ScrollView { Text("c") }.contentMargins(.top, EdgeInsets(top: 4, leading: 4, bottom: 0, trailing: 0))
            Text("d").drawingGroup(opaque: false, colorMode: .nonLinear)
                .matchedGeometryEffect(id: 1, in: space, properties: .position)
                .accessibilityAction(named: "Refresh") {}
                .animation(.interpolatingSpring(stiffness: 1, damping: 1), value: 3)
            ContentUnavailableView.search
        }
    }
}

/// What is listed.
struct ListedFormsView: View {
    var body: some View {
        Text("a").safeAreaInset(edge: .leading) { Text("b") }.drawingGroup(colorMode: .linear)
        Gauge(value: 0.3) {
            Text("c")
        } currentValueLabel: {
            Text("d")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("1")
        } markedValueLabels: {
            Text("e").tag(0.3)
        }
    }
}
