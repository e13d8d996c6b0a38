import Charts
import IntentTestSupport
import SwiftUI
import Testing
import WidgetDrawing

/// Charts: the places of marks, axes and legends.
@MainActor @Suite struct ChartTests {
    private struct Catch: Identifiable {
        let id: Int
        let day: String
        let weight: Double
        let boat: String
    }

    private let catches = [("Mon", 4.0, "A"), ("Tue", 6, "A"), ("Mon", 2, "B"), ("Tue", 4, "B")].enumerated().map {
        Catch(id: $0, day: $1.0, weight: $1.1, boat: $1.2)
    }

    /// Draws a chart without axes and legend in 200 by 100 points.
    private func items(_ chart: some View) throws -> [DisplayItem] {
        let picture = try drawing(of: chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden))
        expectEqual(picture.findings.undrawn, [])
        return picture.items
    }

    private func lines(_ chart: some View) throws -> [String] { try drawing(of: chart).lines }

    @Test func `bars of a category are on each other`() throws {
        let bars = try items(
            Chart(catches) {
                BarMark(x: .value("Day", $0.day), y: .value("Weight", $0.weight)).foregroundStyle(
                    by: .value("Boat", $0.boat))
            }
        ).fills
        expectEqual(
            bars.map(\.bounds),
            [
                Rect(x: 15, y: 60, width: 70, height: 40), Rect(x: 115, y: 40, width: 70, height: 60),
                Rect(x: 15, y: 40, width: 70, height: 20), Rect(x: 115, y: 0, width: 70, height: 40),
            ])
        #expect(bars[0].paint == bars[1].paint && bars[0].paint != bars[2].paint)
    }

    @Test func `bars of a category are beside each other, and grow to the side`() throws {
        let bars = try items(
            Chart(catches) {
                BarMark(x: .value("Weight", $0.weight), y: .value("Day", $0.day), height: .ratio(1))
                    .position(by: .value("Boat", $0.boat))
            }
            .chartXScale(domain: 0...10)
        ).fills
        expectEqual(
            bars.map(\.bounds),
            [
                Rect(x: 0, y: 0, width: 80, height: 25), Rect(x: 0, y: 50, width: 120, height: 25),
                Rect(x: 0, y: 25, width: 40, height: 25), Rect(x: 0, y: 75, width: 80, height: 25),
            ])
    }

    @Test func `negative bars are below zero, and shares fill the plot`() throws {
        let bars = try items(
            Chart {
                BarMark(x: .value("a", "x"), y: .value("b", 3), stacking: .unstacked)
                BarMark(x: .value("a", "x"), y: .value("b", -2))
            }
            .chartYScale(domain: -5...5)
        ).fills
        expectEqual(bars.map { [$0.bounds.minY, $0.bounds.maxY] }, [[20, 50], [50, 70]])
        let shares = try items(
            Chart(catches) {
                BarMark(x: .value("Day", $0.day), y: .value("Weight", $0.weight), stacking: .normalized)
            }
        ).fills
        #expect(shares.allSatisfy { $0.bounds.maxY <= 100 } && shares.contains { $0.bounds.minY == 0 })
    }

    @Test func `lines of series, areas, points and rules are at their values`() throws {
        let items = try items(
            Chart {
                ForEach(0..<5) { x in
                    LineMark(x: .value("x", x), y: .value("y", x * x), series: .value("s", "square"))
                    LineMark(x: .value("x", x), y: .value("y", 16 - x), series: .value("s", "down"))
                        .interpolationMethod(.monotone)
                }
                AreaMark(x: .value("x", 0), yStart: .value("y", 0), yEnd: .value("y", 8))
                AreaMark(x: .value("x", 4), yStart: .value("y", 4), yEnd: .value("y", 16))
                PointMark(x: .value("x", 2), y: .value("y", 8)).symbol(.square).symbolSize(.pi * 16)
                RuleMark(y: .value("y", 4)).foregroundStyle(.white)
            }
            .chartXScale(domain: 0...4).chartYScale(domain: 0...16))
        let strokes = items.leaves.compactMap { item -> Outline? in
            if case .stroke(.outline(let outline), _, _, _) = item { outline } else { nil }
        }
        expectEqual(strokes.map(\.elements.count), [5, 5, 2])
        expectEqual(strokes[0].elements[2], .line(WidgetDrawing.Point(x: 100, y: 75)))
        expectEqual(strokes[2].elements, [.move(Point(x: 0, y: 75)), .line(Point(x: 200, y: 75))])
        let area = try #require(items.fills.first?.bounds)
        expectEqual([area.minX, area.maxY], [0, 100])
        let point = try #require(items.fills.last?.bounds)
        expectEqual(point.center, WidgetDrawing.Point(x: 100, y: 50))
    }

    /// A form of a program: a bar across the middle, which looks as large as the rectangle around it.
    private struct Dash: ChartSymbolShape {
        var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

        func path(in rect: CGRect) -> SwiftUI.Path { SwiftUI.Path(rect.insetBy(dx: 0, dy: rect.height / 4)) }
    }

    @Test func `points have the form of a circle, a program and any shape`() throws {
        func symbol(_ symbol: some ChartSymbolShape) throws -> Outline {
            let items = try items(
                Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(symbol).symbolSize(.pi * 16) }
                    .chartXScale(domain: 0...2).chartYScale(domain: 0...2))
            return try #require(
                items.leaves.lazy.compactMap {
                    if case .fill(.outline(let outline), _, _) = $0 { outline } else { nil }
                }.first)
        }
        let circle = try symbol(.circle)
        expectEqual(try symbol(Circle()), circle)
        expectEqual(try symbol(AnyChartSymbolShape(Circle())), circle)
        #expect(circle.contains(Point(x: 103.9, y: 50)) && !circle.contains(Point(x: 104.1, y: 50)))
        let ring = try symbol(Circle().strokeBorder(lineWidth: 2))
        #expect(ring.contains(Point(x: 103, y: 50)) && !ring.contains(Point(x: 101.5, y: 50)))
        let dash = try symbol(Dash())
        #expect(dash.contains(Point(x: 103.5, y: 51.7)) && !dash.contains(Point(x: 100, y: 51.9)))
    }

    @Test func `a size that the plot gets is a finding`() throws {
        let chart = Chart(catches) { BarMark(x: .value("Day", $0.day), y: .value("Weight", $0.weight)) }
        func undrawn(@ViewBuilder _ style: @escaping (ChartPlotContent) -> some View) throws -> [String] {
            try drawing(of: chart.chartPlotStyle(content: style)).findings.undrawn
        }
        expectEqual(try undrawn { $0.background(.red).frame(maxWidth: .infinity) }, [])
        expectEqual(
            try undrawn { $0.frame(height: 40).background(.red).padding(4) },
            ["frame in chartPlotStyle in Chart", "padding in chartPlotStyle in Chart"])
    }

    @Test func `sectors fill a circle, and a hole stays`() throws {
        let sectors = try items(
            Chart(catches) { SectorMark(angle: .value("Weight", $0.weight), innerRadius: .ratio(0.5)) })
        let outlines = sectors.leaves.compactMap { item -> Outline? in
            if case .fill(.outline(let outline), _, _) = item { outline } else { nil }
        }
        expectEqual(outlines.count, 4)
        for angle in stride(from: 0.1, to: 6.2, by: 0.3) {
            let around = outlines.filter {
                $0.contains(WidgetDrawing.Point(x: 100 + 37 * cos(angle), y: 50 + 37 * sin(angle)))
            }
            expectEqual(around.count, 1)
        }
        #expect(!outlines.contains { $0.contains(WidgetDrawing.Point(x: 100, y: 50)) })
    }

    @Test func `axes have round values, and a legend the series`() throws {
        let chart = Chart(catches) {
            BarMark(x: .value("Day", $0.day), y: .value("Weight", $0.weight)).foregroundStyle(
                by: .value("Boat", $0.boat))
        }
        expectEqual(try lines(chart), ["Mon", "Tue", "0", "2", "4", "6", "8", "10", "A", "B"])
        let own = chart.chartYAxis {
            AxisMarks(position: .leading, values: [0, 5, 10]) { value in
                AxisGridLine()
                AxisValueLabel { Text("\(value.as(Int.self) ?? -1) kg") }
            }
        }
        .chartXAxis { AxisMarks(values: ["Tue"]) { AxisValueLabel() } }
        .chartForegroundStyleScale(["A": Color.red, "B": .green])
        expectEqual(try lines(own), ["Tue", "0 kg", "5 kg", "10 kg", "A", "B"])
    }

    @Test func `dates have units, and labels in their format`() throws {
        let start = Date(timeIntervalSinceReferenceDate: 700_000_000)
        let chart = Chart(0..<3, id: \.self) {
            BarMark(
                x: .value("Day", start.addingTimeInterval(Double($0) * 86_400), unit: .day),
                y: .value("Level", $0 + 1), width: .ratio(1))
        }
        let bars = try items(chart).fills
        expectEqual(bars.count, 3)
        for (bar, next) in zip(bars, bars.dropFirst()) { #expect(abs(bar.bounds.maxX - next.bounds.minX) < 4) }
        let days = try lines(
            chart.chartYAxis(.hidden).chartXAxis {
                AxisMarks(values: .stride(by: .day)) { _ in AxisValueLabel(format: .dateTime.day(.twoDigits)) }
            })
        expectEqual(days, ["08", "09", "10"])
    }

    private nonisolated static let labels: [(values: [Double], texts: [String])] = [
        ([0, 0.001, 0.002], ["0.000", "0.001", "0.002"]),
        ([-0.00025, 0, 0.00025], ["-0.00025", "0.00000", "0.00025"]),
        ([0, 1e-9], ["0E0", "1E-9"]), ([1_000_000, 1_000_000.5], ["1,000,000.0", "1,000,000.5"]),
        ([-0.0001, 2.5], ["0.000", "2.500"]), ([1.0 / 3, 1], ["0.333", "1.000"]),
    ]

    @Test(arguments: labels)
    func `labels of near numbers have more decimals`(values: [Double], expected: [String]) throws {
        let chart = Chart { PointMark(x: .value("x", 1), y: .value("y", values[1])) }
            .chartXAxis(.hidden).chartYScale(domain: values[0]...values[values.count - 1])
            .chartYAxis { AxisMarks(values: values) { _ in AxisValueLabel(collisionResolution: .disabled) } }
        expectEqual(try lines(chart.environment(\.locale, Locale(identifier: "en_US"))).sorted(), expected.sorted())
    }

    @Test func `labels have the form of the reader's language and time zone`() throws {
        let start = Date(timeIntervalSince1970: 1_800_000_000)
        let chart = Chart(0..<2, id: \.self) {
            PointMark(x: .value("Day", start.addingTimeInterval(Double($0) * 172_800)), y: .value("Level", $0 * 4_000))
        }
        func lines(_ chart: some View) throws -> [String] {
            let zone = TimeZone(secondsFromGMT: 5 * 3_600) ?? .gmt
            return try self.lines(
                chart.environment(\.locale, Locale(identifier: "de_DE")).environment(\.timeZone, zone))
        }
        expectEqual(try lines(chart.chartYAxis(.hidden)), ["00 Uhr", "12 Uhr", "00 Uhr"])
        let days = chart.chartYAxis(.hidden).chartXAxis { AxisMarks(values: .stride(by: .day)) }
        expectEqual(try lines(days), ["16. Jan.", "17. Jan."])
        expectEqual(try lines(chart.chartXAxis(.hidden)), ["0", "1.000", "2.000", "3.000", "4.000"])
        let percent = chart.chartXAxis(.hidden).chartYAxis {
            AxisMarks(format: IntegerFormatStyle<Int>.Percent(), values: .stride(by: 4_000))
        }
        expectEqual(try lines(percent), ["0\u{a0}%", "4.000\u{a0}%"])
    }

    @Test(.timeLimit(.minutes(1))) func `many names take time in proportion to their number`() throws {
        let bars = Chart(0..<4_000, id: \.self) {
            BarMark(x: .value("Name", "\($0)"), y: .value("Level", 1))
                .foregroundStyle(by: .value("Series", "\($0 % 1_000)")).position(by: .value("Place", "\($0 % 1_000)"))
        }
        expectEqual(try items(bars).fills.count, 4_000)
        let points = Chart(0..<8_000, id: \.self) {
            LineMark(x: .value("x", $0), y: .value("y", 1)).symbol(by: .value("Series", "\($0 % 4_000)"))
        }
        expectEqual(try items(points).fills.count, 8_000)
    }

    @Test func `values that are no numbers are left out`() throws {
        let items = try items(
            Chart {
                PointMark(x: .value("x", 1), y: .value("y", Double.nan))
                PointMark(x: .value("x", Double.infinity), y: .value("y", 2))
                PointMark(x: .value("x", 1), y: .value("y", 2))
            })
        expectEqual(items.fills.count, 1)
        expectEqual(try self.items(Chart {}).count, 0)
        // The distance of these labels is no number.
        let far = Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
            .chartYAxis { AxisMarks(values: [-1.7e308, 1.7e308]) }
        expectEqual(try lines(far.chartXAxis(.hidden)), [])
    }

    @Test func `marks and axes have conditions`() throws {
        let isShown = catches.count == 4
        let chart = Chart {
            if isShown {
                PointMark(x: .value("x", 4), y: .value("y", 8))
                PointMark(x: .value("x", 8), y: .value("y", 8))
            }
            if !isShown { PointMark(x: .value("x", 1), y: .value("y", 1)) }
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: 4)) { value in
                if let number = value.as(Int.self), number > 0 {
                    AxisTick()
                    AxisValueLabel { Text("\(number) h") }
                }
            }
        }
        .chartYAxis { if !isShown { AxisMarks() } }
        let picture = try drawing(of: chart)
        expectEqual(picture.lines, ["4 h", "8 h"])
        expectEqual(picture.items.fills.count, 2)
    }

    // MARK: Arguments

    @Test func `marks of axes are offset, anchored and as long as stated`() throws {
        func texts(_ change: @escaping (AxisValueLabel) -> some AxisMark) throws -> [WidgetDrawing.Point] {
            let chart = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }.chartXScale(domain: 0...10)
                .chartYAxis(.hidden).chartXAxis { AxisMarks(values: [5]) { change(AxisValueLabel()) } }
            let picture = try drawing(of: chart)
            expectEqual(picture.findings.undrawn, [])
            return picture.displayList.frames(ofText: "5")
        }
        let usual = try #require(try texts { $0 }.first)
        let moved = try #require(try texts { $0.offset(x: 3, y: -2) }.first)
        expectEqual([moved.x - usual.x, moved.y - usual.y], [3, -2])
        let anchored = try #require(
            try texts { _ in AxisValueLabel(anchor: .topLeading, verticalSpacing: 10) }.first)
        #expect(anchored.x > usual.x)
        expectEqual(anchored.y, usual.y)
    }

    @Test func `labels that touch are left out, unless they are not to be`() throws {
        func count(_ resolution: AxisValueLabelCollisionResolution) throws -> Int {
            let chart = Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }.chartXScale(domain: 0...1000)
                .chartYAxis(.hidden)
                .chartXAxis {
                    AxisMarks(values: Array(stride(from: 100, through: 900, by: 10))) {
                        AxisValueLabel(collisionResolution: resolution)
                    }
                }
            return try lines(chart).count
        }
        expectEqual(try count(.disabled), 81)
        #expect(try (2..<12).contains(count(.automatic)))
        #expect(try count(.greedy(minimumSpacing: 40)) < count(.greedy()))
    }

    @Test func `a legend is where it is stated`() throws {
        let chart = Chart(catches) {
            BarMark(x: .value("Day", $0.day), y: .value("Weight", $0.weight)).foregroundStyle(
                by: .value("Boat", $0.boat))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        func place(_ position: AnnotationPosition, _ alignment: SwiftUI.Alignment? = nil) throws -> WidgetDrawing.Point
        {
            let picture = try drawing(of: chart.chartLegend(position: position, alignment: alignment))
            return try #require(picture.displayList.frames(ofText: "A").first)
        }
        let (above, below) = (try place(.top), try place(.automatic))
        #expect(above.y < 20 && below.y > 80)
        #expect(try place(.trailing).x > 150 && place(.leading).x < 30)
        #expect(try place(.bottom, .trailing).x > below.x)
        #expect(try place(.overlay).y < 20)
    }

    @Test func `scales are curved and have margins at both ends`() throws {
        func places(_ type: ScaleType, _ range: PlotDimensionScaleRange = .plotDimension) throws -> [Double] {
            try items(
                Chart([1.0, 4, 16], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
                    .chartXScale(domain: 0...16, range: range, type: type)
            ).fills.map(\.bounds.center.x)
        }
        expectEqual(try places(.linear), [12.5, 50, 200])
        expectEqual(try places(.squareRoot), [50, 100, 200])
        expectEqual(try places(.linear, .plotDimension(startPadding: 40)), [50, 80, 200])
        let logarithmic = try places(.symmetricLog)
        #expect(logarithmic[0] > 45 && logarithmic[1] > 115 && logarithmic[2] == 200)
    }

    @Test func `stacks are centered, and bars share a stated part of their band`() throws {
        let centered = try items(
            Chart(catches) {
                BarMark(x: .value("Day", $0.day), y: .value("Weight", $0.weight), stacking: .center)
            }
            .chartYScale(domain: -10...10)
        ).fills
        for day in [0, 1] {
            let bars = centered.filter { ($0.bounds.center.x < 100) == (day == 0) }.map(\.bounds)
            expectEqual((bars.map(\.minY).min() ?? 0) + (bars.map(\.maxY).max() ?? 0), 100)
        }
        let beside = try items(
            Chart(catches) {
                BarMark(x: .value("Day", $0.day), y: .value("Weight", $0.weight))
                    .position(by: .value("Boat", $0.boat), span: .ratio(0.5))
            }
        ).fills
        expectEqual(Set(beside.map(\.bounds.size.width)), [25])
    }

    @Test func `series differ by symbols and dashes`() throws {
        let items = try items(
            Chart(catches) {
                LineMark(x: .value("Day", $0.day), y: .value("Weight", $0.weight))
                    .symbol(by: .value("Boat", $0.boat)).lineStyle(by: .value("Boat", $0.boat))
            })
        let dashes = items.leaves.compactMap { item -> [Double]? in
            if case .stroke(_, _, let style, _) = item { style.dash } else { nil }
        }
        expectEqual(dashes, [[], [6, 4]])
        let symbols = items.leaves.compactMap { item -> Int? in
            if case .fill(.outline(let outline), _, _) = item { outline.elements.count } else { nil }
        }
        expectEqual(Set(symbols).count, 2)
    }

    @Test func `modifiers of marks without an effect are reported`() throws {
        let chart = Chart {
            BarMark(x: .value("Day", "Mon"), y: .value("Tide", 4))
                .shadow(color: .black, radius: 2, x: 1, y: 1).blur(radius: 1).blendMode(.multiply).clipShape(Circle())
                .mask { RuleMark(y: .value("Tide", 2)) }.symbolSize(by: .value("Tide", 4)).compositingLayer()
                .cornerRadius(3, style: .continuous)
                .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) { Text("4") }
                .annotation { context in Text("\(Int(context.targetSize.width))") }
        }
        expectEqual(
            Set(try drawing(of: chart).findings.undrawn),
            Set(
                [
                    "shadow", "blur", "blendMode", "clipShape", "mask", "symbolSize(by:)",
                    "annotation(overflowResolution:)", "the size of a mark for its annotation",
                ].map { "\($0) in Chart" }))
    }

    @Test func `what is not drawn of a chart is recorded`() throws {
        let chart = Chart {
            LineMark(x: .value("x", 1), y: .value("y", 2)).interpolationMethod(.catmullRom(alpha: 0.5))
                .alignsMarkStylesWithPlotArea()
        }
        .chartXAxis {
            AxisMarks(preset: .extended, values: .automatic(roundLowerBound: true)) {
                AxisValueLabel(
                    multiLabelAlignment: .leading, collisionResolution: .truncate, offsetsMarks: true,
                    orientation: .vertical)
            }
        }
        .chartYAxisLabel("y", position: .leading)
        expectEqual(
            try drawing(of: chart).findings.undrawn,
            [
                "catmullRom(alpha:) in Chart", "alignsMarkStylesWithPlotArea in Chart", "AxisMarks(preset:) in Chart",
                "rounded bounds of an axis in Chart", "AxisValueLabel(multiLabelAlignment:) in Chart",
                "AxisValueLabel(offsetsMarks:) in Chart", "AxisValueLabel(orientation:) in Chart",
                "AxisValueLabel(collisionResolution:) in Chart", "chartYAxisLabel(position:) in Chart",
            ])
    }
}

extension DisplayList {
    /// The origins of texts in the space of the picture.
    fileprivate func frames(ofText text: String) -> [WidgetDrawing.Point] {
        func frames(in items: [DisplayItem], _ dx: Double, _ dy: Double) -> [WidgetDrawing.Point] {
            items.flatMap { item -> [WidgetDrawing.Point] in
                switch item {
                case .text(let item) where item.text == text:
                    [WidgetDrawing.Point(x: item.origin.x + dx, y: item.origin.y + dy)]
                case .group(.transform(let mapping), let items): frames(in: items, dx + mapping.tx, dy + mapping.ty)
                case .group(_, let items): frames(in: items, dx, dy)
                default: []
                }
            }
        }
        return frames(in: items, 0, 0)
    }
}
