import IntentRuntime

extension SimulationResult {
    /// The simulation as an SVG picture: a row for each of the first instances of each kind, with reloads, refusals, the times in
    /// which the instance was visible or its content was out of date, and what the budget had left.
    ///
    /// The picture follows the light or dark appearance of what shows it.
    public var svg: String { SimulationPicture(self).text }
}

/// Draws the picture of a simulation. Lengths are tenths of a pixel, so that equal simulations give equal bytes.
private struct SimulationPicture {
    private static let labelWidth = 1_700
    private static let plotWidth = 9_600
    private static let margin = 240
    private static let rowHeight = 340
    private static let rowGap = 80
    /// The room of `day 366`.
    private static let dayWidth = 480

    private let result: SimulationResult
    private let start: Int
    private let end: Int
    private var body = ""
    private var y = 0

    init(_ result: SimulationResult) {
        self.result = result
        start = result.plan.start
        end = max(result.plan.end, result.plan.start + 1)
    }

    var text: String {
        var picture = self
        picture.drawHeader()
        for kind in result.kinds.indices { picture.drawKind(kind) }
        picture.y += Self.margin
        let width = 2 * Self.margin + Self.labelWidth + Self.plotWidth
        let size = "\(Self.pixels(width)) \(Self.pixels(picture.y))"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" role="img" \
            font-family="system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif" font-size="12">
            <title>\(title.xmlEscaped)</title>
            <style>\(Self.style)</style>
            <rect class="page" width="100%" height="100%" rx="12"/>
            \(picture.body)</svg>

            """
    }

    private var title: String {
        let days = result.settings.days == 1 ? "1 day" : "\(result.settings.days) days"
        return "Reloads in \(days), budget \(result.settings.host.budget.name)"
    }

    /// Plain classes, as not every program that shows SVG supports variables.
    private static let style = """

        .page { fill: #ffffff } .title { fill: #1d1d1f; font-size: 17px; font-weight: 600 }
        .name { fill: #1d1d1f; font-size: 14px; font-weight: 600 } .label { fill: #1d1d1f } .note { fill: #6e6e73 }
        .track { fill: #f2f2f7 } .hour { stroke: #d9d9de } .seen { fill: #cfe3fb } .stale { fill: #f5a524 }
        .granted { stroke: #1f8a3b } .exempt { stroke: #8944ab } .refused { stroke: #d92d20 } .budget { stroke: #3b82c4 }
        .granted, .exempt, .refused { stroke-width: 1.6; fill: none } .budget { fill: none; stroke-width: 1.2 }
        @media (prefers-color-scheme: dark) {
        .page { fill: #1c1c1e } .title, .name, .label { fill: #f5f5f7 } .note { fill: #a1a1a6 }
        .track { fill: #2a2a2d } .hour { stroke: #3f3f43 } .seen { fill: #24405f } .stale { fill: #c77d0a }
        .granted { stroke: #32d158 } .exempt { stroke: #c77dff } .refused { stroke: #ff6b5e } .budget { stroke: #6cb8f0 }
        }

        """
}

// MARK: - Parts

extension SimulationPicture {
    private mutating func drawHeader() {
        y = Self.margin + 180
        text(title, "title", x: Self.margin, y: y)
        let zone = result.plan.zone
        let first = CalendarDate(secondsSince1970: zone.day(of: start.floored(by: 1_000).quotient) * 86_400).text
        y += 220
        text(
            "from \(first), time zone \(zone.name), visibility \(result.settings.visibility.name), "
                + "seed \(result.settings.seed)", "note", x: Self.margin, y: y)
        y += 260
        drawLegend()
        y += 60
    }

    private mutating func drawLegend() {
        var x = Self.margin
        for (kind, label) in [
            ("granted", "within the budget"), ("exempt", "outside the budget"), ("refused", "deferred or dropped"),
        ] {
            body += "<path class=\"\(kind)\" d=\"M\(Self.pixels(x + 40)) \(Self.pixels(y - 90))v10\"/>\n"
            text(label, "note", x: x + 110, y: y)
            x += 240 + 66 * label.count
        }
        for (kind, label) in [("seen", "visible"), ("stale", "out of date")] {
            rect(kind, x: x, y: y - 90, width: 140, height: 100)
            text(label, "note", x: x + 200, y: y)
            x += 330 + 66 * label.count
        }
        body += "<path class=\"budget\" d=\"M\(Self.pixels(x)) \(Self.pixels(y - 80))h8v5h8\"/>\n"
        text("budget left", "note", x: x + 220, y: y)
    }

    private mutating func drawKind(_ index: Int) {
        let kind = result.kinds[index]
        let rows = result.traces.filter { $0.kind == index }
        y += 330
        text(kind.kind.name, "name", x: Self.margin, y: y)
        y += 200
        text(summary(of: kind), "note", x: Self.margin, y: y)
        y += 110
        guard !rows.isEmpty else { return }
        let top = y
        let height = rows.count * (Self.rowHeight + Self.rowGap) - Self.rowGap
        for number in rows.indices {
            let row = top + number * (Self.rowHeight + Self.rowGap)
            rect("track", x: left, y: row, width: Self.plotWidth, height: Self.rowHeight, rounded: true)
        }
        drawHours(from: top, to: top + height)
        y = top
        for row in rows {
            drawRow(row.name, row.trace)
            y += Self.rowHeight + Self.rowGap
        }
        y = top + height + 170
    }

    private func summary(of kind: SimulationResult.Kind) -> String {
        var parts = [
            kind.instances == 1 ? "1 instance" : "\(kind.instances) instances", "\(kind.granted) granted",
            "\(kind.exempt) exempt", "\(kind.deferred) deferred",
        ]
        if kind.merged > 0 { parts.append("\(kind.merged) merged") }
        if kind.dropped > 0 { parts.append("\(kind.dropped) dropped") }
        parts.append("out of date \(SimulationResult.Kind.percent(kind.overdueThousandths))")
        if let share = kind.visibleOverdueThousandths {
            parts.append("while visible \(SimulationResult.Kind.percent(share))")
        }
        if let left = kind.leastBudgetLeft { parts.append("least budget left \(left)") }
        return parts.joined(separator: " · ")
    }

    private mutating func drawRow(_ name: String, _ trace: SimulationTally.Trace) {
        text(name.count > 23 ? "\(name.prefix(10))…\(name.suffix(12))" : name, "label", x: Self.margin, y: y + 210)
        drawSpans(trace.visible, "seen", y: y, height: Self.rowHeight)
        drawSpans(trace.overdue, "stale", y: y + Self.rowHeight - 50, height: 50)
        drawBudget(trace.marks)
        drawMarks(trace.marks, "refused", y: y + 10, height: 70) { !$0.asksProvider && !$0.isMerged }
        drawMarks(trace.marks, "granted", y: y + 90, height: 180) { $0.outcome == .granted }
        drawMarks(trace.marks, "exempt", y: y + 90, height: 180) { $0.outcome == .exempt }
    }

    /// Draws spans of time; those that touch are one.
    private mutating func drawSpans(_ spans: [Range<Int>], _ kind: String, y: Int, height: Int) {
        var path = ""
        var open: Range<Int>?
        func close(_ span: Range<Int>) {
            let (from, to) = (x(span.lowerBound), x(span.upperBound))
            path += "M\(Self.pixels(from)) \(Self.pixels(y))h\(Self.pixels(max(5, to - from)))"
            path += "v\(Self.pixels(height))h\(Self.pixels(-max(5, to - from)))z"
        }
        for span in spans {
            if let last = open, x(span.lowerBound) - x(last.upperBound) <= 5 {
                open = last.lowerBound..<span.upperBound
            } else {
                if let open { close(open) }
                open = span
            }
        }
        if let open { close(open) }
        if !path.isEmpty { body += "<path class=\"\(kind)\" d=\"\(path)\"/>\n" }
    }

    private mutating func drawMarks(
        _ marks: [SimulationTally.Trace.Mark], _ kind: String, y: Int, height: Int,
        where isDrawn: (ReloadDecision) -> Bool
    ) {
        var path = ""
        var previous = Int.min
        for mark in marks where isDrawn(mark.decision) {
            let x = x(mark.time)
            guard x > previous + 5 else { continue }
            previous = x
            path += "M\(Self.pixels(x)) \(Self.pixels(y))v\(Self.pixels(height))"
        }
        if !path.isEmpty { body += "<path class=\"\(kind)\" d=\"\(path)\"/>\n" }
    }

    /// Draws the budget as steps, from none at the bottom of the row to all of it at the top.
    private mutating func drawBudget(_ marks: [SimulationTally.Trace.Mark]) {
        guard let most = result.plan.limits.dailyReloads?.upperBound, most > 0 else { return }
        var path = ""
        for mark in marks {
            guard let left = mark.decision.budgetLeft else { continue }
            let height = y + 30 + (Self.rowHeight - 100) * (most - min(left, most)) / most
            let x = Self.pixels(x(mark.time))
            path += path.isEmpty ? "M\(x) \(Self.pixels(height))" : "H\(x)V\(Self.pixels(height))"
        }
        if !path.isEmpty { body += "<path class=\"budget\" d=\"\(path)H\(Self.pixels(left + Self.plotWidth))\"/>\n" }
    }

    /// Draws lines for hours, or for days so far apart that there is room for their names.
    private mutating func drawHours(from top: Int, to bottom: Int) {
        let days = result.plan.days
        let step = days.count == 1 ? 3 : days.count <= 3 ? 6 : 24
        let room = Self.plotWidth / days.count
        let dayStep = [1, 7].first { $0 * room >= Self.dayWidth } ?? 28
        var lines = ""
        for (number, day) in days.enumerated() where number.isMultiple(of: dayStep) {
            for hour in stride(from: 0, to: 24, by: step) {
                let time = result.plan.zone.time(hour * 3_600, onDay: day.number) * 1_000
                if time < start { continue }
                let x = x(time)
                lines += "M\(Self.pixels(x)) \(Self.pixels(top))V\(Self.pixels(bottom))"
                guard x + Self.dayWidth <= left + Self.plotWidth + Self.margin else { continue }
                text(step == 24 ? "day \(number + 1)" : "\(hour):00", "note", x: x + 20, y: bottom + 170)
            }
        }
        body += "<path class=\"hour\" d=\"\(lines)\"/>\n"
    }
}

// MARK: - Shapes

extension SimulationPicture {
    private var left: Int { Self.margin + Self.labelWidth }

    /// The position of a time, in tenths of a pixel.
    private func x(_ time: Int) -> Int {
        left + (min(max(time, start), end) - start) * Self.plotWidth / (end - start)
    }

    private mutating func text(_ text: String, _ kind: String, x: Int, y: Int) {
        body += "<text class=\"\(kind)\" x=\"\(Self.pixels(x))\" y=\"\(Self.pixels(y))\">\(text.xmlEscaped)</text>\n"
    }

    private mutating func rect(_ kind: String, x: Int, y: Int, width: Int, height: Int, rounded: Bool = false) {
        let corners = rounded ? " rx=\"4\"" : ""
        body += "<rect class=\"\(kind)\" x=\"\(Self.pixels(x))\" y=\"\(Self.pixels(y))\" "
        body += "width=\"\(Self.pixels(width))\" height=\"\(Self.pixels(height))\"\(corners)/>\n"
    }

    /// Tenths of a pixel as a number of pixels: `12.5`.
    private static func pixels(_ tenths: Int) -> String {
        let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
        return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
    }
}

extension ReloadDecision {
    fileprivate var isMerged: Bool {
        if case .merged = outcome { true } else { false }
    }
}

extension String {
    /// The text in XML, without the characters that XML cannot contain.
    package var xmlEscaped: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "&": text += "&amp;"
            case "\"": text += "&quot;"
            case _ where scalar.value < 0x20 || 0xFFFE...0xFFFF ~= scalar.value: text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
