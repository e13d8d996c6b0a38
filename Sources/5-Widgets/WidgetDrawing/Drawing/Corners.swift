/// The radii of the corners of a rectangle, each along both of its sides.
package struct Corners {
    package var topLeft: Size
    package var topRight: Size
    package var bottomRight: Size
    package var bottomLeft: Size

    package init(topLeft: Size, topRight: Size, bottomRight: Size, bottomLeft: Size) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    package init(all radius: Size) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }
}

/// A corner of a rectangle as curves, in units of its radii: how far before the corner along one side, and how far after it along
/// the next.
private struct CornerCurves {
    typealias Place = (before: Double, after: Double)

    /// Where the curves begin before the corner, and end after it.
    let reach: Double
    let curves: [(control1: Place, control2: Place, end: Place)]

    static let circular = CornerCurves(reach: 1, curves: [((0.447_715, 0), (0, 0.447_715), (0, 1))])

    /// A quarter of a circle, divided where the continuous corner is.
    private static let quarter: [(Place, Place, Place)] = [
        ((0.873_5, 0), (0.748_2, 0.024_0), (0.630_6, 0.070_7)),
        ((0.375_0, 0.172_3), (0.172_3, 0.375_0), (0.070_7, 0.630_6)), ((0.024_0, 0.748_2), (0, 0.873_5), (0, 1)),
    ]
    /// How far the curves of a continuous corner reach where nothing is in their way.
    private static let fullReach = 1.528_665
    /// A continuous corner, whose curvature grows from the sides to the middle, as measured on Apple's systems.
    private static let continuous: [(Place, Place, Place)] = [
        ((1.088_493, 0), (0.868_407, 0), (0.631_494, 0.074_911)),
        ((0.372_824, 0.169_060), (0.169_060, 0.372_824), (0.074_911, 0.631_494)),
        ((0, 0.868_407), (0, 1.088_493), (0, fullReach)),
    ]

    /// A continuous corner in a room, in units of the radius. With no more room than a circle needs, it is one.
    static func continuous(in room: Double) -> CornerCurves {
        let share = min(max((room - 1) / (fullReach - 1), 0), 1)
        guard share > 0 else { return circular }
        func between(_ circle: Place, _ full: Place) -> Place {
            (circle.before + share * (full.before - circle.before), circle.after + share * (full.after - circle.after))
        }
        return CornerCurves(
            reach: 1 + share * (fullReach - 1),
            curves: zip(quarter, continuous).map { (between($0.0, $1.0), between($0.1, $1.1), between($0.2, $1.2)) })
    }
}

/// A corner at its place, of an outline that goes around clockwise.
private struct PlacedCorner {
    let corner: Point
    /// The directions from the corner back along the side before it, and along the next side.
    let (before, after): (Point, Point)
    let radius: Size
    let form: CornerCurves

    /// Where the side before the corner ends.
    var start: Point { point((form.reach, 0)) }
    /// Where the next side begins.
    var end: Point { point((0, form.reach)) }

    var curves: [Outline.Element] {
        guard radius.width > 0, radius.height > 0 else { return [] }
        return form.curves.map { .curve(point($2), control1: point($0), control2: point($1)) }
    }

    private func point(_ place: CornerCurves.Place) -> Point {
        Point(
            x: corner.x + (before.x * place.before + after.x * place.after) * radius.width,
            y: corner.y + (before.y * place.before + after.y * place.after) * radius.height)
    }
}

extension Outline {
    /// A rectangle with rounded corners, clockwise from the end of its top left corner.
    /// - Parameters:
    ///   - corners: The radii; one that does not fit is half of its side.
    ///   - isContinuous: Whether the curvature of the corners grows gradually.
    package static func rectangle(_ rect: Rect, corners: Corners, isContinuous: Bool) -> Outline {
        let placed = Self.corners(of: rect, corners, isContinuous: isContinuous)
        return Outline(
            [.move(placed[3].end)] + placed.flatMap { [.line($0.start)] + $0.curves } + [.close])
    }

    /// An ellipse, clockwise from its right.
    static func ellipse(in rect: Rect) -> Outline {
        let radius = Size(width: rect.size.width / 2, height: rect.size.height / 2)
        let quarters = corners(of: rect, Corners(all: radius), isContinuous: false)
        return Outline(
            [.move(rect[UnitPoint(x: 1, y: 0.5)])] + (quarters.dropFirst() + quarters.prefix(1)).flatMap(\.curves)
                + [.close])
    }

    /// The corners of a rectangle, clockwise from the top right.
    private static func corners(of rect: Rect, _ corners: Corners, isContinuous: Bool) -> [PlacedCorner] {
        let half = Size(width: max(rect.size.width / 2, 0), height: max(rect.size.height / 2, 0))
        func corner(_ x: Double, _ y: Double, _ before: Point, _ after: Point, _ radius: Size) -> PlacedCorner {
            let radius = Size(
                width: min(max(radius.width, 0), half.width), height: min(max(radius.height, 0), half.height))
            let room = min(half.width / radius.width, half.height / radius.height)
            return PlacedCorner(
                corner: Point(x: x, y: y), before: before, after: after, radius: radius,
                form: isContinuous ? .continuous(in: room) : .circular)
        }
        let (left, right, up, down) = (Point(x: -1, y: 0), Point(x: 1, y: 0), Point(x: 0, y: -1), Point(x: 0, y: 1))
        return [
            corner(rect.maxX, rect.minY, left, down, corners.topRight),
            corner(rect.maxX, rect.maxY, up, left, corners.bottomRight),
            corner(rect.minX, rect.maxY, right, up, corners.bottomLeft),
            corner(rect.minX, rect.minY, down, right, corners.topLeft),
        ]
    }
}
