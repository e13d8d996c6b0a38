import IntentModel
import IntentTestSupport
import SwiftUI
import Testing
import WidgetDrawing

/// The pictures of views: what is drawn of them, and where.
@MainActor @Suite struct WidgetPictureTests {
    /// The figures that are filled, without groups.
    private func fills(of items: [DisplayItem]) -> [(figure: Figure, paint: Paint)] {
        items.flatMap { item -> [(figure: Figure, paint: Paint)] in
            switch item {
            case .fill(let figure, let paint, _): [(figure, paint)]
            case .group(_, let items): fills(of: items)
            default: []
            }
        }
    }

    private func texts(of items: [DisplayItem]) -> [TextItem] {
        items.flatMap { item -> [TextItem] in
            switch item {
            case .text(let text): [text]
            case .group(_, let items): texts(of: items)
            default: []
            }
        }
    }

    @Test func `shapes are placed by stacks, frames and padding`() throws {
        let picture = try drawing(
            of: HStack(spacing: 10) {
                Rectangle().fill(.red).frame(width: 30)
                Rectangle().fill(.blue).padding(.vertical, 20)
            })
        let figures = fills(of: picture.displayList.items).map(\.figure)
        expectEqual(
            figures,
            [
                .rectangle(Rect(x: 0, y: 0, width: 30, height: 100), radiusX: 0, radiusY: 0),
                .rectangle(Rect(x: 40, y: 20, width: 160, height: 60), radiusX: 0, radiusY: 0),
            ])
        expectEqual(picture.findings.undrawn, [])
    }

    @Test func `a container background fills the widget, and its content has margins`() throws {
        let picture = try drawing(
            of: Rectangle().fill(.red).containerBackground(for: .widget) { Color.blue })
        expectEqual(
            fills(of: picture.displayList.items).map(\.figure),
            [
                .rectangle(Rect(x: 0, y: 0, width: 200, height: 100), radiusX: 0, radiusY: 0),
                .rectangle(Rect(x: 16, y: 16, width: 168, height: 68), radiusX: 0, radiusY: 0),
            ])
    }

    @Test func `texts have the font, the color and the case of their environment`() throws {
        let picture = try drawing(
            of: VStack {
                Text("one").font(.headline)
                Text("two").fontWeight(.heavy).foregroundStyle(.red)
                (Text("three").bold() + Text(" four")).textCase(.uppercase)
            })
        let texts = texts(of: picture.displayList.items)
        expectEqual(texts.map(\.text), ["one", "two", "THREE", " FOUR"])
        expectEqual(texts.map(\.font.weight), [.semibold, .heavy, .bold, .regular])
        expectEqual(texts.map(\.font.size), [17, 17, 17, 17])
        expectEqual(texts[1].paint, .color(WidgetDrawing.Color(light: RGBA(hex: 0xff3b30), dark: RGBA(hex: 0xff453a))))
    }

    @Test func `a fixed color scheme has one appearance`() throws {
        let picture = try drawing(of: Text("a").environment(\.colorScheme, .dark))
        expectEqual(texts(of: picture.displayList.items).map(\.paint), [.color(.white)])
    }

    @Test func `levels of a style are its color with less opacity`() throws {
        let picture = try drawing(
            of: VStack {
                Rectangle().fill(.secondary)
                Rectangle().fill(.tertiary).foregroundStyle(.white)
            })
        let opacities = fills(of: picture.displayList.items).map { fill -> Double in
            guard case .color(let color) = fill.paint else { return -1 }
            return color.light.opacity
        }
        #expect(zip(opacities, [0.6, 0.3]).allSatisfy { abs($0 - $1) < 0.001 })
    }

    /// A view that shows another text in the dark.
    private struct Sky: View {
        @Environment(\.colorScheme) private var colorScheme

        var body: some View {
            // A reader is drawn while the view is laid out.
            GeometryReader { _ in Text(colorScheme == .dark ? "Moon" : "Sun").blur(radius: 1, opaque: true) }
        }
    }

