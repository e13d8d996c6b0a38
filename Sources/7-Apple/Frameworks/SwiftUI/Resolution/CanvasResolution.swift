package import WidgetDrawing

extension Canvas {
    @MainActor package func nodes(with resolver: inout ViewResolver) throws(DrawingError) -> [Node] {
        undrawn.forEach { resolver.recordUndrawn($0) }
        let artist = CanvasArtist(resolver, symbols: try resolver.nodes(of: symbols))
        let environment = resolver.environment
        return [
            try Node(
                .canvas { size throws(DrawingError) in
                    var context = GraphicsContext(environment: environment, artist: artist)
                    environment.asCurrent { renderer(&context, CGSize(width: size.width, height: size.height)) }
                    if let failure = artist.failure { throw failure }
                    return DisplayList(size: size, items: context.drawn.items, readings: context.drawn.readings)
                })
        ]
    }
}

/// Identifies the tags of views.
enum TagKey {}

/// Draws the texts, images and symbols of a canvas, where views are resolved.
final class CanvasArtist {
    private let resolver: ViewResolver
    /// The first view with each tag.
    private let symbols: [AnyHashable: Node]
    private(set) var failure: DrawingError?
    /// The same layout for all texts, whose sizes are asked for again when they are drawn.
    private let layout: WidgetDrawing.Layout
    private let isRightToLeft: Bool

    @MainActor
    fileprivate init(_ resolver: ViewResolver, symbols: [Node]) {
        self.resolver = resolver
        self.symbols = Dictionary(symbols.flatMap { symbol in symbol.tags.map { ($0, symbol) } }) { first, _ in first }
        layout = WidgetDrawing.Layout(scale: Double(resolver.environment.displayScale))
        isRightToLeft = resolver.environment.layoutDirection == .rightToLeft
    }

    /// More items are no picture that a person looks at.
    private static let limit = 5 * DrawingLimits.nodes

    /// Whether so many items can be drawn; the drawing fails otherwise.
    func canDraw(_ count: Int) -> Bool {
        if count > Self.limit { failure = failure ?? .tooManyNodes }
        return failure == nil
    }

    func recordUndrawn(_ name: String) { resolving { $0.recordUndrawn(name) } }

    // MARK: Colors

    func paint(_ shading: GraphicsContext.Shading, in bounds: CGRect) -> (Paint, bounds: Rect) {
        resolving { $0.paint(shading, in: bounds.drawn) }
    }

    func style(of filter: GraphicsContext.Filter) -> GroupStyle? { resolving { $0.style(of: filter) } }

    // MARK: Views

    func node(of text: Text, shading: GraphicsContext.Shading) -> Node? {
        let result = resolving { resolver -> Result<Node?, DrawingError> in
            var resolver = resolver.shaded(shading)
            return Result { () throws(DrawingError) in try resolver.nodes(of: text).first }
        }
        return attempt { () throws(DrawingError) in try result.get() }
    }

    func image(_ image: Image, shading: GraphicsContext.Shading) -> ImageContent {
        resolving { $0.shaded(shading).image(image) }
    }

    /// The view with a tag.
    func symbol(_ tag: AnyHashable) -> Node? { symbols[tag] }

    func drawing(of node: Node, in proposal: Proposal) -> DisplayList {
        let size = layout.size(of: node, in: proposal)
        return attempt { () throws(DrawingError) in
            try layout.draw(node, in: size, isRightToLeft: isRightToLeft)
        } ?? DisplayList(size: size)
    }

    func size(of node: Node, in proposal: Proposal) -> CGSize {
        let size = layout.size(of: node, in: proposal)
        return CGSize(width: size.width, height: size.height)
    }

    func position(of guide: AlignmentGuide, in node: Node, for proposal: Proposal) -> CGFloat {
        CGFloat(layout.dimensions(of: node, in: proposal)[guide])
    }

    private func attempt<Success>(_ work: () throws(DrawingError) -> Success?) -> Success? {
        do throws(DrawingError) {
            return try work()
        } catch {
            failure = failure ?? error
            return nil
        }
    }

