import Foundation
import IntentModel
import IntentTestSupport
import SwiftUI
import Testing

@testable import WidgetFiles

private struct FamilyText: View {
    @Environment(\.widgetFamily) private var family

    var body: some View { Text(family == .systemSmall ? "small" : "other") }
}

private struct Framed: ViewModifier {
    let title: String

    func body(content: Content) -> some View {
        Text(title)
        content
    }
}

private final class Counter: ObservableObject {
    @Published var count = 3
}

private struct CounterText: View {
    @EnvironmentObject private var counter: Counter

    var body: some View { Text("\(counter.count) items") }
}

/// What an inspection finds in a view.
@MainActor @Suite struct ViewInspectionTests {
    private func lines(_ view: some View) -> [String] { ViewInspection(of: view).lines }

    @Test func `texts come in the order of the views`() {
        let isShown = true
        let view = VStack {
            Text("one")
            if isShown { Text("two") } else { Text("never") }
            ForEach(["three", "four"], id: \.self) { Text($0) }
            Group { Text("five") }.padding().frame(width: 10)
            AnyView(Text(verbatim: "six"))
            Optional<Text>.none
            ViewThatFits {
                Text("seven")
                Text("too short")
            }
            GeometryReader { Text($0.size.width > 0 ? "eight" : "no size") }
            Section(header: Text("nine")) { Text("ten") }
        }
        let expected = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
        expectEqual(lines(view), expected)
    }

    @Test func `texts side by side form one line`() {
        let view = VStack {
            HStack {
                Label("Sun", systemImage: "sun.max")
                Spacer()
                VStack { Text("up") }
            }
            Text("below")
        }
        expectEqual(lines(view), ["Sun up", "below"])
        expectEqual(ViewInspection(of: view).images, ["sun.max"])
    }

    @Test func `backgrounds come first and overlays last`() {
        let view = Text("content")
            .background(Text("behind"))
            .overlay(alignment: .top) { Text("in front") }
            .widgetLabel("label")
        expectEqual(lines(view), ["behind", "content", "in front", "label"])
    }

    @Test func `hidden views and masks show no text`() {
        expectEqual(lines(Text("hidden").hidden()), [])
        expectEqual(lines(Text("shown").mask(Text("mask"))), ["shown"])
    }

    @Test func `the outermost widgetURL has precedence`() throws {
        let inner = try #require(URL(string: "app://inner"))
        let outer = try #require(URL(string: "app://outer"))
        let view = VStack {
            Text("a").widgetURL(inner)
            Text("b").widgetURL(URL(string: "app://second"))
        }
        expectEqual(ViewInspection(of: view).widgetURL, inner)
        expectEqual(ViewInspection(of: view.padding().widgetURL(outer)).widgetURL, outer)
        expectEqual(ViewInspection(of: view.widgetURL(nil)).widgetURL, inner)
    }

    @Test func `links and actions keep their titles`() throws {
        let url = try #require(URL(string: "app://link"))
        let view = VStack {
            Link("Open", destination: url)
            Button(intent: SwitchLamp(name: "all")) { Label("Play", systemImage: "play") }
            Toggle("Lamp", isOn: true, intent: SwitchLamp(name: "desk"))
            Button("Plain") {}
            Button("Disabled", intent: SwitchLamp(name: "none")).disabled(true)
        }
        let inspection = ViewInspection(of: view)
        expectEqual(inspection.links.map(\.destination), [url])
        expectEqual(inspection.links.map(\.title), ["Open"])
        expectEqual(inspection.actions.map(\.title), ["Play", "Lamp", "Plain", "Disabled"])
        expectEqual(inspection.actions.map(\.isOn), [nil, true, nil, nil])
        expectEqual(inspection.actions.map { ($0.intent as? SwitchLamp)?.name }, ["all", "desk", nil, nil])
        expectEqual(inspection.lines, ["Open", "Play", "Lamp", "Plain", "Disabled"])
    }

    @Test func `the environment reaches only the content`() {
        let view = VStack {
            FamilyText().environment(\.widgetFamily, .systemLarge)
            FamilyText()
            FamilyText().previewContext(WidgetPreviewContext(family: .systemMedium))
        }
        expectEqual(lines(view), ["other", "small", "other"])
        var environment = EnvironmentValues()
        environment.widgetFamily = .accessoryInline
        expectEqual(ViewInspection(of: FamilyText(), in: environment).lines, ["other"])
    }

    @Test func `objects of the environment reach the views below`() {
        let counter = Counter()
        counter.count = 5
        expectEqual(lines(VStack { CounterText() }.environmentObject(counter)), ["5 items"])
    }

    @Test func `a modifier of a program adds its views`() {
        expectEqual(lines(Text("inner").modifier(Framed(title: "frame"))), ["frame", "inner"])
        let both = Framed(title: "first").concat(Framed(title: "second"))
        expectEqual(lines(Text("x").modifier(both)), ["second", "first", "x"])
    }

    @Test func `the structure keeps modifiers with their arguments`() throws {
        let view = Text("x").padding(.top, 4).opacity(0.5)
        let outer = try #require(Mirror(reflecting: view).descendant("modifier") as? ViewAttribute)
        expectEqual(outer.name, "opacity")
        expectEqual(outer.arguments.first as? Double, 0.5)
        let inner = try #require(Mirror(reflecting: view).descendant("content", "modifier") as? ViewAttribute)
        expectEqual(inner.name, "padding")
        expectEqual(inner.arguments.first as? Edge.Set, .top)
    }
}
