package import IntentCommandLine
internal import IntentDiagnostics
internal import IntentDocuments
package import IntentModel
internal import IntentRuntime
internal import IntentWidgets

/// What an instance shows, and what comes.
package struct TimelineResult: CommandResult, Hashable {
    /// The number of coming entries that the text lists.
    private static let listedEntries = 10

    private let shown: ShownTimeline
    private let report: TimelineReport
    private let now: StoreTime
    private let times: TimeText
    package let notes: [Note]
    /// The pictures that were written.
    private var files: [String] = []

    init(_ shown: ShownTimeline, _ secrecy: Secrecy, at now: StoreTime, times: TimeText, notes: [Note]) throws {
        self.shown = shown
        report = try TimelineReport(shown, secrecy, at: now)
        self.now = now
        self.times = times
        self.notes = notes
    }

    private var status: TimelineStatus { report.status }

    /// The picture of an entry, of which the one that is shown now is the first; nil for that one.
    /// - Throws: `invalidData` if there is none; `ContentError` if the stored content is damaged.
    func picture(_ choice: EntryChoice? = nil) throws -> PictureResult {
        let entry =
            switch choice {
            case nil: report.current
            case .number: try choice?.entry(of: (report.current.map { [$0] } ?? []) + report.upcoming)
            case .date(let date): try shown.entry(at: date)
            }
        guard let svg = entry?.content.svg else {
            throw CommandError(
                .invalidData, "noPicture",
                "'\(status.instance.text)' shows \(entry == nil ? "nothing" : "no picture")")
        }
        return PictureResult(svg: svg)
    }

    /// Writes the picture of an entry to a file.
    func writingPicture(
        _ choice: EntryChoice?, to file: PictureFile, environment: Environment
    ) throws -> TimelineResult {
        try file.write(try picture(choice).svg, environment: environment)
        var copy = self
        copy.files.append(file.path)
        return copy
    }

    package var json: JSONValue {
        guard !files.isEmpty, case .object(var object) = report.json else { return report.json }
        object["files"] = .array(files.map(JSONValue.string))
        return .object(object)
    }

    package func text(_ style: TextStyle) -> String {
        if !files.isEmpty { return files.terminatedLines }
        let (kind, family) = (status.kind.name.onOneVisibleLine, status.family.rawValue.onOneVisibleLine)
        var lines = ["\(style.bold(status.instance.text))  \(kind)  \(family)"]
        if let current = report.current {
            lines +=
                [""]
                + (current.content.text ?? "(no text)").split(separator: "\n", omittingEmptySubsequences: false)
                .map { "  \($0.description.onOneVisibleLine)" } + [""]
        } else {
            lines.append(report.made == nil ? "no timeline yet" : "the timeline has no entries")
        }
        if let made = report.made { lines.append("timeline made \(times.text(of: made))") }
        lines += state
        for entry in report.upcoming.prefix(Self.listedEntries) {
            let first =
                entry.content.text?.split(separator: "\n").first.map { "  \(String($0).onOneVisibleLine)" } ?? ""
            lines.append("\(times.localText(of: StoreTime(roundingDown: entry.date)))\(first)")
        }
        if report.upcoming.count > Self.listedEntries {
            lines.append("and \((report.upcoming.count - Self.listedEntries).counting("more entry", "more entries"))")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// When the timeline is reloaded, and why it is out of date, a line each.
    private var state: [String] {
        var lines: [String] = []
        if status.isReloading {
            lines.append("being reloaded")
        } else if let next = status.nextReload.map(StoreTime.init(roundingDown:)) {
            let time = times.localText(of: next)
            lines.append(
                next <= now ? "reload due since \(time)" : "next reload not before \(time)")
        } else {
            lines.append("reloaded only after a request")
        }
        if let left = status.budgetLeft {
            lines.append("\(left.counting("reload")) left in the budget of 24 hours")
        }
        if let since = status.outdatedSince, status.isOutdated(at: now.date) {
            lines.append("out of date since \(times.localText(of: StoreTime(roundingDown: since)))")
        }
        if status.isChanged {
            lines.append("changed then, which no host has noticed; the content is that of before")
        }
        if status.isInvalidated { lines.append("an action was performed, whose effect the timeline does not show yet") }
        if let failure = status.failure {
            let count = failure.count > 1 ? ", \(failure.count) times in a row" : ""
            let time = times.text(of: StoreTime(roundingDown: failure.date))
            lines.append("failed \(time)\(count): \(failure.message.onOneVisibleLine)")
        }
        return lines
    }
}

/// A picture as an SVG document.
package struct PictureResult: CommandResult, Hashable {
    package let svg: String

    package var json: JSONValue { ["svg": .string(svg)] }
    package func text(_ style: TextStyle) -> String { style.document(svg.hasSuffix("\n") ? svg : svg + "\n") }
}
