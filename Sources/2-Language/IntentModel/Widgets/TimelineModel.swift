internal import IntentSystem

/// The timelines that the provider of a widget is declared to return: `timeline` in a definition.
///
/// The simulator creates timelines from it, and `intentgen validate` compares its reloads with a budget.
package struct TimelineModel: Hashable, Sendable {
    /// When a widget asks for its next timeline.
    package enum Reload: Hashable, Sendable {
        /// After the last entry.
        case atEnd
        /// Only if a program asks for it.
        case never
        /// This long after the timeline was returned.
        case after(Duration)
    }

    /// The time between two entries; nil if they are at times of day, or if there is one entry, and a program or a time decides
    /// about the reload.
    package var every: Duration?
    /// The times of day at which entries begin, ascending and all different; empty if entries are at equal intervals.
    package var times: [TimeOfDay]
    /// The number of entries of one timeline.
    package var entries: Int
    package var reload: Reload

    /// - Parameters:
    ///   - every: A duration in ``allowedDurations``; nil with times of day, or if ``needsInterval(entries:reload:)`` returns
    ///     false.
    ///   - times: At most ``maximumTimes``, and none with an interval.
    ///   - entries: A number in ``allowedEntries``.
    package init(every: Duration?, at times: [TimeOfDay] = [], entries: Int = 1, reload: Reload = .atEnd) {
        precondition(
            every != nil || !times.isEmpty || !TimelineModel.needsInterval(entries: entries, reload: reload),
            "an interval is missing")
        self.every = every
        self.times = Set(times).sorted()
        self.entries = entries
        self.reload = reload
    }

    /// The time between two entries, and until a reload, from a second to a year.
    package static let allowedDurations: ClosedRange<Duration> = .seconds(1) ... .seconds(366 * 86_400)

    package static let allowedEntries = 1...2_000

    /// The largest number of times of day.
    package static let maximumTimes = 1_440

    /// Whether the time between two entries has a meaning: there are several, or the reload follows from it.
    package static func needsInterval(entries: Int, reload: Reload) -> Bool { entries > 1 || reload == .atEnd }
}

// MARK: - Reloads

extension TimelineModel {
    /// The time between two reloads; nil if there are none, or if they are at times of day.
    package var reloadInterval: Duration? {
        switch reload {
        case .atEnd: every.map { $0 * entries }
        case .never: nil
        case .after(let duration): duration
        }
    }

    /// The number of reloads in 24 hours, rounded up.
    package var dailyReloads: Int {
        if reload == .atEnd, !times.isEmpty { return (times.count + entries - 1) / entries }
        guard let interval = reloadInterval, interval > .zero else { return 0 }
        return Int((Duration.seconds(86_400) / interval).rounded(.up))
    }

    private var reloadPhrase: String { reloadInterval?.phrase ?? "" }

    /// How the number of reloads follows from the model: `a reload every 60 entries × 1 min = 1 h is 24 reloads a day`.
    package var arithmetic: String {
        let count = "\(dailyReloads.inGroups) reload\(dailyReloads == 1 ? "" : "s") a day"
        return switch reload {
        case .never: "a timeline that is never reloaded is \(count)"
        case .after(let duration): "a reload after \(duration.phrase) is \(count)"
        case .atEnd where !times.isEmpty:
            "\(times.count.inGroups) time\(times.count == 1 ? "" : "s") of day"
                + (entries == 1 ? "" : " ÷ \(entries) entries") + " is \(count)"
        case .atEnd where entries == 1: "a reload every \(reloadPhrase) is \(count)"
        case .atEnd: "a reload every \(entries) entries × \(every?.phrase ?? "") = \(reloadPhrase) is \(count)"
        }
    }
}

extension Duration {
    /// The duration in the largest unit in which it is a whole number, or else in seconds: `90 min`, `1.5 s`.
    fileprivate var phrase: String {
        for (unit, symbol) in [(86_400, "d"), (3_600, "h"), (60, "min")] as [(Int64, String)]
        where components.attoseconds == 0 && components.seconds.isMultiple(of: unit) {
            return "\(components.seconds / unit) \(symbol)"
        }
        return "\(secondsText) s"
    }
}

// MARK: - JSON

extension TimelineModel: SchemaPart {
    var withoutTexts: TimelineModel? { nil }

    func json(in language: String) -> JSONValue? {
        var writer = SchemaObjectWriter(language: language)
        if let every { writer.put("every", every.wire) }
        if !times.isEmpty { writer.put("at", .array(times.map { .string($0.text) })) }
        if entries != 1 { writer.put("entries", .integer(entries)) }
        switch reload {
        case .atEnd: break
        case .never: writer.put("reload", "never")
        case .after(let duration): writer.put("reload", ["after": duration.wire])
        }
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let interval = fields.remove("every")
            let times = try TimelineModel.times(fields.remove("at"))
            if interval != nil, !times.isEmpty { throw node.error("'every' and 'at' exclude each other") }
            let count = fields.remove("entries")
            let entries = try count?.integer() ?? 1
            if let count, !TimelineModel.allowedEntries.contains(entries) {
                throw count.error(
                    "\(entries) is not a number of entries, from 1 to \(TimelineModel.allowedEntries.upperBound)")
            }
            let every = try interval.map { node throws(SchemaDecodingError) in try TimelineModel.duration(node) }
            let reload = try Reload(fields.remove("reload"))
            if every == nil, times.isEmpty, TimelineModel.needsInterval(entries: entries, reload: reload) {
                throw node.error("'every' is missing")
            }
            return TimelineModel(every: every, at: times, entries: entries, reload: reload)
        }
    }

    private static func times(_ node: SchemaNode?) throws(SchemaDecodingError) -> [TimeOfDay] {
        guard let node else { return [] }
        let times = try node.list { node throws(SchemaDecodingError) in
            try node.literal { text throws(ValueTextError) in try TimeOfDay(text) }
        }
        guard 1...maximumTimes ~= times.count else { throw node.error("from 1 to \(maximumTimes) times are expected") }
        return times
    }

    fileprivate static func duration(_ node: SchemaNode) throws(SchemaDecodingError) -> Duration {
        let duration: Duration
        do { duration = try Duration(wire: node.json) } catch { throw node.error(error.message) }
        guard allowedDurations.contains(duration) else {
            throw node.error("\(duration.secondsText) seconds are not a time from a second to a year")
        }
        return duration
    }
}

extension TimelineModel.Reload {
    fileprivate init(_ node: SchemaNode?) throws(SchemaDecodingError) {
        guard let node else {
            self = .atEnd
            return
        }
        if node.json.objectValue != nil {
            self = try node.fields { fields throws(SchemaDecodingError) in
                .after(try TimelineModel.duration(try fields.required("after")))
            }
            return
        }
        switch try node.text() {
        case "atEnd": self = .atEnd
        case "never": self = .never
        case let word: throw node.error("'\(word)' is not one of atEnd, never")
        }
    }
}