    @Test func `a view that reads the color scheme is drawn for both`() throws {
        let both = try drawing(of: Sky())
        expectEqual(both.items.count, 0)
        let forms = both.displayList.items.compactMap { item -> ([String], Bool)? in
            guard case .group(.appearance(let isDark), let items) = item else { return nil }
            return (items.texts.map(\.text), isDark)
        }
        expectEqual(forms.map(\.0), [["Sun"], ["Moon"]])
        expectEqual(forms.map(\.1), [false, true])
        expectEqual(both.lines, ["Sun"])
        expectEqual(both.findings.undrawn, ["blur(opaque:) in Sky"])
        #expect(both.svg.contains(#"<g class="wl">"#) && both.svg.contains(#"<g class="wd">"#))
        #expect(
            both.svg.contains("@media (prefers-color-scheme: dark) {\n.wl { display: none }\n.wd { display: inline }"))
        let dark = SVGWriter.svg(of: both.displayList, appearance: .dark)
        #expect(dark.contains("Moon") && !dark.contains("Sun") && !dark.contains("class="))

        expectEqual(try drawing(of: Sky()) { $0.colorScheme = .dark }.items.texts.map(\.text), ["Moon"])
        expectEqual(try drawing(of: Sky().environment(\.colorScheme, .dark)).items.texts.map(\.text), ["Moon"])
    }

    /// A row whose picture is read when it appears, as feeds of public apps do.
    private struct Row: View {
        let name: String
        @State private var caption: String?
        @State private var width: CGFloat = 0

        var body: some View {
            HStack {
                if let caption { Text(caption) }
                GeometryReader { proxy in
                    Text("\(Int(width))").onAppear { width = proxy.size.width }
                }
                .frame(width: 50, height: 20)
            }
            .onAppear { caption = "read \(name)" }
        }
    }

    @Test func `what appears performs its actions before it is drawn`() throws {
        var count = 0
        let picture = try drawing(
            of: VStack {
                Row(name: "a")
                Row(name: "b")
            }
            .onAppear { count += 1 })
        expectEqual(picture.lines, ["read a 50", "read b 50"])
        expectEqual(count, 1)
    }

    @Test func `the labels of bounds take the place of the label of a ring`() throws {
        func texts(_ gauge: some View) throws -> [String] {
            try drawing(of: gauge.gaugeStyle(.accessoryCircular)).items.texts.map(\.text)
        }
        expectEqual(
            try texts(
                Gauge(value: 0.5) {
                    Text("Fuel")
                } currentValueLabel: {
                    Text("50")
                }), ["50", "Fuel"])
        expectEqual(
            try texts(
                Gauge(value: 0.5) {
                    Text("Fuel")
                } currentValueLabel: {
                    Text("50")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("99")
                }), ["50", "0", "99"])
    }

    /// Apple's pictures of gauges, as home-assistant/iOS keeps them: the lower labels are of the color #8A8A8E.
    @Test func `other levels remain those of the system in primary content`() throws {
        let picture = try drawing(
            of: VStack {
                Text("0").foregroundStyle(.secondary)
                Text("84%").foregroundStyle(.primary)
            }.foregroundStyle(.primary))
        let sixTenths = Double(Float(0.6))
        let secondary = WidgetDrawing.Color(light: RGBA(hex: 0x3c3c43), dark: RGBA(hex: 0xebebf5)).opacity(sixTenths)
        expectEqual(texts(of: picture.displayList.items).map(\.paint), [.color(secondary), .color(.primary)])
    }

    @Test func `a style that refers to the one around it has an end`() throws {
        let view = VStack {
            Text("a").foregroundStyle(.primary).padding(0).foregroundStyle(.primary.opacity(0.5))
            Text("b").foregroundStyle(.foreground).padding(0).foregroundStyle(AnyShapeStyle(.secondary))
            Rectangle().fill(.background).backgroundStyle(.background).tint(.tint)
        }
        let paints = texts(of: try drawing(of: view).displayList.items).map(\.paint)
        expectEqual(paints.map { $0 == .color(.primary) }, [false, false])
    }

    @Test func `a part of a circle can be turned`() throws {
        let picture = try drawing(
            of: Circle().trim(from: 0, to: 0.25).rotation(.degrees(-90)).fill(.red).frame(width: 100, height: 100))
        guard case .outline(let outline)? = fills(of: picture.displayList.items).first?.figure else {
            throw DrawingError.notFinite
        }
        let ends = outline.elements.compactMap { element -> [Double]? in
            switch element {
            case .move(let end), .curve(let end, _, _): [end.x.rounded(), end.y.rounded()]
            default: nil
            }
        }
        expectEqual(ends, [[100, 0], [150, 50]])
    }

    @Test func `a reader knows its size`() throws {
        let picture = try drawing(
            of: GeometryReader { geometry in
                Rectangle().fill(.red).frame(width: geometry.size.width / 4, height: geometry.size.height / 2)
            })
        expectEqual(
            fills(of: picture.displayList.items).map(\.figure),
            [.rectangle(Rect(x: 0, y: 0, width: 50, height: 50), radiusX: 0, radiusY: 0)])
    }

    // MARK: Controls

    private struct Pill: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.frame(width: 80, height: 40).background(.red)
        }
    }

    private struct Square: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Rectangle().fill(configuration.isOn ? Color.green : .gray).frame(width: 20, height: 20)
        }
    }

    @Test func `a style of a program draws its control`() throws {
        let picture = try drawing(
            of: VStack(spacing: 0) {
                Button("Call") {}.buttonStyle(Pill())
                Toggle("Light", isOn: .constant(true)).toggleStyle(Square())
            })
        expectEqual(
            picture.displayList.readings.regions.map(\.frame),
            [Rect(x: 60, y: 20, width: 80, height: 40), Rect(x: 90, y: 60, width: 20, height: 20)])
        expectEqual(texts(of: picture.displayList.items).map(\.text), ["Call"])
    }

    private struct Upright: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.icon
                configuration.title
            }
        }
    }

    @Test func `a style of labels contains the label without the style`() throws {
        struct Framed: LabelStyle {
            func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(4) }
        }
        for view in [
            AnyView(Label("A", systemImage: "bell").labelStyle(Upright())),
            AnyView(Label("A", systemImage: "bell").labelStyle(Framed())),
        ] {
            expectEqual(texts(of: try drawing(of: view).displayList.items).map(\.text), ["A"])
        }
    }

    @Test(arguments: [0.0, 0.25, 1])
    func `a bar is filled up to its value`(fraction: Double) throws {
        let picture = try drawing(of: ProgressView(value: fraction))
        let widths = fills(of: picture.displayList.items).compactMap { fill -> Double? in
            if case .rectangle(let rect, _, _) = fill.figure { rect.size.width } else { nil }
        }
        expectEqual(widths, [200, 200 * fraction])
    }

    @Test func `a link of a picture has its place`() throws {
        let url = try #require(URL(string: "app://more"))
        let picture = try drawing(of: Link(destination: url) { Rectangle().fill(.red).frame(width: 40, height: 10) })
        expectEqual(
            picture.displayList.readings.regions.map(\.frame), [Rect(x: 80, y: 45, width: 40, height: 10)])
    }

    // MARK: What is not drawn

    private struct Tide: View {
        var body: some View { Text("a").blendMode(.plusDarker).textScale(.secondary) }
    }

    @Test func `what is not drawn is named once, with its view`() throws {
        let picture = try drawing(
            of: VStack {
                Tide()
                Tide()
                Image(systemName: "nothing.like.this")
            })
        expectEqual(
            picture.findings.undrawn,
            ["textScale in Tide", "blendMode 'plusDarker' in Tide", "symbol 'nothing.like.this'"])
    }

    private struct Endless: View {
        var body: AnyView { AnyView(Endless()) }
    }

    @Test func `a view without an end, or with too many parts, is an error`() {
        #expect(throws: DrawingError.tooDeep) { try drawing(of: Endless()) }
        #expect(throws: DrawingError.tooManyNodes) { try drawing(of: ForEach(0..<30_000) { _ in Divider() }) }
        #expect(throws: DrawingError.textTooLong(100_000)) {
            try drawing(of: Text(verbatim: String(repeating: "a", count: 100_000)))
        }
    }

    @Test func `redacted texts are areas of their size`() throws {
        let open = try drawing(of: Text("1234").font(.title))
        let hidden = try drawing(of: Text("1234").font(.title).redacted(reason: .placeholder))
        expectEqual(texts(of: hidden.displayList.items).count, 0)
        expectEqual(fills(of: hidden.displayList.items).count, 1)
        expectEqual(texts(of: open.displayList.items).count, 1)
    }

    @Test func `equal views are equal pictures`() throws {
        let view = Label("A", systemImage: "cloud.sun.rain.fill").padding().background(.red.gradient, in: Capsule())
        expectEqual(try drawing(of: view).svg, try drawing(of: view).svg)
        #expect(try drawing(of: view).svg.hasPrefix("<svg "))
    }
}
