import IntentSystem

/// Reads a path of the table; what it cannot read is a mistake in the table.
struct SymbolPathReader {
    typealias Point = SymbolPath.Point

    private var words: [Substring.UTF8View].SubSequence
    private(set) var steps: [SymbolPath.Step] = []

    init(_ text: Substring) {
        words = text.utf8.split(separator: UInt8(ascii: " "))[...]
        while let word = words.popFirst() { read(word.first ?? 0) }
    }

    private mutating func read(_ command: UInt8) {
        switch command {
        case UInt8(ascii: "M"): steps.append(.move(point()))
        case UInt8(ascii: "L"): steps.append(.line(point()))
        case UInt8(ascii: "C"):
            let first = point()
            let second = point()
            steps.append(.curve(first, second, end: point()))
        case UInt8(ascii: "Z"): steps.append(.close)
        case UInt8(ascii: "O"):
            let center = point()
            let radius = number()
            addRectangle(
                origin: Point(center.x - radius, center.y - radius), width: 2 * radius, height: 2 * radius,
                radius: radius)
        case UInt8(ascii: "E"): addEllipse(center: point(), width: number(), height: number())
        case UInt8(ascii: "R"): addRectangle(origin: point(), width: number(), height: number(), radius: number())
        case UInt8(ascii: "A"):
            addArc(center: point(), radius: number(), from: number(), to: number(), isJoined: false)
        case UInt8(ascii: "J"):
            addArc(center: point(), radius: number(), from: number(), to: number(), isJoined: true)
        default: preconditionFailure("'\(Character(Unicode.Scalar(command)))' in the table of symbols")
        }
    }

    private mutating func number() -> Double {
        guard let word = words.popFirst(), let number = Double(Substring(word)) else {
            preconditionFailure("a number is missing in the table of symbols")
        }
        return number
    }

    private mutating func point() -> Point {
        let x = number()
        return Point(x, number())
    }

    /// The distance of a control point from the corner, for a quarter of a circle with a radius of 1.
    private static let corner = 0.447_715

    private mutating func addEllipse(center: Point, width: Double, height: Double) {
        let (x, y) = (width * (1 - Self.corner), height * (1 - Self.corner))
        func at(_ right: Double, _ down: Double) -> Point { Point(center.x + right, center.y + down) }
        steps += [
            .move(at(0, -height)),
            .curve(at(x, -height), at(width, -y), end: at(width, 0)),
            .curve(at(width, y), at(x, height), end: at(0, height)),
            .curve(at(-x, height), at(-width, y), end: at(-width, 0)),
            .curve(at(-width, -y), at(-x, -height), end: at(0, -height)),
            .close,
        ]
    }

    /// Adds a part of a circle between two angles in degrees, which grow clockwise from the right.
    private mutating func addArc(center: Point, radius: Double, from start: Double, to end: Double, isJoined: Bool) {
        func at(_ degrees: Double, ahead: Double = 0) -> Point {
            let (sine, cosine) = sineAndCosine(ofDegrees: degrees)
            return Point(center.x + radius * (cosine - ahead * sine), center.y + radius * (sine + ahead * cosine))
        }
        steps.append(isJoined ? .line(at(start)) : .move(at(start)))
        let count = max(1, (abs(end - start) / 90).rounded(.up))
        let step = (end - start) / count
        // The distance of control points for which the middle of a curve is on the circle.
        let quarter = sineAndCosine(ofDegrees: step / 4)
        let ahead = 4.0 / 3 * quarter.sine / quarter.cosine
        for index in 0..<Int(count) {
            let from = start + Double(index) * step
            steps.append(.curve(at(from, ahead: ahead), at(from + step, ahead: -ahead), end: at(from + step)))
        }
    }

    /// Adds a rectangle whose corners are quarters of circles, clockwise.
    private mutating func addRectangle(origin: Point, width: Double, height: Double, radius: Double) {
        let control = radius * Self.corner
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
