import Foundation

/// Prints each measurement as a line of a table, or all of them at the end as JSON.
struct Report {
    private let isJSON: Bool
    private var lines: [Line] = []

    /// The JSON form of the report.
    private struct Document: Encodable {
        let version = 1
        let benchmarks: [Line]
    }

    /// A measurement or a skipped benchmark. Times are medians, in nanoseconds.
    fileprivate struct Line: Encodable {
        var name: String
        var unit: String?
        var ours: Double?
        var baseline: Double?
        var ratio: Double?
        /// The first and the third quartile of the rounds' ratios.
        var quartiles: [Double]?
        var goal: Double?
        var bytes: Int?
        var bytesGoal: Int?
        /// Of one core.
        var share: Double?
        var shareGoal: Double?
        var isMet: Bool?
        var skipped: String?
    }

    init(isJSON: Bool) {
        self.isJSON = isJSON
        if !isJSON { show(["name", "ours", "baseline", "ratio", "quartiles", "goal", "met"]) }
    }

    mutating func add(_ measurement: Measurement) {
        let quartiles = measurement.quartiles
        add(
            Line(
                name: measurement.comparison.name, unit: measurement.comparison.unit, ours: measurement.ours.median,
                baseline: measurement.baseline.median, ratio: measurement.ratio,
                quartiles: [quartiles.lowerBound, quartiles.upperBound], goal: measurement.comparison.goal,
                isMet: measurement.isMet))
    }

    mutating func skip(_ name: String, _ reason: String) {
        add(Line(name: name, skipped: reason))
    }

    mutating func addMemory(_ name: String, _ bytes: Int, goal: Int) {
        add(Line(name: name, unit: "memory", bytes: bytes, bytesGoal: goal, isMet: bytes <= goal))
    }

    mutating func addShare(_ name: String, _ share: Double, goal: Double) {
        add(Line(name: name, unit: "share of a core", share: share, shareGoal: goal, isMet: share <= goal))
    }

    /// Adds the median of a group's ratios if it has several with the same goal.
    mutating func addMedian(of group: String) {
        let members = lines.filter { $0.name.hasPrefix(group + "/") }
        let ratios = members.compactMap(\.ratio)
        guard ratios.count > 1, let goal = members[0].goal, members.allSatisfy({ $0.goal == goal }) else { return }
        add(Line(name: "\(group)/median", ratio: ratios.median, goal: goal, isMet: ratios.median <= goal))
    }

    func finish() throws {
        guard isJSON else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(Document(benchmarks: lines)), as: UTF8.self))
    }

    private mutating func add(_ line: Line) {
        lines.append(line)
        if !isJSON { show(line.cells) }
    }

    private func show(_ cells: [String]) {
        let widths = [27, 10, 10, 6, 12, 4, 3]
        let padded = zip(cells, widths).map { cell, width in
            cell.padding(toLength: max(width, cell.count), withPad: " ", startingAt: 0)
        }
        // `print` would buffer the lines if the output is not a terminal.
        FileHandle.standardOutput.write(Data((padded.joined(separator: "  ") + "\n").utf8))
    }
}

extension Report.Line {
    fileprivate var cells: [String] {
        if let skipped { return [name, "skipped: \(skipped)"] }
        if let bytes, let bytesGoal {
            return [name, bytes.megabytes, "", "", "", bytesGoal.megabytes, isMet == true ? "yes" : "no"]
        }
        if let share, let shareGoal {
            return [name, share.percentage, "", "", "", shareGoal.percentage, isMet == true ? "yes" : "no"]
        }
        return [
            name, ours?.time ?? "", baseline?.time ?? "", ratio?.twoDigits ?? "",
            quartiles?.map(\.twoDigits).joined(separator: "–") ?? "", goal?.twoDigits ?? "",
            isMet.map { $0 ? "yes" : "no" } ?? "",
        ]
    }
}

extension Int {
    fileprivate var megabytes: String { String(format: "%.1f MB", Double(self) / 1e6) }
}

extension Double {
    fileprivate var twoDigits: String { String(format: "%.2f", self) }

    fileprivate var percentage: String { String(format: "%.2f %%", self * 100) }

    /// The number of nanoseconds with a suitable unit.
    fileprivate var time: String {
        switch self {
        case ..<1e3: String(format: "%.0f ns", self)
        case ..<1e6: String(format: "%.2f µs", self / 1e3)
        default: String(format: "%.2f ms", self / 1e6)
        }
    }
}
