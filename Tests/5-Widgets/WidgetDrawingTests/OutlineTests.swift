import IntentTestSupport
import Testing
import WidgetDrawing

/// The areas of outlines and of lines along them.
@Suite struct OutlineTests {
    private func path(_ points: [(Double, Double)], closed: Bool = false) -> Outline {
        let places = points.map { Point(x: $0.0, y: $0.1) }
        let lines = places.enumerated().map { $0 == 0 ? Outline.Element.move($1) : .line($1) }
        return Outline(lines + (closed ? [.close] : []))
    }

    private func stroke(
        _ outline: Outline, width: Double, _ change: (inout StrokeStyle) -> Void = { _ in }
    ) -> Outline {
        var style = StrokeStyle(width: width)
        change(&style)
        return outline.stroked(style)
    }

    /// Returns which of some points are inside.
    private func inside(_ outline: Outline, _ points: [(Double, Double)]) -> [Bool] {
        points.map { outline.contains(Point(x: $0.0, y: $0.1)) }
    }

    @Test func `a line covers half its width on both sides, and its cap`() {
        let line = path([(0, 0), (10, 0)])
        let points = [(5.0, 1.9), (5, -1.9), (5, 2.1), (-1.9, 0), (-1.9, 1.9), (11.9, -1.9), (12.1, 0)]
        expectEqual(inside(stroke(line, width: 4), points), [true, true, false, false, false, false, false])
        let square = stroke(line, width: 4) { $0.cap = .square }
        expectEqual(inside(square, points), [true, true, false, true, true, true, false])
        let round = stroke(line, width: 4) { $0.cap = .round }
        expectEqual(inside(round, points), [true, true, false, true, false, false, false])
        expectEqual(stroke(line, width: 0).elements, [])
    }

    @Test func `a corner is sharp, round or cut`() {
        let corner = path([(0, 0), (10, 0), (10, 10)])
        let points = [(11.9, -1.9), (11.7, -1.7), (11.3, -1.3), (10.9, -0.9), (8.5, 1.5), (5, 1.9), (8.1, 9)]
        expectEqual(inside(stroke(corner, width: 4), points), [true, true, true, true, true, true, true])
        let round = stroke(corner, width: 4) { $0.join = .round }
        expectEqual(inside(round, points), [false, false, true, true, true, true, true])
        let bevel = stroke(corner, width: 4) { $0.join = .bevel }
        expectEqual(inside(bevel, points), [false, false, false, true, true, true, true])
        // A corner that turns the other way.
        let other = stroke(path([(0, 0), (10, 0), (10, -10)]), width: 4)
        expectEqual(inside(other, [(11.9, 1.9), (12.1, 1.9), (8.1, -9)]), [true, false, true])
        // A corner that is sharper than the limit is cut.
        let sharp = stroke(path([(0, 0), (10, 0), (0, 0.5)]), width: 2)
        expectEqual(inside(sharp, [(5, -0.9), (14, 0.2)]), [true, false])
    }

    @Test func `the curvature of a continuous corner grows gradually, as far as there is room`() {
        func rectangle(_ side: Double, _ isContinuous: Bool) -> Outline {
            .rectangle(
                Rect(x: 0, y: 0, width: side, height: side), corners: Corners(all: Size(width: 20, height: 20)),
                isContinuous: isContinuous)
        }
        // In the middle of the corner both are the same.
        let points = [(6.0, 6.0), (5.8, 5.8), (0.3, 18), (0.3, 27), (0.02, 31)]
        expectEqual(inside(rectangle(100, false), points), [true, false, true, true, true])
        expectEqual(inside(rectangle(100, true), points), [true, false, false, true, true])
        expectEqual(rectangle(100, true).elements.first, .move(Point(x: 30.5733, y: 0)))
        // Half of the room that the corner would take.
        let half = rectangle(2 * 20 * 1.264_332_5, true).elements.first
        expectEqual(half, .move(Point(x: 25.286_65, y: 0)))
        expectEqual(rectangle(40, true), rectangle(40, false))
    }

