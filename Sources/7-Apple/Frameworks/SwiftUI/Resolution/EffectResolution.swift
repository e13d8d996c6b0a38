import WidgetDrawing

// The modifiers that change how something is drawn, and those that containers read.

extension ModifierRule {
    /// Filters, blending and turns in space.
    static let effects: [String: ModifierRule] = [
        "brightness": .colors { .brightness($0.number(0) ?? 0) },
        "contrast": .colors { .contrast($0.number(0) ?? 1) },
        "saturation": .colors { .saturation($0.number(0) ?? 1) },
        "grayscale": .colors { .saturation(1 - min(max($0.number(0) ?? 0, 0), 1)) },
        "hueRotation": .colors { arguments in
            let angle = (arguments[0] ?? Angle.zero).radians
            return .hueRotation(sine: sin(angle), cosine: cos(angle))
        },
        "colorInvert": .colors { _ in .inverted },
        "luminanceToAlpha": .colors { _ in .luminanceAsOpacity },
        "colorMultiply": .around { arguments, resolver in
            .effect(.colors(.multiplied(by: resolver.shown(resolver.color(arguments[0] ?? .white)))))
        },
        "blendMode": .around { arguments, resolver in
            let mode = arguments[0] ?? BlendMode.normal
            guard let effect = mode.effect else {
                if mode != .normal { resolver.recordUndrawn("blendMode '\(mode)'") }
                return nil
            }
            return .effect(effect)
        },
        "compositingGroup": .around { _, _ in .effect(.isolated) },
        "drawingGroup": .around { _, _ in .effect(.isolated) },
        "transformEffect": .around { arguments, _ in
            (arguments[0] as CGAffineTransform?).map {
                .effect(.transform($0.drawn, anchor: UnitPoint.topLeading.place))
            }
        },
        "rotation3DEffect": .around { arguments, resolver in
            let angle = (arguments[0] ?? Angle.zero).radians
            let axis = (1...3).map { arguments.number($0) ?? 0 }
            let length = axis.reduce(0) { $0 + $1 * $1 }.squareRoot()
            guard angle != 0, length > 0 else { return nil }
            let (x, y, z) = (axis[0] / length, axis[1] / length, axis[2] / length)
            if x != 0 || y != 0, arguments.number(5) != 0 || arguments.number(6) != 0 {
                resolver.recordUndrawn("the perspective of rotation3DEffect")
            }
            let (sine, rest) = (sin(angle), 1 - cos(angle))
            // Seen from in front, without perspective.
            let mapping = WidgetDrawing.AffineTransform(
                a: 1 - rest * (y * y + z * z), b: rest * x * y + sine * z, c: rest * x * y - sine * z,
                d: 1 - rest * (x * x + z * z))
            return .effect(.transform(mapping, anchor: arguments.anchor(4)))
        },
        "flipsForRightToLeftLayoutDirection": .around { arguments, resolver in
            guard arguments[0] == true, resolver.environment.layoutDirection == .rightToLeft else { return nil }
            return .effect(.transform(WidgetDrawing.AffineTransform(a: -1), anchor: UnitPoint.center.place))
        },
        "projectionEffect": .around { arguments, resolver in
            guard let projection: ProjectionTransform = arguments[0] else { return nil }
            if !projection.isAffine { resolver.recordUndrawn("the perspective of projectionEffect") }
            return .effect(.transform(projection.affine.drawn, anchor: UnitPoint.topLeading.place))
        },
        "containerShape": .inherited { style, arguments in style.containerShape = arguments.shape(0) },
        "widgetAccentable": .inherited { style, arguments in style.isAccented = arguments[0] ?? true },
    ]

    /// What grids, alignments and layouts of the program read.
    static let traits: [String: ModifierRule] = [
        "alignmentGuide": .around { arguments, _ in
            guard let computed: (ViewDimensions) -> CGFloat = arguments[1],
                let guide = (arguments[0] as HorizontalAlignment?)?.guide ?? (arguments[0] as VerticalAlignment?)?.guide
            else { return nil }
            return .trait(.guide(guide) { Double(computed(ViewDimensions($0))) })
        },
        "gridColumnAlignment": .around { arguments, _ in
            (arguments[0] as HorizontalAlignment?).map { .trait(.gridColumnAlignment($0.guide)) }
        },
        "gridCellAnchor": .around { arguments, _ in .trait(.gridAnchor(arguments.anchor(0))) },
        "gridCellUnsizedAxes": .around { arguments, _ in
            .trait(.gridUnsized((arguments[0] ?? Axis.Set()).all))
        },
        // Canvases find their symbols by tags.
        "tag": .around { arguments, _ in
            (arguments[0] as AnyHashable?).map { .trait(.value(ObjectIdentifier(TagKey.self), $0)) }
        },
        "undrawn": .around { arguments, resolver in
            for name in (arguments[0] as [String]?) ?? [] { resolver.recordUndrawn(name) }
            return nil
        },
        "layoutValue": .around { arguments, _ in
            arguments[0].map { .trait(.value($0, arguments.values[1])) }
        },
    ]

