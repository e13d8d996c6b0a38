/// Data as marks in a plot, with axes and a legend.
public nonisolated struct Chart<Content: ChartContent>: View {
    @Environment(\.chartOptions) private var options
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    private let content: Content

    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    @MainActor public var body: some View {
        var calendar = calendar
        calendar.timeZone = timeZone
        let plot = ChartPlot(marks: content.allMarks, options: options, calendar: calendar)
        return legend(of: plot, around: canvas(of: plot)).undrawn(plot.undrawn)
    }

    @MainActor private func canvas(of plot: ChartPlot) -> some View {
        // Lines at the border of the plot reach out of it, and a canvas draws nothing outside.
        let margin: CGFloat = 4
        return Canvas { context, size in
            context.translateBy(x: margin, y: margin)
            plot.draw(in: &context, size: CGSize(width: size.width - 2 * margin, height: size.height - 2 * margin))
        } symbols: {
            ForEach(plot.views.indices, id: \.self) { plot.views[$0].tag($0) }
        }
        .padding(-margin)
    }

    @MainActor @ViewBuilder private func legend(of plot: ChartPlot, around canvas: some View) -> some View {
        let place = options.legend.position
        let spacing = options.legend.spacing ?? 8
        if place.isInside {
            canvas.overlay(alignment: options.legend.alignment ?? .topTrailing) { legend(of: plot) }
        } else if place.y == 0.5 {
            HStack(alignment: options.legend.alignment?.vertical ?? .top, spacing: spacing) {
                if place.x == 0 { legend(of: plot) }
                canvas
                if place.x == 1 { legend(of: plot) }
            }
        } else {
            let isAbove = place.y == 0 && !place.isAutomatic
            let side: HorizontalAlignment = place.x == 1 ? .trailing : .leading
            VStack(alignment: options.legend.alignment?.horizontal ?? side, spacing: spacing) {
                if isAbove { legend(of: plot) }
                canvas
                if !isAbove { legend(of: plot) }
            }
        }
    }

    @MainActor @ViewBuilder private func legend(of plot: ChartPlot) -> some View {
        if let view = options.legend.view {
            view
        } else if options.legend.isVisible, !plot.legendItems.isEmpty {
            LegendLayout() {
                ForEach(plot.legendItems, id: \.name) { item in
                    HStack(spacing: 4) {
                        Circle().fill(AnyShapeStyle(item.style)).frame(width: 8, height: 8)
                        Text(verbatim: item.name).font(.caption2).foregroundStyle(.secondary)
                    }
                }
            }
        }
    }
}

