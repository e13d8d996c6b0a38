/// The places of marks in a plot.
struct PlotScales {
    let x: ChartScale
    let y: ChartScale
    let plot: CGRect
    /// The names of the places beside each other that share a band.
    let positions: PlotNames

    /// The end of a mark in both directions: that of its extent, or its value.
    func point(of mark: ChartMark) -> CGPoint? {
        guard let x = place(of: mark.x, x), let y = place(of: mark.y, y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The point at the start of the extent of an area, or at the baseline.
    func start(of mark: ChartMark) -> CGPoint? {
        guard let x = place(of: mark.x, x) else { return nil }
        let start = mark.y?.end == nil ? y.baseline : mark.y.flatMap { y.position(of: $0.start) }
        return start.map { CGPoint(x: x, y: $0) }
    }

    /// The place of a value: the middle of the unit of a date, and the end of another extent.
    private func place(of extent: ChartMark.Extent?, _ scale: ChartScale) -> CGFloat? {
        guard let extent, let start = scale.position(of: extent.start) else { return nil }
        guard let end = extent.end.flatMap({ scale.position(of: $0) }) else { return start }
        return extent.isUnit ? (start + end) / 2 : end
    }

    func bar(of mark: ChartMark) -> CGRect? {
        guard let along = mark.isHorizontalBar ? mark.x : mark.y, let across = mark.isHorizontalBar ? mark.y : mark.x
        else { return nil }
        let (value, band) = mark.isHorizontalBar ? (x, y) : (y, x)
        guard let end = along.end.map({ value.position(of: $0) }) ?? value.position(of: along.start),
            case (var middle, let length)? = span(of: across, band)
        else { return nil }
        let start = along.end == nil ? value.baseline : value.position(of: along.start) ?? value.baseline
        let share = mark.positionSpan.length(of: length, automatic: length * 0.7)
        var thickness = mark.dimension.length(of: length, automatic: share)
        if let position = mark.position, let index = positions.place(of: position) {
            let count = positions.all.count
            thickness /= CGFloat(count)
            middle += thickness * (CGFloat(index) - CGFloat(count - 1) / 2)
        }
        let (least, size) = (min(start, end), abs(end - start))
        return mark.isHorizontalBar
            ? CGRect(x: least, y: middle - thickness / 2, width: size, height: thickness)
            : CGRect(x: middle - thickness / 2, y: least, width: thickness, height: size)
    }

    func rectangle(of mark: ChartMark) -> CGRect? {
        box(of: mark) { extent, scale, dimension in
            if extent.end != nil, !extent.isUnit { return ends(of: extent, scale) }
            guard let (middle, length) = span(of: extent, scale) else { return nil }
            let size = dimension.length(of: length, automatic: length)
            return (middle - size / 2, middle + size / 2)
        }
    }

    /// The line of a rule, as a rectangle without width or height.
    func rule(of mark: ChartMark) -> CGRect? {
        box(of: mark) { extent, scale, _ in
            if !extent.isUnit, let ends = ends(of: extent, scale) { return ends }
            return place(of: extent, scale).map { ($0, $0) }
        }
    }

    /// Returns the rectangle between the ends of both extents; that of a missing one reaches across the plot.
    private func box(
        of mark: ChartMark, ends: (ChartMark.Extent, ChartScale, MarkDimension) -> (CGFloat, CGFloat)?
    ) -> CGRect? {
        guard let (left, right) = mark.x.map({ ends($0, x, mark.dimension) }) ?? (plot.minX, plot.maxX),
            let (top, bottom) = mark.y.map({ ends($0, y, mark.height) }) ?? (plot.minY, plot.maxY)
        else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The ends of an extent, the smaller one first.
    private func ends(of extent: ChartMark.Extent, _ scale: ChartScale) -> (CGFloat, CGFloat)? {
        guard let start = scale.position(of: extent.start), let end = extent.end.flatMap({ scale.position(of: $0) })
        else { return nil }
        return (min(start, end), max(start, end))
    }

    /// The middle and the length of a band, of the unit of a date, or of a value.
    private func span(of extent: ChartMark.Extent, _ scale: ChartScale) -> (CGFloat, CGFloat)? {
        guard let start = scale.position(of: extent.start) else { return nil }
        if let band = scale.band { return (start, band) }
        if extent.isUnit, let end = extent.end.flatMap({ scale.position(of: $0) }) {
            return ((start + end) / 2, abs(end - start))
        }
        return (start, abs(scale.end - scale.start) / 12)
    }

    /// The area of a part of a pie between two angles from the top, and its middle.
    func sector(of mark: ChartMark, from start: Double, to end: Double) -> (path: Path, middle: CGPoint) {
        let center = CGPoint(x: plot.midX, y: plot.midY)
        let whole = min(plot.width, plot.height) / 2
        let outer = mark.outerRadius.length(of: whole, automatic: whole)
        let inner = mark.innerRadius.length(of: whole, automatic: 0)
        let gap = outer > 0 ? Double(mark.angularInset / outer) : 0
        let (first, last) = (min(start + gap, end), max(end - gap, start))
        func angle(_ angle: Double) -> Angle { .radians(angle - .pi / 2) }
        let path = Path { path in
            path.addArc(
                center: center, radius: outer, startAngle: angle(first), endAngle: angle(last), clockwise: false)
            if inner > 0 {
                path.addArc(
                    center: center, radius: inner, startAngle: angle(last), endAngle: angle(first), clockwise: true)
            } else {
                path.addLine(to: center)
            }
            path.closeSubpath()
        }
        let (middle, radius) = ((start + end) / 2 - .pi / 2, (inner + outer) / 2)
        return (path, CGPoint(x: center.x + radius * CGFloat(cos(middle)), y: center.y + radius * CGFloat(sin(middle))))
    }
}

extension ChartMark {
    /// Whether a bar extends to the side: its category, or its unit, is beside it.
    var isHorizontalBar: Bool {
        guard let x, let y else { return false }
        if x.isUnit || x.start.number == nil { return false }
        if y.isUnit || y.start.number == nil { return true }
        return x.end != nil && y.end == nil
    }
}

extension [ChartMark] {
    /// The values along an axis.
    func values(of axis: KeyPath<ChartMark, ChartMark.Extent?>) -> [PlotValue] {
        flatMap { mark in mark[keyPath: axis].map { [$0.start] + [$0.end].compactMap { $0 } } ?? [] }
    }

    /// The names of marks, in their order.
    func names(of name: KeyPath<ChartMark, String?>) -> PlotNames { PlotNames(lazy.compactMap { $0[keyPath: name] }) }

    /// Returns the marks with bars and areas of the same value on each other.
    func stacked() -> [ChartMark] {
        let seriesOfAreas = Set(lazy.filter { $0.kind == .area }.map(\.series)).count
        func isStacked(_ mark: ChartMark) -> Bool {
            mark.stacking != .unstacked && (mark.kind == .bar || (mark.kind == .area && seriesOfAreas > 1))
        }
        func key(_ mark: ChartMark) -> StackKey {
            let across = mark.isHorizontalBar ? mark.y : mark.x
            return StackKey(kind: mark.kind, value: across?.start, position: mark.position)
        }
        var (totals, sums): ([StackKey: Double], [StackKey: (positive: Double, negative: Double)]) = ([:], [:])
        for mark in self where mark.stacking == .normalized || mark.stacking == .center {
            totals[key(mark), default: 0] += abs(mark.length ?? 0)
        }
        return map { mark in
            guard isStacked(mark), var length = mark.length else { return mark }
            let key = key(mark)
            if mark.stacking == .normalized { length /= Swift.max(totals[key] ?? 1, .leastNonzeroMagnitude) }
            let middle = mark.stacking == .center ? (totals[key] ?? 0) / 2 : 0
            var sum = sums[key] ?? (0, 0)
            let start = length < 0 ? sum.negative : sum.positive
            if length < 0 { sum.negative += length } else { sum.positive += length }
            sums[key] = sum
            var mark = mark
            mark.setExtent(from: start - middle, to: start + length - middle)
            return mark
        }
    }
}

private struct StackKey: Hashable {
    let kind: ChartMark.Kind
    let value: PlotValue?
    let position: String?
}

extension ChartMark {
    /// The length of a bar or the height of an area; nil for one with a start and an end.
    fileprivate var length: Double? {
        guard let along = isHorizontalBar ? x : y, along.end == nil, !along.start.isDate else { return nil }
        return along.start.number
    }

    fileprivate mutating func setExtent(from start: Double, to end: Double) {
        if isHorizontalBar {
            x = Extent(.number(start), .number(end))
        } else {
            y = Extent(.number(start), .number(end))
        }
    }
}

/// A curve through points.
struct ChartCurve {
    let points: [CGPoint]
    let curve: InterpolationMethod.Curve

    var reversed: ChartCurve {
        let curve: InterpolationMethod.Curve = if case .step(let part) = curve { .step(at: 1 - part) } else { curve }
        return ChartCurve(points: points.reversed(), curve: curve)
    }

    /// Adds the curve to an outline.
    /// - Parameter isFirst: Whether it begins a part of the outline.
    func add(to path: inout Path, isFirst: Bool) {
        guard let first = points.first else { return }
        if isFirst { path.move(to: first) } else { path.addLine(to: first) }
        for index in points.indices.dropFirst() {
            let (start, end) = (points[index - 1], points[index])
            switch curve {
            case .linear: path.addLine(to: end)
            case .step(let part):
                let middle = start.x + (end.x - start.x) * CGFloat(part)
                path.addLine(to: CGPoint(x: middle, y: start.y))
                path.addLine(to: CGPoint(x: middle, y: end.y))
                path.addLine(to: end)
            case .rounded(let tension):
                let factor = CGFloat(1 - tension) / 6
                let (before, after) = (points[max(index - 2, 0)], points[min(index + 1, points.count - 1)])
                path.addCurve(
                    to: end,
                    control1: CGPoint(
                        x: start.x + (end.x - before.x) * factor, y: start.y + (end.y - before.y) * factor),
                    control2: CGPoint(x: end.x - (after.x - start.x) * factor, y: end.y - (after.y - start.y) * factor))
            case .monotone:
                let third = (end.x - start.x) / 3
                path.addCurve(
                    to: end, control1: CGPoint(x: start.x + third, y: start.y + third * slope(at: index - 1)),
                    control2: CGPoint(x: end.x - third, y: end.y - third * slope(at: index)))
            }
        }
    }

    /// The slope at a point with which the curve is never outside of its neighbors.
    private func slope(at index: Int) -> CGFloat {
        func secant(_ index: Int) -> CGFloat {
            let run = points[index + 1].x - points[index].x
            return run == 0 ? 0 : (points[index + 1].y - points[index].y) / run
        }
        guard index > 0 else { return secant(0) }
        guard index < points.count - 1 else { return secant(index - 1) }
        let (before, after) = (secant(index - 1), secant(index))
        guard before * after > 0 else { return 0 }
        return 2 * before * after / (before + after)
    }
}
