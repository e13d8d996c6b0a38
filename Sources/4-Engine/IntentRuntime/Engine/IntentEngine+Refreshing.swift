internal import IntentSystem
import Synchronization

/// Refreshes that share the answers of sources: a document is read once for all instances, and one that cannot be read is not
/// tried again.
package final class RefreshRound: Sendable {
    /// Answers of commands and addresses without `cache` are used again if they came later.
    private let answersSince: ContinuousClock.Instant
    /// Files are used again if they were read later.
    private let filesSince: ContinuousClock.Instant
    private let failures = Mutex<[OptionCache.Key: OptionsFailure]>([:])

    init(answersSince: ContinuousClock.Instant, filesSince: ContinuousClock.Instant) {
        self.answersSince = answersSince
        self.filesSince = filesSince
    }

    /// Returns how old an answer of a source without `cache` may be.
    func maximumAge(of source: OptionDocumentSource, at now: ContinuousClock.Instant) -> Duration {
        if case .file = source { return filesSince.duration(to: now) }
        return answersSince.duration(to: now)
    }

    func failure(for key: OptionCache.Key) -> OptionsFailure? { failures.withLock { $0[key] } }

    func add(_ failure: OptionsFailure, for key: OptionCache.Key) { failures.withLock { $0[key] = failure } }
}

extension RefreshRound: Equatable {
    package static func == (first: RefreshRound, second: RefreshRound) -> Bool { first === second }
}

/// What a refresh of an instance has found.
package struct RefreshReport: Sendable {
    /// A lookup of the chosen options of a parameter or of a field of records.
    package struct Lookup: Sendable {
        package let parameter: Parameter
        /// The age of the answer, zero if the source was asked now; or why there is none.
        package let age: Result<Duration, OptionsFailure>

        /// Whether a handler, a command or an address was asked.
        fileprivate var isRequest: Bool {
            if case .file = parameter.options { return false }
            guard case .success(let age) = age else { return true }
            return age <= .zero
        }

        /// Returns how long the answer stays current; nil without an answer.
        fileprivate func lifetime(without standard: Duration) -> Duration? {
            guard case .success(let age) = age else { return nil }
            return (OptionDocumentSource(parameter.options)?.timeouts.cache ?? standard) - age
        }
    }

    package let before: StoredInstance
    package fileprivate(set) var after: StoredInstance
    package fileprivate(set) var lookups: [Lookup] = []
    /// The defaults that rows lack because their sources did not provide them.
    package fileprivate(set) var missingDefaults: [MissingDefault] = []

    /// What has changed, by parameter.
    package var differences: [LoggedChange.Difference] {
        before.applying(
            InstanceUpdate(
                cause: .refreshed, isEdit: false, values: before.values.differences(to: after.values),
                defaults: before.defaults.differences(to: after.defaults))
        ).differences
    }

    /// Whether a source other than a file was asked.
    package var hasAskedSources: Bool { lookups.contains(where: \.isRequest) }

    /// Why sources did not answer, by parameter.
    package var failures: [(parameter: Parameter, reason: OptionsFailure)] {
        lookups.compactMap { lookup in
            guard case .failure(let reason) = lookup.age else { return nil }
            return (lookup.parameter, reason)
        }
    }

    /// Returns how long all answers stay current.
    /// - Parameter standard: The lifetime for sources without `cache`.
    package func lifetime(without standard: Duration) -> Duration {
        lookups.compactMap { $0.lifetime(without: standard) }.min() ?? standard
    }
}

extension IntentEngine {
    /// Begins a round of refreshes.
    /// - Parameter age: How old the answers of commands and addresses without `cache` may be; zero to ask each once.
    package func refreshRound(answersWithin age: Duration = .zero) -> RefreshRound {
        let now = settings.deadlines.now
        return RefreshRound(answersSince: now - age, filesSince: now)
    }