    /// Runs where views are resolved: a canvas is drawn there.
    private func resolving<Success>(_ work: @MainActor (ViewResolver) -> Success) -> Success {
        let resolver = resolver
        nonisolated(unsafe) var result: Success?
        withoutActuallyEscaping(work) { work in MainActor.assumeIsolated { result = work(resolver) } }
        guard let result else { preconditionFailure("work without a result") }
        return result
    }
}

extension ViewResolver {
    /// The resolver with a shading in the place of the color of the content.
    fileprivate func shaded(_ shading: GraphicsContext.Shading) -> ViewResolver {
        if case .foreground = shading { return self }
        var resolver = self
        resolver.style.foreground = [paint(shading, in: Rect(size: .zero)).0]
        return resolver
    }

    fileprivate func paint(_ shading: GraphicsContext.Shading, in bounds: Rect) -> (Paint, bounds: Rect) {
        // The points of a gradient are those of the canvas: places in a unit square at the origin.
        let unit = Rect(size: Size(width: 1, height: 1))
        func place(_ point: CGPoint) -> WidgetDrawing.UnitPoint {
            WidgetDrawing.UnitPoint(x: Double(point.x), y: Double(point.y))
        }
        switch shading {
        case .foreground: return (foreground, bounds)
        case .backdrop:
            recordUndrawn("the backdrop of a canvas")
            return (.color(WidgetDrawing.Color(.clear)), bounds)
        case .color(let color): return (.color(self.color(color)), bounds)
        case .style(let style): return (paint(style), bounds)
        case .palette(let shadings): return shadings.first.map { paint($0, in: bounds) } ?? (foreground, bounds)
        case .linearGradient(let gradient, let start, let end, let options):
            recordUndrawn(options)
            return (.linear(stops(gradient), from: place(start), to: place(end)), unit)
        case .radialGradient(let gradient, let center, let startRadius, let endRadius, let options):
            recordUndrawn(options)
            let (start, end) = (Double(startRadius), Double(endRadius))
            return (.radial(stops(gradient), center: place(center), startRadius: start, endRadius: end), unit)
        case .conicGradient(let gradient, let center, let angle, let options):
            recordUndrawn(options)
            // The bounds are those of the pattern that is drawn.
            let area = bounds.inset(by: Insets(all: -1))
            let middle = WidgetDrawing.UnitPoint(
                x: (Double(center.x) - area.minX) / area.size.width,
                y: (Double(center.y) - area.minY) / area.size.height)
            let start = angle.radians
            return (.angular(stops(gradient), center: middle, start: start, end: start + 2 * .pi), area)
        }
    }

    private func recordUndrawn(_ options: GraphicsContext.GradientOptions) {
        if !options.isDisjoint(with: [.repeat, .mirror]) { recordUndrawn("repeated gradient") }
        if options.contains(.linearColor) { recordUndrawn("gradient in linear colors") }
    }

    fileprivate func style(of filter: GraphicsContext.Filter) -> GroupStyle? {
        switch filter {
        case .shadow(let color, let radius, let x, let y):
            return .shadow(self.color(color), radius: Double(radius), x: Double(x), y: Double(y))
        case .blur(let radius): return .blur(radius: Double(radius))
        case .saturation(let amount): return .colors(.saturation(amount))
        case .brightness(let amount): return .colors(.brightness(amount))
        case .contrast(let amount): return .colors(.contrast(amount))
        case .grayscale(let amount): return .colors(.saturation(1 - amount))
        case .hueRotation(let angle):
            return .colors(.hueRotation(sine: sin(angle.radians), cosine: cos(angle.radians)))
        case .colorInvert: return .colors(.inverted)
        case .luminanceToAlpha: return .colors(.luminanceAsOpacity)
        case .colorMultiply(let color): return .colors(.multiplied(by: shown(self.color(color))))
        case .alphaThreshold:
            recordUndrawn("alphaThreshold")
            return nil
        }
    }
}

extension Node {
    /// The tags of the view, and of the views of which it is a modification.
    fileprivate var tags: [AnyHashable] {
        var tags = children.count == 1 ? children[0].tags : []
        if case .trait(.value(ObjectIdentifier(TagKey.self), let value)) = content, let tag = value as? AnyHashable {
            tags.append(tag)
        }
        return tags
    }
}
