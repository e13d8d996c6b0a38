import Foundation
import IntentModel
import IntentTestSupport
import SwiftUI
import Testing
import WidgetDrawing

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

/// What people read and use of a view.
@MainActor @Suite struct ReadingTests {
    private func lines(_ view: some View) throws -> [String] { try WidgetPicture(of: view).lines }

    private func content(_ view: some View) throws -> WidgetContent { try WidgetPicture(of: view).content }

    @Test func `texts come in the order of the views`() throws {
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
        var environment = EnvironmentValues()
        environment.widgetSize = CGSize(width: 400, height: 800)
        let expected = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
        expectEqual(try WidgetPicture(of: view, in: environment).lines, expected)
    }

    @Test func `texts side by side form one line`() throws {
        let view = VStack {
            HStack {
                Label("Sun", systemImage: "sun.max")
                Spacer()
                VStack { Text("up") }
            }
            Text("below")
        }
        expectEqual(try lines(view), ["Sun up", "below"])
        expectEqual(try WidgetPicture(of: view).imageNames, ["sun.max"])
    }

    @Test func `backgrounds come first and overlays last`() throws {
        let view = Text("content")
            .background(Text("behind"))
            .overlay(alignment: .top) { Text("in front") }
            .widgetLabel("label")
        expectEqual(try lines(view), ["behind", "content", "in front", "label"])
    }

    @Test func `hidden views and masks show no text`() throws {
        expectEqual(try lines(Text("hidden").hidden()), [])
        expectEqual(try lines(Text("shown").mask(Text("mask"))), ["shown"])
    }

    @Test func `the outermost widgetURL has precedence`() throws {
        let inner = try #require(URL(string: "app://inner"))
        let outer = try #require(URL(string: "app://outer"))
        let view = VStack {
            Text("a").widgetURL(inner)
            Text("b").widgetURL(URL(string: "app://second"))
        }
        expectEqual(try content(view).url, inner)
        expectEqual(try content(view.padding().widgetURL(outer)).url, outer)
        expectEqual(try content(view.widgetURL(nil)).url, inner)
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
        let picture = try WidgetPicture(of: view)
        expectEqual(picture.lines, ["Open", "Play", "● Lamp", "Plain", "Disabled"])
        let content = picture.content
        expectEqual(content.links.map(\.url), [url])
        expectEqual(content.links.map(\.title), ["Open"])
        // Only what performs an intent is an action; the others keep their numbers.
        expectEqual(content.actions.map(\.title), ["Play", "Lamp"])
        expectEqual(content.actions.map(\.id), ["action-1", "action-2"])
        expectEqual(content.actions.map(\.control), [.button, .toggle(isOn: true)])
    }

    @Test func `an identifier names a link or an action`() throws {
        let url = try #require(URL(string: "app://link"))
        let view = VStack {
            Link("Open", destination: url).accessibilityIdentifier("open")
            Button("Play", intent: SwitchLamp(name: "a")).accessibilityIdentifier("play")
            Button("Again", intent: SwitchLamp(name: "b")).accessibilityIdentifier("play")
        }
        let content = try content(view)
        expectEqual(content.links.map(\.region), ["open"])
        // A name that is taken names nothing else.
        expectEqual(content.actions.map(\.id), ["play", "action-2"])
    }

