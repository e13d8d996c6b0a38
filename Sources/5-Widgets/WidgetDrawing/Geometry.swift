/// A point in points, from the top left.
package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package static let zero = Point(x: 0, y: 0)

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    package static func + (first: Point, second: Point) -> Point {
        Point(x: first.x + second.x, y: first.y + second.y)
    }
}

/// A width and a height in points.
package struct Size: Hashable, Sendable {
    package var width: Double
    package var height: Double

    package static let zero = Size(width: 0, height: 0)

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    package subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Creates a size from its length along an axis and its length across it.
    package init(along axis: Axis, _ length: Double, across: Double) {
        self = axis == .horizontal ? Size(width: length, height: across) : Size(width: across, height: length)
    }
}

/// A rectangle.
package struct Rect: Hashable, Sendable {
    package var origin: Point
    package var size: Size

    package init(origin: Point = .zero, size: Size) {
        self.origin = origin
        self.size = size
    }

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    package var minX: Double { origin.x }
    package var minY: Double { origin.y }
    package var maxX: Double { origin.x + size.width }
    package var maxY: Double { origin.y + size.height }
    package var center: Point { self[.center] }

    package subscript(point: UnitPoint) -> Point {
        Point(x: origin.x + point.x * size.width, y: origin.y + point.y * size.height)
    }

    package func inset(by insets: Insets) -> Rect {
        Rect(
            x: origin.x + insets.leading, y: origin.y + insets.top,
            width: max(size.width - insets.leading - insets.trailing, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
    }

    /// Whether all numbers are finite.
    var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

    /// The rectangle with its sides on pixels.
    func rounded(to pixel: Double) -> Rect {
        let (left, top) = ((minX / pixel).rounded() * pixel, (minY / pixel).rounded() * pixel)
        let (right, bottom) = ((maxX / pixel).rounded() * pixel, (maxY / pixel).rounded() * pixel)
        // What is thinner than a pixel stays visible.
        return Rect(
            x: left, y: top, width: size.width > 0 ? max(right - left, pixel) : 0,
            height: size.height > 0 ? max(bottom - top, pixel) : 0)
    }
}

/// The distances from the sides of a rectangle.
package struct Insets: Hashable, Sendable {
    package var top: Double
    package var leading: Double
    package var bottom: Double
    package var trailing: Double

    package static let zero = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)

    package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    package init(all length: Double) { self.init(top: length, leading: length, bottom: length, trailing: length) }

    /// The sum of both distances along an axis.
    package subscript(axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}

/// A point in a rectangle, from 0 to 1 in both directions.
package struct UnitPoint: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package static let center = UnitPoint(x: 0.5, y: 0.5)
    package static let top = UnitPoint(x: 0.5, y: 0)
    package static let bottom = UnitPoint(x: 0.5, y: 1)

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A direction of layout.
package enum Axis: Hashable, Sendable, CaseIterable {
    case horizontal, vertical

    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A mapping of points that keeps lines parallel: `x' = a x + c y + tx` and `y' = b x + d y + ty`.
package struct AffineTransform: Hashable, Sendable {
    package var a = 1.0
    package var b = 0.0
    package var c = 0.0
    package var d = 1.0
    package var tx = 0.0
    package var ty = 0.0

    package init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Returns the mapping that leaves a point where it is.
    package func around(_ point: Point) -> AffineTransform {
        AffineTransform(
            a: a, b: b, c: c, d: d, tx: tx + point.x - a * point.x - c * point.y,
            ty: ty + point.y - b * point.x - d * point.y)
    }

    /// Returns the mapping that applies another one first.
    package func applied(after first: AffineTransform) -> AffineTransform {
        let origin = self(Point(x: first.tx, y: first.ty))
        return AffineTransform(
            a: a * first.a + c * first.b, b: b * first.a + d * first.b, c: a * first.c + c * first.d,
            d: b * first.c + d * first.d, tx: origin.x, ty: origin.y)
    }

    package func callAsFunction(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// Returns the smallest rectangle that contains the mapped corners.
    package func callAsFunction(_ rect: Rect) -> Rect {
        let corners = [
            rect.origin, rect[UnitPoint(x: 1, y: 0)], rect[UnitPoint(x: 0, y: 1)], rect[UnitPoint(x: 1, y: 1)],
        ]
        .map { self($0) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}

/// The size that a parent offers: in each dimension a number, or nil for the ideal one. 0 asks for the minimum and infinity
/// for the maximum.
package struct Proposal: Hashable, Sendable {
    package var width: Double?
    package var height: Double?

    package static let zero = Proposal(width: 0, height: 0)
    package static let unspecified = Proposal(width: nil, height: nil)
    package static let infinity = Proposal(width: .infinity, height: .infinity)

    package init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    package init(_ size: Size) { self.init(width: size.width, height: size.height) }

    package init(along axis: Axis, _ length: Double?, across: Double?) {
        self = axis == .horizontal ? Proposal(width: length, height: across) : Proposal(width: across, height: length)
    }

    package subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// Returns the size in which a nil is replaced, by default with 10.
    package func replacingUnspecified(by size: Size = Size(width: 10, height: 10)) -> Size {
        Size(width: width ?? size.width, height: height ?? size.height)
    }
}

extension Double {
    /// The next multiple of a pixel. A number that is a multiple but for rounding stays.
    func roundedUp(to pixel: Double) -> Double { ((self / pixel) - 0.000_1).rounded(.up) * pixel }

    func clamped(_ minimum: Double?, _ maximum: Double?) -> Double {
        Swift.max(Swift.min(self, maximum ?? .infinity), minimum ?? -.infinity)
    }

    /// The number as a length; nil for what is none, which SwiftUI ignores, too.
    var length: Double? { self >= 0 ? self : nil }
    var finiteLength: Double? { isFinite ? length : nil }
}
