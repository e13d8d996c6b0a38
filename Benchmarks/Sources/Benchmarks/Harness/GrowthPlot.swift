import Foundation

/// A picture of how the times of a group grow with the size of its input, on logarithmic axes.
///
/// A group has a plot if at least three of its benchmarks are named after their size: `simulate/1000`, `simulate/10000`, … .
struct GrowthPlot {
    /// The median times of one side, in nanoseconds, at each size.
    private struct Line {
        let name: String
        let color: String
        let points: [(size: Double, time: Double)]
    }

    private static let width = 640.0
    private static let height = 340.0
    /// The room for the labels of the axes and the names of the lines.
    private static let margin = (left: 72.0, right: 168.0, top: 40.0, bottom: 48.0)
    /// Ours, the baseline and peers.
    private static let colors = ["#06c", "#888", "#d55e00", "#009e73", "#b07aa1", "#c9a800", "#56b4e9"]

    private let title: String
    private let lines: [Line]
    private let sizes: [Double]
    private let times: ClosedRange<Double>

    /// - Returns: Nil if fewer than three benchmarks of the group are named after a size.
    init?(group: String, measurements: [Measurement]) {
        let prefix = group + "/"
        let members = measurements.compactMap { member -> (size: Double, measurement: Measurement)? in
            guard member.comparison.name.hasPrefix(prefix) else { return nil }
            return Double(member.comparison.name.dropFirst(prefix.count)).map { ($0, member) }
        }
        .sorted { $0.size < $1.size }
        guard members.count >= 3, let first = members.first?.measurement.comparison else { return nil }
        let names = ["ours"] + first.others.map(\.name)
        lines = zip(names.indices, zip(names, Self.colors)).map { index, style in
            let points = members.compactMap { size, member in
                let times = index == 0 ? member.ours : member.others[index - 1]
                return times.isEmpty ? nil : (size, times.median)
            }
            return Line(name: style.0, color: style.1, points: points)
        }
        .filter { !$0.points.isEmpty }
        sizes = members.map(\.size)
        let values = lines.flatMap { $0.points.map(\.time) }
        guard let shortest = values.min(), let longest = values.max(), shortest > 0 else { return nil }
        times = log10(shortest).rounded(.down)...log10(longest).rounded(.up)
        title = "\(group): \(first.unit)"
    }

    /// The picture as SVG.
    var svg: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(Self.width)) \(Int(Self.height))" font-family="system-ui, sans-serif" font-size="12">
        <style>
        text { fill: #333 } .grid { stroke: #8884 } polyline { fill: none; stroke-width: 2 }
        @media (prefers-color-scheme: dark) { text { fill: #ddd } }
        </style>
        <text x="\(Self.margin.left)" y="22" font-size="14">\(Self.escaped(title))</text>
        \((grid + lines.map(curve) + labels).joined(separator: "\n"))
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
        let columns = sizes.map { size in
            let text = Int(size).formatted(.number.locale(Locale(identifier: "en_US")))
            return "<text x=\"\(x(size))\" y=\"\(bottom + 20)\" text-anchor=\"middle\">\(text)</text>"
        }
        return rows + columns
    }

    private func curve(_ line: Line) -> String {
        let corners = line.points.map { "\(x($0.size)),\(y($0.time))" }.joined(separator: " ")
        let dots = line.points.map {
            "<circle cx=\"\(x($0.size))\" cy=\"\(y($0.time))\" r=\"3\" fill=\"\(line.color)\"/>"
        }
        return "<polyline points=\"\(corners)\" stroke=\"\(line.color)\"/>" + dots.joined()
    }

    /// The names of the lines beside their ends, with room between them.
    private var labels: [String] {
        let ends = lines.compactMap { line in line.points.last.map { (line: line, x: x($0.size), y: y($0.time)) } }
        var next = -Double.infinity
        return ends.sorted { $0.y < $1.y }.map { end in
            next = max(end.y + 4, next)
            defer { next += 15 }
            return
                "<text x=\"\(end.x + 10)\" y=\"\(next)\" style=\"fill: \(end.line.color)\">\(Self.escaped(end.line.name))</text>"
        }
    }

    private func x(_ size: Double) -> Double {
        let bounds = (log10(sizes.first ?? 1), log10(sizes.last ?? 10))
        let share = (log10(size) - bounds.0) / max(bounds.1 - bounds.0, .leastNonzeroMagnitude)
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

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}