    private struct Dot: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Circle().frame(width: 10, height: 10) }
    }

    @Test func `a control without a text has the title of its label`() throws {
        let view = VStack {
            Toggle("Lamp", isOn: false, intent: SwitchLamp(name: "a")).toggleStyle(Dot())
            Toggle("Fan", isOn: false, intent: SwitchLamp(name: "b")).toggleStyle(.switch).labelsHidden()
            Button(intent: SwitchLamp(name: "c")) { Image(systemName: "play") }.accessibilityLabel("Play")
            Button(intent: SwitchLamp(name: "d")) { Image("star", label: Text("Star")) }
            Button(intent: SwitchLamp(name: "e")) { Text("5").accessibilityLabel("Five") }
        }
        let picture = try WidgetPicture(of: view)
        expectEqual(picture.content.actions.map(\.title), ["Lamp", "Fan", "Play", "Star", "Five"])
        expectEqual(picture.lines, ["5"])
    }

    @Test func `a line shows one picture and one text`() throws {
        func line(_ view: some View) throws -> WidgetPicture { try drawing(of: view, family: .accessoryInline) }
        let group = Group {
            Image(systemName: "lock.fill")
            Text("")
            Text("Get us there")
        }
        for view in [AnyView(group), AnyView(group.containerBackground(.clear, for: .widget))] {
            let picture = try line(view)
            expectEqual(picture.lines, ["Get us there"])
            expectEqual(picture.findings.undrawn, [])
            let (image, text) = (try #require(picture.items.images.first), try #require(picture.items.texts.first))
            #expect(image.frame.maxX < text.origin.x && abs(image.frame.center.y - text.origin.y) < 10)
        }
        let more = try line(
            Group {
                group
                Text("more")
            })
        expectEqual(more.lines, ["Get us there"])
        expectEqual(more.findings.undrawn, ["more than an image and a text in a line"])
        let long = try line(Text("a text that is much too long for one line of a widget"))
        expectEqual(long.items.texts.count, 1)
    }

    @Test func `what is measured after the layout is listed`() throws {
        struct Width: PreferenceKey {
            static let defaultValue = 0.0
            static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
        }
        let view = Text("a").onPreferenceChange(Width.self) { _ in }
            .onGeometryChange(for: CGSize.self, of: \.size) { _ in }
        expectEqual(try drawing(of: view).findings.undrawn, ["onGeometryChange", "onPreferenceChange"])
    }

    @Test func `only what is drawn is read`() throws {
        let narrow = ViewThatFits {
            Text("a text that is too wide for this frame")
            Text("short")
        }
        expectEqual(try lines(narrow.frame(width: 60)), ["short"])
        expectEqual(try lines(Text("secret").redacted(reason: .placeholder)), ["▒▒▒▒▒▒"])
        let reader = GeometryReader { Text($0.size.width < 100 ? "narrow" : "wide") }
        expectEqual(try lines(reader.frame(width: 60, height: 20)), ["narrow"])
    }

    @Test func `links and actions have the frames of their pictures`() throws {
        var environment = EnvironmentValues()
        environment.widgetSize = CGSize(width: 100, height: 100)
        let url = try #require(URL(string: "app://link"))
        let view = VStack(spacing: 0) {
            Link(destination: url) { Color.red.frame(width: 40, height: 20) }
            Button(intent: SwitchLamp(name: "a")) { Color.blue.frame(width: 60, height: 30) }.buttonStyle(.plain)
        }
        let content = try WidgetPicture(of: view, in: environment).content
        expectEqual(content.links.map(\.frame), [WidgetFrame(x: 30, y: 25, width: 40, height: 20)])
        expectEqual(content.actions.map(\.frame), [WidgetFrame(x: 20, y: 45, width: 60, height: 30)])
    }

    @Test func `the environment reaches only the content`() throws {
        let view = VStack {
            FamilyText().environment(\.widgetFamily, .systemLarge)
            FamilyText()
            FamilyText().previewContext(WidgetPreviewContext(family: .systemMedium))
        }
        expectEqual(try lines(view), ["other", "small", "other"])
        var environment = EnvironmentValues()
        environment.widgetFamily = .accessoryInline
        expectEqual(try WidgetPicture(of: FamilyText(), in: environment).lines, ["other"])
    }

    @Test func `objects of the environment reach the views below`() throws {
        let counter = Counter()
        counter.count = 5
        expectEqual(try lines(VStack { CounterText() }.environmentObject(counter)), ["5 items"])
    }

    @Test func `a modifier of a program adds its views`() throws {
        expectEqual(try lines(Text("inner").modifier(Framed(title: "frame"))), ["frame", "inner"])
        let both = Framed(title: "first").concat(Framed(title: "second"))
        expectEqual(try lines(Text("x").modifier(both)), ["second", "first", "x"])
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
