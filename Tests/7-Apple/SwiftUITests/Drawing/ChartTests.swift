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

    @Test func `values that are no numbers are left out`() throws {
        let items = try items(
            Chart {
                PointMark(x: .value("x", 1), y: .value("y", Double.nan))
                PointMark(x: .value("x", Double.infinity), y: .value("y", 2))
                PointMark(x: .value("x", 1), y: .value("y", 2))
            })
        expectEqual(items.fills.count, 1)
        expectEqual(try self.items(Chart {}).count, 0)
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
}
