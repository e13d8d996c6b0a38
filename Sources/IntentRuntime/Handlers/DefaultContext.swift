/// What a handler may need to know when it is asked for a default.
public struct DefaultContext: Sendable {
    /// The instance that is configured; nil before one is placed.
    public let instance: InstanceID?
    /// The kind of its widget.
    public let kind: WidgetKind
    /// The family in which it stands now.
    public let family: SizeFamily
    /// A BCP 47 tag.
    public let locale: String
    /// How many values the largest family of the widget holds, 1 or more; 1 for what is no list.
    public let count: Int
    /// When the answer comes too late, by the continuous clock.
    public let deadline: ContinuousClock.Instant

    /// As tests of a handler, and other hosts than the engine, make one; the deadline is five seconds from now.
    public init(
        instance: InstanceID? = nil, kind: WidgetKind = "", family: SizeFamily = .systemMedium,
        locale: String = "en", count: Int = 1, deadline: ContinuousClock.Instant = .now + .seconds(5)
    ) {
        self.instance = instance
        self.kind = kind
        self.family = family
        self.locale = locale
        self.count = count
        self.deadline = deadline
    }
}
