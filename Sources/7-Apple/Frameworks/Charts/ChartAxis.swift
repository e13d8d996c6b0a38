/// An axis with what is drawn at its values.
struct ChartAxis {
    /// What is drawn at a value.
    private struct Item {
        let value: PlotValue
        var gridLines: [AxisPart] = []
        var ticks: [AxisPart] = []
        var labels: [Label] = []
        var isCentered = false
    }

    private struct Label {
        /// The index of the view in the canvas.
        let view: Int
        let offset: CGSize
        let place: AxisLabelPlace
    }

    /// The distance of labels from the plot.
    private static let distance: CGFloat = 4

    private let isX: Bool
    private let position: AxisMarks.Position
    private let items: [Item]
    /// What the picture lacks.
    let undrawn: [String]

    /// - Parameters:
    ///   - scale: The scale with any places.
    ///   - calendar: The calendar of the reader, in which dates are round.
    ///   - addView: Adds a view to the canvas and returns its index.
    init(_ marks: AxisMarks, scale: ChartScale, calendar: Calendar, isX: Bool, addView: (AnyView) -> Int) {
        self.isX = isX
        position = marks.position
        let (values, unit) = Self.values(of: marks, scale: scale, calendar: calendar)
        let text = Self.text(of: values, unit: unit)
        var undrawn = marks.undrawn
        items = values.enumerated().map { index, value in
            let parts =
                marks.content?(AxisValue(value: value, index: index, count: values.count))
                ?? [
                    AxisPart(kind: .gridLine, stroke: marks.stroke),
                    AxisPart(kind: .label(text: marks.format, view: nil)),
                ]
            var item = Item(value: value)
            for part in parts {
                switch part.kind {
                case .gridLine: item.gridLines.append(part)
                case .tick: item.ticks.append(part)
                case .label(let format, let view):
                    let content = view ?? AnyView(format?(value) ?? text(value))
                    let style: any ShapeStyle = part.style ?? HierarchicalShapeStyle.secondary
                    let view = content.font(part.font ?? .caption2).foregroundStyle(AnyShapeStyle(style)).lineLimit(1)
                    item.labels.append(Label(view: addView(AnyView(view)), offset: part.offset, place: part.place))
                    undrawn += part.place.undrawn
                    item.isCentered = part.isCentered ?? false
                }
            }
            return item
        }
        self.undrawn = undrawn
    }

    /// Returns the values, and the unit of dates.
    private static func values(
        of marks: AxisMarks, scale: ChartScale, calendar: Calendar
    ) -> (values: [PlotValue], unit: Calendar.Component?) {
        let (start, end): (Double, Double) =
            if case .continuous(let start, let end, _) = scale.domain { (min(start, end), max(start, end)) } else {
                (0, 0)
            }
        switch marks.values.rule {
        case .values(let values): return (values, nil)
        case .stride(let step): return (ChartTicks.multiples(of: step, from: start, to: end).map { .number($0) }, nil)
        case .dates(let ticks):
            return (ticks.dates(from: start, to: end, in: calendar).map { .date($0) }, ticks.component)
        case .automatic(let count, let leastStep):
            let unit = scale.isDate ? DateTicks.unit(for: end - start, count: count ?? 4).component : nil
            return (ChartTicks.values(of: scale, count: count, leastStep: leastStep, calendar: calendar), unit)
        }
    }

    /// Returns the text of a value, with as many decimals as all of them need.
    private static func text(of values: [PlotValue], unit: Calendar.Component?) -> (PlotValue) -> Text {
        let text = text(of: values.compactMap(\.number))
        return { value in
            switch value {
            case .category(let text): Text(verbatim: text)
            case .number(let number): text(number)
            case .date(let seconds): DateTicks.text(of: seconds, component: unit ?? .day)
            }
        }
    }

    /// Returns the text of a number: the nearer the numbers are, the more decimals it can have.
    private static func text(of numbers: [Double]) -> (Double) -> Text {
        let sorted = numbers.sorted()
        let distance = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min() ?? 1
        guard distance > 1e-7 else { return { Text($0, format: .number.notation(.scientific)) } }
        let limit = Int(max(3, (1 - log10(distance)).rounded(.up)))
        let decimals = (0..<limit).first { decimals in
            let factor = pow(10, Double(decimals))
            return numbers.allSatisfy { abs(($0 * factor).rounded() - $0 * factor) < 1e-3 * min(distance * factor, 1) }
        }
        let factor = pow(10, Double(decimals ?? limit))
        // What is rounded to zero has no sign.
        return {
            Text(($0 * factor).rounded() / factor + 0, format: .number.precision(.fractionLength(decimals ?? limit)))
        }
    }

    /// The distance of a label from the plot.
    private func distance(of label: Label) -> CGFloat {
        (isX ? label.place.verticalSpacing : label.place.horizontalSpacing) ?? Self.distance
    }

    private var isAtStart: Bool { isX ? position == .top : position == .leading }

