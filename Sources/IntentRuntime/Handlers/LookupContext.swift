/// What a handler may need to know when it is asked for options by identifier.
public struct LookupContext: Sendable {
    /// The instance that is configured; nil before one is placed.
    public let instance: InstanceID?
    /// The kind of its widget.
    public let kind: WidgetKind
    /// The family in which it stands now.
    public let family: SizeFamily
    /// A BCP 47 tag.
    public let locale: String
    /// When the answer comes too late, by the continuous clock.
    public let deadline: ContinuousClock.Instant
    /// The effective values of the instance's parameters, the parents of a dependent one among them.
    public let values: IntentValues

    /// As tests of a handler, and other hosts than the engine, make one; the deadline is five seconds from now.
    public init(
        instance: InstanceID? = nil, kind: WidgetKind = "", family: SizeFamily = .systemMedium,
        locale: String = "en", deadline: ContinuousClock.Instant = .now + .seconds(5),
        values: IntentValues = IntentValues()
    ) {
        self.instance = instance
        self.kind = kind
        self.family = family
        self.locale = locale
        self.deadline = deadline
        self.values = values
    }
}
