/// The parts of an outline, in points.
package struct Outline: Hashable, Sendable {
    package enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case quadCurve(Point, control: Point)
        case curve(Point, control1: Point, control2: Point)
        case close
    }

    package var elements: [Element] = []
    /// Whether a part that is inside of another one twice is outside.
    package var isEvenOdd = false

    package init(_ elements: [Element] = []) { self.elements = elements }

    /// Returns the outline with all points mapped.
    package func applying(_ transform: AffineTransform) -> Outline {
        var copy = self
        copy.elements = elements.map { element in
            switch element {
            case .move(let end): .move(transform(end))
            case .line(let end): .line(transform(end))
            case .quadCurve(let end, let control): .quadCurve(transform(end), control: transform(control))
            case .curve(let end, let control1, let control2):
                .curve(transform(end), control1: transform(control1), control2: transform(control2))
            case .close: .close
            }
        }
        return copy
    }
}

extension Outline {
    /// Returns a part of the outline, from 0 to 1 of its length.
    package func trimmed(to range: ClosedRange<Double>) -> Outline {
        let curves = curves
        let total = curves.reduce(0) { $0 + $1.length }
        let (start, end) = (total * max(range.lowerBound, 0), total * min(range.upperBound, 1))
        guard range.lowerBound > 0 || range.upperBound < 1 else { return self }
        var (elements, position): ([Element], Double) = ([], 0)
        var last: Point?
        for curve in curves {
            defer { position += curve.length }
            guard position < end, position + curve.length > start, curve.length > 0 else { continue }
            let part = curve.part(from: start - position, to: end - position)
            if last != part.start { elements.append(.move(part.start)) }
            elements.append(
                part.isLine ? .line(part.end) : .curve(part.end, control1: part.control1, control2: part.control2))
            last = part.end
        }
        return Outline(elements)
    }

    /// The lines and curves.
    private var curves: [Curve] {
        var curves: [Curve] = []
        var (start, current) = (Point.zero, Point.zero)
        func add(_ curve: Curve) {
            curves.append(curve)
            current = curve.end
        }
        for element in elements {
            switch element {
            case .move(let end): (start, current) = (end, end)
            case .line(let end): add(Curve(from: current, to: end))
            case .close: add(Curve(from: current, to: start))
            case .quadCurve(let end, let control):
                add(
                    Curve(
                        start: current, control1: current.mixed(with: control, 2 / 3),
                        control2: end.mixed(with: control, 2 / 3), end: end, isLine: false))
            case .curve(let end, let control1, let control2):
                add(Curve(start: current, control1: control1, control2: control2, end: end, isLine: false))
            }
        }
        return curves
    }
}

/// A curve of the third degree, or a line.
private struct Curve {
    var start: Point
    var control1: Point
    var control2: Point
    var end: Point
    var isLine: Bool
    /// The lengths from the start at equal steps.
    private var lengths: [Double] = [0]

    var length: Double { lengths.last ?? 0 }

    init(from start: Point, to end: Point) {
        self.init(
            start: start, control1: start.mixed(with: end, 1 / 3), control2: start.mixed(with: end, 2 / 3), end: end,
            isLine: true)
    }

    init(start: Point, control1: Point, control2: Point, end: Point, isLine: Bool) {
        (self.start, self.control1, self.control2, self.end, self.isLine) = (start, control1, control2, end, isLine)
        let steps = isLine ? 1 : 24
        var (previous, length) = (start, 0.0)
        for step in 1...steps {
            let time = Double(step) / Double(steps)
            let point = blossom(time, time, time)
            let (x, y) = (point.x - previous.x, point.y - previous.y)
            length += (x * x + y * y).squareRoot()
            lengths.append(length)
            previous = point
        }
    }

    /// Returns the part between two lengths.
    func part(from: Double, to: Double) -> Curve {
        let (first, last) = (time(at: from), time(at: to))
        return Curve(
            start: blossom(first, first, first), control1: blossom(first, first, last),
            control2: blossom(first, last, last), end: blossom(last, last, last), isLine: isLine)
    }

    /// Returns the parameter at a length.
    private func time(at distance: Double) -> Double {
        guard let next = lengths.firstIndex(where: { $0 >= distance }) else { return 1 }
        guard next > 0 else { return 0 }
        let step = lengths[next] - lengths[next - 1]
        let part = step > 0 ? (distance - lengths[next - 1]) / step : 0
        return (Double(next - 1) + part) / Double(lengths.count - 1)
    }

    /// The polar form, of which the points of each part of the curve are values.
    private func blossom(_ first: Double, _ second: Double, _ third: Double) -> Point {
        let (a, b, c) = (
            start.mixed(with: control1, first), control1.mixed(with: control2, first), control2.mixed(with: end, first)
        )
        return a.mixed(with: b, second).mixed(with: b.mixed(with: c, second), third)
    }
}