/// Views one after the other, in as many lines as they need.
private struct LegendLayout: Layout {
    private let spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
        let frames = frames(of: subviews, in: proposal.width ?? .infinity)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
        for (view, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
            let place = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
            view.place(at: place, proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(of views: LayoutSubviews, in width: CGFloat) -> [CGRect] {
        var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        return views.map { view in
            let size = view.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width { (x, y, height) = (0, y + height + 2, 0) }
            defer {
                x += size.width + spacing
                height = max(height, size.height)
            }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }
}

/// What modifiers state about the charts in a view.
struct ChartOptions {
    struct Legend {
        var isVisible = true
        var position = AnnotationPosition.automatic
        var alignment: Alignment?
        var spacing: CGFloat?
        var view: AnyView?
    }

    /// The axes; nil for the usual ones.
    var xAxes: [AxisMarks]?
    var yAxes: [AxisMarks]?
    var xScale = ChartScaleOptions()
    var yScale = ChartScaleOptions()
    var xTitle: AxisTitle?
    var yTitle: AxisTitle?
    var legend = Legend()
    /// The styles of series by their names, in the order of the legend.
    var seriesStyles: [(name: String, style: any ShapeStyle)] = []
    /// The styles of series in their order.
    var styles: [any ShapeStyle] = []
    /// What is behind the plot.
    var plotStyle: AnyView?
    /// The modifiers of the plot that change its size, which the picture lacks.
    var plotLayout: [String] = []
}

/// A title of an axis, and where it is.
struct AxisTitle {
    let view: AnyView
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?

    /// The title as it is drawn.
    var look: AnyView { AnyView(view.font(.caption2).foregroundStyle(.secondary)) }

    /// Whether the title is above the plot, rather than below it. One beside it is turned, and is not drawn there.
    func isAbove(isX: Bool) -> Bool { position.isAutomatic || position.y == 0.5 ? !isX : position.y == 0 }

    /// What the picture lacks.
    func undrawn(isX: Bool) -> [String] {
        position.y == 0.5 && !position.isAutomatic ? ["chart\(isX ? "X" : "Y")AxisLabel(position:)"] : []
    }

    /// The horizontal place in the plot, from 0 to 1.
    func place(isX: Bool) -> CGFloat {
        switch alignment?.horizontal {
        case .leading?: 0
        case .center?: 0.5
        case .trailing?: 1
        default: isX ? 0.5 : 1
        }
    }
}

private enum ChartOptionsKey: EnvironmentKey {
    static var defaultValue: ChartOptions { ChartOptions() }
}

extension EnvironmentValues {
    var chartOptions: ChartOptions {
        get { self[ChartOptionsKey.self] }
        set { self[ChartOptionsKey.self] = newValue }
    }
}

/// The plot of a chart, of which ``SwiftUI/View/chartPlotStyle(content:)`` returns another form.
public struct ChartPlotContent: View {
    public var body: some View { Color.clear }
}

/// A modifier of a plot.
private protocol PlotModification {
    /// The modifiers that change the size of the plot, the innermost first.
    var layout: [String] { get }
}

extension ModifiedContent: PlotModification where Modifier == ViewAttribute {
    fileprivate nonisolated var layout: [String] {
        let name: String? =
            switch modifier.name {
            case "frame", "flexibleFrame":
                modifier.arguments.contains { ($0 as? CGFloat)?.isFinite == true } ? "frame" : nil
            case "padding", "aspectRatio", "fixedSize": modifier.name
            default: nil
            }
        return ((content as? any PlotModification)?.layout ?? []) + (name.map { [$0] } ?? [])
    }
}

/// A domain of a scale.
public protocol ScaleDomain {}

/// What changes the options of a scale.
protocol ScaleOption {
    func apply(to options: inout ChartScaleOptions)
}

extension ClosedRange: ScaleDomain, ScaleOption where Bound: Plottable {
    func apply(to options: inout ChartScaleOptions) {
        let (start, end) = (PlotValue(lowerBound), PlotValue(upperBound))
        guard let first = start.number, let last = end.number else { return }
        options.domain = .continuous(start: first, end: last, isDate: start.isDate)
    }
}

extension Array: ScaleDomain, ScaleOption where Element: Plottable {
    func apply(to options: inout ChartScaleOptions) {
        let values = map { PlotValue($0) }
        let numbers = values.compactMap(\.number)
        if let first = numbers.min(), let last = numbers.max(), numbers.count == values.count {
            options.domain = .continuous(start: first, end: last, isDate: values[0].isDate)
        } else {
            options.domain = .categories(PlotNames(values.map(\.text)))
        }
    }
}

/// The domain of the values of a chart.
public struct AutomaticScaleDomain: ScaleDomain, ScaleOption {
    private let includesZero: Bool?
    private let isReversed: Bool

    public static var automatic: AutomaticScaleDomain { automatic() }

    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
    }

    func apply(to options: inout ChartScaleOptions) {
        (options.includesZero, options.isReversed) = (includesZero, isReversed)
    }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { .automatic() }

    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain.automatic(includesZero: includesZero, reversed: reversed)
    }
}

/// The part of the plot that a scale takes.
public struct PlotDimensionScaleRange: Sendable {
    let startPadding: CGFloat
    let endPadding: CGFloat

    public static let plotDimension = plotDimension()
    public static func plotDimension(padding: CGFloat) -> Self { Self(startPadding: padding, endPadding: padding) }
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> Self {
        Self(startPadding: startPadding, endPadding: endPadding)
    }
}

/// How numbers become places.
public struct ScaleType: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case linear, logarithmic, symmetricallyLogarithmic, squareRoot

