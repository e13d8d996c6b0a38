package import IntentCommandLine
internal import IntentDiagnostics
package import IntentModel
internal import IntentRuntime
internal import IntentWidgets

/// What an instance shows, and what comes.
package struct TimelineResult: CommandResult, Hashable {
    /// The number of coming entries that the text lists.
    private static let listedEntries = 10

    private let status: TimelineStatus
    private let policy: TimelineReloadPolicy?
    private let made: StoreTime?
    private let current: RenderedEntry?
    private let upcoming: [RenderedEntry]
    private let now: StoreTime
    private let times: TimeText
    package let notes: [Note]

    init(_ shown: ShownTimeline, at now: StoreTime, times: TimeText, notes: [Note]) throws {
        self.notes = notes
        status = shown.status
        policy = shown.policy
        made = shown.made.map(StoreTime.init(roundingDown:))
        current = try shown.entry(at: now.date)
        let next = shown.index(at: now.date).map { $0 + 1 } ?? shown.count
        upcoming = try (min(next, shown.count)..<shown.count).map { try shown.entry($0) }
            .filter { $0.date > now.date }
        self.now = now
        self.times = times
    }

    /// The picture that is shown now.
    /// - Throws: `invalidData` if there is none.
    func picture() throws(CommandError) -> PictureResult {
        guard let svg = current?.content.svg else {
            throw CommandError(
                .invalidData, "noPicture",
                "'\(status.instance.text)' shows \(current == nil ? "nothing" : "no picture")")
        }
        return PictureResult(svg: svg)
    }

    package var json: JSONValue {
        var object: JSONObject = ["timeline": 1]
        for member in status.jsonObject(at: now).members { object[member.key] = member.value }
        object["made"] = made.map { .string($0.text) }
        object["policy"] = policy.map { .string($0.word) }
        object["current"] = current.map(\.json)
        object["upcoming"] = .array(upcoming.map(\.json))
        return .object(object)
    }

    package func text(_ style: TextStyle) -> String {
        var lines = ["\(style.bold(status.instance.text))  \(status.kind.name)  \(status.family.rawValue)"]
        if let current {
            lines +=
                [""]
                + (current.content.text ?? "(no text)").split(separator: "\n", omittingEmptySubsequences: false)
                .map { "  \($0.description.onOneVisibleLine)" } + [""]
        } else {
            lines.append(made == nil ? "no timeline yet" : "the timeline has no entries")
        }
        if let made { lines.append("timeline made \(times.text(of: made))") }
        lines += state
        for entry in upcoming.prefix(Self.listedEntries) {
            let first =
                entry.content.text?.split(separator: "\n").first.map { "  \(String($0).onOneVisibleLine)" } ?? ""
            lines.append("\(times.localText(of: StoreTime(roundingDown: entry.date)))\(first)")
        }
        if upcoming.count > Self.listedEntries {
            lines.append("and \((upcoming.count - Self.listedEntries).counting("more entry", "more entries"))")
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
    package func text(_ style: TextStyle) -> String { svg.hasSuffix("\n") ? svg : svg + "\n" }
}

extension TimelineStatus {
    /// The members that describe the instance in JSON.
    func jsonObject(at now: StoreTime) -> JSONObject {
        var object: JSONObject = [
            "id": .string(instance.text), "kind": .string(kind.name), "family": .string(family.rawValue),
            "isReloading": .boolean(isReloading), "isOutdated": .boolean(isOutdated(at: now.date)),
            "isInvalidated": .boolean(isInvalidated), "isVisible": .boolean(isVisible),
        ]
        object["nextReload"] = nextReload.map { .string(StoreTime(roundingDown: $0).text) }
        object["outdatedSince"] = outdatedSince.map { .string(StoreTime(roundingDown: $0).text) }
        object["budgetLeft"] = budgetLeft.map { .integer($0) }
        object["failure"] = failure.map { failure in
            [
                "time": .string(StoreTime(roundingDown: failure.date).text), "message": .string(failure.message),
                "count": .integer(failure.count),
            ]
        }
        return object
    }
}

extension TimelineReloadPolicy {
    /// The policy in JSON: `atEnd`, `never` or a time.
    fileprivate var word: String {
        switch kind {
        case .atEnd: "atEnd"
        case .never: "never"
        case .after(let date): StoreTime(roundingDown: date).text
        }
    }
}

extension RenderedEntry {
    /// The entry as JSON: `date`, `relevance` if it has one, and `content`.
    var json: JSONValue {
        var object: JSONObject = ["date": .string(StoreTime(roundingDown: date).text)]
        object["relevance"] = relevance.map {
            ["score": .number(Double($0.score)), "duration": .number($0.duration)]
        }
        object["content"] = content.wire
        return .object(object)
    }
}
