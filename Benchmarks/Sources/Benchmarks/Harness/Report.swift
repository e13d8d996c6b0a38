import Foundation

/// Prints each measurement as lines of a table, or all of them at the end as JSON.
struct Report {
    private let isJSON: Bool
    private var lines: [Line] = []

    private static let headings = ["name", "ours", "beside", "theirs", "ratio", "quartiles", "goal", "met"]

    /// The JSON form of the report.
    private struct Document: Encodable {
        let version = 2
        let benchmarks: [Line]
    }

    /// A measurement or a skipped benchmark. Times are medians, in nanoseconds.
    fileprivate struct Line: Encodable {
        /// Something that ours is compared with.
        struct Other: Encodable {
            var name: String
            var value: Double?
            var ratio: Double?
            /// The first and the third quartile of the rounds' ratios.
            var quartiles: [Double]?
            var skipped: String?
        }

        var name: String
        var quantity = Quantity.time
        var unit: String?
        var ours: Double?
        var others: [Other] = []
        /// The maximum ratio to the first of the others.
        var goal: Double?
        /// The maximum of ours.
        var limit: Double?
        var isMet: Bool?
        var skipped: String?

        /// Sets whether the goals are met; nil if there are none.
        mutating func judge() {
            let parts = [
                goal.flatMap { goal in others.first?.ratio.map { $0 <= goal } },
                limit.flatMap { limit in ours.map { $0 <= limit } },
            ]
            isMet = parts.contains { $0 != nil } ? !parts.contains(false) : nil
        }
    }

    init(isJSON: Bool) {
        self.isJSON = isJSON
        if !isJSON { show(Self.headings) }
    }

    mutating func add(_ measurement: Measurement) {
        let comparison = measurement.comparison
        let others = comparison.others.indices.map { index in
            let ratio = measurement.ratio(to: index)
            return Line.Other(
                name: comparison.others[index].name, value: ratio.map { _ in measurement.others[index].median },
                ratio: ratio?.median, quartiles: ratio.map { [$0.quartiles.lowerBound, $0.quartiles.upperBound] },
                skipped: comparison.others[index].skipped)
        }
        add(
            Line(
                name: comparison.name, unit: comparison.unit, ours: measurement.ours.median, others: others,
                goal: comparison.goal, limit: comparison.timeGoal))
    }

    mutating func add(_ figure: Figure) {
        let others = figure.others.map { Line.Other(name: $0.name, value: $0.value, ratio: figure.value / $0.value) }
        add(
            Line(
                name: figure.name, quantity: figure.unit, ours: figure.value, others: others, goal: figure.goal,
                limit: figure.limit))
    }

    mutating func skip(_ name: String, _ reason: String) {
        add(Line(name: name, skipped: reason))
    }

    func finish() throws {
        guard isJSON else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(Document(benchmarks: lines)), as: UTF8.self))
    }

    /// The measurements of a group as a table in Markdown; nil if it has none. Goals that are missed are bold.
    func table(of group: String) -> String? {
        let members = lines.filter { $0.name.hasPrefix(group + "/") || $0.name == group }
        guard !members.isEmpty else { return nil }
        let rows = members.flatMap { line in
            line.rows.map { row in
                let isMissed = line.isMet == false && !row[6].isEmpty
                return Array(row[..<6]) + [isMissed ? "**\(row[6])**" : row[6]]
            }
        }
        let headings = Array(Self.headings.dropLast())
        return ([headings, headings.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
            .joined(separator: "\n")
    }

    private mutating func add(_ line: Line) {
        var line = line
        line.judge()
        lines.append(line)
        if !isJSON { for row in line.rows { show(row) } }
    }

    private func show(_ cells: [String]) {
        let widths = [30, 10, 22, 10, 6, 12, 8, 3]
        let padded = zip(cells, widths).map { cell, width in
            cell.padding(toLength: max(width, cell.count), withPad: " ", startingAt: 0)
        }
        // `print` would buffer the lines if the output is not a terminal.
        FileHandle.standardOutput.write(Data((padded.joined(separator: "  ") + "\n").utf8))
    }
}

extension Report.Line {
    /// A row for each of the others. The first one has the name and the goals.
    fileprivate var rows: [[String]] {
        if let skipped { return [[name, "skipped: \(skipped)", "", "", "", "", "", ""]] }
        let goals = [goal?.twoDigits, limit.map(quantity.text)].compactMap(\.self).joined(separator: ", ")
        let met = isMet.map { $0 ? "yes" : "no" } ?? ""
        let heads = [[name, ours.map(quantity.text) ?? ""]] + others.dropFirst().map { _ in ["", ""] }
        return zip(heads, others.isEmpty ? [nil] : others.map(Optional.some)).enumerated().map { index, row in
            let (head, other) = row
            let tail = index == 0 ? [goals, met] : ["", ""]
            guard let other else { return head + ["", "", "", ""] + tail }
            if let skipped = other.skipped { return head + [other.name, "skipped: \(skipped)", "", ""] + tail }
            return head
                + [
                    other.name, other.value.map(quantity.text) ?? "", other.ratio?.twoDigits ?? "",
                    other.quartiles?.map(\.twoDigits).joined(separator: "–") ?? "",
                ] + tail
        }
    }
}

/// What a figure measures.
enum Quantity: String, Encodable {
    case time, bytes, share, instructions

    /// A value with a suitable unit.
    func text(_ value: Double) -> String {
        switch self {
        case .time:
            switch value {
            case ..<1e3: String(format: value < 10 ? "%.1f ns" : "%.0f ns", value)
            case ..<1e6: String(format: "%.2f µs", value / 1e3)
            default: String(format: "%.2f ms", value / 1e6)
            }
        case .bytes: String(format: value < 1e6 ? "%.1f kB" : "%.1f MB", value < 1e6 ? value / 1e3 : value / 1e6)
        case .share: String(format: "%.2f %%", value * 100)
        case .instructions: String(format: "%.1f M", value / 1e6)
        }
    }
}

extension Double {
    fileprivate var twoDigits: String { String(format: self < 0.095 ? "%.3f" : "%.2f", self) }
}
