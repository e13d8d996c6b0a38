/// What a handler may need to know when it is asked for options. Fields may be added; nothing breaks.
public struct OptionsContext: Sendable {
    /// The instance that is configured; nil before one is placed.
    public let instance: InstanceID?
    /// The kind of its widget.
    public let kind: WidgetKind
    /// The family in which it stands now.
    public let family: SizeFamily
    /// A BCP 47 tag.
    public let locale: String
    /// Most options to return, 1 or more. More are not wrong, only wasted.
    public let limit: Int
    /// Where to go on: what an earlier answer's collection carried.
    public let cursor: String?
    /// When the answer comes too late.
    public let deadline: ContinuousClock.Instant

    /// As tests of a handler, and other hosts than the engine, make one; the deadline is five seconds from now.
    public init(
        instance: InstanceID? = nil, kind: WidgetKind = "", family: SizeFamily = .systemMedium,
        locale: String = "en", limit: Int = 100, cursor: String? = nil,
        deadline: ContinuousClock.Instant = .now + .seconds(5)
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
