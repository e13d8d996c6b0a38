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

    package init(_ elements: [Element] = []) { self.elements = elements }

    /// Returns the outline with all points mapped.
    package func applying(_ transform: AffineTransform) -> Outline {
        Outline(
            elements.map { element in
                switch element {
                case .move(let end): .move(transform(end))
                case .line(let end): .line(transform(end))
                case .quadCurve(let end, let control): .quadCurve(transform(end), control: transform(control))
                case .curve(let end, let control1, let control2):
                    .curve(transform(end), control1: transform(control1), control2: transform(control2))
                case .close: .close
                }
            })
    }
}

/// A form that fits into any rectangle.
package struct Shape {
    package enum Form {
        case rectangle
        case roundedRectangle(width: Double, height: Double)
        case capsule
        /// The largest circle in the center.
        case circle
        case ellipse
        /// An outline in the rectangle.
        case outline((Rect) -> Outline)
    }

    package var form: Form
    /// The distance from the rectangle.
    package var inset = 0.0
    /// The part of the outline that is drawn, from 0 to 1.
    package var trim: ClosedRange<Double>?

    package init(_ form: Form, inset: Double = 0) {
        self.form = form
        self.inset = inset
    }

    /// Returns the size for a proposal: as proposed, and for a circle a square.
    func size(in proposal: Proposal) -> Size {
        guard case .circle = form else { return proposal.replacingUnspecified() }
        let side = min(proposal.width ?? proposal.height ?? 10, proposal.height ?? proposal.width ?? 10)
        return Size(width: side, height: side)
    }

    /// Returns the form in a rectangle.
    package func figure(in bounds: Rect) -> Figure {
        let rect = bounds.inset(by: Insets(all: inset))
        let half = min(rect.size.width, rect.size.height) / 2
        switch form {
        case .rectangle: return .rectangle(rect, radiusX: 0, radiusY: 0)
        case .roundedRectangle(let width, let height):
            return .rectangle(
                rect, radiusX: min(max(width - inset, 0), half), radiusY: min(max(height - inset, 0), half))
        case .capsule: return .rectangle(rect, radiusX: half, radiusY: half)
        case .circle:
            let center = rect.center
            return .ellipse(Rect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
        case .ellipse: return .ellipse(rect)
        case .outline(let outline): return .outline(outline(rect))
        }
    }
}

/// A form at its place.
package enum Figure: Hashable, Sendable {
    case rectangle(Rect, radiusX: Double, radiusY: Double)
    case ellipse(Rect)
    case outline(Outline)
}

extension Figure {
    /// The length of the outline.
    var length: Double {
        switch self {
        case .rectangle(let rect, let radiusX, let radiusY):
            let corners = Figure.ellipse(Rect(x: 0, y: 0, width: 2 * radiusX, height: 2 * radiusY)).length
            return 2 * (rect.size.width + rect.size.height) - 4 * (radiusX + radiusY) + corners
        case .ellipse(let rect):
            // Ramanujan's approximation, which is exact for a circle.
            let (a, b) = (rect.size.width / 2, rect.size.height / 2)
            return .pi * (3 * (a + b) - ((3 * a + b) * (a + 3 * b)).squareRoot())
        case .outline(let outline): return outline.length
        }
    }
}

extension Outline {
    fileprivate var length: Double {
        var (length, start, current) = (0.0, Point.zero, Point.zero)
        func add(_ end: Point) {
            let (x, y) = (end.x - current.x, end.y - current.y)
            length += (x * x + y * y).squareRoot()
            current = end
        }
        func addCurve(_ point: (Double) -> Point) {
            for step in 1...24 { add(point(Double(step) / 24)) }
        }
        for element in elements {
            let from = current
            switch element {
            case .move(let end): (start, current) = (end, end)
            case .line(let end): add(end)
            case .close: add(start)
            case .quadCurve(let end, let control):
                addCurve { Point.mixed([(1 - $0) * (1 - $0), 2 * $0 * (1 - $0), $0 * $0], [from, control, end]) }
            case .curve(let end, let control1, let control2):
                addCurve { part in
                    let rest = 1 - part
                    return Point.mixed(
                        [rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part],
                        [from, control1, control2, end])
                }
            }
        }
        return length
    }
}

extension Point {
    fileprivate static func mixed(_ weights: [Double], _ points: [Point]) -> Point {
        zip(weights, points).reduce(.zero) { $0 + Point(x: $1.0 * $1.1.x, y: $1.0 * $1.1.y) }
    }
}

/// A picture that an image shows.
package enum Picture {
    /// The address of an image in the document: a `data:` URL.
    case reference(String)
    /// A drawing of the given size, which is scaled to that of the image.
    case items([DisplayItem], size: Size)
}
