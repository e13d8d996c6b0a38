/// The outline of a part of a symbol, in a square of 24 units whose origin is at the top left.
package struct SymbolPath: Hashable, Sendable {
    package struct Point: Hashable, Sendable {
        package var x, y: Double

        package init(_ x: Double, _ y: Double) {
            self.x = x
            self.y = y
        }
    }

    package enum Step: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case curve(Point, Point, end: Point)
        case close
    }

    package private(set) var steps: [Step]

    /// Reads the text of a path in ``SymbolTable``.
    init(_ text: Substring) {
        var reader = PathReader(words: text.split(separator: " "))
        reader.read()
        steps = reader.steps
    }

    package func scaled(by factor: Double, movedBy offset: Point) -> SymbolPath {
        func place(_ point: Point) -> Point { Point(point.x * factor + offset.x, point.y * factor + offset.y) }
        var copy = self
        copy.steps = steps.map { step in
            switch step {
            case .move(let point): .move(place(point))
            case .line(let point): .line(place(point))
            case .curve(let first, let second, let end): .curve(place(first), place(second), end: place(end))
            case .close: .close
            }
        }
        return copy
    }

    /// The points that bound the path: its ends, and where a curve turns.
    var extremes: [Point] {
        var points: [Point] = []
        var current = Point(0, 0)
        for step in steps {
            switch step {
            case .move(let point), .line(let point): current = point
            case .close: continue
            case .curve(let first, let second, let end):
                let curve = Cubic(start: current, first: first, second: second, end: end)
                points += curve.turns.map(curve.point)
                current = end
            }
            points.append(current)
        }
        return points
    }
}

/// A curve of the third degree, as a function of a number from 0 to 1.
private struct Cubic {
    let start, first, second, end: SymbolPath.Point

    func point(at time: Double) -> SymbolPath.Point {
        func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            let rest = 1 - time
            return rest * rest * (rest * a + 3 * time * b) + time * time * (3 * rest * c + time * d)
        }
        return SymbolPath.Point(
            value(start.x, first.x, second.x, end.x), value(start.y, first.y, second.y, end.y))
    }

    /// Where the curve turns horizontally or vertically.
    var turns: [Double] {
        Cubic.roots(start.x, first.x, second.x, end.x) + Cubic.roots(start.y, first.y, second.y, end.y)
    }

    /// The zeros of the derivative between 0 and 1.
    private static func roots(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
        let square = d - 3 * c + 3 * b - a
        let linear = 2 * (c - 2 * b + a)
        let constant = b - a
        var roots: [Double] = []
        if abs(square) < 1e-9 {
            if linear != 0 { roots = [-constant / linear] }
        } else {
            let discriminant = linear * linear - 4 * square * constant
            if discriminant >= 0 {
                let root = discriminant.squareRoot()
                roots = [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}

/// Reads a path of the table; what it cannot read is a mistake in the table.
private struct PathReader {
    let words: [Substring]
    var position = 0
    var steps: [SymbolPath.Step] = []

    init(words: [Substring]) { self.words = words }

    mutating func read() {
        while position < words.count {
            let command = words[position]
            position += 1
            switch command {
            case "M": steps.append(.move(point()))
            case "L": steps.append(.line(point()))
            case "C":
                let first = point()
                let second = point()
                steps.append(.curve(first, second, end: point()))
            case "Z": steps.append(.close)
            case "O": addCircle(center: point(), radius: number())
            case "R": addRectangle(origin: point(), width: number(), height: number(), radius: number())
            default: preconditionFailure("'\(command)' in the table of symbols")
            }
        }
    }

    private mutating func number() -> Double {
        guard position < words.count, let number = Double(words[position]) else {
            preconditionFailure("a number is missing in the table of symbols")
        }
        position += 1
        return number
    }

    private mutating func point() -> SymbolPath.Point {
        let x = number()
        return SymbolPath.Point(x, number())
    }

    private mutating func addCircle(center: SymbolPath.Point, radius: Double) {
        addRectangle(
            origin: SymbolPath.Point(center.x - radius, center.y - radius), width: 2 * radius, height: 2 * radius,
            radius: radius)
    }

    /// Adds a rectangle whose corners are quarters of circles, clockwise.
    private mutating func addRectangle(origin: SymbolPath.Point, width: Double, height: Double, radius: Double) {
        typealias Point = SymbolPath.Point
        // The distance of a control point from the corner, for a quarter of a circle.
        let control = radius * 0.447_715
        let (left, top) = (origin.x, origin.y)
        let (right, bottom) = (left + width, top + height)
        steps += [
            .move(Point(left + radius, top)),
            .line(Point(right - radius, top)),
            .curve(Point(right - control, top), Point(right, top + control), end: Point(right, top + radius)),
            .line(Point(right, bottom - radius)),
            .curve(
                Point(right, bottom - control), Point(right - control, bottom), end: Point(right - radius, bottom)),
            .line(Point(left + radius, bottom)),
            .curve(Point(left + control, bottom), Point(left, bottom - control), end: Point(left, bottom - radius)),
            .line(Point(left, top + radius)),
            .curve(Point(left, top + control), Point(left + control, top), end: Point(left + radius, top)),
            .close,
        ]
    }
}
