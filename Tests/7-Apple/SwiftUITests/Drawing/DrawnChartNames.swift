import Charts
import SwiftUI

extension DrawnNameTests {
    private static func chart(@ChartContentBuilder _ content: () -> some ChartContent) -> some View {
        Chart { content() }.chartLegend(.hidden)
    }

    static var charts: [Probe] {
        let plain = Chart {
            BarMark(x: .value("Day", "Mon"), y: .value("Tide", 4)).foregroundStyle(by: .value("Kind", "High"))
        }
        return [
            probe("Chart", plain), probe(".chartLegend", plain.chartLegend(.hidden), plain),
            probe(".chartXAxis", plain.chartXAxis(.hidden), plain),
            probe(".chartYAxis", plain.chartYAxis(.hidden), plain),
            probe("AxisMarks", plain.chartYAxis { AxisMarks(position: .leading) }, plain),
            probe("AxisGridLine", plain.chartYAxis { AxisMarks { AxisGridLine() } }, plain),
            probe("AxisValueLabel", plain.chartYAxis { AxisMarks { AxisValueLabel() } }, plain),
            probe(".chartXScale", plain.chartXScale(domain: ["Mon", "Tue"]), plain),
            probe(".chartYScale", plain.chartYScale(domain: 0...90), plain),
            probe(".chartForegroundStyleScale", plain.chartForegroundStyleScale(["High": Color.red]), plain),
            probe(".chartPlotStyle", plain.chartPlotStyle { $0.background(.red) }, plain),
        ]
    }

    static var chartMarks: [Probe] {
        let (day, tide) = (PlottableValue.value("Day", 1), PlottableValue.value("Tide", 4))
        func line(_ change: @escaping (LineMark) -> some ChartContent) -> some View {
            Chart { ForEach(0..<4) { change(LineMark(x: .value("Day", $0), y: .value("Tide", $0 * $0 % 5))) } }
        }
        let point = chart { PointMark(x: day, y: tide) }
        return [
            probe("BarMark", chart { BarMark(x: day, y: tide) }), probe("LineMark", line { $0 }),
            probe("AreaMark", Chart { ForEach(0..<4) { AreaMark(x: .value("Day", $0), y: .value("Tide", $0)) } }),
            probe("PointMark", point), probe("RuleMark", chart { RuleMark(y: tide) }),
            probe("RectangleMark", chart { RectangleMark(x: day, y: tide) }),
            probe(".interpolationMethod", line { $0.interpolationMethod(.catmullRom) }, line { $0 }),
            probe(".lineStyle", line { $0.lineStyle(StrokeStyle(dash: [2])) }, line { $0 }),
            probe(".symbol", chart { PointMark(x: day, y: tide).symbol(.square) }, point),
            probe(".symbolSize", chart { PointMark(x: day, y: tide).symbolSize(99) }, point),
        ]
    }
}
