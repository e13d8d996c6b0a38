package import IntentModel
package import IntentRuntime
package import IntentWidgets

/// What an instance shows now, and what comes.
package struct TimelineReport: Hashable, Sendable {
    package let status: TimelineStatus
    package let policy: TimelineReloadPolicy?
    package let made: StoreTime?
    package let current: RenderedEntry?
    package let upcoming: [RenderedEntry]
    /// When the next entry is shown; nil if none follows.
    package let nextEntry: StoreTime?
    private let now: StoreTime

    /// - Parameters:
    ///   - secrecy: What the values of buttons and toggles do not contain.
    ///   - includesUpcoming: Whether to read the entries that are shown later.
    /// - Throws: `ContentError` if the stored content is damaged.
    package init(
        _ shown: ShownTimeline, _ secrecy: Secrecy, at now: StoreTime, includesUpcoming: Bool = true
    ) throws {
        status = shown.status
        policy = shown.policy
        made = shown.made.map(StoreTime.init(roundingDown:))
        current = try shown.entry(at: now.date)?.shown(secrecy)
        upcoming =
            includesUpcoming ? try shown.indices(after: now.date).map { try shown.entry($0).shown(secrecy) } : []
        nextEntry = shown.next(after: now.date).map(StoreTime.init(roundingDown:))
        self.now = now
    }

    /// The document of `timeline`.
    package var json: JSONValue {
        .object(["timeline": 1]).adding(.object(stateJSON())).adding("upcoming", .array(upcoming.map(\.json)))
    }

    /// The state with what is shown now, as an element of another document.
    package func stateJSON(_ entry: (RenderedEntry) -> JSONValue = \.json) -> JSONObject {
        var object = status.jsonObject(at: now)
        object["made"] = made.map { .string($0.text) }
        object["policy"] = policy.map { .string($0.word) }
        object["current"] = current.map(entry)
        object["nextEntry"] = nextEntry.map { .string($0.text) }
        return object
    }
}

extension TimelineStatus {
    /// Returns the members that describe the state in JSON.
    package func jsonObject(at now: StoreTime) -> JSONObject {
        var object: JSONObject = [
            "id": .string(instance.text), "kind": .string(kind.name), "family": .string(family.rawValue),
            "isReloading": .boolean(isReloading), "isOutdated": .boolean(isOutdated(at: now.date)),
            "isChanged": .boolean(isChanged), "isInvalidated": .boolean(isInvalidated),
            "isVisible": .boolean(isVisible),
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

extension WidgetPreview {
    /// Returns the preview without the secrets among the values of buttons and toggles.
    package func shown(_ secrecy: Secrecy) -> WidgetPreview {
        var preview = self
        preview.placeholder = placeholder.shown(secrecy)
        preview.snapshot = snapshot.shown(secrecy)
        return preview
    }
}

extension RenderedEntry {
    /// Returns the entry without the secrets among the values of buttons and toggles. To press one, its identifier is enough.
    fileprivate func shown(_ secrecy: Secrecy) -> RenderedEntry {
        var entry = self
        for (index, action) in content.actions.enumerated() {
            entry.content.actions[index].values = secrecy.shown(action.values, ofIntent: action.intent)
        }
        return entry
    }

    /// The entry as JSON: `date`, `relevance` if it has one, and `content`.
    package var json: JSONValue {
        var object: JSONObject = ["date": .string(StoreTime(roundingDown: date).text)]
        object["relevance"] = relevance?.wire
        object["content"] = content.wire
        return .object(object)
    }
}
