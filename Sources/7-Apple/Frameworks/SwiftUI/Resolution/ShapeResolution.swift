import IntentModel
package import WidgetDrawing

/// A shape that is filled or has a line along it.
struct StyledShape: PrimitiveView, DrawnView {
    var shape: any Shape
    var style: any ShapeStyle
    var stroke: StrokeStyle?
    var fill: FillStyle?

    func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        [try resolver.node(of: shape, in: style, stroke: stroke, fill: fill)]
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
            let fill = paint.arguments.lazy.compactMap { $0 as? FillStyle }.first
            let inset = paint.name == "strokeBorder" ? Double(stroke?.lineWidth ?? 0) / 2 : 0
            return try resolver.node(of: shape, in: style, stroke: stroke, inset: inset, fill: fill)
        }
        guard layers.count != 1 else { return layers }
        return [try Node(.layout(WidgetDrawing.ZStackLayout()), layers)]
    }
}

/// A style that is a view: a rectangle in it.
protocol StyleView: DrawnView, ShapeStyle {}

extension StyleView {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        try StyledShape(shape: Rectangle(), style: self).nodes(with: &resolver)
    }
}

extension Color: StyleView {}
extension LinearGradient: StyleView {}
extension RadialGradient: StyleView {}
extension AngularGradient: StyleView {}
extension EllipticalGradient: StyleView {}
extension MeshGradient: StyleView {}

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
        return WidgetDrawing.Shape(.outline { outline(in: $0) })
    }

    /// The outline in a rectangle. A shape draws in one at the origin, and can ignore where it is.
    fileprivate func outline(in rect: Rect) -> Outline {
        path(in: CGRect(x: 0, y: 0, width: rect.size.width, height: rect.size.height)).outline
            .applying(WidgetDrawing.AffineTransform(tx: rect.minX, ty: rect.minY))
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
        WidgetDrawing.Shape(
            .roundedRectangle(
                width: Double(cornerSize.width), height: Double(cornerSize.height), isContinuous: style == .continuous))
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

nonisolated extension AnyShape: KnownForm {
    fileprivate var knownForm: WidgetDrawing.Shape { base.drawnShape }
    fileprivate var knownStroke: StrokeStyle? { (base as? any KnownForm)?.knownStroke }
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
            guard form.trim == nil else { return WidgetDrawing.Shape(.outline { outline(in: $0) }) }
            form.trim = trimmedRange(from: start, to: end)
            return form
        case .stroke: return base.drawnShape
        case .size, .mapping: return WidgetDrawing.Shape(.outline { outline(in: $0) })
        }
    }

    fileprivate var knownStroke: StrokeStyle? {
        if case .stroke(let style) = change { style } else { (base as? any KnownForm)?.knownStroke }
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
