import IntentTestSupport
import SwiftUI
import Testing
import WidgetDrawing

/// Filters, blending, rendering modes and symbols in several colors.
@MainActor @Suite struct EffectTests {
    private func matrices(_ view: some View) throws -> [ColorMatrix] {
        let picture = try drawing(of: view)
        expectEqual(picture.findings.undrawn, [])
        return picture.items.groups.compactMap { if case .colors(let matrix) = $0 { matrix } else { nil } }
    }

    @Test func `filters map colors`() throws {
        try expectEqual(matrices(Color.red.brightness(0.2)), [.brightness(0.2)])
        try expectEqual(matrices(Color.red.contrast(0.5)), [.contrast(0.5)])
        try expectEqual(matrices(Color.red.saturation(0.5)), [.saturation(0.5)])
        try expectEqual(matrices(Color.red.grayscale(0.25)), [.saturation(0.75)])
        try expectEqual(matrices(Color.red.colorInvert()), [.inverted])
        try expectEqual(matrices(Color.red.luminanceToAlpha()), [.luminanceAsOpacity])
        try expectEqual(
            matrices(Color.red.colorMultiply(Color(red: 1, green: 0.5, blue: 0))),
            [.multiplied(by: RGBA(red: 1, green: 0.5, blue: 0))])
        let turned = try #require(matrices(Color.red.hueRotation(.degrees(360))).first)
        for (row, values) in turned.rows.enumerated() {
            for (column, value) in values.enumerated() { #expect(abs(value - (row == column ? 1 : 0)) < 0.001) }
        }
    }

    @Test func `a mode combines colors with those behind`() throws {
        let picture = try drawing(
            of: ZStack {
                Color.red
                Color.blue.blendMode(.multiply)
            }
            .compositingGroup())
        guard case .isolated? = picture.items.groups.first, case .blend(.multiply)? = picture.items.groups.last else {
            return try #require(Bool(false), "\(picture.items.groups)")
        }
        #expect(picture.svg.contains("mix-blend-mode:multiply") && picture.svg.contains("isolation:isolate"))
    }

    @Test func `what is cut out removes only what is behind it in its group`() throws {
        let picture = try drawing(
            of: ZStack {
                Color.white
                ZStack {
                    Color.red
                    Color.blue.blendMode(.destinationOut)
                }
                .compositingGroup()
            })
        guard case .group(.isolated, let items)? = picture.items.last, case .group(.cutOut, let behind)? = items.first
        else { return try #require(Bool(false), "\(picture.items)") }
        expectEqual(items.count, 1)
        expectEqual(behind.fills.count, 1)
    }

    @Test func `what is not drawn of a mode or a turn in space is recorded`() throws {
        expectEqual(try drawing(of: Color.red.blendMode(.plusDarker)).findings.undrawn, ["blendMode 'plusDarker'"])
        let turned = Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        let picture = try drawing(of: turned)
        expectEqual(picture.findings.undrawn, ["the perspective of rotation3DEffect"])
        guard case .transform(let mapping)? = picture.items.groups.first else { return try #require(Bool(false)) }
        #expect(abs(mapping.a - 0.5) < 0.001 && mapping.d == 1)
        let flat = Color.red.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1))
        expectEqual(try drawing(of: flat).findings.undrawn, [])
    }

    @Test func `a turn without perspective and a projection are drawn`() throws {
        let turned = Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
        expectEqual(try drawing(of: turned).findings.undrawn, [])
        var projection = ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 3, ty: 0))
        let picture = try drawing(of: Color.red.projectionEffect(projection))
        guard case .transform(let mapping)? = picture.items.groups.first else { return try #require(Bool(false)) }
        expectEqual([mapping.a, mapping.tx], [2, 3])
        expectEqual(picture.findings.undrawn, [])
        projection.m13 = 0.01
        expectEqual(
            try drawing(of: Color.red.projectionEffect(projection)).findings.undrawn,
            ["the perspective of projectionEffect"])
    }

    @Test func `an elliptical gradient has the ratio of its area`() throws {
        let gradient = EllipticalGradient(
            colors: [.red, .blue], startRadiusFraction: 0.1, endRadiusFraction: 0.4)
        let picture = try drawing(of: Rectangle().fill(gradient).frame(width: 100, height: 50))
        expectEqual(picture.findings.undrawn, [])
        #expect(picture.svg.contains(#"cx="0.5" cy="0.5""#) && picture.svg.contains(#"r="0.4""#))
        #expect(picture.svg.contains(#"gradientTransform="matrix(100 0 0 50 50 25)""#), "\(picture.svg)")
        #expect(picture.svg.contains(#"offset="0.25""#))
    }

