/// What a handler may need to know when it is asked for options by identifier.
public struct LookupContext: Sendable {
    /// The instance that is configured; nil before one is placed.
    public let instance: InstanceID?
    /// The kind of its widget.
    public let kind: WidgetKind
    /// The family in which it stands now.
    public let family: WidgetFamily
    /// A BCP 47 tag.
    public let locale: String
    /// When the answer comes too late, by the continuous clock.
    public let deadline: ContinuousClock.Instant
    /// The effective values of the instance's parameters, the parents of a dependent one among them.
    public let values: IntentValues

    package init(
        instance: InstanceID?, kind: WidgetKind, family: WidgetFamily, locale: String,
        deadline: ContinuousClock.Instant, values: IntentValues
    ) {
        self.instance = instance
        self.kind = kind
        self.family = family
        self.locale = locale
        self.deadline = deadline
        self.values = values
    }
}
