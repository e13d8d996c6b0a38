import IntentModel
package import WidgetDrawing

/// A shape that is filled or has a line along it.
struct StyledShape: PrimitiveView, DrawnView {
    var shape: any Shape
    var style: any ShapeStyle
    var stroke: StrokeStyle?

    func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        [try resolver.node(of: shape, in: style, stroke: stroke)]
    }
}

extension ShapeView: DrawnView {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        [try resolver.node(of: shape, in: ForegroundStyle())]
    }
}

extension PaintedShape: DrawnView {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        let layers = try paints.map { paint throws(DrawingError) in
            let style = paint.arguments.lazy.compactMap { $0 as? any ShapeStyle }.first ?? ForegroundStyle()
            let stroke = paint.arguments.lazy.compactMap { $0 as? StrokeStyle }.first
            let inset = paint.name == "strokeBorder" ? Double(stroke?.lineWidth ?? 0) / 2 : 0
            return try resolver.node(of: shape, in: style, stroke: stroke, inset: inset)
        }
        guard layers.count != 1 else { return layers }
        return [try Node(.layout(WidgetDrawing.ZStackLayout()), layers)]
    }
}

extension Color: DrawnView {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        try StyledShape(shape: Rectangle(), style: self).nodes(with: &resolver)
    }
}

extension LinearGradient: DrawnView {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        try StyledShape(shape: Rectangle(), style: self).nodes(with: &resolver)
    }
}

extension RadialGradient: DrawnView {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        try StyledShape(shape: Rectangle(), style: self).nodes(with: &resolver)
    }
}

extension AngularGradient: DrawnView {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        try StyledShape(shape: Rectangle(), style: self).nodes(with: &resolver)
    }
}

extension EllipticalGradient: DrawnView {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        try StyledShape(shape: Rectangle(), style: self).nodes(with: &resolver)
    }
}

/// A translucent circle or rounded rectangle behind a small widget.
extension AccessoryWidgetBackground: DrawnView {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        let isCircle = resolver.environment.widgetFamily == .accessoryCircular
        let shape: any Shape = isCircle ? Circle() : RoundedRectangle(cornerRadius: 12)
        return try StyledShape(shape: shape, style: FillShapeStyle()).nodes(with: &resolver)
    }
}

// MARK: - Forms

nonisolated extension Shape {
    /// The form in any rectangle.
    var drawnShape: WidgetDrawing.Shape {
        if let shape = self as? any KnownForm { return shape.knownForm }
        return WidgetDrawing.Shape(.outline { path(in: $0.cgRect).outline })
    }

    /// How the shape is drawn in a color: a shape that is the area of a line is a line.
    func drawing(_ paint: Paint) -> ShapeDrawing {
        (self as? any KnownForm)?.knownStroke.map { .stroke(paint, $0.drawn) } ?? .fill(paint)
    }
}

/// A shape that the drawing knows, or that is made of one.
private nonisolated protocol KnownForm {
    var knownForm: WidgetDrawing.Shape { get }
    /// The line whose area is the shape.
    var knownStroke: StrokeStyle? { get }
}

nonisolated extension KnownForm {
    var knownStroke: StrokeStyle? { nil }
}

nonisolated extension Rectangle: KnownForm {
    fileprivate var knownForm: WidgetDrawing.Shape { WidgetDrawing.Shape(.rectangle) }
}

nonisolated extension RoundedRectangle: KnownForm {
    fileprivate var knownForm: WidgetDrawing.Shape {
        WidgetDrawing.Shape(.roundedRectangle(width: Double(cornerSize.width), height: Double(cornerSize.height)))
    }
}

nonisolated extension Capsule: KnownForm {
    fileprivate var knownForm: WidgetDrawing.Shape { WidgetDrawing.Shape(.capsule) }
}

nonisolated extension Circle: KnownForm {
    fileprivate var knownForm: WidgetDrawing.Shape { WidgetDrawing.Shape(.circle) }
}

nonisolated extension Ellipse: KnownForm {
    fileprivate var knownForm: WidgetDrawing.Shape { WidgetDrawing.Shape(.ellipse) }
}

nonisolated extension ContainerRelativeShape: KnownForm {
    fileprivate var knownForm: WidgetDrawing.Shape { WidgetDrawing.Shape(.container) }
}

nonisolated extension InsetOutline: KnownForm {
    fileprivate var knownForm: WidgetDrawing.Shape {
        var form = base.drawnShape
        form.inset += Double(margin)
        return form
    }
}

nonisolated extension ModifiedShape: KnownForm {
    fileprivate var knownForm: WidgetDrawing.Shape {
        switch change {
        case .trim(let start, let end):
            var form = base.drawnShape
            guard form.trim == nil else { return WidgetDrawing.Shape(.outline { path(in: $0.cgRect).outline }) }
            form.trim = trimmedRange(from: start, to: end)
            return form
        case .stroke: return base.drawnShape
        case .rotation, .scale, .offset, .size: return WidgetDrawing.Shape(.outline { path(in: $0.cgRect).outline })
        }
    }

    fileprivate var knownStroke: StrokeStyle? {
        if case .stroke(let style) = change { style } else { (base as? any KnownForm)?.knownStroke }
    }
}

nonisolated extension Rect {
    fileprivate var cgRect: CGRect {
        CGRect(x: minX, y: minY, width: size.width, height: size.height)
    }
}

nonisolated extension Point {
    fileprivate var cgPoint: CGPoint { CGPoint(x: x, y: y) }
}

nonisolated extension CGPoint {
    fileprivate var point: Point { Point(x: Double(x), y: Double(y)) }
}

/// The part of an outline between two places that can be in any order.
private nonisolated func trimmedRange(from start: CGFloat, to end: CGFloat) -> ClosedRange<Double> {
    let (start, end) = (min(max(Double(start), 0), 1), min(max(Double(end), 0), 1))
    return min(start, end)...max(start, end)
}

nonisolated extension Path {
    /// Returns the part of the outline between two places, from 0 to 1 of its length.
    func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
        var path = Path()
        for element in outline.trimmed(to: trimmedRange(from: start, to: end)).elements {
            switch element {
            case .move(let end): path.move(to: end.cgPoint)
            case .line(let end): path.addLine(to: end.cgPoint)
            case .quadCurve(let end, let control): path.addQuadCurve(to: end.cgPoint, control: control.cgPoint)
            case .curve(let end, let control1, let control2):
                path.addCurve(to: end.cgPoint, control1: control1.cgPoint, control2: control2.cgPoint)
            case .close: path.closeSubpath()
            }
        }
        return path
    }

    var outline: Outline {
        var elements: [Outline.Element] = []
        forEach { element in
            switch element {
            case .move(let end): elements.append(.move(end.point))
            case .line(let end): elements.append(.line(end.point))
            case .quadCurve(let end, let control): elements.append(.quadCurve(end.point, control: control.point))
            case .curve(let end, let control1, let control2):
                elements.append(.curve(end.point, control1: control1.point, control2: control2.point))
            case .closeSubpath: elements.append(.close)
            }
        }
        return Outline(elements)
    }
}

nonisolated extension StrokeStyle {
    var drawn: WidgetDrawing.StrokeStyle {
        var style = WidgetDrawing.StrokeStyle(width: Double(lineWidth))
        style.cap =
            switch lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        style.join =
            switch lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        style.dash = dash.map { Double($0) }
        style.dashPhase = Double(dashPhase)
        return style
    }
}
