import WidgetDrawing

/// Draws a ``Canvas``. A copy draws into the same canvas with its own transform, clips, filters, opacity and blend mode.
public struct GraphicsContext {
    /// What a context and its copies have drawn.
    final class Drawn {
        var items: [DisplayItem] = []
        /// The texts, images and symbols, in the order in which they are drawn.
        var readings: [ReadingItem] = []
    }

    /// The environment of the canvas.
    public let environment: EnvironmentValues
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    /// The mapping of what is drawn afterward.
    public var transform = CGAffineTransform.identity
    let drawn: Drawn
    let artist: CanvasArtist
    private var filters: [Filter] = []
    private var clips: [Clip] = []

    /// What limits what is drawn afterward, in the space of the canvas.
    private enum Clip {
        case inside(Outline)
        case outside(Outline)
        case layer([DisplayItem], isInverse: Bool)
    }

    init(environment: EnvironmentValues, artist: CanvasArtist) {
        self.environment = environment
        self.artist = artist
        drawn = Drawn()
    }

    /// Creates a layer, which draws apart from its context in the same space.
    private init(layerOf context: GraphicsContext) {
        self.init(environment: context.environment, artist: context.artist)
        transform = context.transform
    }

    // MARK: State

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) { filters.append(filter) }

    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
        let outline = path.outline(style).applying(transform.drawn)
        clips.append(options.contains(.inverse) ? .outside(outline) : .inside(outline))
    }

    /// Limits what is drawn afterward to what a layer covers.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var layer = GraphicsContext(layerOf: self)
        layer.opacity = opacity
        try content(&layer)
        clips.append(.layer(layer.drawn.items, isInverse: options.contains(.inverse)))
    }

    /// The bounds of the clips, without those that are inverted.
    public var clipBoundingRect: CGRect {
        let bounds = clips.compactMap { clip -> CGRect? in
            if case .inside(let outline) = clip { Path(outline).boundingRect } else { nil }
        }
        guard let first = bounds.first else { return .infinite }
        return bounds.dropFirst().reduce(first) { $0.intersection($1) }.applying(transform.inverted())
    }

    // MARK: Drawing

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let (paint, bounds) = artist.paint(shading, in: path.boundingRect)
        emit([.fill(.outline(path.outline(style)), paint, bounds: bounds)])
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let (paint, bounds) = artist.paint(shading, in: path.boundingRect)
        emit([.stroke(.outline(path.outline), paint, style.drawn, bounds: bounds)])
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = GraphicsContext(layerOf: self)
        try content(&layer)
        drawn.readings += layer.drawn.readings
        add([.group(.isolated, layer.drawn.items)])
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    public func draw(_ text: ResolvedText, in rect: CGRect) {
        guard let node = text.node else { return }
        let space = Size(width: Double(rect.width), height: Double(rect.height))
        place(artist.drawing(of: node, in: Proposal(space)), at: rect.origin)
    }

    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text.node, at: point, anchor: anchor)
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let content = image.content
        drawn.readings.append(.image(name: content.name, label: content.label))
        emit([.image(content, rect.drawn)])
    }

    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = image.size
        let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
        draw(image, in: CGRect(origin: origin, size: size))
    }

    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        var drawing = artist.drawing(of: symbol.node, in: .unspecified)
        guard drawing.size.width > 0, drawing.size.height > 0 else { return }
        let scale = WidgetDrawing.AffineTransform(
            a: Double(rect.width) / drawing.size.width, d: Double(rect.height) / drawing.size.height)
        drawing.items = [.group(.transform(scale), drawing.items)]
        place(drawing, at: rect.origin)
    }

    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol.node, at: point, anchor: anchor)
    }

    private func draw(_ node: Node?, at point: CGPoint, anchor: UnitPoint) {
        guard let node else { return }
        let drawing = artist.drawing(of: node, in: .unspecified)
        let corner = CGPoint(
            x: point.x - anchor.x * CGFloat(drawing.size.width), y: point.y - anchor.y * CGFloat(drawing.size.height))
        place(drawing, at: corner)
    }

    private func place(_ drawing: DisplayList, at origin: CGPoint) {
        drawn.readings += drawing.readings
        let move = WidgetDrawing.AffineTransform(tx: Double(origin.x), ty: Double(origin.y))
        emit([.group(.transform(move), drawing.items)])
    }

    /// Draws items of the space of the context.
    private func emit(_ items: [DisplayItem]) {
        add(transform == .identity ? items : [.group(.transform(transform.drawn), items)])
    }

    /// Draws items of the space of the canvas, with the state of the context.
    private func add(_ content: [DisplayItem]) {
        guard artist.canDraw(content.count + drawn.items.count) else { return }
        var items = content
        for filter in filters.reversed() {
            guard let style = artist.style(of: filter) else { continue }
            items = [.group(style, items)]
        }
        if opacity < 1 { items = [.group(.opacity(max(opacity, 0)), items)] }
        for clip in clips.reversed() {
            switch clip {
            case .inside(let outline): items = [.group(.clip(.outline(outline)), items)]
            case .outside(let outline):
                let hole = DisplayItem.fill(.outline(outline), .color(.black), bounds: Rect(size: .zero))
                items = [.group(.cutOut([hole]), items)]
            case .layer(let layer, let isInverse): items = [.group(isInverse ? .cutOut(layer) : .mask(layer), items)]
            }
        }
        switch blendMode.effect {
        case .blend(let mode)?: drawn.items.append(.group(.blend(mode), items))
        case .composition(let composition)?: drawn.items = composition.combined(drawn.items, with: items)
        default:
            if blendMode == .plusDarker { artist.recordUndrawn("blendMode 'plusDarker'") }
            drawn.items += items
        }
    }

    // MARK: Resolved views

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, artist: artist) }
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image, artist: artist) }

    /// The view with a tag; nil if the canvas has none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        artist.symbol(AnyHashable(id)).map { ResolvedSymbol(node: $0, artist: artist) }
    }

    /// A text in the environment of the context.
    public struct ResolvedText {
        fileprivate let text: Text
        fileprivate let artist: CanvasArtist
        public var shading = Shading.foreground

        fileprivate init(text: Text, artist: CanvasArtist) {
            self.text = text
            self.artist = artist
        }

        fileprivate var node: Node? { artist.node(of: text, shading: shading) }

        public func measure(in size: CGSize) -> CGSize { node.map { artist.size(of: $0, in: size.proposal) } ?? .zero }
        public func firstBaseline(in size: CGSize) -> CGFloat { baseline(.firstTextBaseline, in: size) }
        public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, in: size) }

        private func baseline(_ guide: AlignmentGuide, in size: CGSize) -> CGFloat {
            node.map { artist.position(of: guide, in: $0, for: size.proposal) } ?? 0
        }
    }

    /// A picture in the environment of the context.
    public struct ResolvedImage {
        fileprivate let image: Image
        fileprivate let artist: CanvasArtist
        public var shading: Shading?

        fileprivate init(image: Image, artist: CanvasArtist) {
            self.image = image
            self.artist = artist
        }

        public var size: CGSize { CGSize(width: content.size.width, height: content.size.height) }
        public var baseline: CGFloat { size.height }

        fileprivate var content: ImageContent { artist.image(image, shading: shading ?? .foreground) }
    }

    /// A view of ``Canvas/symbols``.
    public struct ResolvedSymbol {
        fileprivate let node: Node
        fileprivate let artist: CanvasArtist

        public var size: CGSize { artist.size(of: node, in: .unspecified) }
    }
}

extension CGSize {
    fileprivate var proposal: Proposal { Proposal(width: Double(width), height: Double(height)) }
}

extension GraphicsContext {
    /// How an area or a line is colored.
    public indirect enum Shading: Sendable {
        case foreground, backdrop
        case color(Color)
        case style(any ShapeStyle)
        case linearGradient(Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = [])
        case radialGradient(
            Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = [])
        case conicGradient(Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = [])
        case palette([Shading])

        public static func color(
            _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { .color(Color(space, red: red, green: green, blue: blue, opacity: opacity)) }
        public static func color(
            _ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { .color(Color(space, white: white, opacity: opacity)) }
    }

    /// How a gradient continues beyond its ends.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let `repeat` = GradientOptions(rawValue: 1)
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// How a clip is applied.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// How a filter is applied.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// A change of what is drawn afterward.
    public enum Filter: Sendable {
        case shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
        case blur(radius: CGFloat)
        case saturation(Double), brightness(Double), contrast(Double), grayscale(Double)
        case hueRotation(Angle)
        case colorInvert(Double = 1)
        case luminanceToAlpha
        case colorMultiply(Color)
        case alphaThreshold(min: Double, max: Double = 1, color: Color = .black)
    }
}