    /// Looks up again what an instance stores of its sources, for an editor or without one: the titles, subtitles and images of
    /// chosen options, and which of them have vanished. Requests the defaults that are still missing.
    ///
    /// The revision does not change. For an orphan, no source is asked. Without a round, the instances that this one follows are
    /// refreshed, too; in a round, each has its turn.
    /// - Parameters:
    ///   - id: The instance.
    ///   - names: The only parameters, and paths of fields without slots, whose options are looked up; nil for all, none to request
    ///     only defaults.
    ///   - round: The refreshes with which answers are shared; nil to use earlier answers only within `cache`.
    /// - Throws: ``EngineError`` with code `unknownInstance`; ``StoreError``; `CancellationError`.
    package func refresh(
        _ id: InstanceID, only names: Set<String>? = nil, in round: RefreshRound? = nil
    ) async throws -> RefreshReport {
        let deadlines = RequestDeadlines(settings)
        var instance = try await storedInstance(id)
        if round == nil, names?.isEmpty != true, !instance.followed.isEmpty {
            // Those that others follow come first, because their values are also parents of others.
            for source in instance.followed.reversed() where !source.isRemoved {
                guard let source = try? await storedInstance(source.id) else { continue }
                _ = try await refreshed(source, deadlines, only: names)
            }
            instance = try await storedInstance(id)
        }
        return try await refreshed(instance, deadlines, only: names, in: round)
    }

    private func refreshed(
        _ instance: StoredInstance, _ deadlines: RequestDeadlines, only names: Set<String>?,
        in round: RefreshRound? = nil
    ) async throws -> RefreshReport {
        var report = RefreshReport(before: instance, after: instance)
        guard let scope = declarations.scope(of: instance) else { return report }
        (report.after, report.lookups) = try await lookedUp(instance, scope, deadlines, only: names, in: round)
        (report.after, report.missingDefaults) = try await withDefaults(report.after, scope, deadlines, in: round)
        return report
    }

    /// Returns the configuration of an instance with titles in the language of this engine. Those of chosen options are looked
    /// up, and nothing is stored.
    /// - Parameter names: The only parameters whose options are looked up; nil for all.
    /// - Returns: The configuration, and why sources did not answer, by parameter. Their titles are the stored ones.
    /// - Throws: ``EngineError`` with code `unknownInstance`; ``StoreError``; `CancellationError`.
    package func translated(
        _ id: InstanceID, only names: Set<String>? = nil
    ) async throws -> (configuration: ResolvedConfiguration, failures: [(parameter: Parameter, reason: OptionsFailure)])
    {
        let deadlines = RequestDeadlines(settings)
        let instance = try await storedInstance(id)
        var report = try await translated(instance, deadlines, only: names)
        for index in instance.followed.indices {
            var source = instance.followed[index]
            source.followed = Array(instance.followed.dropFirst(index + 1))
            let found = try await translated(source, deadlines, only: names)
            report.lookups += found.lookups
            report.after.followed[index] = found.after
            report.after.followed[index].followed = []
        }
        let configuration = ResolvedConfiguration(
            report.after, declarations.scope(of: instance), family: instance.family, locale: settings.locale)
        return (configuration, report.failures)
    }

    /// Looks up the titles of the values that an instance stores itself, without storing them.
    private func translated(
        _ instance: StoredInstance, _ deadlines: RequestDeadlines, only names: Set<String>?
    ) async throws -> RefreshReport {
        var report = RefreshReport(before: instance, after: instance)
        guard let scope = declarations.scope(of: instance),
            let refresh = LookupRefresh(instance, scope: scope, locale: settings.locale)
        else { return report }
        let requests = refresh.requests().filter { $0.concerns(names) }
        var results = LookupResults()
        report.lookups = try await look(up: requests, for: instance, into: &results, deadlines: deadlines, in: nil)
        if let update = refresh.update(with: results) { report.after = instance.applying(update).instance }
        return report
    }

    private func lookedUp(
        _ instance: StoredInstance, _ scope: InstanceScope, _ deadlines: RequestDeadlines, only names: Set<String>?,
        in round: RefreshRound?
    ) async throws -> (StoredInstance, [RefreshReport.Lookup]) {
        guard names?.isEmpty != true, let refresh = LookupRefresh(instance, scope: scope, locale: settings.locale)
        else {
            return (instance, [])
        }
        let requests = refresh.requests().filter { $0.concerns(names) }
        var lookups = LookupResults()
        let performed = try await look(up: requests, for: instance, into: &lookups, deadlines: deadlines, in: round)
        guard refresh.update(with: lookups) != nil else { return (instance, performed) }
        let refreshed = try await update(instance.id) { [declarations, settings, lookups] newest in
            guard let scope = declarations.scope(of: newest) else { return nil }
            return LookupRefresh(newest, scope: scope, locale: settings.locale)?.update(with: lookups)
        }
        return (refreshed, performed)
    }
}

/// What a program needs to know to refresh instances at the right time.
extension IntentEngine {
    /// Whether a widget has parameters that ``refreshedParameters(of:)`` returns.
    package var hasRefreshedParameters: Bool {
        let index = SchemaIndex(schema)
        return schema.kinds.contains { !refreshedParameters(of: $0, declaredBy: index.intent(named:)).isEmpty }
    }

