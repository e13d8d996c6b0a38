/// A mark by what it shows.
struct ChartMark {
    enum Kind { case bar, line, area, point, rule, rectangle, sector }

    /// A place or an extent along an axis.
    struct Extent {
        var start: PlotValue
        var end: PlotValue?
        /// Whether start and end are the bounds of the unit of a date.
        var isUnit = false

        init<Value>(_ value: PlottableValue<Value>) {
            (start, end, isUnit) = (value.start, value.end, value.end != nil)
        }

        init(_ start: PlotValue, _ end: PlotValue) { (self.start, self.end) = (start, end) }

        init<Value>(_ start: PlottableValue<Value>, _ end: PlottableValue<Value>) {
            (self.start, self.end) = (start.start, end.start)
        }
    }

    var kind: Kind
    var x: Extent?
    var y: Extent?
    var dimension = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    /// The size of a sector, and where it is.
    var angle = 0.0
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    var angularInset: CGFloat = 0

    var series: String?
    var isStyledBySeries = false
    var position: String?
    /// The share of a band that marks beside each other take.
    var positionSpan = MarkDimension.automatic
    /// The names by which the symbol and the line differ from those of other marks.
    var symbolSeries: String?
    var lineSeries: String?
    var style: (any ShapeStyle)?
    var opacity = 1.0
    var cornerRadius: CGFloat?
    var lineStyle: StrokeStyle?
    var interpolation = InterpolationMethod.Curve.linear
    var symbol: (any ChartSymbolShape)?
    var symbolArea: CGFloat?
    var offset = CGSize.zero
    var zIndex = 0.0
    var annotations: [ChartAnnotation] = []
    /// What the picture lacks.
    var undrawn: [String] = []

    init(_ kind: Kind, x: Extent? = nil, y: Extent? = nil) {
        self.kind = kind
        self.x = x
        self.y = y
    }
}

/// A view beside a mark.
struct ChartAnnotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat
    let view: AnyView
}

/// A mark of this module.
protocol SingleMark: MarkSource {
    var mark: ChartMark { get }
}

extension SingleMark {
    var marks: [ChartMark] { [mark] }
}

/// A bar.
public struct BarMark: PrimitiveChartContent, SingleMark {
    private(set) var mark: ChartMark

    public init<X, Y>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        mark = ChartMark(.bar, x: .init(x), y: .init(y))
        mark.dimension = if case .automatic = width.length { height } else { width }
        mark.stacking = stacking
    }

    public init<X, Y>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        mark = ChartMark(.bar, x: .init(x), y: .init(yStart, yEnd))
        mark.dimension = width
    }

    public init<X, Y>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        mark = ChartMark(.bar, x: .init(xStart, xEnd), y: .init(y))
        mark.dimension = height
    }
}

/// A point of a line.
public struct LineMark: PrimitiveChartContent, SingleMark {
    private(set) var mark: ChartMark

    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) { mark = ChartMark(.line, x: .init(x), y: .init(y)) }

    public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
        self.init(x: x, y: y)
        mark.series = series.start.text
    }
}

/// A point of the border of an area.
public struct AreaMark: PrimitiveChartContent, SingleMark {
    private(set) var mark: ChartMark

    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) {
        mark = ChartMark(.area, x: .init(x), y: .init(y))
        mark.stacking = stacking
    }

    public init<X, Y, S>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(x: x, y: y, stacking: stacking)
        mark.series = series.start.text
    }

    public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = ChartMark(.area, x: .init(x), y: .init(yStart, yEnd))
    }

    public init<X, Y, S>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(x: x, yStart: yStart, yEnd: yEnd)
        mark.series = series.start.text
    }
}

/// A point.
public struct PointMark: PrimitiveChartContent, SingleMark {
    private(set) var mark: ChartMark

    public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) { mark = ChartMark(.point, x: .init(x), y: .init(y)) }
}

/// A line across the plot.
public struct RuleMark: PrimitiveChartContent, SingleMark {
    private(set) var mark: ChartMark

    public init<X>(x: PlottableValue<X>) { mark = ChartMark(.rule, x: .init(x)) }
    public init<Y>(y: PlottableValue<Y>) { mark = ChartMark(.rule, y: .init(y)) }

    public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = ChartMark(.rule, x: .init(x), y: .init(yStart, yEnd))
    }

    public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = ChartMark(.rule, x: .init(xStart, xEnd), y: .init(y))
    }
}

/// A rectangle.
public struct RectangleMark: PrimitiveChartContent, SingleMark {
    private(set) var mark: ChartMark

    public init<X, Y>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        mark = ChartMark(.rectangle, x: .init(x), y: .init(y))
        (mark.dimension, mark.height) = (width, height)
    }

    public init<X, Y>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { mark = ChartMark(.rectangle, x: .init(xStart, xEnd), y: .init(yStart, yEnd)) }

    public init<X, Y>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        mark = ChartMark(.rectangle, x: .init(x), y: .init(yStart, yEnd))
        mark.dimension = width
    }

    public init<X, Y>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        mark = ChartMark(.rectangle, x: .init(xStart, xEnd), y: .init(y))
        mark.height = height
    }

    public init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
        mark = ChartMark(.rectangle, x: .init(xStart, xEnd))
    }

    public init<Y>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = ChartMark(.rectangle, y: .init(yStart, yEnd))
    }
}

/// A part of a pie.
public struct SectorMark: PrimitiveChartContent, SingleMark {
    private(set) var mark: ChartMark

    public init<V>(
        angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        mark = ChartMark(.sector)
        mark.angle = max(angle.start.number ?? 0, 0)
        (mark.innerRadius, mark.outerRadius, mark.angularInset) = (innerRadius, outerRadius, angularInset ?? 0)
    }
}
