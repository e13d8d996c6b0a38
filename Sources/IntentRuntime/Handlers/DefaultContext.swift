/// What a handler may need to know when it is asked for a default.
public struct DefaultContext: Sendable {
    /// The instance that is configured; nil before one is placed.
    public let instance: InstanceID?
    /// The kind of its widget.
    public let kind: WidgetKind
    /// The family in which it stands now.
    public let family: WidgetFamily
    /// A BCP 47 tag.
    public let locale: String
    /// How many values the largest family of the widget holds, 1 or more; 1 for what is no list.
    public let count: Int
    /// When the answer comes too late, by the continuous clock.
    public let deadline: ContinuousClock.Instant

    package init(
        instance: InstanceID?, kind: WidgetKind, family: WidgetFamily, locale: String, count: Int,
        deadline: ContinuousClock.Instant
    ) {
        self.instance = instance
        self.kind = kind
        self.family = family
        self.locale = locale
        self.count = count
        self.deadline = deadline
    }
}
