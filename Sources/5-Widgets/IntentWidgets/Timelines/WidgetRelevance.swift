public import IntentRuntime

// FoundationEssentials, where it exists, saves an extension 6 MB of memory compared to Foundation.
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The circumstances in which a widget is relevant, as a provider lists them, the most important first.
///
/// A host asks for them after each timeline, within the same deadline, and stores the times at which the instance's configuration is
/// relevant. A ``WidgetStack`` raises the instance at these times. An instance has the configuration of an attribute if it has all of
/// its values; objects are compared by their identifiers.
public struct WidgetRelevance<Configuration> {
    /// The configurations and when they are relevant.
    public let attributes: [WidgetRelevanceAttribute<Configuration>]

    /// Creates a list of circumstances.
    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
        self.attributes = attributes
    }
}

extension WidgetRelevance: Sendable where Configuration: Sendable {}

/// A configuration, and when a widget with it is relevant.
public struct WidgetRelevanceAttribute<Configuration> {
    /// The configuration; `()` for a widget that cannot be configured.
    public let configuration: Configuration
    /// When the widget is relevant.
    public let context: RelevantContext
}

extension WidgetRelevanceAttribute: Sendable where Configuration: Sendable {}

extension WidgetRelevanceAttribute where Configuration: WidgetIntent {
    /// Creates an attribute of a configuration.
    public init(configuration: Configuration, context: RelevantContext) {
        self.configuration = configuration
        self.context = context
    }
}

extension WidgetRelevanceAttribute where Configuration == Void {
    /// Creates an attribute of a widget that cannot be configured.
    public init(context: RelevantContext) {
        configuration = ()
        self.context = context
    }
}

/// A time at which a widget is relevant.
public struct RelevantContext: Hashable, Sendable {
    /// How much a widget matters at its time, compared with others.
    public enum DateKind: String, Hashable, CaseIterable, Sendable {
        /// It matters as much as others.
        case `default`
        /// It matters more: something is scheduled.
        case scheduled
        /// It matters less: it informs only.
        case informational
    }

    /// The first date.
    public let start: Date
    /// The last date; equal to ``start`` for a single date.
    public let end: Date
    /// How much the widget matters.
    public let kind: DateKind

    /// At a date.
    public static func date(_ date: Date, kind: DateKind = .default) -> RelevantContext {
        RelevantContext(start: date, end: date, kind: kind)
    }

    /// From a date to a later one.
    public static func date(from start: Date, to end: Date) -> RelevantContext {
        RelevantContext(start: start, end: max(start, end), kind: .default)
    }

    /// In an interval.
    public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
        RelevantContext(start: interval.start, end: interval.end, kind: kind)
    }

    /// In a range of dates.
    public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
        RelevantContext(start: range.lowerBound, end: range.upperBound, kind: kind)
    }

    /// At a place of the person, which a host does not know: never.
    public static func location(inferred place: InferredLocation) -> RelevantContext { .never }

    /// Before or at the time for sleep, which a host does not know: never.
    public static func sleep(_ time: SleepTime) -> RelevantContext { .never }

    /// While a device is connected, which a host does not know: never.
    public static func hardware(headphones: HeadphonesState) -> RelevantContext { .never }

    /// During a workout or while rings are open, which a host does not know: never.
    public static func fitness(_ state: FitnessState) -> RelevantContext { .never }

    /// A place that a system infers from a person's habits.
    public enum InferredLocation: Hashable, Sendable { case home, work, school, gym, commute }

    /// A time of the day.
    public enum SleepTime: Hashable, Sendable { case bedtime, wakeup }

    /// Whether headphones are used.
    public enum HeadphonesState: Hashable, Sendable { case connected }

    /// What a person does for fitness.
    public enum FitnessState: Hashable, Sendable { case workoutActive, activityRingsIncomplete }

    private static var never: RelevantContext {
        RelevantContext(start: .distantPast, end: .distantPast, kind: .default)
    }

    /// Whether there is a time at which the widget is relevant.
    package var hasTime: Bool { self != .never }

    package init(start: Date, end: Date, kind: DateKind) {
        self.start = start
        self.end = end
        self.kind = kind
    }
}