        /// Where a number is before it is scaled; nil for one that has no place.
        func place(of number: Double) -> Double? {
            switch self {
            case .linear: number
            case .logarithmic: number > 0 ? log10(number) : nil
            case .symmetricallyLogarithmic: asinh(number)
            case .squareRoot: number < 0 ? -(-number).squareRoot() : number.squareRoot()
            }
        }
    }

    let curve: Curve

    public static let linear = ScaleType(curve: .linear)
    public static let date = ScaleType(curve: .linear)
    public static let category = ScaleType(curve: .linear)
    public static let log = ScaleType(curve: .logarithmic)
    public static let symmetricLog = ScaleType(curve: .symmetricallyLogarithmic)
    public static let squareRoot = ScaleType(curve: .squareRoot)
}

// MARK: - Modifiers of views with charts

nonisolated extension View {
    private func options(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
        transformEnvironment(\.chartOptions, transform: change)
    }

    public func chartXAxis(_ visibility: Visibility) -> some View {
        options { $0.xAxes = visibility == .hidden ? [] : nil }
    }

    public func chartYAxis(_ visibility: Visibility) -> some View {
        options { $0.yAxes = visibility == .hidden ? [] : nil }
    }

    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let axes = content().allAxes
        return options { $0.xAxes = axes }
    }

    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let axes = content().allAxes
        return options { $0.yAxes = axes }
    }

    public func chartXScale<Domain: ScaleDomain>(
        domain: Domain, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
    ) -> some View { options { $0.xScale.set(domain, range, type) } }

    public func chartYScale<Domain: ScaleDomain>(
        domain: Domain, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
    ) -> some View { options { $0.yScale.set(domain, range, type) } }

    public func chartXScale(range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil) -> some View {
        options { $0.xScale.set(nil, range, type) }
    }

    public func chartYScale(range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil) -> some View {
        options { $0.yScale.set(nil, range, type) }
    }

    public func chartLegend(_ visibility: Visibility) -> some View {
        options { $0.legend.isVisible = visibility != .hidden }
    }

    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        options { ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing) }
    }

    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return options { $0.legend = .init(position: position, alignment: alignment, spacing: spacing, view: view) }
    }

    public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        let view = AnyView(Text(verbatim: String(label)))
        return options { $0.xTitle = AxisTitle(view: view, position: position, alignment: alignment, spacing: spacing) }
    }

    public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        let view = AnyView(Text(verbatim: String(label)))
        return options { $0.yTitle = AxisTitle(view: view, position: position, alignment: alignment, spacing: spacing) }
    }

    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<Value, S>
    ) -> some View {
        let styles = mapping.map { (PlotValue($0.key).text, $0.value as any ShapeStyle) }
        return options { $0.seriesStyles = styles }
    }

    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
        domain: [Value], range: [S]
    ) -> some View {
        let styles = zip(domain, range).map { (PlotValue($0).text, $1 as any ShapeStyle) }
        return options { $0.seriesStyles = styles }
    }

    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View { options { $0.styles = range } }

    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
        domain: [Value], mapping: @escaping (Value) -> S
    ) -> some View {
        let styles = domain.map { (PlotValue($0).text, mapping($0) as any ShapeStyle) }
        return options { $0.seriesStyles = styles }
    }

    public func chartPlotStyle<Content: View>(@ViewBuilder content: (ChartPlotContent) -> Content) -> some View {
        let view = content(ChartPlotContent())
        return options {
            $0.plotStyle = AnyView(view)
            $0.plotLayout = (view as? any PlotModification)?.layout.map { "\($0) in chartPlotStyle" } ?? []
        }
    }
}

extension ChartScaleOptions {
    fileprivate mutating func set(_ domain: (any ScaleDomain)?, _ range: PlotDimensionScaleRange, _ type: ScaleType?) {
        self.range = range
        curve = type?.curve ?? .linear
        (domain as? any ScaleOption)?.apply(to: &self)
    }
}