    @Test func `each corner has its own radii`() {
        let corners = Corners(
            topLeft: Size(width: 0, height: 0), topRight: Size(width: 10, height: 20),
            bottomRight: Size(width: 500, height: 20), bottomLeft: Size(width: -1, height: 5))
        let outline = Outline.rectangle(
            Rect(x: 10, y: 0, width: 100, height: 50), corners: corners, isContinuous: false)
        expectEqual(
            inside(
                outline,
                [(10.1, 0.1), (109, 1), (101, 1.5), (102, 0.2), (109, 19), (10.1, 49.9), (70, 49.9), (58, 49.9)]),
            [true, false, true, false, true, true, false, true])
    }

    @Test func `a closed line has a corner at its beginning`() {
        let corners = [(0.0, 0.0), (10, 0), (10, 10), (0, 10)]
        let points = [(-0.9, -0.9), (-0.9, 5), (5, 5), (10.9, 10.9)]
        expectEqual(inside(stroke(path(corners, closed: true), width: 2), points), [true, true, false, true])
        expectEqual(inside(stroke(path(corners), width: 2), points), [false, false, false, true])
        // Equal points are one.
        let doubled = path([(0, 0), (0, 0), (10, 0), (10, 0)])
        expectEqual(inside(stroke(doubled, width: 2), [(5, 0.9), (5, 1.1)]), [true, false])
    }

    @Test func `dashes begin with their phase and go around corners`() {
        let line = path([(0, 0), (12, 0), (12, 8)])
        func dashes(_ phase: Double) -> [Bool] {
            let dashed = stroke(line, width: 2) {
                $0.dash = [4, 2]
                $0.dashPhase = phase
            }
            return inside(
                dashed,
                [(0.5, 0), (2.9, 0), (3.5, 0), (4.5, 0), (5.5, 0), (8.5, 0), (10.5, 0), (12, 0.5), (12, 3.5), (12, 5)])
        }
        expectEqual(dashes(0), [true, true, true, false, false, true, false, true, true, false])
        expectEqual(dashes(1), [true, true, false, false, true, true, false, true, false, true])
        // A whole pattern, an odd number of them, and one before the beginning.
        expectEqual(dashes(6), dashes(0))
        expectEqual(dashes(-5), dashes(1))
        let around = stroke(path([(0, 0), (10, 0), (10, 10), (0, 10)], closed: true), width: 2) { $0.dash = [35, 5] }
        expectEqual(inside(around, [(0, 6), (0, 3)]), [true, false])
    }

    @Test func `what is inside follows the turns or their number`() {
        let outer = path([(0, 0), (10, 0), (10, 10), (0, 10)], closed: true)
        let inner = path([(2, 2), (8, 2), (8, 8), (2, 8)], closed: true)
        let reversed = path([(2, 8), (8, 8), (8, 2), (2, 2)], closed: true)
        let points = [(1.0, 1.0), (5, 5), (11, 5), (-1, 5), (5, 11)]
        expectEqual(inside(Outline(outer.elements + inner.elements), points), [true, true, false, false, false])
        expectEqual(inside(Outline(outer.elements + reversed.elements), points), [true, false, false, false, false])
        var evenOdd = Outline(outer.elements + inner.elements)
        evenOdd.isEvenOdd = true
        expectEqual(inside(evenOdd, points), [true, false, false, false, false])
        // Corners at the height of the point count once.
        let diamond = path([(0, 5), (5, 0), (10, 5), (5, 10)], closed: true)
        expectEqual(inside(diamond, [(5, 5), (-1, 5), (11, 5)]), [true, false, false])
    }

    @Test func `curves have their height in the middle`() {
        let (start, end) = (Point(x: 0, y: 0), Point(x: 10, y: 0))
        let quad = Outline([.move(start), .quadCurve(end, control: Point(x: 5, y: 10)), .close])
        expectEqual(inside(quad, [(5, 4.9), (5, 5.1), (1, 1.5)]), [true, false, true])
        let cubic = Outline([.move(start), .curve(end, control1: Point(x: 0, y: 10), control2: Point(x: 10, y: 10))])
        expectEqual(inside(cubic, [(5, 7.4), (5, 7.6), (1, 3)]), [true, false, true])
    }

