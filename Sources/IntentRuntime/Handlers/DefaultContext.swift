/// What a handler may need to know when it is asked for a default.
public struct DefaultContext: Sendable {
    public let instance: InstanceID?
    public let kind: WidgetKind
    public let family: WidgetFamily
    /// A BCP 47 tag.
    public let locale: String
    /// How many values the largest family of the widget holds, 1 or more; 1 for what is no list.
    public let count: Int
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