    @Test func `a gradient with stops is that of its colors`() throws {
        let (colors, stops) = ([Color.red, .blue], Gradient(colors: [.red, .blue]).stops)
        func svg(_ style: some ShapeStyle) throws -> String { try drawing(of: Rectangle().fill(style)).svg }
        try expectEqual(
            svg(.radialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 9)),
            svg(.radialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 9)))
        try expectEqual(
            svg(.angularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(90))),
            svg(.angularGradient(colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(90))))
    }

    @Test func `sectors of a translucent gradient do not shine through each other`() throws {
        func sectors(_ colors: [SwiftUI.Color], to end: Angle) throws -> Int {
            let gradient = AngularGradient(
                colors: colors, center: .center, startAngle: .zero, endAngle: end)
            return try drawing(of: gradient).svg.components(separatedBy: "<path").count - 1
        }
        expectEqual(try sectors([.black, .white], to: .degrees(360)), 90)
        expectEqual(try sectors([.black.opacity(0.5), .white], to: .degrees(360)), 90)
        expectEqual(try sectors([.black.opacity(0.5), .white], to: .degrees(180)), 94)
    }

    @Test func `arguments that change nothing in the picture are recorded`() throws {
        let views: [(view: AnyView, undrawn: String)] = [
            (AnyView(Color.red.blur(radius: 2, opaque: true)), "blur(opaque:)"),
            (AnyView(Color.red.drawingGroup(opaque: true)), "drawingGroup(opaque:)"),
            (
                AnyView(VStack { Text("a") }.underline(pattern: .dot, color: .red)),
                "underline(pattern:) underline(color:)"
            ),
            (AnyView(Text("a").strikethrough(color: .red)), "strikethrough(color:)"),
            (AnyView(Text("a").lineLimit(2, reservesSpace: true)), "lineLimit(reservesSpace:)"),
            (AnyView(Text("a").lineLimit(2...)), "the least number of lines"),
            (AnyView(Image(systemName: "wifi", variableValue: 0.5)), "variableValue of 'wifi'"),
            (AnyView(Image(systemName: "star").resizable(resizingMode: .tile)), "resizable(resizingMode:)"),
            (AnyView(Canvas(opaque: true, colorMode: .linear) { _, _ in }), "Canvas(opaque:) Canvas(colorMode:)"),
            (AnyView(List { Text("a") }), "List"), (AnyView(GroupBox("a") { Text("b") }), "GroupBox"),
        ]
        for (view, undrawn) in views {
            expectEqual(try drawing(of: view).findings.undrawn.joined(separator: " "), undrawn)
        }
    }

    @Test func `a time interval is a progress, which has the tint of its style`() throws {
        let now = Date(timeIntervalSince1970: 1_000)
        let interval = now.addingTimeInterval(-25)...now.addingTimeInterval(75)
        func bar(countsDown: Bool) throws -> Double {
            let view = ProgressView(timerInterval: interval, countsDown: countsDown) { EmptyView() }
                .progressViewStyle(LinearProgressViewStyle(tint: .red))
            let picture = try WidgetPicture(of: view.frame(width: 100, height: 20), now: now)
            let red = picture.items.fills.filter {
                if case .color(let color) = $0.paint { color.light.red > 0.9 && color.light.blue < 0.5 } else { false }
            }
            return try #require(red.first).bounds.size.width
        }
        expectEqual(try bar(countsDown: true), 75)
        expectEqual(try bar(countsDown: false), 25)
    }

    @Test func `a color of UIKit can depend on the appearance`() throws {
        let dynamic = UIColor {
            $0.userInterfaceStyle == .dark ? .white : UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        }
        let fill = try #require(try drawing(of: Color(uiColor: dynamic)).items.fills.first)
        let red = RGBA(red: 1, green: 0, blue: 0, opacity: 0.5)
        expectEqual(fill.paint, .color(WidgetDrawing.Color(light: red, dark: .white)))
        var brightness: CGFloat = 0
        dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).getHue(
            nil, saturation: nil, brightness: &brightness, alpha: nil)
        expectEqual(brightness, 1)
    }

    @Test func `a frame is a share of the widget, and scroll views have margins`() throws {
        let columns = Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)
        expectEqual(try drawing(of: columns.frame(height: 10)).items.fills.map(\.bounds.size.width), [96])
        let half = Color.red.containerRelativeFrame(.vertical) { length, _ in length / 2 }
        expectEqual(try drawing(of: half).items.fills.map(\.bounds.size.height), [50])
        let scrolled = ScrollView { Color.red.frame(height: 10) }.contentMargins(.horizontal, 12)
        expectEqual(
            try drawing(of: scrolled).items.fills.map(\.bounds), [Rect(x: 12, y: 0, width: 176, height: 10)])
    }

    @Test func `a scroll view shows the beginning of its content`() throws {
        func frames(_ axes: SwiftUI.Axis.Set) throws -> [Rect] {
            let view = ScrollView(axes) { ForEach(0..<3) { _ in Color.red.frame(width: 90, height: 60) } }
            let picture = try drawing(of: view)
            let isClipped = if case .clip? = picture.items.groups.first { true } else { false }
            #expect(isClipped)
            return picture.items.fills.map(\.bounds)
        }
        expectEqual(try frames(.vertical).map(\.minY), [0, 68, 136])
        expectEqual(try frames(.horizontal).map(\.minX), [0, 98, 196])
        expectEqual(try frames([.horizontal, .vertical]).map(\.minY), [0, 68, 136])
        // Without content that is longer, it takes the space.
        let short = try drawing(
            of: VStack(spacing: 0) {
                ScrollView { Text("a") }; Color.red.frame(height: 20)
            })
        expectEqual(short.items.fills.map(\.bounds.minY), [80])
    }

    @Test func `a shadow of a style is that of the shape`() throws {
        let picture = try drawing(of: Circle().fill(.red.shadow(.drop(color: .black, radius: 3, y: 2))))
        guard case .shadow(_, radius: 3, x: 0, y: 2)? = picture.items.groups.first else {
            return try #require(Bool(false))
        }
        expectEqual(picture.findings.undrawn, [])
    }

    @Test func `a mask is aligned`() throws {
        let picture = try drawing(
            of: Color.red.mask(alignment: .bottomTrailing) { Rectangle().frame(width: 20, height: 10) })
        guard case .mask(let mask)? = picture.items.groups.first else { return try #require(Bool(false)) }
        expectEqual(mask.fills.map(\.bounds), [Rect(x: 180, y: 90, width: 20, height: 10)])
    }

    @Test func `corners relative to the widget shrink with the distance from its sides`() throws {
        let picture = try drawing(of: ContainerRelativeShape().fill(.red).padding(8))
        guard case .fill(.rectangle(_, let radius, _), _, _)? = picture.items.first else {
            return try #require(Bool(false))
        }
        expectEqual(radius, WidgetPicture.cornerRadius - 8)
        let own = try drawing(of: ContainerRelativeShape().fill(.red).containerShape(Circle()))
        guard case .fill(.ellipse, _, _)? = own.items.first else { return try #require(Bool(false)) }
    }

    @Test func `an accented widget is white, and what is accentable has the accent color`() throws {
        let view = VStack {
            Color.red.frame(width: 10, height: 10)
            Color.green.opacity(0.5).frame(width: 10, height: 10).widgetAccentable()
        }
        .containerBackground(.yellow, for: .widget)
        let fills = try drawing(of: view) { $0.widgetRenderingMode = .accented }.items.fills
        expectEqual(
            fills.map(\.paint),
            [
                .color(WidgetDrawing.Color(RGBA(red: 0.11, green: 0.11, blue: 0.12))), .color(.white),
                .color(
                    WidgetDrawing.Color(
                        RGBA(red: Double(Float(10) / 255), green: Double(Float(132) / 255), blue: 1, opacity: 0.5))),
            ])
    }

    @Test func `a vibrant widget is the more opaque the brighter it is`() throws {
        let picture = try drawing(
            of: HStack {
                Color.white; Color.black; Text("a")
            }
        ) {
            $0.widgetRenderingMode = .vibrant
        }
        let opacities = picture.items.fills.map { fill -> Double in
            if case .color(let color) = fill.paint { color.light.opacity } else { -1 }
        }
        #expect(opacities == [1, 0])
        expectEqual(picture.items.texts.map(\.paint), [.color(.white)])
    }

    @Test func `variants of symbols are added`() {
        var variants = SymbolVariants.none
        variants.add(.fill)
        variants.add(.circle)
        expectEqual(variants, SymbolVariants.circle.fill)
        #expect(variants.contains(.fill) && !variants.contains(.slash))
    }

    /// A style of a program, which is another one in the dark.
    private struct Warning: SwiftUI.ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some SwiftUI.ShapeStyle {
            environment.colorScheme == .dark ? SwiftUI.Color.white : .black
        }
    }

    /// A style that has no end.
    private struct Endless: SwiftUI.ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> Endless { self }
    }

    @Test func `a style of a program is drawn as the one that it resolves to`() throws {
        expectEqual(
            try drawing(of: Rectangle().fill(Warning())) { $0.colorScheme = .light }.items.fills.map(\.paint),
            [.color(.black)])
        expectEqual(
            try drawing(of: Text("a").foregroundStyle(Warning())) { $0.colorScheme = .dark }.items.texts.map(\.paint),
            [.color(.white)])
        expectEqual(try drawing(of: Rectangle().fill(Endless())).findings.undrawn, ["Endless"])
    }

    @Test func `layers of a symbol have the colors of a palette`() throws {
        func paints(_ mode: SymbolRenderingMode?) throws -> Set<Paint> {
            let symbol = Image(systemName: "xmark.circle.fill").symbolRenderingMode(mode)
                .foregroundStyle(.white, .black)
            guard case .items(let items, _)? = try drawing(of: symbol).items.images.first?.image.picture else {
                return []
            }
            return Set(items.fills.map(\.paint))
        }
        expectEqual(try paints(.palette).contains(.color(.black)), true)
        expectEqual(try paints(.monochrome), [.color(.white)])
        expectEqual(
            try drawing(of: Image(systemName: "sun.max").symbolRenderingMode(.multicolor)).findings.undrawn,
            ["symbolRenderingMode 'multicolor'"])
    }

    @Test func `a palette that a symbol lacks is listed`() throws {
        let cloud = Image(systemName: "cloud.sun.fill")
        expectEqual(
            try drawing(of: cloud.symbolRenderingMode(.palette).foregroundStyle(.gray, .yellow)).findings.undrawn,
            ["the second style of symbol 'cloud.sun.fill'"])
        expectEqual(try drawing(of: cloud.foregroundStyle(.gray, .yellow)).findings.undrawn, [])
    }

    @Test func `levels of fills and backgrounds are colors of the system`() throws {
        func fills(_ style: some SwiftUI.ShapeStyle) throws -> Paint? {
            try drawing(of: Rectangle().fill(style)).items.fills.first?.paint
        }
        func color(_ name: UIColor) throws -> Paint? { try fills(Color(name)) }
        expectEqual(try fills(.fill.secondary), try color(.secondarySystemFill))
        expectEqual(try fills(.fill.tertiary), try color(.tertiarySystemFill))
        expectEqual(try fills(.fill.quinary), try color(.quaternarySystemFill))
        expectEqual(
            try fills(.background.secondary),
            .color(WidgetDrawing.Color(light: RGBA(hex: 0xf2f2f7), dark: RGBA(hex: 0x2c2c2e))))
        let own = try drawing(of: Rectangle().fill(.background.secondary).backgroundStyle(.black)).items.fills.first
        expectEqual(own?.paint, .color(.black.opacity(0.6)))
    }

    @Test func `an accent color is that of the views inside`() throws {
        let view = VStack {
            Text("a").foregroundColor(.accentColor)
            Text("b").foregroundStyle(.tint)
            Text("c").foregroundStyle(Color.accentColor.opacity(0.5))
        }
        expectEqual(
            try drawing(of: view.accentColor(.white)).items.texts.map(\.paint),
            [.color(.white), .color(.white), .color(.white.opacity(0.5))])
        expectEqual(
            try drawing(of: view.tint(.white)).items.texts.map { $0.paint == .color(.white) }, [false, true, false])
    }

    /// Apple's pictures of `calendar` with 32 points and of `arrow.clockwise` with 9, as home-assistant/iOS keeps them.
    @Test func `a symbol beside others has space around it`() throws {
        let symbol = Image(systemName: "calendar")
        let image = try #require(try drawing(of: symbol.font(.system(size: 32))).items.images.first?.image)
        #expect(abs(image.size.width - 36) < 0.3 && abs(image.size.height - 33.7) < 0.1)
        let filling = try #require(
            try drawing(of: symbol.resizable().font(.system(size: 32))).items.images.first?.image)
        #expect(abs(filling.size.width - 31.3) < 0.3 && abs(filling.size.height - 29) < 0.3)
        let arrow = Image(systemName: "arrow.clockwise").font(.system(size: 9, weight: .semibold))
        let small = try #require(try drawing(of: arrow).items.images.first?.image)
        let beside = 2 * 2.0 / 3
        #expect(abs(small.size.width - beside - 24.0 / 3) < 0.3 && abs(small.size.height - beside - 29.0 / 3) < 0.3)
    }

    @Test func `text sizes stay in a range`() throws {
        let text = Text("a").dynamicTypeSize(...DynamicTypeSize.large)
        let picture = try drawing(of: text) { $0.dynamicTypeSize = .accessibility3 }
        expectEqual(picture.items.texts.map(\.font.size), [17])
        expectEqual(picture.findings.undrawn, [])
    }
}