    /// Takes the space of the labels from the plot.
    func takeSpace(of plot: inout CGRect, in size: CGSize, _ context: GraphicsContext) {
        let labels = items.flatMap(\.labels)
        let sizes = labels.compactMap { context.resolveSymbol(id: $0.view)?.size }
        guard !sizes.isEmpty else { return }
        let distance = labels.map(distance).max() ?? Self.distance
        let length = (sizes.map { isX ? $0.height : $0.width }.max() ?? 0) + distance
        if isX {
            plot.size.height -= length
            if isAtStart { plot.origin.y += length }
        } else {
            plot.size.width -= length
            if isAtStart { plot.origin.x += length }
            // The labels of the first and last value reach out of the plot.
            let half = (sizes.map(\.height).max() ?? 0) / 2
            let bottom = max(half - (size.height - plot.maxY), 0)
            plot.origin.y += half
            plot.size.height -= half + bottom
        }
    }

    /// Draws the lines and labels.
    func draw(in context: GraphicsContext, scale: ChartScale, plot: CGRect) {
        // The extent along the axis of the label that was drawn last.
        var last: ClosedRange<CGFloat>?
        for (index, item) in items.enumerated() {
            guard let place = scale.position(of: item.value) else { continue }
            let (least, largest) = isX ? (plot.minX, plot.maxX) : (plot.minY, plot.maxY)
            guard place >= least - 0.5, place <= largest + 0.5 else { continue }
            // Lines of categories are between the bands.
            let line = scale.band.map { place - $0 / 2 } ?? place
            for part in item.gridLines { draw(part, at: line, from: 0, in: context, plot) }
            for part in item.ticks {
                if case .tick(let length) = part.kind {
                    draw(part, at: line, from: points(of: length, at: item, context), in: context, plot)
                }
            }
            let next = item.isCentered && scale.band == nil ? items.dropFirst(index + 1).first : nil
            let end = next.flatMap { scale.position(of: $0.value) } ?? place
            for label in item.labels {
                guard let symbol = context.resolveSymbol(id: label.view),
                    let frame = frame(of: label, symbol.size, at: (place + end) / 2, scale, plot)
                else { continue }
                // Digits take about the middle half of a line.
                let margin = isX ? 0 : frame.height / 4
                let extent = isX ? frame.minX...frame.maxX : frame.minY + margin...frame.maxY - margin
                if let last, let distance = label.place.collisions.leastDistance,
                    extent.lowerBound - distance < last.upperBound - 0.5,
                    extent.upperBound + distance > last.lowerBound + 0.5
                {
                    continue
                }
                last = extent
                context.draw(symbol, at: frame.origin, anchor: .topLeading)
            }
        }
    }

    /// The length of a tick: one as long as a label reaches along it.
    private func points(of length: AxisTick.Length, at item: Item, _ context: GraphicsContext) -> CGFloat {
        func points(_ labels: [Label]) -> CGFloat {
            labels.map { label in
                let size = context.resolveSymbol(id: label.view)?.size ?? .zero
                return distance(of: label) + (isX ? size.height : size.width)
            }.max() ?? Self.distance
        }
        return switch length {
        case .automatic: Self.distance
        case .points(let points): points
        case .label: points(item.labels)
        case .longestLabel: points(items.flatMap(\.labels))
        }
    }

    /// Draws a line across the plot, or a tick of a length outside of it.
    private func draw(
        _ part: AxisPart, at place: CGFloat, from tick: CGFloat, in context: GraphicsContext, _ plot: CGRect
    ) {
        let outer = isX ? (isAtStart ? plot.minY : plot.maxY) : (isAtStart ? plot.minX : plot.maxX)
        let other = isX ? (isAtStart ? plot.maxY : plot.minY) : (isAtStart ? plot.maxX : plot.minX)
        let end = tick > 0 ? outer + (outer > other ? tick : -tick) : other
        let line = Path {
            $0.move(to: isX ? CGPoint(x: place, y: outer) : CGPoint(x: outer, y: place))
            $0.addLine(to: isX ? CGPoint(x: place, y: end) : CGPoint(x: end, y: place))
        }
        let style: any ShapeStyle = part.style ?? Color.gray.opacity(0.3)
        context.stroke(
            line.offsetBy(dx: part.offset.width, dy: part.offset.height), with: .style(style),
            style: part.stroke ?? StrokeStyle(lineWidth: 0.5, dash: isX && tick == 0 ? [2, 2] : []))
    }

    /// The frame of a label; nil for one that is not drawn.
    private func frame(
        of label: Label, _ size: CGSize, at place: CGFloat, _ scale: ChartScale, _ plot: CGRect
    ) -> CGRect? {
        // A label of a date begins after its line, and there is none after the end.
        if isX, scale.isDate, place > plot.maxX - 1 { return nil }
        let distance = distance(of: label)
        let edge = isX ? (isAtStart ? plot.minY : plot.maxY) : (isAtStart ? plot.minX : plot.maxX)
        let outside = edge + (isAtStart ? -distance : distance)
        let point = isX ? CGPoint(x: place, y: outside) : CGPoint(x: outside, y: place)
        let isAfterLine = isX && scale.isDate
        let usual: UnitPoint =
            isX
            ? UnitPoint(x: isAfterLine ? 0 : 0.5, y: isAtStart ? 1 : 0)
            : isAtStart ? .trailing : .leading
        let anchor = label.place.anchor ?? usual
        var frame = CGRect(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
            height: size.height)
        if isX, label.place.anchor == nil {
            frame.origin.x += label.place.horizontalSpacing ?? (isAfterLine ? Self.distance : 0)
            frame.origin.x = max(min(frame.minX, plot.maxX - size.width), plot.minX)
        }
        return frame.offsetBy(dx: label.offset.width, dy: label.offset.height)
    }
}