    @Test func `a part of an outline is by its length`() {
        let corner = path([(0, 0), (10, 0), (10, 10)])
        func points(_ range: ClosedRange<Double>) -> [Point] {
            corner.trimmed(to: range).elements.compactMap {
                switch $0 {
                case .move(let point), .line(let point): point
                default: nil
                }
            }
        }
        expectEqual(points(0.25...0.75), [Point(x: 5, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 5)])
        expectEqual(points(0.75...2), [Point(x: 10, y: 5), Point(x: 10, y: 10)])
        expectEqual(points(0...1), [Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 10)])
        let curve = Outline([.move(.zero), .quadCurve(Point(x: 10, y: 0), control: Point(x: 5, y: 10)), .close])
        expectEqual(curve.trimmed(to: 0...1).elements, curve.elements)
    }

    @Test func `continuous corners have the room of the shorter side`() {
        func points(_ width: Double, _ height: Double) -> [Point] {
            let form = Shape.Form.roundedRectangle(width: 8, height: 8, isContinuous: true)
            let figure = Shape(form).figure(in: Rect(x: 0, y: 0, width: width, height: height))
            guard case .outline(let outline) = figure else { return [] }
            return outline.elements.flatMap { element -> [Point] in
                switch element {
                case .move(let point), .line(let point): [point]
                case .quadCurve(let end, let control): [control, end]
                case .curve(let end, let control1, let control2): [control1, control2, end]
                case .close: []
                }
            }
        }
        // A wide rectangle is a high one on its side.
        let wide = Set(points(100, 20).map { "\(($0.x * 100).rounded()) \(($0.y * 100).rounded())" })
        let high = Set(points(20, 100).map { "\(($0.y * 100).rounded()) \(($0.x * 100).rounded())" })
        expectEqual(wide, high)
        expectEqual(points(100, 20).map(\.x).max(), 100)
    }

    @Test func `corners are no larger than their inset and half the rectangle`() {
        func figure(_ radius: Double, inset: Double, width: Double = 20, isContinuous: Bool = false) -> Figure {
            let form = Shape.Form.roundedRectangle(width: radius, height: radius, isContinuous: isContinuous)
            return Shape(form, inset: inset).figure(in: Rect(x: 0, y: 0, width: width, height: 20))
        }
        expectEqual(figure(2, inset: 3), .rectangle(Rect(x: 3, y: 3, width: 14, height: 14), radiusX: 0, radiusY: 0))
        expectEqual(
            figure(5, inset: 0, width: 1),
            .rectangle(Rect(x: 0, y: 0, width: 1, height: 20), radiusX: 0.5, radiusY: 0.5))
        guard case .outline(let narrow) = figure(5, inset: 0, width: 1, isContinuous: true),
            case .outline = figure(0.8, inset: 0, isContinuous: true)
        else { return #expect(Bool(false), "continuous corners are outlines") }
        for case .line(let point) in narrow.elements { #expect(point.x >= 0 && point.x <= 1) }
    }

    @Test func `the outline of a rectangle or a circle is closed, with a curve for each corner`() throws {
        func elements(_ form: Shape.Form) -> [Outline.Element] {
            var shape = Shape(form)
            shape.trim = 0...1
            guard case .outline(let outline) = shape.figure(in: Rect(x: 0, y: 0, width: 40, height: 20)) else {
                return []
            }
            return outline.elements
        }
        for form in [Shape.Form.roundedRectangle(width: 5, height: 5), .ellipse, .capsule, .circle] {
            let elements = elements(form)
            expectEqual(elements.last, .close)
            let curves = elements.count { if case .curve = $0 { true } else { false } }
            expectEqual(curves, 4)
        }
    }

    @Test func `a closed line is around a form that turns in either direction`() {
        let corners = [(20.0, 30.0), (40, 30), (40, 50), (20, 50)]
        for turned in [corners, corners.reversed()] {
            let line = stroke(path(turned, closed: true), width: 2)
            expectEqual(
                inside(line, [(20.5, 40), (19.5, 40), (30, 40), (40.9, 50.9), (18, 40)]),
                [true, true, false, true, false])
        }
    }
}
