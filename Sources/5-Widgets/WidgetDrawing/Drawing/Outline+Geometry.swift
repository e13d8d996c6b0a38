extension Outline {
    /// The lines of a part of an outline.
    struct Polyline {
        var points: [Point]
        var isClosed = false
    }

    /// The parts of the outline, with curves as lines.
    var polylines: [Polyline] {
        var parts: [Polyline] = []
        func add(_ steps: Int, _ point: (Double) -> Point) {
            if parts.last?.isClosed ?? true { parts.append(Polyline(points: [parts.last?.points.first ?? .zero])) }
            for step in 1...steps { parts[parts.count - 1].points.append(point(Double(step) / Double(steps))) }
        }
        for element in elements {
            let start = parts.last.flatMap { $0.isClosed ? $0.points.first : $0.points.last } ?? .zero
            switch element {
            case .move(let end): parts.append(Polyline(points: [end]))
            case .line(let end): add(1) { _ in end }
            case .quadCurve(let end, let control):
                add(16) { time in
                    start.mixed(with: control, time).mixed(with: control.mixed(with: end, time), time)
                }
            case .curve(let end, let control1, let control2):
                add(24) { time in
                    let (a, b) = (start.mixed(with: control1, time), control1.mixed(with: control2, time))
                    let c = control2.mixed(with: end, time)
                    return a.mixed(with: b, time).mixed(with: b.mixed(with: c, time), time)
                }
            case .close: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
            }
        }
        return parts
    }

    /// Whether a point is inside, by the number of turns around it.
    package func contains(_ point: Point) -> Bool {
        var turns = 0
        for part in polylines {
            for (start, end) in zip(part.points, part.points.dropFirst() + part.points.prefix(1)) {
                let side = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
                if start.y <= point.y, end.y > point.y, side > 0 { turns += 1 }
                if start.y > point.y, end.y <= point.y, side < 0 { turns -= 1 }
            }
        }
        return isEvenOdd ? turns % 2 != 0 : turns != 0
    }

    /// Returns the area of a line along the outline.
    package func stroked(_ style: StrokeStyle) -> Outline {
        var pieces: [[Point]] = []
        for part in polylines.flatMap({ $0.dashed(style) }) { part.addArea(style, to: &pieces) }
        // All pieces turn the same way, so that what two of them cover is inside.
        let elements = pieces.flatMap { piece -> [Element] in
            let points = piece.area < 0 ? piece.reversed() : piece
            return points.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close]
        }
        return Outline(elements)
    }
}

extension Outline.Polyline {
    private var closedPoints: [Point] { isClosed ? points + points.prefix(1) : points }

    /// Returns the dashes of the line, or the line if it has none.
    fileprivate func dashed(_ style: StrokeStyle) -> [Outline.Polyline] {
        let dashes = style.dash.map { max($0, 0) }
        let total = dashes.reduce(0, +)
        guard total > 0, total.isFinite, style.dashPhase.isFinite else { return [self] }
        var (index, remaining) = (0, dashes[0])
        var phase = style.dashPhase.truncatingRemainder(dividingBy: total * 2)
        if phase < 0 { phase += total * 2 }
        while phase >= remaining {
            phase -= remaining
            index += 1
            remaining = dashes[index % dashes.count]
        }
        remaining -= phase
        var parts: [Outline.Polyline] = index % 2 == 0 ? [Outline.Polyline(points: Array(points.prefix(1)))] : []
        for (start, end) in zip(closedPoints, closedPoints.dropFirst()) {
            let length = start.distance(to: end)
            var position = 0.0
            while length - position > remaining, parts.count < 10_000 {
                position += remaining
                let point = start.mixed(with: end, position / length)
                if index % 2 == 0 {
                    parts[parts.count - 1].points.append(point)
                } else {
                    parts.append(Outline.Polyline(points: [point]))
                }
                index += 1
                remaining = dashes[index % dashes.count]
            }
            remaining -= length - position
            if index % 2 == 0, !parts.isEmpty { parts[parts.count - 1].points.append(end) }
        }
        return parts
    }

