import IntentTestSupport
import SwiftUI
import Testing
import WidgetDrawing

/// What closures draw, and outlines.
@MainActor @Suite struct CanvasTests {
    private func items(
        of renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) throws -> (items: [DisplayItem], picture: WidgetPicture) {
        let picture = try drawing(of: Canvas(renderer: renderer).frame(width: 100, height: 50))
        guard case .group(.clip, let clipped)? = picture.items.first,
            case .group(.transform(let move), let items)? = clipped.first
        else { return ([], picture) }
        expectEqual(move, WidgetDrawing.AffineTransform(tx: 50, ty: 25))
        return (items, picture)
    }

    private static let square = Path(CGRect(x: 10, y: 0, width: 20, height: 20))

    @Test func `areas and lines have their colors and gradients in points of the canvas`() throws {
        let (items, picture) = try items { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
            context.stroke(Self.square, with: .foreground, lineWidth: 3)
            context.fill(
                Self.square,
                with: .linearGradient(
                    Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 30, y: 0)))
        }
        expectEqual(picture.findings.undrawn, [])
        guard items.count == 3, case .fill(_, .color(.white), let whole) = items[0],
            case .stroke(_, _, let style, _) = items[1], case .fill(_, .linear(_, _, let end), let unit) = items[2]
        else { return try #require(Bool(false), "\(items)") }
        expectEqual(whole, Rect(x: 0, y: 0, width: 100, height: 50))
        expectEqual(style.width, 3)
        expectEqual(unit[end], WidgetDrawing.Point(x: 30, y: 0))
    }

