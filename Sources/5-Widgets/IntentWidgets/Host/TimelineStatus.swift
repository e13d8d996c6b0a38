public import IntentModel
public import IntentRuntime

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What a host has recorded about the timeline of an instance: when it is reloaded next, and why it may be out of date.
public struct TimelineStatus: Hashable, Sendable {
    /// The newest failure of a provider.
    public struct Failure: Hashable, Sendable {
        /// When the provider failed.
        public let date: Date
        /// The reason, in one line without a full stop.
        public let message: String
        /// The number of failures in a row.
        public let count: Int
    }

    /// The instance.
    public let instance: InstanceID
    /// The kind of the instance.
    public let kind: WidgetKind
    /// The family of the instance.
    public let family: SizeFamily
    /// The time of the next decision about a reload, which is not before this date and later if the budget is spent; nil if the
    /// host waits for a request or an answer.
    public let nextReload: Date?
    /// Whether the provider is being asked.
    public let isReloading: Bool
    /// The date from which the shown timeline is out of date; nil if that is unknown.
    public let outdatedSince: Date?
    /// Whether the instance, or one that it follows, was edited, resized or restored and no host has noticed it yet, as while none
    /// runs. The timeline shows the former values and family.
    public let isChanged: Bool
    /// The newest failure; nil after a success.
    public let failure: Failure?
    /// The number of reloads that the budget has left; nil without a limit.
    public let budgetLeft: Int?
    /// Whether the host was informed that the instance is visible.
    public let isVisible: Bool
    /// Whether the content is invalidated: a button or toggle was tapped, and the timeline does not show the effect yet.
    public let isInvalidated: Bool

    /// Whether the shown timeline is out of date at a date.
    public func isOutdated(at date: Date) -> Bool { outdatedSince.map { $0 <= date } ?? false }
}

extension TimelineStatus {
    /// - Parameter change: The time of the first change of the instance that no host has noticed yet.
    fileprivate init(
        _ entry: HostEntry, of instance: StoredInstance, changed change: StoreTime?, at time: StoreTime,
        limits: ReloadLimits
    ) {
        var reload = entry.reload
        reload.advance(to: time.milliseconds, limits)
        // A host performs the reload as soon as it notices the change.
        let change = change.map { min($0, time) }
        self.instance = instance.id
        kind = entry.kind
        family = instance.family
        nextReload = (change ?? reload.nextDue)?.date
        isReloading = reload.attempt != nil
        outdatedSince = [change, reload.outdatedTime].compactMap(\.self).min()?.date
        isChanged = change != nil
        failure = entry.failure.map {
            Failure(date: $0.time.date, message: $0.message, count: reload.failures)
        }
        budgetLeft = reload.budgetLeft(limits)
        isVisible = reload.isVisible
        isInvalidated = !entry.pending.isEmpty
    }
}

/// The timeline that an instance shows, with its archived content.
public struct ShownTimeline: Hashable, Sendable {
    /// When the timeline is reloaded next, and why it may be out of date.
    public let status: TimelineStatus
    /// Nil until a provider has returned a timeline.
    private let archive: TimelineArchive?
    /// The toggles that were tapped, whose new state the content does not contain yet.
    private let pending: [PendingAction]

    init(_ status: TimelineStatus, _ archive: TimelineArchive?, pending: [PendingAction] = []) {
        self.status = status
        self.archive = archive
        self.pending = pending
    }

    /// When the provider returned the timeline; nil if it has not returned one yet.
    public var made: Date? { archive?.made.date }

    /// When the provider wants to be asked again; nil if there is no timeline yet.
    public var policy: TimelineReloadPolicy? { archive?.policy }

    /// The times at which the provider lists the configuration of the instance as relevant.
    public var relevance: [RelevantContext] { archive?.relevance ?? [] }

    /// The number of entries.
    public var count: Int { archive?.count ?? 0 }

    /// The dates of the entries, ascending.
    public var dates: [Date] { (0..<count).compactMap(date) }

    /// Returns the position of the entry that is shown at a date: the last one that is not later, or else the first one. Nil if
    /// there are no entries.
    public func index(at date: Date) -> Int? { archive?.index(at: date) }

    /// Returns the entry that is shown at a date; nil if there are no entries.
    /// - Throws: ``ContentError`` if the stored content is damaged.
    public func entry(at date: Date) throws -> RenderedEntry? {
        try index(at: date).map { try entry($0) }
    }

    /// Returns the entry at a position, from 0 to one less than ``count``.
    /// - Throws: ``ContentError`` if the stored content is damaged.
    public func entry(_ index: Int) throws -> RenderedEntry {
        guard let archive, index >= 0, index < count else {
            preconditionFailure("the timeline has \(count) entries, and no entry \(index)")
        }
        let entry = archive.entry(at: index)
        return RenderedEntry(
            date: entry.date, relevance: entry.relevance, content: try archive.content(at: index).showing(pending))
    }

    /// The dates of the entries, ascending, with their relevance.
    var scores: [LazyTimeline.Entry] { (0..<count).compactMap { archive?.entry(at: $0) } }

    /// Returns the positions of the entries that follow the one that is shown at a date.
    package func indices(after date: Date) -> Range<Int> { archive?.indices(after: date) ?? 0..<0 }

    /// Returns the dates of the entries that follow the one that is shown at a date. The first entry is shown before its date, too.
    public func upcoming(after date: Date) -> [Date] { indices(after: date).compactMap(self.date) }