    /// Adds the areas of the line, of its corners and of its ends.
    fileprivate func addArea(_ style: StrokeStyle, to pieces: inout [[Point]]) {
        let half = style.width / 2
        var line = closedPoints
        line = line.enumerated().filter { $0.offset == 0 || $0.element != line[$0.offset - 1] }.map(\.element)
        guard half > 0, let first = line.first, let last = line.last else { return }
        guard line.count > 1 else {
            if style.cap == .round { pieces.append(first.circle(half)) }
            return
        }
        let directions = zip(line, line.dropFirst()).map { $0.direction(to: $1) }
        for (index, direction) in directions.enumerated() {
            var (start, end) = (line[index], line[index + 1])
            if style.cap == .square, !isClosed {
                if index == 0 { start = start.moved(direction, -half) }
                if index == directions.count - 1 { end = end.moved(direction, half) }
            }
            let across = Point(x: -direction.y, y: direction.x)
            pieces.append([
                start.moved(across, half), end.moved(across, half), end.moved(across, -half),
                start.moved(across, -half),
            ])
        }
        for index in (isClosed ? 0 : 1)..<directions.count {
            let before = directions[index == 0 ? directions.count - 1 : index - 1]
            addCorner(at: line[index], from: before, to: directions[index], style.join, half, to: &pieces)
        }
        if style.cap == .round, !isClosed { pieces += [first.circle(half), last.circle(half)] }
    }

    private func addCorner(
        at corner: Point, from before: Point, to after: Point, _ join: StrokeStyle.Join, _ half: Double,
        to pieces: inout [[Point]]
    ) {
        guard join != .round else { return pieces.append(corner.circle(half)) }
        let turn = before.x * after.y - before.y * after.x
        guard abs(turn) > 1e-9 else { return }
        let side = turn > 0 ? -half : half
        let first = corner.moved(Point(x: -before.y, y: before.x), side)
        let second = corner.moved(Point(x: -after.y, y: after.x), side)
        var piece = [corner, first, second]
        let cosine = before.x * after.x + before.y * after.y
        // A sharp corner ends where the sides meet, unless it is sharper than the usual limit of 10.
        if join == .miter, 2 / (1 + cosine) < 100 {
            let sum = Point(x: (first.x + second.x) / 2 - corner.x, y: (first.y + second.y) / 2 - corner.y)
            let scale = 2 / (1 + cosine)
            piece.insert(Point(x: corner.x + sum.x * scale, y: corner.y + sum.y * scale), at: 2)
        }
        pieces.append(piece)
    }
}

extension Point {
    func mixed(with other: Point, _ part: Double) -> Point {
        Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }

    func distance(to other: Point) -> Double {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }

    fileprivate func direction(to other: Point) -> Point {
        let length = distance(to: other)
        return Point(x: (other.x - x) / length, y: (other.y - y) / length)
    }

    fileprivate func moved(_ direction: Point, _ distance: Double) -> Point {
        Point(x: x + direction.x * distance, y: y + direction.y * distance)
    }

    /// The corners of a polygon that is nearly a circle.
    fileprivate func circle(_ radius: Double) -> [Point] {
        Self.circle.map { Point(x: x + $0.x * radius, y: y + $0.y * radius) }
    }

    /// Points at equal angles around the origin, by halving the angle between neighbors.
    private static let circle: [Point] = {
        var points = [Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: -1, y: 0), Point(x: 0, y: -1)]
        for _ in 0..<3 {
            points = zip(points, points.dropFirst() + points.prefix(1)).flatMap { first, second in
                [first, Point.zero.direction(to: first + second)]
            }
        }
        return points
    }()
}

extension [Point] {
    /// Twice the area, negative if the points turn the other way.
    fileprivate var area: Double {
        zip(self, dropFirst() + prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }
}
