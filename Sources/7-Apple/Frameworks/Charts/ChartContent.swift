/// Marks of a chart.
public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder var body: Body { get }
}

/// Marks of this module, which have no body of their own.
public protocol PrimitiveChartContent: ChartContent where Body == ChartMarks {}

extension ChartContent where Body == ChartMarks {
    public var body: ChartMarks { ChartMarks(marks: (self as? any MarkSource)?.marks ?? []) }
}

/// What consists of marks.
protocol MarkSource {
    var marks: [ChartMark] { get }
}

extension ChartContent {
    /// The marks in their order.
    var allMarks: [ChartMark] { (self as? any MarkSource)?.marks ?? body.allMarks }
}

/// Several marks.
public struct ChartMarks: PrimitiveChartContent, MarkSource {
    let marks: [ChartMark]
}

/// Builds the marks of a chart.
@resultBuilder
public enum ChartContentBuilder: GroupBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> ChartMarks {
        ChartMarks(marks: content.allMarks)
    }

    public static func group(_ groups: [ChartMarks]) -> ChartMarks { ChartMarks(marks: groups.flatMap(\.marks)) }
}

extension ForEach: ChartContent, MarkSource where Content: ChartContent {
    public typealias Body = ChartMarks

    var marks: [ChartMark] { data.flatMap { content($0).allMarks } }
}

extension ForEach where Content: ChartContent {
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(elements: data, content: content)
    }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(elements: data, content: content)
    }

    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(elements: data, content: content)
    }
}

/// How marks are placed beside or on one another.
public enum MarkStackingMethod: Hashable, Sendable { case standard, normalized, center, unstacked }

/// The extent of a mark across its axis.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Length: Sendable {
        case automatic
        case fixed(CGFloat)
        case inset(CGFloat)
        case ratio(CGFloat)
    }

    let length: Length

    init(_ length: Length) { self.length = length }
    public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }
    public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }

    public static let automatic = MarkDimension(.automatic)
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }

    /// The length within a whole one.
    func length(of whole: CGFloat, automatic: CGFloat) -> CGFloat {
        switch length {
        case .automatic: automatic
        case .fixed(let length): length
        case .inset(let inset): max(whole - 2 * inset, 0)
        case .ratio(let ratio): whole * ratio
        }
    }
}

/// How points of a line are connected.
public struct InterpolationMethod: Hashable, Sendable {
    enum Curve: Hashable, Sendable { case linear, monotone, rounded(tension: Double), step(at: Double) }

    let curve: Curve
    /// Whether the distances of points change the curve, which is not drawn.
    private(set) var isUneven = false

    public static let linear = InterpolationMethod(curve: .linear)
    public static let monotone = InterpolationMethod(curve: .monotone)
    public static let catmullRom = InterpolationMethod(curve: .rounded(tension: 0))
    public static let cardinal = InterpolationMethod(curve: .rounded(tension: 0.5))
    public static let stepStart = InterpolationMethod(curve: .step(at: 0))
    public static let stepCenter = InterpolationMethod(curve: .step(at: 0.5))
    public static let stepEnd = InterpolationMethod(curve: .step(at: 1))
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(curve: .rounded(tension: 0), isUneven: alpha != 0)
    }

    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(curve: .rounded(tension: Double(tension)))
    }
}

/// Where an annotation is beside its mark.
public struct AnnotationPosition: Hashable, Sendable {
    /// The point of the mark at which the annotation is, from 0 to 1.
    let x: CGFloat
    let y: CGFloat
    let isInside: Bool
    private(set) var isAutomatic = false

    public static let automatic = AnnotationPosition(x: 0.5, y: 0, isInside: false, isAutomatic: true)
    public static let top = AnnotationPosition(x: 0.5, y: 0, isInside: false)
    public static let bottom = AnnotationPosition(x: 0.5, y: 1, isInside: false)
    public static let leading = AnnotationPosition(x: 0, y: 0.5, isInside: false)
    public static let trailing = AnnotationPosition(x: 1, y: 0.5, isInside: false)
    public static let topLeading = AnnotationPosition(x: 0, y: 0, isInside: false)
    public static let topTrailing = AnnotationPosition(x: 1, y: 0, isInside: false)
    public static let bottomLeading = AnnotationPosition(x: 0, y: 1, isInside: false)
    public static let bottomTrailing = AnnotationPosition(x: 1, y: 1, isInside: false)
    public static let overlay = AnnotationPosition(x: 0.5, y: 0.5, isInside: true)
}

// MARK: - Modifiers of marks

extension ChartContent {
    func with(_ change: (inout ChartMark) -> Void) -> ChartMarks {
        ChartMarks(
            marks: allMarks.map { mark in
                var mark = mark
                change(&mark)
                return mark
            })
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { with { $0.style = style } }

    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        with {
            $0.series = value.start.text; $0.isStyledBySeries = true
        }
    }

    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { with { $0.symbol = symbol } }

    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        with {
            $0.series = $0.series ?? value.start.text; $0.symbolSeries = value.start.text
        }
    }

    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return with {
            $0.annotations.append(ChartAnnotation(position: .overlay, alignment: .center, spacing: 0, view: view))
        }
    }

    public func symbolSize(_ area: CGFloat) -> some ChartContent { with { $0.symbolArea = area } }
    public func symbolSize(_ size: CGSize) -> some ChartContent { with { $0.symbolArea = size.width * size.height } }
    public func lineStyle(_ style: StrokeStyle) -> some ChartContent { with { $0.lineStyle = style } }

    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        with {
            $0.series = $0.series ?? value.start.text; $0.lineSeries = value.start.text
        }
    }

    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        with {
            $0.interpolation = method.curve
            if method.isUneven { $0.undrawn.append("catmullRom(alpha:)") }
        }
    }

    public func opacity(_ opacity: Double) -> some ChartContent { with { $0.opacity *= opacity } }
    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        with { $0.cornerRadius = radius }
    }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        with { $0.offset = CGSize(width: x, height: y) }
    }
    public func offset(_ offset: CGSize) -> some ChartContent { with { $0.offset = offset } }
    public func zIndex(_ value: Double) -> some ChartContent { with { $0.zIndex = value } }
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        with { if aligns { $0.undrawn.append("alignsMarkStylesWithPlotArea") } }
    }

    public func position<D: Plottable>(
        by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        with {
            $0.position = value.start.text
            $0.positionSpan = span
            // Bars are beside each other across their length.
            if let axis, (axis == .vertical) != $0.isHorizontalBar { $0.undrawn.append("position(axis:)") }
        }
    }

    public func annotation<V: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some ChartContent {
        let view = AnyView(content())
        return with {
            $0.annotations.append(
                ChartAnnotation(position: position, alignment: alignment, spacing: spacing ?? 4, view: view))
        }
    }

    public func accessibilityLabel(_ label: Text) -> some ChartContent { with { _ in } }
    public func accessibilityLabel(_ label: String) -> some ChartContent { with { _ in } }
    public func accessibilityValue(_ value: Text) -> some ChartContent { with { _ in } }
    public func accessibilityValue(_ value: String) -> some ChartContent { with { _ in } }
    public func accessibilityHidden(_ isHidden: Bool) -> some ChartContent { with { _ in } }
}
