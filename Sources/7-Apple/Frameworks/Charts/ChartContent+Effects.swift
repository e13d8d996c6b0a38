// Modifiers of marks that have no effect here. A picture lists them as not drawn.
extension ChartContent {
    private func without(_ name: String) -> some ChartContent { with { $0.undrawn.append(name) } }

    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent { without("shadow") }

    public func blur(radius: CGFloat) -> some ChartContent { without("blur") }

    public func blendMode(_ mode: BlendMode) -> some ChartContent { without("blendMode") }

    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
        without("clipShape")
    }

    public func mask<Content: ChartContent>(@ChartContentBuilder content: () -> Content) -> some ChartContent {
        without("mask")
    }

    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        without("symbolSize(by:)")
    }

    /// Draws the marks as they are: only their other effects would differ.
    public func compositingLayer() -> some ChartContent { with { _ in } }

    /// Adds a view beside the mark. It stays where it is if there is no room for it in the chart.
    public func annotation<V: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> V
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, content: content)
            .with { if overflowResolution.moves { $0.undrawn.append("annotation(overflowResolution:)") } }
    }

    /// Adds a view beside the mark, whose size it does not learn.
    public func annotation<V: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution = .automatic,
        @ViewBuilder content: (AnnotationContext) -> V
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution) {
            content(AnnotationContext())
        }
        .with { $0.undrawn.append("the size of a mark for its annotation") }
    }
}

/// What an annotation learns of its mark.
public struct AnnotationContext: Hashable, Sendable {
    /// The size of the mark: zero, because annotations are made before the marks are placed.
    public let targetSize = CGSize.zero
}

/// How an annotation that has no room is placed.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// What is done along an axis.
    public struct Strategy: Hashable, Sendable {
        private let name: String
        var moves: Bool { self != .automatic && self != .disabled }

        public static let automatic = Strategy(name: "automatic")
        public static let disabled = Strategy(name: "disabled")
        public static let padScale = Strategy(name: "padScale")
        public static let fit = Strategy(name: "fit")
        public static func fit(to boundary: Boundary) -> Strategy { fit }
    }

    /// What an annotation is kept within.
    public enum Boundary: Hashable, Sendable { case automatic, plot, chart }

    private let strategies: [Strategy]
    var moves: Bool { strategies.contains(where: \.moves) }

    public init(x: Strategy = .automatic, y: Strategy = .automatic) { strategies = [x, y] }

    public static let automatic = AnnotationOverflowResolution()
}
