/// The marks and axes of a chart, which are drawn when the size is known.
struct ChartPlot {
    /// The marks at their places in stacks.
    private let marks: [ChartMark]
    private let options: ChartOptions
    private let xAxes: [ChartAxis]
    private let yAxes: [ChartAxis]
    /// The views of annotations and labels, which a canvas draws by their indices.
    private(set) var views: [AnyView] = []
    /// The indices of the views of annotations, by the index of the mark.
    private var annotationViews: [[Int]] = []
    private var titleViews: (x: Int?, y: Int?) = (nil, nil)
    private var plotView: Int?
    private let isPie: Bool
    /// The names of series with styles, and their styles.
    let legendItems: [(name: String, style: any ShapeStyle)]
    private let seriesStyles: [String: any ShapeStyle]
    private let symbolNames: PlotNames
    private let lineNames: PlotNames

    init(marks: [ChartMark], options: ChartOptions, calendar: Calendar) {
        isPie = !marks.isEmpty && marks.allSatisfy { $0.kind == .sector }
        self.marks = marks.stacked()
        self.options = options
        legendItems = Self.legendItems(of: marks, options)
        seriesStyles = Dictionary(legendItems.map { ($0.name, $0.style) }) { first, _ in first }
        (symbolNames, lineNames) = (marks.names(of: \.symbolSeries), marks.names(of: \.lineSeries))
        let (x, y) = (self.marks.values(of: \.x), self.marks.values(of: \.y))
        var views: [AnyView] = []
        func add(_ view: AnyView?) -> Int? {
            guard let view else { return nil }
            views.append(view)
            return views.count - 1
        }
        func axes(_ axes: [AxisMarks]?, _ values: [PlotValue], _ scale: ChartScaleOptions, isX: Bool) -> [ChartAxis] {
            (axes ?? [AxisMarks()]).map { axis in
                let scale = ChartScale(of: values, options: scale, from: 0, to: 1)
                return ChartAxis(axis, scale: scale, calendar: calendar, isX: isX) { add($0) ?? 0 }
            }
        }
        xAxes = isPie || x.isEmpty ? [] : axes(options.xAxes, x, options.xScale, isX: true)
        yAxes = isPie || y.isEmpty ? [] : axes(options.yAxes, y, options.yScale, isX: false)
        annotationViews = self.marks.map { mark in mark.annotations.compactMap { add($0.view) } }
        titleViews = (
            add(options.xTitle?.look), add(options.yTitle?.look)
        )
        plotView = add(options.plotStyle)
        self.views = views
    }

    /// What the picture lacks.
    var undrawn: [String] {
        marks.flatMap(\.undrawn) + (xAxes + yAxes).flatMap(\.undrawn) + (options.xTitle?.undrawn(isX: true) ?? [])
            + (options.yTitle?.undrawn(isX: false) ?? []) + options.plotLayout
    }

    // MARK: Styles

    private static func legendItems(
        of marks: [ChartMark], _ options: ChartOptions
    ) -> [(name: String, style: any ShapeStyle)] {
        let marks = marks.filter(\.isStyledBySeries)
        if marks.isEmpty || !options.seriesStyles.isEmpty { return marks.isEmpty ? [] : options.seriesStyles }
        let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
        let styles: [any ShapeStyle] = options.styles.isEmpty ? colors : options.styles
        return marks.names(of: \.series).all.enumerated().map { ($1, styles[$0 % styles.count]) }
    }

    private func style(of mark: ChartMark) -> any ShapeStyle {
        if let style = mark.style { return style }
        guard mark.isStyledBySeries, let series = mark.series else { return Color.blue }
        return seriesStyles[series] ?? Color.blue
    }

    private func symbol(of mark: ChartMark) -> (any ChartSymbolShape)? {
        let forms = BasicChartSymbolShape.Form.allCases
        return mark.symbol
            ?? mark.symbolSeries.flatMap(symbolNames.place).map { BasicChartSymbolShape(form: forms[$0 % forms.count]) }
    }

    // MARK: Drawing

    func draw(in context: inout GraphicsContext, size: CGSize) {
        let titles = (symbol(titleViews.x, in: context), symbol(titleViews.y, in: context))
        var plot = CGRect(origin: .zero, size: size)
        for axis in xAxes { axis.takeSpace(of: &plot, in: size, context) }
        for axis in yAxes { axis.takeSpace(of: &plot, in: size, context) }
        let titlePlaces = [(options.xTitle, titles.0, true), (options.yTitle, titles.1, false)].compactMap {
            title, symbol, isX in
            title.flatMap { title in symbol.map { (title: title, symbol: $0, isX: isX) } }
        }
        for (title, symbol, isX) in titlePlaces {
            let height = symbol.size.height + (title.spacing ?? 2)
            plot.size.height -= height
            if title.isAbove(isX: isX) { plot.origin.y += height }
        }
        guard plot.width > 0, plot.height > 0 else { return }
        let scales = PlotScales(
            x: ChartScale(of: marks.values(of: \.x), options: options.xScale, from: plot.minX, to: plot.maxX),
            y: ChartScale(of: marks.values(of: \.y), options: options.yScale, from: plot.maxY, to: plot.minY),
            plot: plot, positions: marks.names(of: \.position))
        if let view = symbol(plotView, in: context) { context.draw(view, in: plot) }
        for axis in xAxes { axis.draw(in: context, scale: scales.x, plot: plot) }
        for axis in yAxes { axis.draw(in: context, scale: scales.y, plot: plot) }
        for (title, symbol, isX) in titlePlaces {
            let (place, isAbove) = (title.place(isX: isX), title.isAbove(isX: isX))
            let area = isX ? plot.minX...plot.maxX : 0...size.width
            let x = area.lowerBound + place * (area.upperBound - area.lowerBound)
            context.draw(
                symbol, at: CGPoint(x: x, y: isAbove ? 0 : size.height), anchor: UnitPoint(x: place, y: isAbove ? 0 : 1)
            )
        }
        drawMarks(in: context, scales)
    }

