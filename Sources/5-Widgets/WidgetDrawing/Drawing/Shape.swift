/// A form that fits into any rectangle.
package struct Shape {
    package enum Form {
        case rectangle
        /// A rectangle with the radii of its corners.
        case roundedRectangle(width: Double, height: Double, isContinuous: Bool = false)
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
        case .roundedRectangle(let width, let height, let isContinuous):
            let radius = Size(width: min(max(width - inset, 0), half), height: min(max(height - inset, 0), half))
            guard isContinuous, radius.width > 0, radius.height > 0 else {
                return .rectangle(rect, radiusX: radius.width, radiusY: radius.height)
            }
            return .outline(.rectangle(rect, corners: Corners(all: radius), isContinuous: true))
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
        case .outline(let outline): outline
        case .ellipse(let rect): .ellipse(in: rect)
        case .rectangle(let rect, let radiusX, let radiusY):
            .rectangle(rect, corners: Corners(all: Size(width: radiusX, height: radiusY)), isContinuous: false)
        }
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
