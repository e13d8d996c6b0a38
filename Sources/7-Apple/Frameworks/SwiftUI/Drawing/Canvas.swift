/// A view that a closure draws. Nothing is drawn, but the texts that the closure draws are texts of the view.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView, DrawnView {
    /// The closure that draws.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// The views that the closure can draw, by their tags.
    public var symbols: Symbols

    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.renderer = renderer
        self.symbols = symbols()
    }
}

nonisolated extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.renderer = renderer
        symbols = EmptyView()
    }
}

/// How the colors of a drawing are computed.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// Receives the drawing of a ``Canvas``, and keeps its texts.
public struct GraphicsContext {
    /// The texts of a context and of its layers, in their order.
    final class Drawn {
        var texts: [Text] = []
    }

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

    /// A change of what is drawn afterward.
    public enum Filter: Sendable {
        case shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
        case blur(radius: CGFloat)
        case saturation(Double), brightness(Double), contrast(Double), grayscale(Double)
        case colorMultiply(Color)
        case alphaThreshold(min: Double, max: Double = 1, color: Color = .black)
    }

    /// A text in the environment of the context.
    public struct ResolvedText {
        fileprivate let text: Text
        public var shading = Shading.foreground

        /// The size, which is proposed, because nothing is measured.
        public func measure(in size: CGSize) -> CGSize { size }
    }

    /// A picture in the environment of the context.
    public struct ResolvedImage {
        public var shading: Shading?
        /// Zero, because pictures are not decoded.
        public var size: CGSize { .zero }
    }

    /// A view of ``Canvas/symbols``.
    public struct ResolvedSymbol {
        public var size: CGSize { .zero }
    }

    let drawn = Drawn()
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    public var clipBoundingRect: CGRect { .infinite }

    init(environment: EnvironmentValues) { self.environment = environment }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    public mutating func rotate(by angle: Angle) {}
    public mutating func addFilter(_ filter: Filter) {}
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {}

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
    /// Nil: views are not drawn.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

    public func draw(_ text: Text, in rect: CGRect) { drawn.texts.append(text) }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { drawn.texts.append(text) }
    public func draw(_ text: ResolvedText, in rect: CGRect) { drawn.texts.append(text.text) }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        drawn.texts.append(text.text)
    }
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
}
