import WidgetDrawing

extension Path {
    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }

    /// Adds a rectangle with rounded corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, Corners(all: cornerSize.drawn), style)
    }

    /// Adds a rectangle with corners of different radii.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        let half = min(rect.width, rect.height) / 2
        func size(_ radius: CGFloat) -> Size {
            Size(width: Double(min(radius, half)), height: Double(min(radius, half)))
        }
        let corners = Corners(
            topLeft: size(cornerRadii.topLeading), topRight: size(cornerRadii.topTrailing),
            bottomRight: size(cornerRadii.bottomTrailing), bottomLeft: size(cornerRadii.bottomLeading))
        addRoundedRect(in: rect, corners, style)
    }

    private mutating func addRoundedRect(in rect: CGRect, _ corners: Corners, _ style: RoundedCornerStyle) {
        addPath(Path(.rectangle(rect.drawn, corners: corners, isContinuous: style == .continuous)))
    }

    /// Adds part of a circle, as an angle and how far it goes.
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: delta < .zero)
    }

    /// Adds a rounded corner between a line to the first point and one from there to the second.
    public mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
        guard let start = currentPoint else { return }
        func direction(to point: CGPoint) -> CGVector {
            let (dx, dy) = (point.x - corner.x, point.y - corner.y)
            let length = (dx * dx + dy * dy).squareRoot()
            return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
        }
        let (before, after) = (direction(to: start), direction(to: end))
        let turn = before.dx * after.dy - before.dy * after.dx
        guard radius > 0, turn != 0 else { return addLine(to: corner) }
        // The distance of the ends of the arc from the corner.
        let distance = radius * (1 + before.dx * after.dx + before.dy * after.dy) / abs(turn)
        func point(_ direction: CGVector) -> CGPoint {
            CGPoint(x: corner.x + direction.dx * distance, y: corner.y + direction.dy * distance)
        }
        let (first, last) = (point(before), point(after))
        let side: CGFloat = turn > 0 ? 1 : -1
        let center = CGPoint(x: first.x - before.dy * radius * side, y: first.y + before.dx * radius * side)
        func angle(_ point: CGPoint) -> Angle {
            .radians(atan2(Double(point.y - center.y), Double(point.x - center.x)))
        }
        addArc(center: center, radius: radius, startAngle: angle(first), endAngle: angle(last), clockwise: side > 0)
    }

    /// Adds an outline with its points mapped.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform) { addPath(path.applying(transform)) }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
    }

    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
    }

    /// Returns the part of the outline between two places, from 0 to 1 of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { trimmed(from: from, to: to) }

    /// Returns the area of a line along the outline.
    public func strokedPath(_ style: StrokeStyle) -> Path { Path(outline.stroked(style.drawn)) }

    /// Returns the outline at another place.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    /// Whether a point is inside.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        outline(FillStyle(eoFill: eoFill)).contains(point.drawn)
    }
}

nonisolated extension Path {
    /// Returns the part of the outline between two places, from 0 to 1 of its length.
    func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
        Path(outline.trimmed(to: trimmedRange(from: start, to: end)))
    }

    /// The outline for the drawing, which is filled in a style.
    func outline(_ style: FillStyle) -> Outline {
        var outline = outline
        outline.isEvenOdd = style.isEOFilled
        return outline
    }
}

/// The part of an outline between two places that can be in any order.
nonisolated func trimmedRange(from start: CGFloat, to end: CGFloat) -> ClosedRange<Double> {
    func place(_ value: CGFloat) -> Double { value.isNaN ? 0 : min(max(Double(value), 0), 1) }
    let (start, end) = (place(start), place(end))
    return min(start, end)...max(start, end)
}

nonisolated extension CGRect {
    var drawn: Rect { Rect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height)) }
}
