import IntentModel
@_exported public import IntentScheduling

// FoundationEssentials, where it exists, saves an extension 6 MB of memory compared to Foundation.
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// One state of a widget, and the time from which it is shown.
public protocol TimelineEntry {
    /// The time from which the entry is shown.
    var date: Date { get }
    /// The importance of the entry in a stack of widgets; nil to keep that of the previous entry.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// The importance of an entry, compared with the other entries of the same widget.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    /// The score. A stack never rotates to an entry with a score of zero or less.
    public var score: Float
    /// The seconds for which the score holds; zero until the next entry.
    public var duration: TimeInterval

    /// Creates a relevance.
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

/// The entries that a provider returns, and when it wants to be asked again.
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries. They may be in any order; the host sorts them by date.
    public let entries: [EntryType]
    /// When the provider wants to be asked again.
    public let policy: TimelineReloadPolicy

    /// Creates a timeline.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a provider wants to be asked for the next timeline. A host asks no earlier, and later if the budget is spent.
public struct TimelineReloadPolicy: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case atEnd
        case never
        case after(Date)
    }

    package let kind: Kind

    package init(_ kind: Kind) {
        self.kind = kind
    }

    /// Not before the date of the last entry.
    public static let atEnd = TimelineReloadPolicy(.atEnd)
    /// Only after a request, such as ``WidgetCenter/reloadTimelines(ofKind:)``.
    public static let never = TimelineReloadPolicy(.never)
    /// Not before a date.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(.after(date)) }
}

extension TimelineSchedule {
    /// The schedule of a timeline with a policy and the dates of its entries.
    package init(_ policy: TimelineReloadPolicy, dates: some Sequence<Date>) {
        let schedulePolicy: Policy =
            switch policy.kind {
            case .atEnd: .atEnd
            case .never: .never
            case .after(let date): .after(StoreTime(roundingUp: date))
            }
        self.init(policy: schedulePolicy, lastEntry: dates.max().map(StoreTime.init(roundingUp:)))
    }
}
