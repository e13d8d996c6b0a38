/// What a handler may need to know when it is asked for options. Fields may be added; nothing breaks.
public struct OptionsContext: Sendable {
    /// The instance that is configured; nil before one is placed.
    public let instance: InstanceID?
    /// The kind of its widget.
    public let kind: WidgetKind
    /// The family in which it stands now.
    public let family: WidgetFamily
    /// A BCP 47 tag.
    public let locale: String
    /// Most options to return, 1 or more. More are not wrong, only wasted.
    public let limit: Int
    /// Where to go on: what an earlier answer's collection carried.
    public let cursor: String?
    /// When the answer comes too late.
    public let deadline: ContinuousClock.Instant

    package init(
        instance: InstanceID?, kind: WidgetKind, family: WidgetFamily, locale: String, limit: Int, cursor: String?,
        deadline: ContinuousClock.Instant
    ) {
        self.instance = instance
        self.kind = kind
        self.family = family
        self.locale = locale
        self.limit = limit
        self.cursor = cursor
        self.deadline = deadline
    }
}
