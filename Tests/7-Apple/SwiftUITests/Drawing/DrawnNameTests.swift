import Charts
import IntentTestSupport
import SwiftUI
import Testing
import WidgetDrawing

/// The names that widgets of public apps use most, each in a view that shows it, beside the view without it.
///
/// `Tests/Proof/DrawnNames/run` counts the widgets that use only these names.
@MainActor @Suite struct DrawnNameTests {
    struct Probe {
        let name: String
        let shown: AnyView
        let without: AnyView
    }

    static func probe(_ name: String, _ shown: some View, _ without: some View = EmptyView()) -> Probe {
        Probe(name: name, shown: AnyView(shown), without: AnyView(without))
    }

    @Test func `every common name is drawn`() throws {
        let probes =
            Self.containers + Self.texts + Self.texts2 + Self.images + Self.frames + Self.shapes + Self.paints
            + Self.effects + Self.controls + Self.styles + Self.environment + Self.grids + Self.charts + Self.chartMarks
        expectEqual(Set(probes.map(\.name)).count, probes.count)
        for probe in probes {
            let picture = try drawing(of: probe.shown)
            expectEqual(picture.findings.undrawn, [], "\(probe.name)")
            let without = try drawing(of: probe.without)
            #expect(picture.svg != without.svg, "\(probe.name) changes nothing")
        }
    }

    private static let tide = Text("Tide")
    private static let line = Text("The next high tide in the harbor is in a few hours")

