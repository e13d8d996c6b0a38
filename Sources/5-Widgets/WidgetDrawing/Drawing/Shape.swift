/// A form that fits into any rectangle.
package struct Shape {
    package enum Form {
        case rectangle
        case roundedRectangle(width: Double, height: Double)
        case capsule
        /// The largest circle in the center.
        case circle
        case ellipse
        /// The form of the widget, with the corners that remain at the distance of the shape from its sides.
        case container
        /// An outline in the rectangle.
        case outline((Rect) -> Outline)
    }

    package var form: Form
    /// The distance from the rectangle.
    package var inset = 0.0
    /// The part of the outline that is drawn, from 0 to 1.
    package var trim: ClosedRange<Double>?
    /// Whether a part that is inside of the outline twice is outside.
    package var isEvenOdd = false

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

    /// Returns the form in a rectangle, or the part of it that is drawn.
    package func figure(in bounds: Rect) -> Figure {
        let figure = wholeFigure(in: bounds)
        return trim.map { .outline(figure.outline.trimmed(to: $0)) } ?? figure
    }

    private func wholeFigure(in bounds: Rect) -> Figure {
        let rect = bounds.inset(by: Insets(all: inset))
        let half = min(rect.size.width, rect.size.height) / 2
        switch form {
        case .rectangle, .container: return .rectangle(rect, radiusX: 0, radiusY: 0)
        case .roundedRectangle(let width, let height):
            return .rectangle(
                rect, radiusX: min(max(width - inset, 0), half), radiusY: min(max(height - inset, 0), half))
        case .capsule: return .rectangle(rect, radiusX: half, radiusY: half)
        case .circle:
            let center = rect.center
            return .ellipse(Rect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
        case .ellipse: return .ellipse(rect)
        case .outline(let outline):
            var outline = outline(rect)
            if isEvenOdd { outline.isEvenOdd = true }
            return .outline(outline)
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
    /// The outline: a circle begins at its right, and a rectangle at its top left, clockwise.
    var outline: Outline {
        switch self {
        case .outline(let outline): return outline
        case .ellipse(let rect):
            return Outline(
                [.move(rect[UnitPoint(x: 1, y: 0.5)])]
                    + Self.corners(of: rect, radiusX: rect.size.width / 2, radiusY: rect.size.height / 2).flatMap { $0 }
                    + [.close])
        case .rectangle(let rect, let radiusX, let radiusY):
            let corners = Self.corners(of: rect, radiusX: radiusX, radiusY: radiusY)
            let start = Point(x: rect.minX + radiusX, y: rect.minY)
            let lines: [Outline.Element] = [
                .line(Point(x: rect.maxX, y: rect.maxY - radiusY)), .line(Point(x: rect.minX + radiusX, y: rect.maxY)),
                .line(Point(x: rect.minX, y: rect.minY + radiusY)), .line(Point(x: rect.maxX - radiusX, y: rect.minY)),
            ]
            return Outline(
                [.move(start), lines[3]] + corners[3] + [lines[0]] + corners[0] + [lines[1]] + corners[1] + [lines[2]]
                    + corners[2] + [.close])
        }
    }

    /// The quarters of ellipses at the corners of a rectangle, clockwise from the bottom right.
    private static func corners(of rect: Rect, radiusX: Double, radiusY: Double) -> [[Outline.Element]] {
        // The distance of a control point from the end of its curve, for a quarter of a circle.
        let (x, y) = (radiusX * 0.552_285, radiusY * 0.552_285)
        func curve(_ from: Point, _ end: Point, isVerticalFirst: Bool) -> [Outline.Element] {
            let (right, down) = (end.x > from.x ? 1.0 : -1, end.y > from.y ? 1.0 : -1)
            let first = isVerticalFirst ? Point(x: 0, y: down * y) : Point(x: right * x, y: 0)
            let second = isVerticalFirst ? Point(x: -right * x, y: 0) : Point(x: 0, y: -down * y)
            return radiusX > 0 && radiusY > 0
                ? [.curve(end, control1: from + first, control2: end + second)] : []
        }
        let (left, right) = (rect.minX + radiusX, rect.maxX - radiusX)
        let (top, bottom) = (rect.minY + radiusY, rect.maxY - radiusY)
        return [
            curve(Point(x: rect.maxX, y: bottom), Point(x: right, y: rect.maxY), isVerticalFirst: true),
            curve(Point(x: left, y: rect.maxY), Point(x: rect.minX, y: bottom), isVerticalFirst: false),
            curve(Point(x: rect.minX, y: top), Point(x: left, y: rect.minY), isVerticalFirst: true),
            curve(Point(x: right, y: rect.minY), Point(x: rect.maxX, y: top), isVerticalFirst: false),
        ]
    }
}

/// A picture that an image shows.
package enum Picture {
    /// The address of an image in the document: a `data:` URL.
    case reference(String)
    /// The addresses of an image for a light and for a dark appearance.
    case references(light: String, dark: String)
    /// A drawing of the given size, which is scaled to that of the image.
    case items([DisplayItem], size: Size)
}