    /// Returns the date of the entry that follows the one that is shown at a date; nil if none follows.
    package func next(after date: Date) -> Date? { indices(after: date).first.flatMap(self.date) }

    private func date(_ index: Int) -> Date? { archive?.entry(at: index).date }
}

extension HostStore {
    private static var pageSize: Int { 256 }

    /// Returns the status of an instance that a host has recorded.
    fileprivate func status(
        _ entry: HostEntry, of instance: StoredInstance, at time: StoreTime, _ limits: ReloadLimits
    ) throws -> TimelineStatus {
        let change = try unnoticedChange(of: instance, in: entry, at: time)
        return TimelineStatus(entry, of: instance, changed: change, at: time, limits: limits)
    }

    /// Returns the time of the first change of an instance, or else of the newest one of those that it follows, which the host of an
    /// entry has not noticed; nil if there is none.
    private func unnoticedChange(
        of instance: StoredInstance, in entry: HostEntry, at time: StoreTime
    ) throws -> StoreTime? {
        let isEdited = instance.revision > entry.revision
        guard try isEdited || hasChangedSources(instance, in: entry) else { return nil }
        var (newest, sequence) = (time, 0)
        while true {
            let changes = try changes(of: instance.id, after: sequence, limit: Self.pageSize)
            if let first = changes.first(where: { $0.revision > entry.revision }) { return first.time }
            guard let last = changes.last else { return newest }
            newest = changes.last { $0.cause == .sourceChanged }?.time ?? newest
            sequence = last.sequence
        }
    }

    /// Whether the instances that an instance follows have other revisions than those that the host of an entry has noticed.
    private func hasChangedSources(_ instance: StoredInstance, in entry: HostEntry) throws -> Bool {
        guard instance.follows != nil, let noticed = entry.storedSources else { return false }
        let sources = try [instance.id: instance].withSources(in: self).sources(of: instance)
        return !sources.isEmpty && sources.digest != noticed
    }
}

// These functions read what the hosts of the store have written, in any process.
extension IntentEngine {
    /// Returns the timeline that an instance shows; nil if no host has seen the instance yet.
    /// - Parameters:
    ///   - id: The identifier of the instance.
    ///   - date: The present date, for the budget.
    ///   - settings: The settings of the host, for the budget.
    /// - Throws: `EngineError` with code `unknownInstance`; ``HostError`` with code `unsuitableStore`; ``ContentError`` if what is
    ///   stored is damaged; `StoreError`.
    public func timeline(
        of id: InstanceID, at date: Date = Date(), settings: HostSettings = HostSettings()
    ) async throws -> ShownTimeline? {
        let store = try hostStore
        let (instance, hosted) = try await readFromStore { [self] in (try stored(id), try store.hostedInstance(id)) }
        guard let hosted else { return nil }
        let entry = try HostEntry(bytes: hosted.record.state, kind: instance.kind)
        let status = try await readFromStore {
            try store.status(entry, of: instance, at: StoreTime(roundingDown: date), ReloadLimits(settings))
        }
        return ShownTimeline(
            status, try hosted.content.map { try TimelineArchive(bytes: $0) }, pending: entry.pending)
    }

    /// Returns the timelines that instances show, in one read of the store; nil for an instance that no host has seen, or whose
    /// record cannot be read.
    package func shownTimelines(
        of instances: [StoredInstance], at date: Date, settings: HostSettings
    ) async throws -> [ShownTimeline?] {
        let store = try hostStore
        let limits = ReloadLimits(settings)
        return try await readFromStore {
            let hosted = try store.hostedInstances(instances.map(\.id))
            return try instances.map { instance in
                guard let hosted = hosted[instance.id],
                    let entry = try? HostEntry(bytes: hosted.record.state, kind: instance.kind)
                else { return nil }
                let status = try store.status(entry, of: instance, at: StoreTime(roundingDown: date), limits)
                let archive = try? hosted.content.map { try TimelineArchive(bytes: $0) }
                return ShownTimeline(status, archive, pending: entry.pending)
            }
        }
    }

    /// Returns what the hosts have recorded about the timelines of all instances, without their content, in the order in which the
    /// instances were placed. Instances that no host has seen, or whose record cannot be read, are left out.
    /// - Parameters:
    ///   - kind: A kind, present or former; instances stored under any name of it are returned. Nil for all kinds.
    ///   - date: The present date, for the budget.
    ///   - settings: The settings of the host, for the budget.
    /// - Throws: ``HostError`` with code `unsuitableStore`; `StoreError`.
    public func timelineStatuses(
        of kind: WidgetKind? = nil, at date: Date = Date(), settings: HostSettings = HostSettings()
    ) async throws -> [TimelineStatus] {
        let store = try hostStore
        let limits = ReloadLimits(settings)
        let kinds = kind.map(schema.storedKinds)
        return try await readFromStore {
            // Before the records, so that what a host notices meanwhile is not taken for a change that none has noticed.
            let instances = try store.headings(of: kinds)
            let records = try WidgetHost.records(of: nil, in: store)
            return try instances.compactMap { instance in
                guard let record = records[instance.id],
                    let entry = try? HostEntry(bytes: record.state, kind: instance.kind)
                else { return nil }
                return try store.status(entry, of: instance, at: StoreTime(roundingDown: date), limits)
            }
        }
    }
}