    /// Returns the parameters of a widget, and the fields of records under their paths without slots, for which its instances store
    /// something of a source, or texts of the definition.
    package func refreshedParameters(of kind: WidgetKind) -> [Parameter] {
        schema.presentWidget(of: kind).map { refreshedParameters(of: $0, declaredBy: schema.intent(named:)) } ?? []
    }

    private func refreshedParameters(
        of widget: DeclaredWidget, declaredBy intent: (String) -> Intent?
    ) -> [Parameter] {
        (widget.intent.flatMap(intent)?.parameters ?? []).flatMap { parameter -> [Parameter] in
            let parts = schema.optionParts(of: parameter).map(\.parameter).filter { declaration in
                if case .listed = declaration.options { return !declaration.allowsFreeText }
                return declaration.hasProvidedOptions
            }
            return parts.isEmpty && !parameter.providedDefaults(in: widget.families).isEmpty ? [parameter] : parts
        }
    }

    /// Returns a text for each file that differs once the file has changed; none for a file that cannot be examined.
    package func versions(of files: [OptionFile]) async -> [OptionFile: String] {
        guard !files.isEmpty else { return [:] }
        let answer = try? await providers.calls.call(
            CallTarget(name: "the files of options"), for: nil, by: settings.deadlines.now + .seconds(1)
        ) { [documents = providers.documents] in
            files.reduce(into: [:]) { versions, file in versions[file] = documents.version(of: file) }
        }
        return (try? answer?.get()) ?? [:]
    }

    /// Calls `onChange` when a file changes, until the returned value is released; nil if that is not possible.
    package func watch(_ file: OptionFile, onChange: @escaping @Sendable () -> Void) -> (any Sendable)? {
        providers.documents.watch(file, onChange: onChange)
    }

    /// Returns when the texts of the values in effect were read from their source, by parameter: the newest answer of a file, a
    /// command or an address that has the same texts, or else when they were stored. A parameter whose time is not known is
    /// missing. A field of records has its path without a slot.
    ///
    /// The call may block on a disk or a network.
    package func lookupTimesSynchronously(of configuration: ResolvedConfiguration) throws -> [String: StoreTime] {
        let instance = configuration.instance
        guard let scope = declarations.scope(of: instance), let intent = scope.intent else { return [:] }
        let context = ProviderContext(
            instance, scope, intent, values: configuration.values, locale: settings.locale)
        var logs: [InstanceID: LogPage] = [:]
        var times: [String: StoreTime] = [:]
        for (place, plan) in scope.declarations.parameters.enumerated() {
            let parts = plan.parts.filter(\.parameter.hasProvidedOptions)
            guard !parts.isEmpty, let resolved = configuration.parameter(named: plan.parameter.name, at: place),
                !resolved.marks.contains(.unchecked),
                parts.contains(where: { $0.choices(in: resolved.effective).contains { $0.optionKey != nil } })
            else { continue }
            let holder = resolved.origin.instance ?? instance.id
            let page = try logs[holder] ?? completeLog(of: holder)
            logs[holder] = page
            let names = Set(plan.names + plan.parameter.providedDefaults(in: scope.widget.families).map(\.key))
            let stored = page.changes.last { change in
                change.differences.contains { difference in
                    switch difference.subject {
                    case .value(let name), .defaultValue(let name): names.contains(name)
                    }
                }
            }
            for part in parts where !part.choices(in: resolved.effective).isEmpty {
                let key = context.key(of: part.parameter, source: OptionDocumentSource(part.parameter.options))
                let answered = answers(to: key, of: part, agreeingWith: resolved)
                times[part.parameter.name] = [stored?.time, answered].compactMap(\.self).max()
            }
        }
        return times
    }

    /// Returns the time of the last answer of a document, if it has the same options as a value.
    private func answers(
        to key: OptionCache.Key, of part: OptionPart, agreeingWith resolved: ResolvedParameter
    ) -> StoreTime? {
        guard key.source != nil, let answer = providers.answers.persistentAnswer(for: key, of: part.parameter) else {
            return nil
        }
        let options = LookupResults.byIdentifier(answer.page.items.map(\.value))
        let agrees = part.choices(in: resolved.effective).allSatisfy { choice in
            guard let identifier = choice.optionKey else { return true }
            return options[identifier].map { $0.keepingUnknownProperties(of: choice) == choice }
                ?? resolved.marks.contains(.vanished)
        }
        return agrees ? answer.time : nil
    }
}
