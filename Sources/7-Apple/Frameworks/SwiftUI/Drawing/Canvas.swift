/// A view that a closure draws.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView, DrawnView {
    /// The closure that draws.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// The views that the closure can draw, by their tags.
    public var symbols: Symbols
    /// The arguments that the picture lacks.
    let undrawn: [String]

    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.renderer = renderer
        self.symbols = symbols()
        undrawn = undrawnArguments(opaque, colorMode)
    }
}

nonisolated extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.renderer = renderer
        symbols = EmptyView()
        undrawn = undrawnArguments(opaque, colorMode)
    }
}

private nonisolated func undrawnArguments(_ isOpaque: Bool, _ mode: ColorRenderingMode) -> [String] {
    (isOpaque ? ["Canvas(opaque:)"] : []) + (mode == .nonLinear ? [] : ["Canvas(colorMode:)"])
}

/// How the colors of a drawing are computed.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