    private static var containers: [Probe] {
        [
            probe(
                "EmptyView",
                VStack {
                    tide; EmptyView()
                }),
            probe(
                "Group",
                Group {
                    tide; line
                }.bold(),
                Group {
                    tide; line
                }),
            probe(
                "VStack",
                VStack {
                    tide; tide
                },
                HStack {
                    tide; tide
                }),
            probe(
                "HStack",
                HStack {
                    tide; tide
                },
                VStack {
                    tide; tide
                }),
            probe(
                "ZStack",
                ZStack {
                    Color.red; tide
                },
                VStack {
                    Color.red; tide
                }),
            probe(
                "LazyVStack",
                LazyVStack {
                    tide; tide
                },
                HStack {
                    tide; tide
                }),
            probe(
                "LazyHStack",
                LazyHStack {
                    tide; tide
                },
                VStack {
                    tide; tide
                }),
            probe("ForEach", VStack { ForEach(0..<3) { Text("\($0)") } }, tide),
            probe("AnyView", AnyView(tide)),
            probe(
                "Spacer",
                HStack {
                    tide; Spacer()
                }, HStack { tide }),
            probe(
                "Divider",
                VStack {
                    tide; Divider()
                }, VStack { tide }),
            probe("GeometryReader", GeometryReader { Text("\($0.size.width)") }),
            probe(
                "ViewThatFits",
                ViewThatFits {
                    line.fixedSize(); tide
                }),
            probe("ScrollView", ScrollView { line }),
            probe("ContentUnavailableView", ContentUnavailableView("Tide", systemImage: "water.waves")),
            probe(
                "Layout",
                Stairs {
                    tide; tide
                },
                VStack {
                    tide; tide
                }),
            probe(
                "AnyLayout",
                AnyLayout(HStackLayout()) {
                    tide; tide
                },
                VStack {
                    tide; tide
                }),
            probe("ViewModifier", tide.modifier(Framed()), tide),
            probe("PreferenceKey", tide.preference(key: Height.self, value: 4)),
            probe(
                "Canvas",
                Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }),
            probe(
                "AsyncImage",
                AsyncImage(url: nil) {
                    $0
                } placeholder: {
                    tide
                }),
        ]
    }

    private static var texts: [Probe] {
        [
            probe("Text", tide),
            probe(".font", tide.font(.title), tide),
            probe("Font", tide.font(Font.system(size: 9)), tide),
            probe("UIFont", tide.font(Font(UIFont.systemFont(ofSize: 9))), tide),
            probe(".bold", tide.bold(), tide),
            probe(".italic", tide.italic(), tide),
            probe(".fontWeight", tide.fontWeight(.light), tide),
            probe(".fontWidth", tide.fontWidth(.compressed), tide),
            probe(".fontDesign", tide.fontDesign(.monospaced), tide),
            probe(".monospaced", tide.monospaced(), tide),
            probe(".monospacedDigit", Text("11").monospacedDigit(), Text("11")),
            probe(".strikethrough", tide.strikethrough(), tide),
            probe(".underline", tide.underline(), tide),
            probe(".tracking", tide.tracking(3), tide),
            probe(".kerning", tide.kerning(3), tide),
            probe(
                ".baselineOffset",
                HStack {
                    tide.baselineOffset(4); tide
                },
                HStack {
                    tide; tide
                }),
            probe("AttributedString", Text(AttributedString("Tide"))),
        ]
    }

    private static var texts2: [Probe] {
        [
            probe(".minimumScaleFactor", line.lineLimit(1).minimumScaleFactor(0.3), line.lineLimit(1)),
            probe(".lineLimit", line.lineLimit(1), line),
            probe(
                ".allowsTightening", tide.lineLimit(1).frame(width: 32.8).allowsTightening(true),
                tide.lineLimit(1).frame(width: 32.8)),
            probe(".lineSpacing", line.lineSpacing(5), line),
            probe(".multilineTextAlignment", line.multilineTextAlignment(.trailing), line),
            probe(".truncationMode", line.lineLimit(1).truncationMode(.head), line.lineLimit(1)),
            probe(".textCase", tide.textCase(.uppercase), tide),
            probe(".redacted", tide.redacted(reason: .placeholder), tide),
        ]
    }

    private static let wave = Image(systemName: "star")

    private static var images: [Probe] {
        let pixel = UIImage(data: Data(base64Encoded: AssetCatalogTests.pixel) ?? Data()) ?? UIImage()
        return [
            probe("Image", wave),
            probe("UIImage", Image(uiImage: pixel)),
            probe(".resizable", wave.resizable(), wave),
            probe(".scaledToFit", wave.resizable().scaledToFit(), wave.resizable()),
            probe(".scaledToFill", wave.resizable().scaledToFill(), wave.resizable()),
            probe(".aspectRatio", wave.resizable().aspectRatio(1, contentMode: .fit), wave.resizable()),
            probe(".imageScale", wave.imageScale(.small), wave),
            probe(".renderingMode", Image(uiImage: pixel).renderingMode(.template), Image(uiImage: pixel)),
            probe(".symbolVariant", wave.symbolVariant(.fill), wave),
            probe(
                ".symbolRenderingMode", Image(systemName: "star.circle.fill").symbolRenderingMode(.hierarchical),
                Image(systemName: "star.circle.fill")),
            probe(
                ".widgetAccentedRenderingMode",
                Image(uiImage: pixel).widgetAccentedRenderingMode(.desaturated).environment(
                    \.widgetRenderingMode, .accented),
                Image(uiImage: pixel).environment(\.widgetRenderingMode, .accented)),
            probe("Label", Label("Tide", systemImage: "star"), tide),
        ]
    }

    private static var frames: [Probe] {
        let red = Color.red
        return [
            probe(".padding", red.padding(), red),
            probe("EdgeInsets", red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), red),
            probe(".frame", red.frame(width: 20), red),
            probe(".fixedSize", HStack { line.fixedSize() }, HStack { line }),
            probe(
                ".layoutPriority",
                HStack {
                    line; line.layoutPriority(1)
                },
                HStack {
                    line; line
                }),
            probe(".offset", red.offset(x: 4), red),
            probe(".position", tide.position(x: 9, y: 9), tide),
            probe(".overlay", red.overlay { tide }, red),
            probe(".background", tide.background(.red), tide),
            probe(".containerBackground", tide.containerBackground(.red, for: .widget), tide),
            probe(
                ".alignmentGuide",
                VStack(alignment: .leading) {
                    tide.alignmentGuide(.leading) { _ in -9 }; tide
                },
                VStack(alignment: .leading) {
                    tide; tide
                }),
            probe(".contentMargins", ScrollView { tide }.contentMargins(20), ScrollView { tide }),
            probe("AccessoryWidgetBackground", AccessoryWidgetBackground()),
            probe("ContainerRelativeShape", ContainerRelativeShape().fill(.red)),
        ]
    }

    private static var shapes: [Probe] {
        [
            probe("Circle", Circle()), probe("Rectangle", Rectangle()), probe("Capsule", Capsule()),
            probe("Ellipse", Ellipse()), probe("RoundedRectangle", RoundedRectangle(cornerRadius: 8)),
            probe("Path", Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9))),
            probe("Shape", Gable()),
            probe(".fill", Circle().fill(.red), Circle()),
            probe(".stroke", Circle().stroke(.red), Circle()),
            probe(".strokeBorder", Circle().strokeBorder(.red), Circle()),
            probe("StrokeStyle", Circle().stroke(style: StrokeStyle(lineWidth: 3, dash: [2])), Circle()),
            probe(".trim", Circle().trim(from: 0.2, to: 0.6), Circle()),
            probe(".rotation", Rectangle().rotation(.degrees(9)), Rectangle()),
            probe("Angle", Rectangle().rotation(Angle(degrees: 9)), Rectangle()),
            probe(".inset", Circle().inset(by: 3), Circle()),
            probe(".clipShape", Color.red.clipShape(Circle()), Color.red),
            probe(".clipped", line.frame(width: 9, height: 9).clipped(), line.frame(width: 9, height: 9)),
            probe(".cornerRadius", Color.red.cornerRadius(9), Color.red),
            probe(".mask", Color.red.mask { tide }, Color.red),
        ]
    }

    private static var paints: [Probe] {
        let colors = Gradient(colors: [.red, .blue])
        return [
            probe("Color", Color.red), probe("UIColor", Color(UIColor.systemRed)),
            probe(".foregroundColor", tide.foregroundColor(.red), tide),
            probe(".foregroundStyle", tide.foregroundStyle(.secondary), tide),
            probe("AnyShapeStyle", tide.foregroundStyle(AnyShapeStyle(.red)), tide),
            probe("ShapeStyle", tide.foregroundStyle(Warning()), tide),
            probe("Gradient", Rectangle().fill(colors), Rectangle()),
            probe("AnyGradient", Rectangle().fill(Color.red.gradient), Rectangle()),
            probe(
                "UnitPoint",
                Rectangle().fill(
                    LinearGradient(gradient: colors, startPoint: UnitPoint(x: 0, y: 0), endPoint: .bottom)), Rectangle()
            ),
            probe("LinearGradient", LinearGradient(gradient: colors, startPoint: .top, endPoint: .bottom)),
            probe("RadialGradient", RadialGradient(gradient: colors, center: .center, startRadius: 0, endRadius: 9)),
            probe("AngularGradient", AngularGradient(gradient: colors, center: .center)),
            probe(".tint", wave.foregroundStyle(.tint).tint(.red), wave.foregroundStyle(.tint)),
            probe(".accentColor", wave.foregroundStyle(.tint).accentColor(.red), wave.foregroundStyle(.tint)),
        ]
    }

    private static var effects: [Probe] {
        let red = Color.red
        return [
            probe(".opacity", red.opacity(0.5), red), probe(".hidden", red.hidden(), red),
            probe(".shadow", tide.shadow(radius: 2), tide), probe(".blur", tide.blur(radius: 2), tide),
            probe(
                ".blendMode",
                ZStack {
                    red; Color.blue.blendMode(.multiply)
                },
                ZStack {
                    red; Color.blue
                }),
            probe(".brightness", red.brightness(0.2), red), probe(".saturation", red.saturation(0.2), red),
            probe(".grayscale", red.grayscale(1), red), probe(".hueRotation", red.hueRotation(.degrees(90)), red),
            probe(".luminanceToAlpha", red.luminanceToAlpha(), red),
            probe(".scaleEffect", tide.scaleEffect(2), tide),
            probe(".rotationEffect", tide.rotationEffect(.degrees(9)), tide),
            probe(
                ".rotation3DEffect", tide.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0), tide
            ),
            probe(
                ".drawingGroup",
                ZStack {
                    red; tide
                }.drawingGroup().opacity(0.5),
                ZStack {
                    red; tide
                }),
            probe(
                ".compositingGroup",
                ZStack {
                    red; tide
                }.compositingGroup().opacity(0.5),
                ZStack {
                    red; tide
                }),
        ]
    }

    private static var controls: [Probe] {
        [
            probe("Button", Button("Tide") {}), probe("Toggle", Toggle("Tide", isOn: .constant(true))),
            probe("Link", Link("Tide", destination: URL(filePath: "/"))),
            probe("Gauge", Gauge(value: 0.5) { tide }), probe("ProgressView", ProgressView(value: 0.5)),
            probe(".buttonStyle", Button("Tide") {}.buttonStyle(.borderedProminent), Button("Tide") {}),
            probe("ButtonStyle", Button("Tide") {}.buttonStyle(Loud()), Button("Tide") {}),
            probe(
                ".buttonBorderShape", Button("Tide") {}.buttonStyle(.bordered).buttonBorderShape(.circle),
                Button("Tide") {}.buttonStyle(.bordered)),
            probe(
                ".controlSize", Button("Tide") {}.buttonStyle(.bordered).controlSize(.mini),
                Button("Tide") {}.buttonStyle(.bordered)),
            probe(
                ".gaugeStyle", Gauge(value: 0.5) { tide }.gaugeStyle(.accessoryCircular), Gauge(value: 0.5) { tide }),
            probe("GaugeStyle", Gauge(value: 0.5) { tide }.gaugeStyle(TitleGauge()), Gauge(value: 0.5) { tide }),
            probe(
                ".progressViewStyle", ProgressView(value: 0.5).progressViewStyle(.circular), ProgressView(value: 0.5)),
        ]
    }

    private static var styles: [Probe] {
        let (label, toggle) = (Label("Tide", systemImage: "star"), Toggle("Tide", isOn: .constant(true)))
        return [
            probe(".labelStyle", label.labelStyle(.iconOnly), label),
            probe("LabelStyle", label.labelStyle(TitleLabel()), label),
            probe(
                ".labelsHidden", toggle.toggleStyle(.switch).labelsHidden(), toggle.toggleStyle(.switch)),
            probe(".toggleStyle", toggle.toggleStyle(.switch), toggle),
            probe("ToggleStyle", toggle.toggleStyle(TitleToggle()), toggle),
        ]
    }

    private static var environment: [Probe] {
        [
            probe(".environment", tide.environment(\.font, .title), tide),
            probe(".colorScheme", tide.colorScheme(.dark), tide),
            probe(".dynamicTypeSize", tide.dynamicTypeSize(.xxxLarge), tide),
        ]
    }

    private static var grids: [Probe] {
        let columns = [GridItem(.flexible()), GridItem(.flexible())]
        return [
            probe(
                "Grid",
                Grid {
                    GridRow {
                        tide; tide
                    };
                    GridRow {
                        line; tide
                    }
                },
                VStack {
                    HStack {
                        tide; tide
                    };
                    HStack {
                        line; tide
                    }
                }),
            probe(
                "GridRow",
                Grid {
                    GridRow {
                        tide; tide
                    }
                },
                Grid {
                    tide; tide
                }),
            probe(
                "LazyVGrid",
                LazyVGrid(columns: columns) {
                    tide; tide; tide
                },
                HStack {
                    tide; tide; tide
                }),
            probe(
                "LazyHGrid",
                LazyHGrid(rows: columns) {
                    tide; tide; tide
                },
                HStack {
                    tide; tide; tide
                }),
            probe("GridItem", LazyVGrid(columns: [GridItem(.fixed(9))]) { tide }, tide),
            probe(
                ".gridColumnAlignment",
                Grid {
                    GridRow { tide.gridColumnAlignment(.trailing) }; GridRow { line }
                },
                Grid {
                    GridRow { tide }; GridRow { line }
                }),
            probe(
                ".gridCellAnchor",
                Grid {
                    GridRow {
                        tide.gridCellAnchor(.bottomTrailing); line
                    }
                },
                Grid {
                    GridRow {
                        tide; line
                    }
                }),
        ]
    }
}
