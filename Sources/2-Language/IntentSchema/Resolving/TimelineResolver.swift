internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves `timeline`: the timelines that a widget's provider is declared to return.
struct TimelineResolver: ContextResolver {
    let context: ResolvingContext

    /// Returns nil if the value is not a mapping, or has no usable `every` and needs one.
    func resolve(_ value: Value) -> TimelineModel? {
        if let text = reader.plainText(value), let every = Duration.literal(meantBy: text) {
            reader.reportWrongType(value, expected: "a map of the keys of a timeline", near: "{ every: \(every) }")
            return nil
        }
        guard let fields = reader.fields(of: value, allowed: .timeline, subject: "a timeline") else { return nil }
        let every = fields[.every].flatMap { duration($0, "a time between two entries") }
        let times = fields[.at].flatMap { self.times($0) }
        if let first = fields.key(.every), let second = fields.key(.at) {
            report(
                .duplicateKey, at: place(max(first, second)), "'every' and 'at' cannot both be written",
                notes: [DiagnosticNote("the other one is here", at: place(min(first, second)))])
            return nil
        }
        let entries = fields[.entries].flatMap { number($0) }
        let reload = fields[.reload].flatMap { self.reload($0) }
        let isComplete =
            fields.mentions(.entries) == (entries != nil) && fields.mentions(.reload) == (reload != nil)
        if fields.mentions(.at), times == nil { return nil }
        if every == nil, times == nil, TimelineModel.needsInterval(entries: entries ?? 1, reload: reload ?? .atEnd) {
            if isComplete, reader.isMissing(.every, in: fields) {
                let reason = fields.mentions(.reload) ? " with 'reload: atEnd'" : ""
                let subject = "a timeline\((entries ?? 1) > 1 ? " of several entries" : reason)"
                report(
                    .missingKey, at: place(value.key ?? value.node),
                    "'every' and 'at' are missing: \(subject) needs one of them, the time between two entries or their times "
                        + "of day")
            }
            return nil
        }
        let model = TimelineModel(every: every, at: times ?? [], entries: entries ?? 1, reload: reload ?? .atEnd)
        if isComplete { checkBudget(of: model, at: value.key ?? value.node) }
        return model
    }

    private func duration(_ value: Value, _ subject: String) -> Duration? {
        reader.duration(
            value, expected: "\(subject), from 1s to 366d", isAllowed: TimelineModel.allowedDurations.contains)
    }

    /// Returns times of day in ascending order.
    private func times(_ value: Value) -> [TimeOfDay]? {
        let expected = "a list of times of day in quotes, such as [\"00:00\", \"06:30\"]"
        guard let names = reader.names(value, expected: expected) else { return nil }
        guard 1...TimelineModel.maximumTimes ~= names.count else {
            report(
                .wrongType, at: place(value.node),
                "'at' has \(names.count) times of day; it needs from 1 to \(TimelineModel.maximumTimes), such as "
                    + "[\"00:00\", \"06:30\"]")
            return nil
        }
        var times: [TimeOfDay] = []
        for (name, node) in names {
            do { times.append(try TimeOfDay(name)) } catch {
                report(.wrongType, at: place(node), error.message, near: error.suggestion)
            }
        }
        return times.count == names.count ? times : nil
    }

    private func number(_ value: Value) -> Int? {
        let allowed = TimelineModel.allowedEntries
        let expected = "a number of entries, from \(allowed.lowerBound) to \(allowed.upperBound)"
        guard let number = reader.integer(value, expected: expected) else { return nil }
        guard allowed.contains(number) else {
            reader.reportWrongType(value, expected: expected)
            return nil
        }
        return number
    }

    private func reload(_ value: Value) -> TimelineModel.Reload? {
        guard tree.kind(value.node) == .mapping else {
            let word = reader.word(value, of: ["atEnd", "never"], "a map such as { after: 30m }, or one of")
            return word.map { $0 == "never" ? .never : .atEnd }
        }
        guard let fields = reader.fields(of: value, allowed: .reload, subject: "'reload'") else { return nil }
        if reader.isMissing(.after, in: fields) {
            report(.missingKey("after", of: "a map in 'reload'", at: place(value.key ?? value.node)))
        }
        return fields[.after].flatMap { duration($0, "a time until the reload") }.map { .after($0) }
    }

    /// Warns about more reloads than a widget that is always visible gets in the default budget.
    private func checkBudget(of model: TimelineModel, at node: NodeID) {
        let budget = ReloadBudget.appleDocumentation
        guard let granted = budget.dailyReloads, model.dailyReloads > granted.upperBound else { return }
        report(
            .overBudget, .warning, at: place(node),
            "\(model.arithmetic); \(budget.name) grants a widget at most \(granted.upperBound), and "
                + "\(granted.lowerBound) if it is less visible")
    }
}

extension FieldReader {
    /// Returns a duration. Its unit is required, because the keys that have one do not imply it.
    func duration(
        _ value: Value, expected: @autoclosure () -> String, isAllowed: (Duration) -> Bool
    ) -> Duration? {
        guard let text = string(value, expected: expected()) else { return nil }
        let duration = text.last?.isLetter == true ? try? Duration.literal(text) : nil
        guard let duration, isAllowed(duration) else {
            let hint = duration == nil ? "; a duration is a number with one of the units ms, s, m, h, d" : ""
            let meant = duration == nil ? Duration.literal(meantBy: text) : nil
            reportWrongType(value, expected: expected(), hint: hint, near: meant)
            return nil
        }
        return duration
    }
}
