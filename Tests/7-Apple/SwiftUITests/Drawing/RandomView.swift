import Charts
import Foundation
import SwiftUI

/// Random views with values that no program means: lengths that are no numbers, texts of any characters, charts without a range.
///
/// Equal seeds give equal views. `Tests/Proof/Views/run` draws many of them in a process with a deadline and a limit of memory.
@MainActor
struct RandomView {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// Returns a random view.
    mutating func view(depth: Int = 5) -> AnyView {
        let makes = depth > 0 && number(10) < 7 ? Self.containers : Self.leaves
        var view = makes[number(makes.count)](&self, depth - 1)
        for _ in 0..<number(4) { view = Self.modifiers[number(Self.modifiers.count)](&self, view, depth - 1) }
        return view
    }

    // MARK: Values

    private mutating func number(_ limit: Int) -> Int {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return Int((bits ^ (bits >> 31)) % UInt64(max(limit, 1)))
    }

    private mutating func isTrue() -> Bool { number(2) == 0 }
    private mutating func any<Value>(_ values: [Value]) -> Value { values[number(values.count)] }

    private static let hostile: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -1, 0,
        1e9, -1e9, 1e18, -0.0, 0.1, 1e-12,
    ]

    /// A length, which is usual in three of four cases.
    private mutating func length() -> CGFloat {
        number(4) == 0 ? any(Self.hostile) : CGFloat(number(120)) / CGFloat(1 + number(3))
    }

    private mutating func maybe() -> CGFloat? { isTrue() ? length() : nil }
    private mutating func angle() -> Angle { .degrees(Double(length())) }
    private mutating func color() -> Color {
        any([.red, .primary, .secondary, .clear, Color(red: length(), green: 0, blue: 1)])
    }
    private mutating func point() -> UnitPoint { UnitPoint(x: length() / 50, y: length() / 50) }

    private mutating func text() -> String {
        let parts = [
            "", "Tide", " ", "\n", "\n\n\n", "مرحبا", "שלום", "潮の満ち引き", "👩‍👩‍👧‍👦", "e\u{301}\u{301}", "\u{202E}", "\u{0}",
            "\t", "…", "%@", "**b**",
            "[a](b", "&<>\"'", "]]>", "\u{FFFF}", "ﷺ", String(repeating: "w", count: 300),
            String(repeating: "a ", count: 400),
        ]
        return (0..<number(4)).map { _ in any(parts) }.joined()
    }

    private mutating func gradient() -> Gradient {
        Gradient(stops: (0..<number(4)).map { _ in Gradient.Stop(color: color(), location: length() / 50) })
    }

    private mutating func views(_ depth: Int) -> [AnyView] { (0..<number(5)).map { _ in view(depth: depth) } }

    private mutating func content(_ depth: Int) -> some View {
        let views = views(depth)
        return ForEach(views.indices, id: \.self) { views[$0] }
    }

    private mutating func gridItems() -> [GridItem] {
        (0..<number(4)).map { _ in
            let size: GridItem.Size = any([
                .fixed(length()), .flexible(minimum: length(), maximum: length()),
                .adaptive(minimum: length(), maximum: length()),
            ])
            return GridItem(size, spacing: maybe())
        }
    }

    // MARK: Views

    private typealias Make = (inout RandomView, Int) -> AnyView

    private static let leaves: [Make] = [
        { random, _ in AnyView(Text(random.text())) },
        { random, _ in AnyView(Text(LocalizedStringKey(random.text()))) },
        { random, _ in AnyView(Text(random.text()).font(.system(size: random.length())).kerning(random.length())) },
        { random, _ in
            AnyView(
                Text(
                    Date(timeIntervalSince1970: Double(random.length())),
                    style: random.any([.time, .relative, .timer, .date, .offset])))
        },
        { random, _ in
            AnyView(
                Image(
                    systemName: random.any([
                        "star", "12.circle.fill", "", "no.such.symbol.slash", "a.badge.plus", random.text(),
                    ])))
        },
        { random, _ in AnyView(Image(systemName: "star").resizable()) },
        { random, _ in
            AnyView(
                Image(
                    uiImage: UIImage(data: Data((0..<random.number(40)).map { _ in UInt8(random.number(256)) }))
                        ?? UIImage()))
        },
        { random, _ in AnyView(random.color()) },
        { random, _ in AnyView(Spacer(minLength: random.maybe())) },
        { _, _ in AnyView(Divider()) },
        { random, _ in
            AnyView(RoundedRectangle(cornerRadius: random.length()).stroke(random.color(), lineWidth: random.length()))
        },
        { random, _ in
            AnyView(
                Circle().trim(from: random.length(), to: random.length()).stroke(
                    style: StrokeStyle(
                        lineWidth: random.length(), dash: [random.length(), random.length()], dashPhase: random.length()
                    )))
        },
        { random, _ in
            AnyView(LinearGradient(gradient: random.gradient(), startPoint: random.point(), endPoint: random.point()))
        },
        { random, _ in
            AnyView(
                RadialGradient(
                    gradient: random.gradient(), center: random.point(), startRadius: random.length(),
                    endRadius: random.length()))
        },
        { random, _ in
            AnyView(
                AngularGradient(
                    gradient: random.gradient(), center: random.point(), startAngle: random.angle(),
                    endAngle: random.angle()))
        },
        { random, _ in AnyView(Gauge(value: Double(random.length()), in: 0...100) { Text("a") }) },
        { random, _ in AnyView(ProgressView(value: Double(random.length()), total: Double(random.length()))) },
        { random, _ in random.path() },
        { random, _ in random.canvas() },
        { random, _ in random.chart() },
    ]

    private static let containers: [Make] = [
        { random, depth in
            AnyView(
                VStack(alignment: random.any([.leading, .center, .trailing]), spacing: random.maybe()) {
                    random.content(depth)
                })
        },
        { random, depth in
            AnyView(
                HStack(
                    alignment: random.any([.top, .center, .firstTextBaseline, .lastTextBaseline]),
                    spacing: random.maybe()
                ) { random.content(depth) })
        },
        { random, depth in
            AnyView(ZStack(alignment: random.any([.topLeading, .center, .bottomTrailing])) { random.content(depth) })
        },
        { random, depth in
            AnyView(LazyVGrid(columns: random.gridItems(), spacing: random.maybe()) { random.content(depth) })
        },
        { random, depth in
            AnyView(LazyHGrid(rows: random.gridItems(), spacing: random.maybe()) { random.content(depth) })
        },
        { random, depth in
            let (first, second) = (random.views(depth), random.views(depth))
            return AnyView(
                Grid(horizontalSpacing: random.maybe(), verticalSpacing: random.maybe()) {
                    GridRow { ForEach(first.indices, id: \.self) { first[$0].gridCellColumns($0 * 500) } }
                    GridRow { ForEach(second.indices, id: \.self) { second[$0] } }
                    random.view(depth: depth)
                })
        },
        { random, depth in AnyView(ViewThatFits { random.content(depth) }) },
        { random, depth in AnyView(ScrollView(random.any([.vertical, .horizontal])) { random.content(depth) }) },
        { random, depth in
            let view = random.view(depth: depth)
            return AnyView(GeometryReader { view.frame(width: $0.size.width * 2, height: $0.size.height / 0.5) })
        },
        { random, depth in AnyView(Button(action: {}) { random.view(depth: depth) }.buttonStyle(.bordered)) },
        { random, depth in
            AnyView(
                Label {
                    random.view(depth: depth)
                } icon: {
                    random.view(depth: depth)
                })
        },
        { random, depth in AnyView(Group { random.content(depth) }) },
        { random, depth in
            let gauge = Gauge(value: Double(random.length())) { random.view(depth: depth) }
            return random.isTrue() ? AnyView(gauge.gaugeStyle(.accessoryCircular)) : AnyView(gauge)
        },
    ]

    private mutating func path() -> AnyView {
        AnyView(
            Path { path in
                for _ in 0..<number(6) {
                    let point = CGPoint(x: length(), y: length())
                    switch number(6) {
                    case 0: path.move(to: point)
                    case 1: path.addLine(to: point)
                    case 2: path.addQuadCurve(to: point, control: CGPoint(x: length(), y: length()))
                    case 3:
                        path.addArc(
                            center: point, radius: length(), startAngle: angle(), endAngle: angle(), clockwise: isTrue()
                        )
                    case 4:
                        path.addRoundedRect(
                            in: CGRect(x: length(), y: length(), width: length(), height: length()),
                            cornerSize: CGSize(width: length(), height: length()))
                    default: path.closeSubpath()
                    }
                }
            }
            .stroke(color(), lineWidth: length()))
    }

    private mutating func canvas() -> AnyView {
        let (x, y, size, turn, color, text) = (length(), length(), length(), angle(), color(), text())
        return AnyView(
            Canvas { context, area in
                context.translateBy(x: x, y: y)
                context.rotate(by: turn)
                context.opacity = Double(size)
                context.scaleBy(x: y, y: x)
                context.fill(Path(ellipseIn: CGRect(x: x, y: y, width: size, height: area.height)), with: .color(color))
                context.draw(Text(text), in: CGRect(x: y, y: x, width: size, height: size))
                context.clip(to: Path(CGRect(x: x, y: x, width: y, height: size)))
                context.stroke(Path(CGRect(origin: .zero, size: area)), with: .color(color), lineWidth: size)
            })
    }

    private mutating func chart() -> AnyView {
        let values = (0..<number(6)).map { _ in (x: Double(length()), y: Double(length())) }
        let kind = number(6)
        let chart = Chart {
            ForEach(values.indices, id: \.self) { index in
                let (x, y) = (PlottableValue.value("x", values[index].x), PlottableValue.value("y", values[index].y))
                switch kind {
                case 0: LineMark(x: x, y: y).interpolationMethod(.catmullRom)
                case 1: BarMark(x: .value("n", "\(index % 2)"), y: y).cornerRadius(values[index].x)
                case 2: AreaMark(x: x, yStart: x, yEnd: y)
                case 3: PointMark(x: x, y: y).symbolSize(values[index].y)
                case 4: SectorMark(angle: y, innerRadius: .ratio(values[index].x))
                default: RuleMark(x: x)
                }
            }
        }
        let (low, high) = (Double(length()), Double(length()))
        return low <= high && isTrue() ? AnyView(chart.chartYScale(domain: low...high)) : AnyView(chart)
    }

    // MARK: Modifiers

    private typealias Change = (inout RandomView, AnyView, Int) -> AnyView

    private static let modifiers: [Change] = layout + effects + texts

    private static let layout: [Change] = [
        { random, view, _ in AnyView(view.frame(width: random.maybe(), height: random.maybe())) },
        { random, view, _ in
            AnyView(
                view.frame(
                    minWidth: random.maybe(), idealWidth: random.maybe(), maxWidth: random.maybe(),
                    minHeight: random.maybe(), maxHeight: random.maybe()))
        },
        { random, view, _ in AnyView(view.padding(random.length())) },
        { random, view, _ in
            AnyView(
                view.padding(
                    EdgeInsets(
                        top: random.length(), leading: random.length(), bottom: random.length(),
                        trailing: random.length())))
        },
        { random, view, _ in AnyView(view.offset(x: random.length(), y: random.length())) },
        { random, view, _ in AnyView(view.position(x: random.length(), y: random.length())) },
        { random, view, _ in AnyView(view.aspectRatio(random.maybe(), contentMode: random.any([.fit, .fill]))) },
        { random, view, _ in AnyView(view.fixedSize(horizontal: random.isTrue(), vertical: random.isTrue())) },
        { random, view, _ in AnyView(view.layoutPriority(Double(random.length()))) },
        { random, view, _ in AnyView(view.zIndex(Double(random.length()))) },
        { random, view, _ in
            let guide = random.length()
            return AnyView(
                view.alignmentGuide(.leading) { $0.width * guide }.alignmentGuide(.firstTextBaseline) { _ in guide })
        },
        { random, view, depth in AnyView(view.overlay(alignment: .topTrailing) { random.view(depth: depth) }) },
        { random, view, depth in AnyView(view.background { random.view(depth: depth) }) },
        { random, view, _ in AnyView(view.containerBackground(random.color(), for: .widget)) },
        { random, view, _ in
            AnyView(view.containerRelativeFrame(.horizontal, count: random.number(3), spacing: random.length()))
        },
    ]

    private static let effects: [Change] = [
        { random, view, _ in AnyView(view.opacity(Double(random.length()))) },
        { random, view, _ in AnyView(view.blur(radius: random.length())) },
        { random, view, _ in AnyView(view.shadow(color: random.color(), radius: random.length(), x: random.length())) },
        { random, view, _ in AnyView(view.scaleEffect(x: random.length(), y: random.length(), anchor: random.point()))
        },
        { random, view, _ in AnyView(view.rotationEffect(random.angle(), anchor: random.point())) },
        { random, view, _ in
            AnyView(
                view.rotation3DEffect(
                    random.angle(), axis: (x: random.length(), y: random.length(), z: random.length())))
        },
        { random, view, _ in AnyView(view.brightness(Double(random.length())).saturation(Double(random.length()))) },
        { random, view, _ in AnyView(view.hueRotation(random.angle())) },
        { random, view, _ in AnyView(view.blendMode(random.any([.multiply, .plusLighter, .destinationOut, .normal]))) },
        { random, view, _ in AnyView(view.cornerRadius(random.length())) },
        { random, view, _ in
            AnyView(
                view.clipShape(RoundedRectangle(cornerSize: CGSize(width: random.length(), height: random.length()))))
        },
        { random, view, depth in AnyView(view.mask { random.view(depth: depth) }) },
        { random, view, _ in AnyView(view.border(random.color(), width: random.length())) },
        { random, view, _ in AnyView(view.redacted(reason: .placeholder)) },
        { _, view, _ in AnyView(view.widgetURL(URL(string: "a://b"))) },
    ]

    private static let texts: [Change] = [
        { random, view, _ in AnyView(view.font(.system(size: random.length(), weight: .bold, design: .rounded))) },
        { random, view, _ in AnyView(view.lineLimit(random.any([nil, 0, -1, 1, .max]))) },
        { random, view, _ in AnyView(view.lineSpacing(random.length())) },
        { random, view, _ in AnyView(view.minimumScaleFactor(random.length() / 50)) },
        { random, view, _ in AnyView(view.truncationMode(random.any([.head, .middle, .tail]))) },
        { random, view, _ in AnyView(view.multilineTextAlignment(.trailing).textCase(.uppercase)) },
        { random, view, _ in AnyView(view.environment(\.layoutDirection, random.any([.rightToLeft, .leftToRight]))) },
        { random, view, _ in AnyView(view.foregroundStyle(random.color().gradient)) },
        { random, view, _ in AnyView(view.tint(random.color()).imageScale(.large)) },
        { random, view, _ in AnyView(view.dynamicTypeSize(random.any([.xSmall, .accessibility5]))) },
    ]
}
