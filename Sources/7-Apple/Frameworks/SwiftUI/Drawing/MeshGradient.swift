import WidgetDrawing

/// A gradient between the colors of a grid. It is drawn from the top to the bottom, in the mean color of each row.
public nonisolated struct MeshGradient: PrimitiveView, ShapeStyle {
    private let rows: [[Color]]

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        let width = max(width, 1)
        rows = stride(from: 0, to: colors.count, by: width).map { Array(colors[$0..<min($0 + width, colors.count)]) }
    }
}

extension MeshGradient {
    /// The mean colors of the rows.
    @MainActor
    func stops(with resolver: ViewResolver) -> [GradientStop] {
        rows.enumerated().map { index, row in
            let colors = row.map { resolver.color($0) }
            let mean = WidgetDrawing.Color(light: colors.map(\.light).mean, dark: colors.map(\.dark).mean)
            return GradientStop(color: mean, location: Double(index) / Double(max(rows.count - 1, 1)))
        }
    }
}

extension [RGBA] {
    fileprivate var mean: RGBA {
        func mean(_ component: KeyPath<RGBA, Double>) -> Double {
            reduce(0) { $0 + $1[keyPath: component] } / Double(Swift.max(count, 1))
        }
        return RGBA(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), opacity: mean(\.opacity))
    }
}