    @Test func `a copy of a context has a state of its own`() throws {
        let (items, _) = try items { context, _ in
            var moved = context
            moved.translateBy(x: 5, y: 0)
            moved.scaleBy(x: 2, y: 2)
            moved.opacity = 0.5
            moved.blendMode = .multiply
            moved.addFilter(.grayscale(1))
            moved.clip(to: Self.square)
            moved.fill(Self.square, with: .color(.black))
            context.fill(Self.square, with: .color(.white))
        }
        expectEqual(items.count, 2)
        let groups = Array(items.prefix(1)).groups
        guard groups.count == 5, case .blend(.multiply) = groups[0], case .clip(.outline(let clip)) = groups[1],
            case .opacity(0.5) = groups[2], case .colors(.saturation(0)) = groups[3],
            case .transform(let mapping) = groups[4]
        else { return try #require(Bool(false), "\(groups)") }
        expectEqual(mapping, WidgetDrawing.AffineTransform(a: 2, d: 2, tx: 5))
        expectEqual(clip.elements.first, .move(WidgetDrawing.Point(x: 25, y: 0)))
    }

    @Test func `a layer is drawn as one, and can clip`() throws {
        let (items, _) = try items { context, _ in
            context.opacity = 0.25
            context.drawLayer { layer in
                layer.fill(Self.square, with: .color(.black))
                layer.fill(Self.square, with: .color(.white))
            }
            context.opacity = 1
            context.clipToLayer { $0.fill(Self.square, with: .color(.black)) }
            context.clip(to: Self.square, options: .inverse)
            context.fill(Self.square, with: .color(.white))
        }
        guard case .group(.opacity(0.25), let layer)? = items.first, case .group(.isolated, let parts)? = layer.first,
            case .group(.mask, let masked)? = items.last, case .group(.cutOut, _)? = masked.first
        else { return try #require(Bool(false), "\(items)") }
        expectEqual(parts.count, 2)
    }

    @Test func `texts, pictures and symbols are drawn and read`() throws {
        var measured = CGSize.zero
        let canvas = Canvas { context, _ in
            let text = context.resolve(Text("Tide").font(.system(size: 10)))
            measured = text.measure(in: CGSize(width: 100, height: 50))
            context.draw(text, at: CGPoint(x: 50, y: 25))
            context.draw(Image(systemName: "drop"), in: CGRect(x: 0, y: 0, width: 8, height: 8))
            guard let symbol = context.resolveSymbol(id: "boat") else { return }
            context.draw(symbol, at: CGPoint(x: 10, y: 40), anchor: .bottomLeading)
        } symbols: {
            Color.red.frame(width: 6, height: 4).tag("boat")
            Text("unused").tag("other")
        }
        let picture = try drawing(of: canvas)
        expectEqual(picture.findings.undrawn, [])
        expectEqual(picture.lines, ["Tide"])
        expectEqual(picture.imageNames, ["drop"])
        #expect(measured.width > 15 && measured.width < 25 && measured.height == 12)
        expectEqual(picture.items.fills.map(\.bounds.size), [Size(width: 6, height: 4)])
    }

    @Test func `what a canvas does not draw is recorded, and too much of it is refused`() throws {
        let (_, picture) = try items { context, _ in
            context.addFilter(.alphaThreshold(min: 0.5))
            context.fill(
                Self.square,
                with: .linearGradient(
                    Gradient(colors: [.black]), startPoint: .zero, endPoint: .zero, options: .repeat))
        }
        expectEqual(picture.findings.undrawn, ["repeated gradient", "alphaThreshold"])
        #expect(throws: DrawingError.tooManyNodes) {
            try items { context, _ in
                for _ in 0..<200_000 { context.fill(Self.square, with: .foreground) }
            }
        }
    }

    // MARK: Outlines

    private struct Corner: SwiftUI.Shape {
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)) }
    }

    @Test func `a shape draws in a rectangle at the origin`() throws {
        let picture = try drawing(of: Corner().fill(.red).frame(width: 40, height: 20))
        guard case .fill(.outline(let outline), _, _)? = picture.items.first else { return try #require(Bool(false)) }
        expectEqual(outline.elements.prefix(2), [.move(Point(x: 80, y: 40)), .line(Point(x: 100, y: 40))])
    }

    @Test func `the even-odd rule leaves holes`() throws {
        let rings = Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
            $0.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        }
        #expect(rings.contains(CGPoint(x: 10, y: 10)) && !rings.contains(CGPoint(x: 10, y: 10), eoFill: true))
        let svg = try drawing(of: rings.fill(.red, style: FillStyle(eoFill: true))).svg
        #expect(svg.contains("fill-rule=\"evenodd\""))
    }

    @Test func `a stroked outline is the area of the line`() {
        let line = Path {
            $0.move(to: CGPoint(x: 0, y: 10))
            $0.addLine(to: CGPoint(x: 40, y: 10))
            $0.addLine(to: CGPoint(x: 40, y: 40))
        }
        func contains(_ style: SwiftUI.StrokeStyle, _ x: CGFloat, _ y: CGFloat) -> Bool {
            line.strokedPath(style).contains(CGPoint(x: x, y: y))
        }
        let plain = SwiftUI.StrokeStyle(lineWidth: 4)
        expectEqual(
            [(20, 11.9), (20, 12.1), (41.9, 8.1), (-1, 10)].map { contains(plain, $0.0, $0.1) },
            [true, false, true, false])
        #expect(contains(SwiftUI.StrokeStyle(lineWidth: 4, lineCap: .square), -1, 10))
        #expect(contains(SwiftUI.StrokeStyle(lineWidth: 4, lineCap: .round), -1.9, 10))
        #expect(!contains(SwiftUI.StrokeStyle(lineWidth: 4, lineJoin: .bevel), 41.9, 8.1))
        let dashed = SwiftUI.StrokeStyle(lineWidth: 4, dash: [6, 4])
        expectEqual([3, 8, 13].map { contains(dashed, $0, 10) }, [true, false, true])
        expectEqual(contains(SwiftUI.StrokeStyle(lineWidth: 4, dash: [6, 4], dashPhase: 5), 3, 10), false)
    }

    @Test func `arcs, tangents and parts of outlines`() {
        let corner = Path {
            $0.move(to: CGPoint(x: 0, y: 0))
            $0.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
            $0.addLine(to: CGPoint(x: 20, y: 20))
        }
        #expect(!corner.strokedPath(SwiftUI.StrokeStyle(lineWidth: 1)).contains(CGPoint(x: 19.5, y: 0.5)))
        #expect(corner.strokedPath(SwiftUI.StrokeStyle(lineWidth: 1)).contains(CGPoint(x: 18.54, y: 1.46)))
        let half = Path { $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-180)) }
        #expect(half.strokedPath(SwiftUI.StrokeStyle(lineWidth: 1)).contains(CGPoint(x: 0, y: -10)))
        expectEqual(
            Path(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0, to: 0.25).currentPoint,
            CGPoint(x: 10, y: 0))
        expectEqual(
            Path(CGRect(x: 0, y: 0, width: 10, height: 10)).offsetBy(dx: 5, dy: 6).boundingRect.origin,
            CGPoint(x: 5, y: 6))
    }
}
