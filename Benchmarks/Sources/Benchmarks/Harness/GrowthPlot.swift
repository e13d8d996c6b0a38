import Foundation

/// A picture of how the times of a group grow with the size of its input, on logarithmic axes.
///
/// A group has a plot if at least three of its benchmarks are named after their size: `simulate/1000`, `simulate/10000`, … .
struct GrowthPlot {
    /// The medians at one size, in nanoseconds.
    private struct Point {
        let size: Double
        let ours: Double
        let baseline: Double
    }

    private static let width = 560.0
    private static let height = 320.0
    /// The room for the labels of the axes.
    private static let margin = (left: 72.0, right: 24.0, top: 40.0, bottom: 48.0)

    private let title: String
    private let points: [Point]
    private let sizes: ClosedRange<Double>
    private let times: ClosedRange<Double>

    /// - Returns: Nil if fewer than three benchmarks of the group are named after a size.
    init?(group: String, measurements: [Measurement]) {
        let prefix = group + "/"
        let members = measurements.filter { $0.comparison.name.hasPrefix(prefix) }
        points = members.compactMap { member in
            Double(member.comparison.name.dropFirst(prefix.count)).map {
                Point(size: $0, ours: member.ours.median, baseline: member.baseline.median)
            }
        }
        .sorted { $0.size < $1.size }
        let values = points.flatMap { [$0.ours, $0.baseline] }
        guard points.count >= 3, let first = points.first, let last = points.last,
            let unit = members.first?.comparison.unit,
            let shortest = values.min(), let longest = values.max(), shortest > 0
        else { return nil }
        title = "\(group): \(unit)"
        sizes = log10(first.size)...log10(last.size)
        times = log10(shortest).rounded(.down)...log10(longest).rounded(.up)
    }

    /// The picture as SVG.
    var svg: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(Self.width)) \(Int(Self.height))" font-family="system-ui, sans-serif" font-size="12">
        <style>
        text { fill: #333 } .grid { stroke: #8884 } .ours { stroke: #06c; fill: #06c } .baseline { stroke: #888; fill: #888 }
        polyline { fill: none !important; stroke-width: 2 }
        @media (prefers-color-scheme: dark) { text { fill: #ddd } .ours { stroke: #4aa3ff; fill: #4aa3ff } }
        </style>
        <text x="\(Self.margin.left)" y="22" font-size="14">\(title)</text>
        \((grid + line("baseline", \.baseline) + line("ours", \.ours)).joined(separator: "\n"))
        </svg>

        """
    }

    private var grid: [String] {
        let bottom = Self.height - Self.margin.bottom
        let right = Self.width - Self.margin.right
        let rows = stride(from: times.lowerBound, through: times.upperBound, by: 1).flatMap { power in
            let y = y(pow(10, power))
            return [
                "<line class=\"grid\" x1=\"\(Self.margin.left)\" y1=\"\(y)\" x2=\"\(right)\" y2=\"\(y)\"/>",
                "<text x=\"\(Self.margin.left - 8)\" y=\"\(y + 4)\" text-anchor=\"end\">\(Self.time(pow(10, power)))</text>",
            ]
        }
        let columns = points.map { point in
            let size = Int(point.size).formatted(.number.locale(Locale(identifier: "en_US")))
            return "<text x=\"\(x(point.size))\" y=\"\(bottom + 20)\" text-anchor=\"middle\">\(size)</text>"
        }
        return rows + columns
    }

    private func line(_ name: String, _ time: KeyPath<Point, Double>) -> [String] {
        let corners = points.map { (x($0.size), y($0[keyPath: time])) }
        let line = corners.map { "\($0),\($1)" }.joined(separator: " ")
        let dots = corners.map { "<circle class=\"\(name)\" cx=\"\($0)\" cy=\"\($1)\" r=\"3\"/>" }
        let label = corners.dropFirst().first.map { x, y in
            // Above and below the lines, where no axis has its labels.
            "<text x=\"\(x + 8)\" y=\"\(name == "ours" ? y - 10 : y + 18)\">\(name)</text>"
        }
        return ["<polyline class=\"\(name)\" points=\"\(line)\"/>"] + dots + [label].compactMap { $0 }
    }

    private func x(_ size: Double) -> Double {
        let share = (log10(size) - sizes.lowerBound) / (sizes.upperBound - sizes.lowerBound)
        return (Self.margin.left + 24 + share * (Self.width - Self.margin.left - Self.margin.right - 48)).rounded()
    }

    private func y(_ time: Double) -> Double {
        let share = (log10(time) - times.lowerBound) / max(1, times.upperBound - times.lowerBound)
        return (Self.height - Self.margin.bottom - share * (Self.height - Self.margin.top - Self.margin.bottom))
            .rounded()
    }

    /// A power of ten nanoseconds with its unit.
    private static func time(_ nanoseconds: Double) -> String {
        let units = [("s", 1e9), ("ms", 1e6), ("µs", 1e3), ("ns", 1)]
        let (name, size) = units.first { nanoseconds >= $0.1 } ?? ("ns", 1)
        return "\(Int((nanoseconds / size).rounded())) \(name)"
    }
}
