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
        steps = SymbolPathReader(text).steps
    }

    package func scaled(by factor: Double, movedBy offset: Point) -> SymbolPath {
        mapped { Point($0.x * factor + offset.x, $0.y * factor + offset.y) }
    }

    /// The path in a mirror: its left is its right.
    var mirrored: SymbolPath {
        mapped { Point(SystemSymbol.side - $0.x, $0.y) }
    }

    private func mapped(_ place: (Point) -> Point) -> SymbolPath {
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
