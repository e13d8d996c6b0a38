import IntentModel
import IntentRuntime

/// An answer to a request for a timeline.
struct TimelineAnswer: Sendable {
    let archive: TimelineArchive
    let schedule: TimelineSchedule
    /// The shortest time between two entries; nil for fewer than two.
    let spacing: Duration?
    /// What the pictures lack, each once.
    let undrawn: [String]

    init(_ timeline: RenderedTimeline, made: StoreTime) {
        let archive = TimelineArchive(timeline, made: made)
        let dates = (0..<archive.count).map { archive.entry(at: $0).date }
        self.archive = archive
        // An entry's date may be one that no duration reaches.
        let times = dates.map { StoreTime(roundingDown: $0).milliseconds }
        spacing = zip(times, times.dropFirst()).map { .milliseconds($1 - $0) }.min()
        undrawn = Set(timeline.entries.flatMap(\.content.undrawn)).sorted()
        schedule = TimelineSchedule(timeline.policy, dates: timeline.entries.map(\.date))
    }
}

extension WidgetHost {
    /// Asks the provider of an instance for a timeline. The attempt is already written.
    func ask(_ id: InstanceID) {
        guard let entry = entries[id], entry.reload.attempt != nil, let widget = widgets.widgets[entry.kind] else {
            return
        }
        entries[id]?.isAsked = true
        let (engine, clock, settings, device, provider) = (engine, clock, settings, device, widget.provider)
        enqueue(ProviderGroup(widget), isUrgent: false) {
            let configuration = try await engine.resolved(id)
            var request = ProviderRequest(
                values: configuration.values,
                context: widget.adapting(
                    TimelineProviderContext(
                        family: configuration.family, instance: id,
                        reader: WidgetReader(language: engine.defaultLocale), device: device)),
                contentLimit: settings.maximumContentBytes, entryLimit: settings.maximumEntries)
            request.secrets = engine.secretTexts(in: configuration)
            do { return TimelineAnswer(try await provider.timeline(request), made: clock.time) } catch {
                throw ProviderError(error, hiding: request.secrets)
            }
        } completion: { host, result in
            guard host.isRunning else { return }
            host.answers.append((id, result))
            host.wake()
        }
    }

    /// Records the answers that arrived, in an order that does not depend on which provider was faster.
    /// - Returns: Whether there were any.
    func takeAnswers() -> Bool {
        let arrived = answers.sorted { $0.instance.text < $1.instance.text }
        answers = []
        for answer in arrived where entries[answer.instance]?.reload.attempt != nil {
            switch answer.result {
            case .success(let timeline): take(timeline, of: answer.instance)
            case .failure(let error): take(error, of: answer.instance)
            }
        }
        return !arrived.isEmpty
    }

    private func take(_ answer: TimelineAnswer, of id: InstanceID) {
        let time = clock.time
        entries[id]?.failure = nil
        entries[id]?.pending.reloadEnded(hasTimeline: true)
        contents[id] = answer.archive.bytes
        change(id) { reload in
            reload.finish(with: answer.schedule, at: time, limits: limits)
            return []
        }
        warn(about: answer, of: id)
    }

    private func take(_ error: any Error, of id: InstanceID) {
        let (time, message) = (clock.time, "\(error)".onOneLine)
        entries[id]?.failure = HostEntry.Failure(time: time, message: message)
        entries[id]?.pending.reloadEnded(hasTimeline: false)
        note(.providerFailed, instance: id, kind: entries[id]?.kind, message)
        change(id) { $0.fail(ReloadRule(failure: error), at: time, limits: limits) }
    }

    /// Warns about the timelines of a kind, once for each warning.
    private func warn(about answer: TimelineAnswer, of id: InstanceID) {
        for name in answer.undrawn { warn(.notDrawn, of: id, "the picture lacks \(name)", name: name) }
        if answer.archive.count >= settings.entryCountWarning {
            let limit = settings.entryCountWarning
            warn(
                .manyEntries, of: id,
                "a timeline has \(answer.archive.count) entries; systems are known to have trouble from \(limit)")
        }
        let advised = settings.entrySpacingWarning
        if let spacing = answer.spacing, spacing < advised {
            let (seconds, least) = (spacing.components.seconds, advised.components.seconds)
            warn(.closeEntries, of: id, "entries are \(seconds) seconds apart; at least \(least) are advised")
        }
    }

    private func warn(_ code: HostNotice.Code, of id: InstanceID, _ message: String, name: String? = nil) {
        guard let kind = entries[id]?.kind else { return }
        if warned.insert(Warning(code: code, kind: kind, name: name)).inserted {
            note(code, instance: id, kind: kind, message)
        }
    }

    /// Logs a failure or a warning.
    func note(
        _ code: HostNotice.Code, instance: InstanceID? = nil, kind: WidgetKind? = nil, _ message: String
    ) {
        log(.notice(HostNotice(code, at: clock.time, instance: instance, kind: kind, message: message)))
    }
}

/// The error of a provider, with a message that does not contain the secrets that the provider received.
private struct ProviderError: Error, CustomStringConvertible {
    let cause: any Error
    let description: String

    init(_ cause: any Error, hiding secrets: SecretTexts) {
        self.cause = cause
        description = secrets.hidden(in: "\(cause)")
    }
}

extension ReloadRule {
    fileprivate init(failure: any Error) {
        switch (failure as? ProviderError)?.cause ?? failure {
        case CallFailure.deadline: self = .deadline
        case is ContentLimitError: self = .contentLimit
        case is EntryLimitError: self = .entryLimit
        default: self = .providerFailed
        }
    }
}
