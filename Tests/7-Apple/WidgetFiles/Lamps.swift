import AppIntents
import SwiftUI
import WidgetKit

struct SwitchLamp: AppIntent {
    static var title: LocalizedStringResource = "Switch a lamp"

    @Parameter(title: "Name")
    var name: String
    @Parameter(title: "On", default: true)
    var isOn: Bool

    init() {}

    init(name: String, isOn: Bool = true) {
        self.name = name
        self.isOn = isOn
    }

    func perform() async throws -> some IntentResult { .result() }
}

struct LampEntry: TimelineEntry {
    let date: Date
    let lamps: [String: Bool]
}

struct LampProvider: TimelineProvider {
    func placeholder(in context: Context) -> LampEntry { LampEntry(date: .now, lamps: [:]) }
    func getSnapshot(in context: Context, completion: @escaping (LampEntry) -> Void) {
        completion(LampEntry(date: .now, lamps: ["Desk": true]))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<LampEntry>) -> Void) {
        getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .never)) }
    }
}

struct LampToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "lightbulb.fill" : "lightbulb")
                .symbolRenderingMode(.hierarchical)
                .imageScale(.large)
            configuration.label
        }
    }
}

struct PressedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
    }
}

struct PlainLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 2) {
            configuration.icon
            configuration.title
        }
    }
}

struct LampView: View {
    var entry: LampEntry
    @Environment(\.isLuminanceReduced) var isDimmed

    var body: some View {
        ViewThatFits(in: .horizontal) {
            grid
            Text("Lamps")
        }
        .contentTransition(.numericText())
        .animation(.easeInOut(duration: 0.3), value: entry.date)
        .transition(.opacity.combined(with: .scale))
        .invalidatableContent()
    }

    private var grid: some View {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 8), GridItem(.adaptive(minimum: 40))]) {
            ForEach(entry.lamps.keys.sorted(), id: \.self) { name in
                Toggle(isOn: entry.lamps[name] ?? false, intent: SwitchLamp(name: name)) {
                    Text(name)
                }
                .toggleStyle(LampToggleStyle())
            }
            Button(intent: SwitchLamp(name: "all", isOn: false)) {
                Label("All off", systemImage: "power").labelStyle(PlainLabel())
            }
            .buttonStyle(.borderedProminent)
            .buttonBorderShape(.capsule)
            .tint(.orange)
            .disabled(isDimmed)
            Button("Refresh", role: .cancel) {}.buttonStyle(PressedStyle())
        }
    }
}

struct LampWidget: SwiftUI.Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Lamps", provider: LampProvider()) { LampView(entry: $0) }
            .configurationDisplayName("Lamps")
    }
}

#Preview(as: .systemSmall) {
    LampWidget()
} timeline: {
    LampEntry(date: .now, lamps: ["Desk": true])
    LampEntry(date: .now, lamps: ["Desk": false])
}

#Preview("Lamps", as: .systemMedium, widget: { LampWidget() }, timelineProvider: { LampProvider() })

#Preview("View", traits: .sizeThatFitsLayout) {
    LampView(entry: LampEntry(date: .now, lamps: [:]))
}