    private static func colors(_ matrix: @escaping (Arguments) -> ColorMatrix) -> ModifierRule {
        .around { arguments, _ in .effect(.colors(matrix(arguments))) }
    }
}

extension BlendMode {
    /// How the mode is drawn; nil for none, and for one that is not drawn.
    var effect: Effect? {
        switch self {
        case .normal, .plusDarker: nil
        case .sourceAtop: .composition(.atop)
        case .destinationOver: .composition(.behind)
        case .destinationOut: .composition(.cutOut)
        default: Self.drawn[self].map { .blend($0) }
        }
    }

    private static let drawn: [BlendMode: WidgetDrawing.BlendMode] = [
        .multiply: .multiply, .screen: .screen, .overlay: .overlay, .darken: .darken, .lighten: .lighten,
        .colorDodge: .colorDodge, .colorBurn: .colorBurn, .softLight: .softLight, .hardLight: .hardLight,
        .difference: .difference, .exclusion: .exclusion, .hue: .hue, .saturation: .saturation, .color: .color,
        .luminosity: .luminosity, .plusLighter: .plusLighter,
    ]
}

extension CGAffineTransform {
    var drawn: WidgetDrawing.AffineTransform {
        WidgetDrawing.AffineTransform(
            a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
    }
}

extension ViewResolver {
    /// Returns the content with the shadow and the blend mode of a style, and the style without them.
    func separated(_ style: any ShapeStyle) -> (style: any ShapeStyle, effects: [Effect]) {
        if let any = style as? AnyShapeStyle { return separated(any.base) }
        guard let variant = style as? StyleVariant else { return (style, []) }
        var (base, effects) = separated(variant.base)
        switch variant.change {
        case .shadow(let shadow) where !shadow.isInner:
            effects.append(
                .shadow(
                    color(shadow.color), radius: Double(shadow.radius), x: Double(shadow.offset.width),
                    y: Double(shadow.offset.height)))
        case .blendMode(let mode):
            guard let effect = mode.effect else { return (style, []) }
            effects.append(effect)
        default:
            if effects.isEmpty { return (style, []) }
            base = StyleVariant(base: base, change: variant.change)
        }
        return (base, effects)
    }

    /// Returns a node of a shape in a style.
    func node(
        of shape: any Shape, in style: any ShapeStyle, stroke: StrokeStyle? = nil, inset: Double = 0,
        fill: FillStyle? = nil
    ) throws(DrawingError) -> Node {
        var drawn = self.drawn(shape, fill)
        drawn.inset += inset
        let (base, effects) = separated(style)
        let paint = paint(base)
        let drawing = stroke.map { ShapeDrawing.stroke(paint, $0.drawn) } ?? shape.drawing(paint)
        var node = try Node(.shape(drawn, drawing))
        for effect in effects { node = try Node(.effect(effect), [node]) }
        return node
    }

    /// The form of a shape, which can be that of its container.
    func drawn(_ shape: any Shape, _ fill: FillStyle?) -> WidgetDrawing.Shape {
        var drawn = drawnForm(shape)
        drawn.isEvenOdd = fill?.isEOFilled == true
        return drawn
    }

    private func drawnForm(_ shape: any Shape) -> WidgetDrawing.Shape {
        guard let container = style.containerShape else { return shape.drawnShape }
        let (base, inset) = (shape as? any InsetShape)?.baseAndInset ?? (shape, 0)
        guard base is ContainerRelativeShape else { return shape.drawnShape }
        var drawn = container.drawnShape
        drawn.inset += inset
        return drawn
    }
}

/// A shape inside of another one.
private nonisolated protocol InsetShape {
    var baseAndInset: (any Shape, Double) { get }
}

nonisolated extension InsetOutline: InsetShape {
    fileprivate var baseAndInset: (any Shape, Double) { (base, Double(margin)) }
}