    private func symbol(_ index: Int?, in context: GraphicsContext) -> GraphicsContext.ResolvedSymbol? {
        index.flatMap { context.resolveSymbol(id: $0) }
    }

    private func drawMarks(in context: GraphicsContext, _ scales: PlotScales) {
        // What is left to draw of lines and areas.
        var series = Dictionary(grouping: marks, by: SeriesKey.init)
        var angle = 0.0
        let total = marks.reduce(0) { $0 + $1.angle }
        let order = marks.indices.sorted { (marks[$0].zIndex, $0) < (marks[$1].zIndex, $1) }
        for index in order {
            let mark = marks[index]
            var context = context
            context.opacity = mark.opacity
            context.translateBy(x: mark.offset.width, y: mark.offset.height)
            let shading = GraphicsContext.Shading.style(style(of: mark))
            var frame: CGRect?
            switch mark.kind {
            case .line, .area:
                if let series = series.removeValue(forKey: SeriesKey(mark)) {
                    draw(series, of: mark, in: context, shading, scales)
                }
                frame = scales.point(of: mark).map { CGRect(origin: $0, size: .zero) }
                if let frame, mark.kind == .line, let symbol = symbol(of: mark) {
                    context.fill(symbol.path(at: frame.origin, area: mark.symbolArea ?? 36), with: shading)
                }
            case .bar, .rectangle:
                frame = mark.kind == .bar ? scales.bar(of: mark) : scales.rectangle(of: mark)
                if let frame {
                    let radius = mark.cornerRadius ?? (mark.kind == .bar ? 2 : 0)
                    // At this size continuous corners look the same, and take three times as many bytes.
                    let path = Path(roundedRect: frame, cornerRadius: radius, style: .circular)
                    context.fill(path, with: shading)
                }
            case .point:
                if let point = scales.point(of: mark) {
                    let path = (symbol(of: mark) ?? Circle()).path(at: point, area: mark.symbolArea ?? 36)
                    context.fill(path, with: shading)
                    frame = path.boundingRect
                }
            case .rule:
                frame = scales.rule(of: mark)
                if let frame {
                    let line = Path {
                        $0.move(to: CGPoint(x: frame.minX, y: frame.minY))
                        $0.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
                    }
                    context.stroke(line, with: shading, style: mark.lineStyle ?? StrokeStyle(lineWidth: 1))
                }
            case .sector:
                guard total > 0 else { continue }
                let end = angle + mark.angle / total * 2 * .pi
                let sector = scales.sector(of: mark, from: angle, to: end)
                context.fill(sector.path, with: shading, style: FillStyle(eoFill: false))
                frame = CGRect(origin: sector.middle, size: .zero)
                angle = end
            }
            if let frame { annotate(index, frame, in: context) }
        }
    }

    /// Draws a line, or an area, through the points of a series.
    private func draw(
        _ series: [ChartMark], of mark: ChartMark, in context: GraphicsContext, _ shading: GraphicsContext.Shading,
        _ scales: PlotScales
    ) {
        let ends = series.compactMap { scales.point(of: $0) }
        guard ends.count > 1 else { return }
        let line = ChartCurve(points: ends, curve: mark.interpolation)
        guard mark.kind == .area else {
            var style = mark.lineStyle ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
            if let index = mark.lineSeries.flatMap(lineNames.place) {
                let dashes: [[CGFloat]] = [[], [6, 4], [1, 4], [8, 4, 1, 4]]
                style.dash = dashes[index % dashes.count]
            }
            return context.stroke(Path { line.add(to: &$0, isFirst: true) }, with: shading, style: style)
        }
        let starts = series.compactMap { scales.start(of: $0) }
        let area = Path { path in
            line.add(to: &path, isFirst: true)
            ChartCurve(points: starts, curve: mark.interpolation).reversed.add(to: &path, isFirst: false)
            path.closeSubpath()
        }
        context.fill(area, with: shading)
    }

    private func annotate(_ index: Int, _ frame: CGRect, in context: GraphicsContext) {
        for (annotation, view) in zip(marks[index].annotations, annotationViews[index]) {
            guard let symbol = symbol(view, in: context) else { continue }
            let place = annotation.position
            // Across its position, an annotation is aligned with the mark.
            let aligned = annotation.alignment.point
            let point = UnitPoint(x: place.x == 0.5 ? aligned.x : place.x, y: place.y == 0.5 ? aligned.y : place.y)
            let corner = CGPoint(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
            guard !place.isInside else {
                context.draw(symbol, at: corner, anchor: point)
                continue
            }
            let distance = CGSize(
                width: (place.x - 0.5) * 2 * annotation.spacing, height: (place.y - 0.5) * 2 * annotation.spacing)
            context.draw(
                symbol, at: CGPoint(x: corner.x + distance.width, y: corner.y + distance.height),
                anchor: UnitPoint(
                    x: place.x == 0.5 ? point.x : 1 - place.x, y: place.y == 0.5 ? point.y : 1 - place.y))
        }
    }
}

/// What the points of a line or of an area have in common.
private struct SeriesKey: Hashable {
    let kind: ChartMark.Kind
    let name: String?

    init(_ mark: ChartMark) { (kind, name) = (mark.kind, mark.series) }
}

extension Alignment {
    /// The point of a rectangle that the alignment refers to.
    fileprivate var point: UnitPoint {
        let x: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
        let y: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
        return UnitPoint(x: x, y: y)
    }
}
