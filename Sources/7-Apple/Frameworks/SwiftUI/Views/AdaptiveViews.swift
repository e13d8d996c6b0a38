/// A view whose content depends on its size.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView, DrawnView {
    /// Returns the content.
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

/// The size of a view, and its place.
public struct GeometryProxy: Sendable {
    public let size: CGSize
    /// The upper left corner in the widget.
    let origin: CGPoint
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The frame in the view itself, or in the widget. A space with a name, which a picture lacks, is that of the widget.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        CGRect(origin: coordinateSpace == .local ? .zero : origin, size: size)
    }
}

/// The first of several views that fits.
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView, DrawnView {
    package let axes: Axis.Set
    package let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

/// A view that changes over time. It shows its state at the time of the entry.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView, DrawnView {
    public typealias Context = TimelineViewDefaultContext

    package let schedule: Schedule
    package let content: (Context) -> Content

    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.schedule = schedule
        self.content = content
    }
}

/// The time for which the content of a ``TimelineView`` is shown.
///
/// A type of its own: if it depended on the type of the content, the compiler could not infer the content from a closure.
public struct TimelineViewDefaultContext: Sendable {
    /// How often content changes.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

    public let date: Date
    public let cadence: Cadence
}

/// Times at which a view changes.
public protocol TimelineSchedule: Sendable {}

/// Times at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule {
    public init(from startDate: Date, by interval: TimeInterval) {}
}

/// Every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule { public init() {} }

/// Given times.
public struct ExplicitTimelineSchedule: TimelineSchedule { public init(_ dates: [Date]) {} }

/// As often as animations need it.
public struct AnimationTimelineSchedule: TimelineSchedule {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
        Self(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule { public static var everyMinute: Self { Self() } }
extension TimelineSchedule where Self == ExplicitTimelineSchedule {
    public static func explicit(_ dates: [Date]) -> Self { Self(dates) }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: Self { Self() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
        Self(minimumInterval: minimumInterval, paused: paused)
    }
}
